/** @file `<hupai-waits>`: what does this hand wait for. */
import { Calculator } from "./calculator.js";
import { make } from "./dom.js";

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

export class WaitsElement extends Calculator {
  /** @override @type {typeof Calculator["label"]} */
  static label = "embed.waits.do";
  /** @override @type {typeof Calculator["fields"]} */
  static fields = ["cards", "laid"];

  /** @override @param {import("./port_engine.js").PortEngine} engine @returns {Promise<Node[]>} */
  async answered(engine) {
    const by = this.attribute("by");
    const request = { do: "waits", ...(await this.hand(engine)), ...(by ? { by } : {}) };
    /** @type {{waits: Wait[]}} */
    const found = await engine.ask(request);
    this.tell("answer", found);
    if (found.waits.length === 0) return [make("p", { class: "verdict" }, this.say("embed.waits.none"))];
    const n = found.waits.length;
    return [make("p", { class: "verdict" }, this.say("embed.waits.some", { n })), this.list(found.waits)];
  }

  /** @param {Wait[]} waits */
  list(waits) {
    return make(
      "ul",
      { class: "waits" },
      waits.map((wait) => this.row(wait)),
    );
  }

  /** @param {Wait} wait */
  row(wait) {
    const cards = wait.card ?? wait.tile ?? "";
    const facts = this.facts(wait);
    return make(
      "li",
      {},
      this.drawCard(cards),
      make(
        "div",
        {},
        facts.map((fact) => make("small", {}, fact)),
      ),
    );
  }

  /** What a card would bring, in short sentences. @param {Wait} wait */
  facts({ huxi, pay_each: each, left, self, discard }) {
    const facts = [];
    if (typeof huxi === "number") facts.push(this.say("embed.huxi", { n: huxi }));
    if (typeof each === "number") facts.push(this.say("embed.pays", { n: each }));
    if (typeof left === "number") facts.push(this.say("embed.waits.left", { n: left }));
    if (self?.pay_each) facts.push(this.say("embed.waits.self", { n: self.pay_each }));
    if (discard?.pay_each) facts.push(this.say("embed.waits.discard", { n: discard.pay_each }));
    return facts;
  }
}
