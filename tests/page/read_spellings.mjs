/** Reads fields of hands with the page's scripts, for a comparison with the engine: a JSON list of [family, field, text] in, what was read out. */
import { readFileSync } from "node:fs";
import { readFields } from "../../web/src/editor/fields.js";
import { unpacked } from "../../web/src/picture/deck.js";
import { QUICK_READER } from "../../web/src/picture/quick_reader.js";
import { readerOf } from "../../web/src/picture/signs.js";

const [file] = process.argv.slice(2);
const data = JSON.parse(readFileSync(file, "utf8"));
const decks = Object.fromEntries(
  Object.entries(data.decks).map(([family, deck]) => [family, unpacked(data, deck, readerOf(data.signs[family]))]),
);

/** What a field reads; an error is its code and its place. */
function read(deck, field, text) {
  const { pieces, wrong } = readFields(data, deck, { [field]: text })[field];
  if (wrong) return `${wrong.error.code} ${wrong.error.place}`;
  return field === "laid" ? pieces.map(({ kind, codes }) => [kind, codes]) : pieces.flatMap(({ codes }) => codes);
}

const quick = unpacked(data, data.decks.zipai, QUICK_READER);
const found = JSON.parse(readFileSync(0, "utf8")).map(([family, field, text]) => ({
  full: read(decks[family], field, text),
  quick: family === "zipai" ? read(quick, field, text) : null,
}));
process.stdout.write(JSON.stringify(found));
