/** Reads notations with the page's script, for a comparison with the engine: a JSON list of [family, kind, text] in, what was read out. */
import { readFileSync } from "node:fs";
import { isNotationError } from "../../web/src/picture/notation.js";
import { QUICK_READER } from "../../web/src/picture/quick_reader.js";
import { readerOf } from "../../web/src/picture/signs.js";

const [file] = process.argv.slice(2);
const { decks, signs } = JSON.parse(readFileSync(file, "utf8"));
const readers = Object.fromEntries(Object.entries(signs).map(([family, some]) => [family, readerOf(some)]));

/** What a reader makes of a text; an error is its code and its place. */
function read(reader, family, kind, text) {
  try {
    return reader.typed(text, (one) => {
      if (kind === "cards") return reader.cards(one).map(([code]) => code);
      return reader
        .groups(one, decks[family].groups)
        .map(({ name, cards }) => [name, reader.cards(cards).map(([code]) => code)]);
    });
  } catch (error) {
    if (!isNotationError(error)) throw error;
    const { code, place } = /** @type {import("../../web/src/picture/notation.js").NotationError} */ (error);
    return `${code} ${place}`;
  }
}

const found = JSON.parse(readFileSync(0, "utf8")).map(([family, kind, text]) => ({
  full: read(readers[family], family, kind, text),
  quick: family === "zipai" ? read(QUICK_READER, family, kind, text) : null,
}));
process.stdout.write(JSON.stringify(found));
