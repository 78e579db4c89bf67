/** @file The cover: what lies over the table while the device goes from one person to the next. */
import { html, nothing } from "lit";
import { states } from "../../shared/light_element.js";
import { seatName } from "../../text/seats.js";
import { AppElement } from "../app_element.js";

/** Milliseconds in which no press uncovers a hand: the one that ended the last turn may be a double one. */
const HELD_MS = 400;
/** How many of the last events are told. */
const TOLD = 5;

class Cover extends AppElement {
  static properties = { ...AppElement.properties, ...states("ready") };

  constructor() {
    super();
    /** Whether a press uncovers the hand already. */
    this.ready = false;
  }

  firstUpdated() {
    setTimeout(() => this.makeReady(), HELD_MS);
  }

  /** Lets the hand be uncovered, and puts the focus there unless a sheet has it. */
  async makeReady() {
    this.ready = true;
    await this.updateComplete;
    if (!this.app.sheet.open) this.querySelector("button")?.focus({ preventScroll: true });
  }

  /** Called once the hand is shown: the focus goes to it. */
  disconnectedCallback() {
    super.disconnectedCallback();
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const hand = document.querySelector("hp-hand");
      /** @type {import("../../board/hand.js").Hand|null} */ (hand)?.focusCard();
      if (document.activeElement === document.body) document.querySelector("main")?.focus({ preventScroll: true });
    });
  }

  render() {
    const { called, told, state } = this.app.table;
    if (called === null || !state) return nothing;
    const who = seatName(this.lang, called, -1, state.setup.seats.length);
    return html`<section class="cover-sheet paper" aria-label=${this.say("cover.turn", { who })}>
      <p class="cover-turn">${this.say("cover.to")}</p>
      <h2>${who}</h2>
      ${
        told.length > 0
          ? html`<h3>${this.say("cover.told")}</h3><ol class="cover-told">${told.slice(-TOLD).map(({ text }) => html`<li>${this.pick(text)}</li>`)}</ol>`
          : nothing
      }
      <button type="button" class="answer play" ?disabled=${!this.ready} @click=${() => this.page.play.people.sit()}>${this.say("cover.see")}</button>
      <p class="small">${this.say("cover.about")}</p>
    </section>`;
  }
}

customElements.define("hp-cover", Cover);
