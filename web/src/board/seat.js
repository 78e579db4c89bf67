/** @file One seat on the table: its name plate, its melds and the cards lying in front of it. */
import { html, nothing } from "lit";
import { glyph } from "../glyphs/glyph.js";
import { atLeast } from "../text/at_least.js";
import { signed } from "../text/i18n.js";
import { inEnglish } from "../text/in_english.js";
import { characterAt, drawnAt, facedBy, ownNameOf, placeOf, seatName } from "../text/seats.js";
import { BoardElement } from "./board_element.js";
import { markWords } from "./mark_words.js";

/** @import { Lang, SeatView } from "../shared/types.js" */
/** @import { Place } from "../text/seats.js" */

/** How tiles that stand before a player at a side are seen. @type {Partial<Record<Place, string>>} */
const SEEN = { left: "standing end facing", right: "standing end" };

export class Seat extends BoardElement {
  static properties = { ...BoardElement.properties, seat: { attribute: false } };

  constructor() {
    super();
    this.seat = 0;
  }

  get who() {
    return this.whoIn(this.lang);
  }

  /** @param {Lang} lang */
  whoIn(lang) {
    return seatName(lang, this.seat, this.mine, this.seats);
  }

  /** Whether a portrait is drawn: of others, but for a person who sits at this device too. @param {Place} place */
  hasFace(place) {
    const person = ownNameOf(this.lang, this.seat) && !this.board.players[this.seat];
    return this.board.faces && place !== "me" && !person;
  }

  render() {
    const { view, call, wording } = this.board;
    const { seat: look } = this.family;
    const place = placeOf(this.seat, this.mine, this.seats);
    const seat = view?.seats[this.seat];
    const turn = view && !view.result && look.inTurn(view, this.seat);
    const open = view && look.open(view, this.seat);
    const melds = atLeast("melds", seat?.melds.length ?? 0, [3, 4, 5]);
    const sitter = view ? look.sitter(view) : null;
    const drawn = drawnAt(place, sitter === null ? null : placeOf(sitter, this.mine, this.seats));
    if (seat && sitter === this.seat && place !== "me") {
      return html`<section class="seat out" aria-label=${this.who}>${this.drawPlate(seat, place, true)}</section>`;
    }
    return html`
      <section class="seat ${drawn} ${turn ? "turn" : ""} ${open && place !== "me" ? "open" : ""} ${melds}" aria-label=${this.who}>
        ${this.drawPlate(seat, place)}
        ${place === "me" ? nothing : this.drawHeld(seat ? look.held(seat) : look.dealt, open, place)}${seat && view ? look.beside(wording, seat, view) : nothing}
        ${
          seat && view
            ? html`<ul class="melds" aria-label=${this.say("seat.melds")}>${look.melds(wording, seat, view)}</ul>`
            : html`<div class="melds"></div>`
        }${look.laid ? this.drawLaid(seat && view ? look.laid.draw(wording, seat, view) : null) : nothing}
        ${call?.seat === this.seat ? html`<span class="call" aria-hidden="true" data-id=${call.id} data-t=${call.t}>${glyph(call.glyph)}${inEnglish(wording.lang, `call.${call.t}`)}</span>` : nothing}
      </section>
    `;
  }

  /** Draws what lies in front of the seat; null before the deal. @param {unknown} drawn */
  drawLaid(drawn) {
    if (drawn === null) return html`<div class="discards"></div>`;
    return html`<ul class="discards" aria-label=${this.say("seat.discards")}>
      ${drawn}
    </ul>`;
  }

  /**
   * Draws an opponent's hand: face down or, in practice with open hands, face up. At the sides it is seen from its end.
   * @param {number} count
   * @param {string[][]|null} columns
   * @param {Place} place
   */
  drawHeld(count, columns, place) {
    const { cards } = this.family;
    const seen = SEEN[place] ?? "standing";
    if (!columns)
      return html`<div class="held" aria-hidden="true">${Array.from({ length: count }, () => cards.back(seen))}</div>`;
    return html`<div class="held open"><span class="vh">${this.say("practice.held", { who: this.who, cards: cards.list(this.lang, columns.flat()) })}</span>
      ${columns.map((column) => html`<span aria-hidden="true">${cards.stack(column)}</span>`)}</div>`;
  }

