/** @file The list of stored matches in the lobby. The player can continue, remove and restore each match. */
import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { passFocus } from "../../shared/pass_focus.js";
import { gameName } from "../../state/game_name.js";
import { changedOptions } from "../../state/house_rules.js";
import { gameOf } from "../../state/selectors.js";
import { ago, signed } from "../../text/i18n.js";
import { namesOfTable, placeOf } from "../../text/seats.js";
import { AppElement } from "../app_element.js";
import { drawChangedOptions } from "../changed_options.js";

/** @import { Head } from "../../storage/records.js" */

/** How many matches are shown; the others are folded away. */
const OPEN = 3;

/** @extends {AppElement<import("../controller.js").Controller>} */
export class SavedList extends AppElement {
  constructor() {
    super();
    /** The match whose row is to have the focus as soon as it is drawn. @type {string|null} */
    this.wanted = null;
  }

  /** Returns the matches and those just removed, the last played first. @returns {Head[]} */
  rows() {
    const { matches, deleted } = this.app.saved;
    const lost = Object.values(deleted)
      .map(({ head }) => head)
      .filter((head) => !matches.some((other) => other.id === head.id));
    return [...matches, ...lost].sort((a, b) => b.at - a.at);
  }

  render() {
    const rows = this.rows();
    const ahead = rows.filter((head) => head.broken || !head.over);
    const over = rows.filter((head) => !head.broken && head.over);
    return html`
      ${
        ahead.length > 0
          ? html`<section class="paper saved" aria-labelledby="saved-title">
        <h2 id="saved-title">${this.say("saved.title", { n: ahead.length })}</h2>
        ${this.drawRows(ahead.slice(0, OPEN))}
        ${ahead.length > OPEN ? html`<details><summary>${this.say("saved.more", { n: ahead.length - OPEN })}</summary>${this.drawRows(ahead.slice(OPEN))}</details>` : nothing}
      </section>`
          : nothing
      }
      ${
        over.length > 0
          ? html`<section class="paper saved over" aria-label=${this.say("saved.over")}>
        <details><summary>${this.say("saved.over.n", { n: over.length })}</summary>${this.drawRows(over)}</details>
      </section>`
          : nothing
      }
    `;
  }

  /** @param {Head[]} rows */
  drawRows(rows) {
    return html`<ul>${repeat(
      rows,
      (head) => head.id,
      (head) => {
        const kind = Object.hasOwn(this.app.saved.deleted, head.id) ? "gone" : head.broken ? "broken" : "whole";
        return html`<li class="save ${kind}" data-id=${head.id}>${
          kind === "gone" ? this.drawGone(head) : kind === "broken" ? this.drawBroken(head) : this.drawMatch(head)
        }</li>`;
      },
    )}</ul>`;
  }

  /** What the match's game is called. @param {Head} head */
  gameName(head) {
    return this.pick(gameName(this.app.lobby.games, head.game, head.options));
  }

  /** @param {Head} head */
  drawMatch(head) {
    const id = `save-${head.id}`;
    const game = gameOf(this.app, head.game);
    const own = Math.max(0, head.seats.indexOf("human"));
    const seats = head.scores.length;
    const names = namesOfTable(head);
    const points = Object.fromEntries(head.scores.map((score, seat) => [placeOf(seat, own, seats), signed(score)]));
    return html`<div class="what">
        <h3 id=${id}>${this.gameName(head)}</h3>
        <p>${this.say(head.over ? "saved.ended" : "saved.at", { hand: head.hand, hands: head.hands, when: ago(this.lang, head.at) })}</p>
        <p>${names.length > 0 ? names.map((name, seat) => `${name ? this.pick(name) : this.say("seat.me")} ${signed(head.scores[seat])}`).join(this.lang === "zh" ? "，" : ", ") : this.say(`saved.scores.${seats}`, points)}</p>
        ${game ? drawChangedOptions(this.lang, game, changedOptions(game, head.options)) : nothing}
      </div>
      <div class="does">
        <button type="button" class=${head.over ? "quiet" : "answer play"} aria-describedby=${id} @click=${() => this.page.resume(head.id)}>${this.say(
          head.over ? "saved.look" : "saved.resume",
        )}</button>
        ${this.drawRemove(head)}
      </div>`;
  }

  /** @param {Head} head */
  drawRemove(head) {
    const label = this.say("saved.remove", { game: this.gameName(head) });
    return html`<button type="button" class="icon remove" aria-label=${label} title=${label} @click=${() => this.removeMatch(head.id)}><span aria-hidden="true">×</span></button>`;
  }

  /** Draws a stored match that cannot be read. It stays stored until the player removes it. @param {Head} head */
  drawBroken(head) {
    return html`<div class="what" role="alert">
        <h3>${this.say("spoiled.title")}</h3>
        <p>${this.say("spoiled.about", { why: this.pick(head.broken) })}</p>
      </div>
      <div class="two">
        <button type="button" class="quiet" @click=${() => this.page.store.download(head.id)}>${this.say("spoiled.download")}</button>
        <button type="button" class="quiet" @click=${() => this.page.resume(head.id)}>${this.say("spoiled.again")}</button>
        <button type="button" class="quiet" @click=${() => this.removeMatch(head.id)}>${this.say("spoiled.drop")}</button>
      </div>`;
  }

  /** @param {Head} head */
  drawGone(head) {
    return html`<p class="what">${this.say("saved.removed", { game: this.gameName(head) })}</p>
      <button type="button" class="quiet back" @click=${() => this.restoreMatch(head.id)}>${this.say("saved.restore")}</button>`;
  }

  /** @param {string} id */
  async removeMatch(id) {
    await this.page.store.remove(id);
    await this.focusRow(id);
  }

  /** @param {string} id */
  async restoreMatch(id) {
    await this.page.store.restore(id);
    await this.focusRow(id);
  }

  /** Lets the first button of a row take the place of the pressed one, which has been replaced. @param {string} id */
  async focusRow(id) {
    await new Promise((done) => setTimeout(done)); // until the page, the lobby and the list have drawn in turn
    this.wanted = id;
    this.requestUpdate();
  }

  updated() {
    const row = [...this.querySelectorAll("li")].find((item) => item.dataset.id === this.wanted);
    if (!row) return;
    this.wanted = null;
    passFocus(row.querySelector("button"));
  }
}

customElements.define("hp-saved", SavedList);
