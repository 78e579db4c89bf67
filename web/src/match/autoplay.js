/** @file 托管: a bot answers for the player, from when it is asked to until the player takes over. */
import { both } from "../text/i18n.js";

/** The step of a hint that names a choice. */
const SUGGESTED = 2;

/**
 * @typedef {object} Flow What autoplay needs of the match that is played.
 * @property {() => number} round which match is on the table: it grows when another one comes
 * @property {() => Promise<void>} pause waits as long as a step of the others lasts
 * @property {(action: string) => Promise<boolean|null>} act does the player's action and draws it; null where it was refused
 * @property {() => Promise<void>} goOn plays on until the player is asked
 * @property {() => void} settle gives the decision to the player
 */

export class Autoplay {
  /**
   * @param {import("./ports.js").PagePorts} page
   * @param {import("./ports.js").StorePort} store
   * @param {Flow} flow
   */
  constructor(page, store, flow) {
    this.page = page;
    this.store = store;
    this.flow = flow;
    /** Grows whenever it is switched on or off: what was begun before is dropped. */
    this.switches = 0;
    /** Whether a bot is choosing for the player, and nothing of it is done yet. */
    this.thinking = false;
  }

  /** Lets a bot answer for the player, if it was asked to. @returns {Promise<boolean>} whether it did */
  async answer() {
    const { page, flow } = this;
    const { state, auto } = page.app();
    if (!auto || state?.waiting !== "human") return false;
    const round = flow.round();
    const { switches } = this;
    const dropped = () => round !== flow.round() || switches !== this.switches;
    this.thinking = true;
    await flow.pause();
    const hint = dropped() ? null : await page.ask({ do: "hint", step: SUGGESTED });
    if (dropped()) return false;
    this.thinking = false;
    const done = hint ? await flow.act(hint.best.action) : null;
    if (round !== flow.round()) return false;
    if (done === null) page.set({ auto: false, busy: false }); // a note says why: the player goes on
    return done === true;
  }

  /** Leaves the player's side to a bot, or takes it back. */
  async toggle() {
    const { page, flow } = this;
    const { state, busy, auto } = page.app();
    if (!state || (!auto && state.waiting !== "human" && state.waiting !== "bot")) return;
    this.switches += 1;
    page.set({ auto: !auto, selected: null });
    page.toast(both(auto ? "auto.ended" : "auto.began"), "info");
    if (auto) {
      if (this.thinking) flow.settle();
      this.thinking = false;
    } else if (!busy) {
      page.set({ busy: true, previews: {}, urgent: "" });
      await flow.goOn();
    } // else it begins as soon as the player is asked
  }
}
