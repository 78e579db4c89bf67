/** @file `<hupai-discard>`: which cards may leave this hand so that it waits, and what it waits for then. */
import { materialOf } from "../material.js";
import { make } from "./dom.js";
import { Refused } from "./refused.js";
import { WaitsElement } from "./waits.js";

/** @typedef {{card: string, waits: import("./waits.js").Wait[]}} Discard */

export class DiscardElement extends WaitsElement {
  /** @override @type {typeof WaitsElement["label"]} */
  static label = "embed.discard.do";

  /** @override @param {import("./port_engine.js").PortEngine} engine */
  async answered(engine) {
    const hand = await this.hand(engine);
    const by = this.attribute("by");
    const codes = this.codes(hand.hand);
    /** @type {Discard[]} */
    const found = [];
    for (const card of new Set(codes)) {
      const rest = [...codes];
      rest.splice(rest.indexOf(card), 1);
      const { waits } = await engine.ask({ do: "waits", ...hand, hand: rest.join(""), ...(by ? { by } : {}) });
      if (waits.length > 0) found.push({ card, waits });
    }
    this.tell("answer", { discards: found });
    if (found.length === 0) return [make("p", { class: "verdict" }, this.say("embed.discard.none"))];
    return found.map((one) => this.choice(one));
  }

  /** The cards of a hand, one by one. @param {string} text */
  codes(text) {
    const material = materialOf(this.family, "");
    if (!material)
      throw new Refused({
        code: "no_pictures",
        text: { zh: this.say("embed.error.engine"), en: this.say("embed.error.engine") },
      });
    try {
      return material.deck.parse([...text]).map(([code]) => code);
    } catch {
      // The picture already says what is wrong, and where.
      throw new Refused({
        code: "wrong_cards",
        text: { zh: "这手牌写得不对。", en: "This hand is not written correctly." },
      });
    }
  }

  /** @param {Discard} discard */
  choice({ card, waits }) {
    const then = make("p", {}, this.say("embed.discard.then"));
    return make("section", { class: "choice" }, this.drawCard(card), then, this.list(waits));
  }
}
