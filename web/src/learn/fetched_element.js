/**
 * @file An element that fetches data of the build and draws it. Until then it shows that it waits, or why it failed.
 */
import { html } from "lit";
import { data } from "./data.js";
import { ReadingPart } from "./reading_element.js";

/** @template T */
export class FetchedPart extends ReadingPart {
  static properties = { ...ReadingPart.properties, found: { state: true }, trouble: { state: true } };

  /** @param {"lessons"|"book"|"glossary"} source */
  constructor(source) {
    super();
    this.source = source;
    /** @type {T|null} */
    this.found = null;
    this.trouble = "";
  }

  connectedCallback() {
    super.connectedCallback();
    void this.fetch();
  }

  async fetch() {
    this.trouble = "";
    try {
      this.found = await data(this.source);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  render() {
    if (this.found) return this.draw(this.found);
    return html`<main class="reading">${
      this.trouble
        ? html`<section class="paper notice" role="alert"><p>${this.say("learn.failed", { reason: this.trouble })}</p>
          <button type="button" class="answer play" @click=${() => this.fetch()}>${this.say("learn.retry")}</button></section>`
        : html`<p class="waiting" role="status">${this.say("learn.loading")}</p>`
    }</main>`;
  }

  /** @param {T} _found @returns {unknown} */
  draw(_found) {
    return null;
  }
}
