/** @file Adds puzzles of one's own decisions to those that the practice keeps. */
import { isPuzzles } from "./validators.js";

/** @import { Answers, Row } from "../practise/schedule.js" */

/** Nothing answered yet. @returns {Answers} */
export const fresh = () => ({ v: 1, answered: 0, right: 0, streak: 0, best: 0, entries: {} });

/**
 * What is kept with puzzles of one's own decisions added. They come back at once and before the others, because they
 * count as missed longest ago.
 * @param {Answers} kept
 * @param {Row[]} rows
 * @returns {Answers}
 */
export function withOwn(kept, rows) {
  const entries = { ...kept.entries };
  for (const { id, game, kind, line } of rows) {
    const { right = 0, wrong = 0 } = Object.hasOwn(kept.entries, id) ? kept.entries[id] : {};
    entries[id] = { game, kind, right, wrong, step: 0, due: kept.answered, at: 0, ...(line ? { line } : {}) };
  }
  return { ...kept, entries };
}

/**
 * Adds puzzles of one's own decisions beside what other tabs have kept meanwhile; they are asked first from now on.
 * @param {import("./database.js").Storage} storage
 * @param {Row[]} rows
 * @returns {Promise<Answers>}
 */
export const addOwn = (storage, rows) =>
  storage.transaction("readwrite", async ({ kept }) => {
    const stored = await kept.get("puzzles");
    const now = withOwn(isPuzzles(stored) ? stored : fresh(), rows);
    await kept.put(now, "puzzles");
    return now;
  });
