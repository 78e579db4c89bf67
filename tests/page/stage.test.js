import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { remarkOn, speakersOn, TEMPERS } from "../../web/src/app/stage/temper.js";
import { transfers, WIN_MS } from "../../web/src/app/stage/win_moment.js";
import { shownWins as shownTiles } from "../../web/src/mahjong/shown_win.js";
import { storyOf as storyOfTile } from "../../web/src/mahjong/story.js";
import { FACES, faceOf } from "../../web/src/portraits/faces.js";
import { CHOICES } from "../../web/src/settings/settings.js";
import { placesOfKings, shownWins } from "../../web/src/zipai/shown_win.js";
import { storyOf } from "../../web/src/zipai/story.js";
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
  const score = part({ groups, fans: [{ id: "self_draw", times: 2 }] });
  const [win] = shownWins(WORDING, frozen({ winner: 1, card: "2b", score, hands }));
  assert.deepEqual(win.groups.map(written), ["6b 7b 8b", "3s 3s", "2b! 3b K1b"]);
  assert.equal(win.seat, 1);
  assert.equal(win.grand, false); // how the card came is no feat
  const feat = { ...score, fans: [...score.fans, { id: "red", times: 2 }] };
  assert.equal(shownWins(WORDING, part({ winner: 1, card: "2b", score: feat, hands }))[0].grand, true);
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
  const win = part({ seat: 2, groups: [run, pair], items: [{ id: "ping_hu", amount: 1 }] });
  const [plain] = shownTiles(WORDING, part({ wins: [win] }));
  assert.deepEqual(plain.groups.map(written), ["6m K7m! 8m", "K 1s"]);
  assert.deepEqual([plain.names, plain.grand], [[], false]);
  const [feat] = shownTiles(WORDING, part({ wins: [{ ...win, items: [...win.items, { id: "gen", amount: 1 }] }] }));
  assert.deepEqual([feat.names, feat.grand], [["gen"], true]);
});

test("the points of a hand go once from seat to seat, and nobody pays nothing", () => {
  const payments = [
    { from: 0, to: 1, points: 4, why: "win" },
    { from: 2, to: 1, points: 2, why: "win" },
    { from: 0, to: 1, points: 3, why: "bird" },
    { from: 2, to: 0, points: 0, why: "win" },
  ];
  assert.deepEqual(transfers(frozen(payments)), [
    { from: 0, to: 1, points: 7 },
    { from: 2, to: 1, points: 2 },
  ]);
});

test("a win takes longer at a slower pace, and no time without pauses", () => {
  assert.equal(WIN_MS.instant, 0);
  assert.equal(WIN_MS.normal, 1200);
  const times = CHOICES.speed.map((speed) => WIN_MS[speed]);
  assertRising(times);
});

test("the story of a card says who laid it, how, and when", () => {
  const log = part([
    { t: "dealt", seat: 0 },
    { t: "shown", seat: 1, card: "9s" },
    { t: "discarded", seat: 1, card: "5b" },
    { t: "unclaimed", seat: 1, card: "5b" },
    { t: "flipped", seat: 2, card: "5s" },
    { t: "chi", seat: 0, card: "5s", from: 2 },
    { t: "discarded", seat: 0, card: "0b" },
    { t: "unclaimed", seat: 0, card: "0b" },
    { t: "flipped", seat: 1, card: "7s" },
    { t: "unclaimed", seat: 1, card: "7s" },
  ]);
  const laid = (...cards) => ({ discards: cards.map((card) => ({ card, from: "flip" })) });
  const view = part({ seats: [laid("0b"), laid("5b", "7s"), laid()] });
  const common = { lies: false, won: null };
  assert.deepEqual(storyOf(view, frozen(log), 1, 0), { card: "5b", how: "discarded", turn: 2, ...common });
  assert.deepEqual(storyOf(view, log, 1, 1), { card: "7s", how: "flipped", turn: 5, ...common });
  assert.deepEqual(storyOf(view, log, 0, 0), { card: "0b", how: "discarded", turn: 4, ...common });
  assert.equal(storyOf(view, log, 1, 2), null);
  assert.equal(storyOf(view, log.slice(4), 1, 0), null); // the events do not tell it
});

test("the story of a tile counts those that were taken, and says who won on it", () => {
  const log = [
    { t: "discarded", seat: 0, tile: "9p" },
    { t: "peng", seat: 2, tile: "9p", from: 0 },
    { t: "discarded", seat: 2, tile: "1s" },
    { t: "discarded", seat: 0, tile: "8p" },
    { t: "won", seat: 1, tile: "8p", from: 0 },
    { t: "discarded", seat: 0, tile: "7p" },
  ];
  const river = [
    { tile: "9p", fate: "laid" },
    { tile: "8p", fate: "won" },
    { tile: "7p", fate: "lies" },
  ];
  const view = {
    seats: [{ river }],
    live: { tile: "7p", seat: 0, from: "discard" },
    last_discard: { seat: 0, index: 2 },
  };
  const story = (nth, live = view.live) => storyOfTile(part({ ...view, live }), frozen(log), 0, nth);
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
  return [
    ...Array.from({ length: 60 }, () => {
      const [seat, from] = [chance(4), chance(4)];
      return {
        t: kinds[chance(kinds.length)],
        seat,
        from,
        card: cards(),
        tile: cards(),
        cards: [cards()],
        text: cards(),
      };
    }),
    { t: "won", seat: chance(4), from: chance(4), card: cards(), tiles: [cards(), cards()] },
  ];
}

test("what somebody says is the same whatever cards are hidden", () => {
  let said = 0;
  for (let seed = 0; seed < 200; seed++) {
    const [one, other] = [chanceOf(seed + 1000), chanceOf(seed + 2000)];
    const first = remarks(
      course(chanceOf(seed), () => KINDS[one(KINDS.length)]),
      seed,
    );
    const second = remarks(
      course(chanceOf(seed), () => KINDS[other(KINDS.length)]),
      seed,
    );
    assert.deepEqual(first, second);
    said += first.filter(Boolean).length;
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
      const remark = remarkOn(part({ t, seat: seed % 4, from: (seed + 1) % 4 }), {
        nth: seed,
        seed,
        others: OTHERS,
        temper,
        last: -1,
      });
      if (remark) keys.add(remark.key);
    }
  const known = Object.keys(stageEn).filter((key) => key.startsWith("remark."));
  assert.deepEqual([...keys].sort(), known.sort());
  for (const words of [stageEn, stageZh]) for (const key of known) assert.ok(words[key].length <= 20, words[key]);
});

test("a name always has the same one of eight portraits, and those at the table differ", () => {
  assert.equal(FACES.length, 8);
  assert.equal(TEMPERS.length, FACES.length);
  assert.equal(new Set(["right", "opposite", "left"].map(faceOf)).size, 3);
  const found = new Set();
  for (let nth = 0; nth < 200; nth++) {
    const name = `Player ${nth}`;
    assert.equal(faceOf(name), faceOf(name));
    found.add(faceOf(name));
  }
  assert.equal(found.size, FACES.length);
  for (const face of FACES) assert.ok(gzipSync(JSON.stringify(face)).length <= 1000);
});
