/**
 * @file Says in few words what a discard binds a player to. Before the discard, the engine says it in a whole sentence.
 */
import { joined, say } from "../text/i18n.js";
import { listNames } from "../text/names.js";

/** @import { Wording } from "../text/names.js" */

/**
 * A sentence about the only wins that are left; there may be none.
 * @param {Wording} wording
 * @param {string} key
 * @param {string[]} wins
 * @param {Record<string, string>} [values]
 */
export const limitedTo = (wording, key, wins, values = {}) =>
  wins.length > 0
    ? say(wording.lang, key, { ...values, wins: listNames(wording, "win", wins) })
    : say(wording.lang, `${key}.none`, values);

/**
 * Says what a discard binds the player to.
 * @param {Wording} wording
 * @param {import("./types.js").ZipaiLegal|undefined} entry
 */
export const bindingOf = (wording, entry) =>
  joined(wording.lang, [
    entry?.limit ? limitedTo(wording, "binds.limit", entry.limit) : "",
    entry?.bars ? say(wording.lang, "binds.bars") : "",
  ]);
