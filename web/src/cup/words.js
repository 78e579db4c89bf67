/** @file What the page calls stages, levels and players, and their portraits. */
import { html, nothing } from "lit";
import { drawFace, drawOwnFace, faceOf } from "../portraits/faces.js";
import { gameName as nameWith } from "../state/game_name.js";
import { has, pick, say } from "../text/i18n.js";
import { calledIn } from "./people.js";

/** @import { CupPage as Page } from "./page.js" */
/** @import { Entrant } from "./types.js" */
/** @import { OptionValues } from "../shared/types.js" */

export const PRESETS = ["2015", "quick", "knockout", "league", "duplicate", "ladder"];

/** A sentence; where there is none, what the plan calls it. @param {Page} page @param {string} key @param {string} id */
const named = (page, key, id) => (has(key) ? say(page.lang, key) : id);

/** @param {Page} page @param {string} id */
export const stageName = (page, id) => named(page, `cup.stage.${id}`, id);

/** @param {Page} page @param {string} preset */
export const presetName = (page, preset) => named(page, `cup.preset.${preset}`, preset);

/** The name of a level; empty for a person. @param {Page} page @param {string} level */
export const levelName = (page, level) => pick(page.lang, page.games?.bots.find(({ id }) => id === level)?.name);

/** The named rule sets of a game. @param {Page} page @param {string} game */
export const setsOf = (page, game) => page.games?.games.find(({ id }) => id === game)?.sets ?? [];

/** What is played: a game, with the name of its rule set if it has one. @param {Page} page @param {string} game @param {OptionValues} options */
export function gameName(page, game, options) {
  const name = page.pick(nameWith(page.games, game, options));
  const set = setsOf(page, game).find((one) => sameOptions(one.options, options));
  return set ? page.say("cup.game.set", { game: name, set: page.pick(set.name) }) : name;
}

/** Whether both name the same values. @param {OptionValues} one @param {OptionValues} other */
const sameOptions = (one, other) =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((id) => one[id] === other[id]);

/** What a person is called. @param {Page} page @param {number} person */
export const personName = (page, person) => pick(page.lang, calledIn(page.cup, person));

/** @param {Page} page @param {Entrant} entrant */
export const nameOf = (page, { entrant, name, level }) => (level ? pick(page.lang, name) : personName(page, entrant));

/** The portrait of a player; that of a bot is the same one in both languages. @param {Page} page @param {Entrant} entrant */
export function faceFor(page, { name, level }) {
  if (page.settings.faces !== "on") return nothing;
  return html`<span class="cup-face" aria-hidden="true">${level ? drawFace(faceOf(name.zh)) : drawOwnFace()}</span>`;
}
