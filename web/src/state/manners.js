/**
 * @file Who opponents are and in which manner they play: a player of the engine is a level or, in a manner, `regular+keen`
 * (docs/bots.md). Whoever sits at a place is always the same person.
 */

/** Stands between a level and a manner. */
const JOIN = "+";

/** The manner of whoever sits there; the others play as their level does. @type {Record<string, string>} */
const MANNERS = { right: "keen", left: "choosy" };

/** @param {string} player */
export const levelOf = (player) => player.split(JOIN)[0];

/** The manner of a player, empty for none. @param {string} player */
export const mannerOf = (player) => player.split(JOIN)[1] ?? "";

/** A level as the person at a place plays it. @param {string} level @param {string} place */
export const playedAt = (level, place) => (MANNERS[place] ? `${level}${JOIN}${MANNERS[place]}` : level);
