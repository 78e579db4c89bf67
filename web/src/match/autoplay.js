/** @file Autoplay (托管): a bot answers for the player until the player takes over. */
import { say } from "../text/i18n.js";

/** The step of a hint that names an action. */
const SUGGESTED = 2;

export class Autoplay {
  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
    /** Grows whenever autoplay is switched on or off. What was begun before is then dropped. */
    this.switches = 0;
    /** Whether a bot is choosing for the player and has not acted yet. */
    this.thinking = false;
  }

  /** Lets a bot answer for the player if autoplay is on. @returns {Promise<boolean>} whether the bot did */
  async answer() {
    const { play } = this;
    const { state, auto } = play.app.table;
    if (!auto || state?.waiting !== "human") return false;
    const { generation } = play;
    const { switches } = this;
    const dropped = () => generation !== play.generation || switches !== this.switches;
    this.thinking = true;
    if (play.pace.pauses) await play.pace.pause();
    const hint = dropped() ? null : await play.page.ask({ do: "hint", step: SUGGESTED });
    if (dropped()) return false;
    this.thinking = false;
    const done = hint ? await play.actForPlayer(hint.best.action, { aided: true }) : null;
    if (generation !== play.generation) return false;
    if (done === null) play.set({ table: { auto: false, busy: false } }); // a toast says why; the player continues
    return done === true;
  }

  /** Ends autoplay without asking the player, who does something else. */
  stop() {
    this.switches += 1;
    this.thinking = false;
    this.play.set({ table: { auto: false } });
  }

  /** Switches autoplay on or off. */
  async toggle() {
    const { play } = this;
    const { state, busy, auto } = play.app.table;
    if (!state || (!auto && state.waiting !== "human" && state.waiting !== "bot")) return;
    this.switches += 1;
    play.set({ table: { auto: !auto }, hand: { selected: null } });
    play.announcer.speak(say(play.app.settings.lang, auto ? "auto.ended" : "auto.began"));
    if (auto) {
      if (this.thinking) play.drawPosition(state);
      this.thinking = false;
    } else if (!busy) {
      play.set({ table: { busy: true }, hand: { previews: {} }, notices: { urgent: "" } });
      await play.goOn();
    } // else autoplay begins as soon as the player is asked
  }
}
