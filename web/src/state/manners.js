/**
 * @file Who opponents are and in which manner they play: a player of the engine is a level or, in a manner, `regular+keen`
 * (docs/bots.md). Whoever sits at a place is always the same person.
 */

/** A level and a manner that the engine knows; any other name is that of a player without a manner. */
const MANNERED = /^([^+]+)\+(keen|choosy)$/;

/** The manner of whoever sits there; the others play as their level does. @type {Record<string, string>} */
const MANNERS = { right: "keen", left: "choosy" };

/** @param {string} player */
export const levelOf = (player) => MANNERED.exec(player)?.[1] ?? player;

/** The manner of a player, empty for none. @param {string} player */
export const mannerOf = (player) => MANNERED.exec(player)?.[2] ?? "";

/** A level as the person at a place plays it. @param {string} level @param {string} place */
export const playedAt = (level, place) => (MANNERS[place] ? `${level}+${MANNERS[place]}` : level);
