import assert from "node:assert/strict";
import { test } from "node:test";
import { callOf, isShownAlone, laidBy } from "../../web/src/mahjong/calls.js";
import { hand } from "../../web/src/mahjong/hand.js";
import { laidOut } from "../../web/src/mahjong/meld.js";
import "../../web/src/mahjong/page.js"; // adds the words
import { asHeld, deckOf, index, inOrder, listTiles, suitOf, tileName, tilesOf } from "../../web/src/mahjong/tiles.js";
import { assertSentences } from "./assertions.js";
import { chanceOf, LANGS, part, pluck, rounds, shuffled } from "./support.js";

const SUITED = ["m", "s", "p"].flatMap((suit) => [..."123456789"].map((rank) => rank + suit));
const HONOURS = [..."1234567"].map((rank) => `${rank}z`);
const KINDS = [...SUITED, ...HONOURS];
const NO_WILDS = { wilds: [], stand_in: null };

test("every tile has a name of its own, as a player says it; one that there is not is written as it came", () => {
  for (const lang of LANGS) assert.equal(new Set(KINDS.map((tile) => tileName(tile, lang))).size, KINDS.length);
  const named = (lang, ...tiles) => tiles.map((tile) => tileName(tile, lang));
  assert.deepEqual(named("zh", "3s", "7z", "0m", "8z", "3x", ""), ["三条", "红中", "0m", "8z", "3x", ""]);
  assert.deepEqual(named("en", "5p", "1z", "0m", "8z", "3x", ""), ["5 of dots", "east wind", "0m", "8z", "3x", ""]);
});

test("numbers of a suit are listed together, in the order given", () => {
  const listed = (lang, ...hands) => hands.map((tiles) => listTiles(lang, tilesOf(tiles)));
  assert.deepEqual(listed("zh", "147s7z", "1s1m1s", ""), ["一四七条、红中", "一条、一万、一条", ""]);
  assert.deepEqual(listed("en", "147s7z", "11z"), ["1-4-7 of bamboo, red dragon", "east wind, east wind"]);
});

test("the corner of a tile has its number, or the letter of an honour; the white dragon has none", () => {
  for (const tile of SUITED) assert.equal(index(tile), tile[0]);
  assert.equal(new Set(HONOURS.map(index)).size, HONOURS.length);
  assert.equal(index("5z"), "");
});

test("the compact form is read as single tiles, and what is none is left out", () => {
  assert.deepEqual(tilesOf("123m 7z"), ["1m", "2m", "3m", "7z"]);
  assert.deepEqual(tilesOf("55p5s"), ["5p", "5p", "5s"]);
  for (const text of ["", "x", "12", "<img>"]) assert.deepEqual(tilesOf(text), []);
});

test("the whole deck has four of every kind, in the order before the shuffle", () => {
  const chance = chanceOf(1);
  for (const kinds of [KINDS, SUITED, [...SUITED.slice(9), "5z", "6z", "7z"]]) {
    const whole = kinds.flatMap((tile) => Array(4).fill(tile));
    const deck = deckOf(shuffled(whole, chance));
    assert.equal(deck.length, whole.length);
    assert.deepEqual([...deck].sort(), [...whole].sort());
    assert.deepEqual(deck, inOrder(deck));
  }
  assert.deepEqual(inOrder(["7z", "1p", "9s", "1m"]), ["1m", "9s", "1p", "7z"]);
});

test("a hand lies by suit and number, the wilds first, the stand-in where the wild's own kind would lie", () => {
  assert.deepEqual(asHeld(["7z", "1p", "9s", "1m"], NO_WILDS), ["1m", "9s", "1p", "7z"]);
  const held = asHeld(["7z", "4p", "5p", "6p", "1m", "5p"], { wilds: ["5p"], stand_in: "7z" });
  assert.deepEqual(held, ["5p", "5p", "1m", "4p", "7z", "6p"]);
});

test("a hand keeps its tiles however it is laid out", () => {
  for (const chance of rounds(200, 2)) {
    const tiles = Array.from({ length: 1 + chance(13) }, () => KINDS[chance(KINDS.length)]);
    const wild = KINDS[chance(KINDS.length)];
    const held = asHeld(tiles, { wilds: [wild], stand_in: "7z" });
    assert.deepEqual([...held].sort(), [...tiles].sort());
    const last = held.lastIndexOf(wild);
    assert.ok(held.slice(0, last + 1).every((tile) => tile === wild));
    const rest = held.slice(last + 1).filter((tile) => tile !== "7z");
    assert.deepEqual(rest, inOrder(rest));
    assert.ok(held.every((tile) => suitOf(tile)));
  }
});

