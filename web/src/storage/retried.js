/** @file Stores a hand that is to be played again from one of its moments, as a match of its own. */
import { headOfRecord } from "./records.js";
import { freshId } from "./saves.js";

/**
 * Stores the match and returns its id. It counts as aided, because its beginning is known.
 * @param {import("./match_store.js").MatchStore} store
 * @param {string} record
 */
export async function storeRetried(store, record) {
  const id = freshId();
  const head = { ...headOfRecord(id, record, store.now()), counted: 0, aids: { 1: ["undo"] } };
  store.reportUnkept(await store.saves.put(/** @type {import("./records.js").Head} */ (head), record));
  await store.refresh();
  return id;
}
