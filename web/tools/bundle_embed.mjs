/**
 * Bundles what other sites include: `node bundle_embed.mjs OUT DATA VERSION`. DATA is the folder that
 * picture_data.py fills, VERSION the version of Hupai.
 *
 * It writes into OUT: hupai-cards.js, a plain script; hupai-cards.module.js, the same as a module, and hupai-cards.mjs, its
 * older name, which many hosts give no type that a browser runs; hupai-FAMILY.js for every family with all its faces; and
 * hupai-scenes.js, which draws positions, goes through hands and asks questions.
 */

import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import { common, readJson, text, useStandIns } from "./bundling.mjs";
import { materialOf, picturesOf } from "./picture_defines.mjs";

const [out, data, version] = process.argv.slice(2);
const { faces } = readJson(join(data, "pictures.json"));

/** What a script is not told: a value without effects, which esbuild drops where nothing uses it. */
const NOTHING = Object.fromEntries(
  ["PICTURES", "FAMILY_PICTURES", "SCENES", "SCRIPT"].map((name) => [`globalThis.HUPAI_${name}`, '"-"']),
);

/** Takes what reads every notation from the script that fetches the others. */
const shareNotation = useStandIns({ "picture/notation.js": "embed/shared_notation.js" });

/**
 * Bundles a script; terser makes it smaller once more by one part in twenty, which matters only here.
 * @param {string} entry @param {string} file @param {import("esbuild").BuildOptions} options
 */
async function bundle(entry, file, { define, ...options }) {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [`src/embed/${entry}`],
    write: false,
    define: { ...NOTHING, "globalThis.HUPAI_SCRIPT_VERSION": JSON.stringify(version), ...define },
    ...options,
  });
  /** @type {import("terser").MinifyOptions} */
  const small = { ecma: 2020, module: options.format === "esm", compress: { passes: 3 } };
  const { code = "" } = await minify(outputFiles?.[0].text ?? "", small);
  writeFileSync(join(out, file), code);
}

/** @type {{ format: import("esbuild").Format, extension: string, address: string }[]} */
const WAYS = [
  { format: "iife", extension: "js", address: '""' },
  { format: "esm", extension: "module.js", address: "import.meta.url" },
];
for (const { format, extension, address } of WAYS) {
  await bundle("cards.js", `hupai-cards.${extension}`, {
    format,
    define: { ...picturesOf(data, version), "globalThis.HUPAI_SCRIPT": address },
  });
}
copyFileSync(join(out, "hupai-cards.module.js"), join(out, "hupai-cards.mjs"));
for (const family of Object.keys(faces)) {
  const define = { "globalThis.HUPAI_FAMILY_PICTURES": text(materialOf(data, family)) };
  await bundle("family.js", `hupai-${family}.js`, { format: "iife", define, plugins: [shareNotation] });
}
await bundle("scenes.js", "hupai-scenes.js", {
  format: "iife",
  define: { "globalThis.HUPAI_SCENES": text(readJson(join(data, "scenes.json"))) },
  plugins: [shareNotation],
});
