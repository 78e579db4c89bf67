/**
 * Bundles the npm package: `node bundle_npm.mjs OUT DATA VERSION`. DATA is the folder that picture_data.py fills, VERSION
 * the version of Hupai.
 *
 * It writes the package's modules into OUT: index.js, svg.js, remark.js and what they share, and hexo.cjs.
 */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { familyPictures, picturesOf, text } from "./picture_defines.mjs";
import { TARGETS } from "./targets.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const [out, data, version] = process.argv.slice(2);
/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(data, `${name}.json`), "utf8"));

/** A page fetches the pictures of a family from our site, a bundler finds them in the package. */
const FETCHING = join(web, "src/embed/fetch_family.js");

/** @type {import("esbuild").Plugin} */
const useStandIn = {
  name: "use-stand-in",
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/fetch_family\.js$/ }, ({ path, resolveDir }) =>
      join(resolveDir, path) === FETCHING ? { path: join(web, "src/npm/fetch_family.js") } : undefined,
    ),
};

/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: web,
  outdir: out,
  bundle: true,
  minify: true,
  charset: "utf8",
  legalComments: "none", // the licences are in the package
  platform: "neutral",
  target: ["node18", ...TARGETS],
  define: {
    ...picturesOf(data, version),
    "globalThis.HUPAI_SCRIPT": '""',
    "globalThis.HUPAI_SCENES": text(read("scenes")),
    ...familyPictures(data),
  },
  logLevel: "error",
  plugins: [useStandIn],
};

await build({
  ...common,
  format: "esm",
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  entryPoints: ["index", "svg", "remark"].map((name) => ({ in: `src/npm/${name}.js`, out: name })),
});
await build({
  ...common,
  // Hexo calls `require` for scripts and plugins.
  format: "cjs",
  outExtension: { ".js": ".cjs" },
  footer: { js: "module.exports = module.exports.default;" },
  entryPoints: [{ in: "src/npm/hexo.js", out: "hexo" }],
});
