/** @file The cover: what lies over the table while the device goes from one person to the next. */
import { html, nothing } from "lit";
import { states } from "../../shared/light_element.js";
import { seatName } from "../../text/seats.js";
import { AppElement } from "../app_element.js";
import { focusScreen, keepFocus } from "../focus.js";

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
    setTimeout(() => {
      this.ready = true;
    }, HELD_MS);
  }

  /** Puts the focus on the button once it can be pressed, and again once a sheet over it is closed. */
  updated() {
    const elsewhere = document.activeElement?.closest("button, a") ?? null;
    if (this.ready && !this.app.sheet.open && elsewhere === null) focusScreen();
  }

  /** Called once the hand is shown: the focus goes to it. */
  disconnectedCallback() {
    super.disconnectedCallback();
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const hand = document.querySelector("hp-hand");
      /** @type {import("../../board/hand.js").Hand|null} */ (hand)?.focusCard();
      keepFocus();
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
