/** @file The table: the opponents, the live card in the middle, the player's side below. */
import { html, nothing, svg } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { BoardElement } from "../../board/board_element.js";
import { FlipAnimation } from "../../board/flip_animation.js";
import "../../board/hand.js";
import "../../board/seat.js";
import { cardOfKey } from "../../board/arrangement.js";
import { seatClasses, turnClass } from "../../board/seat_classes.js";
import { shortcut } from "../../settings/keymap.js";
import { differences } from "../../state/app_state.js";
import { gameName } from "../../state/game_name.js";
import { discardOf, gameNow, gameOf, mayAct, mayUndo, seatsOf } from "../../state/selectors.js";
import { pick } from "../../text/i18n.js";
import { otherSeats } from "../../text/seats.js";
import { AppElement } from "../app_element.js";
import "../progress.js";
import { boardOf } from "./board_of.js";
import "./cover.js";
import "./prompt.js";

const BOT = svg`<svg viewBox="0 0 24 24" class="bot" aria-hidden="true" focusable="false"><path d="M12 3v4M6 7h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2ZM9 11.5v2M15 11.5v2"/></svg>`;

/** The fields of the state whose change may move something on the table. */
const MOVING = new Set([
  ...["table.view", "table.busy", "table.past", "table.auto", "hand.arranged", "hand.selected", "notices.caption"],
]);

/** What may be pressed without laying down a lifted card. */
const IN_USE = "button, a, summary, details, .discards, hp-prompt, hp-hint";

/** Whether a press there means nothing but the table itself. @param {EventTarget|null} target */
const isBeside = (target) => target instanceof Element && !target.closest(IN_USE);

/** The fields of the state that nothing on the board shows. Seats and hand are not drawn again for them. */
const BESIDE = new Set([
  ...["hand.hovered", "hand.previews", "notices.urgent", "notices.said", "notices.toast", "notices.caption"],
  ...["table.log", "sheet.open", "sheet.book"],
]);

export class Table extends AppElement {
  constructor() {
    super();
    this.animation = new FlipAnimation();
    /** How many drawings so far may have moved something. */
    this.drawings = 0;
    /** What was drawn last. @type {import("../../state/app_state.js").App|null} */
    this.drawn = null;
    /** @type {import("../../board/board_state.js").BoardState|null} */
    this.lastBoard = null;
    this.listen();
  }

  /** Does what the board's events ask for. */
  listen() {
    const on = (/** @type {string} */ type, /** @type {(detail: any) => void} */ listener) =>
      this.addEventListener(type, (event) => listener(/** @type {CustomEvent} */ (event).detail));
    on("hp-press-card", ({ key, tapped }) => void this.page.play.hand.press(key, tapped));
    on("hp-throw-card", ({ key }) => void this.page.play.hand.throwOut(key));
    on("hp-ask-card", ({ card }) => void this.page.play.queries.tellAbout(`discard ${card}`));
    on("hp-arrange", ({ columns, card, column }) => this.page.play.hand.arrange(columns, card, column));
    on("hp-meet", ({ seat }) => void this.page.meet(seat));
    on("hp-explain", ({ text, rule }) => this.page.toast(text, "info", { rule }));
    /** Where the last press began: the end of a drag is no tap. @type {EventTarget|null} */
    let pressed = null;
    this.addEventListener("pointerdown", ({ target }) => (pressed = target));
    this.addEventListener("click", ({ target }) => {
      if (this.app.hand.selected && isBeside(target) && isBeside(pressed)) void this.page.play.hand.deselect();
    });
    this.addEventListener("hp-broken-view", (event) => this.page.dropCachedTable() && event.preventDefault());
  }

  /** Whether the next drawing may move something on the table. */
  get moves() {
    const { app, drawn } = this;
    const same = drawn?.table.view && app.table.view && drawn.table.view.seat === app.table.view.seat;
    return same && differences(drawn, app).some((field) => MOVING.has(field));
  }

