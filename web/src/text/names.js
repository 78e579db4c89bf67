/** @file Looks up the engine's names of groups, fans and wins. The engine sends them with its games. */
import { pick } from "./phrases.js";

/** @import { Lang, Names } from "../shared/types.js" */
/** @typedef {{lang: Lang, names: Names}} Wording The language, and the engine's names, with which something is said. */

/**
 * The name of something; its identifier if it has none.
 * @param {Wording} wording
 * @param {string} kind
 * @param {string} id
 */
export const nameOf = ({ lang, names }, kind, id) => pick(lang, names[kind]?.[id]) || id;

/** The short name of a group, for places that are as narrow as a card. @param {Wording} wording @param {string} id */
export const badgeOf = (wording, id) =>
  nameOf(wording, wording.names.group_badge?.[id] ? "group_badge" : "group_short", id);

/** A name that stands alone: it begins with a capital. @param {string} name */
export const capital = (name) => name.slice(0, 1).toUpperCase() + name.slice(1);

/** Several names as a list: "红胡、黑胡". @param {Wording} wording @param {string} kind @param {string[]} ids */
export const listNames = (wording, kind, ids) =>
  ids.map((id) => nameOf(wording, kind, id)).join(wording.lang === "zh" ? "、" : ", ");
