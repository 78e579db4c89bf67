/**
 * Splits the program that Python runs in: `node split_program.mjs PROGRAM CALLED FOLDER`. CALLED lists the functions that
 * play calls (see profile_program.mjs). FOLDER gets two parts:
 *
 * - pyodide.asm.wasm, the first part, has these functions and all data. Where one of the others may be wanted, it has a
 *   placeholder of the same number and type. A placeholder first has the rest loaded, if that has not happened; then it
 *   calls the function in its place of the table "%moved".
 * - pyodide.rest-DIGEST.wasm, the rest, has the other functions. Everything else it imports from the first part. Once it is
 *   instantiated, its functions are in that table.
 *
 * web/src/boot/program_parts.js puts the parts together. If CALLED is of another program, that is shipped whole.
 */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import binaryen from "binaryen";
import { calledIn, digestOf, functionsOf, program } from "./program.mjs";

const { none } = binaryen;
/** The kinds of things that a program exports. */
const FUNCTION = binaryen.ExternalKinds.Function;
const TABLE = binaryen.ExternalKinds.Table;
const MEMORY = binaryen.ExternalKinds.Memory;
const GLOBAL = binaryen.ExternalKinds.Global;
const TAG = binaryen.ExternalKinds.Tag;
/** The table of the functions that have moved, under which the first part exports it too. */
const MOVED = "%moved";
/** The module from which the rest imports. */
const FIRST = "first";

/**
 * Empties the functions that are not called, and drops those of them that nothing else leads to.
 * @param {binaryen.Module} first
 * @param {Set<string>} called
 * @returns {{names: Map<string, string>[], moved: binaryen.FunctionInfo[]}} the name under which each thing is
 *   exported, by kind and own name; the functions that were emptied and that something still leads to
 */
function emptied(first, called) {
  const others = functionsOf(first).filter(({ module, name }) => !module && !called.has(name));
  for (const emptied of others) replace(first, emptied, first.unreachable());
  const names = exported(first, new Set(others.map(({ name }) => name)));
  first.runPasses(["remove-unused-module-elements"]);
  const left = new Set(functionsOf(first).map(({ name }) => name));
  const moved = others.filter(({ name }) => left.has(name));
  return { names, moved: moved.sort((a, b) => a.params - b.params || a.results - b.results) }; // alike ones compress well
}

/**
 * Gives a function another body.
 * @param {binaryen.Module} first @param {binaryen.FunctionInfo} of @param {number} body
 */
function replace(first, { name, params, results }, body) {
  first.removeFunction(name);
  first.addFunction(name, params, results, [], body);
}

/**
 * Exports everything that the rest may need. Names that the program does not have itself begin with "%".
 * @param {binaryen.Module} first
 * @param {Set<string>} others the names of functions that are not to be exported
 */
function exported(first, others) {
  /** @type {Map<string, string>[]} */
  const names = [FUNCTION, TABLE, MEMORY, GLOBAL, TAG].map(() => new Map());
  for (let at = 0; at < first.getNumExports(); at++) {
    const { kind, name, value } = binaryen.getExportInfo(first.getExportByIndex(at));
    if (kind !== FUNCTION || !others.has(value)) names[kind].set(value, name);
  }
  /** @param {number} kind @param {string} name @param {(name: string, as: string) => unknown} add */
  const give = (kind, name, add) => {
    if (names[kind].has(name)) return;
    names[kind].set(name, `%${kind}${name}`);
    add(name, `%${kind}${name}`);
  };
  for (const { name } of functionsOf(first)) if (!others.has(name)) give(FUNCTION, name, first.addFunctionExport);
  for (let at = 0; at < first.getNumGlobals(); at++)
    give(GLOBAL, binaryen.getGlobalInfo(first.getGlobalByIndex(at)).name, first.addGlobalExport);
  for (let at = 0; at < first.getNumTables(); at++)
    give(TABLE, binaryen.getTableInfo(first.getTableByIndex(at)).name, first.addTableExport);
  return names;
}

