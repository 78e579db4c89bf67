/**
 * Packs the page's standard library: `node pack_stdlib.mjs PYODIDE OUT.zip`, where PYODIDE is the folder of
 * the npm package. The work is done by pack_stdlib.py, inside that very Pyodide.
 */

import { readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

async function pack(folder, out) {
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const python = await loadPyodide({ indexURL: `${folder}/`, env: { PYTHONHASHSEED: "0" } });
  python.FS.writeFile("/source.zip", await readFile(join(folder, "python_stdlib.zip")));
  python.runPython(await readFile(join(dirname(fileURLToPath(import.meta.url)), "pack_stdlib.py"), "utf8"));
  await writeFile(out, python.FS.readFile("/packed.zip"));
}

pack(resolve(process.argv[2]), process.argv[3]).catch((error) => {
  console.error(String(error?.message ?? error).slice(-2000));
  process.exitCode = 1;
});
