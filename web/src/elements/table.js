/** @file The table: two opponents, the live card in the middle, the player's side below. */
import { html, nothing, svg } from "lit";
import { Part } from "./part.js";
import { face, fullFace } from "./faces.js";
import { listCards, pick } from "../i18n.js";
import { caption, seatName, shownCard } from "../log.js";
import { gameOf, mayAct, mayUndo, seatAt } from "../update.js";
import "./seat.js";
import "./hand.js";
import "./prompt.js";
import "./progress.js";

/** The wall after the deal, of the larger deck: what the thin bar calls full. */
const FULL_WALL = 21;

const BOT = svg`<svg viewBox="0 0 24 24" class="bot" aria-hidden="true" focusable="false"><path d="M12 3v4M6 7h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2ZM9 11.5v2M15 11.5v2"/></svg>`;

export class Table extends Part {
  render() {
    const { app, page } = this;
    const mine = app.view?.seat ?? 0;
    const seats = seatAt(mine);
    return html`
      <main class="table ${app.view ? "" : "bare"}" id="table" tabindex="-1">
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
    const open = (/** @type {import("../state.js").Sheet} */ sheet) => () => page.set({ sheet });
    return html`<header class="bar">
      <button type="button" class="icon back-to" aria-label=${this.say("bar.lobby")} title=${this.say("bar.lobby")} @click=${() => page.toLobby()}><span aria-hidden="true">‹</span></button>
      <h1><span class="game">${pick(this.lang, game?.name)}</span>
        <span class="hand-of">${match ? this.say("bar.hand", { hand: match.hand, hands: match.hands }) : ""}</span></h1>
      <span class="spacer"></span>
      ${app.view ? html`<span class="chip min">${this.say("bar.min", { n: app.view.huxi.min })}</span>` : nothing}
      <button type="button" class="icon auto" aria-keyshortcuts="A" aria-pressed=${app.auto ? "true" : "false"} aria-label=${this.say("auto.open")} title=${this.say("auto.about")} @click=${() => page.play.auto.toggle()}>${BOT}</button>
      <button type="button" class="icon undo" aria-keyshortcuts="U" aria-disabled=${mayUndo(app) ? "false" : "true"} aria-label=${this.say("bar.undo")} title=${this.say("bar.undo")} @click=${() => page.play.undo()}><span aria-hidden="true">↶</span></button>
      <button type="button" class="icon" aria-keyshortcuts="L" aria-label=${this.say("bar.log")} title=${this.say("bar.log")} @click=${open("log")}><span aria-hidden="true">≡</span></button>
      <button type="button" class="icon" aria-keyshortcuts="F1" aria-label=${this.say("bar.help")} title=${this.say("bar.help")} @click=${open("help")}><span aria-hidden="true">?</span></button>
      <button type="button" class="icon" aria-label=${this.say("bar.settings")} title=${this.say("bar.settings")} @click=${open("settings")}><span aria-hidden="true">⚙</span></button>
    </header>`;
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
    const told = app.caption ? caption(this.lang, app.caption, view.seat) : "";
    return html`<section class="centre" aria-label=${this.say("centre.name")} @click=${() => page.play.hurry()}>
      ${this.drawWall(view)}
      <div class="live ${live ? `on ${live.from} from-${seatName("en", live.seat, view.seat).toLowerCase()}` : ""}">
        ${live
          ? html`<span class="vh">${this.say(`live.${live.from}`, { who, card: this.name(live.card) })}</span>${fullFace(live.card)}`
          : html`<span class="spot" aria-hidden="true"></span>`}
      </div>
      <div class="beside"><p class="caption" aria-hidden="true">${live ? this.say(`live.${live.from}.short`, { who }) : told}</p>
        ${mayAct(app)
          ? html`<div class="asks"><button type="button" class="ask-why" aria-keyshortcuts="?" @click=${() => page.play.explain()}>${this.say("why.ask")}</button>
              <button type="button" class="ask-hint" aria-keyshortcuts="T" @click=${() => page.play.hint()}>${this.say("hint.ask")}</button></div>`
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

  /** The player's own account: 胡息 laid and in hand against the minimum, waits, and dead cards. */
  drawLedger() {
    const { view } = this.app;
    if (!view) return html`<div class="ledger"></div>`;
    const { laid, hand, total, min } = view.huxi;
    const dead = view.no_chi.filter((card) => view.hand.includes(card) || view.no_peng.includes(card));
    return html`<div class="ledger" aria-label=${this.say("ledger.name")} role="group">
      <p class="own ${total >= min ? "enough" : ""}">
        <span class="vh">${this.say("ledger.huxi", { laid, hand, total, min })}</span>
        <span aria-hidden="true" title=${this.say("ledger.huxi", { laid, hand, total, min })}>
          <span class="label">${this.say("ledger.label")}</span> <b>${total}</b><span class="of">/${min}</span>
          <span class="sum">${this.say("ledger.sum", { laid, hand })}</span>
        </span>
      </p>
      ${view.waits.length > 0
        ? html`<p class="waits"><span class="label" aria-hidden="true">${this.say("ledger.waits")}</span>
            <span class="vh">${this.say("ledger.waits.list", { cards: listCards(this.lang, view.waits) })}</span>
            ${view.waits.length >= 20
              ? html`<b aria-hidden="true">${this.say("ledger.waits.any")}</b>`
              : html`<span class="minis" aria-hidden="true">${view.waits.map((card) => face(card, "mini"))}</span>`}</p>`
        : nothing}
      ${dead.length > 0
        ? html`<p class="chou" title=${this.say("ledger.dead.list", { cards: listCards(this.lang, dead) })}><span class="label" aria-hidden="true">${this.say("ledger.dead")}</span>
            <span class="vh">${this.say("ledger.dead.list", { cards: listCards(this.lang, dead) })}</span>
            <span class="minis" aria-hidden="true">${dead.map((card) => face(card, "mini struck"))}</span></p>`
        : nothing}
    </div>`;
  }
}

customElements.define("hp-table", Table);
