/** @file What a position shows of its own seat, in the notation of the pictures: for a picture before the engine is here. */

/** The words that begin a part of a position. */
const PART = /(?:^| )(\w+):(\S*)/g;
/** A card that lies, without the mark that it was flipped and without who laid it. */
const LIVE = /^([0-9][a-z])/;

/**
 * The parts of a picture of a position's own hand. A position that is no such text gives an empty hand.
 * @param {string} position
 * @returns {{game: string, cards: string, laid: string, live: string}}
 */
export function ownParts(position) {
  const parts = new Map([...position.matchAll(PART)].map(([, name, value]) => [name, value]));
  const groups = (parts.get("melds") ?? "").split("/")[Number(parts.get("seat"))] ?? "";
  const laid = groups
    .split(",")
    .map((group) => group.replace(/[.@].*$/, ""))
    .filter((group) => /^\w+:\w+$/.test(group));
  return {
    game: parts.get("game") ?? "",
    cards: parts.get("hand") ?? "",
    laid: laid.join(" "),
    live: LIVE.exec(parts.get("live") ?? "")?.[1] ?? "",
  };
}
