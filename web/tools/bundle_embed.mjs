/**
 * Bundles what other sites include: `node bundle_embed.mjs OUT DATA VERSION`. DATA is the folder that
 * picture_data.py fills, VERSION the version of Hupai.
 *
 * It writes into OUT: hupai-cards.js, a plain script; hupai-cards.mjs, the same as a module; hupai-FAMILY.js for every
 * family whose pictures hupai-cards.js does not bring; hupai-scenes.js, which draws positions and goes through hands; and
 * hupai-quiz.js.
 */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const [out, data, version] = process.argv.slice(2);
const read = (name) => JSON.parse(readFileSync(join(data, `${name}.json`), "utf8"));

const { decks, faces, ...pictures } = read("pictures");
/** What a family's pictures need: its deck and the outlines of its faces. */
const materialOf = (family, shown = faces[family]) => ({
  deck: decks[family],
  faces: Object.fromEntries(shown.map((face) => [face, read(face)])),
});
/** The family that comes with the script, and the one face of it. */
const [first, [face]] = Object.entries(faces)[0];
/** A value as the text of a literal that a script parses: quicker than the literal itself. */
const text = (value) => JSON.stringify(JSON.stringify(value));

/** @param {string} entry @param {string} file @param {import("esbuild").BuildOptions} options */
const bundle = (entry, file, { define, ...options }) =>
  build({
    absWorkingDir: web,
    entryPoints: [join(web, "src", "embed", entry)],
    outfile: join(out, file),
    bundle: true,
    minify: true,
    charset: "utf8",
    legalComments: "none",
    target: ["chrome111", "edge111", "firefox114", "safari16.4"],
    define: { "globalThis.HUPAI_SCRIPT_VERSION": JSON.stringify(version), ...define },
    logLevel: "error",
    ...options,
  });

for (const { format, extension, address } of [
  { format: "iife", extension: "js", address: '""' },
  { format: "esm", extension: "mjs", address: "import.meta.url" },
]) {
  await bundle("cards.js", `hupai-cards.${extension}`, {
    format,
    define: {
      "globalThis.HUPAI_PICTURES": text({ ...pictures, faces }),
      "globalThis.HUPAI_FAMILY_PICTURES": text(materialOf(first, [face])),
      "globalThis.HUPAI_SCRIPT": address,
    },
  });
}
for (const family of Object.keys(faces)) {
  const define = { "globalThis.HUPAI_FAMILY_PICTURES": text(materialOf(family)) };
  await bundle(`${family}.js`, `hupai-${family}.js`, { format: "iife", define });
}
await bundle("scenes.js", "hupai-scenes.js", {
  format: "iife",
  define: { "globalThis.HUPAI_SCENES": text(read("scenes")) },
});
await bundle("quiz_script.js", "hupai-quiz.js", { format: "iife" });