  /** What the board shows; the same object as before if the board would look the same. */
  get board() {
    const { app, drawn, lastBoard } = this;
    const changed = drawn ? differences(drawn, app) : [];
    if (lastBoard && changed.length > 0 && changed.every((field) => BESIDE.has(field))) return lastBoard;
    this.lastBoard = boardOf(app);
    return this.lastBoard;
  }

  firstUpdated() {
    void this.page.parts.load("stage"); // before the first hand, whose deal it shows
  }

  willUpdate() {
    if (this.moves) this.animation.measure(this);
  }

  updated() {
    const { moves } = this;
    this.drawn = this.app;
    if (moves) void this.animateMoves();
  }

  /**
   * Animates the moves when all parts of the table are drawn, before the browser paints them. If another drawing has
   * begun, that one animates.
   */
  async animateMoves() {
    const drawing = ++this.drawings;
    const parts = [...this.querySelectorAll("hp-seat, hp-hand, hp-prompt")];
    await Promise.all(
      parts.map((part) => (part instanceof BoardElement || part instanceof AppElement) && part.updateComplete),
    );
    if (drawing === this.drawings) this.animation.play(this, this.app.settings.speed === "instant");
  }

  render() {
    const { app, page } = this;
    const { board } = this;
    const mine = app.table.view?.seat ?? 0;
    const seats = seatsOf(app);
    return html`
      <main class="table ${this.family.cards.look} seats-${seats} ${app.table.view ? "" : "bare"} ${app.table.past === null ? "" : "past"} ${seatClasses(this.family.seat, app.table.view, mine, seats)}" id="table" tabindex="-1">
        <div class="pool ${turnClass(this.family.seat, app.table.view, mine, seats)}"></div>
        ${this.drawBar()}
        ${otherSeats(mine, seats).map(({ place, seat }) => html`<hp-seat class="at-${place}" .board=${board} .seat=${seat}></hp-seat>`)}
        ${this.drawCentre()}
        <hp-prompt class="at-prompt" .app=${app} .page=${page}></hp-prompt>
        <div class="mat">
          <hp-seat class="at-me" .board=${board} .seat=${mine}></hp-seat>
          ${this.drawLedger()}
          <hp-hand class="at-hand" .board=${board}></hp-hand>
        </div>
        ${app.sheet.open === "hint" ? html`<hp-hint class="at-hint" .app=${app} .page=${page}></hp-hint>` : nothing}
        ${app.table.guided ? html`<hp-guide class="at-guide" .app=${app} .page=${page}></hp-guide>` : nothing}
        ${app.table.called === null ? nothing : html`<hp-cover .app=${app} .page=${page}></hp-cover>`}
        <hp-stage hidden .app=${app} .page=${page}></hp-stage>
      </main>
    `;
  }

  drawBar() {
    const { app } = this;
    const { state } = app.table;
    const game = gameOf(app, gameNow(app));
    const keys = (/** @type {import("../../settings/keymap.js").Command} */ command) => shortcut(app.settings, command);
    return html`<header class="bar">
      <button type="button" class="icon back-to" aria-label=${this.say("bar.lobby")} title=${this.say("bar.lobby")} @click=${() => this.page.toLobby()}><span aria-hidden="true">‹</span></button>
      <h1><span class="game">${game ? pick(this.lang, gameName(app.lobby.games, game.id, state?.setup.options ?? {})) : nothing}</span>
        <span class="hand-of">${state ? this.say("bar.hand", { hand: state.hand, hands: state.setup.hands }) : ""}</span></h1>
      <span class="spacer"></span>
      ${state && app.table.practice ? this.drawPractice() : this.drawChip()}
      <button type="button" class="icon auto" aria-keyshortcuts=${keys("auto")} aria-pressed=${app.table.auto ? "true" : "false"} aria-label=${this.say("auto.open")} title=${this.say("auto.about")} @click=${() => this.page.play.auto.toggle()}>${BOT}</button>
      <button type="button" class="icon undo" data-why="undo" aria-keyshortcuts=${keys("undo")} aria-disabled=${mayUndo(app) ? "false" : "true"} aria-label=${this.say("bar.undo")} title=${this.say("bar.undo")} @click=${() => this.page.play.undo()}><span aria-hidden="true">↶</span></button>
      <button type="button" class="icon" aria-keyshortcuts=${keys("log")} aria-label=${this.say("bar.log")} title=${this.say("bar.log")} @click=${() => this.page.openPart("log")}><span aria-hidden="true">≡</span></button>
      <button type="button" class="icon" aria-keyshortcuts=${keys("help")} aria-label=${this.say("bar.help")} title=${this.say("bar.help")} @click=${() => this.page.openPart("help")}><span aria-hidden="true">?</span></button>
      <button type="button" class="icon" aria-label=${this.say("bar.settings")} title=${this.say("bar.settings")} @click=${() => this.page.openPart("settings")}><span aria-hidden="true">⚙</span></button>
    </header>`;
  }

