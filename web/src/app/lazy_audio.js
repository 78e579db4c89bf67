/** @file Plays the table's audio. It is loaded after the first press, because a browser plays no sound before that. */
import { buzz } from "../audio/buzz.js";
import { fetchedScript } from "../family/fetched_script.js";
import { familyOf, wordingOf } from "../state/selectors.js";

/** @import { GameEvent } from "../shared/types.js" */

const importAudio = () => import("../audio/audio.js");

export class LazyAudio {
  /** @param {{app: import("../state/app_state.js").App, noteSilence: () => void}} page */
  constructor(page) {
    this.page = page;
    /** Whether it was said: once is enough. */
    this.told = false;
    /** @type {import("../audio/audio.js").TableAudio|null} */
    this.audio = null;
  }

  /** Loads the audio after a press. If that fails, the next press tries again. */
  async load() {
    if (this.audio) return;
    const TableAudio = await fetchedScript("audio/audio", importAudio, "TableAudio").catch(() => null);
    if (!TableAudio) return this.fail();
    this.audio ??= new TableAudio(() => this.fail());
    await familyOf(this.page.app)
      .loadMore()
      .catch(() => null); // the next event tries again
  }

  /** Says once that something cannot be heard that the player wants to hear. What is worse is said instead. */
  fail() {
    const { settings, notices } = this.page.app;
    const wanted = !settings.muted && (settings.volume > 0 || settings.voice !== "off");
    if (this.told || !wanted || notices.toast?.kind === "error") return;
    this.told = true;
    this.page.noteSilence();
  }

  /**
   * Plays a sound, or the sound and call of an event, as the settings allow.
   * @param {"event"|"lift"|"turn"} what
   * @param {GameEvent} [event]
   */
  play(what, event) {
    const { app } = this.page;
    if (app.settings.vibration === "on") this.felt(what, event);
    if (what !== "event") this.audio?.play(app.settings, what);
    else if (event) void this.heard((audio, more) => audio.event(app.settings, wordingOf(app), more, event));
  }

  /** Lets the machine vibrate in the player's turn, and when the player wins. @param {string} what @param {GameEvent} [event] */
  felt(what, event) {
    if (what === "turn") buzz("turn");
    else if (event?.t === "won" && event.seat === this.page.app.table.view?.seat) buzz("win");
  }

  /**
   * Plays something that the family knows the sound of. It is loaded with the audio; a family that came later is loaded
   * now.
   * @param {(audio: import("../audio/audio.js").TableAudio, more: import("../family/types.js").FamilyMore) => void} play
   */
  async heard(play) {
    const { audio } = this;
    const family = familyOf(this.page.app);
    const more = audio && (family.more ?? (await family.loadMore().catch(() => null)));
    if (audio && more) play(audio, more);
  }

  /** Speaks the call of an event, without its sound. @param {{t: string}} event */
  call(event) {
    const { app } = this.page;
    void this.heard((audio, more) => audio.call(app.settings, wordingOf(app), more, event));
  }
}
