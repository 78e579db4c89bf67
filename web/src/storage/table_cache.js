/**
 * @file The last table as it looked, beside its record: it is drawn before Python is there to lay it out again. It is
 * kept where it can be written and read at once, and is drawn only for the very record it was made with.
 */

/** @typedef {{id: string, record: string, view: import("../shared/types.js").View, log: import("../shared/types.js").GameEvent[]}} CachedTable */

export const TABLE_KEY = "hupai-table";

/**
 * Keeps how the table of a match looks.
 * @param {string} id
 * @param {import("../shared/types.js").MatchState} state
 * @param {import("../shared/types.js").GameEvent[]} log all events of the hand
 */
export function cacheTable(id, { record, view }, log) {
  try {
    localStorage.setItem(TABLE_KEY, JSON.stringify({ id, record, view, log }));
  } catch {
    // no room, or no storage: the table then waits for Python
  }
}

/** How the table of a match looked; null where its record is another one by now. @param {string} id @param {string|undefined} record @returns {CachedTable|null} */
export function cachedTable(id, record) {
  try {
    const kept = JSON.parse(localStorage.getItem(TABLE_KEY) ?? "null");
    if (kept?.id !== id || kept.record !== record || !kept.view?.hand || !Array.isArray(kept.log)) return null;
    const complete = kept.log.every((/** @type {any} */ event) => event?.text); // an older page cached events without sentences
    return complete ? kept : { ...kept, log: [] };
  } catch {
    return null;
  }
}
