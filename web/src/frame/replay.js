/** @file A finished hand in a frame, moment by moment, from a link or a record. Loaded with the table. */
import { familyNamed, loadFamily } from "../family/registry.js";
import { ReviewSession } from "../review/review_session.js";
import { loadStyles } from "../shared/site.js";
import { gameOf } from "../state/selectors.js";
import { dress, FrameController, opening } from "./frame_controller.js";
import { linkTo } from "./moment.js";
import "./replay_view.js";

/** @typedef {import("./frame_controller.js").Wish} Wish */
/** @typedef {import("./frame_controller.js").PortEngine} PortEngine */
/**
 * @typedef {object} Around What the replay tells the frame, and whether a bot's comments are offered.
 * @property {(type: "state", detail: unknown) => void} tell
 * @property {boolean} comments
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

class ReplayController extends FrameController {
  /** @param {import("./replay_view.js").ReplayElement} page @param {PortEngine} engine @param {Wish} wish @param {Around} around */
  constructor(page, engine, wish, around) {
    super(page, engine, wish);
    this.around = around;
    this.shown = "";
    this.hand = new Replay(
      (request) => this.query(request),
      () => this.changed(page),
      async (family) => {
        await loadFamily(family);
        await familyNamed(family).loadMore();
      },
    );
    this.hand.wanted = wish.judge ?? "";
    page.app = this.app;
    page.comments = around.comments;
    page.hand = this.hand;
  }

  /** Opens the hand at the moment that the address names. */
  async begin() {
    await this.prepare();
    dress(this.app.settings);
    const { record, hand, at, seat } = this.wish;
    await this.hand.open(record ? { record } : { link: linkTo(this.wish) });
    if (record && (hand || at || seat))
      await this.hand.choose(Number(hand ?? this.hand.hand), Number(seat ?? this.hand.own), Number(at ?? 0));
    const { setup } = this.hand;
    // The engine names the games of a family that it has fetched only now.
    if (setup && !gameOf(this.app, setup.game)) this.set({ games: await this.query({ do: "games" }) });
    void this.openBook(setup ?? undefined);
  }

  /** Draws, and tells the page around the frame which moment is shown. @param {import("./replay_view.js").ReplayElement} page */
  changed(page) {
    page.requestUpdate();
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
  const element = /** @type {import("./replay_view.js").ReplayElement} */ (page);
  await opening(async () => {
    await loadStyles("later");
    await new ReplayController(element, engine, wish, around).begin();
  });
}
