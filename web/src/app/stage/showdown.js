/** @file Lays all hands open on the table when a hand is over: those that won in their groups, the others as they are. */
import { html, nothing } from "lit";
import { glyph } from "../../glyphs/glyph.js";
import { say, signed } from "../../text/i18n.js";
import { inEnglish } from "../../text/in_english.js";
import { seatName } from "../../text/seats.js";

/** @import { PageFamily, ShownCard, ShownWin } from "../../family/types.js" */
/** @import { Result } from "../../shared/types.js" */
/** @import { Wording } from "../../text/names.js" */

/** A won hand of more cards than this stands in two rows. */
const FEW = 18;

/**
 * @typedef {object} Shown What is laid open.
 * @property {boolean} whole whether the hands that have not won are there, too
 * @property {boolean} seen whether anything of it is seen
 * @property {PageFamily} family
 * @property {Wording} wording
 * @property {Result} result
 * @property {number} mine the seat that is spoken to
 * @property {number} below whose hand lies below; where nobody has won, it has no row of its own
 * @property {ShownWin[]} wins
 * @property {string} told on whose card the hand was won, and what the player's own lacked
 * @property {() => void} fold hides the hands, so that the table can be seen
 */

/** @param {Shown} shown */
export function drawShowdown(shown) {
  const { whole, seen, family, wording, result, mine, below, wins, told, fold } = shown;
  const { lang } = wording;
  const winners = wins.map(({ seat }) => seat);
  const won = wins.length > 0;
  const others = result.hands
    .map((_, seat) => seat)
    .filter((seat) => (won || seat !== below) && !winners.includes(seat));
  const grand = wins.some((win) => win.grand);
  const [only] = wins.length === 1 ? wins : [];
  return html`<section class="showdown ${seen ? "" : "coming"} ${wins.length > 1 ? "several" : ""} ${grand ? "grand" : ""} ${won ? "opened" : ""}" aria-label=${say(lang, "showdown.name")}>
    ${grand ? html`<i class="glow" aria-hidden="true"><i class="rays"></i></i>` : nothing}
    <header data-seat=${only?.seat ?? nothing}>
      ${won ? html`<span class="stamp" aria-hidden="true">${glyph("w-hu")}${inEnglish(lang, "call.won")}</span>` : nothing}
      <strong>${family.words.headline(wording, result, mine)}</strong>
      ${only ? html`<span class="worths">${drawSum(only)}${drawPoints(shown, only.seat)}${drawNames(only)}</span>` : nothing}
      <button type="button" class="icon fold" aria-label=${say(lang, "showdown.fold")} title=${say(lang, "showdown.fold")} @click=${fold}><span aria-hidden="true">×</span></button>
    </header>
    ${told ? html`<p class="by-whom">${told}</p>` : nothing}
    ${wins.map((win) => drawWin(shown, win))}
    ${others.length > 0 ? html`<ul class="rows ${whole ? "" : "kept"}">${others.map((seat) => drawRow(shown, seat))}</ul>` : nothing}
  </section>`;
}

/** The points that this hand brings a seat. @param {Shown} shown @param {number} seat */
function drawPoints({ result, wording: { lang } }, seat) {
  const points = result.scores[seat];
  return html`<b class=${points > 0 ? "plus" : points < 0 ? "minus" : ""}>${signed(points)}<span class="vh"> ${say(lang, "showdown.points")}</span></b>`;
}

/** What all groups are worth together. The number is a mark of the styles, which counts up. @param {ShownWin} win */
const drawSum = ({ sum }) =>
  sum
    ? html`<span class="reckoned"><b aria-hidden="true" data-n=${sum.n} data-shown=${sum.n}></b><span class="vh">${sum.n}</span> ${sum.unit}</span>`
    : nothing;

/** What a win is worth more for. @param {ShownWin} win */
const drawNames = ({ names }) => names.map((name) => html`<em class="feat">${name}</em>`);

/** @param {Shown} shown @param {ShownWin} win */
function drawWin(shown, win) {
  const { family, wording, mine, result, wins } = shown;
  const { lang } = wording;
  const { seat, groups } = win;
  const many = groups.flatMap(({ cards }) => cards).length > FEW;
  return html`<div class="won-hand ${many ? "many" : "few"}" data-seat=${seat}>
    ${
      wins.length > 1
        ? html`<p class="whose"><span>${seatName(lang, seat, mine, result.scores.length)}</span>${drawPoints(shown, seat)}${drawNames(win)}</p>`
        : nothing
    }
    <ul class="won-groups">${groups.map(
      ({ cards, badge, value }) => html`<li class="won-group" data-value=${value ?? nothing}>
        <span class="vh">${say(lang, "showdown.group", {
          kind: badge,
          cards: family.cards.list(
            lang,
            cards.map(({ card }) => card),
          ),
        })}</span>
        <span class="laid-open" aria-hidden="true">${cards.map((card) => drawCard(family, card))}</span>
        <small><span aria-hidden="true">${badge}</span>${value === null ? nothing : html` <b>${value}</b>`}</small></li>`,
    )}</ul>
  </div>`;
}

/** A card of a win. What stands for another card shows that one small below. @param {PageFamily} family @param {ShownCard} card */
const drawCard = ({ cards }, { card, as, wild, won }) =>
  html`<span class="one ${wild ? "stands" : ""} ${won ? "won" : ""}">${cards.face(card, wild ? "wild" : "")}${as ? html`<i class="as">${cards.face(as, "mini")}</i>` : nothing}</span>`;

/** A hand that has not won. One card keeps its place until the hands that won are drawn. @param {Shown} shown @param {number} seat */
function drawRow(shown, seat) {
  const { whole, family, wording, result, mine } = shown;
  const { lang } = wording;
  const { list, face } = family.cards;
  const hand = whole ? result.hands[seat] : result.hands[seat].slice(0, 1);
  return html`<li data-seat=${seat}><span class="whose"><span>${seatName(lang, seat, mine, result.scores.length)}</span>${drawPoints(shown, seat)}</span>
    <span class="vh">${list(lang, hand)}</span><span class="minis" aria-hidden="true">${hand.map((card) => face(card, "mini"))}</span></li>`;
}
