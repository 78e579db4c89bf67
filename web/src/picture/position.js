/**
 * @file A position as rows of a picture: the other seats in turn order, the middle of the table, the own side and the
 * hand. The engine makes the same rows.
 */
import { pieces, placing } from "./notation.js";
import { PositionFields } from "./position_fields.js";

/** @import { Part } from "./position_fields.js" */
/** @import { Card, Group, PositionForm, ReadingDeck, Row, Scenes, Text } from "./types.js" */

const [NOTHING, HIDDEN, UNSEEN] = ["-", "*", "?"];
const MELD = /^([^.@]*)(?:\.([^@]*))?(?:@([0-9]))?$/;
const LIVE = /^(?:([a-z]+)\.)?([^!@]+)(!?)@([0-9])$/;

/** A text in both languages. @param {(lang: 0|1) => string} make @returns {Text} */
const both = (make) => [make(0), make(1)];
/** A template with one fact. @param {Text} template @param {string} name @param {string|number} value */
const told = (template, name, value) => both((lang) => template[lang].replace(`{${name}}`, () => String(value)));
/** @param {Card[]} cards @param {Text|null} [name] @param {boolean} [apart] @returns {Group} */
const group = (cards, name = null, apart = false) => ({ cards, name, apart });
/** @param {string} code @returns {Card} */
const lying = (code) => ({ code, ringed: false });

/**
 * The rows of a position. Throws a NotationError with the place in the text for one that cannot be drawn.
 * @param {Scenes} scenes
 * @param {ReadingDeck} deck
 * @param {string} text as it is read
 * @returns {Row[]}
 */
export const positionRows = (scenes, deck, text) => new Table(scenes, deck, text).rows();

class Table extends PositionFields {
  #scenes;
  #deck;

  /** @param {Scenes} scenes @param {ReadingDeck} deck @param {string} text */
  constructor(scenes, deck, text) {
    super(scenes.forms[deck.family], deck.family, text);
    this.#scenes = scenes;
    this.#deck = deck;
  }

