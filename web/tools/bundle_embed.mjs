/**
 * Bundles what other sites include: `node bundle_embed.mjs OUT DATA VERSION`. DATA is the folder that
 * picture_data.py fills, VERSION the version of Hupai.
 *
 * It writes into OUT: hupai-cards.js, a plain script; hupai-cards.module.js, the same as a module, and hupai-cards.mjs, its
 * older name, which many hosts give no type that a browser runs; hupai-FAMILY.js for every family with all its faces; and
 * hupai-scenes.js, which draws positions, goes through hands and asks questions.
 */

import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { buildSmall, common, readJson, text, useStandIns } from "./bundling.mjs";
import { materialOf, picturesOf } from "./picture_defines.mjs";

const [out, data, version] = process.argv.slice(2);
const { faces } = readJson(join(data, "pictures.json"));

/** What a script is not told: a value without effects, which esbuild drops where nothing uses it. */
const NOTHING = Object.fromEntries(
  ["PICTURES", "FAMILY_PICTURES", "SCENES", "SCRIPT"].map((name) => [`globalThis.HUPAI_${name}`, '"-"']),
);

/** Takes what reads every notation from the script that fetches the others. */
const shareNotation = useStandIns({ "picture/notation.js": "embed/shared_notation.js" });

/** Bundles a script. @param {string} entry @param {string} name of the file @param {import("esbuild").BuildOptions} options */
const bundle = (entry, name, { define, ...options }) =>
  buildSmall({
    ...common,
    outdir: out,
    entryPoints: { [name]: `src/embed/${entry}` },
    define: { ...NOTHING, "globalThis.HUPAI_SCRIPT_VERSION": JSON.stringify(version), ...define },
    ...options,
  });

/** @type {{ format: import("esbuild").Format, file: string, address: string }[]} */
const WAYS = [
  { format: "iife", file: "hupai-cards", address: '""' },
  { format: "esm", file: "hupai-cards.module", address: "import.meta.url" },
];
for (const { format, file, address } of WAYS) {
  await bundle("cards.js", file, {
    format,
    define: { ...picturesOf(data, version), "globalThis.HUPAI_SCRIPT": address },
  });
}
copyFileSync(join(out, "hupai-cards.module.js"), join(out, "hupai-cards.mjs"));
for (const family of Object.keys(faces)) {
  const define = { "globalThis.HUPAI_FAMILY_PICTURES": text(materialOf(data, family)) };
  await bundle("family.js", `hupai-${family}`, { format: "iife", define, plugins: [shareNotation] });
}
await bundle("scenes.js", "hupai-scenes", {
  format: "iife",
  define: { "globalThis.HUPAI_SCENES": text(readJson(join(data, "scenes.json"))) },
  plugins: [shareNotation],
});
