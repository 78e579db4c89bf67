/**
 * @file Hands Pyodide's loader, which is bundled into the worker, what is loaded already: the program and the library. It
 * would ask for them only now, and count no bytes. web/tools/bundling.mjs lets esbuild put these functions in the place of
 * those that the loader calls.
 */

/** What is loaded already and not yet taken, by address. @type {Map<string, WebAssembly.Module|Uint8Array<ArrayBuffer>>} */
const loaded = new Map();

/** Notes what is loaded already. @param {Record<string, WebAssembly.Module|Uint8Array<ArrayBuffer>>} files by address */
export function give(files) {
  for (const [address, file] of Object.entries(files)) loaded.set(address, file);
}

/**
 * In the place of `fetch`: the program itself stands for its answer.
 * @param {RequestInfo|URL} address
 * @param {RequestInit} [options]
 * @returns {Promise<Response|WebAssembly.Module>}
 */
export async function fetchLoaded(address, options) {
  const file = loaded.get(String(address));
  loaded.delete(String(address));
  return file instanceof Uint8Array ? new Response(file) : (file ?? self.fetch(address, options));
}

/**
 * In the place of `WebAssembly.instantiateStreaming`.
 * @param {Promise<WebAssembly.Module>} answer
 * @param {WebAssembly.Imports} imports
 */
export async function instantiateLoaded(answer, imports) {
  const module = await answer;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
}
