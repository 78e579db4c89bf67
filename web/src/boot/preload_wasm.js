/**
 * @file Preloads the WebAssembly that Python runs in: the page fetches and compiles it while the worker's own script is
 * still on its way. A slow link saves two round trips, a quick one the start of a thread.
 */
import { Missing } from "./missing.js";

/** @typedef {(loaded: number) => void} Heard */
/** @typedef {{program: WebAssembly.Module|null, loaded: number}} Ahead The program, or null for as long as it is coming and where it does not; its bytes so far, -1 where it does not come. */

/**
 * In the page: fetches the program and hands it to a worker whose name says so.
 * @param {Worker} worker
 * @param {string} address
 * @param {boolean} counted whether it also reports the bytes so far
 */
export function preloadWasm(worker, address, counted) {
  /** @param {Ahead} ahead */
  const tell = (ahead) => worker.postMessage({ ahead });
  const answer = fetch(address).then((response) => {
    if (!response.ok) throw new Missing();
    // A broken download is reported by whoever compiles it.
    if (counted) count(response.clone(), (loaded) => tell({ program: null, loaded })).catch(() => undefined);
    return response;
  });
  WebAssembly.compileStreaming(answer).then(
    (program) => tell({ program, loaded: 0 }),
    () => tell({ program: null, loaded: -1 }), // the worker asks for it itself, and knows what to say about it
  );
}

/** Counts a response's bytes as they come. @param {Response} copy @param {Heard} heard */
export async function count(copy, heard) {
  const reader = copy.body?.getReader();
  for (let at = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) return;
    at += value.byteLength;
    heard(at);
  }
}
