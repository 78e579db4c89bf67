/** @file The pace at which the opponents' steps are drawn: the pauses before them, and what ends those. */
import { pauseFor } from "../settings/settings.js";

export class Pace {
  /** @param {Pick<import("./ports.js").MatchPage, "app">} page */
  constructor(page) {
    this.page = page;
    /** Whether the opponents' steps are drawn without pauses until the player is asked. */
    this.skipping = false;
    /** Ends the current pause at once. */
    this.endPause = () => {};
  }

  /** Whether the opponents' steps are drawn with pauses. */
  get pauses() {
    return !this.skipping && this.page.app.settings.speed !== "instant";
  }

  /** Waits as long as before an opponent's step. All these pauses have the same distribution. */
  pause() {
    return new Promise((/** @type {(value?: undefined) => void} */ done) => {
      const timer = setTimeout(done, pauseFor(this.page.app.settings));
      this.endPause = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Draws everything without pauses until the player is asked. */
  skip() {
    this.skipping = true;
    this.endPause();
  }

  /** Ends the current pause, because the player does not want to wait or the match leaves the table. */
  hurry() {
    this.endPause();
  }
}
