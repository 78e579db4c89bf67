import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { remarkOn, speakersOn, TEMPERS } from "../../web/src/app/stage/remarks.js";
import { transfers, WIN_MS } from "../../web/src/app/stage/win_moment.js";
import { originOf as storyOfTile } from "../../web/src/mahjong/origin.js";
import { lacked as lackedTiles, shownWins as shownTiles } from "../../web/src/mahjong/shown_win.js";
import { FACES, faceOf } from "../../web/src/portraits/faces.js";
import { CHOICES } from "../../web/src/settings/settings.js";
import { addWords } from "../../web/src/text/i18n.js";
import { originOf } from "../../web/src/zipai/origin.js";
import { lacked, placesOfKings, shownWins } from "../../web/src/zipai/shown_win.js";
import { mahjongEn } from "../../web/words/mahjong.en.js";
import { mahjongZh } from "../../web/words/mahjong.zh.js";
import { stageEn } from "../../web/words/stage.en.js";
import { stageZh } from "../../web/words/stage.zh.js";
import { assertRising } from "./assertions.js";
import { chanceOf, frozen, KINDS, part, shuffled } from "./support.js";

const WORDING = part({ lang: "en", names: {} });
const group = (cards, kings = 0, where = "hand") => ({ kind: "shun", cards, kings, huxi: 0, where });

/** What a group shows: K for a king, with what it stands for, ! for the card on which the hand was won. */
const written = ({ cards }) =>
  cards.map(({ card, as, wild, won }) => `${wild ? `K${as ?? ""}` : card}${won ? "!" : ""}`).join(" ");

test("a king is shown as a king, and says which card it stands for", () => {
  const groups = [group("678b", 0, "laid"), group("33s"), group("123b", 1)];
  const hands = [[], ["3s", "3s", "3b", "k"], []];
  const [win, feat] = [["self_draw"], ["self_draw", "red"]].map((ids) => {
    const fans = ids.map((id) => ({ id, times: 2 }));
    return shownWins(WORDING, part(frozen({ winner: 1, card: "2b", score: { groups, fans }, hands })))[0];
  });
  assert.deepEqual(win.groups.map(written), ["6b 7b 8b", "3s 3s", "2b! 3b K1b"]);
  assert.deepEqual([win.seat, win.grand, feat.grand], [1, false, true]); // how the card came is no feat
});

test("a lost hand says what it lacked, and nothing where that is not certain", () => {
  addWords({ zh: { ...stageZh, ...mahjongZh }, en: { ...stageEn, ...mahjongEn } });
  const told = (lang, total) => lacked(part({ lang }), part({ huxi: { laid: 0, hand: total, total, min: 15 } }));
  assert.deepEqual(
    ["zh", "en"].map((lang) => told(lang, 13)),
    ["你有 13 息，还差 2 息。", "You had 13 huxi, 2 short."],
  );
  assert.deepEqual(
    ["zh", "en"].map((lang) => told(lang, 16)),
    ["你有 16 息，够了，牌还没成。", "You had 16 huxi, enough, but the hand was not complete."],
  );
  assert.equal(told("zh", 0), ""); // where 无胡 wins, fifteen would not be what is lacking
  assert.equal(lackedTiles(part({ lang: "zh" }), part({ waits: [], distance: 3 })), "你还差 3 张听牌。");
  assert.equal(lackedTiles(part({ lang: "en" }), part({ waits: [], distance: 1 })), "You were 1 tile from ready.");
  assert.equal(lackedTiles(part({ lang: "en" }), part({ waits: [], distance: null })), "");
});

test("the card of a win is marked once: in the hand if it can be, on the table otherwise", () => {
  const score = part({ groups: [group("2222s", 0, "laid"), group("123s"), group("345b")], fans: [] });
  const hands = [["1s", "2s", "3s", "3b", "4b"]];
  const shown = (card) => shownWins(WORDING, part({ winner: 0, card, score, hands }))[0].groups.map(written);
  assert.deepEqual(shown("5b"), ["2s 2s 2s 2s", "1s 2s 3s", "3b 4b 5b!"]);
  assert.deepEqual(shown("2s")[1], "1s 2s! 3s");
  assert.ok(shown(null).every((cards) => !cards.includes("!")));
  assert.deepEqual(shownWins(WORDING, part({ winner: null, card: null, score: null, hands })), []);
});

