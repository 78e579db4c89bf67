/** @file Draws rows of cards as SVG: the same picture as the engine's `hupai.svg` draws from the same data. */
import { lines, tenths } from "./text_lines.js";

/** @import { Element } from "./markup.js" */
/** @import { Card, Deck, Group, Looks, Outline, Row } from "./types.js" */

/**
 * @typedef {object} Look How a picture is drawn.
 * @property {0|1} lang 0 for Chinese, 1 for English
 * @property {Record<string, string>} colours
 * @property {Record<string, Outline[]>} outlines
 * @property {boolean} index
 * @property {number} width
 */

/** What cards consist of, by outlines, by colours, and by card: pictures share it. @type {WeakMap<object, Record<string, Record<string, Element[]>>>} */
const insides = new WeakMap();

/** A whole number of units. @param {number} value */
const whole = (value) => Math.floor(value);

/** A picture while it is drawn, from top to bottom. */
export class Drawing {
  #looks;
  #deck;
  #face;
  #look;
  /** @type {Element[]} */
  #elements = [];
  /** Numbers in the corners of cards: one text for each colour, with a place for each character. @type {Record<string, Required<Element>>} */
  #numbers = {};
  #y;
  #right = 0;
  /** What each card consists of. @type {Record<string, Element[]>} */
  #insides;

  /** @param {Looks} looks @param {Deck} deck @param {Look} look */
  constructor(looks, deck, look) {
    this.#looks = looks;
    this.#deck = deck;
    this.#face = deck.face;
    this.#look = look;
    this.#y = looks.margin;
    const known = insides.get(look.outlines) ?? {};
    insides.set(look.outlines, known);
    this.#insides = known[JSON.stringify([look.colours, look.index])] ??= {};
  }

