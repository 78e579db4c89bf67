/**
 * Packs what the page starts from: `node pack_python.mjs PYODIDE ENGINE.whl OUT.zip`, where PYODIDE is the folder of
 * the npm package. The work is done by pack_python.py, inside that very Pyodide.
 */

import { readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

async function pack(folder, engine, out) {
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const python = await loadPyodide({ indexURL: `${folder}/`, env: { PYTHONHASHSEED: "0" } });
  python.FS.writeFile("/library.zip", await readFile(join(folder, "python_stdlib.zip")));
  python.FS.writeFile("/engine.whl", await readFile(engine));
  python.runPython(await readFile(join(dirname(fileURLToPath(import.meta.url)), "pack_python.py"), "utf8"));
  await writeFile(out, python.FS.readFile("/packed.zip"));
}

pack(resolve(process.argv[2]), process.argv[3], process.argv[4]).catch((error) => {
  console.error(String(error?.message ?? error).slice(-2000));
  process.exitCode = 1;
});
