/** @file A look back at the hand on the table: the table after one fact of its log, to be read and not to be played on. */
import { both } from "./i18n.js";
import { sentence } from "./log.js";
import { fold } from "./playback.js";

/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {{at: number, events: GameEvent[]}} Step Facts up to the next decision, and how many decisions had been made by then. */

export class LookingBack {
  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
  }

  get app() {
    return this.play.app;
  }

  /** Whether there is nothing under way that a look back would hide. */
  get may() {
    return !this.app.busy && this.app.state !== null;
  }

  /** Shows the table as it was after a fact of the log. @param {number} nth */
  async to(nth) {
    const { page } = this.play;
    const { state } = this.app;
    if (!state || !this.may) return page.toast(both("past.later"), "info");
    try {
      const hand = state.match.hand;
      const { steps } = await page.engine.ask({ do: "review", hand, judge: null });
      const view = await this.table(hand, steps, nth);
      if (this.app.state !== state || !this.may) return;
      this.play.set({ past: nth, view, sheet: null, selected: null, looking: null });
      this.play.speak(sentence(this.app.settings.lang, this.app.log[nth], view.seat));
    } catch (error) {
      page.toast(page.reason(error), "error");
    }
  }

  /**
   * The engine tells how it stood after each decision; facts between two of them are folded onto it.
   * @param {number} hand
   * @param {Step[]} steps
   * @param {number} nth
   * @returns {Promise<import("./types.js").View>}
   */
  async table(hand, steps, nth) {
    let first = 0;
    let step = 0;
    while (step + 1 < steps.length && first + steps[step].events.length <= nth) first += steps[step++].events.length;
    const whole = nth >= first + steps[step].events.length - 1;
    const at = whole || step === 0 ? steps[step].at : steps[step - 1].at;
    const { view } = await this.play.page.engine.ask({ do: "moment", hand, step: at });
    const table = { ...view, result: null, legal: [] };
    return whole || step === 0 ? table : steps[step].events.slice(0, nth - first + 1).reduce(fold, table);
  }

  /** To the told fact before or after the one looked at; after the last, to the present. @param {-1|1} direction */
  async move(direction) {
    const { past, log } = this.app;
    if (past === null) return;
    for (let nth = past + direction; nth >= 0 && nth < log.length; nth += direction) {
      if (sentence(this.app.settings.lang, log[nth], this.play.seat)) return this.to(nth);
    }
    if (direction > 0) this.present();
  }

  /** Back to the table as it stands. */
  present() {
    const { state, past } = this.app;
    if (past !== null) this.play.set({ past: null, view: state?.view ?? null });
  }
}
