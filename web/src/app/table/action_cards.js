/** @file Draws the cards of an action beside its name. */
import { html, nothing } from "lit";

/** @import { PageFamily } from "../../family/types.js" */

/** Actions that take the card in the middle and do not name it. */
const TAKES = new Set(["peng", "gang", "fei"]);

/**
 * The cards that an action is about, as groups; none for one without cards.
 * @param {PageFamily} family
 * @param {import("../../shared/types.js").View|null} view
 * @param {string} action in the engine's notation
 * @returns {string[][]}
 */
export function cardsOfAction(family, view, action) {
  const [verb, ...rest] = action.split(" ");
  const named = rest.map((part) => family.cards.parse(part)).filter((cards) => cards.length > 0);
  if (named.length > 0) return named;
  const lying = view && family.words.lyingCard(view);
  return lying && TAKES.has(verb) ? [[lying]] : [];
}

/**
 * @param {PageFamily} family
 * @param {import("../../shared/types.js").View|null} view
 * @param {string} action
 * @param {string} words the action as a sentence
 */
export function drawAction(family, view, action, words) {
  const groups = cardsOfAction(family, view, action);
  return html`<span class="drawn-action">${
    groups.length > 0
      ? html`<span class="minis" aria-hidden="true">${groups.map(
          (cards) => html`<span class="group">${cards.map((card) => family.cards.face(card, "mini"))}</span>`,
        )}</span>`
      : nothing
  }<span class="said">${words}</span></span>`;
}
