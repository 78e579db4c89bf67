/** @file Draws how a hand can end after a wrong answer: the seat's own decisions, one after another, and the end. */
import { html, nothing } from "lit";
import { drawBoard } from "../review/review_board.js";

/** @import { PuzzleElement, Refutation } from "./puzzle_element.js" */

/** @param {PuzzleElement} page @param {Refutation} refutation */
export function drawEnding(page, refutation) {
  const { positions, events, says } = refutation;
  const last = positions.length - 1;
  const first = Math.min(1, last); // before that lies the position of the question
  const at = Math.min(Math.max(page.at, first), last);
  const before = at === 0 ? 0 : positions[at - 1].events;
  const told = events.slice(before, positions[at].events);
  const { view } = positions[at];
  const setup = /** @type {any} */ ({ family: page.family, seats: [] });
  const go = (/** @type {number} */ to) => {
    page.at = to;
  };
  return html`<section class="paper puzzle-ending" aria-label=${page.say("puzzle.end")}>
    <h2>${page.say("puzzle.end")}</h2>
    <p class="puzzle-points">${page.pick(says.text)}</p>
    <div class="puzzle-steps">
      <button type="button" class="quiet" aria-disabled=${at === first ? "true" : "false"} @click=${() => go(Math.max(first, at - 1))}>${page.say("puzzle.end.previous")}</button>
      <span class="small" role="status">${page.say("puzzle.end.step", { n: at, all: last })}</span>
      <button type="button" class="quiet" aria-disabled=${at === last ? "true" : "false"} @click=${() => go(Math.min(last, at + 1))}>${page.say("puzzle.end.next")}</button>
      <button type="button" class="quiet" aria-disabled=${at === last ? "true" : "false"} @click=${() => go(last)}>${page.say("puzzle.end.end")}</button>
    </div>
    ${told.length > 0 ? html`<ul class="puzzle-told">${told.map(({ text }) => html`<li>${page.pick(text)}</li>`)}</ul>` : nothing}
    ${drawBoard(page.app, { setup, own: view.seat }, view, null)}
  </section>`;
}
