/** @file `<hupai-rule>`: a rule of a game in the engine's words, under its house rules, with its sources. */
import { make } from "./dom.js";
import { optionsOf } from "./options.js";
import { PlayElement, SHARED } from "./play_element.js";

/** @typedef {{title: string|null, heading: string|null, says: {zh: string, en: string}|null}} Source */

export class RuleElement extends PlayElement {
  static observedAttributes = [...SHARED, "rule"];
  /** @override @type {typeof PlayElement["label"]} */
  static label = "embed.rule.do";

  /** @override */
  preview() {
    return [make("slot", {}, make("p", {}, this.attribute("caption") || this.attribute("rule")))];
  }

  /** The rule's identifier: the attribute, or else the text of the element. */
  get rule() {
    return this.attribute("rule") || this.cards;
  }

  /** @override @param {import("./port_engine.js").PortEngine} engine */
  async answered(engine) {
    const text = this.attribute("options");
    const options = text ? optionsOf(await engine.games(), this.game, text) : {};
    const found = await engine.ask({ do: "rule", game: this.game, id: this.rule, options });
    this.tell("answer", found);
    const sources = /** @type {Source[]} */ (found.sources)
      .map((source) => this.source(source))
      .filter((one) => one !== "");
    const list = make(
      "ul",
      { class: "sources" },
      sources.map((one) => make("li", {}, one)),
    );
    return [
      make("p", {}, this.pick(found.text)),
      ...(sources.length > 0 ? [make("h4", {}, this.say("embed.rule.source")), list] : []),
    ];
  }

  /** @param {Source} source */
  source({ title, heading, says }) {
    const name = [title, heading].filter(Boolean).join(" › ");
    const said = this.pick(says);
    return name && said ? `${name}${this.language === "zh" ? "：" : ": "}${said}` : name || said;
  }
}
