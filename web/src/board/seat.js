/** @file One seat on the table: its name plate, its melds and what lies in front of it. */
import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { Part } from "./part.js";
import { face, glyph, stack } from "./faces.js";
import { limited, seatName } from "../log.js";
import { listCards, pick, say, signed } from "../i18n.js";
import { placeOf } from "../update.js";

/** @typedef {import("../types.js").SeatView} SeatView */
/** @typedef {import("../types.js").Meld} Meld */

export class Seat extends Part {
  static properties = { ...Part.properties, seat: { attribute: false } };

  constructor() {
    super();
    this.seat = 0;
  }

  render() {
    const { app } = this;
    const mine = app.view?.seat ?? 0;
    const place = placeOf(this.seat, mine);
    const view = app.view?.seats[this.seat];
    const turn = app.view && app.view.turn === this.seat && !app.view.result;
    return html`
      <section class="seat ${place} ${turn ? "turn" : ""}" aria-label=${seatName(this.lang, this.seat, mine)}>
        ${this.drawPlate(view, place, mine)}
        ${place === "me" ? nothing : this.drawHeld(view?.cards ?? 20, app.view?.open?.[this.seat])}
        ${view ? html`${this.drawMelds(view)}${this.drawDiscards(view)}` : html`<div class="melds"></div><div class="discards"></div>`}
        ${app.call?.seat === this.seat ? html`<span class="call" aria-hidden="true" data-id=${app.call.id}>${glyph(app.call.glyph)}</span>` : nothing}
      </section>
    `;
  }

  /** What an opponent holds: face down, or, in practice with open hands, for all to see. @param {number} count @param {string[][]|undefined} columns */
  drawHeld(count, columns) {
    if (!columns) return html`<div class="held" aria-hidden="true">${Array.from({ length: count }, () => html`<span class="card back"></span>`)}</div>`;
    const who = seatName(this.lang, this.seat, this.app.view?.seat ?? 0);
    return html`<div class="held open"><span class="vh">${this.say("practice.held", { who, cards: listCards(this.lang, columns.flat()) })}</span>
      ${columns.map((column) => html`<span aria-hidden="true">${stack(column)}</span>`)}</div>`;
  }

  /** The level of the bot in this seat, or nothing for the player. */
  level() {
    const { app } = this;
    const id = app.state?.match.seats[this.seat] ?? app.setup.bots[this.seat - 1];
    const bot = app.games?.bots.find((known) => known.id === id);
    return bot ? pick(this.lang, bot.name) : "";
  }

  /** @param {SeatView|undefined} view @param {"me"|"left"|"right"} place @param {number} mine */
  drawPlate(view, place, mine) {
    const { app } = this;
    const score = app.state?.match.scores[this.seat] ?? 0;
    const dealer = app.view?.dealer === this.seat;
    return html`<header class="plate">
      <h2>
        ${dealer ? html`<span class="dealer" role="img" aria-label=${this.say("seat.dealer")}>${glyph("w-zhuang")}</span>` : nothing}
        <span class="who">${seatName(this.lang, this.seat, mine)}</span>
      </h2>
      ${place === "me" ? nothing : html`<p class="facts"><span class="level">${this.level()}</span></p>`}
      <p class="facts">
        <span class="points" title=${this.say("seat.points")}><span class="vh">${this.say("seat.points")} </span>${signed(score)}</span>
        ${place === "me" || !view
          ? nothing
          : html`<span class="count"><span class="card back tiny"></span> <span class="vh">${this.say("seat.cards", { n: view.cards })}</span><span aria-hidden="true">${view.cards}</span></span>`}
      </p>
      ${view && place !== "me" ? html`<p class="facts"><span class="huxi">${this.say("seat.huxi", { n: view.huxi })}</span>
        ${view.kings_shown > 0
          ? html`<span class="kings"><span class="vh">${this.say("seat.kings", { n: view.kings_shown })}</span><span aria-hidden="true">王${view.kings_shown}</span></span>`
          : nothing}</p>` : nothing}
      ${view ? this.drawMarks(view, place === "me") : nothing}
    </header>`;
  }

  /** What holds for this seat for the rest of the hand; each mark says more when it is pressed. @param {SeatView} view @param {boolean} mine */
  drawMarks(view, mine) {
    const above = mine ? (this.app.view?.above ?? 0) : 0;
    if (view.dead) return html`<p class="marks n1">${this.drawMark("dead", "dead.hand")}</p>`; // then nothing else matters
    const marks = [
      view.raised ? this.drawMark("raised", "win.raise") : nothing,
      view.barred ? this.drawMark("barred", "past.fang_wei") : nothing,
      view.limits ? this.drawMark("limits", "chi.edge", (lang) => ({ told: limited(lang, "seat.limits.told", view.limits ?? []) })) : nothing,
      above > 0 ? this.drawMark("above", "win.guo_hu", () => ({ n: above })) : nothing,
    ].filter((mark) => mark !== nothing);
    return marks.length > 0 ? html`<p class="marks n${marks.length}">${marks}</p>` : nothing;
  }

  /** @param {string} name @param {string} rule @param {(lang: import("../types.js").Lang) => Record<string, string|number>} [values] */
  drawMark(name, rule, values = () => ({})) {
    const mine = this.app.view?.seat ?? 0;
    const told = (/** @type {import("../types.js").Lang} */ lang) =>
      say(lang, "seat.mark", { who: seatName(lang, this.seat, mine), what: say(lang, `seat.${name}.long`, values(lang)) });
    return html`<button type="button" class="mark ${name}" data-short=${this.say(`seat.${name}.short`, values(this.lang))}
      title=${told(this.lang)} aria-label=${told(this.lang)} @click=${() => this.page.toast({ zh: told("zh"), en: told("en") }, "info", rule)}
      ><span>${this.say(`seat.${name}`, values(this.lang))}</span></button>`;
  }

  /** @param {SeatView} view */
  drawMelds(view) {
    return html`<ul class="melds" aria-label=${this.say("seat.melds")}>
      ${repeat(view.melds, (meld, nth) => `${nth} ${meld.kind}`, (meld) => this.drawMeld(meld))}
    </ul>`;
  }

  /** @param {Meld} meld */
  drawMeld(meld) {
    const known = meld.cards.filter((card) => card !== null);
    const values = { kind: this.say(`kind.${meld.kind}`), cards: listCards(this.lang, known), n: meld.huxi ?? 0 };
    const label = known.length === 0 ? this.say("meld.hidden", values) : this.say(meld.huxi === null ? "meld.open" : "meld.worth", values);
    return html`<li class="meld ${meld.kind}">
      <span class="vh">${label}</span>
      <span class="stack n${meld.cards.length}" aria-hidden="true">
        ${meld.cards.map((card, nth) => {
          const marks = `${meld.claimed === nth ? "claimed" : ""} ${card !== null && meld.up[nth] === false ? "ghost" : ""}`;
          return face(card, marks);
        })}
      </span>
      <span class="badge" aria-hidden="true">${this.say(`kind.${meld.kind}.short`)}${meld.huxi ? html`<b>${meld.huxi}</b>` : nothing}</span>
    </li>`;
  }

  /** @param {SeatView} view */
  drawDiscards(view) {
    return html`<ul class="discards" aria-label=${this.say("seat.discards")}>
      ${view.discards.map(({ card, from }) => html`<li class="laid ${from}">
        <span class="vh">${this.say(`laid.${from}`, { card: this.name(card) })}</span>${face(card)}
      </li>`)}
    </ul>`;
  }
}

customElements.define("hp-seat", Seat);
