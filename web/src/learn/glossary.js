/** @file The glossary: every term with its characters and its pinyin, by family, and a search field. */
import { html, nothing } from "lit";
import { PAGES } from "../shared/site.js";
import { termAsked } from "./address.js";
import { byFamily } from "./data.js";
import { FetchedPart } from "./fetched_element.js";
import { fitsSearch } from "./term_search.js";

/** @import { Term } from "./types.js" */

/** @extends {FetchedPart<{terms: Term[]}>} */
class Glossary extends FetchedPart {
  static properties = { ...FetchedPart.properties, wanted: { state: true } };

  constructor() {
    super("glossary");
    this.wanted = "";
    this.shown = "";
  }

  /** Scrolls to the term that the address names. */
  updated() {
    if (!this.found || this.shown === this.hash) return;
    this.shown = this.hash;
    const asked = termAsked(this.hash, this.found.terms);
    if (asked) this.goTo(`[data-term="${CSS.escape(asked)}"]`, "center");
  }

  /** @param {{terms: Term[]}} found */
  draw({ terms }) {
    const shown = byFamily(terms.filter((term) => fitsSearch(term, this.lang, this.wanted)));
    return html`<main class="reading words">
      <h1>${this.say("learn.glossary")}</h1>
      <p class="intro">${this.say("glossary.intro")}</p>
      <label class="find"><span class="vh">${this.say("glossary.filter")}</span>
        <input type="search" placeholder=${this.say("glossary.filter")} .value=${this.wanted} autocomplete="off"
          @input=${(/** @type {Event} */ event) => (this.wanted = /** @type {HTMLInputElement} */ (event.target).value)} /></label>
      <p role="status" class="none">${shown.length === 0 ? this.say("glossary.none") : nothing}</p>
      ${shown.length > 1 ? this.drawContents(shown.map(([family]) => family)) : nothing}
      ${shown.map(
        ([
          family,
          own,
        ]) => html`<section data-family=${family}><h2 class="family" tabindex="-1">${this.say(`learn.family.${family}`)}</h2>
          <dl class="terms">${own.map((term) => this.drawTerm(term))}</dl></section>`,
      )}
    </main>`;
  }

  /** @param {string[]} families */
  drawContents(families) {
    return html`<nav class="contents" aria-label=${this.say("rules.contents")}><ul>${families.map(
      (family) =>
        html`<li><button type="button" @click=${() => this.goTo(`[data-family="${CSS.escape(family)}"] h2`, "start")}>${this.say(`learn.family.${family}`)}</button></li>`,
    )}</ul></nav>`;
  }

  /** @param {Term} term */
  drawTerm(term) {
    const asked = term.id === termAsked(this.hash, [term]);
    return html`<div class="paper term ${asked ? "asked" : ""}" data-term=${term.id} tabindex="-1">
        <dt>${this.lang === "en" ? html`<span class="headword">${term.en}</span> ` : nothing}<b lang="zh-Hans">${term.zi.split(", ").map((zi) => html`<span>${zi}</span>`)}</b> <i lang="zh-Latn">${term.pinyin}</i></dt>
        <dd>${this.pick(term.means)} <span class="term-links">${term.rule ? html`<a href="${PAGES.rules}#${term.game}/${term.rule}">${this.say("glossary.rule")}</a>` : nothing}
          <a class="anchor" href="#${term.id}" aria-label=${this.say("glossary.link", { zi: term.zi })}>#</a></span></dd>
      </div>`;
  }
}

customElements.define("hp-glossary", Glossary);
