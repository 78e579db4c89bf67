/**
 * @file The table in a frame: the page's own table, result and sheets, without lobby and storage. Loaded when a table or
 * a replay is opened.
 */
import "../app/page_element.js";
import { TablePage } from "../app/table_page.js";
import { optionsOf } from "../embed/play/options.js";
import "../families/page.js";
import { begin, engineBehind, opening, prepare } from "./frame_page.js";
import { decisionsAfter, linkOf } from "./moment.js";

export { openPuzzle } from "./puzzle.js";
export { openReplay } from "./replay.js";

/** @import { PortEngine } from "../embed/play/port_engine.js" */
/** @import { Wish } from "./frame_page.js" */
/**
 * @typedef {object} Around The frame around a table.
 * @property {(type: "state"|"result"|"error", detail: unknown) => void} tell tells the page around the frame
 * @property {() => void} close takes the table away, because the player has left it
 */

/** The bots of a table whose address names none. */
const BOT = "regular";

/** The match on the table, which is stored nowhere. */
class Unstored {
  /** @param {Around} around */
  constructor(around) {
    this.around = around;
    this.id = "frame";
    this.record = "";
  }

  /** @param {import("../shared/types.js").MatchState} state */
  async store(state) {
    this.record = state.record;
    const { hand, scores, waiting, view } = state;
    if (view.result) this.around.tell("result", { hand, scores: view.result.scores, record: state.record });
    else this.around.tell("state", { hand, scores, waiting });
    return true;
  }

  async noteAid() {}
  takeBack() {}
  showHands() {}
  async readArrangement() {
    return null;
  }
  writeArrangement() {}
}

class FrameTablePage extends TablePage {
  /**
   * @param {import("../app/page_element.js").PageElement} element
   * @param {PortEngine} port
   * @param {Wish} wish
   * @param {Around} around
   */
  constructor(element, port, wish, around) {
    const draw = (/** @type {import("../state/app_state.js").App} */ app) => {
      element.app = app;
    };
    super(engineBehind(port), draw, () => new Unstored(around));
    this.port = port;
    this.wish = wish;
    this.around = around;
    element.page = this;
    begin(this, wish);
  }

  /** @override */
  toLobby() {
    this.play.leave();
    this.around.close();
  }

  /** Begins what the address asks for: a new deal, or a hand from one of its moments on. Resolves once it is dealt. @override */
  async newMatch() {
    const games = await prepare(this, this.port, this.wish);
    const answer = this.wish.play ? await this.atMoment() : await this.query(this.newDeal(games));
    void this.play.enter(answer);
  }

  /** The request for a new deal. @param {import("../shared/types.js").Games} games */
  newDeal(games) {
    const { game, seed, bots = "", hands = "1", open, options = "" } = this.wish;
    const chosen = optionsOf(games, game, options);
    const seats = Number(chosen.seats ?? games.games.find(({ id }) => id === game)?.seats ?? 3);
    const named = bots.split(",").filter(Boolean);
    const others = Array.from({ length: seats - 1 }, (_, nth) => named[nth] ?? named.at(-1) ?? BOT);
    return {
      do: "new",
      game,
      options: chosen,
      seats: ["human", ...others],
      hands: Number(hands),
      open: open !== undefined && open !== "off",
      seed: seed || Math.random().toString(36).slice(2),
    };
  }

  /** Replays a hand up to a moment; from there the player decides. */
  async atMoment() {
    const link = linkOf(this.wish);
    const { record } = await this.query({ do: "read", link });
    const answer = await this.query({ do: "load", record });
    const steps = decisionsAfter(this.wish);
    return steps > 0 ? { setup: answer.setup, ...(await this.query({ do: "undo", steps })) } : answer;
  }
}

/**
 * Opens a table in the page element.
 * @param {HTMLElement} page
 * @param {PortEngine} engine
 * @param {Wish} wish
 * @param {Around} around
 */
export async function openTable(page, engine, wish, around) {
  await opening(async () => {
    const element = /** @type {import("../app/page_element.js").PageElement} */ (page);
    await new FrameTablePage(element, engine, wish, around).newMatch();
  });
}
