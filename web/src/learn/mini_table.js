/** @file The small table of a lesson: three seats, the wall and the face-up card, moved on at the learner's press. */

import { html, nothing } from "lit";
import { cardWordsOf } from "../families/cards.js";
import { pick } from "../text/phrases.js";
import { card, picture } from "./picture.js";
import { ReadingPart } from "./reading_element.js";

/** @import { Frame } from "./types.js" */

/** The seats as they are drawn: the previous player on the left, the next one on the right, the learner below. */
const SEATS = /** @type {const} */ ([
  ["left", 2],
  ["right", 1],
  ["me", 0],
]);

class MiniTable extends ReadingPart {
  static properties = {
    ...ReadingPart.properties,
    frames: { attribute: false },
    family: {},
    at: { state: true },
  };

  constructor() {
    super();
    /** @type {Frame[]} */
    this.frames = [];
    this.family = "";
    this.at = 0;
  }

  get ended() {
    return this.at >= this.frames.length - 1;
  }

  render() {
    const frame = this.frames[this.at];
    const { family } = this;
    return html`<section class="mini-table" aria-label=${this.say("learn.table")}>
      ${SEATS.map(([place, seat]) => this.drawSeat(frame, place, seat))}
      <div class="mini-middle" aria-hidden="true">
        <span class="mini-wall">${picture(family, [[card("")]])}<b>${frame.wall}</b></span>
        <span class="mini-live">${frame.live ? picture(family, [[card(frame.live.card)]]) : nothing}</span>
      </div>
      <p class="mini-said" role="status">${pick(this.lang, frame.said)}</p>
      <button type="button" class="answer watch" @click=${() => (this.at = this.ended ? 0 : this.at + 1)}>${this.say(this.ended ? "learn.table.again" : "learn.table.on")}</button>
    </section>`;
  }

  /** @param {Frame} frame @param {"left"|"right"|"me"} place @param {number} seat */
  drawSeat(frame, place, seat) {
    const lying = frame.lying[seat];
    const name = this.say(`learn.table.${place}`);
    const words = this.say(lying.length > 0 ? "learn.table.lying" : "learn.table.bare", {
      who: name,
      cards: cardWordsOf(this.family).list(this.lang, lying),
    });
    return html`<div class="mini-seat ${place} ${frame.live?.seat === seat ? "turns" : ""}" role="img" aria-label=${words}>
      <b aria-hidden="true">${name}</b>
      <span class="mini-lying" aria-hidden="true">${lying.map((code) => picture(this.family, [[card(code)]]))}</span>
    </div>`;
  }
}

customElements.define("hp-mini-table", MiniTable);