test("wherever kings are, the other cards of the groups are those of the hand", () => {
  const runs = ["123s", "234s", "345s", "456s", "123b", "234b", "567b", "678b"];
  for (let seed = 0; seed < 60; seed++) {
    const chance = chanceOf(seed);
    const chosen = part(
      shuffled(runs, chance)
        .slice(0, 5)
        .map((cards, nth) => group(cards, nth < 2 ? 1 + chance(2) : 0)),
    );
    const cardsOf = ({ cards }) => [...cards.slice(0, 3)].map((digit) => digit + cards[3]);
    const held = chosen.flatMap((one) => {
      const kings = shuffled([0, 1, 2], chance).slice(0, one.kings);
      return cardsOf(one).filter((_, place) => !kings.includes(place));
    });
    const places = placesOfKings(chosen, [...held, "k", "k"]);
    const real = chosen.flatMap((one, nth) => cardsOf(one).filter((_, place) => !places[nth].includes(place)));
    assert.deepEqual(real.sort(), [...held].sort());
  }
});

test("a win of mahjong shows its wilds and the tile on which it was won", () => {
  const run = { kind: "run", where: "hand", tiles: ["6m", "1s", "8m"], as: ["6m", "7m", "8m"], wild: [1], last: 1 };
  const pair = { kind: "pair", where: "hand", tiles: ["1s", "1s"], as: ["1s", "1s"], wild: [0], last: null };
  const [plain, feat] = [["ping_hu"], ["ping_hu", "gen"]].map((ids) => {
    const items = ids.map((id) => ({ id, amount: 1 }));
    return shownTiles(WORDING, part({ wins: [{ seat: 2, groups: [run, pair], items }] }))[0];
  });
  assert.deepEqual(plain.groups.map(written), ["6m K7m! 8m", "K 1s"]);
  assert.deepEqual([plain.names, plain.grand, feat.names, feat.grand], [[], false, ["gen"], true]);
});

test("the points of a hand go once from seat to seat, and nobody pays nothing", () => {
  const paid = (from, to, points, why = "win") => ({ from, to, points, why });
  const payments = [paid(0, 1, 4), paid(2, 1, 2), paid(0, 1, 3, "bird"), paid(2, 0, 0)];
  const [fromFirst, fromThird, ...more] = transfers(frozen(payments));
  assert.deepEqual(fromFirst, { from: 0, to: 1, points: 7 });
  assert.deepEqual([fromThird, more], [{ from: 2, to: 1, points: 2 }, []]);
});

test("a win takes longer at a slower pace, and no time without pauses", () => {
  assert.deepEqual([WIN_MS.instant, WIN_MS.normal], [0, 2000]);
  assertRising(CHOICES.speed.map((speed) => WIN_MS[speed]));
});

/** A log of what seats did with a card or tile; behind it stands the seat that it came from. */
const logOf = (name, ...events) =>
  events.map((event) => {
    const [seat, t, card, from] = event.split(" ");
    return frozen({ seat: Number(seat), t, ...(card && { [name]: card }), ...(from && { from: Number(from) }) });
  });

test("the story of a card says who laid it, how, and when", () => {
  const begun = logOf("card", "0 dealt", "1 shown 9s", "1 discarded 5b", "1 unclaimed 5b");
  const claimed = logOf("card", "2 flipped 5s", "0 chi 5s 2", "0 discarded 0b", "0 unclaimed 0b");
  const log = part([...begun, ...claimed, ...logOf("card", "1 flipped 7s", "1 unclaimed 7s")]);
  const laid = (...cards) => ({ discards: cards.map((card) => ({ card, from: "flip" })) });
  const view = part({ seats: [laid("0b"), laid("5b", "7s"), laid()] });
  const common = { lies: false, won: null };
  assert.deepEqual(originOf(view, frozen(log), 1, 0), { card: "5b", how: "discarded", turn: 2, ...common });
  assert.deepEqual(originOf(view, log, 1, 1), { card: "7s", how: "flipped", turn: 5, ...common });
  assert.deepEqual(originOf(view, log, 0, 0), { card: "0b", how: "discarded", turn: 4, ...common });
  assert.equal(originOf(view, log, 1, 2), null);
  assert.equal(originOf(view, log.slice(4), 1, 0), null); // the events do not tell it
});

test("the story of a tile counts those that were taken, and says who won on it", () => {
  const taken = logOf("tile", "0 discarded 9p", "2 peng 9p 0", "2 discarded 1s");
  const log = part([...taken, ...logOf("tile", "0 discarded 8p", "1 won 8p 0", "0 discarded 7p")]);
  const river = Object.entries({ "9p": "laid", "8p": "won", "7p": "lies" }).map(([tile, fate]) => ({ tile, fate }));
  const lying = { tile: "7p", seat: 0, from: "discard" };
  const view = { seats: [{ river }], last_discard: { seat: 0, index: 2 } };
  const story = (nth, live = lying) => storyOfTile(part({ ...view, live }), frozen(log), 0, nth);
  assert.deepEqual(story(0), { card: "8p", how: "discarded", turn: 3, lies: false, won: 1 });
  assert.deepEqual(story(1), { card: "7p", how: "discarded", turn: 4, lies: true, won: null });
  assert.equal(story(1, null).lies, false);
  assert.equal(story(2), null);
});

