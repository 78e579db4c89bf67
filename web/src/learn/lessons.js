/** @file The page of the lessons: the list of all, one step of a lesson, or a lesson's end. */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { lessonAsked, stepAddress } from "./address.js";
import { cardsOfFamily } from "./families.js";
import { FetchedPart } from "./fetched_element.js";
import { doneIn, resumeAt } from "./progress.js";
import "./step.js";

/** @typedef {import("./types.js").Lesson} Lesson */
/** @typedef {import("./types.js").Lessons} Found */
/** @typedef {import("./types.js").Progress} Progress */

/** @extends {FetchedPart<Found>} */
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
    const step = /** @type {import("./step.js").StepElement|null} */ (this.querySelector("hp-step"));
    Promise.resolve(step?.updateComplete).then(() =>
      /** @type {HTMLElement|null} */ (this.querySelector("[data-begin]"))?.focus({ preventScroll: true }),
    );
  }

  /** @param {Found} found */
  draw(found) {
    const asked = lessonAsked(this.hash, found.lessons);
    if (!asked) return this.drawAll(found);
    const { lesson, at } = asked;
    return html`<main class="reading lesson">
      <nav class="path" aria-label=${this.say("learn.path")}>
        <a class="up" href="#">${this.say("learn.all")}</a>
        <ol>${lesson.steps.map((step, nth) => this.drawDot(lesson, step, nth, at))}</ol>
      </nav>
      ${
        at < lesson.steps.length
          ? keyed(
              `${lesson.id}/${at}`,
              html`<hp-step .reader=${this.reader} .lang=${this.lang} .lesson=${lesson} .at=${at} .topics=${found.topics[lesson.family]}
            .done=${doneIn(this.progress, lesson)[at]}></hp-step>`,
            )
          : this.drawEnd(found, lesson)
      }
    </main>`;
  }

  /** @param {Lesson} lesson @param {import("./types.js").Step} step @param {number} nth @param {number} at */
  drawDot(lesson, step, nth, at) {
    const how = doneIn(this.progress, lesson)[nth];
    const name = this.say(how ? "learn.step.done" : "learn.step", { n: nth + 1, title: this.pick(step.title) });
    return html`<li><a href=${stepAddress(lesson, nth)} class="dot ${how ?? ""}" aria-current=${nth === at ? "step" : "false"} aria-label=${name} title=${name}>
      <span aria-hidden="true">${nth + 1}</span></a></li>`;
  }

  /** @param {Found} found */
  drawAll({ lessons }) {
    return html`<main class="reading all">
      <h1 tabindex="-1" data-begin>${this.say("learn.lessons")}</h1>
      <p class="intro">${this.say("learn.intro")}</p>
      ${this.refused ? html`<p class="intro">${this.say("learn.refused")}</p>` : nothing}
      <ol class="tiles">${lessons.map((lesson, nth) => this.drawTile(lesson, nth))}</ol>
      <p class="keys-note">${this.say("learn.keys")}</p>
    </main>`;
  }

  /** @param {Lesson} lesson @param {number} nth */
  drawTile(lesson, nth) {
    const hows = doneIn(this.progress, lesson);
    const done = hows.filter((how) => how !== null).length;
    const at = resumeAt(this.progress, lesson);
    const next =
      done === 0
        ? this.say("learn.begin")
        : done === hows.length
          ? this.say("learn.again")
          : this.say("learn.resume", { n: at + 1 });
    return html`<li><a class="tile paper" href=${stepAddress(lesson, at)}>
      <span class="tile-face n${lesson.face.length}" aria-hidden="true">${lesson.face.map((card) => cardsOfFamily(lesson.family).fullFace(card))}</span>
      <span class="tile-words">
        <span class="nth">${this.say("learn.nth", { n: nth + 1 })}</span>
        <b>${this.pick(lesson.title)}</b>
        <span class="tile-about">${this.pick(lesson.about)}</span>
        <span class="tile-next">${next}${done > 0 && done === hows.length ? html` <span class="finished">${this.say("learn.finished")}</span>` : nothing}</span>
        <progress max=${hows.length} value=${done} aria-label=${this.say("learn.done.of", { done, all: hows.length })}></progress>
      </span>
    </a></li>`;
  }

  /** @param {Found} found @param {Lesson} lesson */
  drawEnd({ lessons }, lesson) {
    const hows = doneIn(this.progress, lesson);
    const nth = lessons.indexOf(lesson);
    const next = lessons[nth + 1];
    const asked = lesson.steps.filter((step) => step.kind !== "read").length;
    const open = hows.filter((how) => how === null).length;
    return html`<section class="paper ending">
      <h1 tabindex="-1" data-begin>${this.say("learn.end", { n: nth + 1, title: this.pick(lesson.title) })}</h1>
      <p>${this.say("learn.end.score", { first: hows.filter((how) => how === "first").length, all: asked })}</p>
      ${open > 0 ? html`<p>${this.say("learn.end.open", { n: open })}</p>` : nothing}
      <ol class="ending-steps">${lesson.steps.map(
        (step, at) => html`<li><a href=${stepAddress(lesson, at)}>${this.pick(step.title)}</a>
        <span class="how ${hows[at] ?? "open"}">${this.say(`learn.mark.${hows[at] ?? "open"}`)}</span></li>`,
      )}</ol>
      <p class="two">${
        next
          ? html`<a class="answer play" href=${stepAddress(next, resumeAt(this.progress, next))}>${this.say("learn.end.next", { title: this.pick(next.title) })}</a>`
          : html`<a class="answer play" href="./">${this.say("learn.end.play")}</a>`
      }
        <a class="quiet" href="#">${this.say("learn.all")}</a></p>
    </section>`;
  }
}

customElements.define("hp-lessons", LessonsPage);
