/**
 * @file How the worker gets the site's files: it asks the site. In a worker that its page hands its files
 * single/source.js stands in for this module.
 */
import { wrongScript } from "../shared/mislabelled.js";
import { Missing } from "./missing.js";

/** Requests a file. @param {string} path @param {string} address @param {RequestInit} options */
export async function ask(path, address, options) {
  const response = await self.fetch(address, options).catch(() => {
    throw new Missing(path);
  });
  if (!response.ok) throw new Missing(`${path}: ${response.status}`, "Host");
  return response;
}

/**
 * Imports a script.
 * @param {string} path
 * @param {string} address
 * @param {number} failures how many downloads have failed: a browser remembers by its address that a script did
 * @returns {Promise<any>}
 */
export async function importScript(path, address, failures) {
  try {
    return await import(failures > 0 ? `${address}#${failures}` : address);
  } catch (error) {
    const wrong = await wrongScript(path, address);
    throw wrong ? new Missing(wrong, "Host") : new Missing(String(/** @type {any} */ (error)?.message ?? error));
  }
}

/** Does nothing, because `readAtOnce` can ask the site. @param {string} _path @param {() => Promise<Uint8Array>} _read */
export async function keepForAtOnce(_path, _read) {}

/**
 * Reads a file while everything waits for it, from the service worker's store or the site.
 * @param {string} path
 * @param {string} address
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function readAtOnce(path, address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  try {
    request.send();
  } catch {
    throw new Missing(path);
  }
  if (request.status !== 200) throw new Missing(`${path}: ${request.status}`, "Host");
  return new Uint8Array(/** @type {ArrayBuffer} */ (request.response));
}
