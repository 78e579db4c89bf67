/**
 * @file The base of the elements that go through a file step by step, with buttons and, while the focus is in them, with
 * keys. The file is at the address `src`, or in a block of data inside the element.
 */
import { languageOf, make } from "./play/dom.js";

export const LOOKS = ["caption", "lang", "face", "index", "theme"];
const KEYS = ["Home", "ArrowLeft", "ArrowRight", "End"];
const SIGNS = ["⇤", "←", "→", "⇥"];
const WORDS = {
  zh: {
    names: ["开头", "上一步", "下一步", "结尾"],
    missing: "没有载入：{src}。请检查地址和网络。",
    wrong: "这份文件不能用：{src}",
  },
  en: {
    names: ["First", "Previous", "Next", "Last"],
    missing: "This could not be loaded: {src}. Check the address and the connection.",
    wrong: "This file cannot be shown: {src}",
  },
};
const STYLE = `:host{display:block;max-width:100%}:host([hidden]),[hidden]{display:none}
div{display:flex;gap:.5rem;flex-wrap:wrap}
button{font:inherit;color:inherit;background:none;border:1px solid;border-radius:.4rem;min-width:2.75rem;min-height:2.75rem}
[aria-disabled=true]{opacity:.5}
p{margin:.5rem 0;min-height:3em;line-height:1.5;overflow-wrap:anywhere}
@media print{div{display:none}slot[hidden]{display:block}::slotted(a)::after{content:" " attr(href)}}`;

/** The text at an address. @param {string} address */
async function textAt(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.text();
}

/** The text of the block of data in an element, which may still be on its way. @param {HTMLElement} element */
async function textIn({ ownerDocument: page, children }) {
  if (page.readyState === "loading") await new Promise((done) => page.addEventListener("DOMContentLoaded", done));
  return [...children].find((child) => child.localName === "script")?.textContent ?? "";
}

/** An element that goes through steps. @param {typeof HTMLElement} Base that of the page */
export const stepped = (Base) =>
  class extends Base {
    static observedAttributes = ["src", "step", ...LOOKS];
    /** What the element is, in the codes of its errors. */
    static kind = "";

    /** The style of what is below the buttons. */
    static style = "";
    root = this.attachShadow({ mode: "open" });
    said = make("p", { part: "prompt" });
    /** What a step shows. */
    stage = make("section");
    /** The steps of the file, none before it is read. @type {any[]} */
    steps = [];
    /** Which of them is shown. */
    now = 0;
    #buttons = SIGNS.map((sign, nth) => make("button", { type: "button", click: () => this.#press(nth) }, sign));
    #bar = make("div", { role: "group" }, this.#buttons);
    /** What the author wrote inside: it is shown where there is nothing to show, and in print. */
    #inside = make("slot");
    #width = 0;
    /** Grows with every reading, so that a late answer to an older one is dropped. */
    #readings = 0;

    constructor() {
      super();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE + /** @type {any} */ (this.constructor).style);
      this.root.adoptedStyleSheets = [sheet];
      this.root.addEventListener("keydown", (event) => this.onKey(/** @type {KeyboardEvent} */ (event)));
      // Only what its reader goes through is read aloud.
      this.root.addEventListener("focusin", () => this.said.setAttribute("role", "status"));
    }

    connectedCallback() {
      this.#follow("");
    }

    /** @param {string} name */
    attributeChangedCallback(name) {
      if (name === "src") this.steps = [];
      if (this.isConnected) this.#follow(name);
    }

    /** Does what an attribute asks for that was changed. @param {string} name */
    #follow(name) {
      if (!this.steps[0]) void this.#read();
      else if (name === "step") this.goto(this.#wanted);
      else this.#redraw();
    }

    // ── what an element says of itself ──

    /** The steps that a file has; none if it is no such file. @param {any} _file @returns {any[]} */
    stepsOf(_file) {
      return [];
    }

    /** What is below the buttons. @returns {Node[]} */
    body() {
      return [];
    }

    /** Draws the step that is shown. @param {any} _step @param {"zh"|"en"} _lang */
    draw(_step, _lang) {}

    /** The number by which a step is asked for. @param {any} _step @param {number} nth from 0 */
    numberOf(_step, nth) {
      return nth + 1;
    }

    // ── reading ──

    get #wanted() {
      return Number(this.getAttribute("step"));
    }

    async #read() {
      const reading = ++this.#readings;
      const src = this.getAttribute("src");
      let failed = "missing";
      let file;
      try {
        const text = src ? await textAt(src) : await textIn(this);
        failed = "wrong";
        file = JSON.parse(text);
      } catch {}
      if (reading !== this.#readings) return;
      this.steps = this.stepsOf(file);
      this.#inside.hidden = this.steps.length > 0;
      if (!this.steps[0]) return this.#refuse(/** @type {"missing"|"wrong"} */ (failed));
      this.now = 0;
      this.stage.replaceChildren(this.said, ...this.body());
      this.root.replaceChildren(this.#bar, this.stage, this.#inside);
      this.#redraw();
      this.goto(this.#wanted);
      this.tell("ready");
    }

    /** Says why there is nothing to show. @param {"missing"|"wrong"} why */
    #refuse(why) {
      const said = (/** @type {"zh"|"en"} */ lang) =>
        WORDS[lang][why].replace("{src}", () => this.getAttribute("src") ?? "–");
      this.root.replaceChildren(make("p", { part: "error" }, said(languageOf(this))), this.#inside);
      const { kind } = /** @type {any} */ (this.constructor);
      this.tell("error", { code: `${kind}_${why}`, text: { zh: said("zh"), en: said("en") } });
    }

    // ── going ──

    /** Shows the last step whose number is not above this one. @param {number} number */
    goto(number) {
      this.#go(this.steps.findLastIndex((step, nth) => this.numberOf(step, nth) <= number));
    }

    /** @param {number} nth from 0; beyond the ends it is the step there */
    #go(nth) {
      const next = Math.max(0, Math.min(nth, this.steps.length - 1));
      if (next === this.now) return;
      this.now = next;
      this.#redraw();
      this.tell("step");
    }

    /** @param {number} nth which of the four buttons */
    #press(nth) {
      this.#go([0, this.now - 1, this.now + 1, this.steps.length][nth]);
    }

    /** @param {KeyboardEvent} event */
    onKey(event) {
      const nth = KEYS.indexOf(event.key);
      if (nth < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.#press(nth);
    }

    // ── drawing ──

    #redraw() {
      const lang = languageOf(this);
      // What lies below stays where it is when a step needs less room.
      const { offsetWidth, offsetHeight, style } = this.stage;
      style.minHeight = offsetWidth === this.#width ? `${offsetHeight}px` : "";
      this.#width = offsetWidth;
      this.draw(this.steps[this.now], lang);
      this.#bar.setAttribute("aria-label", this.getAttribute("caption") || "Hupai");
      this.#buttons.forEach((button, nth) => {
        button.title = WORDS[lang].names[nth];
        button.setAttribute("aria-label", button.title);
        const idle = this.now === (nth < 2 ? 0 : this.steps.length - 1);
        button.setAttribute("aria-disabled", String(idle));
      });
    }

    /** Tells the page which step is shown, or what is wrong. @param {string} type @param {object} [facts] */
    tell(type, facts) {
      const [step, last] = [this.now, this.steps.length - 1].map((nth) => this.numberOf(this.steps[nth], nth));
      const detail = facts ?? { step, of: last };
      this.dispatchEvent(new CustomEvent(`hupai-${type}`, { bubbles: true, composed: true, detail }));
    }
  };
