/**
 * Packs the archives that the page's Python starts from, or that of a family that a start does not bring:
 *
 *   node pack_python.mjs PYODIDE WHOLE.zip LIBRARY.pack ENGINE.pack
 *   node pack_python.mjs PYODIDE WHOLE.zip OUT.pack [PART=SOURCES.zip] FAMILY=SOURCES.zip
 *
 * PYODIDE is the folder of the npm package. WHOLE.zip has the sources of the library, as changed for the page, and of the
 * engine; SOURCES.zip those of the family, and of a part of the engine that it is built on. pack_python.py does the work,
 * inside a Python that has started from WHOLE.zip and done what a page's Python does, and with a family has played its
 * games.
 */

import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ALONE, installFamily } from "../src/boot/archives.js";
import { toldShortly } from "./site_python.mjs";

const here = dirname(fileURLToPath(import.meta.url));

/** @param {string} folder @param {string} whole @param {string[]} others */
async function pack(folder, whole, ...others) {
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  // Tracebacks name lines but no columns: the columns would be an eighth of all the bytes.
  const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
  const python = await loadPyodide({ ...ALONE, indexURL: `${folder}/`, stdLibURL: whole, env });
  /** @param {string} script */
  const run = async (script) => python.runPython(await readFile(join(here, script), "utf8"));
  /** @param {string} made @param {string} out */
  const write = (made, out) => writeFile(out, python.FS.readFile(made));

  python.runPython("import sys\nstarted = set(sys.modules)");
  for (const script of ["warm.py", "questions.py"]) await run(script);
  const sources = others.filter((other) => other.includes("=")).map((other) => other.split("="));
  if (sources.length === 0) {
    python.runPython("import _prepared\nused, missed = set(sys.modules), set(_prepared.missed)");
    await run("pack_python.py");
    python.runPython("pack(started, used, missed)");
    await write("/library.zip", others[0]);
    await write("/engine.zip", others[1]);
  } else {
    const [family] = /** @type {string[]} */ (sources.at(-1));
    await run("play_family.py");
    for (const [part, archive] of sources) installFamily(python, part, await readFile(archive));
    python.runPython(`used = play_family("${family}", asking(Session(clock=time.monotonic)), play)`);
    await run("pack_python.py");
    python.runPython(`pack_family("${family}", used)`);
    await write("/family.zip", others[0]);
  }
}

const [folder, whole, ...others] = process.argv.slice(2);
await toldShortly(pack(folder, whole, ...others));
