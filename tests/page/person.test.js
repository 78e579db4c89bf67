import assert from "node:assert/strict";
import { test } from "node:test";
import { shareOf } from "../../web/src/app/sheets/person_facts.js";
import { matchRequest } from "../../web/src/match/match_request.js";
import { MANNER_FIGURES } from "../../web/src/state/manner_figures.js";
import { levelOf, mannerOf, playedAt } from "../../web/src/state/manners.js";
import { playerName } from "../../web/src/state/selectors.js";
import { personEn } from "../../web/words/person.en.js";
import { personZh } from "../../web/words/person.zh.js";
import { gameWith, part } from "./support.js";

const games = (seats) =>
  part({ games: [{ ...gameWith("yongzhou", "zipai"), seats }], families: [], bots: [{ id: "regular" }] });
const SETUP = {
  game: "yongzhou",
  houses: {},
  bots: ["regular"],
  hands: 8,
  open: false,
  people: 1,
  names: [],
  sets: [],
};

test("whoever sits on the right is keen, on the left choosy, and across plays as the level does", () => {
  const seated = (seats, more = {}) => matchRequest({ ...SETUP, ...more }, games(seats), null).seats;
  assert.deepEqual(seated(3), ["human", "regular+keen", "regular+choosy"]);
  assert.deepEqual(seated(4), ["human", "regular+keen", "regular", "regular+choosy"]);
  assert.deepEqual(seated(2), ["human", "regular"]);
  assert.deepEqual(seated(3, { people: 2 }), ["human", "human", "regular+choosy"]);
  assert.deepEqual(seated(3, { manners: true }), ["human", "regular+keen", "regular+choosy"]);
});

test("all play as their level does where the player wants it so, and in a day's deal", () => {
  assert.deepEqual(matchRequest({ ...SETUP, manners: false }, games(3), null).seats, ["human", "regular", "regular"]);
  const day = matchRequest(SETUP, games(3), part({ id: "d", game: "yongzhou", seed: "day:1" }));
  assert.deepEqual(day.seats, ["human", "regular", "regular"]);
});

test("a player is a level and perhaps a manner, and is called by the level", () => {
  assert.deepEqual([levelOf("regular+keen"), mannerOf("regular+keen")], ["regular", "keen"]);
  assert.deepEqual([levelOf("human"), mannerOf("human")], ["human", ""]);
  for (const stranger of ["regular+wild", "regular+", "regular+keen+choosy"])
    assert.deepEqual([levelOf(stranger), mannerOf(stranger)], [stranger, ""], "as the engine reads it");
  assert.equal(playedAt("expert", "opposite"), "expert");
  const app = part({
    lobby: { games: { bots: [{ id: "regular", name: { zh: "熟手", en: "Regular" } }] } },
    settings: { lang: "zh" },
  });
  assert.equal(playerName(app, "regular+keen"), "熟手");
});

test("a share is told in percent with half of its 95 % interval, rounded up", () => {
  assert.deepEqual(shareOf([60, 100]), { n: 60, margin: 10 });
  assert.deepEqual(shareOf([10, 10]), { n: 100, margin: 19 }, "nothing is certain after ten times");
});

test("every manner that is counted, and every verb, has words", () => {
  for (const levels of Object.values(MANNER_FIGURES))
    for (const rows of Object.values(levels))
      for (const [manner, row] of Object.entries(rows))
        for (const words of [personEn, personZh])
          for (const key of [`manner.${manner}`, ...Object.keys(row).map((verb) => `verb.${verb}`)])
            assert.ok(words[`person.${key}`], key);
});