/**
 * Makes placeholders of the functions that have moved.
 * @param {binaryen.Module} first @param {binaryen.FunctionInfo[]} moved
 */
function placeholders(first, moved) {
  first.addTable(MOVED, moved.length, moved.length);
  first.addTableExport(MOVED, MOVED);
  first.addFunctionImport("load", "rest", "load", none, none);
  const missing = first.ref.is_null(first.table.get(MOVED, first.i32.const(0), binaryen.funcref));
  first.addFunction("need", none, none, [], first.if(missing, first.call("load", [], none)));
  moved.forEach((placeholder, place) => {
    const { params, results } = placeholder;
    const given = binaryen.expandType(params).map((type, at) => first.local.get(at, type));
    const call = first.call_indirect(MOVED, first.i32.const(place), given, params, results);
    replace(first, placeholder, first.block(null, [first.call("need", [], none), call], results));
  });
}

/**
 * Leaves only the functions that have moved, with what only they call, and imports all else.
 * @param {binaryen.Module} rest
 * @param {Map<string, string>[]} names
 * @param {string[]} moved
 */
function importing(rest, names, moved) {
  while (rest.getNumExports() > 0) rest.removeExport(binaryen.getExportInfo(rest.getExportByIndex(0)).name);
  while (rest.getNumElementSegments() > 0)
    rest.removeElementSegment(binaryen.getElementSegmentInfo(rest.getElementSegmentByIndex(0)).name);
  for (const [name, as] of names[FUNCTION]) {
    const { params, results } = binaryen.getFunctionInfo(rest.getFunction(name));
    rest.removeFunction(name);
    rest.addFunctionImport(name, FIRST, as, params, results);
  }
  for (const [name, as] of names[GLOBAL]) {
    const { type, mutable } = binaryen.getGlobalInfo(rest.getGlobal(name));
    rest.addGlobalImport(name, FIRST, as, type, mutable);
  }
  for (const [name, as] of names[TAG]) {
    const { params, results } = binaryen.getTagInfo(rest.getTag(name));
    rest.addTagImport(name, FIRST, as, params, results);
  }
  for (const [name, as] of names[MEMORY]) rest.addMemoryImport(name, FIRST, as);
  rest.addTable(MOVED, moved.length, moved.length);
  for (const [name, as] of [...names[TABLE], [MOVED, MOVED]]) rest.addTableImport(name, FIRST, as);
  rest.addActiveElementSegment(MOVED, MOVED, moved, rest.i32.const(0));
  rest.runPasses(["remove-memory-init", "remove-unused-module-elements"]);
}

/** @param {Uint8Array} bytes @param {Set<string>} called @returns {[first: Uint8Array, rest: Uint8Array]} */
function split(bytes, called) {
  const [first, rest] = [program(bytes), program(bytes)];
  const { names, moved } = emptied(first, called);
  placeholders(first, moved);
  importing(
    rest,
    names,
    moved.map(({ name }) => name),
  );
  const second = rest.emitBinary();
  const wanted = new Set(
    WebAssembly.Module.imports(new WebAssembly.Module(Buffer.from(second))).map(({ name }) => name),
  );
  for (const name of names.flatMap((kind) => [...kind.values()]))
    if (name.startsWith("%") && !wanted.has(name)) first.removeExport(name);
  return [first.emitBinary(), second];
}

const [path, list, folder] = process.argv.slice(2);
const bytes = await readFile(path);
const { digest, called } = await calledIn(list);
const [first, rest] = digest === digestOf(bytes) ? split(bytes, called) : [bytes, null];
await writeFile(join(folder, "pyodide.asm.wasm"), first);
if (rest) await writeFile(join(folder, `pyodide.rest-${digestOf(rest).slice(0, 12)}.wasm`), rest);
