/** @file The style of a picture in a page: its colours and the size of its corner numbers may be set by the page, and it follows forced colours. */
import { DATA } from "./material.js";

/** @type {Record<string, CSSStyleSheet>} */
const sheets = Object.create(null);

/** The style sheet of a theme. @param {string} theme */
export function sheetOf(theme) {
  if (!sheets[theme]) {
    sheets[theme] = new CSSStyleSheet();
    sheets[theme].replaceSync(rules(DATA.themes[theme] ?? DATA.themes.light));
  }
  return sheets[theme];
}

/** @param {Record<string, string>} colours */
function rules(colours) {
  const paints = Object.entries(colours).map(([name, colour]) => {
    // Text beside the cards has the colour of the page's text.
    const usual = name === "text" && colours === DATA.themes.light ? "currentColor" : colour;
    const value = `var(--hupai-${name},${usual})`;
    return `.fill-${name}{fill:${value}}.stroke-${name}{stroke:${value}}`;
  });
  return `:host{display:block;max-width:100%}:host([hidden]){display:none}
svg{display:block;max-width:100%;height:auto;break-inside:avoid;text-transform:none;text-indent:0}
g text{font-size:var(--hupai-index,${DATA.looks.index_size}px)}
${paints.join("")}
@media (forced-colors:active){svg{forced-color-adjust:none}
[class*=fill-]{fill:CanvasText}[class*=stroke-]{stroke:CanvasText}
.fill-paper{fill:Canvas}.stroke-paper{stroke:Canvas}.fill-back{fill:GrayText}.stroke-accent{stroke:Highlight}}`;
}
