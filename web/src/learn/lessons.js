/** @file The page of the lessons: the list of all by family, or one of them. */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { PAGES } from "../shared/site.js";
import { lessonAsked, stepAddress } from "./address.js";
import { byFamily } from "./data.js";
import { FetchedPart } from "./fetched_element.js";
import { doneIn, resumeAt } from "./progress.js";
import "./lesson.js";
import { card, picture } from "./picture.js";

/** @import { Outline, Progress } from "./types.js" */

/** @extends {FetchedPart<{lessons: Outline[]}>} */
class LessonsPage extends FetchedPart {
  static properties = { ...FetchedPart.properties, progress: { attribute: false }, refused: { attribute: false } };

  constructor() {
    super("lessons");
    /** @type {Progress} */
    this.progress = {};
    this.refused = false;
    this.shown = "";
  }

  /** Moves the focus to the heading of a new step, so that readers and screen readers begin there. */
  updated() {
    if (!this.found) return;
    const before = this.shown;
    this.shown = this.hash || "#";
    if (!before || before === this.shown) return;
    scrollTo(0, 0);
    const lesson = /** @type {import("./lesson.js").LessonElement|null} */ (this.querySelector("hp-lesson"));
    Promise.resolve(lesson?.drawn()).then(() =>
      /** @type {HTMLElement|null} */ (this.querySelector("[data-begin]"))?.focus({ preventScroll: true }),
    );
  }

  /** @param {{lessons: Outline[]}} found */
  draw({ lessons }) {
    const asked = lessonAsked(this.hash, lessons);
    if (!asked) return this.drawAll(lessons);
    const { lesson, at } = asked;
    const family = lessons.filter((one) => one.family === lesson.family);
    return keyed(
      lesson.id,
      html`<hp-lesson .source=${`lesson-${lesson.id}`} .reader=${this.reader} .lang=${this.lang} .family=${family} .outline=${lesson} .at=${at}
        .progress=${this.progress}></hp-lesson>`,
    );
  }

  /** @param {Outline[]} lessons */
  drawAll(lessons) {
    const begun = lessons.some((lesson) => doneIn(this.progress, lesson).some((how) => how !== null));
    return html`<main class="reading all">
      <h1 tabindex="-1" data-begin>${this.say("learn.lessons")}</h1>
      <p class="intro">${this.say("learn.intro")}</p>
      ${this.refused ? html`<p class="intro">${this.say("learn.refused")}</p>` : nothing}
      ${byFamily(lessons).map(
        ([family, own]) => html`<h2 class="family">${this.say(`learn.family.${family}`)}</h2>
        ${family === lessons[0].family ? nothing : html`<p class="intro">${this.say("learn.apart")}</p>`}
        <ol class="lesson-list">${own.map((lesson, nth) => this.drawLink(lesson, nth, lesson === lessons[0] && !begun))}</ol>`,
      )}
      <p class="two more-ways">
        ${PAGES.practise ? html`<a class="answer" href=${PAGES.practise}>${this.say("learn.practise")}</a>` : nothing}
        ${PAGES.calculate ? html`<a class="quiet" href=${PAGES.calculate}>${this.say("learn.calculate")}</a>` : nothing}
        ${PAGES.tournament ? html`<a class="quiet" href=${PAGES.tournament}>${this.say("learn.tournament")}</a>` : nothing}
      </p>
      <p class="keys-note">${this.say("learn.keys")}</p>
    </main>`;
  }

  /**
   * @param {Outline} lesson
   * @param {number} nth its place among the lessons of its family
   * @param {boolean} first whether a reader who has done nothing yet begins here
   */
  drawLink(lesson, nth, first) {
    const hows = doneIn(this.progress, lesson);
    const done = hows.filter((how) => how !== null).length;
    const at = resumeAt(this.progress, lesson);
    const next =
      done === 0
        ? this.say("learn.begin")
        : done === hows.length
          ? this.say("learn.again")
          : this.say("learn.resume", { n: at + 1 });
    return html`<li><a class="lesson-link paper" href=${stepAddress(lesson, at)}>
      <span class="lesson-face n${lesson.face.length}" aria-hidden="true">${lesson.face.map((code) => picture(lesson.family, [[card(code)]]))}</span>
      <span class="lesson-words">
        <span class="nth">${this.say("learn.nth", { n: nth + 1 })}</span>
        <b>${this.pick(lesson.title)}${first ? html` <em class="begin-here">${this.say("learn.begin.here")}</em>` : nothing}</b>
        <span class="lesson-about">${this.pick(lesson.about)}</span>
        <span class="lesson-next">${next}${done > 0 && done === hows.length ? html` <span class="finished">${this.say("learn.finished")}</span>` : nothing}</span>
        ${done > 0 ? html`<progress max=${hows.length} value=${done} aria-label=${this.say("learn.done.of", { done, all: hows.length })}></progress>` : nothing}
      </span>
    </a></li>`;
  }
}

customElements.define("hp-lessons", LessonsPage);
