/** @file One seat on the table: its name plate, its melds and the cards lying in front of it. */
import { html, nothing } from "lit";
import { signed } from "../text/i18n.js";
import { listCards } from "../zipai/cards.js";
import { face, glyph, stack } from "../zipai/faces.js";
import { marksOf, markWords } from "../zipai/marks.js";
import { drawMelds } from "../zipai/meld.js";
import { placeOf, seatName } from "../zipai/seats.js";
import { BoardElement } from "./board_element.js";

/** @typedef {import("../shared/types.js").SeatView} SeatView */

/** How many cards are drawn for an opponent before the deal is known. */
const DEALT = 20;

export class Seat extends BoardElement {
  static properties = { ...BoardElement.properties, seat: { attribute: false } };

  constructor() {
    super();
    this.seat = 0;
  }

  get who() {
    return seatName(this.lang, this.seat, this.mine);
  }

  render() {
    const { view, call } = this.board;
    const place = placeOf(this.seat, this.mine);
    const seat = view?.seats[this.seat];
    const turn = view && view.turn === this.seat && !view.result;
    return html`
      <section class="seat ${place} ${turn ? "turn" : ""}" aria-label=${this.who}>
        ${this.drawPlate(seat, place)}
        ${place === "me" ? nothing : this.drawHeld(seat?.cards ?? DEALT, view?.open?.[this.seat])}
        ${seat ? html`${this.drawMelds(seat)}${this.drawDiscards(seat)}` : html`<div class="melds"></div><div class="discards"></div>`}
        ${call?.seat === this.seat ? html`<span class="call" aria-hidden="true" data-id=${call.id}>${glyph(call.glyph)}</span>` : nothing}
      </section>
    `;
  }

  /**
   * Draws an opponent's hand: face down or, in practice with open hands, face up.
   * @param {number} count
   * @param {string[][]|undefined} columns
   */
  drawHeld(count, columns) {
    if (!columns)
      return html`<div class="held" aria-hidden="true">${Array.from({ length: count }, () => html`<span class="card back"></span>`)}</div>`;
    return html`<div class="held open"><span class="vh">${this.say("practice.held", { who: this.who, cards: listCards(this.lang, columns.flat()) })}</span>
      ${columns.map((column) => html`<span aria-hidden="true">${stack(column)}</span>`)}</div>`;
  }

  /** @param {SeatView|undefined} seat @param {"me"|"left"|"right"} place */
  drawPlate(seat, place) {
    const { view, players, scores } = this.board;
    return html`<header class="plate">
      <h2>
        ${view?.dealer === this.seat ? html`<span class="dealer" role="img" aria-label=${this.say("seat.dealer")}>${glyph("w-zhuang")}</span>` : nothing}
        <span class="who">${this.who}</span>
      </h2>
      ${place === "me" ? nothing : html`<p class="facts"><span class="level">${players[this.seat] ?? ""}</span></p>`}
      <p class="facts">
        <span class="points" title=${this.say("seat.points")}><span class="vh">${this.say("seat.points")} </span>${signed(scores[this.seat] ?? 0)}</span>
        ${
          place === "me" || !seat
            ? nothing
            : html`<span class="count"><span class="card back tiny"></span> <span class="vh">${this.say("seat.cards", { n: seat.cards })}</span><span aria-hidden="true">${seat.cards}</span></span>`
        }
      </p>
      ${
        seat && place !== "me"
          ? html`<p class="facts"><span class="huxi">${this.say("seat.huxi", { n: seat.huxi })}</span>
        ${
          seat.kings_shown > 0
            ? html`<span class="kings"><span class="vh">${this.say("seat.kings", { n: seat.kings_shown })}</span><span aria-hidden="true">王${seat.kings_shown}</span></span>`
            : nothing
        }</p>`
          : nothing
      }
      ${seat ? this.drawMarks(seat, place === "me") : nothing}
    </header>`;
  }

  /**
   * Draws the marks of what binds this seat for the rest of the hand. Pressing a mark explains it.
   * @param {SeatView} seat
   * @param {boolean} own
   */
  drawMarks(seat, own) {
    const marks = marksOf(seat, own ? (this.board.view?.above ?? 0) : 0);
    return marks.length > 0
      ? html`<p class="marks n${marks.length}">${marks.map((mark) => this.drawMark(mark))}</p>`
      : nothing;
  }

  /** @param {import("../zipai/marks.js").Mark} mark */
  drawMark({ name, rule, values }) {
    const { wording } = this.board;
    const whole = (/** @type {import("../shared/types.js").Lang} */ lang) =>
      markWords({ ...wording, lang }, { name, rule, values }, seatName(lang, this.seat, this.mine));
    return html`<button type="button" class="mark ${name}" data-short=${this.say(`seat.${name}.short`, values(wording))}
      title=${whole(this.lang)} aria-label=${whole(this.lang)} @click=${() => this.emit("hp-explain", { text: { zh: whole("zh"), en: whole("en") }, rule })}
      ><span>${this.say(`seat.${name}`, values(wording))}</span></button>`;
  }

  /** @param {SeatView} seat */
  drawMelds(seat) {
    return html`<ul class="melds" aria-label=${this.say("seat.melds")}>${drawMelds(this.board.wording, seat.melds)}</ul>`;
  }

  /** @param {SeatView} seat */
  drawDiscards(seat) {
    return html`<ul class="discards" aria-label=${this.say("seat.discards")}>
      ${seat.discards.map(
        ({ card, from }) => html`<li class="laid ${from}">
        <span class="vh">${this.say(`laid.${from}`, { card: this.name(card) })}</span>${face(card)}
      </li>`,
      )}
    </ul>`;
  }
}

customElements.define("hp-seat", Seat);
