/** @file Plays the table's audio. It is loaded after the first press, because a browser plays no sound before that. */
import { wordingOf } from "../state/selectors.js";

/** @typedef {import("../shared/types.js").GameEvent} GameEvent */

export class LazyAudio {
  /** @param {() => import("../state/app_state.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {import("../audio/audio.js").TableAudio|null} */
    this.audio = null;
  }

  /** Loads the audio after a press. If that fails, the next press tries again. */
  async load() {
    if (this.audio) return;
    const part = await import("../audio/audio.js").catch(() => null);
    if (part) this.audio ??= new part.TableAudio();
  }

  /**
   * Plays a sound, or the sound and call of an event, as the settings allow.
   * @param {"event"|"lift"|"turn"} what
   * @param {GameEvent} [event]
   */
  play(what, event) {
    const app = this.app();
    if (what !== "event") this.audio?.play(app.settings, what);
    else if (event) this.audio?.event(app.settings, wordingOf(app), event);
  }

  /** Speaks the call of an event, without its sound. @param {{t: string}} event */
  call(event) {
    const app = this.app();
    this.audio?.call(app.settings, wordingOf(app), event);
  }
}
