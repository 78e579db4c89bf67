/** @file What the build knows about the files Python starts from; the bundler writes it into the worker. */

/**
 * @typedef {object} Built
 * @property {Record<string, number>} bytes size of each file, by its path from the site's folder
 * @property {{info: Record<string, string>, packages: Record<string, never>}} lock a lock file that knows no package
 * @property {import("./keep.js").Snapshot} snapshot unpacked size, SHA-256 of what is unpacked, and what the runtime wants to know of it
 * @property {string} engineWheel
 * @property {string} micropipWheel
 */

/** @type {Built} */
export const BUILT = /** @type {any} */ (globalThis).HUPAI_BUILT;

export const RUNTIME = "pyodide/";
export const WASM = `${RUNTIME}pyodide.asm.wasm`;
export const GLUE = `${RUNTIME}pyodide.asm.mjs`;
export const LOADER = `${RUNTIME}pyodide.mjs`;
/** The whole standard library, as the runtime ships it. */
export const LIBRARY = `${RUNTIME}python_stdlib.zip`;
/** What the runtime knows of packages: micropip, and no other. */
export const LOCK = `${RUNTIME}pyodide-lock.json`;
/** What of it a start uses, compiled. */
export const TRIMMED = "boot/python.pack";
/** The engine and what else of the library it may use, compiled. */
export const ENGINE = "boot/engine.pack";
