/** @file Draws a table as an onlooker sees it. Loaded with the first table that is looked at. */
import { html, nothing } from "lit";
import { reviewEn } from "../../words/review.en.js";
import { reviewZh } from "../../words/review.zh.js";
import "../families/page.js";
import { familyNamed, hasFamily, loadFamily, moreOf } from "../family/registry.js";
import { wordingOfFamily } from "../state/selectors.js";
import { addWords, pick, say, signed } from "../text/i18n.js";
import { levelName, nameOf } from "./words.js";

/** @import { CupPage as Page } from "./page.js" */
/** @import { Moment } from "./looking.js" */

addWords({ zh: reviewZh, en: reviewEn });

/** Fetches what draws the games of a family. @param {string} family */
export async function prepare(family) {
  if (!hasFamily(family)) await loadFamily(family);
  await familyNamed(family).loadMore();
}

/** @param {Page} page @param {string} id the family @param {Moment} moment */
export function drawMoment(page, id, { view, seats, events, scores, dealer }) {
  const family = familyNamed(id);
  const wording = wordingOfFamily({ settings: page.settings, lobby: { games: page.games } }, id);
  return html`<div class="cup-onlooker">
      <ul class="cup-told" aria-live="polite">${events.map((text) => html`<li>${pick(page.lang, text)}</li>`)}</ul>
      <section class="review-board of-${id}" aria-label=${say(page.lang, "review.board")}>${seats.map((one, seat) =>
        drawSeat(page, family, wording, view, seat, {
          name: nameOf(page, one),
          level: levelName(page, one.level),
          points: scores ? signed(scores[seat]) : "",
          deals: seat === dealer,
        }),
      )}${moreOf(family).reviewMiddle(wording, view)}</section>
    </div>`;
}

/**
 * @param {Page} page
 * @param {import("../family/types.js").PageFamily} family
 * @param {import("../text/names.js").Wording} wording
 * @param {import("../shared/types.js").View} view
 * @param {number} seat
 * @param {{name: string, level: string, points: string, deals: boolean}} who
 */
function drawSeat({ lang }, family, wording, view, seat, { name, level, points, deals }) {
  const { fact, shows, holds, hidden, laid } = moreOf(family).reviewSeat(wording, view, seat);
  const { list, stack, face } = family.cards;
  return html`<div class="review-seat ${seat === view.turn && !points ? "here" : ""}" data-seat=${seat}>
    <h3><span class="who">${name}</span><span class="small level">${level}</span>
      ${deals ? html`<span class="small">${say(lang, "cup.look.deals")}</span>` : nothing}
      <span class="small">${fact}</span>
      ${holds ? nothing : html`<span class="small hidden-cards">${say(lang, "review.hidden", { n: hidden })}</span>`}
      ${points ? html`<b class="cup-points">${points}</b>` : nothing}</h3>
    <div class="shows">${shows}</div>
    ${
      holds
        ? html`<div class="holds"><span class="vh">${say(lang, "review.held", { cards: list(lang, holds.flat()) })}</span>
          ${holds.map((column) => html`<span aria-hidden="true">${stack(column)}</span>`)}</div>`
        : nothing
    }
    ${
      laid.length > 0
        ? html`<p class="minis"><span class="vh">${say(lang, "review.laid", { cards: list(lang, laid) })}</span>
      <span aria-hidden="true">${laid.map((card) => face(card, "mini"))}</span></p>`
        : nothing
    }
  </div>`;
}
