import assert from "node:assert/strict";
import { test } from "node:test";
import { EXAMPLES } from "../../web/src/calculate/examples.js";
import { elementOf } from "../../web/src/embed/blocks.js";
import { ALWAYS, KINDS, readAddress } from "../../web/src/frame/address.js";
import { formOf, frameFragment, inOrder, isTooLong, readWork, writeWork } from "../../web/src/publish/address.js";
import { exampleOf } from "../../web/src/publish/examples.js";
import { ELEMENTS, formsOf, GROUPS, NOTATION } from "../../web/src/publish/kinds.js";
import {
  emptyTable,
  fieldIn,
  lyingBefore,
  seatsIn,
  withCount,
  withLying,
  withValue,
} from "../../web/src/publish/position_text.js";
import { hasHand, pastedOf, withPasted } from "../../web/src/publish/record_text.js";
import { frameOf, linkOf, markdownOf, tagOf } from "../../web/src/publish/snippets.js";
import { assertReadOrRefused, assertRefused } from "./assertions.js";
import { fixture, frozen, part, READERS } from "./support.js";

const GAMES = frozen({ leiyang: "zipai", yibin: "mahjong" });
const FACES = frozen({ zipai: ["song", "kai"], mahjong: ["picture", "plain"] });
const SITE = "https://example.org/hupai/";
const LINK = JSON.parse(fixture("links/review-1.json"))[0].link;
/** Values that a snippet must carry unharmed. */
const HOSTILE = ["a & b", '"><script>alert(1)</script>', "&lt;b&gt;", "一二三", "x=y&z#?%20+", "``` hupai", "'"];
const read = (hash) => readWork(hash, GAMES, FACES);

/** Something of a kind that fills every field. @param {string} kind */
function whole(kind) {
  const values = { lang: "en", theme: "dark", hands: "2", at: "3", seat: "1", step: "2", hand: "1", face: "kai" };
  const fields = Object.fromEntries(
    KINDS[kind].map((name, nth) => [name, values[name] ?? HOSTILE[nth % HOSTILE.length]]),
  );
  if (KINDS[kind].includes("game")) fields.game = "leiyang";
  return { kind, fields: { ...fields, caption: HOSTILE[1], lang: "en", theme: "dark" }, width: 360 };
}

// ── the address ──

test("every kind is offered once, in every form that it has", () => {
  assert.deepEqual(Object.values(GROUPS).flat().sort(), Object.keys(KINDS).sort());
  assert.deepEqual(formsOf("meld"), ["tag", "frame", "markdown", "svg", "png", "link"]);
  assert.deepEqual(formsOf("puzzle"), ["tag", "frame", "link"]);
  assert.deepEqual(formsOf("review"), ["frame", "link"]);
});

test("a work that is written into the address is read back, and the frame reads the same", () => {
  for (const kind of Object.keys(KINDS)) {
    const work = part(whole(kind));
    assert.deepEqual(read(`#${writeWork(work)}`), { ...work, fields: inOrder(work) }, kind);
    assert.deepEqual(readAddress(frameFragment(work)), { kind, fields: work.fields, secret: "" });
  }
  const blank = { game: "leiyang", cards: " 12s ", win: "" };
  assert.equal(writeWork({ kind: "hand", fields: blank, width: 0 }), "hand?game=leiyang&cards=12s");
  assert.equal(read(""), null);
});

test("what is wrong with an address is said by a code", () => {
  assertRefused(read, {
    unknown_kind: ["#whist", "#__proto__?a=b"],
    wrong_field: ["#hand?game=whist", "#hand?game=leiyang&face=picture", "#hand?width=361"],
    unknown_field: ["#hand?rule=a"],
    field_twice: ["#hand?cards=1s&cards=2s"],
    too_long: [`#hand?cards=${"1".repeat(9000)}`],
  });
});

