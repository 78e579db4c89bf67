/** @file Autoplay (托管): a bot answers for the player until the player takes over. */
import { say } from "../text/i18n.js";

/** The step of a hint that names an action. */
const SUGGESTED = 2;

/**
 * @typedef {object} AutoplayPorts What autoplay needs from the match on the table.
 * @property {() => number} generation a number that grows when another match comes onto the table
 * @property {() => Promise<void>} pause waits as long as before an opponent's step
 * @property {(action: string) => Promise<boolean|null>} act does the player's action and draws it; null if it was
 *   refused
 * @property {() => Promise<void>} goOn continues the match until the player is asked
 * @property {() => void} askPlayer leaves the decision to the player
 * @property {(text: string) => void} speak says something to those who listen; the prompt bar shows it to the others
 */

export class Autoplay {
  /**
   * @param {import("./ports.js").PagePorts} page
   * @param {import("./ports.js").StorePort} store
   * @param {AutoplayPorts} ports
   */
  constructor(page, store, ports) {
    this.page = page;
    this.store = store;
    this.ports = ports;
    /** Grows whenever autoplay is switched on or off. What was begun before is then dropped. */
    this.switches = 0;
    /** Whether a bot is choosing for the player and has not acted yet. */
    this.thinking = false;
  }

  /** Lets a bot answer for the player if autoplay is on. @returns {Promise<boolean>} whether the bot did */
  async answer() {
    const { page, ports } = this;
    const { state, auto } = page.app();
    if (!auto || state?.waiting !== "human") return false;
    const generation = ports.generation();
    const { switches } = this;
    const dropped = () => generation !== ports.generation() || switches !== this.switches;
    this.thinking = true;
    await ports.pause();
    const hint = dropped() ? null : await page.ask({ do: "hint", step: SUGGESTED });
    if (dropped()) return false;
    this.thinking = false;
    const done = hint ? await ports.act(hint.best.action) : null;
    if (generation !== ports.generation()) return false;
    if (done === null) page.set({ auto: false, busy: false }); // a toast says why; the player continues
    return done === true;
  }

  /** Ends autoplay without asking the player, who does something else. */
  stop() {
    this.switches += 1;
    this.thinking = false;
    this.page.set({ auto: false });
  }

  /** Switches autoplay on or off. */
  async toggle() {
    const { page, ports } = this;
    const { state, busy, auto } = page.app();
    if (!state || (!auto && state.waiting !== "human" && state.waiting !== "bot")) return;
    this.switches += 1;
    page.set({ auto: !auto, selected: null });
    ports.speak(say(page.app().settings.lang, auto ? "auto.ended" : "auto.began"));
    if (auto) {
      if (this.thinking) ports.askPlayer();
      this.thinking = false;
    } else if (!busy) {
      page.set({ busy: true, previews: {}, urgent: "" });
      await ports.goOn();
    } // else autoplay begins as soon as the player is asked
  }
}
