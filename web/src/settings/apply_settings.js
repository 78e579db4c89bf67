/** @file What the styles read from the root of a page: the theme and what else a player has set about looks. */
import { showsIndex } from "./settings.js";

/** The browser's own bars, in the colour of the table. */
const BARS = { felt: "#17493a", dusk: "#1b1e24", paper: "#e8e0cc", contrast: "#000000" };

/**
 * Dresses the page in its settings. What is so already is left alone: setting the language, to the same one too, makes
 * a browser look up the styles of everything on the page again.
 * @param {import("./settings.js").Settings} settings
 */
export function dress(settings) {
  const root = document.documentElement;
  const worn = {
    lang: settings.lang === "zh" ? "zh-Hans" : "en",
    "data-theme": settings.theme,
    "data-face": settings.face,
    "data-size": settings.size,
    "data-index": showsIndex(settings) ? "on" : "off",
    "data-locked": settings.locked,
    "data-side": settings.side,
    "data-motion": settings.motion,
  };
  for (const [name, value] of Object.entries(worn)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", BARS[settings.theme]);
}
