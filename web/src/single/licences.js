/** @file The page of licences in the single file: everything that the file contains, with the texts of the licences. */
import { html, LitElement } from "lit";
import { text } from "./inside.js";
import { PAGES } from "./site.js";

/** @typedef {{name: string, version: string, licence: string, text: string}} Part */

class Licences extends LitElement {
  static properties = { parts: { state: true } };

  constructor() {
    super();
    /** @type {Part[]} */
    this.parts = [];
  }

  createRenderRoot() {
    return this;
  }

  async connectedCallback() {
    super.connectedCallback();
    this.parts = JSON.parse(await text("licences"));
  }

  render() {
    return html`<main class="licences">
      <p><a class="back" href=${PAGES.table}>‹ 回牌桌 · <span lang="en">Back to the table</span></a></p>
      <h1>许可 · <span lang="en">Licences</span></h1>
      <ul>${this.parts.map(
        (part) => html`<li><h2>${part.name} <span>${part.version}</span></h2>
        <details><summary>${part.licence} · 全文 Text</summary><pre>${part.text}</pre></details></li>`,
      )}</ul>
    </main>`;
  }
}

customElements.define("hp-licences", Licences);
