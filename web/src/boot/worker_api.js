/** @file What the worker does for the page: it says that it lives, starts Python, asks the engine, prepares the next visit. */

/** Milliseconds between two signs of life during the start: well below the page's patience. */
const BEAT_MS = 1000;

/** Asks for the record of the match. */
const SAVE = JSON.stringify({ do: "save" });

/** @param {import("./boot.js").Boot} start */
export function workerApi(start) {
  /** @type {((text: string) => string)|null} */
  let handle = null;
  /** Python does not start before the worker has its lock: the page would notice an early end by the silence only. */
  let locked = Promise.resolve(false);

  /** One question to the engine, one answer: JSON text both ways. @param {string} text */
  function ask(text) {
    if (!handle) throw new Error("the engine has not started");
    return handle(text);
  }

  return {
    ask,

    /** A question that changes the match, and the record of the match after it, in one turn. @param {string} text @returns {[answer: string, record: string]} */
    move: (text) => [ask(text), ask(SAVE)],

    /** Holds a lock for as long as this worker lives; false where the browser gives none. @param {string} name @returns {Promise<boolean>} */
    async hold(name) {
      const { locks } = navigator;
      if (!locks) return false;
      locked = new Promise((done) => {
        const has = () => {
          done(true);
          return new Promise(() => {});
        };
        locks.request(name, has).catch(() => done(false));
      });
      return locked;
    },

    /**
     * Starts Python and the engine; reports how far it is, and returns how it was done.
     * @param {(progress: import("./boot.js").Progress) => void} report
     */
    async boot(report) {
      const beat = setInterval(() => self.postMessage(null), BEAT_MS);
      try {
        await locked;
        handle = await start.run(report);
      } finally {
        clearInterval(beat);
      }
      return start.done;
    },

    /** Prepares the next visit; asked for in idle time. */
    prepareNextVisit: () => start.prepareNextVisit(),
  };
}

/** @typedef {ReturnType<typeof workerApi>} WorkerApi */
