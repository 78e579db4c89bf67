/** @file The people who play in the tournament from this device: what they are called, and who of them still plays. */
import { both } from "../text/i18n.js";
import { tidyName } from "../text/seats.js";

/** @import { Lang, Text } from "../shared/types.js" */
/** @import { SavedCup } from "./saved_cup.js" */
/** @import { CupState, Entrant, Line, Ranking, Table } from "./types.js" */

/** Whether several people have entered. @param {CupState|null} state */
export const areSeveral = (state) => (state?.people ?? 0) > 1;

/** The numbers of the people who have entered. @param {CupState} state */
export const peopleOf = ({ people }) => Array.from({ length: people }, (_, nth) => nth + 1);

/** The people at a table, by seat. @param {Table} table */
export const peopleAt = ({ seats }) => seats.filter(({ level }) => !level).map(({ entrant }) => entrant);

/** Whether a person plays no more. @param {CupState} state @param {number} person */
export const isOut = (state, person) => state.over || !state.playing.includes(person);

/** A line of the ranking of a stage, and how many are in it. @typedef {{line: Line, of: number, stage: number}} Standing */

/** Where a person stands in the last stage that they reached. @param {Ranking[]} stages @param {number} person @returns {Standing|null} */
export function standingOf(stages, person) {
  const last = stages.findLast(({ people }) => people.some(({ entrant }) => entrant === person));
  const line = last?.people.find(({ entrant }) => entrant === person);
  return last && line ? { line, of: last.of, stage: last.stage } : null;
}

/**
 * What a person is called: by the name that they have typed, else whoever plays alone is "you", and one of several is
 * called by their number.
 * @param {{kept: SavedCup|null, state: CupState|null}} cup
 * @param {number} person
 * @returns {Text}
 */
export function calledIn({ kept, state }, person) {
  const name = person === 1 ? kept?.name : kept?.friends?.[person - 2];
  if (name) return { zh: name, en: name };
  return areSeveral(state) ? both("people.nth", { n: person }) : both("cup.you");
}

/**
 * What those at a table are called there. Whoever plays alone has no name at a table.
 * @param {{kept: SavedCup|null, state: CupState|null}} cup
 * @param {Entrant[]} seats
 * @returns {Text[]}
 */
export const namesAt = (cup, seats) =>
  seats.map(({ entrant, name, level }) => {
    if (level || !areSeveral(cup.state)) return name;
    const { zh, en } = calledIn(cup, entrant);
    return { zh: tidyName(zh), en: tidyName(en) };
  });

/** Names as a list, all of whom are meant. @param {Lang} lang @param {string[]} names one or more */
export function listed(lang, names) {
  if (lang === "zh") return names.join("、");
  const [last, ...others] = [...names].reverse();
  return others.length > 0 ? `${others.reverse().join(", ")} and ${last}` : last;
}
