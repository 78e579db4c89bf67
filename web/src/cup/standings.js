/** @file Which lines of the ranking are shown: the first ones and those around the player, or page by page. */

/** @import { Cup } from "./cup.js" */
/** @import { Line, Ranking } from "./types.js" */

/** Lines at the top, around the player, and of a page. */
const TOP = 10;
const AROUND = 5;
export const PAGE = 50;

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
    /** Lines around the player's, where these are not at the top. @type {Line[]} */
    this.around = [];
    /** The ranking of every stage, its first line only. @type {Ranking[]} */
    this.stages = [];
    this.asked = 0;
  }

  /** Where the player stands in the last stage that they reached. @returns {Ranking|undefined} */
  get own() {
    return this.stages.findLast(({ own }) => own);
  }

  /** @param {number} stage @param {number} first @param {number} most @returns {Promise<Ranking>} */
  ask(stage, first, most) {
    return this.cup.engine.ask({ do: "cup_ranking", stage, first, most });
  }

  /** Reads what is shown. A failure shows with the next change of the tournament. */
  async read() {
    const mine = ++this.asked;
    const drawn = this.cup.state?.stages.length ?? 0;
    if (drawn === 0) return;
    const stage = Math.min(this.stage || drawn, drawn);
    try {
      const stages = [];
      for (let nth = 1; nth <= drawn; nth++) stages.push(await this.ask(nth, 1, 1));
      const shown = await this.ask(stage, this.first || 1, this.first ? PAGE : TOP);
      const from = Math.max(TOP + 1, (shown.own?.rank ?? 0) - 2);
      const far = !this.first && shown.own && shown.own.rank > TOP;
      const around = far ? (await this.ask(stage, from, AROUND)).lines : [];
      if (mine === this.asked) Object.assign(this, { stages, shown, around });
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
