/** @file The table: two opponents, the live card in the middle, the player's side below. */
import { html, nothing, svg } from "lit";
import { BoardElement } from "../../board/board_element.js";
import { drawLive, drawWall, liveOf } from "../../board/centre.js";
import { FlipAnimation } from "../../board/flip_animation.js";
import "../../board/hand.js";
import "../../board/seat.js";
import { cardOfKey } from "../../board/arrangement.js";
import { shortcut } from "../../settings/keymap.js";
import { discardOf, gameOf, mayAct, mayUndo } from "../../state/selectors.js";
import { pick, say } from "../../text/i18n.js";
import { listCards } from "../../zipai/cards.js";
import { face } from "../../zipai/faces.js";
import { seatName, seatsByPlace } from "../../zipai/seats.js";
import { AppElement } from "../app_element.js";
import "../progress.js";
import { boardOf } from "./board_of.js";
import "./prompt.js";

/** @typedef {import("../../shared/types.js").View} View */

const BOT = svg`<svg viewBox="0 0 24 24" class="bot" aria-hidden="true" focusable="false"><path d="M12 3v4M6 7h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2ZM9 11.5v2M15 11.5v2"/></svg>`;

/**
 * The fields of the state whose change may move something on the table.
 * @type {(keyof import("../../state/app_state.js").App)[]}
 */
const MOVING = ["view", "busy", "arranged", "caption", "selected", "past", "auto"];

export class Table extends AppElement {
  constructor() {
    super();
    this.animation = new FlipAnimation();
    /** How many drawings so far may have moved something. */
    this.drawings = 0;
    /** What was drawn last. @type {import("../../state/app_state.js").App|null} */
    this.drawn = null;
    this.listen();
  }

  /** Turns the board's events into intents. */
  listen() {
    const on = (/** @type {string} */ type, /** @type {(detail: any) => void} */ listener) =>
      this.addEventListener(type, (event) => listener(/** @type {CustomEvent} */ (event).detail));
    on("hp-press-card", ({ key, pointer }) => void this.send("pressCard", key, pointer));
    on("hp-throw-card", ({ key }) => void this.send("throwCard", key));
    on("hp-ask-card", ({ card }) => void this.send("tellAbout", `discard ${card}`));
    on("hp-arrange", ({ columns, card, column }) => this.send("arrange", columns, card, column));
    on("hp-explain", ({ text, rule }) => this.send("toast", text, "info", rule));
    this.addEventListener("hp-broken-view", (event) => this.send("dropCachedTable") && event.preventDefault());
  }

  /** Whether the next drawing may move something on the table. */
  get moves() {
    const { app, drawn } = this;
    return drawn?.view && app.view && MOVING.some((part) => drawn[part] !== app[part]);
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
    const { app, send } = this;
    const board = boardOf(app);
    const seats = seatsByPlace(app.view?.seat ?? 0);
    return html`
      <main class="table ${app.view ? "" : "bare"} ${app.past === null ? "" : "past"}" id="table" tabindex="-1">
        ${this.drawBar()}
        <hp-seat class="at-left" .board=${board} .seat=${seats.left}></hp-seat>
        <hp-seat class="at-right" .board=${board} .seat=${seats.right}></hp-seat>
        ${this.drawCentre()}
        <hp-seat class="at-me" .board=${board} .seat=${seats.me}></hp-seat>
        ${this.drawLedger()}
        <hp-prompt class="at-prompt" .app=${app} .send=${send}></hp-prompt>
        <hp-hand class="at-hand" .board=${board}></hp-hand>
      </main>
    `;
  }

  drawBar() {
    const { app } = this;
    const { state } = app;
    const game = gameOf(app, state?.setup.game ?? app.setup.game);
    const keys = (/** @type {import("../../settings/keymap.js").Command} */ command) => shortcut(app.settings, command);
    return html`<header class="bar">
      <button type="button" class="icon back-to" aria-label=${this.say("bar.lobby")} title=${this.say("bar.lobby")} @click=${() => this.send("toLobby")}><span aria-hidden="true">‹</span></button>
      <h1><span class="game">${pick(this.lang, game?.name)}</span>
        <span class="hand-of">${state ? this.say("bar.hand", { hand: state.hand, hands: state.setup.hands }) : ""}</span></h1>
      <span class="spacer"></span>
      ${state && app.practice ? this.drawPractice() : app.view ? html`<span class="chip min">${this.say("bar.min", { n: app.view.huxi.min })}</span>` : nothing}
      <button type="button" class="icon auto" aria-keyshortcuts=${keys("auto")} aria-pressed=${app.auto ? "true" : "false"} aria-label=${this.say("auto.open")} title=${this.say("auto.about")} @click=${() => this.send("toggleAuto")}>${BOT}</button>
      <button type="button" class="icon undo" data-why="undo" aria-keyshortcuts=${keys("undo")} aria-disabled=${mayUndo(app) ? "false" : "true"} aria-label=${this.say("bar.undo")} title=${this.say("bar.undo")} @click=${() => this.send("undo")}><span aria-hidden="true">↶</span></button>
      <button type="button" class="icon" aria-keyshortcuts=${keys("log")} aria-label=${this.say("bar.log")} title=${this.say("bar.log")} @click=${() => this.send("openPart", "log")}><span aria-hidden="true">≡</span></button>
      <button type="button" class="icon" aria-keyshortcuts=${keys("help")} aria-label=${this.say("bar.help")} title=${this.say("bar.help")} @click=${() => this.send("showSheet", "help")}><span aria-hidden="true">?</span></button>
      <button type="button" class="icon" aria-label=${this.say("bar.settings")} title=${this.say("bar.settings")} @click=${() => this.send("openPart", "settings")}><span aria-hidden="true">⚙</span></button>
    </header>`;
  }