const OTHERS = [1, 2, 3];
const temper = (seat) => TEMPERS[seat];

/** All remarks on a course of a hand. */
function remarks(events, seed) {
  let last = -1;
  return events.map((event, nth) => {
    const remark = remarkOn(event, { nth, seed, others: OTHERS, temper, last });
    if (remark) last = nth;
    return remark;
  });
}

/** A course of a hand that everybody sees, with cards that nobody else may see. */
function course(chance, cards) {
  const kinds = ["drew", "flipped", "discarded", "peng", "chi", "gang", "pao", "wei", "ti", "unclaimed"];
  const hidden = () => ({ card: cards(), tile: cards(), cards: [cards()], tiles: [cards()], text: cards() });
  const events = Array.from({ length: 60 }, () => {
    const [seat, from] = [chance(4), chance(4)];
    return { t: kinds[chance(kinds.length)], seat, from, ...hidden() };
  });
  return [...events, { t: "won", seat: chance(4), from: chance(4), ...hidden() }];
}

test("what somebody says is the same whatever cards are hidden", () => {
  let said = 0;
  for (let seed = 0; seed < 200; seed++) {
    const [one, other] = [seed + 1000, seed + 2000].map((hiding) => {
      const chance = chanceOf(hiding);
      const events = course(chanceOf(seed), () => KINDS[chance(KINDS.length)]);
      return remarks(events, seed);
    });
    assert.deepEqual(one, other);
    said += one.filter(Boolean).length;
  }
  assert.ok(said > 200, "somebody does speak");
});

test("nobody speaks again soon, or for the player, or without an occasion", () => {
  for (let seed = 0; seed < 100; seed++) {
    const events = course(chanceOf(seed), () => "3s");
    const spoken = remarks(events, seed).flatMap((remark, nth) => (remark ? [{ ...remark, nth }] : []));
    for (const { seat } of spoken) assert.ok(OTHERS.includes(seat));
    for (const [at, { nth }] of spoken.entries())
      if (at > 0 && nth < events.length - 1) assert.ok(nth - spoken[at - 1].nth > 5);
  }
  for (const t of ["drew", "discarded", "flipped", "wei", "ti", "dealt", "angang"])
    assert.deepEqual(speakersOn({ t, seat: 1, from: 2 }, OTHERS), []);
});

test("every remark has words in both languages, and all of them are short", () => {
  const keys = new Set();
  for (let seed = 0; seed < 4000; seed++)
    for (const t of ["peng", "won", "exhausted"]) {
      const event = part({ t, seat: seed % 4, from: (seed + 1) % 4 });
      for (const person of [() => null, (/** @type {number} */ seat) => ["right", "opposite", "left"][seat - 1]]) {
        const remark = remarkOn(event, { nth: seed, seed, others: OTHERS, temper, person, last: -1 });
        if (remark) keys.add(remark.key);
      }
    }
  const known = Object.keys(stageEn).filter((key) => key.startsWith("remark."));
  assert.deepEqual([...keys].sort(), known.sort());
  for (const words of [stageEn, stageZh]) for (const key of known) assert.ok(words[key].length <= 20, words[key]);
});

test("whoever of the page wins always says something of their own, and whoever loses sometimes does", () => {
  const person = (/** @type {number} */ seat) => ["right", "opposite", "left"][seat - 1];
  const said = (seed, seat, t = "won") =>
    remarkOn(part({ t, seat, from: 0 }), { nth: 9, seed, others: OTHERS, temper, person, last: -1 })?.key ?? "";
  for (let seed = 0; seed < 50; seed++) {
    assert.match(said(seed, 1), /^remark\.right\.win\.[01]$/);
    assert.match(said(seed, 0), /^(remark\.(right|opposite|left)\.lose\.[01])?$/);
    assert.match(said(seed, 1, "peng"), /^(remark\.(calm|gruff|warm)\.take\.[01])?$/);
  }
  assert.ok(Array.from({ length: 50 }, (_, seed) => said(seed, 0)).filter(Boolean).length > 25);
});

test("a name always has the same one of eight portraits, four for women and four for men, and those at the table differ", () => {
  assert.deepEqual([FACES.length, TEMPERS.length], [8, 8]);
  assert.equal(new Set(["right", "opposite", "left"].map(faceOf)).size, 3);
  const found = new Set();
  for (let nth = 0; nth < 200; nth++) {
    const name = `${nth % 2 ? "香" : "强"}${nth}`;
    assert.equal(faceOf(name), faceOf(name));
    found.add(faceOf(name));
  }
  assert.equal(found.size, FACES.length);
  for (const face of FACES) assert.ok(gzipSync(JSON.stringify(face)).length <= 1000);
});
