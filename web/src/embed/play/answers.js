/**
 * @file Draws what the engine says of a hand: is it won, how its cards are divided, what it pays, what it waits for. The
 * elements of other sites' pages and our own calculator draw it with this.
 */
import { DATA } from "../material.js";
import { make } from "./dom.js";

/**
 * @typedef {object} Drawer Who draws: an element with its game and its language.
 * @property {string} family
 * @property {(key: import("./words.js").Key, values?: Record<string, string|number>) => string} say
 * @property {(text: Text|null|undefined) => string} pick
 * @property {(tag: string, attributes: Record<string, string>) => HTMLElement} drawCards
 * @property {(cards: string) => HTMLElement} drawCard
 */
/** @typedef {{zh: string, en: string}} Text */
/** @typedef {{kind: string, cards?: string, tiles?: string[]}} Group Each family writes its cards in its own way. */
/**
 * @typedef {object} Reading One way to count a hand.
 * @property {number} [huxi]
 * @property {number|null} [fan]
 * @property {number} [multiplier]
 * @property {number|null} [pay_each]
 * @property {Group[]} [groups]
 * @property {{text: Text}} [why]
 */
/**
 * @typedef {Reading & {
 *   wins: boolean,
 *   discarder_pays?: number|null,
 *   lines?: {text: Text}[],
 *   alternative?: Reading|null,
 * }} Score The engine's answer to `score`; each family adds what is its own.
 */
/** @typedef {{pay_each: number|null}|null} Worth */
/**
 * @typedef {object} Wait A card that the hand waits for; each family says it in its own way.
 * @property {string} [card]
 * @property {string} [tile]
 * @property {number} [huxi]
 * @property {number} [pay_each]
 * @property {number} [left]
 * @property {Worth} [self]
 * @property {Worth} [discard]
 */
/** @typedef {{card: string, waits: Wait[]}} Discard */

/** What is said of a hand that may be won. @param {Drawer} page @param {Score} found @returns {Node[]} */
export function drawScore(page, found) {
  if (!found.wins) return [verdict(page, "embed.wins.not", []), make("p", {}, page.pick(found.why?.text))];
  return [
    verdict(page, "embed.wins", figures(page, found)),
    ...drawGroups(page, found, "embed.groups"),
    ...account(page, found),
    ...other(page, found),
  ];
}

/** @param {Drawer} page @param {"embed.wins"|"embed.wins.not"} key @param {string[]} numbers */
const verdict = (page, key, numbers) =>
  make("p", { class: "verdict" }, page.say(key), ...numbers.map((text) => make("span", {}, text)));

/** The numbers that a reader looks for first. @param {Drawer} page @param {Score} found */
function figures(page, { huxi, fan, pay_each: each, discarder_pays: one }) {
  const found = [];
  if (typeof huxi === "number") found.push(page.say("embed.huxi", { n: huxi }));
  if (typeof fan === "number") found.push(page.say("embed.fan", { n: fan }));
  if (typeof one === "number") found.push(page.say("embed.pays.one", { n: one }));
  else if (typeof each === "number") found.push(page.say("embed.pays", { n: each }));
  return found;
}

/** How the cards are divided. Cards without groups are too many for one. @param {Drawer} page @param {Reading} reading @param {"embed.groups"|"embed.other"} key */
function drawGroups(page, { groups = [] }, key) {
  const written = groups.map(({ kind, cards, tiles = [] }) => ({ kind, cards: cards ?? tiles.join(""), tiles }));
  const small = written.filter(({ tiles }) => tiles.length <= DATA.most_in_group);
  const laid = small.map(({ kind, cards }) => `${kind}:${cards}`).join(" ");
  const loose = written.filter((group) => !small.includes(group));
  const drawn = [
    laid && page.drawCards("hupai-meld", { laid }),
    ...loose.map(({ cards }) => page.drawCards("hupai-hand", { cards })),
  ].filter((each) => each instanceof Node);
  return drawn.length > 0 ? [make("h4", {}, page.say(key)), ...drawn] : [];
}

/** The account, line by line. @param {Drawer} page @param {Score} found */
function account(page, { lines = [] }) {
  const drawn = lines.map(({ text }) => make("li", {}, page.pick(text)));
  return [make("h4", {}, page.say("embed.lines")), make("ol", {}, drawn)];
}

/** The best other way to count the hand, and why it lost. @param {Drawer} page @param {Score} found */
function other(page, { alternative }) {
  if (!alternative) return [];
  const drawn = drawGroups(page, alternative, "embed.other");
  const why = make("p", {}, page.pick(alternative.why?.text));
  const body = [...figures(page, { ...alternative, wins: true }).map((text) => make("span", {}, text))];
  return [...drawn, make("p", { class: "figures" }, ...body), why];
}

/** What a hand waits for. @param {Drawer} page @param {Wait[]} waits @returns {Node[]} */
export function drawWaits(page, waits) {
  if (waits.length === 0) return [make("p", { class: "verdict" }, page.say("embed.waits.none"))];
  return [make("p", { class: "verdict" }, page.say("embed.waits.some", { n: waits.length })), waitList(page, waits)];
}

/** @param {Drawer} page @param {Wait[]} waits */
const waitList = (page, waits) =>
  make(
    "ul",
    { class: "waits" },
    waits.map((wait) => waitRow(page, wait)),
  );

/** @param {Drawer} page @param {Wait} wait */
const waitRow = (page, wait) =>
  make(
    "li",
    {},
    page.drawCard(wait.card ?? wait.tile ?? ""),
    make(
      "div",
      {},
      waitFacts(page, wait).map((fact) => make("small", {}, fact)),
    ),
  );

/** What a card would bring, in short sentences. @param {Drawer} page @param {Wait} wait */
function waitFacts(page, { huxi, pay_each: each, left, self, discard }) {
  const facts = [];
  if (typeof huxi === "number") facts.push(page.say("embed.huxi", { n: huxi }));
  if (typeof each === "number") facts.push(page.say("embed.pays", { n: each }));
  if (typeof left === "number") facts.push(page.say("embed.waits.left", { n: left }));
  if (self?.pay_each) facts.push(page.say("embed.waits.self", { n: self.pay_each }));
  if (discard?.pay_each) facts.push(page.say("embed.waits.discard", { n: discard.pay_each }));
  return facts;
}

/** Which cards may leave a hand so that it waits. @param {Drawer} page @param {Discard[]} discards @returns {Node[]} */
export function drawDiscards(page, discards) {
  if (discards.length === 0) return [make("p", { class: "verdict" }, page.say("embed.discard.none"))];
  return discards.map(({ card, waits }) => {
    const then = make("p", {}, page.say("embed.discard.then"));
    return make("section", { class: "choice" }, page.drawCard(card), then, waitList(page, waits));
  });
}

/**
 * Asks for every card of a hand what it would wait for without it.
 * @param {(request: Record<string, unknown>) => Promise<any>} ask
 * @param {Record<string, unknown>} hand what is said of the hand besides its cards
 * @param {string[]} codes its cards
 * @returns {Promise<Discard[]>} the cards without which it waits
 */
export async function findDiscards(ask, hand, codes) {
  const cards = [...new Set(codes)];
  const hands = cards.map((card) => {
    const gone = codes.indexOf(card);
    return codes.filter((_, nth) => nth !== gone).join("");
  });
  const { each } = await ask({ do: "waits", ...hand, hands });
  const found = cards.map((card, nth) => ({ card, waits: each[nth].waits }));
  return found.filter(({ waits }) => waits.length > 0);
}
