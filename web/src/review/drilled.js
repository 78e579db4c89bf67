/** @file Puts the choices of a reviewed hand that cost most into the practice, where they come first. */

/** @import { Row } from "../practise/schedule.js" */
/** @import { ReviewSession } from "./review_session.js" */
/**
 * @typedef {object} Drilled Choices that were put into the practice.
 * @property {number} seat whose choices they are
 * @property {ReviewSession["verdicts"]} verdicts by which they cost most
 * @property {number|"failed"} kept how many were kept, or that it failed
 */

/**
 * Puts the costliest choices that are shown into the practice.
 * @param {ReviewSession} hand
 * @param {(puzzles: Row[]) => Promise<unknown>} keep stores them
 * @returns {Promise<Drilled>}
 */
export async function drill({ page, about, costliest, seat, setup, verdicts }, keep) {
  const game = setup?.game ?? "";
  /** @type {Row[]} */
  const rows = [];
  for (const step of costliest) {
    const { puzzle } = await page.query({ do: "puzzle_of", ...about, step }).catch(() => ({ puzzle: null }));
    if (puzzle) rows.push({ id: puzzle.id, game, kind: puzzle.kind, hard: puzzle.hard, line: JSON.stringify(puzzle) });
  }
  try {
    if (rows.length > 0) await keep(rows);
    return { seat, verdicts, kept: rows.length };
  } catch {
    return { seat, verdicts, kept: "failed" };
  }
}

/**
 * Returns what became of the choices that are shown; null if they were not put into the practice.
 * @param {Drilled|null} drilled
 * @param {ReviewSession} hand
 */
export const keptOf = (drilled, { seat, verdicts }) =>
  drilled?.verdicts === verdicts && drilled.seat === seat ? drilled.kept : null;
