// Put before the page's own script by kills.py: tells what the page shows, keeps and asks, and plays at random.
// It presses what a person would press; that the others and the storage are asked is only listened to.
(() => {
  if (!location.protocol.startsWith("http")) return;
  /** The window, with what Playwright and this script put into it. @type {any} */
  const here = window;
  const tell = (what, fact = {}) =>
    void here.hupaiTold(JSON.stringify({ what, life: performance.timeOrigin, ...fact }));
  const workers = [];
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(/** @type {any[]} */ ...given) {
      super(given[0], given[1]);
      workers.push(this);
    }
  };

  /** Small, and the same for the same seed. */
  function chance(seed) {
    let state = seed | 0;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
  }

  customElements.whenDefined("hp-page").then(() => {
    /** @type {any} */
    const element = document.querySelector("hp-page");
    const page = element.page;
    let state;
    let step = "";
    let stored = [];
    listen(element, (app) => {
      if (app.boot.step !== step) {
        ({ step } = app.boot);
        tell("boot", { step, reason: app.boot.reason });
      }
      if (app.table.state === state) return;
      state = app.table.state;
      if (!state) return tell("cleared");
      const { record, view, setup, hand, scores, waiting } = state;
      tell("shown", { id: page.store.id, record, view, setup, hand, scores, waiting, open: view.open != null });
    });
    const ask = page.engine.ask;
    page.engine.ask = async (request) => {
      tell("asked", { do: request.do, action: request.action, steps: request.steps });
      try {
        return await ask(request);
      } finally {
        tell("answered", { do: request.do });
      }
    };
    const store = page.store.store.bind(page.store);
    page.store.store = async (next, log) => {
      const { id } = page.store;
      tell("storing");
      const kept = await store(next, log);
      stored = next.events;
      const { unkept } = page.app.saved;
      if (page.store.head?.id === id) tell(unkept ? "unkept" : "stored", { id, record: next.record, unkept });
      return kept;
    };
    const draw = page.play.draw.bind(page.play);
    page.play.draw = (event) => {
      if (!stored.includes(event)) tell("wrong", { why: `drawn before it was kept: ${JSON.stringify(event)}` });
      draw(event);
    };

    let playing = 0;
    here.kills = {
      begin({ game, options, bots, hands, open }) {
        page.lobby.setSetup({ game, bots, hands, open });
        page.lobby.setOptions(options);
        void page.newMatch();
      },
      speed: (speed) => page.setSettings({ speed }),
      endWorker: () => workers.at(-1).terminate(),
      /** Presses "resume" of a match and says whether the list had it: it may just be drawn anew. */
      resume(id) {
        /** @type {HTMLElement} */
        const button = document.querySelector(`li[data-id="${id}"] .does button`);
        button?.click();
        return button !== null;
      },
      async play(seed) {
        playing += 1;
        const mine = playing;
        const random = chance(seed);
        while (mine === playing) {
          act(element, random);
          await new Promise((done) => setTimeout(done, random() * 80));
        }
      },
      rest() {
        playing += 1;
      },
    };
    tell("ready");
  });

  /** Calls with the page's state whenever it is set. */
  function listen(element, told) {
    let owner = element;
    while (!Object.getOwnPropertyDescriptor(owner, "app")?.set) owner = Object.getPrototypeOf(owner);
    const { get, set } = Object.getOwnPropertyDescriptor(owner, "app");
    Object.defineProperty(element, "app", {
      configurable: true,
      get() {
        return get.call(this);
      },
      set(app) {
        set.call(this, app);
        told(app);
      },
    });
  }

  /** One thing a person might do now. */
  function act(element, random) {
    const { app, page } = element;
    const one = (found) => found[Math.floor(random() * found.length)];
    const press = (selector) => one([...element.querySelectorAll(selector)])?.click();
    const key = (name) => element.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    if (app.screen === "tally") {
      here.hupaiTold(JSON.stringify({ what: "over", life: performance.timeOrigin }));
      return page.toLobby();
    }
    if (app.screen !== "table" || app.table.opening) return;
    if (app.sheet.open === "result") {
      if (random() < 0.15) press("dialog.result .undo-last");
      else if (random() < 0.1) press("dialog.result .open-review");
      else press("dialog.result .answer.play");
    } else if (app.sheet.open === "hint" && random() < 0.7) press("dialog .answer.play");
    else if (app.sheet.open === "back" && random() < 0.5) press("dialog .back-list button");
    else if (app.sheet.open === "pass" || app.sheet.open === "sure") press("dialog footer button");
    else if (app.sheet.open === "elsewhere") press("dialog .answer.play");
    else if (app.sheet.open) page.showSheet(null);
    else if (random() < 0.06) key("u");
    else if (random() < 0.03) key("b");
    else if (random() < 0.05) key("t");
    else if (random() < (app.table.auto ? 0.3 : 0.03)) key("a");
    else if (random() < 0.02) key("l");
    else if (element.querySelector("hp-prompt [role=group] button")) press("hp-prompt [role=group] button");
    else {
      press('hp-hand button[aria-disabled="false"]');
      setTimeout(() => press("hp-prompt .answer.play"), random() * 20);
    }
  }
})();
