/** @file The account of a hand: what it was worth and why, and who pays whom. */
import { html, nothing } from "lit";
import { moreOf } from "../../family/registry.js";
import { spokenTo } from "../../state/selectors.js";
import { drawRule } from "../../text/rule.js";
import { AppElement } from "../app_element.js";

export class Account extends AppElement {
  static properties = {
    ...AppElement.properties,
    result: { attribute: false },
    apart: { type: Boolean },
    opened: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../../shared/types.js").Result|null} */
    this.result = null;
    /** Whether the payments stand elsewhere, beside the points. */
    this.apart = false;
    /** The group whose sentence is shown; empty for none. */
    this.opened = "";
  }

  render() {
    const { result, app } = this;
    if (!result) return nothing;
    const { before, after } = this.family.account(result, {
      wording: this.wording,
      book: app.sheet.book,
      mine: spokenTo(app),
      // A result that is read again comes without the hands.
      wins: this.family.more && result.hands ? moreOf(this.family).shownWins(this.wording, result) : [],
      opened: this.opened,
      open: (group) => {
        this.opened = group;
      },
    });
    return html`${before}${this.apart ? nothing : drawPayments(this, result)}${after}`;
  }
}

/**
 * Draws who pays whom and why; a rule stands once, below the last payment by it.
 * @param {AppElement} element
 * @param {import("../../shared/types.js").Result} result
 */
export function drawPayments(element, result) {
  const { app, family, lang, wording } = element;
  const mine = spokenTo(app);
  if (result.payments.length === 0) return html`<p class="payments none">${element.say("result.nopay")}</p>`;
  const lines = (result.lines ?? []).filter((line) => line.line === "payment");
  const rules = lines.map(({ rule }) => rule);
  return html`<ul class="payments">${result.payments.map((_, nth) => {
    const rule = rules.lastIndexOf(rules[nth]) === nth ? rules[nth] : undefined;
    return html`<li>
      <p>${family.words.payment(wording, result, nth, mine)}</p>${rule ? drawRule(lang, app.sheet.book, rule) : nothing}
    </li>`;
  })}</ul>`;
}

customElements.define("hp-account", Account);
