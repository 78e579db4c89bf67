/** @file Stands in for ../boot/source.js: the page hands the worker what it asks for, see shared/handing.js. */
// @ts-expect-error it comes without types
import * as glue from "pyodide/pyodide.asm.mjs";
import { Missing } from "../boot/missing.js";
import { gunzip } from "../shared/gunzip.js";

/** @typedef {import("../shared/handing.js").Supply} Supply */

/** Who waits for a file, by its path. @type {Map<string, (supply: Supply) => void>} */
const waiting = new Map();
/** What came for {@link readAtOnce}, or why it did not. @type {Map<string, Uint8Array<ArrayBuffer>|Missing>} */
const kept = new Map();

addEventListener("message", ({ data }) => {
  if (typeof data?.supply === "string") waiting.get(data.supply)?.(data);
});

/** @param {string} base64 @returns {Uint8Array<ArrayBuffer>} */
function decoded(base64) {
  const native = /** @type {any} */ (Uint8Array).fromBase64;
  return native?.call(Uint8Array, base64) ?? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Waits for a file; returns it as if it had been fetched. @param {string} path @returns {Promise<Response>} */
export async function ask(path) {
  /** @type {Promise<Supply>} */
  const supplied = new Promise((done) => waiting.set(path, done));
  postMessage({ wanted: path });
  const { bytes, base64 = "", packed, missing } = await supplied;
  if (missing !== undefined) throw new Missing(`${path}: ${missing}`);
  const content = bytes ?? decoded(base64);
  const typed = { headers: { "content-type": "application/wasm" } };
  return packed ? gunzip(content, typed) : new Response(content, typed);
}

/** Returns the one script that is imported, which lies in the worker's own. @param {string} _path @returns {Promise<any>} */
export const importScript = async (_path) => glue;

/**
 * Waits for a file that `readAtOnce` may want: the page could not hand it over while everything waits. That it does not
 * come matters only then.
 * @param {string} path
 * @param {() => Promise<Uint8Array<ArrayBuffer>>} read
 */
export async function keepForAtOnce(path, read) {
  kept.set(path, await read().catch((error) => error));
}

/** @param {string} path @returns {Uint8Array<ArrayBuffer>} */
export function readAtOnce(path) {
  const file = kept.get(path);
  if (!(file instanceof Uint8Array)) throw file;
  return file;
}
