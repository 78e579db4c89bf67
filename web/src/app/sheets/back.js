/**
 * @file The list of the player's own decisions in this hand, the last first. The player can take back to any of them.
 */

import { html, nothing } from "lit";
import { moreOf } from "../../family/registry.js";
import { states } from "../../shared/light_element.js";
import { mayUndo } from "../../state/selectors.js";
import "../../text/advice.js";
import { Sheet } from "./sheet.js";

/** @import { GameEvent } from "../../shared/types.js" */
/** @typedef {{seat: number|null, action: string|null, events: GameEvent[]}} Step */
/** @typedef {{action: string, card: string|null}} Decision What the player did, and which card lay in the middle. */

/** An action that does not answer to what lies in the middle. */
const PLAYED = /^(discard|reveal|angang|jiagang|ti) /;

/**
 * Returns the decisions of a seat in a hand, in order.
 * @param {Step[]} steps
 * @param {number} seat
 * @param {import("../../family/types.js").PageFamily["laidBy"]} laidBy
 * @returns {Decision[]}
 */
export function decisionsOf(steps, seat, laidBy) {
  /** @type {Decision[]} */
  const found = [];
  /** @type {string|null} */
  let lying = null;
  for (const { seat: mover, action, events } of steps) {
    if (mover === seat && action) found.push({ action, card: PLAYED.test(action) ? null : lying });
    for (const event of events) {
      const laid = laidBy(event);
      if (laid !== undefined) lying = laid;
    }
  }
  return found;
}

class BackSheet extends Sheet {
  static properties = { ...Sheet.properties, ...states("own", "failed") };

  constructor() {
    super();
    /** @type {Decision[]} */
    this.own = [];
    this.failed = false;
  }

  firstUpdated() {
    super.firstUpdated();
    void this.read();
  }

  async read() {
    const { view, state } = this.app.table;
    if (!view || !state) return;
    try {
      const { steps } = await this.page.query({ do: "review", hand: state.hand, judge: null });
      this.own = decisionsOf(steps, view.seat, this.family.laidBy);
    } catch {
      this.failed = true;
    }
    await this.updateComplete;
    /** @type {HTMLElement|null} */ (this.querySelector("ol button"))?.focus();
  }

  render() {
    const count = this.own.length;
    const words = (/** @type {string} */ action) => moreOf(this.family).action(this.lang, action);
    return this.frame(
      this.say("back.title"),
      html`<p class="small">${this.say("back.about")}</p>
        ${this.failed ? html`<p class="warning" role="alert">${this.say("back.failed")}</p>` : nothing}
        <ol class="back-list">${[...this.own].reverse().map(
          ({ action, card }, nth) => html`<li><button type="button"
          aria-disabled=${mayUndo(this.app) ? "false" : "true"} @click=${() => this.go(nth + 1)}>
          <span class="nth">${count - nth}</span>
          <span>${card ? this.say("back.on", { card: this.name(card), action: words(action) }) : words(action)}</span></button></li>`,
        )}</ol>`,
      "back-sheet",
    );
  }

  /** @param {number} steps */
  go(steps) {
    if (!mayUndo(this.app)) return;
    this.page.showSheet(null);
    void this.page.play.undo(steps);
  }
}

customElements.define("hp-back", BackSheet);
