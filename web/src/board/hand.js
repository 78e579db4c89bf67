/**
 * @file The player's hand: columns of buttons. Lit patches the buttons and never replaces them, so that the focus
 * stays.
 */
import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { cardOfKey, isWhole, keyed, moved, spotOf } from "./arrangement.js";
import { BoardElement } from "./board_element.js";
import { cardWidth } from "./card_width.js";
import { Dragging } from "./dragging.js";

/** @import { View } from "../shared/types.js" */
/** @import { Drop } from "./drop_place.js" */

/**
 * Whether a finger or a pen has clicked, and not a mouse or a key. Where the browser does not say what it was, the
 * machine's main pointer tells.
 * @param {MouseEvent} event
 */
const isTap = (event) =>
  event.detail > 0 &&
  (event instanceof PointerEvent && event.pointerType
    ? event.pointerType !== "mouse"
    : matchMedia("(pointer: coarse)").matches);

export class Hand extends BoardElement {
  static properties = { ...BoardElement.properties, drop: { state: true } };

  constructor() {
    super();
    /** @type {Drop} where a dragged card would go now */
    this.drop = null;
    this.dragging = new Dragging(this, {
      lifts: (key) => this.lifts(key),
      over: (drop) => (this.drop = drop),
      dropped: (key, drop) => this.dropped(key, drop),
      held: (key) => this.emit("hp-ask-card", { card: cardOfKey(key) }),
    });
    /** The key of the card that the arrow keys are on. */
    this.at = "";
    /** @type {string|null} the card that had the focus before the last drawing */
    this.hadFocus = null;
    /** The room that the styles leave for the columns, and whether the player's melds stand in it too. */
    this.room = { width: 0, height: 0, lines: 1, full: 0, shared: false };
    /** The most columns that there were in this hand, with the melds beside them. */
    this.most = 0;
    /** How many cards were left in the wall. */
    this.wall = 0;
    this.sizes = new ResizeObserver((entries) => {
      this.measure(entries.find(({ target }) => target === this)?.contentRect ?? this.room);
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.sizes.observe(this);
    // First what it stands in: a hand that is as wide as its columns changes its own size when it is measured.
    if (this.parentElement) this.sizes.observe(this.parentElement);
    this.addEventListener("keydown", this.onKey);
  }

  disconnectedCallback() {
    this.sizes.disconnect();
    super.disconnectedCallback();
  }

  get columns() {
    return keyed(this.board.columns);
  }

  /**
   * Stores the size that the browser reports. Reading it at every drawing would make the browser lay out the page each
   * time. A hand in whose room the melds stand too has the styles' `max-width` for both.
   * @param {{width: number, height: number}} rect
   */
  measure({ width, height }) {
    if (height === 0) return; // hidden: it is as wide as before when it is seen again
    const style = getComputedStyle(this);
    const number = (/** @type {string} */ name) => Number(style.getPropertyValue(name));
    const most = Number.parseFloat(style.maxWidth);
    const shared = most > 0;
    this.room = {
      width: shared ? most : width,
      height,
      lines: number("--lines") || 1,
      full: number("--hand-full"),
      shared,
    };
    this.fit();
  }

  /** Sets the card width by the room there is, through a custom property. */
  fit() {
    const { faceDown, widest, heights, beside } = this.family.hand;
    const { view } = this.board;
    // A meld has the room of a column, which it was before: so the cards keep their size.
    const melds = view && this.room.shared ? view.seats[view.seat].melds.length : 0;
    // A column that is gone keeps its room too, until a wall of more cards begins another hand.
    const wall = view?.wall ?? 0;
    if (wall > this.wall) this.most = 0;
    this.wall = wall;
    this.most = Math.max(this.most, this.columns.length + melds);
    const across = beside(view ? this.most : faceDown.length, this.room.lines);
    const full = this.room.full || heights.full;
    const width = cardWidth({ ...this.room, beside: across }, { ...heights, full }, widest[this.board.size]);
    if (this.room.width > 0) this.style.setProperty("--w", `${width}px`);
    if (this.room.shared) this.placeColumns(melds);
  }

  /** Tells the styles how many columns each is off the middle, and what stands beside it. @param {number} melds */
  placeColumns(melds) {
    const columns = [...this.querySelectorAll(".column")];
    columns.forEach((column, nth) => {
      if (!(column instanceof HTMLElement)) return;
      column.style.setProperty("--off", `${nth - (columns.length - 1) / 2}`);
      column.style.setProperty("--columns-there", `${columns.length}`);
      column.style.setProperty("--melds-beside", `${melds}`);
    });
  }

  willUpdate() {
    const active = document.activeElement;
    this.hadFocus = active instanceof HTMLElement && this.contains(active) ? (active.dataset.key ?? null) : null;
    const keys = this.columns.flat().map(({ key }) => key);
    if (!keys.includes(this.at)) this.at = keys.find((key) => cardOfKey(key) === cardOfKey(this.at)) ?? keys[0] ?? "";
  }

  updated() {
    this.fit();
    // A card that moved to another column is a new button there, so the focus has to follow it.
    if (this.hadFocus && !this.contains(document.activeElement)) this.focusCard(this.at);
  }

  /** Puts the focus on a card; without a key, on the card that the arrow keys were on. */
  focusCard(key = this.at) {
    this.at = key;
    // The table never scrolls inside. In a very small window the page itself scrolls, and the hand must be in sight.
    if (document.documentElement.scrollHeight > innerHeight + 1) this.scrollIntoView({ block: "nearest" });
    for (const card of this.querySelectorAll("button[data-key]")) {
      if (!(card instanceof HTMLButtonElement)) continue;
      card.tabIndex = card.dataset.key === key ? 0 : -1;
      if (card.dataset.key === key) card.focus({ preventScroll: true });
    }
  }

  /**
   * Handles the arrow keys: left and right across the columns, up and down in a column.
   * @param {KeyboardEvent} event
   */
  onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.shiftKey ? this.shift(event.key) : this.move(event.key)) {
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
    const other = step[1] !== 0 && this.room.lines > 1 ? this.inOtherLine(from, step[1]) : -1;
    if (other >= 0 && columns[other].length === 1) {
      this.focusCard(columns[other][0].key);
      return true;
    }
    const col = (Math.max(from, 0) + step[0] + columns.length) % columns.length;
    const old = columns[Math.max(from, 0)].findIndex((card) => card.key === this.at);
    const row = Math.min(Math.max(old + step[1], 0), columns[col].length - 1);
    this.focusCard(columns[col][row].key);
    return true;
  }

  /**
   * The column nearest to this one in the line above or below; -1 if there is none.
   * @param {number} from
   * @param {number} way 1: below, -1: above
   */
  inOtherLine(from, way) {
    const places = [...this.querySelectorAll(".column")].map((column) => column.getBoundingClientRect());
    const own = places[from];
    if (!own || this.columns[from].length > 1) return -1;
    const apart = (/** @type {DOMRect} */ place) => Math.abs(place.left - own.left);
    return places.reduce((best, place, nth) => {
      if ((place.top - own.top) * way < own.height / 2) return best;
      return best < 0 || apart(place) < apart(places[best]) ? nth : best;
    }, -1);
  }

  /**
   * Returns the buttons that move with a card: those of the whole column if it may not be split.
   * @param {string} key
   * @returns {HTMLElement[]}
   */
  lifts(key) {
    const { view, movable } = this.board;
    const column = this.columns[spotOf(this.board.columns, key).column];
    if (!view || !column || !movable) return [];
    const keys = isWhole(
      column.map(({ card }) => card),
      this.family.hand.locked(view),
    )
      ? column.map((card) => card.key)
      : [key];
    return keys.map((one) => this.querySelector(`[data-key="${one}"]`)).filter((one) => one instanceof HTMLElement);
  }

  /** Called when a dragged card is let go. @param {string} key @param {Drop} drop */
  dropped(key, drop) {
    if (drop?.kind === "throw") this.emit("hp-throw-card", { key, card: cardOfKey(key) });
    else if (drop) this.lay(key, drop.to);
  }

  /**
   * Moves a card to another place; the focus goes with it.
   * @param {string} key
   * @param {import("./arrangement.js").Target} to
   */
  lay(key, to) {
    const { view, columns: before } = this.board;
    const from = spotOf(before, key);
    if (!view || from.column < 0) return;
    const { locked, tallest } = this.family.hand;
    const columns = moved(before, locked(view), from, to, tallest);
    if (JSON.stringify(columns) === JSON.stringify(before)) return;
    const card = cardOfKey(key);
    const many = (/** @type {string[]|undefined} */ column) => (column ?? []).filter((one) => one === card).length;
    const came = columns.findIndex((column, nth) => many(column) > many(before[nth]));
    const at = came >= 0 ? came : Math.min(from.column, columns.length - 1);
    const own = keyed(columns)[at];
    const row = came >= 0 ? own.findLastIndex((one) => one.card === card) : to.row - (to.row > from.row ? 1 : 0);
    this.at = own[row]?.key ?? this.at;
    this.emit("hp-arrange", { columns, card, column: at });
  }

  /**
   * Moves the card that the arrow keys are on: to the next column, beyond the last one, or up and down in its own.
   * @param {string} arrow
   * @returns {boolean} whether it was an arrow
   */
  shift(arrow) {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow];
    const { columns } = this;
    const from = spotOf(this.board.columns, this.at);
    if (!step || !this.board.view || from.column < 0 || this.lifts(this.at).length === 0) return Boolean(step);
    const whole = this.lifts(this.at).length > 1;
    const to = from.column + step[0];
    if (step[1] !== 0) {
      const row = from.row + step[1];
      if (row >= 0 && row < columns[from.column].length)
        this.lay(this.at, { column: from.column, row: step[1] > 0 ? row + 1 : row, fresh: false });
    } else if (to < 0 || to >= columns.length) this.lay(this.at, { column: Math.max(to, 0), row: 0, fresh: true });
    else if (whole) this.lay(this.at, { column: step[0] > 0 ? to + 1 : to, row: 0, fresh: true });
    else this.lay(this.at, { column: to, row: columns[to].length, fresh: false });
    return true;
  }

