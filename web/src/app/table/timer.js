/**
 * @file The time for an answer, for players who want one: a bar that runs out above the answers. At its end the page
 * passes. It never discards and never gives up a win, and it stands still while a sheet is open or nobody looks.
 */
import { html } from "lit";
import { buzz } from "../../audio/buzz.js";
import { states } from "../../shared/light_element.js";
import { givesUpWin, legalNow } from "../../state/selectors.js";
import { both } from "../../text/i18n.js";
import { AppElement } from "../app_element.js";

/** Milliseconds between two looks at the clock. */
const TICK_MS = 250;
/** The most that one look may take off: a machine that slept, or a clock that jumped, is nobody's fault. */
const MOST_MS = 1000;
/** The seconds from which on the time that is left is told. */
const LAST = 5;

/** @typedef {import("../../shared/types.js").MatchState} MatchState */

/**
 * What is left for the answers of timers that were taken away, because the player looks back.
 * @type {WeakMap<MatchState, {left: number, told: boolean}>}
 */
const interrupted = new WeakMap();

export class Timer extends AppElement {
  static properties = { ...AppElement.properties, ...states("left") };

  constructor() {
    super();
    /** Milliseconds that are left. */
    this.left = 0;
    /** The state that the time is for. @type {MatchState|null} */
    this.about = null;
    this.looked = 0;
    this.told = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.ticking = setInterval(() => this.tick(), TICK_MS);
  }

  disconnectedCallback() {
    clearInterval(this.ticking);
    if (this.about) interrupted.set(this.about, { left: this.left, told: this.told });
    super.disconnectedCallback();
  }

  get whole() {
    return 1000 * Number(this.app.settings.timer) || 0;
  }

  willUpdate() {
    const { state } = this.app.table;
    this.left = Math.min(this.left, this.whole); // a shorter limit may have been chosen meanwhile
    if (state === this.about) return;
    const begun = state && interrupted.get(state);
    const { left, told } = begun ?? { left: this.whole, told: false };
    Object.assign(this, { about: state, left: Math.min(left, this.whole), looked: performance.now(), told });
  }

  get stands() {
    const { sheet, table } = this.app;
    return document.hidden || table.past !== null || (sheet.open !== null && sheet.open !== "stage");
  }

  tick() {
    const now = performance.now();
    const passed = Math.min(MOST_MS, now - this.looked);
    this.looked = now;
    if (this.stands || this.left <= 0) return;
    this.left = Math.max(0, this.left - passed);
    if (this.left === 0) this.end();
    else if (!this.told && this.left <= 1000 * LAST) {
      this.told = true;
      this.page.play.announcer.speak(this.say("timer.left", { n: LAST }));
    }
  }

  /** Passes, if that gives up no win; else says that the time is over, and waits. */
  end() {
    const { app, page } = this;
    const pass = legalNow(app).find(({ verb }) => verb === "pass");
    const may = pass && !givesUpWin(app, pass);
    if (app.settings.vibration === "on") buzz("late");
    if (may) void page.play.act(pass);
    page.toast(both(may ? "timer.passed" : "timer.over"), "info"); // an answer closes what was told before
  }

  render() {
    const seconds = Math.ceil(this.left / 1000);
    const words = this.say("timer.left", { n: seconds });
    return html`<div class="timer ${seconds <= LAST ? "last" : ""} ${this.stands ? "stands" : ""}" role="timer" aria-label=${words} title=${words}>
      <i></i></div>`;
  }

  updated() {
    const bar = this.querySelector("i");
    if (bar) bar.style.transform = `scaleX(${this.whole > 0 ? this.left / this.whole : 0})`;
  }
}

customElements.define("hp-timer", Timer);
