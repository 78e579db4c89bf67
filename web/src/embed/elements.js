/** @file The elements `<hupai-hand>`, `<hupai-meld>` and `<hupai-position>`. Their text is the notation, which readers without scripts see. */
import { svgNode } from "../picture/markup.js";
import { wrongName } from "../picture/names.js";
import { PartError } from "../picture/parts.js";
import { drawn, hand, meld, position, refusal } from "../picture/pictures.js";
import { DATA, fetchMaterial, materialOf, someDeck } from "./material.js";
import { offeredScenes, SCENES } from "./offered.js";
import { languageOf } from "./play/dom.js";
import { sheetOf } from "./style.js";

/** @import { Element as Picture } from "../picture/markup.js" */
/** @import { Material, Options, WrongName } from "../picture/pictures.js" */
/** @import { Row } from "../picture/types.js" */

const PARTS = Object.keys(DATA.labels);
const LOOKS = ["game", "caption", "lang", "face", "index", "theme"];

/** Defines the elements of this script, unless the page has them already. @param {Document} page */
export function define(page) {
  const { customElements, HTMLElement } = /** @type {typeof globalThis} */ (page.defaultView ?? globalThis);

  /** Elements that are to be drawn. @type {Set<PictureElement>} */
  const waiting = new Set();

  /** Draws an element together with others: all are asked for their width first, so that the page is laid out once. @param {PictureElement} element */
  function drawSoon(element) {
    waiting.add(element);
    queueMicrotask(() => {
      const asked = Array.from(waiting, (each) => /** @type {const} */ ([each, each.asked()]));
      waiting.clear();
      for (const [each, now] of asked) each.draw(now);
    });
  }

  /** An element that draws its notation. */
  class PictureElement extends HTMLElement {
    static observedAttributes = [...PARTS, ...LOOKS];
    #root = this.attachShadow({ mode: "open" });
    // In the next frame: a picture that changes its size at once makes an error in the page around it.
    #resized = new ResizeObserver(() => requestAnimationFrame(() => drawSoon(this)));
    #edited = new MutationObserver(() => drawSoon(this));
    /** What was drawn last, so that the same is not drawn again. */
    #drawn = "";

    connectedCallback() {
      this.#resized.observe(this);
      this.#edited.observe(this, { characterData: true, childList: true, subtree: true });
      this.attributeChangedCallback();
    }

    disconnectedCallback() {
      this.#resized.disconnect();
      this.#edited.disconnect();
    }

    attributeChangedCallback() {
      // The style comes first: without it the element has no width.
      this.#root.adoptedStyleSheets = [sheetOf(this.getAttribute("theme") ?? "")];
      drawSoon(this);
    }

    /** Draws the picture of the notation. @param {Material} _material @param {Record<string, string>} _parts @param {Options} _options @returns {Picture} */
    picture(_material, _parts, _options) {
      throw new Error("abstract");
    }

    /** The script that has to be fetched before anything can be drawn. */
    missing() {
      return "";
    }

    /** The game of a notation. @param {string} _text */
    game(_text) {
      return this.getAttribute("game") || "yongzhou";
    }

    /** Draws what is asked for, unless it is drawn already. @param {ReturnType<PictureElement["asked"]>} asked */
    draw(asked) {
      const key = JSON.stringify(asked);
      if (!this.isConnected || key === this.#drawn) return;
      this.#drawn = key;
      const show = (/** @type {Picture} */ picture) => this.#root.replaceChildren(svgNode(picture, page));
      /** @param {WrongName} [wrong] */
      const refuse = (wrong) => show(refusal(DATA, someDeck(), asked.options, wrong));
      const wrong = wrongName(DATA, asked);
      if (wrong) return refuse(wrong);
      const family = DATA.games[asked.game];
      const material = materialOf(family, asked.face);
      let missing = material ? this.missing() : family;
      if (material && !missing) {
        try {
          return show(this.picture(material, asked.parts, asked.options));
        } catch (error) {
          if (!(error instanceof PartError)) throw error;
          missing = family;
        }
      }
      fetchMaterial(missing).then(
        () => {
          this.#drawn = "";
          drawSoon(this);
        },
        () => refuse(),
      );
    }

    /** What the element's attributes and its text ask for. */
    asked() {
      const attribute = (/** @type {string} */ name) => this.getAttribute(name) ?? "";
      const parts = Object.fromEntries(PARTS.map((name) => [name, attribute(name)]));
      const text = attribute("position") || /** @type {string} */ (this.textContent).trim();
      const theme = attribute("theme");
      return {
        game: this.game(text),
        face: attribute("face"),
        theme,
        parts: { ...parts, text },
        options: {
          caption: attribute("caption"),
          lang: languageOf(this),
          index: attribute("index") !== "off",
          theme,
          // Where lines run down the page, its width says nothing of the room for a picture.
          width: getComputedStyle(this).writingMode.startsWith("h")
            ? Math.min(Math.max(this.clientWidth, DATA.looks.narrowest), DATA.looks.widest)
            : DATA.looks.widest,
        },
      };
    }
  }

  /** `<hupai-hand>`: the cards of a hand and what lies beside them. */
  class HandElement extends PictureElement {
    /** What is drawn instead of a notation, if our scripts set it before the element is in a page. @type {Row[]|null} */
    rows = null;

    /** @override @type {PictureElement["picture"]} */
    picture(material, { text, ...parts }, options) {
      if (this.rows) return drawn(material, this.rows, options);
      return hand(material, { ...parts, cards: parts.cards || text }, options);
    }
  }

  /** `<hupai-meld>`: groups of cards. */
  class MeldElement extends PictureElement {
    /** @override @type {PictureElement["picture"]} */
    picture(material, { text, laid }, options) {
      return meld(material, laid || text, options);
    }
  }

  /** `<hupai-position>`: what one seat sees of a hand. */
  class PositionElement extends PictureElement {
    static observedAttributes = ["position", ...LOOKS];

    /** @override */
    missing() {
      return offeredScenes() ? "" : SCENES;
    }

    /** A game of the family that the text names; any game without one. @override @param {string} text */
    game(text) {
      const [family] = /\w+(?=:)/.exec(text.normalize("NFKC")) ?? [""];
      return Object.keys(DATA.games).find((game) => DATA.games[game] === family) ?? super.game("");
    }

    /** @override @type {PictureElement["picture"]} */
    picture(material, { text }, options) {
      return position(material, /** @type {any} */ (offeredScenes()), text, options);
    }
  }

  const elements = { hand: HandElement, meld: MeldElement, position: PositionElement };
  for (const [name, element] of Object.entries(elements)) {
    if (!customElements.get(`hupai-${name}`)) customElements.define(`hupai-${name}`, element);
  }

  // What only some pages have is fetched when it appears: a page may get it later.
  const arrived = new MutationObserver(() => look());
  const look = async () => {
    try {
      if (page.querySelector("hupai-replay,hupai-quiz,code[class*=hupai]")) await fetchMaterial(SCENES);
    } catch {
      arrived.disconnect(); // elements keep their text
    }
  };
  arrived.observe(page, { childList: true, subtree: true });
  look();
}
