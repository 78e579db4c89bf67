/**
 * Bundles the page: `node bundle.mjs OUT BUILT NAME` writes start.js, main.js, worker.js, learn.js, diagnostics.js and their styles into OUT, and the list
 * of npm packages that went into them to OUT/../bundled.json; OUT/../preload.json names the parts that main.js
 * needs from the start, for the page to ask for them beside it. The service worker goes to OUT/../sw.js: it lacks the list of files to keep.
 *
 * NAME is the build's. BUILT is what the worker must know of the files Python starts from. Pyodide is never bundled: the worker imports `../pyodide/pyodide.mjs` at run time, relative to itself.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const out = process.argv[2];

/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: web,
  outdir: out,
  bundle: true,
  format: "esm",
  minify: true,
  charset: "utf8",
  legalComments: "none", // the licences are shipped whole, in licences/
  target: ["chrome111", "edge111", "firefox114", "safari16.4"],
  external: ["*/pyodide.mjs", "*.svg"],
  define: { "globalThis.HUPAI_BUILD_NAME": JSON.stringify(process.argv[4]) },
  metafile: true,
  logLevel: "error",
};

/**
 * What the page loads when it is asked for imports, besides its own, the page's entry: what the page begins with is
 * then the same for all of them, and stays one file instead of one for every few of them that share something.
 * @type {import("esbuild").Plugin}
 */
const together = {
  name: "together",
  setup({ onResolve, onLoad }) {
    const later = new Set();
    // A file of its own, which the page loads first.
    onResolve({ filter: /\/boot\/start\.js$/ }, ({ kind }) =>
      kind === "entry-point" ? undefined : { path: "./start.js", external: true },
    );
    onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ path, resolveDir, kind }) => {
      if (kind === "dynamic-import") later.add(join(resolveDir, path));
      return undefined;
    });
    onLoad({ filter: /\.js$/ }, ({ path }) =>
      later.has(path)
        ? { contents: `${readFileSync(path, "utf8")}\nimport ${JSON.stringify(join(web, "src/main.js"))};\n` }
        : undefined,
    );
  },
};

const page = await build({
  ...common,
  plugins: [together],
  entryPoints: { main: "src/main.js", style: "styles/main.css" },
  splitting: true, // what the first screen does not need is a file of its own, loaded when it is asked for
  chunkNames: "part-[hash]",
});
// In one piece: its downloads begin as soon as it runs, and wait for nothing.
const define = { ...common.define, "globalThis.HUPAI_BUILT": readFileSync(process.argv[3], "utf8") };
const worker = await build({ ...common, define, entryPoints: { worker: "src/boot/worker.js" } });
const start = await build({ ...common, entryPoints: { start: "src/boot/start.js" } });
// The pages to read share nothing with the table's parts, so that these stay as few as they are.
const reading = await build({
  ...common,
  entryPoints: { learn: "src/learn/main.js", "learn-style": "styles/learn.css" },
});

const telling = await build({
  ...common,
  entryPoints: {
    diagnostics: "src/diagnostics/main.js",
    "diagnostics-style": "styles/diagnostics.css",
    "licences-style": "styles/licences.css",
  },
});

const offline = await build({
  ...common,
  outdir: dirname(out),
  format: "iife", // not every browser takes modules there
  define: { ...common.define, "process.env.NODE_ENV": '"production"' },
  entryPoints: { sw: "src/offline/service_worker.js" },
});

const packages = [page, worker, start, reading, telling, offline]
  .flatMap(({ metafile }) => Object.keys(metafile.inputs))
  .map((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1])
  .filter((name) => name !== undefined);
writeFileSync(join(dirname(out), "bundled.json"), `${JSON.stringify([...new Set(packages)].sort(), null, 1)}\n`);

const { outputs } = page.metafile;
const main = Object.keys(outputs).find((path) => path.endsWith("/main.js"));
/** @type {Set<string>} */
const needed = new Set();
collect(main);
writeFileSync(
  join(dirname(out), "preload.json"),
  `${JSON.stringify([...needed].map((path) => basename(path)).sort(), null, 1)}\n`,
);

/** Adds what a file imports before it runs, and what that imports. @param {string} path */
function collect(path) {
  for (const { kind, path: part } of outputs[path].imports) {
    if (kind !== "import-statement" || !(part in outputs) || needed.has(part)) continue;
    needed.add(part);
    collect(part);
  }
}
