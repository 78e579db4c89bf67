/** @file A lesson in a frame, by the elements of the learning pages. Loaded when a lesson is shown; stores nothing. */

import { html, render } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { data } from "../learn/data.js";
import "../learn/lesson.js";
import { useLook } from "../learn/picture.js";
import { withStep } from "../learn/progress.js";
import { applySettings } from "../settings/apply_settings.js";
import { defaultSettings } from "../settings/settings.js";
import { PAGES } from "../shared/site.js";
import { readAddress, writeAddress, wrongField } from "./address.js";
import { useStyles } from "./page_styles.js";

/** @import { How, Outline, Progress } from "../learn/types.js" */
/** @typedef {{lesson: string, step: string, lang: "zh"|"en", theme: string}} Wish What the address says. */
/** @typedef {(told: {lesson: string, step: number, of: number}) => void} Tell Is told where the reader is. */

const KIND = "lesson?";
/** What stands in an address for the page behind the last step. */
const END = "end";

/** The lesson with this id, or what is wrong with it. @param {Outline[]} lessons @param {string} id */
function lessonOf(lessons, id) {
  const found = lessons.find((lesson) => lesson.id === id);
  if (found) return found;
  throw wrongField("lesson", id, lessons.map((lesson) => lesson.id).join(", "));
}

/** The step that an address names, from 0. @param {Outline} lesson @param {string} step */
function placeOf({ steps }, step) {
  if (step === END) return steps.length;
  const at = Number(step || 1) - 1;
  if (at < steps.length) return at;
  throw wrongField("step", step, `1–${steps.length}, ${END}`);
}

/** A step as the fields of an address. @param {Outline} lesson @param {number} at */
const placed = ({ id, steps }, at) => ({ lesson: id, step: at >= steps.length ? END : String(at + 1) });

/** What the elements of a lesson ask: where steps are, and what was done. Implements learn/types.js's Reader. */
export class LessonView {
  /** @param {HTMLElement} page @param {Outline[]} lessons @param {Wish} wish @param {Tell} tell */
  constructor(page, lessons, wish, tell) {
    this.page = page;
    this.lessons = lessons;
    this.lang = wish.lang;
    this.tell = tell;
    this.lesson = lessonOf(lessons, wish.lesson);
    this.at = placeOf(this.lesson, wish.step);
    /** @type {Progress} */
    this.progress = {};
    this.all = PAGES.lessons;
    /** What was told last, so that the same is not told again. */
    this.told = "";
    page.addEventListener("click", (event) => this.follow(event));
    this.draw();
  }

  /** @param {Outline} lesson @param {number} at */
  addressOf(lesson, at) {
    return `#${writeAddress("lesson", { ...placed(lesson, at), lang: this.lang })}`;
  }

  /** Where the reader is, as the fields of an address. */
  get place() {
    return placed(this.lesson, this.at);
  }

  /** @param {Outline} lesson @param {number} at @param {How} how */
  done(lesson, at, how) {
    this.progress = withStep(this.progress, lesson, at, how);
    this.draw();
  }

  /** The reader goes to a step, and reads on from its heading. @param {Outline} lesson @param {number} at */
  async go(lesson, at) {
    this.lesson = lesson;
    this.show(at);
    await this.drawn();
    /** @type {HTMLElement|null} */ (this.page.querySelector("[data-begin]"))?.focus({ preventScroll: true });
  }

  /** Shows a step; behind the last one is the lesson's end. @param {number} at from 0 */
  show(at) {
    this.at = Math.min(Math.max(at, 0), this.lesson.steps.length);
    this.draw();
  }

  /** Resolves when the step is drawn, or the notice that the lesson did not come. */
  async drawn() {
    await this.element?.updateComplete;
    await this.element?.drawn();
  }

  /** @returns {import("../learn/lesson.js").LessonElement|null} */
  get element() {
    return this.page.querySelector("hp-lesson");
  }

  /**
   * Follows a link to a step here, without a new entry in the history of the page around the frame. Other links open in
   * a window of their own.
   * @param {Event} event
   */
  follow(event) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    if (!link.hash.startsWith(`#${KIND}`)) {
      Object.assign(link, { target: "_blank", rel: "noopener" });
      return;
    }
    event.preventDefault();
    const { lesson, step } = readAddress(link.hash).fields;
    const found = lessonOf(this.lessons, lesson);
    void this.go(found, placeOf(found, step));
  }

  draw() {
    const { lesson, lessons, at, lang, progress } = this;
    const family = lessons.filter((one) => one.family === lesson.family);
    render(
      keyed(
        lesson.id,
        html`<hp-lesson .source=${`lesson-${lesson.id}`} .reader=${this} .lang=${lang} .family=${family} .outline=${lesson} .at=${at}
          .progress=${progress}></hp-lesson>`,
      ),
      this.page,
    );
    const here = this.addressOf(lesson, at);
    if (here !== this.told) this.tell({ lesson: lesson.id, step: at + 1, of: lesson.steps.length });
    this.told = here;
  }
}

/** Sets language and colours as the learning pages do. @param {Wish} wish */
function dress({ lang, theme }) {
  /** @type {import("../settings/settings.js").Settings} */
  const settings = { ...defaultSettings(), lang, theme: theme === "dark" ? "felt" : "paper" };
  applySettings(settings);
  useLook(settings);
}

/**
 * Opens a lesson in an empty element.
 * @param {HTMLElement} page
 * @param {Wish} wish
 * @param {Tell} tell
 */
export async function openLesson(page, wish, tell) {
  const [{ lessons }] = await Promise.all([data("lessons"), useStyles("lesson")]);
  dress(wish);
  return new LessonView(page, lessons, wish, tell);
}
