/**
 * Bundles the site's scripts and styles: `node bundle.mjs OUT BUILT NAME`. NAME is the name of the build. BUILT is a
 * file with the families of games, what their scripts bring, and what the worker must know of the files that Python
 * starts from.
 *
 * It writes first.js, start.js, main.js, worker.js, diagnostics.js and the styles into OUT. OUT/../bundled.json lists
 * the npm packages that went into them. OUT/../preload.json names the parts that main.js imports, so that the page can
 * request them together with main.js. OUT/../sw.js is the service worker, still without the list of files to store.
 *
 * Pyodide is never bundled: the worker imports `../pyodide/pyodide.js` at run time, relative to itself.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { offersByName } from "./offers.mjs";
import { layered, styleFiles } from "./styles.mjs";
import { TARGETS } from "./targets.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const out = process.argv[2];
/** @type {{ families: { id: string, archive: string | null }[], [rest: string]: any }} */
const { families, parts, offers, ...built } = JSON.parse(readFileSync(process.argv[3], "utf8"));
/** The families that have an archive of their own; the page fetches their styles with it. */
const apart = families.filter(({ archive }) => archive !== null).map(({ id }) => id);

/** @type {import("esbuild").BuildOptions & { metafile: true }} */
const common = {
  absWorkingDir: web,
  outdir: out,
  bundle: true,
  format: "esm",
  minify: true,
  charset: "utf8",
  legalComments: "none", // the licences are shipped in full, in licences/
  target: TARGETS,
  external: ["*.svg"],
  define: {
    "globalThis.HUPAI_BUILD_NAME": JSON.stringify(process.argv[4]),
    // As text: an object would become a file of its own.
    "globalThis.HUPAI_FAMILIES": JSON.stringify(JSON.stringify(families)),
    "globalThis.HUPAI_PARTS": JSON.stringify(JSON.stringify(parts)),
    ...offersByName(offers),
  },
  metafile: true,
  logLevel: "error",
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

const page = await build({
  ...common,
  plugins: [sharedEntry, layered],
  entryPoints: { main: "src/main.js", ...styleFiles("style") },
  splitting: true, // what the first screen does not need is in files of its own, loaded on demand
  chunkNames: "part-[hash]",
});
// The worker is one file, so that its downloads begin as soon as it runs.
const define = { ...common.define, "globalThis.HUPAI_BUILT": JSON.stringify(built) };
const worker = await build({ ...common, define, entryPoints: { worker: "src/boot/worker.js" } });
/** The first script, which old browsers must be able to read; those of before 2016 see what the page itself says. */
await build({ ...common, format: "iife", target: "es2016", entryPoints: { first: "src/boot/first.js" } });
const start = await build({ ...common, entryPoints: { start: "src/boot/start.js" } });
// The scripts of the reading pages are bundled with those that draw pictures: see bundle_play.mjs.
const readingPages = await build({
  ...common,
  plugins: [layered],
  entryPoints: styleFiles("learn-style", "books-style"),
});

// A family that a start does not bring has its styles in a file of its own. Its scripts are parts of the page.
const styles = await build({
  ...common,
  plugins: [layered],
  // So have the hint and the review, sheets that are opened seldom, and what moves on the table.
  entryPoints: styleFiles(...apart, "guide", "help", "later", "settings", "setup", "stage"),
});

const diagnostics = await build({
  ...common,
  plugins: [layered],
  entryPoints: {
    diagnostics: "src/diagnostics/main.js",
    ...styleFiles("diagnostics-style", "licences-style"),
  },
});

const offline = await build({
  ...common,
  outdir: dirname(out),
  format: "iife", // not every browser accepts a module as service worker
  define: { ...common.define, "process.env.NODE_ENV": '"production"' },
  entryPoints: { sw: "src/offline/service_worker.js" },
});

const packages = [page, worker, start, readingPages, styles, diagnostics, offline]
  .flatMap(({ metafile }) => Object.keys(metafile.inputs))
  .map((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1])
  .filter((name) => name !== undefined);
writeFileSync(join(dirname(out), "bundled.json"), `${JSON.stringify([...new Set(packages)].sort(), null, 1)}\n`);

const { outputs } = page.metafile;
for (const path of Object.keys(outputs).filter((path) => path.endsWith(".js"))) letAskAgain(join(web, path));
const main = Object.keys(outputs).find((path) => path.endsWith("/main.js")) ?? "";
/** @type {Set<string>} */
const needed = new Set();
collect(main);
writeFileSync(
  join(dirname(out), "preload.json"),
  `${JSON.stringify([...needed].map((path) => basename(path)).sort(), null, 1)}\n`,
);

/**
 * Lets the address of every part that a script imports on demand end with what web/src/family/fetched_script.js says, so
 * that a part which did not arrive can be asked for again. @param {string} path
 */
function letAskAgain(path) {
  const script = readFileSync(path, "utf8");
  const changed = script.replace(/\bimport\("(\.\/part-\w+\.js)"\)/g, 'import("$1"+(globalThis.HUPAI_AGAIN??""))');
  if (changed !== script) writeFileSync(path, changed);
}

/** Adds the files that a file imports before it runs, and those that they import. @param {string} path */
function collect(path) {
  for (const { kind, path: part } of outputs[path].imports) {
    if (kind !== "import-statement" || !(part in outputs) || needed.has(part)) continue;
    needed.add(part);
    collect(part);
  }
}
