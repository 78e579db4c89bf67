import assert from "node:assert/strict";
import { test } from "node:test";
import { assertRefused } from "./assertions.js";
import { fixture, part, rounds } from "./support.js";

// What the build puts into the scripts: the characters that hands are written with.
const letters = "一二三四五六七八九十壹贰叁柒拾碰吃提大小王东风红中";
globalThis.HUPAI_EDITING = JSON.stringify({ games: {}, melds: {}, letters });
const { readHand, writeHand } = await import("../../web/src/calculate/address.js");
const { familyOfLink } = await import("../../web/src/boot/families.js");
const { linkOf, readLink } = await import("../../web/src/daily/day_link.js");

const { lessonAsked } = await import("../../web/src/learn/address.js");
const { readAsked } = await import("../../web/src/practise/address.js");
const { readWork, writeWork } = await import("../../web/src/publish/address.js");
const { withPasted } = await import("../../web/src/publish/record_text.js");
const { kindOfLink } = await import("../../web/src/review/links.js");
const { linkIn } = await import("../../web/src/shared/sent_link.js");

const GAMES = { yongzhou: "zipai", yibin: "mahjong" };
const FACES = { zipai: ["song"], mahjong: ["picture"] };
const LINKS = JSON.parse(fixture("links/review-1.json")).map(({ link }) => link);

const pick = (chance, list) => list[chance(list.length)];
/** What messengers and people do, those that encode before those that add something behind. */
const MANGLERS = {
  fields: (chance, link) =>
    link + pick(chance, ["&from=groupmessage&isappinstalled=0", "?from=singlemessage", "&utm_source=x&nsukey=a%2Fb"]),
  entities: (chance, link) => link.replaceAll("&", pick(chance, ["&amp;", "&#38;"])),
  question: (_, link) => link.replace("?", "%3F"),
  encoded: (_, link) => encodeURIComponent(link),
  redirect: (chance, link) => link + pick(chance, ["#wechat_redirect", "#rd"]),
  words: (chance, link) => link + pick(chance, ["，快来看", "。", ")", "”", "！！", "》", ".", " 快来看", "),", "’"]),
  unseen: (chance, link) => {
    const places = [...link, ""].map((_, at) => at).filter((at) => !link.slice(Math.max(0, at - 2), at).includes("%"));
    const at = pick(chance, places);
    return link.slice(0, at) + pick(chance, ["\u200b", "\ufeff", "\u2060", "\u200e"]) + link.slice(at);
  },
  blanks: (_, link) => ` ${link}`,
};

/** A link after some of these, as a browser has it behind its #. @param {(limit: number) => number} chance @param {string} link */
function sent(chance, link) {
  const names = Object.keys(MANGLERS).filter(() => chance(3) === 0);
  const left = names.includes("encoded") ? names.filter((name) => name !== "entities") : names;
  const mangled = left.reduce((text, name) => MANGLERS[name](chance, text), link);
  return { hash: new URL(`https://example.org/index.html#${mangled}`).hash, names: left, mangled };
}

const HANDS = [
  { game: "yongzhou", cards: "123s 270b", win: "4s" },
  { game: "yongzhou", laid: "碰三三三 吃一二三", cards: "大贰小一，王" },
  { game: "yibin", options: "cap=4,piao=on", cards: "123m 7z", win: "东", by: "discard", seats_state: "me:piao" },
];

/** Links of each sort, as they are written, each with what reads it and what it reads. */
const WRITTEN = [
  HANDS.map((hand) => [writeHand(hand), (hash) => readHand(hash, GAMES, "yongzhou"), hand]),
  [0, 360].map((width, nth) => {
    const work = { kind: "hand", fields: { game: "yongzhou", cards: HANDS[nth].cards }, width };
    return [writeWork(part(work)), (hash) => readWork(hash, GAMES, FACES), work];
  }),
  [["game=yibin&id=3f0c5e2a9b17", (hash) => readAsked(hash, ["yibin"]).id, "3f0c5e2a9b17"]],
  LINKS.map((link) => {
    const games = [new URLSearchParams(link.split("?")[1]).get("game")];
    const built = [{ id: "all", record: "", archive: null, games }];
    return [link, (hash) => kindOfLink(hash) === "review" && familyOfLink(hash, built), "all"];
  }),
  [{ day: "2026-11-24", game: "yongzhou", seat: 0, points: -6 }].map((day) => [linkOf(day).slice(1), readLink, day]),
];

test("ten thousand sent links open the same place", () => {
  for (const chance of rounds(10_000, 38)) {
    const [link, read, right] = pick(chance, pick(chance, WRITTEN));
    const { hash, names } = sent(chance, link);
    try {
      assert.deepEqual(read(hash), right);
    } catch (error) {
      assert.fail(`${names}: ${hash}: ${error}`);
    }
  }
});

test("a link that somebody pastes opens the same hand, whatever stands before it", () => {
  const games = { "yongzhou-plain": "zipai", yongzhou: "zipai", leiyang: "zipai", kawuxing: "mahjong" };
  const [link] = LINKS;
  const right = withPasted({}, link, games, false);
  for (const chance of rounds(500, 39)) {
    const { mangled, names } = sent(chance, link);
    assert.deepEqual(withPasted({}, `https://example.org/hupai/#${mangled}`, games, false), right, names.join());
  }
});

test("what a link lacks or says wrongly is still refused by its code", () => {
  assertRefused((hash) => readHand(hash, GAMES, "yongzhou"), {
    wrong_field: ["#game%3Dwhist"],
    unknown_field: ["#cards=1s&colour=red，快来看"],
    field_twice: ["#cards=1s&amp;cards=2s"],
  });
});

test("a lesson opens at its step with words behind the link", () => {
  const lessons = part([{ id: "kan", steps: [{}, {}, {}] }]);
  for (const hash of ["#kan/2，快来看", "#kan/2。", "#kan%2F2", "#kan/2)", "#kan/2#wechat_redirect", "#\u200bkan/2"])
    assert.equal(lessonAsked(hash, lessons)?.at, 1, hash);
});

test("a whole address within a text is found by its last link", () => {
  assert.equal(linkIn("看 https://example.org/?from=x#review?game=a&play=b#wechat_redirect"), "review?game=a&play=b");
});
