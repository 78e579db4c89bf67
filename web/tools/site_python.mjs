/** Starts Python under Node as a page of the site starts it. */

import { readdirSync, readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
// The site ships both unchanged, as .js files, which Node takes for modules only where a package says so.
import { loadPyodide } from "pyodide";
// @ts-expect-error it comes without types
import made from "pyodide/pyodide.asm.mjs";
import { ALONE, installEngine, installFamily } from "../src/boot/archives.js";
import { inTwoParts } from "../src/boot/program_parts.js";
import { readDelta, restored } from "../src/boot/snapshot_delta.js";

/**
 * Waits for a tool to finish. After a failure only its message is written, because the loader would add its whole text.
 * @param {Promise<unknown>} work
 */
export const toldShortly = (work) =>
  work.catch((error) => {
    console.error(String(error?.message ?? error).slice(-2000));
    process.exitCode = 1;
  });

/** @typedef {(create: (settings: any) => Promise<any>) => (settings: any) => Promise<any>} Changed */

/**
 * @param {string} dist the folder of the site
 * @param {object} options
 * @param {string} options.way the way to start: "snapshot", "trimmed" or "plain"
 * @param {Record<string, string>} [options.families] the archives of families to install, by family
 * @param {string} [options.folder] the folder with Pyodide's program; the site's own in general
 * @param {Changed} [options.changed] changes what makes Python's module; by default it gets the rest of the program
 * @returns {Promise<any>}
 */
export async function startedPython(dist, options) {
  const { way, families = {}, folder = join(dist, "pyodide"), changed = withRest(folder) } = options;
  const start = await startOf(way, dist, changed(made));
  const python = await loadPyodide({
    indexURL: `${resolve(folder)}/`,
    env: { PYTHONHASHSEED: "0" },
    _sysExecutable: "./this.program", // what a browser says
    stdout: (/** @type {string} */ line) => console.error(line),
    ...start,
  });
  if (start.stdLibURL) await rm(start.stdLibURL); // it has been read
  if (way === "plain") {
    const { engineWheel } = JSON.parse(await readFile(resolve(dist, "build.json"), "utf8"));
    python.unpackArchive(new Uint8Array(await readFile(resolve(dist, engineWheel))), "wheel");
  }
  if (way === "trimmed") installEngine(python, gunzipSync(await readFile(resolve(dist, "boot", "engine.pack"))));
  for (const [family, path] of Object.entries(families))
    installFamily(python, family, gunzipSync(await readFile(resolve(dist, path))));
  return python;
}

/** Lets a module of the folder's program load its rest, if there is one. @param {string} folder @returns {Changed} */
export function withRest(folder) {
  const rest = readdirSync(folder).find((name) => name.startsWith("pyodide.rest-"));
  return (create) => (rest ? inTwoParts(create, () => readFileSync(join(folder, rest))) : create);
}

/**
 * The options of the loader that depend on the way to start.
 * @param {string} way @param {string} dist @param {(settings: object) => any} create what makes the runtime's module
 * @returns {Promise<Record<string, any>>}
 */
async function startOf(way, dist, create) {
  if (way === "plain") return { createPyodideModule: create };
  if (way === "trimmed") {
    const library = join(tmpdir(), `hupai-${process.pid}.zip`);
    await writeFile(library, gunzipSync(await readFile(resolve(dist, "boot", "python.pack"))));
    return { ...ALONE, stdLibURL: library, createPyodideModule: create };
  }
  const snapshot = readDelta(gunzipSync(await readFile(resolve(dist, "boot", "python.snapshot.gz"))));
  const nothing = join(tmpdir(), `hupai-none-${process.pid}.zip`); // a restored Python has already read its archive
  await writeFile(nothing, "");
  return {
    ...ALONE,
    stdLibURL: nothing,
    _loadSnapshot: snapshot.head,
    createPyodideModule: restored(create, snapshot),
  };
}
