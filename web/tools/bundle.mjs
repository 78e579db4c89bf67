/**
 * Bundles the page: `node bundle.mjs OUT` writes main.js, worker.js and style.css into OUT, and the list
 * of npm packages that went into them to OUT/../bundled.json.
 *
 * Pyodide is never bundled: the worker imports `../pyodide/pyodide.mjs` at run time, relative to itself.
 */

import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const out = process.argv[2];

const { metafile } = await build({
  absWorkingDir: web,
  entryPoints: { main: "src/main.js", worker: "src/worker.js", style: "styles/main.css" },
  outdir: out,
  bundle: true,
  format: "esm",
  minify: true,
  charset: "utf8",
  legalComments: "none", // the licences are shipped whole, in licences/
  target: ["chrome111", "edge111", "firefox114", "safari16.4"],
  external: ["*/pyodide.mjs", "*.svg"],
  metafile: true,
  logLevel: "error",
});

const packages = Object.keys(metafile.inputs)
  .map((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1])
  .filter((name) => name !== undefined);
writeFileSync(join(dirname(out), "bundled.json"), `${JSON.stringify([...new Set(packages)].sort(), null, 1)}\n`);
