/** @file Draws what the engine says of an answer: right or wrong, the right one, what lies between them, and why. */
import { html, nothing } from "lit";
import { joined } from "../text/i18n.js";

/** @import { Found, PuzzleElement } from "./puzzle_element.js" */
/** @import { Puzzle } from "./files.js" */

/** The engine's sentence for the measured gap; the page has its own. */
const MARGIN = "puzzle_margin";
/** The kinds whose answer is a decision. */
const DECISIONS = new Set(["discard", "claim", "win"]);

/** Thousandths of a point as points. @param {number} thousandths */
const points = (thousandths) => (Math.round(thousandths / 10) / 100).toFixed(2);

/** @param {PuzzleElement} page @param {Found} found */
export function drawVerdict(page, found) {
  const says = found.says.filter(({ code }) => code !== MARGIN);
  return html`<div class="puzzle-verdict ${found.right ? "right" : "wrong"}" role="status" tabindex="-1">
    <p class="verdict">${page.say(found.right ? "puzzle.right" : "puzzle.wrong")}</p>
    ${found.right ? nothing : html`<p class="puzzle-answer">${page.say("puzzle.answer", { answer: page.answerWords(found.answer) })}</p>`}
    ${found.missed?.length ? html`<p>${page.say("puzzle.missed", { cards: page.cards.list(page.lang, found.missed) })}</p>` : nothing}
    ${found.wrong?.length ? html`<p>${page.say("puzzle.extra", { cards: page.cards.list(page.lang, found.wrong) })}</p>` : nothing}
    ${drawGap(page, found)}
    ${
      says.length > 0
        ? html`<h2>${page.say("puzzle.why")}</h2><ul class="puzzle-says">${says.map(({ text }) => html`<li>${page.pick(text)}</li>`)}</ul>`
        : nothing
    }
  </div>`;
}

/** What the right choice brings more than the tempting one, and how sure that is. @param {PuzzleElement} page @param {Found} found */
function drawGap(page, found) {
  const puzzle = parsed(page.puzzle);
  if (!puzzle || !DECISIONS.has(puzzle.kind)) return nothing;
  if (!puzzle.gap) return html`<p class="small">${page.say("puzzle.unproved")}</p>`;
  const [gap, spread] = puzzle.gap;
  const tempting = puzzle.rest[0]?.[0] ?? "";
  const [best, other] = [page.actionWords(puzzle.answer[0]), page.actionWords(tempting)];
  const given = page.given[0];
  const another = !found.right && given !== tempting && found.loss !== null;
  const measured = [
    page.say("puzzle.gap", { best, other, points: points(gap) }),
    page.say("puzzle.luck", { low: points(gap - spread), high: points(gap + spread) }),
  ];
  return html`<p>${joined(page.lang, measured)}</p>
    ${another ? html`<p>${page.say("puzzle.loss", { other: page.actionWords(given), points: points(found.loss ?? 0) })}</p>` : nothing}`;
}

/** @param {Puzzle|string|null} puzzle @returns {Puzzle|null} */
const parsed = (puzzle) => (typeof puzzle === "string" ? JSON.parse(puzzle) : puzzle);
