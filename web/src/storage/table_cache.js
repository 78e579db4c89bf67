/**
 * @file Caches how the table looked last, with its record, so that the page can draw it before Python has started. The
 * cache is in localStorage, which is written and read at once. It is used only if the record is still the same. It is
 * written when the page is hidden or left: some 25 kB at each decision would be in the way of the answer.
 */

/** @import { GameEvent, MatchState, View } from "../shared/types.js" */

/** @typedef {{id: string, record: string, view: View, log: GameEvent[]}} CachedTable */

export const TABLE_KEY = "hupai-table";

/** Calls back whenever the page is hidden or left. @param {() => void} cache */
export function whenLeft(cache) {
  addEventListener("pagehide", cache);
  document.addEventListener("visibilitychange", () => document.hidden && cache());
}

/**
 * Caches how the table of a match looks.
 * @param {string} id
 * @param {MatchState} state
 * @param {GameEvent[]} log all events of the hand
 */
export function cacheTable(id, { record, view }, log) {
  try {
    localStorage.setItem(TABLE_KEY, JSON.stringify({ id, record, view, log }));
  } catch {
    // there is no room or no storage: the table is then drawn when Python has started
  }
}

/**
 * The cached table of a match; null if there is none for this record.
 * @param {string} id
 * @param {string|undefined} record
 * @returns {CachedTable|null}
 */
export function cachedTable(id, record) {
  try {
    const kept = JSON.parse(localStorage.getItem(TABLE_KEY) ?? "null");
    if (kept?.id !== id || kept.record !== record || !isDrawable(kept.view) || !Array.isArray(kept.log)) return null;
    // An older page cached events without sentences.
    const complete = kept.log.every((/** @type {any} */ event) => event?.text);
    return complete ? kept : { ...kept, log: [] };
  } catch {
    return null;
  }
}

/** Whether something stored has the lists that every table is drawn from. @param {any} view */
const isDrawable = (view) => [view?.hand, view?.seats].every(Array.isArray);