  /** Draws the button of practice that shows or hides all hands. */
  drawPractice() {
    const open = Boolean(this.app.state?.view.open);
    const label = this.say(open ? "practice.hide" : "practice.show");
    return html`<button type="button" class="chip practice" aria-pressed=${open ? "true" : "false"} aria-label=${label} title=${label}
      @click=${() => this.send("showHands", !open)}>${this.say("practice.shown")}</button>`;
  }

  drawCentre() {
    const { app, send } = this;
    const { view } = app;
    if (!view) {
      return html`<section class="centre">
        <div class="opening"><hp-progress .app=${app} .send=${send}></hp-progress></div>
      </section>`;
    }
    const live = liveOf(view);
    const last = app.past === null ? app.caption : app.log[app.past];
    const caption = live
      ? this.say(`live.${live.from}.short`, { who: seatName(this.lang, live.seat, view.seat) })
      : this.pick(last?.caption ?? last?.text);
    return html`<section class="centre" aria-label=${this.say("centre.name")} @click=${() => this.send("hurry")}>
      ${drawWall(this.lang, view)}
      ${drawLive(this.lang, live, view.seat)}
      <div class="beside"><p class="caption" aria-hidden="true">${caption}</p>
        ${
          mayAct(app)
            ? html`<div class="asks"><button type="button" class="ask-why" aria-keyshortcuts=${shortcut(app.settings, "why")} @click=${() => this.send("explain")}>${this.say("why.ask")}</button>
              <button type="button" class="ask-hint" aria-keyshortcuts=${shortcut(app.settings, "hint")} @click=${() => this.send("hint")}>${this.say("hint.ask")}</button></div>`
            : nothing
        }</div>
    </section>`;
  }

  /**
   * Draws the ledger: the player's huxi laid and in hand, the minimum, the waits and the stale cards. While the pointer
   * or the focus is on an answer, the same place shows what it leads to, so that nothing moves.
   */
  drawLedger() {
    const { view, hovered, previews, arranged, past, settings } = this.app;
    if (!view) return html`<div class="ledger"></div>`;
    const { laid, hand, total, min } = view.huxi;
    const next = hovered ? previews[hovered] : null;
    const after = next && next.gained !== 0 ? next.huxi : null;
    const label = this.say("ledger.huxi", { laid, hand, total, min });
    return html`<div class="ledger" aria-label=${this.say("ledger.name")} role="group">
      <p class="own ${(after ?? total) >= min ? "enough" : ""}">
        <span class="vh">${label}</span>
        <span aria-hidden="true" title=${label}>
          <span class="label">${this.say("ledger.label")}</span> <b class=${after === null ? "" : "becomes"}>${after ?? total}</b><span class="of">/${min}</span>
          <span class="sum">${this.say("ledger.sum", { laid, hand })}</span>
        </span>
      </p>
      ${this.drawWaits(view)}${this.drawStale(view)}
      ${
        arranged && past === null
          ? html`<button type="button" class="tidy" aria-keyshortcuts=${shortcut(settings, "tidy")}
        @click=${() => this.send("tidy")}>${this.say("hand.tidy")}</button>`
          : nothing
      }
    </div>`;
  }

  /**
   * Draws what the hand waits for: after the lifted card is played, after the answer under pointer or focus, or now.
   * @param {View} view
   */
  drawWaits(view) {
    const { selected, hovered, previews } = this.app;
    const lifted = selected ? discardOf(this.app, cardOfKey(selected)) : undefined;
    const then = lifted?.waits ?? (hovered ? previews[hovered]?.waits : undefined);
    const waits = then ?? view.waits;
    if (waits.length === 0) return nothing;
    return html`<p class="waits ${then ? "then" : ""}"><span class="label" aria-hidden="true">${this.say(then ? "ledger.waits.then" : "ledger.waits")}</span>
      <span class="vh">${this.say(then ? "ledger.waits.then.list" : "ledger.waits.list", { cards: listCards(this.lang, waits) })}</span>
      ${
        waits.length >= 20
          ? html`<b aria-hidden="true">${this.say("ledger.waits.any")}</b>`
          : html`<span class="minis" aria-hidden="true">${waits.map((card) => face(card, "mini"))}</span>`
      }</p>`;
  }

  /** Draws the stale cards, which the player may not claim any more. Pressing the list says why. @param {View} view */
  drawStale(view) {
    const stale = view.no_chi.filter((card) => view.hand.includes(card) || view.no_peng.includes(card));
    if (stale.length === 0) return nothing;
    const words = (/** @type {import("../../shared/types.js").Lang} */ lang) =>
      say(lang, "ledger.dead.list", { cards: listCards(lang, stale) });
    return html`<button type="button" class="chou" title=${words(this.lang)} @click=${() => this.send("toast", { zh: words("zh"), en: words("en") }, "info", "past.chi")}>
      <span class="label" aria-hidden="true">${this.say("ledger.dead")}</span><span class="vh">${words(this.lang)}</span>
      <span class="minis" aria-hidden="true">${stale.map((card) => face(card, "mini struck"))}</span></button>`;
  }
}

customElements.define("hp-table", Table);
