/**
 * Packs the archives that the page's Python starts from:
 * `node pack_python.mjs PYODIDE WHOLE.zip LIBRARY.pack ENGINE.pack`. PYODIDE is the folder of the npm package.
 * WHOLE.zip has the sources of the library, as changed for the page, and of the engine. pack_python.py does the work,
 * inside a Python that has started from WHOLE.zip and done what a page's Python does.
 */

import { readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { ALONE } from "../src/boot/archives.js";

const here = dirname(fileURLToPath(import.meta.url));

/** @param {string} folder @param {string} whole @param {string} library @param {string} engine */
async function pack(folder, whole, library, engine) {
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  // Tracebacks name lines but no columns: the columns would be an eighth of all the bytes.
  const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
  const python = await loadPyodide({ ...ALONE, indexURL: `${folder}/`, stdLibURL: whole, env });
  python.runPython("import sys\nstarted = set(sys.modules)");
  for (const script of ["warm.py", "questions.py"]) python.runPython(await readFile(join(here, script), "utf8"));
  python.runPython("import _prepared\nused, missed = set(sys.modules), set(_prepared.missed)");
  python.runPython(await readFile(join(here, "pack_python.py"), "utf8"));
  python.runPython("pack(started, used, missed)");
  await writeFile(library, gzipSync(python.FS.readFile("/library.zip"), { level: 9 }));
  await writeFile(engine, gzipSync(python.FS.readFile("/engine.zip"), { level: 9 }));
}

const [folder, whole, library, engine] = process.argv.slice(2).map((path) => resolve(path));
pack(folder, whole, library, engine).catch((error) => {
  console.error(String(error?.message ?? error).slice(-2000));
  process.exitCode = 1;
});
