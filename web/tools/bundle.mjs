/**
 * Bundles the site's scripts and styles: `node bundle.mjs OUT BUILT NAME`. NAME is the name of the build. BUILT is a
 * file with the families of games, and what the worker must know of the files that Python starts from.
 *
 * It writes first.js, start.js, main.js, worker.js, diagnostics.js and the styles into OUT. OUT/../bundled.json lists
 * the npm packages that went into them. OUT/../parts.json names the parts that main.js imports first, so that the page
 * can request them together with main.js, and those that it imports later, by their modules. OUT/../sw.js is the service
 * worker, still without the list of files to store.
 *
 * The worker has Pyodide's loader in it. Its other script, which is large, is imported at run time.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { build } from "esbuild";
import { buildDefines, buildSmall, common, readJson, web, workerOptions } from "./bundling.mjs";
import { layered, styleFiles } from "./styles.mjs";

const [out, builtFile, name] = process.argv.slice(2);
const built = readJson(builtFile);
/** @type {{ id: string, archive: string | null }[]} */
const families = built.families;
/** The families that have an archive of their own; the page fetches their styles with it. */
const apart = families.filter(({ archive }) => archive !== null).map(({ id }) => id);

/** @type {import("esbuild").BuildOptions & { metafile: true }} */
const options = {
  ...common,
  outdir: out,
  format: "esm",
  external: ["*.svg"],
  define: { ...buildDefines(built, name), "globalThis.HUPAI_IN_PARTS": "true" },
  metafile: true,
};

/**
 * Makes every module that is loaded on demand import the page's entry too. All of them then share everything the page
 * begins with. Otherwise esbuild would split that into a file for every few modules that share something.
 * @type {import("esbuild").Plugin}
 */
const sharedEntry = {
  name: "shared-entry",
  setup({ onResolve, onLoad }) {
    const later = new Set();
    // start.js is a file of its own, which the page loads first.
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

const page = await buildSmall({
  ...options,
  plugins: [sharedEntry, layered],
  entryPoints: { main: "src/main.js", ...styleFiles("style") },
  splitting: true, // what the first screen does not need is in files of its own, loaded on demand
  chunkNames: "part-[hash]",
});
// The worker is one file, so that its downloads begin as soon as it runs.
const { define, ...inWorker } = workerOptions(built);
const worker = await build({
  ...options,
  ...inWorker,
  define: { ...options.define, ...define },
  entryPoints: { worker: "src/boot/worker.js" },
});
/** The first script, which old browsers must be able to read; those of before 2016 see what the page itself says. */
await build({ ...options, format: "iife", target: "es2016", entryPoints: { first: "src/boot/first.js" } });
const start = await buildSmall({ ...options, entryPoints: { start: "src/boot/start.js" } });
// The scripts of the reading pages are bundled with those that draw pictures: see bundle_play.mjs. A family that a start
// does not bring has its styles in a file of its own, as have the table, which comes as soon as the lobby is there, what
// moves on it, and sheets that are opened seldom. Its scripts are parts of the page.
const others = await build({
  ...options,
  plugins: [layered],
  entryPoints: {
    diagnostics: "src/diagnostics/main.js",
    ...styleFiles("learn-style", "books-style", "diagnostics-style", "licences-style"),
    ...styleFiles(...apart, "guide", "help", "later", "settings", "setup", "stage", "table"),
  },
});

const offline = await build({
  ...options,
  outdir: dirname(out),
  format: "iife", // not every browser accepts a module as service worker
  define: { ...options.define, "process.env.NODE_ENV": '"production"' },
  entryPoints: { sw: "src/offline/service_worker.js" },
});

const packages = [page, worker, start, others, offline]
  .flatMap(({ metafile }) => Object.keys(metafile.inputs))
  .map((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1])
  .filter((name) => name !== undefined && name !== "pyodide"); // licences.py has more to say of that
writeFileSync(join(dirname(out), "bundled.json"), `${JSON.stringify([...new Set(packages)].sort(), null, 1)}\n`);

const { outputs } = page.metafile;
const main = Object.keys(outputs).find((path) => path.endsWith("/main.js")) ?? "";
/** @type {Set<string>} */
const needed = new Set();
collect(main);
const later = Object.entries(outputs).filter(
  ([path, { entryPoint }]) => entryPoint && basename(path).startsWith("part-"),
);
const parts = {
  first: [...needed].map((path) => basename(path)).sort(),
  later: Object.fromEntries(
    later.map(([path, { entryPoint = "" }]) => [entryPoint.slice("src/".length), basename(path)]),
  ),
};
writeFileSync(join(dirname(out), "parts.json"), `${JSON.stringify(parts, null, 1)}\n`);

/** Adds the files that a file imports before it runs, and those that they import. @param {string} path */
function collect(path) {
  for (const { kind, path: part } of outputs[path].imports) {
    if (kind !== "import-statement" || !(part in outputs) || needed.has(part)) continue;
    needed.add(part);
    collect(part);
  }
}
