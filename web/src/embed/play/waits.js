/** @file `<hupai-waits>`: what does this hand wait for. */
import { drawWaits } from "./answers.js";
import { Calculator } from "./calculator.js";

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
