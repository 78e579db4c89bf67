/** @file Says where a tile came from that lies before a seat, from the events that everybody saw. */

/** @import { GameEvent } from "../shared/types.js" */
/** @import { MahjongView as View } from "./types.js" */

/**
 * The story of a tile before a seat; null if the events do not tell it. Tiles that others have laid in a meld are not
 * counted, as they do not lie there any more.
 * @param {View} view
 * @param {GameEvent[]} log
 * @param {number} seat
 * @param {number} nth
 * @returns {import("../family/types.js").CardOrigin|null}
 */
export function originOf(view, log, seat, nth) {
  const river = view.seats[seat]?.river ?? [];
  const lying = river.flatMap(({ fate }, place) => (fate === "laid" ? [] : [place]))[nth];
  if (lying === undefined) return null;
  const all = log.filter(({ t }) => t === "discarded");
  const discard = all.filter((event) => event.seat === seat)[lying];
  const { tile, fate } = river[lying];
  if (!discard || discard.tile !== tile) return null;
  const after = log.slice(log.indexOf(discard) + 1);
  const won = fate === "won" ? (after.find(({ t }) => t === "won")?.seat ?? null) : null;
  const { live, last_discard: last } = view;
  const lies = live?.from === "discard" && last?.seat === seat && last.index === lying;
  return { card: tile, how: "discarded", turn: all.indexOf(discard) + 1, lies, won };
}
