/** @file The style of the elements that ask the engine. They take the page's font and colour; a theme sets its own. */
import { DATA } from "../material.js";

/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/** The style sheet of a theme. @param {string} theme */
export function playSheet(theme) {
  let sheet = sheets.get(theme);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(colours(theme) + RULES);
    sheets.set(theme, sheet);
  }
  return sheet;
}

/** Colours that the page may set. @param {string} theme */
function colours(theme) {
  const known = DATA.themes[theme];
  const text = known && theme !== "light" ? known.text : "currentColor";
  return `:host{--ink:var(--hupai-text,${text});--line:color-mix(in srgb,var(--ink) 25%,transparent);--soft:color-mix(in srgb,var(--ink) 7%,transparent);--go:var(--hupai-accent,#17614a)}`;
}

const RULES = `
:host{display:block;max-width:100%;color:var(--ink);line-height:1.5}
:host([hidden]){display:none}
*{box-sizing:border-box}
.picture:empty,.bar:empty,.answer:empty{display:none}
.picture>*{max-width:100%}
.bar{margin:.5rem 0;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.4rem 1rem;border:1px solid transparent;border-radius:.5rem;background:var(--go);color:#fff;cursor:pointer;max-width:100%}
button small{font-weight:400;font-size:.85em}
button.quiet{background:none;border-color:var(--line);color:inherit;font-weight:400}
button:focus-visible,input:focus-visible,select:focus-visible,summary:focus-visible{outline:3px solid #c98a00;outline-offset:2px}
.progress{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;min-height:2.75rem}
progress{inline-size:12rem;max-inline-size:100%;block-size:.6rem;accent-color:var(--go)}
.answer{margin:.5rem 0;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.5rem;background:var(--soft);overflow-wrap:anywhere}
.answer:focus{outline:none}
.answer>*{margin:.25rem 0}
.verdict{font-size:1.15em;font-weight:700;display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
.verdict span{font-size:.85rem;font-weight:400;border:1px solid var(--line);border-radius:1rem;padding:.05rem .6rem}
.figures{display:flex;flex-wrap:wrap;gap:.15rem .75rem;font-weight:600}
h4{margin:.75rem 0 .25rem;font-size:1em}
ol,ul{margin:.25rem 0;padding-inline-start:1.4rem}
li{margin:.15rem 0}
.waits{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.75rem}
hupai-hand,hupai-meld{display:block}
.card{flex:none;inline-size:60px;overflow:hidden}
.card>*{inline-size:200px;max-inline-size:none}
.waits>li{display:flex;gap:.5rem;align-items:center;border:1px solid var(--line);border-radius:.5rem;padding:.4rem .6rem;background:none}
.waits small{display:block;opacity:.9}
.choice{display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:center;padding:.4rem 0;border-bottom:1px solid var(--line)}
.choice:last-child{border:0}
.choice .waits{flex:1 1 12rem}
.choice p{margin:0}
.wrong{margin:0}
.wrong::before{content:"⚠ "}
.sources{font-size:.9em}
details{margin:.5rem 0}
summary{cursor:pointer;min-height:2.75rem;display:flex;align-items:center;gap:.4rem}
summary::before{content:"▸"}
details[open] summary::before{content:"▾"}
form{display:grid;gap:.5rem;grid-template-columns:repeat(auto-fit,minmax(min(13rem,100%),1fr));align-items:end}
label{display:grid;gap:.15rem;font-size:.9em}
input,select{font:inherit;font-size:1rem;min-height:2.75rem;width:100%;padding:.3rem .5rem;border:1px solid var(--ink);border-radius:.4rem;background:Field;color:FieldText}
iframe{display:block;width:100%;border:0;border-radius:.5rem}
@media print{.bar,details{display:none}}
@media (forced-colors:active){button{border-color:ButtonBorder}}
`;
