/**
 * @file The account of a hand: every group of cards, every step from the groups to the payment with its rule, and the
 * best other reading of the same cards with the reason why it lost.
 */
import { html, nothing } from "lit";
import { drawRule, drawRuleText, ruleOf } from "../../text/rule.js";
import { cardsOf, listCards } from "../../zipai/cards.js";
import { stack } from "../../zipai/faces.js";
import { badgeOf, nameOf } from "../../zipai/names.js";
import { seatName, seatObject } from "../../zipai/seats.js";
import { AppElement } from "../app_element.js";

/** @typedef {import("../../shared/types.js").Line} Line */
/** @typedef {import("../../shared/types.js").Group} Group */
/** @typedef {import("../../shared/types.js").Score} Score */

/** @param {Group} group */
const classOf = (group) => `group ${group.where} ${group.huxi > 0 ? "worth" : ""}`;

/** Splits cards into columns: up to four cards in one column, more in columns of three. @param {string[]} cards */
const piles = (cards) =>
  cards.length <= 4
    ? [cards]
    : Array.from({ length: Math.ceil(cards.length / 3) }, (_, nth) => cards.slice(3 * nth, 3 * nth + 3));

export class Account extends AppElement {
  static properties = { ...AppElement.properties, result: { attribute: false }, opened: { state: true } };

  constructor() {
    super();
    /** @type {import("../../shared/types.js").Result|null} */
    this.result = null;
    /** The index of the group whose sentence is shown; -1 for none. */
    this.opened = -1;
  }

  render() {
    const { result } = this;
    if (!result) return nothing;
    const { score } = result;
    return html`
      ${
        score
          ? html`${this.drawGroups(score)}
        <ol class="steps">${(score.lines ?? []).filter((line) => line.line !== "group").map((line) => this.drawLine(line, score))}</ol>`
          : nothing
      }
      ${this.drawPayments(result)}
      ${score?.alternative ? this.drawAlternative(score.alternative) : nothing}
    `;
  }

  /** Draws the groups. Pressing one shows what it is worth and by which rule. @param {Score} score */
  drawGroups(score) {
    const lines = (score.lines ?? []).filter((line) => line.line === "group");
    const line = lines[this.opened];
    return html`<div class="groups" role="group" aria-label=${this.say("result.groups")}>
        ${score.groups.map(
          (group, nth) => html`<button type="button" class=${classOf(group)}
          aria-expanded=${nth === this.opened ? "true" : "false"}
          @click=${() => (this.opened = nth === this.opened ? -1 : nth)}>${this.drawGroup(group)}</button>`,
        )}
      </div>
      ${line ? html`<div class="told" aria-live="polite"><p>${this.pick(line.text)}</p>${drawRule(this.lang, this.app.book, line.rule)}</div>` : nothing}`;
  }

  /** @param {Group} group */
  drawGroup(group) {
    const kind = badgeOf(this.wording, group.kind);
    return html`<span class="vh">${this.say("result.group", { kind, cards: listCards(this.lang, cardsOf(group.cards)), n: group.huxi })}</span>
      <span class="heap" aria-hidden="true">${piles(cardsOf(group.cards)).map((cards) => stack(cards))}</span>
      <span class="kind" aria-hidden="true">${kind}</span>
      <b class="worth" aria-hidden="true">${group.huxi}</b>
      ${group.kings > 0 ? html`<span class="kings">${this.say("result.kings", { n: group.kings })}</span>` : nothing}`;
  }

  /** Draws one step: its sentence and, folded under it, its rule. @param {Line} line @param {Score} score */
  drawLine(line, score) {
    const row = ruleOf(this.app.book, line.rule);
    const turned = line.line === "xing" ? score.xing?.turned : null;
    const first = turned ? `${this.say("line.turned", { card: this.name(turned) })} ` : "";
    const text = html`<span class="told-line">${first}${this.pick(line.text)}${line.line === "huxi" ? this.drawSum(score) : nothing}</span>`;
    const kind = line.line === "pay" || line.line === "cap" ? "product" : "";
    return html`<li class="step line-${line.line} ${kind}" data-points=${line.pay_each ?? nothing}>${
      row
        ? html`<details class="rule" data-rule=${row.id}><summary>${text}</summary>${drawRuleText(this.lang, row)}</details>`
        : text
    }</li>`;
  }

  /** Draws the sum of the groups, written out: 6 + 3 + 9 = 18. @param {Score} score */
  drawSum(score) {
    const terms = score.groups.map((group) => group.huxi).filter((huxi) => huxi > 0);
    return terms.length > 1 ? html` <span class="eq">${terms.join(" + ")} = ${score.huxi}</span>` : nothing;
  }

  /** Draws who pays whom, why, and by which rule. @param {import("../../shared/types.js").Result} result */
  drawPayments(result) {
    const mine = this.app.view?.seat ?? 0;
    if (result.payments.length === 0) return html`<p class="payments none">${this.say("result.nopay")}</p>`;
    const lines = (result.lines ?? []).filter((line) => line.line === "payment");
    return html`<ul class="payments">${result.payments.map(
      (payment, nth) => html`<li>
      <p>${this.say(payment.from === mine ? "payment.me" : "payment", {
        from: seatName(this.lang, payment.from, mine),
        to: seatObject(this.lang, payment.to, mine),
        n: payment.points,
        why: nameOf(
          this.wording,
          "payment",
          payment.why === "win" && result.by === "discard" ? "discard" : payment.why,
        ),
      })}</p>${lines[nth]?.rule === lines[nth + 1]?.rule ? nothing : drawRule(this.lang, this.app.book, lines[nth]?.rule)}
    </li>`,
    )}</ul>`;
  }

  /** @param {import("../../shared/types.js").Alternative} other */
  drawAlternative(other) {
    const { why } = other;
    const worth =
      other.pay_each === null
        ? this.say("alternative.huxi", { huxi: other.huxi })
        : this.say("alternative.worth", { huxi: other.huxi, n: other.pay_each });
    return html`<details class="alternative"><summary><span>${this.say("alternative.title")}</span> <span class="hint">${worth}</span></summary>
      <div class="groups">${other.groups.map((group) => html`<div class=${classOf(group)}>${this.drawGroup(group)}</div>`)}</div>
      <p class="lost">${this.pick(why.text)}</p>${drawRule(this.lang, this.app.book, why.rule)}
    </details>`;
  }
}

customElements.define("hp-account", Account);