test("no address makes anything but a work or an AddressError", () => {
  const pieces = [..."?&=#", "hand", "meld", "review", "game=", "leiyang", "cards=", "width=", "360", "%ff", "<img>"];
  assertReadOrRefused(read, [...pieces, "\ud800"], (work) => work === null || Object.hasOwn(KINDS, work.kind));
});

test("fields with a form of their own say which", () => {
  assert.deepEqual([formOf("step", "0"), formOf("step", "end"), formOf("cards", "anything")], ["1–99, end", "", ""]);
  assert.equal(isTooLong(frameFragment({ kind: "hand", fields: { cards: "一".repeat(1000) }, width: 0 })), true);
});

// ── the texts to copy ──

const plain = (text) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name]);

/** The elements of a piece of HTML without markup inside them. @param {string} html */
const elementsIn = (html) =>
  [...html.matchAll(/<([a-z-]+)((?: [a-z_]+(?:="[^"]*")?)*)>([^<]*)<\/\1>/g)].map(([, tag, attributes, text]) => ({
    tag,
    attributes: Object.fromEntries(
      [...attributes.matchAll(/ ([a-z_]+)(?:="([^"]*)")?/g)].map(([, name, value = ""]) => [name, plain(value)]),
    ),
    text: plain(text),
  }));

test("every tag holds the fields of its work, and nothing of them becomes markup", () => {
  for (const kind of Object.keys(ELEMENTS)) {
    const work = part(whole(kind));
    const html = tagOf(work, SITE);
    const [script, element, ...more] = elementsIn(html);
    assert.equal(more.length, 0, html);
    assert.equal(html.replace(/<[^>]*>[^<]*<\/[^>]*>/g, "").trim(), "", html);
    assert.equal(script.attributes.src, `${SITE}embed/v1/${ELEMENTS[kind][1]}`);
    assert.equal(element.tag, ELEMENTS[kind][0]);
    const { moment = "", ...attributes } = element.attributes;
    const said = { ...(moment ? readAddress(moment).fields : {}), ...attributes };
    const notation = NOTATION[kind];
    assert.deepEqual({ ...said, ...(notation ? { [notation]: element.text } : {}) }, work.fields, kind);
    if (!notation) assert.equal(element.text, work.fields.caption);
  }
});

test("a frame and a link hold the address of their work", () => {
  for (const kind of Object.keys(KINDS)) {
    const work = part(whole(kind));
    const [{ tag, attributes }] = elementsIn(frameOf(work, SITE, 'A "hand"\n<b>', 212));
    const { src, ...others } = attributes;
    assert.equal(tag, "iframe");
    const size = { width: "360", height: "212" };
    assert.deepEqual(others, { title: 'A "hand" <b>', ...size, style: "border:0", loading: "lazy" });
    assert.equal(src, linkOf(work, SITE));
    assert.ok(src.startsWith(`${SITE}embed.html#`));
    assert.deepEqual(readAddress(new URL(src).hash), { kind, fields: work.fields, secret: "" });
  }
  assert.match(frameOf(part({ ...whole("hand"), width: 0 }), SITE, "", 9), /width="100%"/);
});

/** An element of no page. @param {string} tag */
const made = (tag) => {
  const attributes = {};
  return { tag, attributes, textContent: "", setAttribute: (name, value) => (attributes[name] = value) };
};
const NAMES = [...KINDS.hand, "caption", "lang", "theme", "width"];
/** @returns {any} the element as `made` makes it */
const inBlock = (text) =>
  elementOf(part({ createElement: made }), text.split("\n").slice(1, -1).join("\n"), NAMES, ["zipai", "mahjong"]);

test("a block of Markdown is read as the same picture", () => {
  for (const kind of GROUPS.pictures) {
    const notation = { hand: "12s  270b", meld: "peng:333s  chi:123b", position: "zipai:1 game:leiyang" }[kind];
    const work = whole(kind);
    const fields = { ...work.fields, [NOTATION[kind]]: notation };
    const text = markdownOf(part({ ...work, fields }));
    assert.match(text, /^```hupai\n[\s\S]*\n```$/);
    assert.equal(text.split("\n").filter((line) => line.startsWith("```")).length, 2);
    const { tag, attributes, textContent } = inBlock(text);
    assert.equal(tag, `hupai-${kind}`);
    const { [NOTATION[kind]]: said, ...others } = part(fields);
    assert.deepEqual(attributes, { ...others, width: "360" });
    assert.equal(textContent, said.replace(/\s+/g, " "));
  }
});

test("a hand that has only groups stays a hand in Markdown", () => {
  const { tag, attributes } = inBlock(markdownOf({ kind: "hand", fields: { laid: "peng:333s" }, width: 0 }));
  assert.deepEqual([tag, attributes.laid, attributes.cards], ["hupai-hand", "peng:333s", ""]);
});

test("an example has fields of its kind only, for every game", () => {
  for (const game of Object.keys(EXAMPLES)) {
    for (const kind of ["hand", "meld", "score", "waits", "discard", "play"]) {
      const found = exampleOf(part(kind), game, game.includes("mahjong") ? "mahjong" : "zipai");
      assert.equal(found.game, game);
      for (const name of Object.keys(found)) assert.ok([...ALWAYS, ...KINDS[kind]].includes(name), `${kind} ${name}`);
    }
    assert.equal(exampleOf("review", game, "zipai"), null);
  }
  assert.equal(exampleOf("discard", "leiyang", "zipai").cards, `${EXAMPLES.leiyang.cards} ${EXAMPLES.leiyang.win}`);
});

// ── positions ──

const ZIPAI = frozen({
  required: ["game", "seat", "dealer", "phase", "turn", "wall", "shown", "cards", "hand"],
  counts: "cards",
  turned: { shown: ["", ""] },
  hidden: { ti: 4, wei: 3 },
  discard_marks: { "!": false },
});
const MARKED = { discard_marks: { "~": true } };
const MAHJONG = frozen({ ...ZIPAI, counts: "tiles", turned: { turned: ["", ""] }, hidden: {}, ...MARKED });
const TEXT =
  "zipai:1 game:yongzhou seat:2 dealer:1 phase:claim turn:1 wall:17 shown:8s cards:14,13,4 hand:47s1k " +
  "melds:peng:333b@1,peng:111s@1/pao:0000s@0,wei:*/chi:55s5b.5b@1 discards:2b,7b!/-/7s! live:8b@1 legal:pass,peng";
const codes = (reader) => (text) => {
  try {
    return reader.typed(text, reader.cards).map(([code]) => code);
  } catch {
    return null;
  }
};
const zipai = (text, seat, change) =>
  withLying(ZIPAI, text, seat, { ...lyingBefore(ZIPAI, text, seat), ...change }, codes(READERS.zipai), () => null);

test("what lies at each seat of a position is shown as in a hand", () => {
  assert.equal(seatsIn(ZIPAI, TEXT), 3);
  for (const [seat, [cards, laid, discards, live]] of [
    ["", "peng:333b peng:111s", "2b 7b", ""],
    ["", "pao:0000s wei:xxx", "", "8b"],
    ["47s1k", "chi:55s5b", "7s", ""],
  ].entries())
    assert.deepEqual(lyingBefore(ZIPAI, TEXT, seat), { cards, laid, discards, live });
});

test("a position with nothing changed stays as it is written", () => {
  for (const seat of [0, 1, 2]) assert.equal(zipai(TEXT, seat, {}), TEXT);
});

test("a change at a seat leaves the rest of a position as it was written", () => {
  const without = zipai(TEXT, 0, { laid: "peng:111s", discards: "7b 9b" });
  assert.equal(fieldIn(without, "melds"), "peng:111s@1/pao:0000s@0,wei:*/chi:55s5b.5b@1");
  assert.equal(fieldIn(without, "discards"), "7b!,9b/-/7s!");
  const hidden = zipai(TEXT, 1, { laid: "pao:0000s wei:xxx ti:xxxx", live: "" });
  assert.equal(fieldIn(hidden, "melds").split("/")[1], "pao:0000s@0,wei:*,ti:*");
  assert.equal(fieldIn(hidden, "live"), "");
  const hand = zipai(TEXT, 2, { cards: "4s 二 k", laid: "", discards: "" });
  assert.deepEqual([fieldIn(hand, "hand"), fieldIn(hand, "cards")], ["4s二k", "14,13,3"]);
  assert.equal(fieldIn(hand, "melds").split("/")[2], "-");
  assert.ok(hand.endsWith(" legal:pass,peng"));
});

test("a lying card belongs to the seat that it is written at", () => {
  assert.equal(fieldIn(zipai(TEXT, 0, { live: "9s" }), "live"), "9s@0");
  assert.ok(zipai(withValue(TEXT, "live", ""), 2, { live: "1b" }).endsWith(" live:1b@2 legal:pass,peng"));
});

test("tiles that were taken are not shown, and a tile that was drawn goes with the hand", () => {
  const text = "mahjong:1 game:yibin seat:0 tiles:3,13,13,13 hand:12m7z taken:7z discards:1m~,2m/-/-/-";
  assert.deepEqual(lyingBefore(MAHJONG, text, 0).discards, "2m");
  const lying = { cards: "12m", laid: "", discards: "2m", live: "" };
  const found = withLying(MAHJONG, text, 0, lying, codes(READERS.mahjong), () => null);
  assert.deepEqual([fieldIn(found, "taken"), fieldIn(found, "tiles")], ["", "2,13,13,13"]);
});

test("text that is no card stays in its field of a position", () => {
  const found = zipai(TEXT, 2, { cards: "4s ?? /x", discards: "q/9b" });
  assert.equal(fieldIn(found, "hand"), "4s??/x");
  assert.equal(fieldIn(found, "cards"), "14,13,4");
  assert.equal(fieldIn(found, "discards").split("/").length, 3);
});

test("an empty table has every field that a position needs", () => {
  assert.equal(
    emptyTable(ZIPAI, "zipai", "leiyang", 3, 20),
    "zipai:1 game:leiyang seat:0 dealer:0 phase:discard turn:0 wall:20 shown:- cards:0,20,20 hand:-",
  );
  assert.equal(fieldIn(withCount(ZIPAI, TEXT, 0, 7), "cards"), "7,13,4");
});

// ── finished hands ──

test("a link to a moment and a record are taken over, anything else is not", () => {
  const pasted = (fields, text, records = true) => withPasted(fields, text, { yongzhou: "zipai" }, records);
  const link = pasted({ lang: "en", record: "old" }, `https://example.org/index.html#${LINK}`);
  assert.equal(link.lang, "en");
  assert.equal(link.record, undefined);
  assert.ok(link.deck && link.play && hasHand(link));
  assert.deepEqual({ lang: "en", ...pasted({}, pastedOf(link)) }, link);
  const record = "hupai-record 1\nengine 0.3.0\ngame yongzhou";
  const found = pasted({ deck: "x", caption: "c" }, `${record}\n`);
  assert.deepEqual(found, { caption: "c", game: "yongzhou", record });
  assert.equal(pasted({}, record, false), null);
  assert.equal(pastedOf(found), record);
  const links = ["review?game=leiyang", "hand?cards=1s", "review?whist=1", "review?game=whist&deck=1"];
  for (const text of ["hello", ...links.map((link) => `#${link}`), "review?game=%ff&deck=1"])
    assert.equal(pasted({}, text), null, text);
  assert.deepEqual(pasted({ deck: "x", lang: "en" }, " "), { lang: "en" });
});
