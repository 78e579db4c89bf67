/** @file How the published thing looks: its caption, language, colours, faces, width. */
import { html } from "lit";
import { DATA } from "../embed/material.js";
import { fieldsOf, WIDTHS } from "./address.js";
import { drawSelect, drawText } from "./parts.js";
import { say, wordFor } from "./words.js";

/** @import { Work } from "./address.js" */

const LANGUAGES = /** @type {const} */ ([
  ["zh", "中文"],
  ["en", "English"],
]);

/**
 * @param {"zh"|"en"} lang
 * @param {Work} work
 * @param {string} family
 * @param {(fields: Record<string, string>) => void} change
 * @param {(width: number) => void} widen
 */
export function drawLook(lang, { kind, fields, width }, family, change, widen) {
  const known = fieldsOf(kind);
  const select = (/** @type {string} */ name, /** @type {import("./parts.js").Choice[]} */ choices) => {
    const label = say(lang, /** @type {import("./words.js").Key} */ (`publish.${name}`));
    return drawSelect({
      label,
      value: fields[name] ?? "",
      choices,
      write: (/** @type {string} */ value) => change({ [name]: value }),
    });
  };
  const named = (/** @type {string} */ sort, /** @type {string[]} */ names) =>
    names.map((name) => /** @type {[string, string]} */ ([name, wordFor(lang, sort, name)]));
  const faces = DATA.faces[family] ?? [];
  return html`${drawText({ id: "caption", label: say(lang, "publish.caption"), value: fields.caption ?? "", most: 300, write: (caption) => change({ caption }) })}
    <div class="publish-choices">
      ${drawSelect({
        label: say(lang, "publish.width"),
        value: width ? String(width) : "",
        choices: [
          ["", say(lang, "publish.width.auto")],
          ...WIDTHS.map((n) => /** @type {[string, string]} */ ([String(n), say(lang, "publish.width.px", { n })])),
        ],
        write: (value) => widen(Number(value)),
      })}
      ${select("lang", [["", say(lang, "publish.lang.auto")], ...LANGUAGES.map(([id, name]) => /** @type {[string, string]} */ ([id, name]))])}
      ${select("theme", [["", say(lang, "publish.theme.auto")], ...named("theme", Object.keys(DATA.themes))])}
      ${
        known.has("face")
          ? select(
              "face",
              named("face", faces).map(([id, name], nth) => [nth === 0 ? "" : id, name]),
            )
          : ""
      }
      ${
        known.has("index")
          ? select("index", [
              ["", say(lang, "publish.index.on")],
              ["off", say(lang, "publish.index.off")],
            ])
          : ""
      }
    </div>`;
}
