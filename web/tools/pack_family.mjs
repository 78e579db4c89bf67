/**
 * Packs a family that a start does not bring: `node pack_family.mjs PYODIDE WHOLE.zip FAMILY SOURCES.zip OUT.pack`.
 * PYODIDE is the folder of the npm package. WHOLE.zip has the sources of library and engine, SOURCES.zip those of the
 * family. In a Python that has done what a page's does before the family comes, play_family.py plays its games and
 * pack_python.py packs what that took.
 */

import { readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { ALONE, installFamily } from "../src/boot/archives.js";

const here = dirname(fileURLToPath(import.meta.url));

/** @param {string} folder @param {string} whole @param {string} family @param {string} sources @param {string} out */
async function pack(folder, whole, family, sources, out) {
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
  const python = await loadPyodide({ ...ALONE, indexURL: `${folder}/`, stdLibURL: whole, env });
  /** @param {string} script */
  const run = async (script) => python.runPython(await readFile(join(here, script), "utf8"));
  for (const script of ["warm.py", "questions.py", "play_family.py"]) await run(script);
  installFamily(python, family, await readFile(sources));
  python.runPython(`used = play_family("${family}", Session(clock=time.monotonic), play)`);
  await run("pack_python.py");
  python.runPython(`pack_family("${family}", used)`);
  await writeFile(out, gzipSync(python.FS.readFile("/family.zip"), { level: 9 }));
}

const [folder, whole, family, sources, out] = process.argv.slice(2);
pack(resolve(folder), resolve(whole), family, resolve(sources), resolve(out)).catch((error) => {
  console.error(String(error?.message ?? error).slice(-2000));
  process.exitCode = 1;
});
