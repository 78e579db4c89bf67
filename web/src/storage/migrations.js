/**
 * @file The shapes of the database, one after another. Each step brings the shape before it to the next; what an older
 * page has written is taken over whole. Every shape there ever was is a fixture of the tests.
 */
import { headOfRecord } from "./records.js";

export const NAME = "hupai";
/** 1: one match, and single values by name. 2: many matches, their records apart, and the finished hands. */
export const VERSION = 2;

/**
 * @param {import("idb").IDBPDatabase<any>} db
 * @param {number} old the version that is there, 0 for none
 * @param {import("idb").IDBPTransaction<any, any, "versionchange">} step
 */
export async function upgrade(db, old, step) {
  if (old < 1) db.createObjectStore("kept");
  if (old < 2) {
    for (const name of ["matches", "records", "hands"]) db.createObjectStore(name);
    await manyMatches(step);
  }
}

/** From 1 to 2: the one match, and the one that could not be read, become two of many. @param {import("idb").IDBPTransaction<any, any, "versionchange">} step */
async function manyMatches(step) {
  const [kept, matches, records] = ["kept", "matches", "records"].map((name) => step.objectStore(name));
  const [match, spoiled] = [await kept.get("match"), await kept.get("spoiled")];
  if (match) {
    const { about } = match;
    // Help was not recorded when its hand began: the hand does not count.
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
