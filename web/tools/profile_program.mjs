/**
 * Lists the functions of Python's program that play calls: `node profile_program.mjs PROGRAM DIST PUZZLES CALLED`. PROGRAM
 * is that of the npm package, DIST the built site, PUZZLES the folder of puzzles. docs/start-up.md says when this is to be
 * done again. What CALLED lists of this program stays in it: which functions a search calls depends on its time, too.
 *
 * Every function of the program is changed so that its first call is noted. With this program Python starts from the
 * compiled archives and does what profile_play.py does; then it starts from the snapshot and answers questions.py.
 */

import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import binaryen from "binaryen";
import { calledIn, digestOf, functionsOf, program } from "./program.mjs";
import { startedPython } from "./site_python.mjs";

const here = dirname(fileURLToPath(import.meta.url));

/** Returns the program with every function's first call noted. @param {Uint8Array} bytes */
function noting(bytes) {
  const noted = program(bytes);
  const { i32, none } = binaryen;
  const functions = functionsOf(noted).filter(({ module }) => !module);
  noted.addFunctionImport("note", "profile", "note", i32, none);
  for (const { name, params, results, vars, body } of functions) {
    const flag = `called ${name}`;
    noted.addGlobal(flag, i32, true, noted.i32.const(0));
    const first = noted.block(null, [
      noted.global.set(flag, noted.i32.const(1)),
      noted.call("note", [noted.i32.const(Number(name))], none),
    ]);
    const note = noted.if(noted.i32.eqz(noted.global.get(flag, i32)), first);
    noted.removeFunction(name);
    noted.addFunction(name, params, results, vars, noted.block(null, [note, body], results));
  }
  return noted.emitBinary();
}

/** The archives of families and parts, by name. @param {string} dist */
async function archives(dist) {
  const packs = (await readdir(join(dist, "boot"))).filter((name) => /^\w+-\w+\.pack$/.test(name));
  return Object.fromEntries(packs.map((name) => [name.split("-")[0], join("boot", name)]));
}

/** The lines of all puzzles. @param {string} folder */
async function puzzlesIn(folder) {
  const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")));
  return texts.flatMap((text) => JSON.parse(text)).map((puzzle) => JSON.stringify(puzzle));
}

const [path, dist, puzzles, list] = process.argv.slice(2);
const bytes = await readFile(path);
const before = await calledIn(list);
const folder = await mkdtemp(join(tmpdir(), "hupai-profile-"));
const called = new Set(before.digest === digestOf(bytes) ? [...before.called].map(Number) : []);
/** Notes what a Python calls that starts in some way and runs a script. @param {string} way @param {string} script */
async function does(way, script) {
  const python = await startedPython(dist, {
    way,
    families: await archives(dist),
    folder,
    changed: (create) => (settings) => {
      const { instantiateWasm } = settings;
      settings.instantiateWasm = (/** @type {any} */ imports, /** @type {any} */ receive) => {
        imports.profile = { note: (/** @type {number} */ name) => called.add(name) };
        return instantiateWasm(imports, receive);
      };
      return create(settings);
    },
  });
  python.runPython(await readFile(join(here, script), "utf8"));
  return python;
}
try {
  await writeFile(join(folder, "pyodide.asm.wasm"), noting(bytes));
  await copyFile(join(dist, "pyodide", "pyodide-lock.json"), join(folder, "pyodide-lock.json"));
  const python = await does("trimmed", "profile_play.py");
  python.globals.get("everything")(python.toPy(await puzzlesIn(puzzles)));
  await does("snapshot", "questions.py");
} finally {
  await rm(folder, { recursive: true });
}
const numbers = [...called].sort((a, b) => a - b).join(" ");
await writeFile(list, `${digestOf(bytes)}\n${numbers.replace(/(.{1,119})(?: |$)/g, "$1\n")}`);
