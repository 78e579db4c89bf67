/** @file Draws how sums grew: a line for each row of points, over a line for zero. The words beside it say the same. */
import { html, nothing, svg } from "lit";
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

/** Names at the ends of lines stand at least this part of the height below each other. */
const LINE = 0.14;

/** Where the names of lines stand: at their ends, but not over each other; 0 is the top. @param {number[]} ends */
function placesOf(ends) {
  const places = [...ends];
  const downwards = [...ends.keys()].sort((one, other) => ends[one] - ends[other]);
  let least = 0;
  for (const nth of downwards) {
    places[nth] = Math.max(places[nth], least);
    least = places[nth] + LINE;
  }
  let most = 1;
  for (const nth of downwards.reverse()) {
    places[nth] = Math.min(places[nth], most);
    most = places[nth] - LINE;
  }
  return places;
}

/**
 * The picture; the first row is the player's own, drawn last and strongest. At the side stand the highest and the lowest
 * sum, below it the numbers of the hands, and at the end of each line its name.
 * @param {number[][]} rows sums, as {@link sums} gives them, all of one length
 * @param {string} words what the picture shows; a reader of the screen has them instead of the names
 * @param {number} [hands] how many of the steps are hands
 * @param {string[]} [names] whose the lines are
 */
export function drawCurve(rows, words, hands = rows[0].length - 1, names = []) {
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
  const look = (/** @type {number} */ nth) => (nth === 0 ? "own" : `other n${nth}`);
  const ends = rows.map((row) => y(row[row.length - 1]) / HEIGHT);
  const places = placesOf(ends);
  const lines = [...rows.keys()].reverse();
  const zero = y(0).toFixed(1);
  // One line alone: what lies between it and zero is tinted.
  const under =
    rows.length === 1
      ? svg`<path class="under" d="M0 ${zero} L${line(rows[0]).replaceAll(",", " ")} ${WIDTH} ${zero}Z" />`
      : nothing;
  return html`<div class="plot"><svg class="curve" role="img" aria-label=${words}>
    ${heights(high, low).map((sum) => svg`<line class=${sum ? "grid" : "zero"} x2="100%" y1=${part(y(sum), HEIGHT)} y2=${part(y(sum), HEIGHT)} /><text class="side" x="-8" dy="4" y=${part(y(sum), HEIGHT)}>${sum ? signed(sum) : "0"}</text>`)}
    ${marks.map((step) => svg`<text class="below" y="100%" dy="17" x=${part(x(step), WIDTH)}>${step}</text>`)}
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">
      ${under}${lines.map((nth) => svg`<polyline class=${look(nth)} points=${line(rows[nth])} />`)}
    </svg>
    ${lines.map((nth) => svg`<circle class=${look(nth)} cx="100%" cy=${part(ends[nth], 1)} r="4" />`)}
  </svg>
  ${names.length > 0 ? html`<ul class="ends" aria-hidden="true">${names.map((name, nth) => html`<li class=${look(nth)} .style=${`top: ${part(places[nth], 1)}`}>${name}</li>`)}</ul>` : nothing}</div>`;
}
