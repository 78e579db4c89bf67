/**
 * @file Stands in for ../shared/trusted_script.js: the only address that may become a script is that of the worker's
 * code, which lies in this file. It is a `data:` address, because Chromium starts no module from a `blob:` address made
 * by a file.
 */
import { unpacked } from "./inside.js";

let own = "";

/** Unpacks the worker's code. Before that, every address is refused. */
export async function prepare() {
  const code = new TextEncoder().encode(await unpacked("assets/worker.js"));
  let letters = "";
  for (let at = 0; at < code.length; at += 0x8000) letters += String.fromCharCode(...code.subarray(at, at + 0x8000));
  own = `data:text/javascript;charset=utf-8;base64,${btoa(letters)}`;
}

/** @param {string} address */
function worker(address) {
  if (own === "" || address !== "assets/worker.js")
    throw new TypeError(`not a script of this file: ${address.slice(0, 100)}`);
  return own;
}

/** @type {{createScriptURL: (address: string) => any}} */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("hupai", { createScriptURL: worker }) ?? {
  createScriptURL: worker,
};

/**
 * Returns the worker's code as the browser accepts it for a worker; throws for any other address.
 * @param {string|URL} address
 * @returns {string}
 */
export const trustedScript = (address) => policy.createScriptURL(String(address));
