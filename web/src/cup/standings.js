/** @file Which lines of the ranking are shown: the first ones and those around the people here, or page by page. */

import { standingOf } from "./people.js";

/** @import { Cup } from "./cup.js" */
/** @import { Line, Ranking } from "./types.js" */

/** Lines at the top, around a person, and of a page. */
const TOP = 10;
const AROUND = 5;
export const PAGE = 50;

/**
 * The lines around people who are not at the top: where each stretch begins, and how long it is. Stretches that meet are
 * one.
 * @param {number[]} ranks
 * @returns {{first: number, most: number}[]}
 */
export function stretchesAround(ranks) {
  /** @type {{first: number, most: number}[]} */
  const found = [];
  for (const rank of ranks.filter((one) => one > TOP).sort((a, b) => a - b)) {
    const first = Math.max(TOP + 1, rank - 2);
    const last = found[found.length - 1];
    if (last && first <= last.first + last.most) last.most = first + AROUND - last.first;
    else found.push({ first, most: AROUND });
  }
  return found;
}

export class Standings {
  /** @param {Cup} cup */
  constructor(cup) {
    this.cup = cup;
    /** The stage that is shown; 0 for the present one. */
    this.stage = 0;
    /** The first line of the page; 0 for the short form. */
    this.first = 0;
    /** @type {Ranking|null} */
    this.shown = null;
    /** Lines around those of people, where these are not at the top, by stretches. @type {Line[][]} */
    this.around = [];
    /** The ranking of every stage, its first line only. @type {Ranking[]} */
    this.stages = [];
    this.asked = 0;
    /** The number of the reading that is shown. */
    this.taken = 0;
  }

  /** Where a person stands in the last stage that they reached; as in the lines, where these show it. @param {number} person */
  of(person) {
    const found = standingOf(this.stages, person);
    const lines = this.shown && this.shown.stage === found?.stage ? [...this.shown.lines, ...this.around.flat()] : [];
    const line = lines.find(({ entrant }) => entrant === person);
    return found && line ? { ...found, line } : found;
  }

  /** @param {number} stage @param {number} first @param {number} most @returns {Promise<Ranking>} */
  ask(stage, first, most) {
    return this.cup.engine.ask({ do: "cup_ranking", stage, first, most });
  }

  /**
   * Reads what is shown. A failure shows with the next change of the tournament. Hands may end faster than it is read:
   * then an earlier reading is shown until a later one comes, unless something else is to be shown meanwhile.
   */
  async read() {
    const mine = ++this.asked;
    const drawn = this.cup.state?.stages.length ?? 0;
    if (drawn === 0) return;
    const wanted = [this.stage, this.first];
    const stage = Math.min(this.stage || drawn, drawn);
    try {
      const stages = [];
      for (let nth = 1; nth <= drawn; nth++) stages.push(await this.ask(nth, 1, 1));
      const shown = await this.ask(stage, this.first || 1, this.first ? PAGE : TOP);
      const around = [];
      const ranks = this.first ? [] : shown.people.map(({ rank }) => rank);
      for (const { first, most } of stretchesAround(ranks)) around.push((await this.ask(stage, first, most)).lines);
      if (mine < this.taken || String(wanted) !== String([this.stage, this.first])) return;
      Object.assign(this, { stages, shown, around, taken: mine });
    } catch {
      return;
    }
    this.cup.ports.changed();
  }

  /** @param {number} stage 0 for the present one @param {number} first 0 for the short form */
  show(stage, first) {
    Object.assign(this, { stage, first });
    return this.read();
  }
}
