/**
 * @file Draws how the player's rating in each game stands beside those of the levels: a picture of intervals under each
 * other, whose numbers and sentences say the same. Loaded with the statistics.
 */
import { html, nothing, svg } from "lit";
import { gameName } from "../../state/game_name.js";
import { LEVEL_RATINGS } from "../../storage/level_ratings.js";
import { FEWEST, PERIOD, ratingsOf, shareAbove } from "../../storage/rating.js";

/** @import { HandRow } from "../../storage/hand_rows.js" */
/** @import { Rating } from "../../storage/rating.js" */
/** @import { AppElement } from "../app_element.js" */
/** @typedef {{id: string, rating: number, margin: number, pooled?: boolean}} Entry `id`: the level, empty for the player. */

/** The room at both ends of the picture, in percent of its width. */
const EDGE = 4;

/**
 * The ratings of all games that were played; nothing without a hand.
 * @param {AppElement} sheet
 * @param {HandRow[]} rows
 */
export function drawRatings(sheet, rows) {
  const all = ratingsOf(rows);
  if (all.length === 0) return nothing;
  const pooled = all.some(({ game, own }) => own && entriesOf(game).some((entry) => entry.pooled));
  return html`<details class="ratings"><summary>${sheet.say("rating.title")}</summary>
    ${all.map((one) => drawGame(sheet, one))}
    <p class="small">${sheet.say("rating.how", { period: PERIOD })}</p>
    <p class="small">${sheet.say("rating.levels")}${pooled ? sheet.say("rating.pooled") : nothing}</p>
    <p class="small">${sheet.say("rating.left")}</p></details>`;
}

/** @param {AppElement} sheet @param {Rating} one */
function drawGame(sheet, { game, hands, left, own }) {
  const name = sheet.pick(gameName(sheet.app.lobby.games, game, {}));
  const counted = sheet.say("rating.hands", { n: hands, left });
  if (!own)
    return html`<section class="rating" data-game=${game}><h3>${name}</h3>
      <p>${sheet.say("rating.few", { fewest: FEWEST })} ${counted}</p></section>`;
  const { rating, margin } = own;
  const regular = levelName(sheet, "regular");
  const said = sheet.say("rating.own", { rating, low: rating - margin, high: rating + margin });
  const meant = sheet.say("rating.means", { regular, n: Math.round(100 * shareAbove(rating)) });
  return html`<section class="rating" data-game=${game}><h3>${name}</h3>
    <p><b>${said}</b> ${meant} ${counted}</p>
    ${drawPlaces(sheet, [{ id: "", rating, margin }, ...entriesOf(game)])}</section>`;
}

/** @param {string} game @returns {Entry[]} */
const entriesOf = (game) => Object.entries(LEVEL_RATINGS[game].levels).map(([id, place]) => ({ id, ...place }));

/** Draws the player and the levels, the highest rating first. @param {AppElement} sheet @param {Entry[]} entries */
function drawPlaces(sheet, entries) {
  const low = Math.min(...entries.map(({ rating, margin }) => rating - margin));
  const high = Math.max(...entries.map(({ rating, margin }) => rating + margin));
  const x = (/** @type {number} */ rating) => `${EDGE + ((100 - 2 * EDGE) * (rating - low)) / (high - low)}%`;
  return html`<ul class="bars">${entries
    .sort((one, other) => other.rating - one.rating)
    .map(
      ({ id, rating, margin, pooled = false }) => html`<li class=${id ? "" : "own"}>
      <span>${id ? levelName(sheet, id) : sheet.say("rating.you")}</span>
      <svg aria-hidden="true">${svg`<line x1=${x(rating - margin)} x2=${x(rating + margin)} y1="50%" y2="50%" />
        <circle cx=${x(rating)} cy="50%" r="4" />`}</svg>
      <span class="small">${pooled ? "≈" : ""}${rating}${margin > 0 ? ` ± ${margin}` : ""}</span></li>`,
    )}</ul>`;
}

/** What a level is called. @param {AppElement} sheet @param {string} id */
const levelName = (sheet, id) => {
  const level = sheet.app.lobby.games?.bots.find((bot) => bot.id === id);
  return level ? sheet.pick(level.name) : id;
};