  render() {
    const { view, discards } = this.board;
    if (!view) {
      return html`<div class="columns waiting" aria-hidden="true">
        ${this.family.hand.faceDown.map((n) => html`<div class="column">${Array.from({ length: n }, () => this.family.cards.back())}</div>`)}
      </div>`;
    }
    return html`<div class="columns ${discards.length > 0 ? "choosing" : ""} ${this.drop ? "dragging" : ""}" role="group" aria-label=${this.say("hand.name", { n: this.board.columns.flat().length })}>
      ${repeat(
        this.columns,
        (column) => column[0].key,
        (column, nth) => this.drawColumn(view, column, nth),
      )}
    </div>`;
  }

  /** @param {View} view @param {{card: string, key: string}[]} column @param {number} nth */
  drawColumn(view, column, nth) {
    const cards = column.map(({ card }) => card);
    const { label, tag, locked, more } = this.family.hand.look(this.board.wording, view, cards, nth);
    return html`<div class="column n${column.length} ${more} ${this.dropClass(nth)}" role="group" aria-label=${label}>
      ${repeat(
        column,
        ({ key }) => key,
        ({ card, key }, row) => this.drawCard(view, card, key, locked, row === column.length - 1),
      )}
      ${tag ? html`<span class="tag" aria-hidden="true">${tag}</span>` : nothing}
    </div>`;
  }

