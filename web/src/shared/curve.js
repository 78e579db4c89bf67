/** @file Draws how sums grew: a line for each row of points, over a line for zero. The words beside it say the same. */
import { html, svg } from "lit";

const [WIDTH, HEIGHT, EDGE] = [320, 120, 6];

/** The sums after each step, from zero on. @param {number[]} points */
export function sums(points) {
  const found = [0];
  for (const one of points) found.push(found[found.length - 1] + one);
  return found;
}

/**
 * The picture; the first row is the player's own, drawn last and strongest.
 * @param {number[][]} rows sums, as {@link sums} gives them, all of one length
 * @param {string} words what the picture shows
 */
export function drawCurve(rows, words) {
  const all = rows.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const steps = Math.max(1, rows[0].length - 1);
  const x = (/** @type {number} */ step) => EDGE + ((WIDTH - 2 * EDGE) * step) / steps;
  const y = (/** @type {number} */ sum) => EDGE + ((HEIGHT - 2 * EDGE) * (high - sum)) / Math.max(1, high - low);
  const line = (/** @type {number[]} */ row) =>
    row.map((sum, step) => `${x(step).toFixed(1)},${y(sum).toFixed(1)}`).join(" ");
  const [own, ...others] = rows;
  return svg`<svg class="curve" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${words}>
    <line class="zero" x1=${EDGE} x2=${WIDTH - EDGE} y1=${y(0)} y2=${y(0)} />
    ${others.map((row, nth) => svg`<polyline class="other n${nth}" points=${line(row)} />`)}
    <polyline class="own" points=${line(own)} />
    <circle class="own" cx=${x(steps)} cy=${y(own[own.length - 1])} r="3" />
  </svg>`;
}

/** Says whose the lines are; the own one is the first. A reader of the screen has the words instead. @param {string[]} names */
export const drawLegend = (names) =>
  html`<ul class="legend" aria-hidden="true">${names.map(
    (name, nth) =>
      html`<li><svg class="curve" viewBox="0 0 28 8"><line class=${nth === 0 ? "own" : `other n${nth - 1}`} x1="1" x2="27" y1="4" y2="4" /></svg>${name}</li>`,
  )}</ul>`;
