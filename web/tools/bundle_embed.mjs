/**
 * Bundles what other sites include: `node bundle_embed.mjs OUT DATA VERSION`. DATA is the folder that
 * picture_data.py fills, VERSION the version of Hupai.
 *
 * It writes into OUT: hupai-cards.js, a plain script; hupai-cards.module.js, the same as a module, and hupai-cards.mjs, its
 * older name, which many hosts give no type that a browser runs; hupai-FAMILY.js for every family with all its faces; and
 * hupai-scenes.js, which draws positions, goes through hands and asks questions.
 */

import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { minify } from "terser";
import { materialOf, picturesOf, text } from "./picture_defines.mjs";
import { TARGETS } from "./targets.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const [out, data, version] = process.argv.slice(2);
/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(data, `${name}.json`), "utf8"));

const { faces } = read("pictures");

/** What a script is not told: a value without effects, which esbuild drops where nothing uses it. */
const NOTHING = Object.fromEntries(
  ["PICTURES", "FAMILY_PICTURES", "SCENES", "SCRIPT"].map((name) => [`globalThis.HUPAI_${name}`, '"-"']),
);
const NOTATION = join(web, "src/picture/notation.js");

/** Takes what reads every notation from the script that fetches the others. @type {import("esbuild").Plugin} */
const shareNotation = {
  name: "share-notation",
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/notation\.js$/ }, ({ path, resolveDir }) =>
      join(resolveDir, path) === NOTATION ? { path: join(web, "src/embed/shared_notation.js") } : undefined,
    ),
};

/**
 * Bundles a script; terser makes it smaller once more by one part in twenty, which matters only here.
 * @param {string} entry @param {string} file @param {import("esbuild").BuildOptions} options
 */
async function bundle(entry, file, { define, ...options }) {
  const { outputFiles } = await build({
    absWorkingDir: web,
    entryPoints: [join(web, "src", "embed", entry)],
    bundle: true,
    minify: true,
    write: false,
    charset: "utf8",
    legalComments: "none",
    target: TARGETS,
    define: { ...NOTHING, "globalThis.HUPAI_SCRIPT_VERSION": JSON.stringify(version), ...define },
    logLevel: "error",
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
  define: { "globalThis.HUPAI_SCENES": text(read("scenes")) },
  plugins: [shareNotation],
});
