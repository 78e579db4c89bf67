/** @file Draws a table as an onlooker sees it. Loaded with the first table that is looked at. */
import { html, nothing } from "lit";
import { reviewEn } from "../../words/review.en.js";
import { reviewZh } from "../../words/review.zh.js";
import "../families/page.js";
import { familyNamed, hasFamily, loadFamily, moreOf } from "../family/registry.js";
import { drawLooked } from "../review/review_board.js";
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
  const { lang } = page;
  const family = familyNamed(id);
  const wording = wordingOfFamily({ settings: page.settings, lobby: { games: page.games } }, id);
  return html`<div class="cup-onlooker">
      <ul class="cup-told" aria-live="polite">${events.map((text) => html`<li>${pick(lang, text)}</li>`)}</ul>
      <section class="review-board of-${id}" aria-label=${say(lang, "review.board")}>${seats.map((one, seat) => {
        const points = scores ? signed(scores[seat]) : "";
        return drawLooked(family, wording, view, seat, {
          here: seat === view.turn && !points,
          before: html`<span class="who">${nameOf(page, one)}</span><span class="small level">${levelName(page, one.level)}</span>
      ${seat === dealer ? html`<span class="small">${say(lang, "cup.look.deals")}</span>` : nothing}`,
          after: points ? html`<b class="cup-points">${points}</b>` : nothing,
        });
      })}${moreOf(family).reviewMiddle(wording, view)}</section>
    </div>`;
}
