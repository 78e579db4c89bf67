/**
 * @file Preloads the WebAssembly program that Python runs in: the page fetches and compiles it while the worker's own
 * script is still loading. This saves two round trips on a slow link, and the start of a thread on a quick one.
 */
import { Missing } from "./missing.js";

/** @typedef {(loaded: number) => void} OnProgress */
/**
 * The program, or null while it is loading or if that failed; its bytes so far, -1 if that failed.
 * @typedef {{program: WebAssembly.Module|null, loaded: number}} Preload
 */

/**
 * Runs in the page: fetches the program and sends it to the worker, which expects it because of its name.
 * @param {Worker} worker
 * @param {string} address
 * @param {boolean} counted whether it also reports the bytes so far
 */
export function preloadWasm(worker, address, counted) {
  /** @param {Preload} preload */
  const tell = (preload) => worker.postMessage({ ahead: preload });
  const answer = fetch(address).then((response) => {
    if (!response.ok) throw new Missing();
    // If the download breaks off, compiling it fails, which is handled below.
    if (counted) count(response.clone(), (loaded) => tell({ program: null, loaded })).catch(() => undefined);
    return response;
  });
  compiled(answer).then(
    (program) => tell({ program, loaded: 0 }),
    () => tell({ program: null, loaded: -1 }), // the worker then loads the program itself and reports what is wrong
  );
}

/**
 * Compiles a program: while it arrives, or from its bytes where the host gives it a type that browsers refuse to stream.
 * @param {Promise<Response>} answer
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compiled(answer) {
  const response = await answer;
  const streams = response.headers.get("content-type")?.toLowerCase() === "application/wasm";
  // Compile the response itself where that is possible: only then does the browser cache the compiled code.
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Counts a response's bytes as they arrive. @param {Response} copy @param {OnProgress} onProgress */
export async function count(copy, onProgress) {
  const reader = copy.body?.getReader();
  for (let at = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) return;
    at += value.byteLength;
    onProgress(at);
  }
}
