/**
 * Bundles the npm package: `node bundle_npm.mjs OUT DATA VERSION`. DATA is the folder that picture_data.py fills, VERSION
 * the version of Hupai.
 *
 * It writes the package's modules into OUT: index.js, svg.js, remark.js and what they share, and hexo.cjs.
 */

import { join } from "node:path";
import { build } from "esbuild";
import { common, readJson, TARGETS, text, useStandIns } from "./bundling.mjs";
import { familyPictures, picturesOf } from "./picture_defines.mjs";

const [outdir, data, version] = process.argv.slice(2);

/** @type {import("esbuild").BuildOptions} */
const options = {
  ...common,
  outdir,
  platform: "neutral",
  target: ["node18", ...TARGETS],
  define: {
    ...picturesOf(data, version),
    "globalThis.HUPAI_SCRIPT": '""',
    "globalThis.HUPAI_SCENES": text(readJson(join(data, "scenes.json"))),
    ...familyPictures(data),
  },
  // A page fetches the pictures of a family from our site, a bundler finds them in the package.
  plugins: [useStandIns({ "embed/fetch_family.js": "npm/fetch_family.js" })],
};

await build({
  ...options,
  format: "esm",
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  entryPoints: ["index", "svg", "remark"].map((name) => ({ in: `src/npm/${name}.js`, out: name })),
});
await build({
  ...options,
  // Hexo calls `require` for scripts and plugins.
  format: "cjs",
  outExtension: { ".js": ".cjs" },
  footer: { js: "module.exports = module.exports.default;" },
  entryPoints: [{ in: "src/npm/hexo.js", out: "hexo" }],
});
