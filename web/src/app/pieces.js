/** @file Draws a number of things, and how many of them were won: each by itself as long as they can be counted at sight. */
import { html, svg } from "lit";

/** The most things that are drawn by themselves, and from the edge of one to that of the next, in pixels. */
const COUNTED = 12;
const APART = 13;

/**
 * The picture; the words beside it say the same.
 * @param {number} all how many there are
 * @param {number} won how many of them are drawn full, from the first on
 * @param {number} [most] how many would fill the width, where they are too many to be counted in one of the pictures
 */
export function drawPieces(all, won, most = all) {
  const counted = Array.from({ length: all }, (_, nth) => ({
    x: `${nth * APART + 1}`,
    width: `${APART - 3}`,
    full: nth < won,
  }));
  const parts = [
    { x: "0", width: `${(100 * all) / most}%`, full: false },
    { x: "0", width: `${(100 * won) / most}%`, full: true },
  ];
  return html`<svg class="pieces" aria-hidden="true">${(most > COUNTED ? parts : counted).map(
    ({ x, width, full }) => svg`<rect class=${full ? "full" : ""} x=${x} y="1" width=${width} height="14" rx="2" />`,
  )}</svg>`;
}
