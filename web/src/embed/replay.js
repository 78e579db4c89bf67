/**
 * @file `<hupai-replay>`: a finished hand to go through. The engine has written its moments beforehand
 * (`hupai replay --moments`), so that no Python is needed.
 */
import { make } from "./play/dom.js";
import { LOOKS, stepped } from "./stepped.js";

/** @typedef {{step: number, position: string, text: {zh: string, en: string}}} Moment */

/** The version of the file that this script reads. */
const VERSION = 1;
const STEP = { zh: "第 {step} 步，共 {of} 步。", en: "Step {step} of {of}. " };

/** Whether the engine writes such a moment. @param {any} value @returns {value is Moment} */
const isMoment = (value) =>
  Number.isInteger(value?.step) && typeof value.position === "string" && value.text?.zh && value.text.en;

/** Defines the element, unless the page has it already. @param {Document} page */
export function defineReplay(page) {
  const { customElements, HTMLElement } = /** @type {typeof globalThis} */ (page.defaultView ?? globalThis);
  if (customElements.get("hupai-replay")) return;

  class ReplayElement extends stepped(HTMLElement) {
    static kind = "replay";
    #picture = make("hupai-position");
    /** How many actions the whole hand has. */
    #of = 0;

    /** @override @param {any} file @returns {Moment[]} */
    stepsOf(file) {
      this.#of = file?.of;
      const known = file?.hupai_moments === VERSION && Number.isInteger(this.#of) && Array.isArray(file.moments);
      return known && file.moments.every(isMoment) ? file.moments : [];
    }

    /** @override */
    body() {
      return [this.#picture];
    }

    /** How many actions had been done: the same from every seat. @override @param {Moment|undefined} moment */
    numberOf(moment) {
      return moment?.step ?? 0;
    }

    /** @override @param {Moment} moment @param {"zh"|"en"} lang */
    draw({ step, position, text }, lang) {
      const picture = this.#picture;
      for (const name of LOOKS) picture.setAttribute(name, this.getAttribute(name) ?? "");
      picture.lang = lang;
      picture.setAttribute("position", position);
      const place = STEP[lang].replace("{step}", String(step)).replace("{of}", String(this.#of));
      this.said.textContent = place + text[lang];
    }
  }

  customElements.define("hupai-replay", ReplayElement);
}
