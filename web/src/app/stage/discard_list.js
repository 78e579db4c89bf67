/**
 * @file Lets the cards that lie before a seat be asked about: by a tap, or with the arrow keys in the list of a seat. A seat's
 * list is one stop of the tab key.
 */

/** @typedef {{seat: number, nth: number, card: Element}} Asked */

const LIST = "ul.discards";
const STEPS = /** @type {Record<string, number>} */ ({
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
});

/** The keys that go where they point, also in a list whose first card lies at the right. */
const SIDEWAYS = new Set(["ArrowLeft", "ArrowRight"]);

/** @param {Element} list */
const beginsAtRight = (list) => getComputedStyle(list).direction === "rtl";

export class DiscardList {
  /** @param {Element} table @param {import("./stage.js").Stage} stage which says of a card where it came from */
  constructor(table, stage) {
    this.table = table;
    this.stage = stage;
    /** The card that is asked about. @type {Element|null} */
    this.asked = null;
    this.named = 0;
    table.addEventListener("click", (event) => this.onClick(/** @type {Element} */ (event.target)));
    table.addEventListener("keydown", (event) => this.onKey(/** @type {KeyboardEvent} */ (event)));
    table.addEventListener("focusin", (event) => this.onFocus(/** @type {Element} */ (event.target)));
    table.addEventListener("focusout", (event) => this.onLeave(/** @type {FocusEvent} */ (event)));
  }

  /** Makes lists of choices of the lists that have been drawn. Called after every drawing. */
  dress() {
    for (const list of this.table.querySelectorAll(LIST)) {
      const cards = list.children;
      for (const card of cards) {
        if (card.role === "option") continue;
        card.role = "option";
        card.id = `lies-${++this.named}`;
        card.ariaSelected = "false";
      }
      if (cards.length > 0 !== (list.role === "listbox")) this.turn(list, cards.length > 0);
    }
    if (this.asked && !this.asked.isConnected) this.tell(null);
  }

  /** @param {Element} list @param {boolean} on */
  turn(list, on) {
    if (on) {
      list.role = "listbox";
      list.setAttribute("tabindex", "0");
      list.ariaOrientation = "horizontal";
      list.ariaDescription = this.stage.say("story.how");
    } else
      for (const name of ["role", "tabindex", "aria-orientation", "aria-activedescendant", "aria-description"])
        list.removeAttribute(name);
  }

  /** @param {Element|null} card */
  tell(card) {
    const before = this.asked;
    if (before) before.ariaSelected = "false";
    before?.closest(LIST)?.removeAttribute("aria-activedescendant");
    this.asked = card;
    const list = card?.closest(LIST);
    if (card && list) {
      card.ariaSelected = "true";
      list.setAttribute("aria-activedescendant", card.id);
      this.stage.asked = { seat: this.stage.seatOf(list), nth: [...list.children].indexOf(card), card };
    } else if (before) this.stage.asked = null;
  }

  /** @param {Element} target */
  onClick(target) {
    const card = target.closest(`${LIST} > .laid`);
    if (card) this.tell(card === this.asked ? null : card);
    else if (this.asked && !target.closest(".story")) this.tell(null);
  }

  /** @param {Element} target */
  onFocus(target) {
    if (!target.matches(LIST) || !target.matches(":focus-visible")) return;
    if (!this.asked || !target.contains(this.asked)) this.tell(target.lastElementChild);
  }

  /** @param {FocusEvent} event */
  onLeave({ target, relatedTarget }) {
    const left = /** @type {Element} */ (target).closest(`${LIST}, .story`);
    const to = /** @type {Element|null} */ (relatedTarget)?.closest(`${LIST}, .story`);
    if (left && relatedTarget && !to) this.tell(null);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const list = /** @type {Element} */ (event.target).closest(`${LIST}, .story`);
    if (!list || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape" && this.asked) this.tell(null);
    else if (event.key in STEPS && list.matches(LIST)) {
      const cards = [...list.children];
      const at = this.asked ? cards.indexOf(this.asked) : cards.length;
      const step = STEPS[event.key] * (SIDEWAYS.has(event.key) && beginsAtRight(list) ? -1 : 1);
      this.tell(cards[Math.min(Math.max(at + step, 0), cards.length - 1)] ?? null);
    } else return;
    event.preventDefault();
    event.stopPropagation(); // the keys of the table have other meanings
  }
}
