/** Modules that stand in for others of web/src in some of the bundles. */

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const src = join(dirname(dirname(fileURLToPath(import.meta.url))), "src");

/**
 * A plugin that takes other modules in place of some.
 * @param {Record<string, string>} standIns modules of web/src, by those that they stand in for
 * @returns {import("esbuild").Plugin}
 */
export function useStandIns(standIns) {
  const places = new Map(Object.entries(standIns).map(([of, by]) => [join(src, of), join(src, by)]));
  return {
    name: "use-stand-ins",
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ path, resolveDir }) => {
        const standIn = places.get(join(resolveDir, path));
        return standIn ? { path: standIn } : undefined;
      }),
  };
}

/**
 * How the worker is bundled that has Pyodide's scripts in it and is handed all files by its page.
 * @param {unknown} built what the worker must know of the files that Python starts from
 * @returns {import("esbuild").BuildOptions & {define: Record<string, string>}}
 */
export const handedWorker = (built) => ({
  format: "esm",
  external: ["node:*", "ws"], // imported only under Node
  define: {
    "globalThis.HUPAI_BUILT": JSON.stringify(built),
    "import.meta.url": '"https://inside.invalid/pyodide/pyodide.asm.mjs"',
    "globalThis.importScripts": "undefined", // Pyodide would call it to detect classic workers, and break the policy
  },
  plugins: [useStandIns({ "boot/downloads.js": "single/downloads.js", "boot/ways.js": "single/ways.js" })],
});
