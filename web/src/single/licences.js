/** @file The page of licences in the single file: everything that the file contains, with the texts of the licences. */
import { html, render } from "lit";
import { text } from "./inside.js";
import { PAGES } from "./site.js";

/** @typedef {{name: string, version: string, licence: string, text: string}} Part */

/** Draws the page. @param {HTMLElement} page */
export async function draw(page) {
  /** @type {Part[]} */
  const parts = JSON.parse(await text("licences"));
  render(
    html`<main class="licences">
      <p><a class="back" href=${PAGES.table}>‹ 回牌桌 · <span lang="en">Back to the table</span></a></p>
      <h1>许可 · <span lang="en">Licences</span></h1>
      <ul>${parts.map(
        (part) => html`<li><h2>${part.name} <span>${part.version}</span></h2>
        <details><summary>${part.licence} · 全文 Text</summary><pre>${part.text}</pre></details></li>`,
      )}</ul>
    </main>`,
    page,
  );
}
