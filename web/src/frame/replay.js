/** @file A finished hand in a frame, moment by moment, from a link or a record. Loaded with the table. */
import { Page } from "../app/page.js";
import { ReviewSession } from "../review/review_session.js";
import { loadStyles } from "../shared/site.js";
import { gameOf } from "../state/selectors.js";
import { begin, dress, engineBehind, opening, prepare } from "./frame_page.js";
import { linkTo } from "./moment.js";
import "./replay_view.js";

/** @import { Wish } from "./frame_page.js" */
/** @import { PortEngine } from "../embed/play/port_engine.js" */
/** @import { ReplayElement } from "./replay_view.js" */
/**
 * @typedef {object} Around The frame around a replay.
 * @property {(type: "state", detail: unknown) => void} tell tells the page around the frame
 * @property {boolean} comments whether a bot's comments are offered
 */

/** The hand that is looked at. No bot is asked before the reader wants it. */
export class Replay extends ReviewSession {
  commented = false;

  /** @override */
  async judgeAll() {
    if (this.commented) await super.judgeAll();
  }

  /** Asks the bot about every decision. */
  async comment() {
    this.commented = true;
    await this.judgeAll();
  }
}

class ReplayPage extends Page {
  /** @param {ReplayElement} element @param {PortEngine} port @param {Wish} wish @param {Around} around */
  constructor(element, port, wish, around) {
    super(engineBehind(port), (app) => {
      element.app = app;
    });
    this.port = port;
    this.wish = wish;
    this.around = around;
    this.shown = "";
    this.hand = new Replay(this, () => this.changed(element));
    this.hand.wanted = wish.judge ?? "";
    element.comments = around.comments;
    element.hand = this.hand;
    begin(this, wish);
  }

  /** Opens the hand at the moment that the address names. */
  async open() {
    await prepare(this, this.port, this.wish);
    dress(this.app.settings);
    const { record, hand, at, seat } = this.wish;
    await this.hand.open(record ? { record } : { link: linkTo(this.wish) });
    if (record && (hand || at || seat))
      await this.hand.choose(Number(hand ?? this.hand.hand), Number(seat ?? this.hand.own), Number(at ?? 0));
    const { setup } = this.hand;
    // The engine names the games of a family that it has fetched only now.
    if (setup && !gameOf(this.app, setup.game)) this.set({ lobby: { games: await this.query({ do: "games" }) } });
    void this.openBook(setup ?? undefined);
  }

  /** Draws, and tells the page around the frame which moment is shown. @param {ReplayElement} element */
  changed(element) {
    element.requestUpdate();
    const { done: step, total: of, seat, view } = this.hand;
    const here = JSON.stringify([step, of, seat]);
    if (view === null || here === this.shown) return;
    this.shown = here;
    this.around.tell("state", { step, of, at: step, seat });
  }
}

/**
 * Opens a replay in its element.
 * @param {HTMLElement} page
 * @param {PortEngine} engine
 * @param {Wish} wish
 * @param {Around} around
 */
export async function openReplay(page, engine, wish, around) {
  const element = /** @type {ReplayElement} */ (page);
  await opening(async () => {
    await loadStyles("later");
    await new ReplayPage(element, engine, wish, around).open();
  });
}
