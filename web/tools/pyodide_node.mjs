/**
 * Runs Python with the engine in the site's own Pyodide, under Node.
 *
 *   node pyodide_node.mjs DIST < job.json
 *
 * The job is `{"source": …, "input": …}`: Python source, and text it finds in the global `input_text`. What
 * the source's last expression gives, a string, is written to standard output; what it prints goes to
 * standard error. A failure is its message alone, not the whole text of the loader.
 */

import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

async function run(dist) {
  const { source, input } = JSON.parse(await text(process.stdin));
  const { engineWheel } = JSON.parse(await readFile(resolve(dist, "build.json"), "utf8"));
  const runtime = resolve(dist, "pyodide");
  const { loadPyodide } = await import(pathToFileURL(resolve(runtime, "pyodide.mjs")).href);
  const python = await loadPyodide({ indexURL: `${runtime}/`, stdout: (line) => console.error(line) });
  const wheel = await readFile(resolve(dist, engineWheel));
  python.unpackArchive(new Uint8Array(wheel), "wheel");
  python.globals.set("input_text", input);
  process.stdout.write(String(await python.runPythonAsync(source)));
}

run(process.argv[2]).catch((error) => {
  console.error(String(error?.message ?? error).slice(-2000));
  process.exitCode = 1;
});
