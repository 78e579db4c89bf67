/** Draws pictures with the page's script, for a comparison with the engine's: reads a JSON list of wishes, writes a JSON list of SVG. */
import { readFileSync } from "node:fs";
import { unpacked } from "../../web/src/picture/deck.js";
import { markup } from "../../web/src/picture/markup.js";
import { drawn as drawRows, hand, meld, position } from "../../web/src/picture/pictures.js";
import { positionRows } from "../../web/src/picture/position.js";
import { readerOf } from "../../web/src/picture/signs.js";

const [folder] = process.argv.slice(2);
const read = (/** @type {string} */ name) => JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8"));
const data = read("pictures");
const decks = Object.fromEntries(
  Object.entries(data.decks).map(([family, deck]) => [family, unpacked(data, deck, readerOf(data.signs[family]))]),
);
const faces = Object.fromEntries(Object.values(data.faces).flatMap((names) => names.map((name) => [name, read(name)])));

const scenes = { scenes: read("scenes"), positionRows };

const drawn = JSON.parse(readFileSync(0, "utf8")).map(
  ({ family, face, groups, parts, position: text, rows, wishes }) => {
    const material = { data, deck: decks[family], outlines: faces[face] };
    if (rows !== undefined) return markup(drawRows(material, rows, wishes));
    if (text !== undefined) return markup(position(material, scenes, text, wishes));
    return markup(groups === undefined ? hand(material, parts, wishes) : meld(material, groups, wishes));
  },
);
process.stdout.write(JSON.stringify(drawn));
