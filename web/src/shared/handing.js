/** @file Hands a worker that may fetch nothing the files that it asks for; single/source.js is its side. */

/**
 * A file, as bytes or as text, or why it is missing.
 * @typedef {{bytes?: Uint8Array<ArrayBuffer>, base64?: string, packed?: boolean, missing?: string}} Supply
 */

/**
 * Answers what the worker asks for.
 * @param {Worker} worker
 * @param {(path: string) => Promise<Supply>} read
 */
export function handFiles(worker, read) {
  worker.addEventListener("message", async ({ data }) => {
    if (typeof data?.wanted !== "string") return;
    const supply = await read(data.wanted).catch((error) => ({ missing: String(error.message) }));
    worker.postMessage({ supply: data.wanted, ...supply });
  });
  return worker;
}
