/**
 * @file Stands in for ../boot/downloads.js in the worker: nothing is downloaded, because the page sends the files that
 * it contains.
 */
// @ts-expect-error it comes without types
import * as glue from "pyodide/pyodide.asm.mjs";
// @ts-expect-error it has types for another name only
import * as loader from "pyodide/pyodide.mjs";
import { GLUE, LOADER } from "../boot/built.js";
import { Missing } from "../boot/missing.js";
import { gunzip } from "../shared/gunzip.js";

/**
 * A file that the page sends, as bytes or as text, or why it cannot.
 * @typedef {{supply: string, bytes?: Uint8Array<ArrayBuffer>, base64?: string, packed?: boolean, missing?: string}} Supply
 */

/**
 * The supplies that have arrived or are awaited, by path.
 * @type {Map<string, {given: Promise<Supply>, give: (supply: Supply) => void}>}
 */
const supplies = new Map();

/** Returns a supply; one that the page does not send by itself is asked for. @param {string} path */
function supplyOf(path) {
  const known = supplies.get(path);
  if (known) return known;
  postMessage({ wanted: path });
  let give = (/** @type {Supply} */ _) => {};
  /** @type {Promise<Supply>} */
  const given = new Promise((done) => (give = done));
  const supply = { given, give };
  supplies.set(path, supply);
  return supply;
}

addEventListener("message", ({ data }) => {
  if (typeof data?.supply === "string") supplyOf(data.supply).give(data);
});

/** @param {string} base64 @returns {Uint8Array<ArrayBuffer>} */
function decoded(base64) {
  const native = /** @type {any} */ (Uint8Array).fromBase64;
  if (native) return native.call(Uint8Array, base64);
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

export class Downloads {
  /** @param {string} root @param {Record<string, number>} sizes */
  constructor(root, sizes) {
    this.root = root;
    this.sizes = sizes;
    /** @type {Map<string, number>} */
    this.loaded = new Map();
    /** What came for {@link bytesAtOnce}, or why it did not. @type {Map<string, Uint8Array<ArrayBuffer>|Missing>} */
    this.kept = new Map();
    /** @type {import("../boot/downloads.js").Report} */
    this.report = () => {};
    this.activity = 0;
  }

  /** @param {string} path */
  url(path) {
    return new URL(path, this.root).href;
  }

  /** Waits for a supply; returns it as if it had been fetched. @param {string} path @returns {Promise<Response>} */
  async supply(path) {
    this.loaded.set(path, 0);
    const { bytes: given, base64, packed, missing } = await supplyOf(path).given;
    if (!given && base64 === undefined) {
      this.forget(path);
      throw new Error(missing);
    }
    const bytes = given ?? decoded(base64 ?? "");
    this.loaded.set(path, this.sizes[path]);
    this.activity += 1;
    this.tell();
    const typed = { headers: { "content-type": "application/wasm" } };
    return packed ? gunzip(bytes, typed) : new Response(bytes, typed);
  }

  /** @param {string} path @returns {Promise<Uint8Array<ArrayBuffer>>} */
  async bytes(path) {
    return new Uint8Array(await (await this.supply(path)).arrayBuffer());
  }

  /**
   * Waits for a file that `bytesAtOnce` may want: its page could not send it while everything waits. That it does not
   * come matters only then.
   * @param {string} path
   */
  async keepForAtOnce(path) {
    this.kept.set(path, await this.bytes(path).catch((error) => new Missing(`${path}: ${error.message}`)));
  }

  /** @param {string} path @returns {Uint8Array<ArrayBuffer>} */
  bytesAtOnce(path) {
    const kept = this.kept.get(path);
    if (!(kept instanceof Uint8Array)) throw kept;
    return kept;
  }

  /** Compiles a program while it is unpacked. @param {string} path @returns {Promise<WebAssembly.Module>} */
  compiled(path) {
    return WebAssembly.compileStreaming(this.supply(path));
  }

  /** @param {string} path @returns {Promise<any>} */
  async module(path) {
    const module = { [LOADER]: loader, [GLUE]: glue }[path];
    if (!module) throw new Error(`${path}: not in this file`);
    return module;
  }

  /** Does nothing, because nothing is preloaded. */
  expectPreloaded() {}

  /** Resolves at once, because no file has to wait for another. */
  async nearlyLoaded() {}

  /** Forgets a supply, so that the next call asks for it again. @param {string} path */
  forget(path) {
    supplies.delete(path);
  }

  /** Does nothing, because there is no download to abort. */
  giveUp() {}

  tell() {
    const paths = [...this.loaded.keys()];
    const sum = (/** @type {(path: string) => number} */ of) => paths.reduce((total, path) => total + of(path), 0);
    this.report(
      sum((path) => this.loaded.get(path) ?? 0),
      sum((path) => this.sizes[path]),
    );
  }
}
