/** @file The calculators: a hand that the reader can change, and what the engine says of it. */
import { factsOf } from "../../families/facts.js";
import { fetchMaterial, wholeMaterialOf } from "../material.js";
import { drawDiscards, drawScore, drawWaits, findDiscards } from "./answers.js";
import { make } from "./dom.js";
import { optionsOf } from "./options.js";
import { PlayElement, SHARED } from "./play_element.js";
import { Refused } from "./port_engine.js";
import { isKey } from "./words.js";

/** What the engine may be told of a hand besides its cards. */
export const CIRCUMSTANCES = ["indicator", "seats_state", "seen", "turned"];

export class Calculator extends PlayElement {
  static observedAttributes = [...SHARED, "cards", "laid", "win", "by", "index", "face", ...CIRCUMSTANCES];
  /** The fields that the reader may change. @type {("cards"|"laid"|"win"|"by")[]} */
  static fields = ["cards", "laid", "win", "by"];

  constructor() {
    super();
    this.form = make("form", {});
    this.edit = make("details", {}, make("summary", {}), this.form);
  }

  /** @override */
  body() {
    return [this.picture, this.edit, this.bar, this.answer];
  }

  /** @override @returns {Node[]} */
  preview() {
    this.drawForm();
    const parts = { cards: this.cards, laid: this.attribute("laid"), win: this.attribute("win") };
    const looks = ["indicator", "caption", "index", "face"].map((name) => [name, this.attribute(name)]);
    const given = Object.fromEntries([...Object.entries(parts), ...looks].filter(([, value]) => value));
    return [this.drawCards("hupai-hand", given)];
  }

  /** Draws the form with the hand as it is. */
  drawForm() {
    const { fields } = /** @type {typeof Calculator} */ (this.constructor);
    const drawn = fields.map((name) => make("label", {}, this.say(`embed.${name}`), this.drawField(name)));
    this.edit.firstElementChild?.replaceChildren(this.say("embed.edit"));
    const does = this.say(/** @type {typeof Calculator} */ (this.constructor).label);
    this.form.replaceChildren(
      ...drawn,
      make("button", { class: "quiet", click: (/** @type {Event} */ event) => this.submit(event) }, does),
    );
  }

  /** @param {"cards"|"laid"|"win"|"by"} name */
  drawField(name) {
    if (name !== "by") {
      const value = name === "cards" ? this.cards : this.attribute(name);
      return make("input", {
        name,
        value,
        autocomplete: "off",
        autocapitalize: "off",
        spellcheck: "false",
        maxlength: 500,
      });
    }
    const options = factsOf(this.family).ways.map((way) => {
      const key = `embed.by.${way}`;
      return make("option", { value: way, selected: way === this.way }, isKey(key) ? this.say(key) : way);
    });
    return make("select", { name }, options);
  }

  /** How the winning card came. */
  get way() {
    return this.attribute("by") || "self";
  }

  /**
   * Takes over what the reader has written, and works it out. A sandboxed frame sends no form, so this is the click on
   * its button, which Enter causes too.
   * @param {Event} event
   */
  submit(event) {
    event.preventDefault();
    for (const [name, value] of new FormData(this.form)) {
      const text = String(value).trim();
      if (text !== (name === "cards" ? this.cards : this.attribute(name))) this.setAttribute(name, text);
    }
    this.tell("state", { given: this.given() });
    void this.start();
  }

  /** What this hand is, as attributes. */
  given() {
    const names = ["game", "laid", "win", "by", "options", ...CIRCUMSTANCES];
    const found = names.map((name) => [name, this.attribute(name)]).filter(([, value]) => value);
    return Object.fromEntries([["cards", this.cards], ...found]);
  }

  /** What every question says of the hand. @param {import("./port_engine.js").PortEngine} engine */
  async hand(engine) {
    const text = this.attribute("options");
    const options = text ? optionsOf(await engine.games(), this.game, text) : {};
    const further = CIRCUMSTANCES.map((name) => [name, this.attribute(name)]).filter(([, value]) => value);
    return { game: this.game, laid: this.attribute("laid"), hand: this.cards, options, ...Object.fromEntries(further) };
  }

  /** The cards of a hand, one by one, once the pictures that can read it are here. @param {string} text */
  codes(text) {
    const material = wholeMaterialOf(this.family, "");
    if (!material)
      throw new Refused({
        code: "no_pictures",
        text: { zh: this.say("embed.error.engine"), en: this.say("embed.error.engine") },
      });
    try {
      return material.deck.parse(text).map(([code]) => code);
    } catch {
      // The picture already says what is wrong, and where.
      throw new Refused({
        code: "wrong_cards",
        text: { zh: "这手牌写得不对。", en: "This hand is not written correctly." },
      });
    }
  }
}

/** `<hupai-score>`: is this hand won, what does it pay, and why. */
export class ScoreElement extends Calculator {
  /** @override @type {typeof Calculator["label"]} */
  static label = "embed.score.do";

  /** @override @param {import("./port_engine.js").PortEngine} engine */
  async answered(engine) {
    const hand = await this.hand(engine);
    const found = await engine.ask({ do: "score", ...hand, win: this.attribute("win"), by: this.way });
    this.tell("answer", found);
    return drawScore(this, found);
  }
}

/** `<hupai-waits>`: what does this hand wait for. */
export class WaitsElement extends Calculator {
  /** @override @type {typeof Calculator["label"]} */
  static label = "embed.waits.do";
  /** @override @type {typeof Calculator["fields"]} */
  static fields = ["cards", "laid"];

  /** @override @param {import("./port_engine.js").PortEngine} engine @returns {Promise<Node[]>} */
  async answered(engine) {
    const by = this.attribute("by");
    const found = await engine.ask({ do: "waits", ...(await this.hand(engine)), ...(by ? { by } : {}) });
    this.tell("answer", found);
    return drawWaits(this, found.waits);
  }
}

/** `<hupai-discard>`: which cards may leave this hand so that it waits, and what it waits for then. */
export class DiscardElement extends WaitsElement {
  /** @override @type {typeof WaitsElement["label"]} */
  static label = "embed.discard.do";

  /** @override @param {import("./port_engine.js").PortEngine} engine */
  async answered(engine) {
    const by = this.attribute("by");
    const hand = { ...(await this.hand(engine)), ...(by ? { by } : {}) };
    await fetchMaterial(this.family).catch(() => {});
    const discards = await findDiscards((request) => engine.ask(request), hand, this.codes(hand.hand));
    this.tell("answer", { discards });
    return drawDiscards(this, discards);
  }
}
