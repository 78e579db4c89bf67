/**
 * @file Brings the database from any older shape into the current one, step by step. Everything that an older page has
 * written is taken over. The tests have a fixture of every shape that there was.
 */
import { headOfRecord } from "./records.js";

export const NAME = "hupai";
/**
 * 1: one match, and single values by name. 2: many matches, their records in a drawer of their own, and the finished
 * hands.
 */
export const VERSION = 2;

/**
 * Brings the database into the current shape.
 * @param {import("idb").IDBPDatabase<any>} db
 * @param {number} old the version of the stored database, 0 if there is none
 * @param {import("idb").IDBPTransaction<any, any, "versionchange">} transaction
 */
export async function upgrade(db, old, transaction) {
  if (old < 1) db.createObjectStore("kept");
  if (old < 2) {
    for (const name of ["matches", "records", "hands"]) db.createObjectStore(name);
    await manyMatches(transaction);
  }
}

/**
 * From 1 to 2: moves the one match, and the one that could not be read, into the new drawers.
 * @param {import("idb").IDBPTransaction<any, any, "versionchange">} transaction
 */
async function manyMatches(transaction) {
  const [kept, matches, records] = ["kept", "matches", "records"].map((name) => transaction.objectStore(name));
  const [match, spoiled] = [await kept.get("match"), await kept.get("spoiled")];
  if (match) {
    const { about } = match;
    // Version 1 did not record aids, so its current hand does not count in the statistics.
    await matches.put({ ...headOfRecord("1", match.record, about.at), ...about, counted: about.hand }, "1");
    await records.put(match.record, "1");
  }
  if (spoiled) {
    await matches.put(
      { ...headOfRecord("1-spoiled", spoiled.record, match?.about.at ?? Date.now()), broken: spoiled.why },
      "1-spoiled",
    );
    await records.put(spoiled.record, "1-spoiled");
  }
  await kept.delete("match");
  await kept.delete("spoiled");
}
