import assert from "node:assert/strict";
import { test } from "node:test";
import { callOf, isShownAlone, laidBy } from "../../web/src/mahjong/calls.js";
import { hand } from "../../web/src/mahjong/hand.js";
import { laidOut } from "../../web/src/mahjong/meld.js";
import "../../web/src/mahjong/page.js"; // adds the words
import { asHeld, deckOf, index, inOrder, listTiles, suitOf, tileName, tilesOf } from "../../web/src/mahjong/tiles.js";
import { chanceOf, LANGS, part, shuffled } from "./support.js";

const SUITED = ["m", "s", "p"].flatMap((suit) => [..."123456789"].map((rank) => rank + suit));
const HONOURS = [..."1234567"].map((rank) => `${rank}z`);
const KINDS = [...SUITED, ...HONOURS];
const NO_WILDS = { wilds: [], stand_in: null };

test("every tile has a name of its own, as a player says it", () => {
  for (const lang of LANGS) assert.equal(new Set(KINDS.map((tile) => tileName(tile, lang))).size, KINDS.length);
  assert.equal(tileName("3s", "zh"), "三条");
  assert.equal(tileName("5p", "en"), "5 of dots");
  assert.equal(tileName("7z", "zh"), "红中");
  assert.equal(tileName("1z", "en"), "east wind");
});

test("a tile that there is not is written as it came", () => {
  for (const tile of ["0m", "8z", "3x", ""]) for (const lang of LANGS) assert.equal(tileName(tile, lang), tile);
});

test("numbers of a suit are listed together, in the order given", () => {
  assert.equal(listTiles("zh", ["1s", "4s", "7s", "7z"]), "一四七条、红中");
  assert.equal(listTiles("en", ["1s", "4s", "7s", "7z"]), "1-4-7 of bamboo, red dragon");
  assert.equal(listTiles("zh", ["1s", "1m", "1s"]), "一条、一万、一条");
  assert.equal(listTiles("en", ["1z", "1z"]), "east wind, east wind");
  assert.equal(listTiles("zh", []), "");
});

test("the corner of a tile has its number, or the letter of an honour; the white dragon has none", () => {
  for (const tile of SUITED) assert.equal(index(tile), tile[0]);
  const letters = HONOURS.map(index);
  assert.equal(new Set(letters).size, HONOURS.length);
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
  const chance = chanceOf(2);
  for (let round = 0; round < 200; round++) {
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
    const labels = [
      label("1m"),
      label("2m"),
      label("7z"),
      label("1m", { verb: "reveal", action: "reveal 1m" }),
      label("1m", { verb: "discard", action: "discard 1m", binds: true }),
    ];
    assert.equal(new Set(labels).size, labels.length);
    for (const text of labels) assert.doesNotMatch(text, /\{\w+\}|undefined|mahjong\./);
    assert.equal(labels[0], tileName("1m", lang));
  }
});

test("the claimed tile lies sideways, on the side of who gave it", () => {
  const meld = { kind: "peng", tiles: ["3s", "3s", "3s"], from: 0, claimed: 2, wild: null };
  const sideways = (from, seats, more = {}) =>
    laidOut(part({ ...meld, from, ...more }), 1, seats)
      .map((tile) => (tile.sideways ? 1 : 0))
      .join("");
  assert.equal(sideways(0, 4), "100"); // from the left
  assert.equal(sideways(3, 4), "010"); // from opposite
  assert.equal(sideways(2, 4), "001"); // from the right
  assert.equal(sideways(0, 3), "100");
  assert.equal(sideways(2, 3), "001");
  const kong = { kind: "gang", tiles: Array(4).fill("3s"), claimed: 3 };
  assert.equal(sideways(2, 4, kong), "0001");
  assert.equal(sideways(null, 4, { kind: "angang", tiles: Array(4).fill("3s"), claimed: null }), "0000");
});

test("a run begins with the claimed tile, which comes from the left", () => {
  const run = part({ kind: "chi", tiles: ["2s", "3s", "4s"], from: 0, claimed: 1, wild: null });
  assert.deepEqual(
    laidOut(run, 1, 4).map(({ tile }) => tile),
    ["3s", "2s", "4s"],
  );
});

test("the fourth tile of an added kong lies on the sideways one; a wild is marked", () => {
  const added = laidOut({ kind: "jiagang", tiles: Array(4).fill("3s"), from: 3, claimed: 2, wild: null }, 1, 4);
  assert.equal(added.length, 3);
  assert.deepEqual(
    added.map(({ added: on }) => on),
    [null, "3s", null],
  );
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
  for (const t of ["dealt", "drew", "paid", ""]) {
    assert.equal(callOf(part({ t })), null);
    assert.equal(isShownAlone(part({ t })), false);
  }
  assert.equal(laidBy(part({ t: "discarded", tile: "3s" })), "3s");
  assert.equal(laidBy(part({ t: "drew", tile: "3s" })), undefined);
});
