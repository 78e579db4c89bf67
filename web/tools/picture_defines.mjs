/** What the scripts for other sites are told of pictures, and by what name. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A value as the text of a literal that a script parses: quicker than the literal itself. */
export const text = (value) => JSON.stringify(JSON.stringify(value));

/**
 * What a script with the pictures of the first family is told, by the names of esbuild's `define`.
 * @param {string} data the folder that picture_data.py fills
 * @param {string} version
 */
export function picturesOf(data, version) {
  const read = (name) => JSON.parse(readFileSync(join(data, `${name}.json`), "utf8"));
  const { decks, faces, ...pictures } = read("pictures");
  const [family, [face]] = Object.entries(faces)[0];
  return {
    "globalThis.HUPAI_SCRIPT_VERSION": JSON.stringify(version),
    "globalThis.HUPAI_PICTURES": text({ ...pictures, faces }),
    "globalThis.HUPAI_FAMILY_PICTURES": text({ deck: decks[family], faces: { [face]: read(face) } }),
  };
}
