/**
 * Bundles what the single file is made of: `node bundle_single.mjs OUT BUILT DATA VERSION` writes page.js, worker.js,
 * table.css and reading.css into OUT; DATA and VERSION are those of bundle_embed.mjs. Nothing is split: page.js contains
 * what the site loads on demand, and worker.js contains Pyodide's two scripts. The modules in src/single/ stand in for
 * those that would request files from the site.
 */

import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { offersByName } from "./offers.mjs";
import { familyPictures, picturesOf } from "./picture_defines.mjs";
import { handedWorker, useStandIns } from "./stand_ins.mjs";
import { layered, styleFiles } from "./styles.mjs";
import { TARGETS } from "./targets.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));

/** The modules of the site, and the modules that stand in for them. */
const STAND_INS = useStandIns(
  Object.fromEntries(
    Object.entries({
      "shared/site.js": "site.js",
      "shared/sprites.js": "sprites.js",
      "shared/trusted_script.js": "trusted_script.js",
      "boot/start.js": "start.js",
      "boot/start_worker.js": "start_worker.js",
      "boot/downloads.js": "downloads.js",
      "boot/ways.js": "ways.js",
      "embed/fetch_family.js": "fetch_family.js",
    }).map(([of, by]) => [of, `single/${by}`]),
  ),
);

const [out, builtFile, data, version] = process.argv.slice(2);
const { families, offers, ...built } = JSON.parse(readFileSync(builtFile, "utf8"));
// The file has the program whole: nothing could bring the rest at once.
built.rest = null;
built.bytes["pyodide/pyodide.asm.wasm"] = statSync(join(web, "node_modules", "pyodide", "pyodide.asm.wasm")).size;

/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: web,
  outdir: out,
  bundle: true,
  minify: true,
  charset: "utf8",
  legalComments: "none", // the licences lie in the file in full
  target: TARGETS,
  logLevel: "error",
  define: { "globalThis.HUPAI_FAMILIES": JSON.stringify(JSON.stringify(families)), ...offersByName(offers) },
};

await build({
  ...common,
  format: "iife",
  plugins: [STAND_INS, layered],
  define: {
    ...common.define,
    ...picturesOf(data, version),
    ...familyPictures(data),
    "globalThis.HUPAI_SCRIPT": '""',
  },
  entryPoints: { page: "src/single/main.js", ...styleFiles("table", "reading") },
});
const worker = handedWorker(built);
await build({
  ...common,
  ...worker,
  define: { ...common.define, ...worker.define },
  entryPoints: { worker: "src/single/worker.js" },
});
