/** @file `<hp-frames>`: the frame of an address at nine widths. A frame wider than the page is shown smaller, whole. */

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { LightElement, states } from "../shared/light_element.js";
import { WIDTHS } from "./address.js";
import { say } from "./words.js";

/** The height of a frame that has not said how high it must be. */
const UNKNOWN = 120;
/** What a frame may ask for at most, as other sites limit it too. */
const HIGHEST = 5000;
/** Milliseconds between two changes of what the frames show. */
const REST_MS = 200;
/** Milliseconds in which a loaded frame says that it is there. */
const PATIENCE_MS = 8000;

export class FramesElement extends LightElement {
  static properties = {
    fragment: { attribute: false },
    lang: { attribute: false },
    what: { attribute: false },
    ...states("heights", "room", "failed", "attempt"),
  };

  constructor() {
    super();
    /** What stands behind the # of the frames' address. */
    this.fragment = "";
    /** @type {"zh"|"en"} */
    this.lang = "zh";
    /** What is shown, in a word. */
    this.what = "";
    /** @type {Record<number, number>} */
    this.heights = {};
    this.room = 0;
    this.failed = false;
    this.attempt = 0;
    this.resting = 0;
    /** The frames' first address: what changes later is told to them, so that the way back leads to no frame's past. */
    this.first = "";
    /** What each frame was told to show, once it is there. @type {Map<number, string>} */
    this.told = new Map();
    this.hear = (/** @type {MessageEvent} */ event) => this.onMessage(event);
    // In the next frame: what is drawn for another width has another height, and that is not to be observed at once.
    this.sized = new ResizeObserver(([{ contentRect }]) =>
      requestAnimationFrame(() => {
        this.room = Math.floor(contentRect.width);
      }),
    );
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("message", this.hear);
    this.sized.observe(this);
  }

  disconnectedCallback() {
    removeEventListener("message", this.hear);
    this.sized.disconnect();
    clearTimeout(this.resting);
    super.disconnectedCallback();
  }

  /** How high the frame of a width has to be; 0 as long as it has not said so. @param {number} width */
  heightOf(width) {
    return this.heights[width] ?? 0;
  }

  /** @param {number} width @returns {HTMLIFrameElement|null} */
  frame(width) {
    return this.querySelector(`iframe[width="${width}"]`);
  }

  /** @param {MessageEvent} event */
  onMessage({ data, source }) {
    const width = WIDTHS.find((each) => source !== null && this.frame(each)?.contentWindow === source);
    if (!width || data?.hupai !== 1) return;
    if (data.type === "ready") {
      if (!this.told.has(width)) this.told.set(width, this.first);
      this.failed = false;
      this.tell(width);
    } else if (data.type === "height" && typeof data.value === "number" && data.value >= 1) {
      this.heights = { ...this.heights, [width]: Math.min(Math.ceil(data.value), HIGHEST) };
      this.dispatchEvent(new CustomEvent("hp-heights", { detail: this.heights }));
    }
  }

  /** Lets a frame that is there show what is asked for now. @param {number} width */
  tell(width) {
    if (!this.told.has(width) || this.told.get(width) === this.fragment) return;
    this.told.set(width, this.fragment);
    this.frame(width)?.contentWindow?.postMessage(
      { hupai: 1, type: "set", address: this.fragment },
      new URL(document.baseURI).origin,
    );
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!this.first) this.first = this.fragment;
    if (!changed.has("fragment")) return;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      for (const width of WIDTHS) this.tell(width);
    }, REST_MS);
  }

  /** Sets sizes by hand: the page's policy allows no style attributes. */
  updated() {
    for (const width of WIDTHS) {
      const frame = this.frame(width);
      const around = frame?.parentElement;
      if (!frame || !around) continue;
      const scale = this.scaleOf(width);
      const height = this.heightOf(width) || UNKNOWN;
      frame.style.transform = scale < 1 ? `scale(${scale})` : "";
      around.style.width = `${Math.floor(width * scale)}px`;
      around.style.height = `${Math.ceil(height * scale)}px`;
    }
  }

  /** @param {number} width */
  scaleOf(width) {
    return this.room > 0 ? Math.min(1, this.room / width) : 1;
  }

  /** @param {number} width */
  loaded(width) {
    const { attempt } = this;
    setTimeout(() => {
      if (attempt === this.attempt && !this.told.has(width)) this.failed = true;
    }, PATIENCE_MS);
  }

  again() {
    this.failed = false;
    this.told.clear();
    this.first = this.fragment;
    this.attempt += 1;
  }

  render() {
    const { lang } = this;
    return html`${
      this.failed
        ? html`<p class="calculate-wrong" role="alert">${say(lang, "publish.frames.failed")}
        <button type="button" class="quiet" @click=${() => this.again()}>${say(lang, "publish.retry")}</button></p>`
        : nothing
    }${keyed(this.attempt, html`<div class="frames">${WIDTHS.map((width) => this.drawFrame(width))}</div>`)}`;
  }

  /** @param {number} width */
  drawFrame(width) {
    const { lang, what } = this;
    const height = this.heightOf(width);
    const scale = this.scaleOf(width);
    const percent = Math.round(100 * scale);
    return html`<figure class="sized">
      <figcaption>${say(lang, "publish.frame.size", { width, height: height || "…" })}${
        scale < 1 ? html` <small>${say(lang, "publish.frame.scaled", { percent })}</small>` : nothing
      }</figcaption>
      <div class="frame-place"><iframe loading="lazy" width=${width} height=${height || UNKNOWN} src="embed.html#${this.first}"
        title=${say(lang, "publish.frame", { width, what })} @load=${() => this.loaded(width)}></iframe></div>
    </figure>`;
  }
}

customElements.define("hp-frames", FramesElement);
