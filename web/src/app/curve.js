/** @file Draws how sums grew: a line for each row of points, over a line for zero. The words beside it say the same. */
import { html, svg } from "lit";
import { signed } from "../text/i18n.js";

/** Units of the lines: they are stretched over the picture. */
const [WIDTH, HEIGHT] = [320, 120];

/** The sums after each step, from zero on. @param {number[]} points */
export function sums(points) {
  const found = [0];
  for (const one of points) found.push(found[found.length - 1] + one);
  return found;
}

/** The numbers of hands between two marks below a curve; the first is taken that leaves no more than MOST_MARKS. */
const APART = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const MOST_MARKS = 9;
/** Nearer to each other than this part of the height, two numbers at the side would lie over each other. */
const NEAR = 0.12;

/** The highest and the lowest sum and zero, without those that are too near to zero. @param {number} high @param {number} low */
const heights = (high, low) => [high, 0, low].filter((one, nth) => nth === 1 || Math.abs(one) > NEAR * (high - low));

/**
 * The picture; the first row is the player's own, drawn last and strongest. At the side stand the highest and the lowest
 * sum, below it the numbers of the hands.
 * @param {number[][]} rows sums, as {@link sums} gives them, all of one length
 * @param {string} words what the picture shows
 * @param {number} [hands] how many of the steps are hands
 */
export function drawCurve(rows, words, hands = rows[0].length - 1) {
  const all = rows.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const steps = Math.max(1, rows[0].length - 1);
  const apart = APART.find((each) => hands / each <= MOST_MARKS) ?? hands;
  const marks = Array.from({ length: Math.floor(hands / apart) }, (_, nth) => (nth + 1) * apart);
  const x = (/** @type {number} */ step) => (WIDTH * step) / steps;
  const y = (/** @type {number} */ sum) => (HEIGHT * (high - sum)) / Math.max(1, high - low);
  const part = (/** @type {number} */ of, /** @type {number} */ whole) => `${((100 * of) / whole).toFixed(1)}%`;
  const line = (/** @type {number[]} */ row) =>
    row.map((sum, step) => `${x(step).toFixed(1)},${y(sum).toFixed(1)}`).join(" ");
  const [own, ...others] = rows;
  return svg`<svg class="curve" role="img" aria-label=${words}>
    ${heights(high, low).map((sum) => svg`<line class=${sum ? "grid" : "zero"} x2="100%" y1=${part(y(sum), HEIGHT)} y2=${part(y(sum), HEIGHT)} /><text class="side" x="-8" dy="4" y=${part(y(sum), HEIGHT)}>${sum ? signed(sum) : "0"}</text>`)}
    ${marks.map((step) => svg`<text class="below" y="100%" dy="17" x=${part(x(step), WIDTH)}>${step}</text>`)}
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">
      ${others.map((row, nth) => svg`<polyline class="other n${nth}" points=${line(row)} />`)}
      <polyline class="own" points=${line(own)} />
    </svg>
    <circle class="own" cx="100%" cy=${part(y(own[own.length - 1]), HEIGHT)} r="4" />
  </svg>`;
}

/** Says whose the lines are; the own one is the first. A reader of the screen has the words instead. @param {string[]} names */
export const drawLegend = (names) =>
  html`<ul class="legend" aria-hidden="true">${names.map(
    (name, nth) =>
      html`<li><svg class="curve" viewBox="0 0 28 8"><line class=${nth === 0 ? "own" : `other n${nth - 1}`} x1="1" x2="27" y1="4" y2="4" /></svg>${name}</li>`,
  )}</ul>`;
