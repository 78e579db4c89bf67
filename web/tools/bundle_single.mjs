/**
 * Bundles what the single file is made of: `node bundle_single.mjs OUT BUILT DATA VERSION` writes page.js, worker.js,
 * playing.css and reading.css into OUT; DATA and VERSION are those of bundle_embed.mjs. Nothing is split: page.js contains
 * what the site loads on demand, and worker.js contains Pyodide's two scripts. The modules in src/single/ stand in for
 * those that would request files from the site.
 */

import { statSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { buildDefines, common, handedWorker, readJson, useStandIns, web } from "./bundling.mjs";
import { familyPictures, picturesOf } from "./picture_defines.mjs";
import { layered, styleFiles } from "./styles.mjs";

const [outdir, builtFile, data, version] = process.argv.slice(2);
const built = readJson(builtFile);
// The file has the program whole: nothing could bring the rest at once.
built.rest = null;
built.bytes["pyodide/pyodide.asm.wasm"] = statSync(join(web, "node_modules", "pyodide", "pyodide.asm.wasm")).size;
const defines = buildDefines(built);

await build({
  ...common,
  outdir,
  format: "iife",
  plugins: [
    useStandIns({
      "shared/site.js": "single/site.js",
      "shared/sprites.js": "single/site.js",
      "boot/ways.js": "single/site.js",
      "boot/start.js": null,
      "boot/start_worker.js": "single/start_worker.js",
      "shared/trusted_script.js": "single/start_worker.js",
      "embed/fetch_family.js": "single/fetch_family.js",
    }),
    layered,
  ],
  define: { ...defines, ...picturesOf(data, version), ...familyPictures(data), "globalThis.HUPAI_SCRIPT": '""' },
  entryPoints: { page: "src/single/main.js", ...styleFiles("playing", "reading") },
});
const { define, ...worker } = handedWorker(built);
await build({
  ...common,
  ...worker,
  outdir,
  define: { ...defines, ...define },
  entryPoints: { worker: "src/single/worker.js" },
});
