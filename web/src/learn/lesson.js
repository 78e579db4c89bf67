/** @file One lesson: the way through its steps, and one step or the lesson's end. */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { PAGES } from "../shared/site.js";
import { FIRST_HAND } from "../state/first_hand.js";
import { FetchedPart } from "./fetched_element.js";
import { doneIn, resumeAt } from "./progress.js";
import "./step.js";

/** @import { Content, Outline, Progress } from "./types.js" */

/** The lessons after which the guided first hand is offered. */
const GUIDED = new Set(["turn"]);

/** @extends {FetchedPart<Content>} */
export class LessonElement extends FetchedPart {
  static properties = {
    ...FetchedPart.properties,
    family: { attribute: false },
    outline: { attribute: false },
    at: { attribute: false },
    progress: { attribute: false },
  };

  constructor() {
    super();
    /** The lessons of its family, in order. @type {Outline[]} */
    this.family = [];
    /** @type {Outline} */
    this.outline = /** @type {any} */ (null);
    /** The step, from 0; the number of steps stands for the end. */
    this.at = 0;
    /** @type {Progress} */
    this.progress = {};
  }

  /** Resolves when the step is drawn, or the notice that it did not come. */
  async drawn() {
    await this.fetched;
    await this.updateComplete;
    await /** @type {import("./step.js").StepElement|null} */ (this.querySelector("hp-step"))?.updateComplete;
  }

  /** @param {Content} content */
  draw(content) {
    const { outline, at } = this;
    return html`<main class="reading lesson">
      <nav class="path" aria-label=${this.say("learn.path")}>
        <a class="up" href=${this.reader.all}>${this.say("learn.all")}</a>
        <ol>${outline.steps.map((step, nth) => this.drawDot(step, nth))}</ol>
      </nav>
      ${
        at < outline.steps.length
          ? keyed(
              at,
              html`<hp-step .reader=${this.reader} .lang=${this.lang} .outline=${outline} .content=${content} .at=${at}
                .done=${doneIn(this.progress, outline)[at]}></hp-step>`,
            )
          : this.drawEnd()
      }
    </main>`;
  }

  /** @param {Outline["steps"][number]} step @param {number} nth */
  drawDot(step, nth) {
    const how = doneIn(this.progress, this.outline)[nth];
    const name = this.say(how ? "learn.step.done" : "learn.step", { n: nth + 1, title: this.pick(step.title) });
    return html`<li><a href=${this.reader.addressOf(this.outline, nth)} class="dot ${how ?? ""}" aria-current=${nth === this.at ? "step" : "false"} aria-label=${name} title=${name}>
      <span aria-hidden="true">${nth + 1}</span></a></li>`;
  }

  drawEnd() {
    const { outline, family } = this;
    const hows = doneIn(this.progress, outline);
    const nth = family.indexOf(outline);
    const next = family[nth + 1];
    const asked = outline.steps.filter((step) => step.kind !== "read").length;
    const open = hows.filter((how) => how === null).length;
    return html`<section class="paper ending">
      <h1 tabindex="-1" data-begin>${this.say("learn.end", { n: nth + 1, title: this.pick(outline.title) })}</h1>
      <p>${this.say("learn.end.score", { first: hows.filter((how) => how === "first").length, all: asked })}</p>
      ${open > 0 ? html`<p>${this.say("learn.end.open", { n: open })}</p>` : nothing}
      <ol class="ending-steps">${outline.steps.map(
        (step, at) => html`<li><a href=${this.reader.addressOf(outline, at)}>${this.pick(step.title)}</a>
        <span class="how ${hows[at] ?? "open"}">${this.say(`learn.mark.${hows[at] ?? "open"}`)}</span></li>`,
      )}</ol>
      <p class="two">${
        GUIDED.has(outline.id)
          ? html`<a class="answer play" href=${`${PAGES.table}#${FIRST_HAND.id}`}>${this.say("learn.end.guided")}</a>`
          : nothing
      }
        ${
          next
            ? html`<a class="answer ${GUIDED.has(outline.id) ? "" : "play"}" href=${this.reader.addressOf(next, resumeAt(this.progress, next))}>${this.say("learn.end.next", { title: this.pick(next.title) })}</a>`
            : html`<a class="answer play" href=${`${PAGES.table}#play=${outline.game}`}>${this.say("learn.end.play")}</a>`
        }
        <a class="quiet" href=${this.reader.all}>${this.say("learn.all")}</a></p>
    </section>`;
  }
}

customElements.define("hp-lesson", LessonElement);
