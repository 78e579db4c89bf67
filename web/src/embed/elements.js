/** @file The elements `<hupai-hand>` and `<hupai-meld>`. Their text is the notation, which readers without scripts see. */
import { svgNode } from "../picture/markup.js";
import { hand, meld, refusal } from "../picture/pictures.js";
import { wrongWish } from "../picture/wishes.js";
import { DATA, fetchMaterial, materialOf, someDeck } from "./material.js";
import { sheetOf } from "./style.js";

/** @typedef {import("../picture/markup.js").Element} Picture */
/** @typedef {import("../picture/pictures.js").Material} Material */
/** @typedef {import("../picture/pictures.js").Wishes} Wishes */

const PARTS = Object.keys(DATA.labels);
const LOOKS = ["game", "caption", "lang", "face", "index", "theme"];

/** Defines the elements of this script, unless the page has them already. @param {Document} page */
export function define(page) {
  const { customElements, HTMLElement } = /** @type {typeof globalThis} */ (page.defaultView ?? globalThis);

  /** An element that draws its notation. */
  class PictureElement extends HTMLElement {
    static observedAttributes = [...PARTS, ...LOOKS];
    #root = this.attachShadow({ mode: "open" });
    #resized = new ResizeObserver(() => this.#draw());
    #edited = new MutationObserver(() => this.#draw());
    /** What was drawn last, so that the same is not drawn again. */
    #drawn = "";

    connectedCallback() {
      this.#resized.observe(this);
      this.#edited.observe(this, { characterData: true, childList: true, subtree: true });
      this.#draw();
    }

    disconnectedCallback() {
      this.#resized.disconnect();
      this.#edited.disconnect();
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#draw();
    }

    /** Draws the picture of the notation. @param {Material} _material @param {Record<string, string>} _parts @param {Wishes} _wishes @returns {Picture} */
    picture(_material, _parts, _wishes) {
      throw new Error("an element draws its own picture");
    }

    #draw() {
      const asked = this.#asked();
      const key = JSON.stringify(asked);
      if (key === this.#drawn) return;
      this.#drawn = key;
      this.#root.adoptedStyleSheets = [sheetOf(asked.wishes.theme)];
      const family = DATA.games[asked.game];
      const wrong = wrongWish(DATA, asked);
      if (wrong) return this.#show(refusal(DATA, someDeck(), asked.wishes, wrong));
      const material = materialOf(family, asked.face);
      if (material) return this.#show(this.picture(material, asked.parts, asked.wishes));
      fetchMaterial(family).then(
        () => this.#again(),
        () => this.#show(refusal(DATA, someDeck(), asked.wishes)),
      );
    }

    #again() {
      this.#drawn = "";
      if (this.isConnected) this.#draw();
    }

    /** @param {Picture} picture */
    #show(picture) {
      this.#root.replaceChildren(svgNode(picture, this.ownerDocument));
    }

    /** What the element's attributes and its text ask for. */
    #asked() {
      const attribute = (/** @type {string} */ name) => this.getAttribute(name) ?? "";
      const parts = Object.fromEntries(PARTS.map((name) => [name, attribute(name)]));
      const text = (this.textContent ?? "").trim();
      const theme = attribute("theme");
      return {
        game: attribute("game") || "yongzhou",
        face: attribute("face"),
        theme,
        parts: { ...parts, text },
        wishes: {
          caption: attribute("caption"),
          lang: /** @type {"zh"|"en"} */ (this.#language()),
          index: attribute("index") !== "off",
          theme: DATA.themes[theme] ? theme : "light",
          width: Math.min(Math.max(Math.floor(this.clientWidth), DATA.looks.narrowest), DATA.looks.widest),
        },
      };
    }

    /** The language of the element or of the page around it. */
    #language() {
      const stated = /** @type {HTMLElement|null} */ (this.closest("[lang]"))?.lang ?? "";
      return stated.toLowerCase().startsWith("en") ? "en" : "zh";
    }
  }

  /** `<hupai-hand>`: the cards of a hand and what lies beside them. */
  class HandElement extends PictureElement {
    /** @override @type {PictureElement["picture"]} */
    picture(material, { text, ...parts }, wishes) {
      return hand(material, { ...parts, cards: parts.cards || text }, wishes);
    }
  }

  /** `<hupai-meld>`: groups of cards. */
  class MeldElement extends PictureElement {
    /** @override @type {PictureElement["picture"]} */
    picture(material, { text, laid }, wishes) {
      return meld(material, laid || text, wishes);
    }
  }

  for (const [name, element] of Object.entries({ "hupai-hand": HandElement, "hupai-meld": MeldElement })) {
    if (!customElements.get(name)) customElements.define(name, element);
  }
}