  rows() {
    const { words } = this.#scenes;
    /** @type {Row[]} */
    const found = [];
    for (let step = 1; step < this.seats; step += 1) {
      const seat = (this.own + step) % this.seats;
      const label = this.#named(seat);
      found.push({ label, groups: [...this.#held(seat), ...this.#before(seat)], small: true });
    }
    found.push({ label: words.middle, groups: this.#middle(), small: true });
    const before = this.#before(this.own);
    if (before.length > 0) found.push({ label: this.#named(this.own), groups: before, small: true });
    found.push({ label: before.length > 0 ? words.hand : this.#named(this.own), groups: this.#hand(), small: false });
    return found;
  }

  // ── seats ──

  /** @param {number} seat @returns {Text} */
  #nameOf(seat) {
    const { own, places } = this.#scenes;
    const step = (seat - this.own + this.seats) % this.seats;
    return step === 0 ? own : places[this.seats - 2][step - 1];
  }

  /** What a seat is called, with its marks: dealer, on turn, dead and so on. @param {number} seat */
  #named(seat) {
    const { words } = this.#scenes;
    const marks = Object.entries(this.form.marks).flatMap(([field, mark]) =>
      this.#seatsOf(field).includes(String(seat)) ? [mark] : [],
    );
    const [zh, en] = this.#nameOf(seat);
    /** @type {Text} */
    const name = [zh, en[0].toUpperCase() + en.slice(1)];
    if (marks.length === 0) return name;
    return both((lang) => {
      const listed = marks.map((mark) => mark[lang]).join(words.between[lang]);
      return words.marked[lang].replace("{name}", name[lang]).replace("{marks}", () => listed);
    });
  }

  /** The seats that a field names; further facts stand behind a point. @param {string} field */
  #seatsOf(field) {
    return this.items(field).map(([text]) => text.replace(/^\+/, "").split(".")[0]);
  }

  /** What another seat holds. @param {number} seat @returns {Group[]} */
  #held(seat) {
    const { opens, opened, counted } = this.form;
    const part = this.ofSeat(opens, seat);
    if (part) return [group(this.#cards(opens, part), opened)];
    const count = this.counts[seat];
    return count === 0 ? [] : [group([lying("")], told(counted, "count", count))];
  }

  /** The melds and the discards before a seat. @param {number} seat @returns {Group[]} */
  #before(seat) {
    const melds = this.ofSeat("melds", seat);
    const discards = this.ofSeat("discards", seat);
    const found = melds ? this.parts(melds, ",").map((part) => this.#meld(part)) : [];
    const loose = discards ? this.parts(discards, ",").flatMap((part) => this.#discard(part)) : [];
    const apart = found.length > 0 || seat !== this.own;
    return [...found, ...loose.map((card, number) => group([card], null, apart && number === 0))];
  }

  /** @param {Part} part */
  #meld([text, at]) {
    const { groups, reader } = this.#deck;
    const { name: kind, at: begins } = this.#at(at, () => reader.named(text, groups));
    const match = MELD.exec(text.slice(begins));
    if (!match) throw this.wrong("melds", [text, at], this.form.example_by_seat);
    const name = groups[kind];
    if (match[1] === HIDDEN)
      return group(
        Array.from({ length: this.form.hidden[kind] ?? 1 }, () => lying("")),
        name,
      );
    const cards = pieces(match[1], "+").flatMap(([piece, place], number) =>
      this.#cards("melds", [piece, at + begins + place]).map((card) => ({ ...card, wild: number > 0 })),
    );
    return group(cards, name);
  }

  /** A discarded card unless it was taken from there. @param {Part} part */
  #discard([text, at]) {
    const { discard_marks: marks } = this.form;
    const mark = text.at(-1) ?? "";
    const known = Object.hasOwn(marks, mark);
    if (known && marks[mark]) return [];
    return this.#cards("discards", [known ? text.slice(0, -1) : text, at]);
  }

  // ── the middle and the hand ──

  /** @returns {Group[]} */
  #middle() {
    const { turned, wall } = this.form;
    const found = Object.entries(turned).flatMap(([field, name]) => {
      const part = this.fields[field];
      return part && part[0] !== NOTHING ? [group(this.#cards(field, part), name)] : [];
    });
    found.push(group([lying("")], told(wall, "count", this.numberIn("wall", this.fields.wall))));
    return this.has("live") ? [...found, ...this.#live(this.fields.live)] : found;
  }

  /** The card that may be claimed, with who laid it and how. @param {Part} part */
  #live([text, at]) {
    const match = LIVE.exec(text);
    if (!match) throw this.wrong("live", [text, at], this.form.live_example);
    const [, word = "", card, mark, seat] = match;
    if (card === NOTHING) return [];
    const start = at + (word ? word.length + 1 : 0);
    const cards = this.#cards("live", [card, start]);
    const { lying: ways } = this.form;
    const key = word || mark;
    const how = Object.hasOwn(ways, key) ? ways[key] : ways[""];
    const place = start + card.length + mark.length + 1;
    const whose = this.#nameOf(this.seatIn("live", [seat, place]));
    const name = both((lang) => how[lang].replace("{name}", whose[lang]));
    return [
      group(
        cards.map((card) => ({ ...card, ringed: true })),
        name,
        true,
      ),
    ];
  }

  /** The own cards; the one just drawn stands apart. @returns {Group[]} */
  #hand() {
    const held = this.fields.hand;
    const codes = held[0] === NOTHING ? [] : this.#cards("hand", held).map(({ code }) => code);
    const taken = this.has("taken") ? this.fields.taken : null;
    const unseen = !taken || [NOTHING, UNSEEN].includes(taken[0]);
    const drawn = unseen ? [] : this.#cards("taken", taken).map(({ code }) => code);
    for (const code of drawn) {
      const place = codes.lastIndexOf(code);
      if (place >= 0) codes.splice(place, 1);
    }
    return [
      ...codes.map((code) => group([lying(code)])),
      ...drawn.map((code, number) => group([lying(code)], null, number === 0)),
    ];
  }

  /** The cards of a piece of a field, one at least. @param {string} field @param {Part} part */
  #cards(field, [text, at]) {
    const found = this.#at(at, () => this.#deck.reader.cards(text));
    if (found.length === 0) throw this.wrong(field, [text, at], this.form.example_cards);
    return found.map(([code]) => lying(code));
  }

  /** What `read` finds in a piece that begins at a place. @template T @param {number} at @param {() => T} read */
  #at = (at, read) => placing((place) => at + place, read);
}
