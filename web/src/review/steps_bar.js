/** @file Draws the buttons that go through a reviewed hand: from step to step, and from difference to difference. */
import { html } from "lit";
import { say } from "../text/i18n.js";

/** @import { Lang } from "../shared/types.js" */
/** @import { ReviewSession } from "./review_session.js" */

/**
 * Draws the buttons to a step, and what stands between them.
 * @param {Lang} lang
 * @param {ReviewSession} hand
 * @param {(at: number) => unknown} go
 * @param {unknown} between
 */
export function drawSteps(lang, hand, go, between) {
  const { at, last } = hand;
  const step = (
    /** @type {string} */ name,
    /** @type {number} */ to,
    /** @type {string} */ sign,
    /** @type {boolean} */ idle,
  ) =>
    html`<button type="button" class="quiet step-${name}" aria-label=${say(lang, `review.${name}`)} title=${say(lang, `review.${name}`)}
      aria-disabled=${idle ? "true" : "false"} @click=${() => go(to)}><span aria-hidden="true">${sign}</span></button>`;
  return html`<div class="steps-bar">${step("first", 0, "⇤", at === 0)}${step("previous", at - 1, "←", at === 0)}
    ${between}
    ${step("next", at + 1, "→", at === last)}${step("last", last, "⇥", at === last)}</div>`;
}

/**
 * Draws a slider over the whole hand.
 * @param {Lang} lang
 * @param {{done: number, total: number}} place where the hand is, and where it ends
 * @param {(done: number) => unknown} seek
 */
export const drawSlider = (lang, { done, total }, seek) =>
  html`<label class="seek"><span class="vh">${say(lang, "review.seek")}</span><input type="range" min="0" max=${total} .value=${String(done)} aria-valuetext=${say(lang, "review.step", { n: done, all: total })}
      @input=${(/** @type {Event} */ event) => seek(Number(/** @type {HTMLInputElement} */ (event.target).value))} /></label>`;

/**
 * Draws the buttons to the difference before and after.
 * @param {Lang} lang
 * @param {ReviewSession} hand
 * @param {(way: 1|-1) => unknown} jump
 */
export function drawJumps(lang, hand, jump) {
  const button = (/** @type {"previous"|"next"} */ name, /** @type {1|-1} */ way, /** @type {string} */ key) =>
    html`<button type="button" class="quiet jump-${name}" aria-keyshortcuts=${key} aria-disabled=${hand.difference(way) === undefined ? "true" : "false"}
      @click=${() => jump(way)}>${say(lang, `review.difference.${name}`)}</button>`;
  return html`<div class="jumps">${button("previous", -1, "P")}${button("next", 1, "N")}</div>`;
}

/**
 * How far the judge is, or what it has found, in words.
 * @param {Lang} lang
 * @param {ReviewSession} hand
 * @param {string} judge the judge's name
 */
export function verdictWords(lang, hand, judge) {
  if (hand.unjudged) return say(lang, "review.unjudged");
  if (hand.unseen > 0) return say(lang, "review.judging");
  if (hand.ended !== 0) return say(lang, `review.difference.none.${hand.ended > 0 ? "next" : "previous"}`);
  const values = { judge, n: hand.differences.length };
  return say(lang, hand.differences.length > 0 ? "review.differences" : "review.differences.none", values);
}
