/**
 * @file The last table as it looked, kept beside its record: it is drawn before Python is there to lay it out again.
 * It lies where it can be written and read at once, and is drawn only for the very record it was made with.
 */
import { logged } from "./update.js";

/** @typedef {{id: string, record: string, view: import("./types.js").View, log: import("./types.js").GameEvent[]}} Picture */

export const PICTURE_KEY = "hupai-table";

/**
 * Keeps how the table of a match looks.
 * @param {string} id
 * @param {import("./types.js").MatchState} state
 * @param {import("./types.js").GameEvent[]} log the facts of the hand before those of the state
 */
export function keepPicture(id, state, log) {
  try {
    localStorage.setItem(PICTURE_KEY, JSON.stringify({ id, record: state.save, view: state.view, log: logged(log, state.from, state.events) }));
  } catch {
    // no room, or no storage: the table then waits for Python
  }
}

/** How the table of a match looked; null where its record is another one by now. @param {string} id @param {string|undefined} record @returns {Picture|null} */
export function pictureOf(id, record) {
  try {
    const kept = JSON.parse(localStorage.getItem(PICTURE_KEY) ?? "null");
    return kept?.id === id && kept.record === record && kept.view?.hand && Array.isArray(kept.log) ? kept : null;
  } catch {
    return null;
  }
}
