/** @file `<hupai-score>`: is this hand won, what does it pay, and why. */
import { drawScore } from "./answers.js";
import { Calculator } from "./calculator.js";

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
