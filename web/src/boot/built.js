/** @file The build's facts about the files that Python starts from; the bundler writes them into the worker. */

/**
 * @typedef {object} Built
 * @property {string|null} rest the path of the program's rest; null where the program is whole
 * @property {Record<string, number>} bytes size of each file, by its path from the site's folder
 * @property {{info: Record<string, string>, packages: Record<string, never>}} lock a lock file without packages
 * @property {import("./snapshot_store.js").Snapshot} snapshot unpacked size, SHA-256 of the unpacked bytes, and the
 *   head that the runtime reads
 * @property {string} engineWheel
 * @property {string} micropipWheel
 */

/** @type {Built} */
export const BUILT = /** @type {any} */ (globalThis).HUPAI_BUILT;

export const RUNTIME = "pyodide/";
/** The program, or the first part of it. */
export const WASM = `${RUNTIME}pyodide.asm.wasm`;
export const GLUE = `${RUNTIME}pyodide.asm.js`;
/** The whole standard library, as the runtime ships it. */
export const LIBRARY = `${RUNTIME}python_stdlib.zip`;
/** The runtime's list of packages: only micropip. */
export const LOCK = `${RUNTIME}pyodide-lock.json`;
/** The part of the standard library that a start uses, compiled. */
export const TRIMMED = "boot/python.pack";
/** The engine and the rest of the library that the engine may use, compiled. */
export const ENGINE = "boot/engine.pack";
