/** @file The table: two opponents, the live card in the middle, the player's side below. */
import { html, nothing, svg } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { Part } from "./part.js";
import { face, fullFace } from "./faces.js";
import { Gliding } from "./gliding.js";
import { listCards, pick, say } from "../i18n.js";
import { shortcut } from "../keys.js";
import { caption, seatName, shownCard } from "../log.js";
import { cardOfKey, discardOf, gameOf, mayAct, mayUndo, seatAt } from "../update.js";
import "./seat.js";
import "./hand.js";
import "./prompt.js";
import "./progress.js";

/** The wall after the deal, of the larger deck: what the thin bar calls full. */
const FULL_WALL = 21;

const BOT = svg`<svg viewBox="0 0 24 24" class="bot" aria-hidden="true" focusable="false"><path d="M12 3v4M6 7h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2ZM9 11.5v2M15 11.5v2"/></svg>`;

/** What of the state decides where things lie. @type {(keyof import("../state.js").App)[]} */
const MOVING = ["view", "busy", "own", "caption", "selected", "past", "auto"];

export class Table extends Part {
  constructor() {
    super();
    this.gliding = new Gliding();
    /** Drawings so far that may have moved something. */
    this.drawings = 0;
    /** What was drawn last. @type {import("../state.js").App|null} */
    this.drawn = null;
  }

  /** Whether what is drawn next may move what lies on the table. */
  get moves() {
    const { app, drawn } = this;
    return drawn?.view && app.view && MOVING.some((part) => drawn[part] !== app[part]);
  }

  willUpdate() {
    if (this.moves) this.gliding.remember(this);
  }

  updated() {
    const { moves } = this;
    this.drawn = this.app;
    if (moves) void this.glide();
  }

  /** Once all parts of the table are drawn, still before they are seen; if it is drawn again before that, only then. */
  async glide() {
    const drawing = ++this.drawings;
    const parts = [...this.querySelectorAll("hp-seat, hp-hand, hp-prompt")];
    await Promise.all(parts.map((part) => part instanceof Part && part.updateComplete));
    if (drawing === this.drawings) this.gliding.go(this, this.app.settings.speed);
  }

  render() {
    const { app, page } = this;
    const mine = app.view?.seat ?? 0;
    const seats = seatAt(mine);
    return html`
      <main class="table ${app.view ? "" : "bare"} ${app.past === null ? "" : "past"}" id="table" tabindex="-1">
        ${this.drawBar()}
        <hp-seat class="at-left" .app=${app} .page=${page} .seat=${seats.left}></hp-seat>
        <hp-seat class="at-right" .app=${app} .page=${page} .seat=${seats.right}></hp-seat>
        ${this.drawCentre()}
        <hp-seat class="at-me" .app=${app} .page=${page} .seat=${seats.me}></hp-seat>
        ${this.drawLedger()}
        <hp-prompt class="at-prompt" .app=${app} .page=${page}></hp-prompt>
        <hp-hand class="at-hand" .app=${app} .page=${page}></hp-hand>
      </main>
    `;
  }

  drawBar() {
    const { app, page } = this;
    const match = app.state?.match;
    const game = gameOf(app, match?.game ?? app.setup.game);
    const keys = (/** @type {import("../keys.js").Deed} */ deed) => shortcut(app.settings, deed);
    return html`<header class="bar">
      <button type="button" class="icon back-to" aria-label=${this.say("bar.lobby")} title=${this.say("bar.lobby")} @click=${() => page.toLobby()}><span aria-hidden="true">‹</span></button>
      <h1><span class="game">${pick(this.lang, game?.name)}</span>
        <span class="hand-of">${match ? this.say("bar.hand", { hand: match.hand, hands: match.hands }) : ""}</span></h1>
      <span class="spacer"></span>
      ${page?.keeping.head?.practice ? this.drawPractice() : app.view ? html`<span class="chip min">${this.say("bar.min", { n: app.view.huxi.min })}</span>` : nothing}
      <button type="button" class="icon auto" aria-keyshortcuts=${keys("auto")} aria-pressed=${app.auto ? "true" : "false"} aria-label=${this.say("auto.open")} title=${this.say("auto.about")} @click=${() => page.play.auto.toggle()}>${BOT}</button>
      <button type="button" class="icon undo" data-why="undo" aria-keyshortcuts=${keys("undo")} aria-disabled=${mayUndo(app) ? "false" : "true"} aria-label=${this.say("bar.undo")} title=${this.say("bar.undo")} @click=${() => page.play.undo()}><span aria-hidden="true">↶</span></button>
      <button type="button" class="icon" aria-keyshortcuts=${keys("log")} aria-label=${this.say("bar.log")} title=${this.say("bar.log")} @click=${() => page.openPart("log")}><span aria-hidden="true">≡</span></button>
      <button type="button" class="icon" aria-keyshortcuts=${keys("help")} aria-label=${this.say("bar.help")} title=${this.say("bar.help")} @click=${() => page.set({ sheet: "help" })}><span aria-hidden="true">?</span></button>
      <button type="button" class="icon" aria-label=${this.say("bar.settings")} title=${this.say("bar.settings")} @click=${() => page.openPart("settings")}><span aria-hidden="true">⚙</span></button>
    </header>`;
  }

  /** In practice: whether all hands lie open, and the way to hide them for a while. */
  drawPractice() {
    const open = Boolean(this.app.state?.view.open);
    const label = this.say(open ? "practice.hide" : "practice.show");
    return html`<button type="button" class="chip practice" aria-pressed=${open ? "true" : "false"} aria-label=${label} title=${label}
      @click=${() => this.page.play.lay(!open)}>${this.say("practice.shown")}</button>`;
  }

