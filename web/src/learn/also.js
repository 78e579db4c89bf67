/** @file “Also called 跑胡子”: what articles and links say under the names of our games, and whether we play it. */
import { html, nothing } from "lit";
import { FetchedPart } from "./fetched_element.js";

/** @import { Text } from "../shared/types.js" */
/** @import { Also, AlsoEntry, AlsoFigures } from "./types.js" */

/** @extends {FetchedPart<Also>} */
class AlsoCalled extends FetchedPart {
  static properties = { ...FetchedPart.properties, entry: { attribute: false } };

  constructor() {
    super("also");
    /** @type {Record<string, Text>|undefined} */
    this.words = undefined;
    /** @type {Record<string, Text>|undefined} */
    this.verdict = undefined;
    /** The entry that the address names; the page need not have it. */
    this.entry = "";
    /** The address that the page was scrolled for. */
    this.shown = "";
  }

  /** Scrolls to the entry that the address names. */
  updated() {
    if (!this.found || this.shown === this.hash) return;
    this.shown = this.hash;
    if (this.entry) this.goTo(`[data-entry="${CSS.escape(this.entry)}"]`, "start");
  }

  /** The page around it has a `main`. @param {unknown} notice */
  frame(notice) {
    return notice;
  }

  /** @param {Also} found */
  draw({ title, intro, words, verdict, parts, figures }) {
    this.words = words;
    this.verdict = verdict;
    return html`<div class="book-body also">
      <nav class="contents" aria-label=${this.pick(words.contents)}><ul>${parts.map(
        (part) => html`<li><button type="button"
          @click=${() => this.goTo(`[data-part="${part.id}"] h3`, "start")}>${this.pick(part.title)}</button></li>`,
      )}</ul></nav>
      <section class="paper pages">
        <h2>${this.pick(title)}</h2>
        <p class="about-game">${this.pick(intro)}</p>
        ${parts.map(
          (part) => html`<section data-part=${part.id}><h3 tabindex="-1">${this.pick(part.title)}</h3>
            <p class="small">${this.pick(part.intro)}</p>
            ${part.entries.map((entry, at) => this.drawEntry(entry, `${part.id}-${at + 1}`, at + 1, figures))}</section>`,
        )}
        <section><h4>${this.pick(figures.quick.title)}</h4>${this.drawFigures(figures.quick)}</section>
      </section>
    </div>`;
  }

  /** @param {AlsoEntry} entry @param {string} id @param {number} number @param {Record<string, AlsoFigures>} figures */
  drawEntry(entry, id, number, figures) {
    return html`<article class="entry ${id === this.entry ? "asked" : ""}" data-entry=${id} tabindex="-1">
      <h4>${number}. ${entry.title ? this.pick(entry.title) : this.drawNames(entry)}
        <a class="anchor" href="#also/${id}" aria-label=${this.say("also.link", { n: number })}>#</a></h4>
      ${entry.verdict ? this.drawWhat(entry) : this.drawFound(entry, figures)}
    </article>`;
  }

  /** The headings as they stand in the source, and in English what they mean. @param {AlsoEntry} entry */
  drawNames({ names = [], gloss }) {
    return html`${names.map((name) => html`<span lang="zh-Hans">《${name}》</span>`)}${this.lang === "en" ? html` <span class="gloss">${gloss}</span>` : nothing}`;
  }

  /** What an article says, what in it does not fit, and whether it is played. @param {AlsoEntry} entry */
  drawWhat({ says, clash, verdict = "", games = [], why }) {
    const { words, verdict: verdicts } = this;
    const between = this.lang === "zh" ? ["：", "、", "。"] : [": ", ", ", ". "];
    return html`<dl class="also-what">
      <div><dt>${this.pick(words?.says)}</dt><dd>${this.pick(says)}</dd></div>
      ${
        clash
          ? html`<div><dt>${this.pick(words?.clash)}</dt><dd>${
              clash.length > 0
                ? html`<ul>${clash.map((one) => html`<li>${this.pick(one)}</li>`)}</ul>`
                : this.pick(words?.none)
            }</dd></div>`
          : nothing
      }
      <div class=${verdict}><dt>${this.pick(words?.why)}</dt><dd><b>${this.pick(verdicts?.[verdict])}</b>${games.map(
        ({ id, name }, at) => html`${between[at > 0 ? 1 : 0]}<a href="#${id}">${this.pick(name)}</a>`,
      )}${between[2]}${this.pick(why)}</dd></div>
    </dl>`;
  }

  /** What bots did where an article gives advice. @param {AlsoEntry} entry @param {Record<string, AlsoFigures>} all */
  drawFound({ from, found, figures }, all) {
    return html`<p class="small">${this.pick(from)}</p>
      <p>${this.pick(found)}</p>
      ${figures ? this.drawFigures(all[figures]) : nothing}`;
  }

  /** A command, and folded away all that it prints. @param {AlsoFigures} figures */
  drawFigures({ command, prints }) {
    return html`<p class="small">${this.pick(this.words?.command)}</p>
      <pre class="command"><code>${command}</code></pre>
      <details class="rule"><summary>${this.pick(this.words?.prints)}</summary><pre class="prints">${prints}</pre></details>`;
  }
}

customElements.define("hp-also", AlsoCalled);
