/** What the bundles of the site's scripts have in common. */

import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { minify } from "terser";

export const web = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The oldest browsers in which the site works: syntax that they lack is written in older syntax. src/boot/first.js tests
 * for what cannot be; docs/hosting.md tells the versions.
 */
export const TARGETS = ["chrome111", "edge111", "firefox128", "safari16.4"];

export const common = {
  absWorkingDir: web,
  bundle: true,
  minify: true,
  /** @type {"utf8"} */
  charset: "utf8",
  /** @type {"none"} */
  legalComments: "none", // the licences are shipped in full
  target: TARGETS,
  /** @type {"error"} */
  logLevel: "error",
};

/**
 * Bundles, and has terser make the scripts smaller once more, by one part in twenty to forty: for what a page begins with,
 * and for what others include in theirs.
 * @param {import("esbuild").BuildOptions} options
 */
export async function buildSmall(options) {
  const { outputFiles, metafile } = await build({ ...options, metafile: true, write: false });
  for (const { path, text: script, contents } of outputFiles) {
    const small = { ecma: /** @type {const} */ (2020), module: options.format === "esm", compress: { passes: 3 } };
    writeFileSync(path, path.endsWith(".js") ? ((await minify(script, small)).code ?? "") : contents);
  }
  return { metafile };
}

/** @param {string} path @returns {any} */
export const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/**
 * A value as the text of a literal that a script parses: quicker than the literal itself, which would also become a file of
 * its own.
 * @param {unknown} value
 */
export const text = (value) => JSON.stringify(JSON.stringify(value));

/**
 * What the scripts are told of the build, by the names of esbuild's `define`: which families there are, and where the
 * archives lie.
 * @param {{ families: unknown, parts: unknown }} built
 * @param {string} [name] of the build
 */
export const buildDefines = ({ families, parts }, name) => ({
  ...(name ? { "globalThis.HUPAI_BUILD_NAME": JSON.stringify(name) } : {}),
  "globalThis.HUPAI_FAMILIES": text(families),
  "globalThis.HUPAI_PARTS": text(parts),
});

/**
 * A plugin that takes other modules in place of some.
 * @param {Record<string, string|null>} standIns modules of web/src, or null for nothing, by those that they stand in for
 * @returns {import("esbuild").Plugin}
 */
export function useStandIns(standIns) {
  const src = join(web, "src");
  const places = new Map(Object.entries(standIns).map(([of, by]) => [join(src, of), by && join(src, by)]));
  return {
    name: "use-stand-ins",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ path, resolveDir }) => {
        const standIn = places.get(join(resolveDir, path));
        return standIn === null ? { path, namespace: "nothing" } : { path: standIn };
      });
      onLoad({ filter: /^/, namespace: "nothing" }, () => ({ contents: "" }));
    },
  };
}

/**
 * How a worker is bundled: with Pyodide's loader, which is handed what is loaded already.
 * @param {any} built what the worker must know of the files that Python starts from
 */
export const workerOptions = ({ families: _families, parts: _parts, ...built }) => ({
  /** @type {"esm"} */
  format: "esm",
  external: ["node:*", "ws"], // imported only under Node
  inject: ["src/boot/loader_files.js"],
  define: {
    "fetch": "fetchLoaded",
    "WebAssembly.instantiateStreaming": "instantiateLoaded",
    "globalThis.importScripts": "undefined", // Pyodide would call it to detect classic workers, and break the policy
    "globalThis.HUPAI_BUILT": JSON.stringify(built),
  },
});

/**
 * How the worker is bundled that has all of Pyodide's scripts in it and is handed all files by its page.
 * @param {any} built
 */
export const handedWorker = (built) => {
  const { define, ...options } = workerOptions(built);
  return {
    ...options,
    define: { ...define, "import.meta.url": '"https://inside.invalid/pyodide/pyodide.asm.mjs"' },
    plugins: [useStandIns({ "boot/source.js": "single/source.js", "boot/ways.js": "single/site.js" })],
  };
};