const view = (more) => ({ seat: 0, hand: ["1m", "2m", "3m", "9s"], taken: null, ...NO_WILDS, ...more });
const wording = (lang) => ({ lang, names: {} });

test("the drawn tile lies apart at the end; between turns its room is kept", () => {
  assert.deepEqual(hand.columns(view({ taken: "1m" }), "rank"), [["1m"], ["2m"], ["3m"], ["9s"], ["1m"]]);
  const looks = (some) =>
    hand.columns(some, "rank").map((tiles, nth) => hand.look(wording("en"), some, tiles, nth).more);
  assert.deepEqual(looks(view({ taken: "1m" })), ["", "", "", "", "drawn"]);
  assert.deepEqual(looks(view()), ["", "", "", "short"]);
  assert.deepEqual(looks(view({ hand: ["1m", "2m", "3m", "9s", "9s"] })), ["", "", "", "", ""]);
});

test("a tile has the same width in one's own turn and between turns", () => {
  for (const lines of [1, 2]) {
    assert.equal(hand.beside(13, lines), hand.beside(14, lines));
    assert.equal(hand.beside(10, lines), hand.beside(11, lines));
    assert.ok(hand.beside(4, lines) < hand.beside(5, lines) + 1);
  }
  assert.ok(hand.beside(14, 2) < hand.beside(14, 1));
});

test("a tile says what is special about it", () => {
  const wild = view({ wilds: ["2m"], stand_in: "7z" });
  for (const lang of LANGS) {
    const label = (tile, entry) => hand.label(wording(lang), wild, tile, false, entry);
    const reveals = label("1m", { verb: "reveal", action: "reveal 1m" });
    const binds = label("1m", { verb: "discard", action: "discard 1m", binds: true });
    assertSentences([label("1m"), label("2m"), label("7z"), reveals, binds]);
    assert.equal(label("1m"), tileName("1m", lang));
  }
});

test("the claimed tile lies sideways, on the side of who gave it", () => {
  const tiles = Array(4).fill("3s");
  const peng = { kind: "peng", tiles: tiles.slice(1), claimed: 2, wild: null };
  const sideways = (seats, from, meld = peng) =>
    laidOut(part({ ...meld, from }), 1, seats)
      .map((tile) => (tile.sideways ? 1 : 0))
      .join("");
  assert.deepEqual([sideways(4, 0), sideways(4, 3), sideways(4, 2)], ["100", "010", "001"]); // left, opposite, right
  assert.deepEqual([sideways(3, 0), sideways(3, 2)], ["100", "001"]);
  assert.equal(sideways(4, 2, { ...peng, kind: "gang", tiles, claimed: 3 }), "0001");
  assert.equal(sideways(4, null, { ...peng, kind: "angang", tiles, claimed: null }), "0000");
});

test("a run begins with the claimed tile, which comes from the left", () => {
  const run = part({ kind: "chi", tiles: ["2s", "3s", "4s"], from: 0, claimed: 1, wild: null });
  assert.deepEqual(pluck(laidOut(run, 1, 4), "tile"), ["3s", "2s", "4s"]);
});

test("the fourth tile of an added kong lies on the sideways one; a wild is marked", () => {
  const added = laidOut({ kind: "jiagang", tiles: Array(4).fill("3s"), from: 3, claimed: 2, wild: null }, 1, 4);
  assert.deepEqual(pluck(added, "added"), [null, "3s", null]);
  const fei = laidOut({ kind: "fei", tiles: ["3s", "3s", "9m"], from: 2, claimed: 1, wild: 2 }, 1, 4);
  assert.deepEqual(
    fei.map(({ tile, sideways, wild }) => [tile, sideways, wild]),
    [
      ["3s", false, false],
      ["9m", false, true],
      ["3s", true, false],
    ],
  );
});

test("every call that is called out is shown alone", () => {
  for (const t of ["peng", "chi", "gang", "angang", "jiagang", "fei", "ti", "revealed", "won"]) {
    assert.match(callOf(part({ t })), /^[wm]-\w+$/);
    assert.equal(isShownAlone(part({ t })), true);
  }
  for (const t of ["dealt", "drew", "paid", ""])
    assert.deepEqual([callOf(part({ t })), isShownAlone(part({ t }))], [null, false], t);
  assert.equal(laidBy(part({ t: "discarded", tile: "3s" })), "3s");
  assert.equal(laidBy(part({ t: "drew", tile: "3s" })), undefined);
});
