/**
 * Bundles what a host can deliver that says that scripts are something else: `node bundle_classic.mjs OUT DATA VERSION
 * BUILT NAME`, with the arguments of bundle_play.mjs. It writes classic.js, all our pages as one classic script, and
 * classic-worker.js, the worker with Pyodide's scripts in it, which the page hands all files as that of the single file.
 */

import { join } from "node:path";
import { build } from "esbuild";
import { buildDefines, common, handedWorker, readJson, text, useStandIns } from "./bundling.mjs";
import { picturesOf } from "./picture_defines.mjs";

const [outdir, data, version, builtFile, name] = process.argv.slice(2);
const built = readJson(builtFile);
const defines = buildDefines(built, name);

await build({
  ...common,
  outdir,
  format: "iife",
  external: ["*.svg"],
  define: {
    ...defines,
    ...picturesOf(data, version),
    "globalThis.HUPAI_EDITING": text(readJson(join(data, "editing.json"))),
    "globalThis.HUPAI_SCRIPT": "globalThis.hupaiScript",
  },
  entryPoints: { classic: "src/classic/main.js" },
  plugins: [useStandIns({ "boot/start.js": null, "boot/start_worker.js": "frame/start_worker.js" })],
});
const { define, ...worker } = handedWorker(built);
await build({
  ...common,
  ...worker,
  outdir,
  define: { ...defines, ...define },
  entryPoints: { "classic-worker": "src/single/worker.js" },
});
