/** @file The player's hand: columns of real buttons, patched and never replaced, so that focus stays. */
import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { Part } from "./part.js";
import { faceClass, print } from "./faces.js";
import { cardWidth } from "../geometry.js";
import { limited } from "../log.js";
import { binds, cardOfKey, discardOf, keyed, mayAct } from "../update.js";

/** @typedef {import("../types.js").Legal} Legal */

/** Columns of the face-down hand that is drawn while the engine is starting. */
const FACE_DOWN = [3, 3, 3, 3, 3, 3, 2];

export class Hand extends Part {
  constructor() {
    super();
    /** The card the arrow keys are on. */
    this.at = "";
    /** @type {string|null} the card that had the focus before the last drawing */
    this.hadFocus = null;
    this.sizes = new ResizeObserver(() => this.fit());
  }

  connectedCallback() {
    super.connectedCallback();
    this.sizes.observe(this);
    this.addEventListener("keydown", this.onKey);
  }

  disconnectedCallback() {
    this.sizes.disconnect();
    super.disconnectedCallback();
  }

  get columns() {
    return keyed(this.app.view?.columns ?? []);
  }

  /** Card width from the room there is; through a custom property, so the styles do the rest. */
  fit() {
    const columns = this.app.view ? this.app.view.columns.length : FACE_DOWN.length;
    const style = getComputedStyle(this);
    const room = {
      width: this.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
      height: this.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom),
      columns,
    };
    if (room.width > 0) this.style.setProperty("--w", `${cardWidth(room)}px`);
  }

  willUpdate() {
    const active = document.activeElement;
    this.hadFocus = active instanceof HTMLElement && this.contains(active) ? (active.dataset.key ?? null) : null;
    const keys = this.columns.flat().map(({ key }) => key);
    if (!keys.includes(this.at)) this.at = keys.find((key) => cardOfKey(key) === cardOfKey(this.at)) ?? keys[0] ?? "";
  }

  updated() {
    this.fit();
    // A card that moved to another column is a new button there: the focus follows it.
    if (this.hadFocus && !this.contains(document.activeElement)) this.focusCard(this.at);
  }

  /** Puts the focus on a card; without a key, on the one the arrow keys were on. */
  focusCard(key = this.at) {
    this.at = key;
    for (const card of this.querySelectorAll("button[data-key]")) {
      if (!(card instanceof HTMLButtonElement)) continue;
      card.tabIndex = card.dataset.key === key ? 0 : -1;
      if (card.dataset.key === key) card.focus({ preventScroll: true });
    }
  }

  /** Arrow keys: across the columns, and up and down in one. @param {KeyboardEvent} event */
  onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (this.move(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** Moves to the neighbouring card. @param {string} key @returns {boolean} whether it was an arrow */
  move(key) {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    const { columns } = this;
    if (!step || columns.length === 0) return false;
    const from = columns.findIndex((column) => column.some((card) => card.key === this.at));
    const col = (Math.max(from, 0) + step[0] + columns.length) % columns.length;
    const old = columns[Math.max(from, 0)].findIndex((card) => card.key === this.at);
    const row = Math.min(Math.max(old + step[1], 0), columns[col].length - 1);
    this.focusCard(columns[col][row].key);
    return true;
  }

  /** A card's name, and what is special about playing it. @param {string} card @param {boolean} locked @param {Legal|undefined} entry */
  label(card, locked, entry) {
    const values = { card: this.name(card) };
    if (locked) return this.say("hand.locked", values);
    if (card === "k") return this.say("hand.king", values);
    if (entry?.limit) return limited(this.lang, "hand.limited", entry.limit, values);
    return entry?.bars ? this.say("hand.bars", values) : values.card;
  }

  render() {
    const { app } = this;
    const { view } = app;
    if (!view) {
      return html`<div class="columns waiting" aria-hidden="true">
        ${FACE_DOWN.map((n) => html`<div class="column">${Array.from({ length: n }, () => html`<span class="card back"></span>`)}</div>`)}
      </div>`;
    }
    const choosing = mayAct(app) && view.legal.some((entry) => entry.verb === "discard");
    return html`<div class="columns ${choosing ? "choosing" : ""}" role="group" aria-label=${this.say("hand.name", { n: view.hand.length })}>
      ${repeat(this.columns, (column) => column[0].key, (column, nth) => this.drawColumn(column, nth, choosing))}
    </div>`;
  }

  /** @param {{card: string, key: string}[]} column @param {number} nth @param {boolean} choosing */
  drawColumn(column, nth, choosing) {
    const view = /** @type {import("../types.js").View} */ (this.app.view);
    const locked = column.length === 3 && column.every(({ card }) => view.locked.includes(card));
    const name = locked ? "hand.column.kan" : "hand.column";
    return html`<div class="column n${column.length} ${locked ? "locked" : ""}" role="group" aria-label=${this.say(name, { n: nth + 1 })}>
      ${repeat(column, ({ key }) => key, ({ card, key }) => this.drawCard(card, key, locked, choosing))}
      ${locked ? html`<span class="tag" aria-hidden="true">${this.say("kind.kan.short")}</span>` : nothing}
    </div>`;
  }

  /** @param {string} card @param {string} key @param {boolean} locked @param {boolean} choosing */
  drawCard(card, key, locked, choosing) {
    const lifted = this.app.selected === key;
    const entry = choosing ? discardOf(this.app, card) : undefined;
    return html`<button
      type="button"
      class="${faceClass(card)} ${lifted ? "lifted" : ""} ${choosing && !entry ? "idle" : ""} ${binds(entry) ? "binds" : ""}"
      data-key=${key}
      tabindex=${key === this.at ? 0 : -1}
      aria-label=${this.label(card, locked, entry)}
      aria-pressed=${lifted ? "true" : "false"}
      aria-disabled=${entry ? "false" : "true"}
      @focus=${() => (this.at = key)}
      @click=${(/** @type {MouseEvent} */ event) => this.page.play.tap(key, event.detail > 0)}
    >${print(card)}</button>`;
  }
}

customElements.define("hp-hand", Hand);
