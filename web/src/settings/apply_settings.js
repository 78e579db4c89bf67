/** @file Writes the settings that the styles read onto the root of a page. */
import { showsIndex } from "./settings.js";

/** The colour of the browser's own bars, which is that of the table, by theme. */
const BARS = { felt: "#17493a", dusk: "#1b1e24", paper: "#e8e0cc", contrast: "#000000" };

/**
 * Writes the settings onto the root. An attribute is set only if it differs: setting `lang` or the colour of the bars,
 * even to the same value, makes the browser compute the styles of the whole page again.
 * @param {import("./settings.js").Settings} settings
 */
export function applySettings(settings) {
  const root = document.documentElement;
  const attributes = {
    lang: settings.lang === "zh" ? "zh-Hans" : "en",
    "data-theme": settings.theme,
    "data-face": settings.face,
    "data-size": settings.size,
    "data-text": settings.text,
    "data-index": showsIndex(settings) ? "on" : "off",
    "data-locked": settings.locked,
    "data-side": settings.side,
    "data-motion": settings.motion,
  };
  for (const [name, value] of Object.entries(attributes)) setChanged(root, name, value);
  const bars = document.querySelector('meta[name="theme-color"]');
  if (bars) setChanged(bars, "content", BARS[settings.theme]);
}

/** @param {Element} element @param {string} name @param {string} value */
function setChanged(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
