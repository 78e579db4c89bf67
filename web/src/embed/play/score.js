/** @file `<hupai-score>`: is this hand won, what does it pay, and why. */
import { Calculator } from "./calculator.js";
import { make } from "./dom.js";

/**
 * @typedef {object} Score The engine's answer; each family adds what is its own.
 * @property {boolean} wins
 * @property {{text: {zh: string, en: string}}} [why]
 * @property {number} [huxi]
 * @property {number} [fan]
 * @property {number|null} [pay_each]
 * @property {number|null} [discarder_pays]
 * @property {{kind: string, cards: string}[]} [groups]
 * @property {{text: {zh: string, en: string}}[]} [lines]
 */

export class ScoreElement extends Calculator {
  /** @override @type {typeof Calculator["label"]} */
  static label = "embed.score.do";

  /** @override @param {import("./port_engine.js").PortEngine} engine */
  async answered(engine) {
    /** @type {Score} */
    const found = await engine.ask({
      do: "score",
      ...(await this.hand(engine)),
      win: this.attribute("win"),
      by: this.way,
    });
    this.tell("answer", found);
    if (!found.wins) return [this.verdict("embed.wins.not", []), make("p", {}, this.pick(found.why?.text))];
    return [this.verdict("embed.wins", this.figures(found)), ...this.groups(found), ...this.account(found)];
  }

  /** @param {"embed.wins"|"embed.wins.not"} key @param {string[]} figures */
  verdict(key, figures) {
    return make("p", { class: "verdict" }, this.say(key), ...figures.map((text) => make("span", {}, text)));
  }

  /** The numbers that a reader looks for first. @param {Score} found */
  figures({ huxi, fan, pay_each: each, discarder_pays: one }) {
    const figures = [];
    if (typeof huxi === "number") figures.push(this.say("embed.huxi", { n: huxi }));
    if (typeof fan === "number") figures.push(this.say("embed.fan", { n: fan }));
    if (typeof one === "number") figures.push(this.say("embed.pays.one", { n: one }));
    else if (typeof each === "number") figures.push(this.say("embed.pays", { n: each }));
    return figures;
  }

  /** How the cards are divided, drawn. @param {Score} found */
  groups({ groups = [] }) {
    if (this.family !== "zipai" || groups.length === 0) return [];
    const laid = groups.map(({ kind, cards }) => `${kind}:${cards}`).join(" ");
    return [make("h4", {}, this.say("embed.groups")), this.drawCards("hupai-meld", { laid })];
  }

  /** The account, line by line. @param {Score} found */
  account({ lines = [] }) {
    return [
      make("h4", {}, this.say("embed.lines")),
      make(
        "ol",
        {},
        lines.map(({ text }) => make("li", {}, this.pick(text))),
      ),
    ];
  }
}