  /** Draws a fact about the game. */
  drawChip() {
    const fact = this.app.table.view ? this.family.table.chip(this.wording, this.app.table.view) : "";
    return fact ? html`<span class="chip min">${fact}</span>` : nothing;
  }

  /** Draws the button of practice that shows or hides all hands. */
  drawPractice() {
    const open = Boolean(this.app.table.state?.view.open);
    const label = this.say(open ? "practice.hide" : "practice.show");
    return html`<button type="button" class="chip practice" aria-pressed=${open ? "true" : "false"} aria-label=${label} title=${label}
      @click=${() => this.page.play.showHands(!open)}>${this.say("practice.shown")}</button>`;
  }

  drawCentre() {
    const { app, page } = this;
    const { view } = app.table;
    if (!view) {
      return html`<section class="centre">
        ${app.table.called === null ? html`<div class="opening"><hp-progress meanwhile .app=${app} .page=${page}></hp-progress></div>` : nothing}
      </section>`;
    }
    const { wording } = this;
    const { table } = this.family;
    const last = app.table.past === null ? app.notices.caption : app.table.log[app.table.past];
    // That the cards were dealt needs no words once one is asked.
    const told = last?.t === "dealt" && mayAct(app) ? null : last;
    const caption = table.caption(wording, view) || this.pick(told?.caption ?? told?.text);
    // A new caption is a new element, so that no text moves where it is centred or stands at the right.
    return html`<section class="centre" aria-label=${this.say("centre.name")} @click=${() => this.page.play.pace.hurry()}>
      ${table.wall(wording, view)}
      ${table.live(wording, view)}
      ${table.rivers(wording, view)}
      <div class="beside ${mayAct(app) ? "asking" : ""}"><p class="caption" aria-hidden="true">${keyed(caption, html`<span>${caption}</span>`)}</p>
        ${
          mayAct(app)
            ? html`<div class="asks"><button type="button" class="ask-why" aria-keyshortcuts=${shortcut(app.settings, "why")} @click=${() => this.page.play.queries.explain()}>${this.say("why.ask")}</button>
              <button type="button" class="ask-hint" aria-keyshortcuts=${shortcut(app.settings, "hint")} @click=${() => this.page.play.hint()}>${this.say("hint.ask")}</button></div>`
            : nothing
        }</div>
    </section>`;
  }

  /**
   * Draws what the player's own hand has and waits for. While the pointer or the focus is on an answer, the same place
   * shows what it leads to.
   */
  drawLedger() {
    const { app } = this;
    const { view, past } = app.table;
    const { hovered, selected, arranged } = app.hand;
    if (!view) return html`<div class="ledger"></div>`;
    return this.family.table.ledger(view, {
      wording: this.wording,
      ahead: (hovered && app.hand.previews[hovered]) || null,
      lifted: selected ? discardOf(app, cardOfKey(selected)) : undefined,
      tidy:
        past === null && (arranged || !this.family.hidden.includes("sort"))
          ? html`<button type="button" class="tidy" aria-keyshortcuts=${shortcut(app.settings, "tidy")} title=${this.say("hand.tidy.about")}
        @click=${() => this.page.play.hand.tidy()}>${this.say(arranged ? "hand.tidy" : "hand.sort")}</button>`
          : nothing,
      tell: (text, rule) => void this.page.toast(text, "info", { rule }),
    });
  }
}

customElements.define("hp-table", Table);