  /** The class by which a column shows that a dragged card would go there. @param {number} nth */
  dropClass(nth) {
    if (this.drop?.kind !== "lay") return "";
    const { column, fresh } = this.drop.to;
    if (!fresh) return column === nth ? "into" : "";
    return column === nth ? "before" : column === nth + 1 && nth === this.columns.length - 1 ? "after" : "";
  }

  /** @param {View} view @param {string} card @param {string} key @param {boolean} locked @param {boolean} last of its column */
  drawCard(view, card, key, locked, last) {
    const { selected, discards, wording } = this.board;
    const { cards, hand, prompt } = this.family;
    const lifted = selected === key;
    const entry = discards.find((discard) => prompt.cardOf(discard) === card);
    return html`<button
      type="button"
      class="${cards.faceClass(card)} ${hand.cardClass(view, card)} ${lifted ? "lifted" : ""} ${discards.length > 0 && !entry ? "idle" : ""} ${entry?.binds ? "binds" : ""}"
      data-key=${key}
      data-why="discard ${card}"
      tabindex=${key === this.at ? 0 : -1}
      aria-label=${hand.label(wording, view, card, locked, entry)}
      aria-pressed=${lifted ? "true" : "false"}
      aria-disabled=${entry ? "false" : "true"}
      @focus=${() => (this.at = key)}
      @click=${(/** @type {MouseEvent} */ event) => this.emit("hp-press-card", { key, card, tapped: isTap(event) })}
    >${cards.print(card, last)}</button>`;
  }
}

customElements.define("hp-hand", Hand);