  /** @param {SeatView|undefined} seat @param {Place} place @param {boolean} [sits] whether the seat sits out */
  drawPlate(seat, place, sits = false) {
    const { view, players, scores, wording } = this.board;
    const { seat: look } = this.family;
    return html`<header class="plate">
      ${this.hasFace(place) ? html`<hp-face name=${facedBy(this.seat, this.mine, this.seats)} class=${this.isMet(place) ? "met" : ""} @click=${() => this.isMet(place) && this.meet()}></hp-face>` : nothing}
      <h2>
        ${view?.dealer === this.seat ? html`<span class="dealer" role="img" aria-label=${this.say("seat.dealer")}>${glyph("w-zhuang")}</span>${inEnglish(wording.lang, "seat.dealer")}` : nothing}
        ${this.drawName(place)}
      </h2>
      ${place === "me" ? nothing : html`<p class="facts"><span class="level">${players[this.seat] ?? ""}</span></p>`}
      <p class="facts">
        <span class="points" title=${this.say("seat.points")}><span class="vh">${this.say("seat.points")} </span>${signed(scores[this.seat] ?? 0)}</span>
        ${
          sits
            ? html`<span class="sits">${this.say("seat.sits")}</span>`
            : place === "me" || !seat
              ? nothing
              : html`<span class="count">${this.family.cards.back("tiny")} <span class="vh">${this.say("seat.cards", { n: look.held(seat) })}</span><span aria-hidden="true">${look.held(seat)}</span></span>`
        }
      </p>
      ${seat && view && !sits ? html`${look.facts(wording, seat, place, view)}${this.drawMarks(look.marks(seat, view))}` : nothing}
    </header>`;
  }

  /** Whether there is something to tell about an opponent. @param {Place} place */
  isMet(place) {
    const told = characterAt(this.seat, this.mine, this.seats) && this.board.players[this.seat];
    return this.board.meets && place !== "me" && Boolean(told);
  }

  /** Asks the page to tell about whoever sits here. */
  meet() {
    this.emit("hp-meet", { seat: this.seat });
  }

  /** Draws the name; that of an opponent can be pressed, as the face can. @param {Place} place */
  drawName(place) {
    const name = ownNameOf(this.lang, this.seat) || this.who;
    if (!this.isMet(place)) return html`<span class="who">${name}</span>`;
    return html`<button type="button" class="who" title=${this.say("seat.meet")} aria-haspopup="dialog" @click=${() => this.meet()}>${name}</button>`;
  }

  /**
   * Draws the marks of what binds this seat for the rest of the hand. Pressing a mark explains it.
   * @param {import("../family/types.js").Mark[]} marks
   */
  drawMarks(marks) {
    return marks.length > 0
      ? html`<p class="marks n${marks.length}">${marks.map((mark) => this.drawMark(mark))}</p>`
      : nothing;
  }

  /** @param {import("../family/types.js").Mark} mark */
  drawMark({ name, rule, values }) {
    const { wording } = this.board;
    const whole = (/** @type {Lang} */ lang) =>
      markWords({ ...wording, lang }, { name, rule, values }, this.whoIn(lang));
    return html`<button type="button" class="mark ${name}" data-short=${this.say(`seat.${name}.short`, values(wording))}
      title=${whole(this.lang)} aria-label=${whole(this.lang)} @click=${() => this.emit("hp-explain", { text: { zh: whole("zh"), en: whole("en") }, rule })}
      ><span>${this.say(`seat.${name}`, values(wording))}</span></button>`;
  }
}

customElements.define("hp-seat", Seat);
