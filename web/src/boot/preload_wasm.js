/**
 * @file The program Python runs in, sent ahead: the page asks for it and compiles it while the worker that wants it
 * is itself still on its way, which saves a slow link two answers and a quick one the start of a thread.
 */
import { Missing } from "./missing.js";

/** @typedef {(loaded: number) => void} Heard */
/** @typedef {{program: WebAssembly.Module|null, loaded: number}} Ahead The program, or null for as long as it is coming and where it does not; its bytes so far, -1 where it does not come. */

/**
 * In the page: fetches the program and hands it to a worker that was told so by its name.
 * @param {Worker} worker
 * @param {string} address
 * @param {boolean} counted whether it also tells how many bytes are there
 */
export function sendProgram(worker, address, counted) {
  /** @param {Ahead} ahead */
  const tell = (ahead) => worker.postMessage({ ahead });
  const answer = fetch(address).then((response) => {
    if (!response.ok) throw new Missing();
    // A broken download is told by whoever compiles it.
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
