/** @file The place of a lesson in a frame: what is shown until the lesson's script is here, and why if it does not come. */
import { SCRIPT } from "../embed/built.js";
import { make } from "../embed/play/dom.js";
import { both, say } from "../embed/play/words.js";
import { bodyOf } from "./address.js";
import { cover, uncover } from "./cover.js";

export class FrameLesson extends HTMLElement {
  constructor() {
    super();
    /** What the address says of the lesson. @type {Record<string, string>} */
    this.fields = {};
    /** @type {import("./lesson_view.js").LessonView|null} */
    this.view = null;
    /** The element that the lesson is drawn in. @type {HTMLElement|null} */
    this.page = null;
    /** Grows with every opening, so that one that comes late is dropped. */
    this.asked = 0;
    /** The step that was asked for before the lesson was here. @type {number|null} */
    this.wanted = null;
    this.resized = new ResizeObserver(() => this.tell("resize", null));
  }

  connectedCallback() {
    void this.open();
  }

  disconnectedCallback() {
    this.asked += 1;
    this.resized.disconnect();
    if (this.page) uncover(this.page);
    this.page = null;
    this.view = null;
  }

  /** @returns {"zh"|"en"} */
  get language() {
    return document.documentElement.lang === "en" ? "en" : "zh";
  }

  get theme() {
    return this.getAttribute("theme") ?? "light";
  }

  /** Where the reader is, as the fields of an address. @returns {Record<string, string>} */
  get place() {
    return this.view?.place ?? {};
  }

  /** The height that the lesson needs; 0 while there is none. */
  get height() {
    return this.page ? Math.ceil(this.page.getBoundingClientRect().height) : 0;
  }

  async open() {
    const mine = ++this.asked;
    const { language: lang, theme } = this;
    this.replaceChildren(make("p", { role: "status" }, say(lang, "embed.lesson.loading")));
    const page = make("div", { class: "lesson-page", hidden: true });
    document.body.append(page); // elements draw only in a page
    try {
      const { lesson = "", step = "" } = this.fields;
      const part = await /** @type {Promise<typeof import("./lesson_view.js")>} */ (
        import(new URL("lesson.js", SCRIPT).href)
      );
      const view = await part.openLesson(page, { lesson, step, lang, theme }, (told) => this.tell("state", told));
      if (this.wanted !== null) view.show(this.wanted - 1);
      await view.drawn();
      if (mine !== this.asked) return page.remove();
      this.view = view;
      this.page = page;
      page.hidden = false;
      cover(page);
      this.resized.observe(page);
    } catch (error) {
      page.remove();
      if (mine === this.asked) this.refuse(error);
    }
  }

  /** Shows a step. @param {number} step from 1; the number behind the last step is the lesson's end */
  goto(step) {
    this.wanted = step;
    this.view?.show(step - 1);
  }

  /** Says why there is no lesson. @param {unknown} error */
  refuse(error) {
    const wrong = bodyOf(error);
    const lost = { code: "lesson_missing", position: null, text: both("embed.address.lesson") };
    const body = wrong.code === "other" ? lost : wrong;
    this.replaceChildren(make("p", { role: "alert" }, body.text[this.language]));
    this.tell("error", body);
  }

  /** Tells the frame what has happened. @param {"state"|"error"|"resize"} type @param {unknown} detail */
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(`hupai-${type}`, { bubbles: true, detail }));
  }
}
