/**
 * @file Preloads the WebAssembly program that Python runs in: the page fetches and compiles it while the worker's own
 * script is still loading. This saves two round trips on a slow link, and the start of a thread on a quick one.
 */
import { Missing, wrongProgram } from "./missing.js";

/** @typedef {(loaded: number) => void} OnProgress */
/**
 * What the page tells the worker: how many bytes have come, then the program, or whether what came was wrong.
 * @typedef {{loaded?: number, program?: WebAssembly.Module, wrong?: boolean}} Preload
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
    if (!response.ok) throw new Missing(address, "Host");
    // If the download breaks off, compiling it fails, which is handled below.
    if (counted) count(response.clone(), (loaded) => tell({ loaded })).catch(() => undefined);
    return response;
  });
  compiled(answer).then(
    (program) => tell({ program }),
    // The worker then loads the program itself and reports what is wrong.
    (error) => tell({ wrong: wrongProgram(address, error).cause === "Host" }),
  );
}

/**
 * Runs in the worker: returns the program that the page sends; rejects with {@link Missing} if the page could not load it.
 * @param {OnProgress} onProgress
 * @returns {Promise<WebAssembly.Module>}
 */
export function preloadedWasm(onProgress) {
  return new Promise((done, fail) => {
    /** @param {MessageEvent<{ahead?: Preload}|null>} message */
    const listen = ({ data }) => {
      if (!data?.ahead) return;
      const { program, loaded, wrong } = data.ahead;
      if (loaded !== undefined) return onProgress(loaded);
      if (program) done(program);
      else fail(new Missing("the page had none", wrong ? "Host" : "Missing"));
      self.removeEventListener("message", listen);
    };
    self.addEventListener("message", listen);
  });
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
