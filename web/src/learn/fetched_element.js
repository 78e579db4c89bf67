/**
 * @file An element that fetches a file of the build and draws it. Until then it shows that it waits, or why it failed.
 */

import { html } from "lit";
import { states } from "../shared/light_element.js";
import { data } from "./data.js";
import { ReadingPart } from "./reading_element.js";

/** @template T */
export class FetchedPart extends ReadingPart {
  static properties = { ...ReadingPart.properties, source: { attribute: false }, ...states("found", "trouble") };

  /** @param {string} [source] the file; an element that exists once for each file is given it as a property */
  constructor(source = "") {
    super();
    this.source = source;
    /** @type {T|null} */
    this.found = null;
    this.trouble = "";
    /** Resolves when the file has come or has failed. @type {Promise<void>} */
    this.fetched = Promise.resolve();
  }

  connectedCallback() {
    super.connectedCallback();
    this.fetched = this.fetch();
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
    return this.frame(
      this.trouble
        ? html`<section class="paper notice" role="alert"><p>${this.say("learn.failed", { reason: this.trouble })}</p>
          <button type="button" class="answer play" @click=${() => this.fetch()}>${this.say("learn.retry")}</button></section>`
        : html`<p class="waiting" role="status">${this.say("learn.loading")}</p>`,
    );
  }

  /** Draws what is shown instead of the file. An element inside of `main` leaves out the `main`. @param {unknown} notice @returns {unknown} */
  frame(notice) {
    return html`<main class="reading">${notice}</main>`;
  }

  /** @param {T} _found @returns {unknown} */
  draw(_found) {
    return null;
  }
}
