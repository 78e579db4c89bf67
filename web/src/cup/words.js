/** @file What the page calls stages, levels and players, and their portraits. */
import { html, nothing } from "lit";
import { drawFace, drawOwnFace, faceOf } from "../portraits/faces.js";
import { gameName as nameWith } from "../state/game_name.js";
import { sameRules } from "../state/house_rules.js";
import { has, pick, say } from "../text/i18n.js";
import { calledIn } from "./people.js";

/** @import { CupPage as Page } from "./page.js" */
/** @import { CupState, Entrant, TableId } from "./types.js" */
/** @import { OptionValues } from "../shared/types.js" */

export const PRESETS = ["2015", "quick", "knockout", "league", "duplicate", "ladder"];

/** A sentence; where there is none, what the plan calls it. @param {Page} page @param {string} key @param {string} id */
const named = (page, key, id) => (has(key) ? say(page.lang, key) : id);

/** @param {Page} page @param {string} id */
export const stageName = (page, id) => named(page, `cup.stage.${id}`, id);

/** The stage of a table. @param {Page} page @param {TableId} table */
export const stageOf = (page, [stage]) => /** @type {CupState} */ (page.cup.state).stages[stage - 1];

/** Where a table is within its stage. @param {Page} page @param {TableId} table */
export function placeInStage(page, [stage, session, round, table]) {
  const several = stageOf(page, [stage]).sessions > 1;
  const where = several ? "cup.own.session" : round > 1 ? "cup.own.round" : "cup.own.table";
  return page.say(where, { session, round, table });
}

/** @param {Page} page @param {string} preset */
export const presetName = (page, preset) => named(page, `cup.preset.${preset}`, preset);

/** The name of a level; empty for a person. @param {Page} page @param {string} level */
export const levelName = (page, level) => pick(page.lang, page.games?.bots.find(({ id }) => id === level)?.name);

/** The named rule sets of a game. @param {Page} page @param {string} game */
export const setsOf = (page, game) => page.games?.games.find(({ id }) => id === game)?.sets ?? [];

/** What is played: a game, with the name of its rule set if it has one. @param {Page} page @param {string} game @param {OptionValues} options */
export function gameName(page, game, options) {
  const name = page.pick(nameWith(page.games, game, options));
  const set = setsOf(page, game).find((one) => sameRules(one.options, options));
  return set ? page.say("cup.game.set", { game: name, set: page.pick(set.name) }) : name;
}

/** What a person is called. @param {Page} page @param {number} person */
export const personName = (page, person) => pick(page.lang, calledIn(page.cup, person));

/** @param {Page} page @param {Entrant} entrant */
export const nameOf = (page, { entrant, name, level }) => (level ? pick(page.lang, name) : personName(page, entrant));

/** The portrait of a player; that of a bot is the same one in both languages. @param {Page} page @param {Entrant} entrant */
export function faceFor(page, { name, level }) {
  if (page.settings.faces !== "on") return nothing;
  return html`<span class="cup-face" aria-hidden="true">${level ? drawFace(faceOf(name.zh)) : drawOwnFace()}</span>`;
}
