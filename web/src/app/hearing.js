/** @file The table's audio, loaded with the first gesture: a browser lets a page be heard only then. */
import { wordingOf } from "../state/selectors.js";

/** @typedef {import("../shared/types.js").GameEvent} GameEvent */

export class Hearing {
  /** @param {() => import("../state/app_state.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {import("../audio/audio.js").TableAudio|null} */
    this.audio = null;
  }

  /** Something was pressed. Where the part does not come, the next press asks again. */
  async open() {
    if (this.audio) return;
    const part = await import("../audio/audio.js").catch(() => null);
    if (part) this.audio ??= new part.TableAudio();
  }

  /** Plays something, if the player wants to hear it. @param {"event"|"lift"|"turn"} what @param {GameEvent} [event] */
  hear(what, event) {
    const app = this.app();
    if (what !== "event") this.audio?.play(app.settings, what);
    else if (event) this.audio?.event(app.settings, wordingOf(app), event);
  }

  /** Calls an event out, without its sound. @param {{t: string}} event */
  call(event) {
    const app = this.app();
    this.audio?.call(app.settings, wordingOf(app), event);
  }
}
