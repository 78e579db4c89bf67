/** @file The base of every sheet over the table: a modal dialog with a title. Closing it returns the focus. */
import { html } from "lit";
import { AppElement } from "../app_element.js";
import { keepFocus } from "../focus.js";

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
  }

  connectedCallback() {
    this.cameFrom = document.activeElement;
    super.connectedCallback();
  }

  /** Opens the dialog in a task of its own, because its layout takes as long as its making. */
  firstUpdated() {
    setTimeout(() => this.showModal());
  }

  showModal() {
    const dialog = this.querySelector("dialog");
    if (!dialog || dialog.open || !this.isConnected) return;
    dialog.showModal();
    dialog.scrollTo(0, 0); // the focused button may be at the end, outside the window
  }

  disconnectedCallback() {
    super.disconnectedCallback();
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

  /** @param {string} title @param {unknown} body @param {string} [kind] */
  frame(title, body, kind = "") {
    return html`<dialog class="sheet paper ${kind}" aria-label=${title} @cancel=${this.onEscape} @close=${() => this.isConnected && this.close()} @click=${this.onBackdrop}>
      <div class="sheet-body">
        <header class="sheet-head"><h2>${title}</h2>
          <button type="button" class="icon close" aria-label=${this.say("sheet.close")} @click=${() => this.close()}><span aria-hidden="true">×</span></button></header>
        ${body}
      </div>
    </dialog>`;
  }
}
