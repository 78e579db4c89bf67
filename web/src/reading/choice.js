/** @file A choice among names in groups: a list where there is little room, else links. */
import { html } from "lit";
import { live } from "lit/directives/live.js";

/** @typedef {{id: string, name: string, href: string}} Entry */
/** @typedef {{name: string, entries: Entry[]}} Group */

/**
 * @param {string} label what is chosen
 * @param {Group[]} groups
 * @param {string} chosen the id of the entry that is shown
 */
export function drawChoice(label, groups, chosen) {
  const all = groups.flatMap(({ entries }) => entries);
  const changed = (/** @type {Event} */ event) =>
    location.assign(all[/** @type {HTMLSelectElement} */ (event.target).selectedIndex].href);
  return html`<label class="field game-field"><span>${label}</span><select @change=${changed}>${groups.map(
    ({ name, entries }) =>
      html`<optgroup label=${name}>${entries.map(
        (entry) => html`<option value=${entry.id} .selected=${live(entry.id === chosen)}>${entry.name}</option>`,
      )}</optgroup>`,
  )}</select></label>
  <nav class="games-nav" aria-label=${label}>${groups.map(
    ({ name, entries }) => html`<div class="family-games" role="group" aria-label=${name}>
      <span class="family-name" aria-hidden="true">${name}</span>
      ${entries.map(
        ({ id, name: title, href }) =>
          html`<a class="chip-link" href=${href} aria-current=${id === chosen ? "true" : "false"}>${title}</a>`,
      )}</div>`,
  )}</nav>`;
}

/**
 * The games in groups by family, for a choice.
 * @param {"zh"|"en"} lang
 * @param {Pick<import("../shared/types.js").Game, "id"|"family"|"name">[]} games
 * @param {(family: string) => string} familyName
 * @param {(game: string) => string} hrefOf
 * @returns {Group[]}
 */
export const byFamily = (lang, games, familyName, hrefOf) =>
  [...new Set(games.map(({ family }) => family))].map((family) => ({
    name: familyName(family),
    entries: games
      .filter((game) => game.family === family)
      .map((game) => ({ id: game.id, name: game.name[lang] || game.name.zh, href: hrefOf(game.id) })),
  }));
