/**
 * Bundles what asks the engine for pages of others: `node bundle_play.mjs OUT DATA VERSION BUILT NAME BYTES`. DATA and
 * VERSION are those of bundle_embed.mjs, BUILT and NAME those of bundle.mjs; BYTES says what Python downloads, as JSON.
 *
 * It writes into OUT: hupai-play.js, the module hupai-play.module.js and hupai-play.mjs, its older name, which other sites
 * include; frame.js and frame.css of embed.html;
 * engine.js of engine.html; and what frame.js loads on demand: table.js for tables and replays, lesson.js for lessons, and
 * lit.js, which both of them share. It also writes the scripts of the reading pages, and the scripts and styles of
 * calculate.html, practise.html, tournament.html and publish.html. For a host that says that scripts are something else it
 * writes classic.js, all our pages as one classic script, and classic-worker.js, the worker with Pyodide's scripts in it,
 * which the page hands all files as that of the single file.
 */

import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { buildDefines, buildSmall, common, handedWorker, readJson, text, useStandIns } from "./bundling.mjs";
import { picturesOf } from "./picture_defines.mjs";
import { layered, styleFiles } from "./styles.mjs";

const [outdir, data, version, builtFile, name, bytes] = process.argv.slice(2);
const built = readJson(builtFile);

/** A frame starts its worker in its own way. */
const standIns = useStandIns({ "boot/start_worker.js": "frame/start_worker.js" });

/** Takes Lit from a file that all scripts of a frame share: see src/frame/lit.js. @type {import("esbuild").Plugin} */
const shareLit = {
  name: "share-lit",
  setup: ({ onResolve }) => onResolve({ filter: /^lit(?:\/|$)/ }, () => ({ path: "./lit.js", external: true })),
};

const options = { ...common, outdir, plugins: [standIns] };
const told = buildDefines(built, name);
const define = {
  ...picturesOf(data, version),
  ...told,
  "globalThis.HUPAI_DOWNLOADS": JSON.stringify(bytes),
};
const inPage = { ...define, "globalThis.HUPAI_SCRIPT": '""' };

await build({
  ...options,
  define: inPage,
  format: "iife",
  entryPoints: {
    "hupai-play": "src/embed/play.js",
    "frame": "src/frame/main.js",
    "engine": "src/frame/engine.js",
  },
});
await build({
  ...options,
  define: { ...define, "globalThis.HUPAI_SCRIPT": "import.meta.url" },
  format: "esm",
  entryPoints: { "hupai-play.module": "src/embed/play.js" },
});
copyFileSync(join(outdir, "hupai-play.module.js"), join(outdir, "hupai-play.mjs"));
await build({
  ...options,
  define,
  format: "esm", // all in one file: a frame that has begun a table soon needs most of it
  external: ["*.svg"],
  plugins: [standIns, shareLit, layered],
  entryPoints: { "table": "src/frame/table.js", "lesson": "src/frame/lesson_view.js", ...styleFiles("frame") },
});
await build({ ...options, define, format: "esm", entryPoints: { "lit": "src/frame/lit.js" } });
// Pages of our own that draw with the elements above, and find the pictures of the families beside their script.
const inOwnPage = { ...define, "globalThis.HUPAI_SCRIPT": "import.meta.url" };
// A first visit may begin with a lesson: it loads no rule book, and the pictures of the lesson's family only.
await buildSmall({
  ...options,
  define: { ...inOwnPage, ...picturesOf(data, version, []) },
  format: "esm",
  splitting: true,
  chunkNames: "own-[hash]",
  entryPoints: { learn: "src/learn/main.js", books: "src/learn/books.js" },
});
const editing = { "globalThis.HUPAI_EDITING": text(readJson(join(data, "editing.json"))) };
await build({
  ...options,
  define: { ...inOwnPage, ...editing },
  format: "esm",
  splitting: true, // what these pages have in common is loaded and stored once
  chunkNames: "own-[hash]",
  external: ["*.svg"],
  entryPoints: {
    "calculate": "src/calculate/main.js",
    "practise": "src/practise/main.js",
    "tournament": "src/cup/main.js",
    "publish": "src/publish/main.js",
  },
});
await build({
  ...options,
  external: ["*.svg"],
  plugins: [layered],
  entryPoints: styleFiles("calculate", "practise", "tournament", "publish"),
});
await build({
  ...options,
  format: "iife",
  external: ["*.svg"],
  define: { ...define, ...editing, "globalThis.HUPAI_SCRIPT": "globalThis.hupaiScript" },
  entryPoints: { classic: "src/classic/main.js" },
  plugins: [useStandIns({ "boot/start.js": null, "boot/start_worker.js": "frame/start_worker.js" })],
});
const worker = handedWorker(built);
await build({
  ...common,
  ...worker,
  outdir,
  define: { ...told, ...worker.define },
  entryPoints: { "classic-worker": "src/single/worker.js" },
});
