/**
 * Runs Python with the engine in the site's own Pyodide, under Node, started as a page starts it.
 *
 *   node pyodide_node.mjs DIST < job.json
 *
 * The job is `{"source": …, "input": …, "way": …, "families": {…}}`: Python source, a text for its global `input_text`,
 * the way to start ("snapshot", "trimmed" or "plain"), and the archives of families to install, by family. The value of
 * the source's last expression, a string, is written to standard output; what the source prints goes to standard error.
 * After a failure only its message is written, because the loader would add its whole text.
 */

import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
// The site ships both unchanged, as .js files, which Node takes for modules only where a package says so.
import { loadPyodide } from "pyodide";
// @ts-expect-error it comes without types
import create from "pyodide/pyodide.asm.mjs";
import { ALONE, installEngine, installFamily } from "../src/boot/archives.js";
import { readDelta, restored } from "../src/boot/snapshot_delta.js";

/** @param {string} dist the folder of the site */
async function run(dist) {
  const { source, input, way, families } = JSON.parse(await text(process.stdin));
  const runtime = resolve(dist, "pyodide");
  /** @param {string} line */
  const stdout = (line) => console.error(line);
  const options = {
    indexURL: `${runtime}/`,
    env: { PYTHONHASHSEED: "0" },
    stdout,
    createPyodideModule: create, // else it would be looked for under the name that the site does not use
  };
  const start = await startOf(way, dist);
  const python = await loadPyodide({ ...options, ...start });
  if (start.stdLibURL) await rm(start.stdLibURL); // it has been read
  if (way === "plain") {
    const { engineWheel } = JSON.parse(await readFile(resolve(dist, "build.json"), "utf8"));
    python.unpackArchive(new Uint8Array(await readFile(resolve(dist, engineWheel))), "wheel");
  }
  if (way === "trimmed") installEngine(python, gunzipSync(await readFile(resolve(dist, "boot", "engine.pack"))));
  for (const [family, path] of Object.entries(families ?? {}))
    installFamily(python, family, gunzipSync(await readFile(resolve(dist, path))));
  python.globals.set("input_text", input);
  process.stdout.write(String(python.runPython(source)));
}

/**
 * The options of the loader that depend on the way to start.
 * @param {string} way @param {string} dist
 * @returns {Promise<Record<string, any>>}
 */
async function startOf(way, dist) {
  if (way === "plain") return {};
  if (way === "trimmed") {
    const library = join(tmpdir(), `hupai-${process.pid}.zip`);
    await writeFile(library, gunzipSync(await readFile(resolve(dist, "boot", "python.pack"))));
    return { ...ALONE, stdLibURL: library };
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

run(process.argv[2]).catch((error) => {
  console.error(String(error?.message ?? error).slice(-2000));
  process.exitCode = 1;
});