  drawCentre() {
    const { app, page } = this;
    const { view } = app;
    if (!view) {
      return html`<section class="centre">
        <div class="opening"><hp-progress .app=${app} .page=${page}></hp-progress></div>
      </section>`;
    }
    const live = view.live ?? (view.phase === "opening" ? shownCard(app.log) : null);
    const who = live ? seatName(this.lang, live.seat, view.seat) : "";
    const last = app.past === null ? app.caption : app.log[app.past];
    const told = last ? caption(this.lang, last, view.seat) : "";
    return html`<section class="centre" aria-label=${this.say("centre.name")} @click=${() => page.play.hurry()}>
      ${this.drawWall(view)}
      <div class="live ${live ? `on ${live.from} from-${seatName("en", live.seat, view.seat).toLowerCase()}` : ""}">
        ${live
          ? html`<span class="vh">${this.say(`live.${live.from}`, { who, card: this.name(live.card) })}</span>${keyed(`${live.card} ${live.seat} ${live.from}`, fullFace(live.card))}`
          : html`<span class="spot" aria-hidden="true"></span>`}
      </div>
      <div class="beside"><p class="caption" aria-hidden="true">${live ? this.say(`live.${live.from}.short`, { who }) : told}</p>
        ${mayAct(app)
          ? html`<div class="asks"><button type="button" class="ask-why" aria-keyshortcuts=${shortcut(app.settings, "why")} @click=${() => page.play.asking.explain()}>${this.say("why.ask")}</button>
              <button type="button" class="ask-hint" aria-keyshortcuts=${shortcut(app.settings, "hint")} @click=${() => page.play.hint()}>${this.say("hint.ask")}</button></div>`
          : nothing}</div>
    </section>`;
  }

  /** @param {import("../types.js").View} view */
  drawWall(view) {
    const full = Math.max(view.wall, FULL_WALL);
    return html`<div class="wall">
      <span class="pile" aria-hidden="true"><span class="card back"></span><span class="card back"></span><span class="card back"></span></span>
      <span class="left"><span class="vh">${this.say("wall.left", { n: view.wall })}</span><b aria-hidden="true">${view.wall}</b></span>
      <progress max=${full} value=${view.wall} aria-hidden="true"></progress>
    </div>`;
  }

  /**
   * The player's own account: 胡息 laid and in hand against the minimum, waits, and stale cards. While an answer or a
   * card to play is looked at, what it leads to stands in the same place, so that nothing moves under the pointer.
   */
  drawLedger() {
    const { view, looking, ahead } = this.app;
    if (!view) return html`<div class="ledger"></div>`;
    const { laid, hand, total, min } = view.huxi;
    const next = looking ? ahead[looking] : null;
    const after = next && next.gained !== 0 ? next.huxi : null;
    const told = this.say("ledger.huxi", { laid, hand, total, min });
    return html`<div class="ledger" aria-label=${this.say("ledger.name")} role="group">
      <p class="own ${(after ?? total) >= min ? "enough" : ""}">
        <span class="vh">${told}</span>
        <span aria-hidden="true" title=${told}>
          <span class="label">${this.say("ledger.label")}</span> <b class=${after === null ? "" : "becomes"}>${after ?? total}</b><span class="of">/${min}</span>
          <span class="sum">${this.say("ledger.sum", { laid, hand })}</span>
        </span>
      </p>
      ${this.drawWaits(view)}${this.drawStale(view)}
      ${this.app.own && this.app.past === null ? html`<button type="button" class="tidy" aria-keyshortcuts=${shortcut(this.app.settings, "tidy")}
        @click=${() => this.page.play.holding.tidy()}>${this.say("hand.tidy")}</button>` : nothing}
    </div>`;
  }

  /** What the hand waits for: now, or with the lifted card played, or after the answer that is looked at. @param {import("../types.js").View} view */
  drawWaits(view) {
    const { selected, looking, ahead } = this.app;
    const lifted = selected ? discardOf(this.app, cardOfKey(selected)) : undefined;
    const then = lifted?.waits ?? (looking ? ahead[looking]?.waits : undefined);
    const waits = then ?? view.waits;
    if (waits.length === 0) return nothing;
    return html`<p class="waits ${then ? "then" : ""}"><span class="label" aria-hidden="true">${this.say(then ? "ledger.waits.then" : "ledger.waits")}</span>
      <span class="vh">${this.say(then ? "ledger.waits.then.list" : "ledger.waits.list", { cards: listCards(this.lang, waits) })}</span>
      ${waits.length >= 20
        ? html`<b aria-hidden="true">${this.say("ledger.waits.any")}</b>`
        : html`<span class="minis" aria-hidden="true">${waits.map((card) => face(card, "mini"))}</span>`}</p>`;
  }

  /** Cards that may be claimed no more; pressed, the list says why. @param {import("../types.js").View} view */
  drawStale(view) {
    const stale = view.no_chi.filter((card) => view.hand.includes(card) || view.no_peng.includes(card));
    if (stale.length === 0) return nothing;
    const told = (/** @type {import("../types.js").Lang} */ lang) => say(lang, "ledger.dead.list", { cards: listCards(lang, stale) });
    return html`<button type="button" class="chou" title=${told(this.lang)} @click=${() => this.page.toast({ zh: told("zh"), en: told("en") }, "info", "past.chi")}>
      <span class="label" aria-hidden="true">${this.say("ledger.dead")}</span><span class="vh">${told(this.lang)}</span>
      <span class="minis" aria-hidden="true">${stale.map((card) => face(card, "mini struck"))}</span></button>`;
  }
}

customElements.define("hp-table", Table);
