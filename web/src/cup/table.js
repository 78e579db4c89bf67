/** @file Draws the player's own table: the page of the table in a frame, and above it where the player stands. */
import { html, nothing } from "lit";
import { signed } from "../text/i18n.js";
import { shareDone } from "./course.js";
import { areSeveral, peopleAt } from "./people.js";
import { nameOf } from "./words.js";

/** @import { CupPage as Page, Seated } from "./page.js" */
/** @import { Line } from "./types.js" */

/** The address at which the page has a match on its table. */
const TABLE = "#table";

/** Whether the player has left the table inside the frame. @param {HTMLIFrameElement|null} frame */
export function isLeft(frame) {
  const { href = "", hash = "" } = frame?.contentWindow?.location ?? {};
  return href.startsWith("http") && hash !== TABLE;
}

/** Draws where those at the table stand: whoever is alone with the points, several with their names. @param {Page} page @param {number[]} people */
function drawRanks(page, people) {
  const several = areSeveral(page.cup.state);
  const lines = people.flatMap((person) => page.cup.standings.of(person)?.line ?? []);
  if (!lines.some(({ hands }) => hands > 0)) return nothing;
  const points = (/** @type {Line} */ line) => page.say("cup.points", { points: signed(line.points), n: line.points });
  return html`<span class="cup-bar-rank">${lines.map(
    (line, nth) =>
      html`${nth > 0 ? " · " : nothing}${several ? `${nameOf(page, line)} ` : nothing}<b>${page.say("cup.rank", { rank: line.rank })}</b>${lines.length > 1 ? nothing : ` ${points(line)}`}`,
  )}</span>`;
}

/** @param {Page} page @param {Seated} seated */
export function drawTable(page, { id, table, hands }) {
  const { state } = page.cup;
  const over = String(state?.own?.table) !== table;
  const back = over ? page.say("cup.table.over", { n: hands }) : page.say("cup.table.back");
  return html`<section class="cup-table" aria-label=${page.say("cup.table.frame")}>
    <header class="cup-bar">
      <button type="button" class=${over ? "over" : ""} @click=${() => page.leave()}><span aria-hidden="true">‹ </span>${back}</button>
      ${over || !state?.own ? nothing : drawRanks(page, peopleAt(state.own))}
      ${over || !state ? nothing : html`<span class="cup-bar-others">${page.say("cup.table.others", { percent: Math.floor(100 * shareDone(state)) })}</span>`}
    </header>
    <iframe src="./${TABLE}" data-match=${id} title=${page.say("cup.table.frame")} @hupai-table=${() => page.tableStands()}></iframe>
  </section>`;
}
