/** @file The base of every sheet over the table: a modal dialog with a title. Closing it returns the focus. */
import { html, nothing } from "lit";
import { AppElement } from "../app_element.js";
import { keepFocus } from "../focus.js";

/** The parts that the end of a sheet does not cut through where the sheet goes on below it. */
const ROWS = ".sheet-body :is(h3, legend, p, li, tr, summary, label, figure, .row, .group, .segments)";
/** The pixels that the sign of more covers at the end of a sheet that has no buttons there. */
const SIGN = 26;
/** By how many pixels at most a sheet becomes lower, so that it ends between two of them. */
const MOST = 90;

/**
 * A modal sheet. While it is open, the browser's dialog keeps the focus inside.
 * @template {import("../table_page.js").TablePage} [P=import("../table_page.js").TablePage]
 * @extends {AppElement<P>}
 */
export class Sheet extends AppElement {
  constructor() {
    super();
    /** @type {Element|null} */
    this.cameFrom = null;
    this.onResize = () => this.endOnARow();
    /** @type {import("../../shared/types.js").Lang|null} */
    this.spoken = null;
  }

  connectedCallback() {
    this.cameFrom = document.activeElement;
    super.connectedCallback();
    window.addEventListener("resize", this.onResize);
  }

  /** Opens the dialog in a task of its own, because its layout takes as long as its making. */
  firstUpdated() {
    setTimeout(() => this.showModal());
  }

  /** In another language everything is as high as its words need. */
  updated() {
    if (this.spoken !== this.lang) void this.updateComplete.then(() => this.endOnARow());
    this.spoken = this.lang;
  }

  showModal() {
    const dialog = this.querySelector("dialog");
    if (!dialog || dialog.open || !this.isConnected) return;
    dialog.showModal();
    dialog.scrollTo(0, 0); // the focused button may be at the end, outside the window
    this.endOnARow();
    const grown = new ResizeObserver(() => requestAnimationFrame(() => this.markMore()));
    grown.observe(dialog.firstElementChild ?? dialog);
  }

  /** Lets a sheet that is higher than its window end between two rows, not within one. */
  endOnARow() {
    const dialog = this.querySelector("dialog");
    if (!dialog?.open) return;
    dialog.style.maxHeight = "";
    const { height, bottom } = dialog.getBoundingClientRect();
    const fills = getComputedStyle(dialog).maxHeight === "none"; // it has the whole window
    if (!fills && dialog.scrollHeight > dialog.clientHeight) {
      const end = dialog.querySelector(".sheet-foot")?.getBoundingClientRect().top ?? bottom - SIGN;
      const rows = [...dialog.querySelectorAll(ROWS)]
        .filter((row) => row.checkVisibility()) // what is folded has a place too
        .map((row) => row.getBoundingClientRect())
        .filter((row) => row.top > end - MOST);
      let last = end;
      for (let over = rows; over.length > 0; ) {
        over = rows.filter((row) => row.top < last - 1 && row.bottom > last + 1);
        last = Math.min(last, ...over.map((row) => row.top));
      }
      if (last < end) dialog.style.maxHeight = `${height - (end - last)}px`;
    }
    this.markMore();
  }

  /** Notes for the styles whether more lies below what is seen. */
  markMore() {
    const dialog = this.querySelector("dialog");
    dialog?.toggleAttribute("data-more", dialog.scrollHeight > dialog.clientHeight + dialog.scrollTop + 2);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("resize", this.onResize);
    const { cameFrom } = this;
    if (cameFrom instanceof HTMLElement && cameFrom !== document.body && cameFrom.isConnected)
      cameFrom.focus({ preventScroll: true });
    else setTimeout(keepFocus);
  }

  close() {
    this.page.showSheet(null);
  }

  /** Escape closes at once: of what the browser closes, the page hears some moments later. @param {Event} event */
  onEscape(event) {
    if (event.target === event.currentTarget && !event.defaultPrevented) this.close();
  }

  /** @param {MouseEvent} event a tap beside the sheet closes it */
  onBackdrop(event) {
    if (event.target === event.currentTarget) this.close();
  }

  /**
   * Draws the sheet around what it shows.
   * @param {string} title
   * @param {unknown} body
   * @param {string} [kind] the classes that its styles ask for
   * @param {unknown} [mark] what stands before the title
   * @param {unknown} [beside] what stands after it
   */
  frame(title, body, kind = "", mark = nothing, beside = nothing) {
    return html`<dialog class="sheet paper ${kind}" aria-label=${title} @cancel=${this.onEscape} @close=${() => this.isConnected && this.close()} @click=${this.onBackdrop} @scroll=${this.markMore}>
      <div class="sheet-body">
        <header class="sheet-head">${mark}<h2>${title}</h2>${beside}
          <button type="button" class="icon close" aria-label=${this.say("sheet.close")} @click=${() => this.close()}><span aria-hidden="true">×</span></button></header>
        ${body}
      </div>
    </dialog>`;
  }
}
