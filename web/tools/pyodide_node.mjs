/**
 * Runs Python with the engine in the site's own Pyodide, under Node, started as a page starts it.
 *
 *   node pyodide_node.mjs DIST < job.json
 *
 * The job is `{"source": …, "input": …, "way": …, "families": {…}, "program": …}`: Python source, a text for its global
 * `input_text`, the way to start ("snapshot", "trimmed" or "plain"), the archives of families to install, by family, and
 * the program: that of the "site" in two parts, its "first" part alone, or the "whole" one of the npm package. The value of
 * the source's last expression, a string, is written to standard output; what the source prints goes to standard error.
 */

import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { inTwoParts } from "../src/boot/program_parts.js";
import { startedPython, toldShortly } from "./site_python.mjs";

/** What each program takes of the options of startedPython. @type {Record<string, object>} */
const PROGRAMS = {
  site: {},
  first: { changed: (/** @type {any} */ create) => inTwoParts(create, noRest) },
  whole: { folder: dirname(fileURLToPath(import.meta.resolve("pyodide"))) },
};

/** @returns {never} */
function noRest() {
  throw new Error("a function was called that is not in the program's first part");
}

/** @param {string} dist the folder of the site */
async function run(dist) {
  const { source, input, way, families, program } = JSON.parse(await text(process.stdin));
  const python = await startedPython(dist, { way, families, ...PROGRAMS[program] });
  python.globals.set("input_text", input);
  process.stdout.write(String(python.runPython(source)));
}

await toldShortly(run(process.argv[2]));
