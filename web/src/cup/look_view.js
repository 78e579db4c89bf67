/** @file Draws the sheet in which other tables are looked at: the hands of an entrant, or a table moment by moment. */
import { html, nothing } from "lit";
import { familyOfGame } from "../boot/families.js";
import { PAGES } from "../shared/site.js";
import { signed } from "../text/i18n.js";
import { levelName, nameOf, placeInStage, stageName, stageOf } from "./words.js";

/** @import { CupPage as Page } from "./page.js" */
/** @import { Seated } from "./looking.js" */
/** @import { TableId } from "./types.js" */

/** The address of a hand in the review. @param {string} link */
const reviewOf = (link) => `${PAGES.table}#${link}`;

/** Where a table is, in words. @param {Page} page @param {TableId} table */
const placeOf = (page, table) => `${stageName(page, stageOf(page, table).id)} · ${placeInStage(page, table)}`;

/** @param {Page} page */
export function drawLooking(page) {
  const { looking } = page;
  if (!looking.open) return nothing;
  const { asked, hands } = looking;
  const title = asked
    ? `${placeOf(page, asked.table)} · ${page.say("cup.look.hand", { hand: asked.hand })}`
    : hands
      ? nameOf(page, hands.entrant)
      : "";
  return html`<dialog class="cup-look paper" aria-labelledby="cup-look" @close=${() => looking.close()}>
    <header>
      ${asked && hands ? html`<button type="button" class="icon" aria-label=${page.say("cup.look.list")} @click=${() => looking.back()}><span aria-hidden="true">‹</span></button>` : nothing}
      <h2 id="cup-look" tabindex="-1">${title} ${!asked && hands ? html`<small>${levelName(page, hands.entrant.level)}</small>` : nothing}</h2>
      <button type="button" class="icon" aria-label=${page.say("cup.look.close")} @click=${(
        /** @type {Event} */ event,
      ) =>
        /** @type {HTMLElement} */ (event.target).closest("dialog")?.close()}><span aria-hidden="true">✕</span></button>
    </header>
    ${looking.trouble ? html`<p role="alert">${page.pick(looking.trouble)}</p>` : nothing}
    ${asked ? drawTable(page) : hands?.tables.map((seated) => drawHands(page, seated))}
  </dialog>`;
}

/** @param {Page} page @param {Seated} seated */
function drawHands(page, { table, seat, seats, hands, links }) {
  const others = seats.filter((_, nth) => nth !== seat).map((one) => nameOf(page, one));
  const bots = seats.every(({ level }) => level);
  return html`<section class="cup-hands">
    <h3>${placeOf(page, table)}</h3>
    <p class="small">${page.say("cup.look.with", { names: others.join(page.lang === "zh" ? "、" : ", ") })}</p>
    ${hands.length === 0 ? html`<p>${page.say("cup.look.none")}</p>` : nothing}
    <ol>${hands.map(({ winners, scores }, nth) => {
      const text = html`<span>${page.say("cup.look.hand", { hand: nth + 1 })}</span>
        <span class="small">${winners.includes(seat) ? page.say("cup.look.won") : winners.length === 0 ? page.say("cup.look.drawn") : nothing}</span>
        <b>${signed(scores[seat])}</b>`;
      if (bots)
        return html`<li><button type="button" class="quiet" data-hand=${nth + 1} @click=${() => page.looking.look(table, nth + 1)}>${text}</button></li>`;
      return links?.[nth]
        ? html`<li><a class="quiet" target="_blank" href=${reviewOf(links[nth])}>${text}</a></li>`
        : html`<li class="quiet">${text}</li>`;
    })}</ol>
    ${bots ? html`<p><button type="button" class="quiet" data-watch @click=${() => page.looking.watch(table, 1)}>${page.say("cup.look.watch")}</button></p>` : nothing}
  </section>`;
}

/** @param {Page} page */
function drawTable(page) {
  const { looking } = page;
  const { moment, playing, drawing, asked } = looking;
  if (!moment || !drawing || !asked)
    return looking.trouble ? nothing : html`<p role="status">${page.say("cup.look.wait")}</p>`;
  const family = familyOfGame(page.cup.state?.game ?? "") ?? "";
  return html`${asked.revealed ? nothing : html`<p class="small">${page.say("cup.look.onlooker")}</p>`}
    ${drawing.drawMoment(page, family, moment)}
    <footer>
      <button type="button" class="quiet" data-play aria-pressed=${playing ? "true" : "false"} @click=${() => looking.play(!playing)}>${page.say(playing ? "cup.look.pause" : "cup.look.play")}</button>
      <button type="button" class="quiet" ?disabled=${moment.at === 0} @click=${() => step(page, moment.at - 1)}>${page.say("cup.look.back")}</button>
      <button type="button" class="quiet" ?disabled=${moment.over && asked.revealed} @click=${() => (moment.over ? looking.follow() : step(page, moment.at + 1))}>${page.say(moment.over && !asked.revealed ? "cup.look.next" : "cup.look.on")}</button>
      ${moment.moments === null ? nothing : html`<span class="small" role="status">${page.say("cup.look.moment", { n: moment.at + 1, all: moment.moments })}</span>`}
      ${looking.link ? html`<a class="cup-review" target="_blank" href=${reviewOf(looking.link)}>${page.say("cup.look.review")}</a>` : nothing}
    </footer>`;
}

/** Shows a moment, and stops playing by itself. @param {Page} page @param {number} at */
function step(page, at) {
  page.looking.playing = false;
  void page.looking.go(at);
}
