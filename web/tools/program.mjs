/** Reads the program that Python runs in, for the tools that split it and that note which of its functions are called. */

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import binaryen from "binaryen";

const { Features } = binaryen;
/** What the program needs of WebAssembly; it does not say so itself. */
const FEATURES = [
  Features.MutableGlobals,
  Features.NontrappingFPToInt,
  Features.BulkMemory,
  Features.SignExt,
  Features.ExceptionHandling,
  Features.ReferenceTypes,
  Features.Multivalue,
].reduce((all, feature) => all | feature);

/** Reads a program's bytes. @param {Uint8Array} bytes */
export function program(bytes) {
  const read = binaryen.readBinary(bytes);
  read.setFeatures(FEATURES);
  return read;
}

/** All functions, imported ones too. A function's name is its number. @param {binaryen.Module} program */
export const functionsOf = (program) =>
  Array.from({ length: program.getNumFunctions() }, (_, at) =>
    binaryen.getFunctionInfo(program.getFunctionByIndex(at)),
  );

/** Names a program in a list of its functions. @param {Uint8Array} bytes */
export const digestOf = (bytes) => createHash("sha256").update(bytes).digest("hex");

/**
 * Reads a list of functions: the digest of the program that they belong to, then their numbers.
 * @param {string} path
 * @returns {Promise<{digest: string, called: Set<string>}>}
 */
export async function calledIn(path) {
  const [digest, ...called] = (await readFile(path, "utf8")).trim().split(/\s+/);
  return { digest, called: new Set(called) };
}
