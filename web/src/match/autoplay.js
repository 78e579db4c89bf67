/** @file 托管: a bot answers for the player, from when it is asked to until the player takes over. */
import { both } from "./i18n.js";

/** The step of a hint that names a choice. */
const SUGGESTED = 2;

export class Autoplay {
  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
    /** How often the player's side was left to a bot or taken back: what was begun before then is dropped. */
    this.times = 0;
    /** Whether a bot is choosing for the player just now, and nothing of it is done yet. */
    this.thinking = false;
  }

  /** Lets a bot answer for the player, if it was asked to. @param {number} seat @returns {Promise<boolean>} whether it did */
  async answer(seat) {
    const { play } = this;
    const { page } = play;
    const { state, auto } = page.app;
    if (!auto || state?.waiting !== "human") return false;
    const { round } = play;
    const { times } = this;
    // Taken over meanwhile: the decision is the player's again.
    const dropped = () => round !== play.round || times !== this.times;
    this.thinking = true;
    if (play.paced) await play.pause();
    /** @type {any} */
    const hint = dropped() ? null : await page.ask({ do: "hint", step: SUGGESTED });
    if (dropped()) return false;
    this.thinking = false;
    const next = hint && (await page.ask({ do: "act", seat, action: hint.best.action }));
    if (round !== play.round) return false;
    if (!next) {
      page.set({ auto: false, busy: false }); // what went wrong is told: the player goes on
      return false;
    }
    await page.keeping.aid("auto");
    play.stepped = false;
    return play.show(next);
  }

  /** Leaves the player's side to a bot, or takes it back. */
  async toggle() {
    const { page } = this.play;
    const { state, busy, auto } = page.app;
    if (!state || (!auto && state.waiting !== "human" && state.waiting !== "bot")) return;
    this.times += 1;
    page.set({ auto: !auto, selected: null });
    page.toast(both(auto ? "auto.ended" : "auto.began"), "info");
    if (auto) {
      if (this.thinking) this.play.settle(state);
      this.thinking = false;
    } else if (!busy) {
      page.set({ busy: true, ahead: {}, urgent: "" });
      await this.play.goOn();
    } // else it begins as soon as the player is asked
  }
}
