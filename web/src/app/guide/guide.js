/**
 * @file The guide of the first hand: a panel that says one thing at each decision, and a few words after the hand. The
 * player may do anything else; the guide then offers to take it back, or keeps silent.
 */

import { html, nothing } from "lit";
import { guideEn } from "../../../words/guide.en.js";
import { guideZh } from "../../../words/guide.zh.js";
import { states } from "../../shared/light_element.js";
import { PAGES, read } from "../../shared/site.js";
import { FIRST_HAND } from "../../state/first_hand.js";
import { mayAct } from "../../state/selectors.js";
import { addWords } from "../../text/i18n.js";
import { AppElement } from "../app_element.js";
import { focusScreen } from "../focus.js";
import { cardsOfAction } from "../table/action_cards.js";
import { placeOf } from "./place.js";

/** @import { Guide, Place } from "./place.js" */

addWords({ zh: guideZh, en: guideEn });

class GuidePanel extends AppElement {
  static properties = { ...AppElement.properties, ...states("guide", "failed", "silent") };

  constructor() {
    super();
    /** @type {Guide|null} */
    this.guide = null;
    this.failed = false;
    /** Whether the player goes on without the guide. */
    this.silent = false;
  }

  connectedCallback() {
    super.connectedCallback();
    void this.load();
  }

  async load() {
    this.failed = false;
    try {
      this.guide = await read("assets/first-hand.json");
    } catch {
      this.failed = true;
    }
  }

  /** Where the hand stands, when the player is asked; else null. @returns {Place|null} */
  get place() {
    const { app, guide } = this;
    if (!guide || !app.table.state || !mayAct(app) || app.table.past !== null || app.sheet.open === "hint") return null;
    return placeOf(guide, app.table.state.record);
  }

  /** Marks the advised answer, as a hint does. */
  updated() {
    const { place } = this;
    const advised = place && place.back === 0 && !this.silent ? place.step.action : null;
    if (this.app.sheet.open !== "hint" && this.app.hand.suggested !== advised) this.page.play.suggest(advised, null);
  }

  render() {
    const place = this.silent ? null : this.place;
    const shown = this.failed ? this.drawFailure() : place ? this.drawPlace(place) : nothing;
    return html`<aside class="guide-panel paper" aria-label=${this.say("guide.name")} ?hidden=${shown === nothing}>
      <div class="guide-said" role="status">${shown}</div>
      <button type="button" class="icon close" aria-label=${this.say("guide.close")} title=${this.say("guide.close")} @click=${() => this.close()}><span aria-hidden="true">×</span></button>
    </aside>`;
  }

  close() {
    this.silent = true;
    this.failed = false;
    focusScreen(); // the pressed button is gone
  }

  drawFailure() {
    return html`<p>${this.say("guide.failed")}</p>
      <button type="button" class="quiet" @click=${() => this.load()}>${this.say("boot.retry")}</button>`;
  }

  /** @param {Place} place */
  drawPlace({ step, nth, back, told }) {
    if (back > 0)
      return html`<p>${this.pick(told)} ${this.pick(this.guide?.left)}</p>
        <button type="button" class="quiet" @click=${() => this.page.play.undo(back)}>${this.say("guide.back")}</button>`;
    const all = this.guide?.steps.length ?? 0;
    return html`<p><span class="guide-at">${this.say("guide.at", { n: nth, all })} ${this.drawCards(step.action)}</span>
      ${this.pick(step.text)}</p>`;
  }

  /** Draws the cards that the advised answer is about; the sentence names them. @param {string} action */
  drawCards(action) {
    const { cards } = this.family;
    return html`<span class="minis" aria-hidden="true">${cardsOfAction(this.family, this.app.table.view, action).map(
      (group) => html`<span class="group">${group.map((card) => cards.face(card, "mini"))}</span>`,
    )}</span>`;
  }
}

customElements.define("hp-guide", GuidePanel);

class GuideEnd extends AppElement {
  render() {
    const result = this.app.table.view?.result;
    if (!result) return nothing;
    const won = this.family
      .figures(result, this.app.table.view?.seat ?? 0)
      .winners.includes(this.app.table.view?.seat ?? 0);
    return html`<section class="guide-end" aria-label=${this.say("guide.name")}>
      <p>${this.say(won ? "guide.won" : "guide.over")} ${this.say("guide.chosen")}</p>
      <p class="two">
        <button type="button" class="quiet" @click=${() => this.page.newMatch(FIRST_HAND)}>${this.say("guide.again")}</button>
        <a class="quiet" href=${PAGES.lessons}>${this.say("guide.lessons")}</a>
      </p>
    </section>`;
  }
}

customElements.define("hp-guide-end", GuideEnd);
