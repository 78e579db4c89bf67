/**
 * @file Other tables of the tournament: the hands of an entrant to look into, and a table to watch as an onlooker. The
 * engine says what an onlooker sees; a hand is played by itself, moment by moment.
 */
import { familyOfGame } from "../boot/families.js";
import { nameOf } from "./own_table.js";
import { reasonOf } from "./reasons.js";

/** @import { Cup } from "./cup.js" */
/** @import { Entrant, TableId } from "./types.js" */
/** @import { Text, View } from "../shared/types.js" */
/** @typedef {{dealer: number, winners: number[], scores: number[]}} Hand */
/** @typedef {{table: TableId, seat: number, seats: Entrant[], hands: Hand[], links?: string[]}} Seated */
/** @typedef {{entrant: Entrant, tables: Seated[]}} Hands */
/**
 * A hand as an onlooker sees it after some moments; `moments` is known of a hand that is looked into.
 * @typedef {{table: TableId, hand: number, at: number, over: boolean, seats: Entrant[], events: Text[], view: View, dealer: number, moments: number|null, scores: number[]|null}} Moment
 */
/** What is shown of a table: `revealed` is a hand that is over, with all cards open. @typedef {{table: TableId, hand: number, revealed: boolean}} Asked */

/** Milliseconds that a moment stays, and those that the end of a hand stays. */
const MOMENT_MS = 1400;
const END_MS = 5000;

export class Looking {
  /** @param {Cup} cup */
  constructor(cup) {
    this.cup = cup;
    /** Whose hands are listed. @type {Hands|null} */
    this.hands = null;
    /** @type {Asked|null} */
    this.asked = null;
    /** @type {Moment|null} */
    this.moment = null;
    /** The hand as a link to the review; empty until it is known. */
    this.link = "";
    /** Why it cannot be shown. @type {Text|null} */
    this.trouble = null;
    /** What shows the next moment by itself. @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
    this.playing = false;
    /** What draws a table, fetched with the first one. @type {typeof import("./onlooker.js")|null} */
    this.drawing = null;
    /** Grows with every question, so that a late answer to an older one is dropped. */
    this.turn = 0;
  }

  /** Whether anything is shown. */
  get open() {
    return this.hands !== null || this.asked !== null;
  }

  /** Lists the hands of an entrant. @param {number} entrant */
  async list(entrant) {
    const mine = this.begin();
    await this.doing(mine, async () => {
      /** @type {Hands} */
      const found = await this.ask({ do: "cup_hands", entrant });
      for (const seated of found.tables) await this.addLinks(seated);
      if (mine === this.turn) Object.assign(this, { hands: found, asked: null, moment: null });
    });
  }

  /** Adds the links to the hands of the player's own table, which bots cannot play again. @param {Seated} seated */
  async addLinks(seated) {
    const record = this.cup.kept?.records[nameOf(seated)];
    if (!record || seated.seats.every(({ level }) => level)) return;
    const asked = seated.hands.map((_, nth) => this.ask({ do: "link", record, hand: nth + 1, step: 0 }));
    seated.links = (await Promise.all(asked)).map(({ link }) => link);
  }

  /** Shows a hand that is over with all cards open. @param {TableId} table @param {number} hand */
  async look(table, hand) {
    const asked = { table, hand, revealed: true };
    await this.show(asked, false);
    if (this.asked !== asked) return;
    const mine = this.turn;
    const seat = Math.max(0, this.moment?.seats.findIndex((one) => one.entrant === this.hands?.entrant.entrant) ?? 0);
    await this.doing(mine, async () => {
      const { link } = await this.ask({ do: "cup_link", table, hand, seat });
      if (this.asked === asked) this.link = link; // also of another moment by then
    });
  }

  /** Watches a table of bots from a hand on. @param {TableId} table @param {number} hand */
  watch(table, hand) {
    this.hands = null;
    return this.show({ table, hand, revealed: false }, true);
  }

  /**
   * The table of bots next door to the player's own, and the hand that is played there while the player plays; without an
   * own table the first one of the stage.
   * @returns {{table: TableId, hand: number}|null}
   */
  nextDoor() {
    const { state } = this.cup;
    if (!state) return null;
    const { own, own_tables, seats, stages } = state;
    const { entrants, sessions } = stages[stages.length - 1];
    const [stage, session, round, number] = own?.table ?? [stages.length, 1, 1, 1];
    const taken = new Set(own_tables.map(({ table }) => String(table)));
    const tables = Array.from({ length: Math.floor(entrants / sessions / seats) }, (_, nth) => nth + 1);
    const free = tables.filter((one) => !taken.has(String([stage, session, round, one])));
    const other = free.findLast((one) => one < number) ?? free[0];
    if (other === undefined) return null;
    return { table: [stage, session, round, other], hand: own ? Math.min(own.done + 1, own.match.hands) : 1 };
  }

  /** @param {Asked} asked @param {boolean} playing whether it goes on by itself */
  async show(asked, playing) {
    const mine = this.begin();
    Object.assign(this, { asked, moment: null, link: "", playing });
    await this.doing(mine, async () => {
      const { game = "" } = this.cup.state ?? {};
      this.drawing ??= await import("./onlooker.js");
      await this.drawing.prepare(familyOfGame(game) ?? "");
      await this.read(mine, 0);
    });
  }

  /** Shows a moment of the hand. @param {number} at */
  async go(at) {
    const mine = this.begin();
    await this.doing(mine, () => this.read(mine, at));
  }

  /** Goes on by itself, or stops. @param {boolean} playing */
  async play(playing) {
    this.playing = playing;
    const { moment } = this;
    if (playing && moment?.over) await this.follow();
    else if (playing) await this.go((moment?.at ?? -1) + 1);
    else this.begin();
    this.cup.ports.changed();
  }

  /** Shows the next moment, or after the last one the next hand of the table. */
  async follow() {
    const { asked, moment } = this;
    if (!asked || !moment) return;
    if (!moment.over) return this.go(moment.at + 1);
    const hands = this.cup.state?.stages[asked.table[0] - 1].hands ?? 0;
    if (asked.revealed || asked.hand >= hands) return this.play(false);
    await this.show({ ...asked, hand: asked.hand + 1 }, true);
  }

  /** @param {number} mine @param {number} at */
  async read(mine, at) {
    const { asked } = this;
    if (!asked) return;
    const moment = await this.ask({ do: "cup_watch", ...asked, at });
    if (mine !== this.turn) return;
    this.moment = moment;
    if (this.playing) this.timer = setTimeout(() => void this.follow(), moment.over ? END_MS : MOMENT_MS);
  }

  /** Goes back to the list of hands, or closes what was watched. */
  back() {
    this.begin();
    Object.assign(this, { asked: null, moment: null, playing: false, trouble: null });
    this.cup.ports.changed();
  }

  close() {
    this.hands = null;
    this.back();
  }

  /** Drops what was asked before. @returns {number} the number of what is asked now */
  begin() {
    clearTimeout(this.timer);
    this.trouble = null;
    return ++this.turn;
  }

  /** @param {Record<string, unknown>} request @returns {Promise<any>} */
  ask(request) {
    return this.cup.engine.ask(request);
  }

  /** @param {number} mine @param {() => Promise<unknown>} doing */
  async doing(mine, doing) {
    this.cup.ports.changed();
    try {
      await doing();
    } catch (error) {
      if (mine === this.turn) Object.assign(this, { trouble: reasonOf(error), playing: false });
    }
    this.cup.ports.changed();
  }
}
