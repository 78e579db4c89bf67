/** @file `<hupai-discard>`: which cards may leave this hand so that it waits, and what it waits for then. */
import { fetchMaterial } from "../material.js";
import { drawDiscards, findDiscards } from "./answers.js";
import { WaitsElement } from "./waits.js";

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
