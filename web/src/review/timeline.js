/** @file Draws the whole hand as a bar: what the position was worth at each decision, and where the bot differs. */
import { html, nothing, svg } from "lit";
import { say } from "../text/i18n.js";
import { inPoints } from "../text/rates.js";
import { drawSlider } from "./steps_bar.js";

/** @import { Lang } from "../shared/types.js" */
/** @import { ReviewSession } from "./review_session.js" */

/** Units of the drawing: it is stretched over the width of the bar. */
const WIDTH = 1000;
const HEIGHT = 100;
/** Room over and under the line. */
const MARGIN = 8;

/**
 * Returns the points of the line: x by the step, y by the value, the most valuable on top.
 * @param {{step: number, value: number}[]} values
 * @param {number} total how many steps the hand has
 * @returns {[number, number][]}
 */
export function lineOf(values, total) {
  const [low, high] = rangeOf(values);
  const span = high - low || 1;
  const y = (/** @type {number} */ value) => HEIGHT - MARGIN - ((value - low) / span) * (HEIGHT - 2 * MARGIN);
  return values.map(({ step, value }) => [(step / Math.max(1, total)) * WIDTH, y(value)]);
}

/** The lowest and the highest value; nothing gained and nothing lost is always between them. @param {{value: number}[]} values */
const rangeOf = (values) => [
  Math.min(0, ...values.map((one) => one.value)),
  Math.max(0, ...values.map((one) => one.value)),
];

/**
 * @param {Lang} lang
 * @param {ReviewSession} hand
 * @param {(done: number) => unknown} seek
 */
export function drawTimeline(lang, hand, seek) {
  const { total, done, values, differences } = hand;
  const line = lineOf(values, total);
  const [[, zero]] = lineOf([{ step: 0, value: 0 }, ...values], total);
  const x = (/** @type {number} */ step) => (step / Math.max(1, total)) * WIDTH;
  const [low, high] = rangeOf(values);
  return html`<div class="timeline">
    ${values.length < 2 && hand.unseen === 0 ? html`<div class="graph"><p class="none">${say(lang, "review.bar.none")}</p></div>` : nothing}
    <div class="graph" role="img" aria-label=${say(lang, "review.bar")}>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        ${differences.map((step) => svg`<rect class="differs" x=${x(step) - 3} y="0" width="6" height=${HEIGHT}></rect>`)}
        ${line.length > 0 ? svg`<path class="zero" d="M0 ${zero}H${WIDTH}"></path>` : nothing}
        ${line.length > 1 ? svg`<path class="worth-line" d="M${line.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join("L")}"></path>` : nothing}
        <path class="now" d="M${x(done)} 0V${HEIGHT}"></path>
      </svg>
      ${values.length > 1 ? html`<span class="high" aria-hidden="true">${inPoints(high)}</span><span class="low" aria-hidden="true">${inPoints(low)}</span>` : nothing}
    </div>
    ${drawSlider(lang, hand, seek)}
  </div>`;
}
