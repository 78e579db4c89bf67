/** @file What the page asks the engine for when a match begins. */
import { botsOf, fullOptions, houseRulesOf, seatsWith } from "../state/house_rules.js";
import { playedAt } from "../state/manners.js";
import { peopleOf } from "../state/people.js";
import { placeOf } from "../text/seats.js";

/** The level of everybody else in a day's deal, so that results can be compared. */
const DAY_LEVEL = "regular";

/**
 * Returns the request for a new match: with the lobby's choices, or a day's deal with the usual rules. In a day's deal and
 * in the guided hand everybody plays as the level does, so that it is the same for all.
 * @param {import("../state/app_state.js").Setup} setup
 * @param {import("../shared/types.js").Games} games
 * @param {import("../daily/day_match.js").DayDeal|null} asked the day's deal
 */
export function matchRequest(setup, games, asked) {
  const game = games.games.find(({ id }) => id === (asked?.game ?? setup.game)) ?? games.games[0];
  const bots = asked ? Array(3).fill(asked.level ?? DAY_LEVEL) : setup.bots;
  const houses = asked ? {} : houseRulesOf({ ...setup, game: game.id });
  const seats = seatsWith(game, houses);
  const people = asked ? 1 : peopleOf(setup, seats);
  const own = !asked && setup.manners !== false;
  const players = botsOf(bots, seats, games).map((level, nth) =>
    own ? playedAt(level, placeOf(nth + 1, 0, seats)) : level,
  );
  return {
    do: "new",
    game: game.id,
    options: fullOptions(game, houses),
    seats: [...Array(people).fill("human"), ...players.slice(people - 1)],
    hands: asked ? 1 : setup.hands,
    open: asked || people > 1 ? false : setup.open,
    seed: asked?.seed ?? freshSeed(),
  };
}

/** Returns a seed of 128 random bits from the browser, so that nobody chooses the deal. */
function freshSeed() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
