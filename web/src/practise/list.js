/** @file Draws the list of a game's puzzles: the choice of game and kinds, how the reader stands, and every puzzle. */
import { html, nothing } from "lit";
import { KINDS } from "../puzzle/files.js";
import { byFamily, drawChoice } from "../reading/choice.js";
import { addressOf } from "./address.js";
import { entryOf, isDue, standing } from "./schedule.js";

/** @import { PractisePage as Page } from "./page.js" */
/** @import { Row } from "./schedule.js" */

/** @param {Page} page */
export function drawList(page) {
  return html`<h1 tabindex="-1" data-begin>${page.say("practise.heading")}</h1>
    <p class="intro">${page.say("practise.intro")}</p>
    ${page.wrong ? html`<p class="practise-wrong" role="alert">${page.say("practise.wrong")} ${page.pick(page.wrong)}</p>` : nothing}
    ${page.damaged ? html`<p class="practise-wrong" role="alert">${page.say("practise.damaged")}</p>` : nothing}
    ${page.unkept ? html`<p class="intro">${page.say("practise.unkept")}</p>` : nothing}
    ${drawGames(page)}
    ${
      page.trouble
        ? html`<p class="practise-wrong" role="alert">${page.say("practise.failed")} <button type="button" class="quiet" @click=${() => page.begin()}>${page.say("practise.retry")}</button></p>`
        : page.puzzles
          ? drawPuzzles(page)
          : html`<p class="intro" role="status">${page.say("practise.loading")}</p>`
    }
    ${drawStanding(page)}`;
}

/** Draws the choice of a game. @param {Page} page */
function drawGames(page) {
  const games = (page.games?.games ?? []).filter(({ id }) => page.practised.includes(id));
  const name = (/** @type {string} */ family) => page.say(`practise.family.${family}`);
  const groups = byFamily(page.lang, games, name, (game) => `#game=${game}`);
  return drawChoice(page.say("practise.game"), groups, page.game);
}

/** @param {Page} page */
function drawPuzzles(page) {
  const { rows, chosen, kept } = page;
  const now = Date.now();
  const there = KINDS.filter((kind) => rows.some((row) => row.kind === kind));
  const { due } = standing(kept, chosen, now);
  return html`<section class="paper practise-choice">
      <h2>${page.say("practise.kinds")}</h2>
      <div class="practise-kinds" role="group" aria-label=${page.say("practise.kinds")}>${there.map((kind) => {
        const { all, done } = standing(
          kept,
          rows.filter((row) => row.kind === kind),
          now,
        );
        return html`<button type="button" class="kind" aria-pressed=${page.kinds.has(kind)} @click=${() => page.toggle(kind)}>
          <b>${page.say(`practise.kind.${kind}`)}</b><small>${done}/${all}</small></button>`;
      })}</div>
      ${
        chosen.length > 0
          ? html`<button type="button" class="answer play begin" @click=${() => page.next()}>${due > 0 ? page.say("practise.begin.due", { n: due }) : page.say("practise.begin")}</button>`
          : html`<p role="status">${page.say("practise.none")}</p>`
      }
    </section>
    <details class="practise-all" ?open=${chosen.length <= 40}><summary>${page.say("practise.list")} (${chosen.length})</summary>
      <ol class="practise-list">${chosen.map((row, nth) => drawRow(page, row, nth, now))}</ol>
    </details>`;
}

/** @param {Page} page @param {Row} row @param {number} nth @param {number} now */
function drawRow(page, row, nth, now) {
  const entry = entryOf(page.kept, row.id);
  const mark = !entry ? "open" : isDue(entry, page.kept, now) ? "due" : entry.step === null ? "right" : "back";
  const stars = "●".repeat(row.hard) + "○".repeat(Math.max(0, 5 - row.hard));
  return html`<li><a class="paper practise-row ${mark}" href=${addressOf(row)}>
    <b>${page.say("practise.nth", { n: nth + 1 })}</b><span>${page.say(`practise.kind.${row.kind}`)}${row.line ? html` <small class="own">${page.say("practise.own")}</small>` : nothing}</span>
    <span class="hard"><span aria-hidden="true">${stars}</span><span class="vh">${page.say("practise.hard", { n: row.hard })}</span></span>
    <span class="mark">${page.say(`practise.mark.${mark}`)}</span></a></li>`;
}

/** Draws what the reader has reached, and the button that forgets it. @param {Page} page */
function drawStanding(page) {
  const { kept } = page;
  if (kept.answered === 0) return nothing;
  const back = Object.values(kept.entries).filter(({ step }) => step !== null).length;
  /** @type {[string, string|number][]} */
  const figures = [
    ["practise.streak", kept.streak],
    ["practise.best", kept.best],
    ["practise.right", page.say("practise.right.of", { n: kept.right, all: kept.answered })],
    ["practise.back.count", back],
  ];
  return html`<section class="practise-standing" aria-label=${page.say("practise.standing")}>
    <dl>${figures.map(([key, value]) => html`<div><dt>${page.say(key)}</dt><dd>${value}</dd></div>`)}</dl>
    <p class="small">${page.say("practise.kept")}</p>
    <details class="practise-reset"><summary>${page.say("practise.reset")}</summary>
      <p>${page.say("practise.reset.sure")} <button type="button" class="quiet" @click=${() => page.reset()}>${page.say("practise.reset.yes")}</button></p></details>
  </section>`;
}
