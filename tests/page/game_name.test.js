/** @file What the page calls a game where house rules were chosen. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gameName, otherName } from "../../web/src/state/game_name.js";
import { gameWith, part, same } from "./support.js";

const FOUR = { id: "four", name: same("four kings"), options: { kings: 4 } };
const PAIR = { id: "pair", name: same("one king for two"), options: { kings: 1, seats: 2 } };
const GAME = part({ ...gameWith("yongzhou", "zipai"), called: [FOUR, PAIR] });
const GAMES = part({ games: [GAME, gameWith("leiyang", "zipai")] });

test("a game has another name where all the house rules of that name were chosen", () => {
  assert.equal(gameName(GAMES, "yongzhou", { kings: 4, seats: 3 }), FOUR.name);
  assert.equal(gameName(GAMES, "yongzhou", { kings: 1, seats: 2 }), PAIR.name);
  assert.equal(otherName(GAME, { kings: 4 }), FOUR);
});

test("a game keeps its own name with other house rules, without any, and where it has no other name", () => {
  for (const options of [{}, { kings: 2 }, { kings: 1 }, { kings: "4" }])
    assert.equal(gameName(GAMES, "yongzhou", options), GAME.name);
  assert.equal(gameName(GAMES, "leiyang", { kings: 4 }), GAMES.games[1].name);
});

test("a game that nobody knows is called by its id", () => {
  assert.deepEqual(gameName(GAMES, "poker", {}), same("poker"));
  assert.deepEqual(gameName(null, "poker", {}), same("poker"));
});
