/**
 * Bundles what a host can deliver that says that scripts are something else: `node bundle_classic.mjs OUT DATA VERSION
 * BUILT NAME`, with the arguments of bundle_play.mjs. It writes classic.js, all our pages as one classic script, and
 * classic-worker.js, the worker with Pyodide's scripts in it, which the page hands all files as that of the single file.
 */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { offersByName } from "./offers.mjs";
import { picturesOf, text } from "./picture_defines.mjs";
import { handedWorker, useStandIns } from "./stand_ins.mjs";
import { TARGETS } from "./targets.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const [out, data, version, builtFile, name] = process.argv.slice(2);
const { families, parts, offers, ...built } = JSON.parse(readFileSync(builtFile, "utf8"));

/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: web,
  outdir: out,
  bundle: true,
  minify: true,
  charset: "utf8",
  legalComments: "none", // the licences are shipped in full, in licences/
  target: TARGETS,
  logLevel: "error",
};
const define = {
  "globalThis.HUPAI_BUILD_NAME": JSON.stringify(name),
  "globalThis.HUPAI_FAMILIES": JSON.stringify(JSON.stringify(families)),
  "globalThis.HUPAI_PARTS": JSON.stringify(JSON.stringify(parts)),
  ...offersByName(offers),
};

await build({
  ...common,
  format: "iife",
  external: ["*.svg"],
  define: {
    ...define,
    ...picturesOf(data, version),
    "globalThis.HUPAI_EDITING": text(JSON.parse(readFileSync(join(data, "editing.json"), "utf8"))),
    "globalThis.HUPAI_SCRIPT": "globalThis.hupaiScript",
  },
  entryPoints: { classic: "src/classic/main.js" },
  plugins: [useStandIns({ "boot/start.js": "single/start.js", "boot/start_worker.js": "frame/start_worker.js" })],
});
const worker = handedWorker(built);
await build({
  ...common,
  ...worker,
  define: { ...define, ...worker.define },
  entryPoints: { "classic-worker": "src/single/worker.js" },
});