  /** What was drawn as one element. @param {string} title @param {string} description @returns {Element} */
  element(title, description) {
    const width = this.#right + this.#looks.margin;
    const height = this.#y + this.#looks.margin;
    return [
      "svg",
      {
        width,
        height,
        viewBox: `0 0 ${width} ${height}`,
        role: "img",
        "font-family": this.#looks.font,
        ...this.#looks.unbent,
      },
      [["title", {}, [title]], ["desc", {}, [description]], ...this.#elements, ["g", {}, Object.values(this.#numbers)]],
    ];
  }

  /** Draws rows under each other, each with its name if there are several. @param {Row[]} rows */
  rows(rows) {
    rows.forEach((row, number) => {
      if (number > 0) this.#y += this.#looks.row_gap;
      if (rows.length > 1) this.words(row.label[this.#look.lang]);
      this.#row(row);
    });
  }

  /** Draws a sentence in as many lines as it needs. @param {string} text */
  words(text) {
    const { margin, label, text_size: size } = this.#looks;
    for (const line of lines(text, whole((10 * (this.#look.width - 2 * margin)) / size))) {
      this.#elements.push(this.#text(line, margin, this.#y + label - 6, size, "text"));
      this.#right = Math.max(this.#right, margin + whole((tenths(line) * size) / 10));
      this.#y += label;
    }
  }

  /** Draws a text that cannot be read, from its wrong place on in red, and why. @param {string} text @param {number} place @param {string} sentence */
  mistake(text, place, sentence) {
    const { margin, label, text_size: size, before: shownBefore, after: shownAfter } = this.#looks;
    const chars = [...text];
    const start = Math.max(0, place - shownBefore);
    const before = (start > 0 ? "…" : "") + chars.slice(start, place).join("");
    const cut = chars.length > place + shownAfter ? "…" : "";
    const wrong = chars.slice(place, place + shownAfter).join("") + cut || "□";
    const at = { x: margin, y: this.#y + label - 6, "font-size": size };
    this.#elements.push([
      "text",
      { ...at, ...this.#paint({ fill: "text" }) },
      [before, ["tspan", this.#paint({ fill: "red" }), [wrong]]],
    ]);
    this.#right = Math.max(this.#right, margin + whole((tenths(before + wrong) * size) / 10));
    this.#y += label;
    this.words(sentence);
  }

  /** @param {Row} row */
  #row({ groups, small }) {
    const { margin, gap, card_gap: cardGap } = this.#looks;
    let x = margin;
    let tallest = 0;
    for (const group of groups) {
      const [width, height] = this.#size(group, small);
      if (group.apart) x += gap;
      if (x > margin && x + width > this.#look.width - margin) {
        x = margin;
        this.#y += tallest + gap;
        tallest = 0;
      }
      this.#group(group, x, small);
      this.#right = Math.max(this.#right, x + width);
      x += width + (group.name || group.cards.length > 1 ? gap : cardGap);
      tallest = Math.max(tallest, height);
    }
    this.#y += tallest;
  }

  /** The width and height of a group with its name. @param {Group} group @param {boolean} small @returns {[number, number]} */
  #size(group, small) {
    const { cards } = group;
    const { strip } = this.#face;
    const { card_gap: gap } = this.#looks;
    let [width, height] = this.#cardSize(small);
    if (strip) height += (cards.length - 1) * this.#scaled(strip, small);
    else width = cards.reduce((sum, card) => sum + this.#wide(card, small) + gap, -gap);
    const name = this.#named(group).join("");
    if (name) {
      height += this.#looks.name;
      width = Math.max(width, whole((tenths(name) * this.#looks.name_size) / 10));
    }
    return [width, height];
  }

  /** What stands under a group: its name, and its huxi with the space before it. @param {Group} group */
  #named({ name, worth = null }) {
    const first = name ? name[this.#look.lang] : "";
    return [first, worth === null ? "" : (first && " ") + worth];
  }

  /** How much room a card takes beside others. @param {Card} card @param {boolean} small */
  #wide(card, small) {
    return this.#cardSize(small)[this.#isTurned(card) ? 1 : 0];
  }

  /** Whether a card lies on its side. @param {Card} card */
  #isTurned({ claimed }) {
    return claimed && !this.#face.strip;
  }

  /** @param {boolean} small @returns {[number, number]} */
  #cardSize(small) {
    return [this.#scaled(this.#face.width, small), this.#scaled(this.#face.height, small)];
  }

  /** @param {number} length @param {boolean} small */
  #scaled(length, small) {
    return small ? whole(length * this.#looks.small) : length;
  }

  /** @param {Group} group @param {number} x @param {boolean} small */
  #group(group, x, small) {
    const { cards } = group;
    const [all, tall] = this.#size(group, small);
    const height = this.#cardSize(small)[1];
    const scale = small ? ` scale(${this.#looks.small})` : "";
    const strip = this.#scaled(this.#face.strip, small);
    const unnamed = /** @type {Group} */ ({ cards });
    let left = x + whole((all - this.#size(unnamed, small)[0]) / 2);
    let top = this.#y;
    for (const card of cards) {
      const turned = this.#isTurned(card);
      const place = turned ? `translate(${left} ${top + height}) rotate(-90)` : `translate(${left} ${top})`;
      const numbered = this.#look.index && (turned || small || !this.#shareNumber(card, left, top));
      this.#elements.push(this.card(card, place + scale, numbered));
      if (strip) top += strip;
      else left += this.#wide(card, small) + this.#looks.card_gap;
    }
    const [name, worth] = this.#named(group);
    if (name || worth) {
      const middle = { "text-anchor": "middle" };
      const text = this.#text(name, x + whole(all / 2), this.#y + tall - 4, this.#looks.name_size, "text", middle);
      if (worth) text[2].push(["tspan", { "font-weight": "bold", ...this.#paint({ fill: "accent" }) }, [worth]]);
      this.#elements.push(text);
    }
  }

  /** A card at its place. @param {Card} card @param {string} transform @param {boolean} numbered whether its number is part of it @returns {Element} */
  card(card, transform, numbered) {
    const key = JSON.stringify([card, numbered]);
    this.#insides[key] ??= this.#inside(card, numbered);
    return ["g", { transform }, this.#insides[key]];
  }

  /** @param {Card} card @param {boolean} numbered @returns {Element[]} */
  #inside(card, numbered) {
    const face = this.#face;
    const inside = { x: 1, y: 1, width: face.width - 2, height: face.height - 2, rx: face.corner };
    const fill = card.code && !card.down ? "paper" : "back";
    return [
      ["rect", { ...inside, ...this.#paint({ fill, stroke: "edge" }) }],
      ...this.#printed(card, numbered),
      ...this.#marks(card),
    ];
  }

  /** What is drawn over a card: the corner of a wild, the edge of a claimed one, a ring. @param {Card} card */
  #marks({ wild, claimed, ringed }) {
    const face = this.#face;
    const { fold, ring } = this.#looks;
    const accent = this.#paint({ fill: "accent" });
    /** @type {Element[]} */
    const found = [];
    if (wild) found.push(["path", { d: `M${face.width - fold} 1h${fold - 1}v${fold - 1}z`, ...accent }]);
    if (claimed && face.strip) found.push(["rect", { x: 1, y: 1, width: ring, height: face.height - 2, ...accent }]);
    if (ringed) found.push(this.#ring());
    return found;
  }

  /** What stands on a card, or on the back of one; its number only if that is wanted. @param {Card} card @param {boolean} numbered @returns {Element[]} */
  #printed({ code, down }, numbered) {
    const outlines = this.#look.outlines[code || "back"];
    if (!outlines) return [];
    const card = this.#deck.cards[code];
    const colour = card && !down ? card.colour : "paper";
    const lies = this.#look.index ? this.#face.glyph : this.#face.bare;
    const place = { transform: lies, ...this.#paint({ fill: colour }) };
    const lines = outlines.map((outline) => this.#outline(outline));
    // An outline that stands alone needs no group, unless it has a fill of its own.
    const [[name, own, content], ...more] = lines;
    /** @type {Element[]} */
    const found = [more.length > 0 || own.fill ? ["g", place, lines] : [name, { ...place, ...own }, content]];
    if (numbered && card?.index) {
      const [left, base] = this.#face.index;
      found.push(this.#text(card.index, left, base, this.#looks.index_size, colour));
    }
    return found;
  }

  /** Puts a card's number into an element with others, because many texts are drawn slowly; false if it cannot share one. @param {Card} card @param {number} x @param {number} y */
  #shareNumber({ code, down }, x, y) {
    const { index, colour } = this.#deck.cards[code] ?? {};
    if (down || index?.length !== 1) return false;
    this.#numbers[colour] ??= this.#text("", "", "", this.#looks.index_size, colour);
    const [, places, content] = this.#numbers[colour];
    places.x += `${x + this.#face.index[0]} `;
    places.y += `${y + this.#face.index[1]} `;
    content[0] += index;
    return true;
  }

  /** An outline as an element, its colours those of the theme. @param {Outline} outline @returns {Element} */
  #outline([name, attributes, ...content]) {
    const entries = Object.entries(attributes);
    const plain = entries.filter(([, value]) => !value.startsWith("$"));
    const painted = entries.filter(([, value]) => value.startsWith("$")).map(([key, value]) => [key, value.slice(1)]);
    const all = { ...Object.fromEntries(plain), ...this.#paint(Object.fromEntries(painted)) };
    return [name, all, content.map((each) => this.#outline(each))];
  }

  /** @returns {Element} */
  #ring() {
    const { width, height, corner } = this.#face;
    const inset = whole(this.#looks.ring / 2) + 1;
    const box = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset, rx: corner };
    return ["rect", { ...box, "stroke-width": this.#looks.ring, ...this.#paint({ fill: "none", stroke: "accent" }) }];
  }

  /** @param {string} text @param {string|number} x @param {string|number} y @param {number} size @param {string} colour @param {Record<string, string>} [more] @returns {Required<Element>} */
  #text(text, x, y, size, colour, more = {}) {
    return ["text", { x, y, "font-size": size, ...more, ...this.#paint({ fill: colour }) }, [text]];
  }

  /** Attributes with the theme's colours, and a class by which a page may paint each otherwise. @param {Record<string, string>} colours */
  #paint(colours) {
    const known = this.#look.colours;
    const found = Object.entries(colours).map(([key, colour]) => [key, known[colour] ?? colour]);
    const classes = Object.entries(colours).flatMap(([key, colour]) => (known[colour] ? [`${key}-${colour}`] : []));
    return Object.fromEntries(classes.length > 0 ? [...found, ["class", classes.join(" ")]] : found);
  }
}
