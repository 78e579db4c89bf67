/** @file What the styles read from the root of a page: the theme and what else a player has set about looks. */
import { showsIndex } from "./settings.js";

/** The browser's own bars, in the colour of the table. */
const BARS = { felt: "#17493a", dusk: "#1b1e24", paper: "#e8e0cc", contrast: "#000000" };

/**
 * Dresses the page in its settings.
 * @param {import("./settings.js").Settings} settings
 */
export function dress(settings) {
  const root = document.documentElement;
  root.lang = settings.lang === "zh" ? "zh-Hans" : "en";
  root.dataset.theme = settings.theme;
  root.dataset.face = settings.face;
  root.dataset.size = settings.size;
  root.dataset.index = showsIndex(settings) ? "on" : "off";
  root.dataset.locked = settings.locked;
  root.dataset.side = settings.side;
  root.dataset.motion = settings.motion;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", BARS[settings.theme]);
}
