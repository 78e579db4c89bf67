/** @file The engine as the page sees it: ask a question, get an answer or a typed error. */
import * as Comlink from "comlink";

/** @typedef {import("./types.js").EngineErrorBody} EngineErrorBody */

/** The engine said no, and why: its sentence is in both languages. */
export class EngineError extends Error {
  /** @param {EngineErrorBody} body */
  constructor(body) {
    super(`${body.code}: ${body.text.en}`);
    this.body = body;
  }
}

/**
 * @typedef {object} Engine
 * @property {(report: (progress: import("./boot.js").Progress) => void) => Promise<void>} boot
 * @property {(request: Record<string, unknown>) => Promise<any>} ask the `result`; throws {@link EngineError}
 */

/**
 * The engine in its worker.
 * @param {URL} workerUrl
 * @param {string} root the site's folder
 * @returns {Engine}
 */
export function workerEngine(workerUrl, root) {
  const worker = new Worker(workerUrl, { type: "module" });
  /** @type {Comlink.Remote<import("./worker.js").EngineWorker>} */
  const remote = Comlink.wrap(worker);
  // A worker whose file cannot be loaded never answers: only this event tells.
  const broken = new Promise((_, reject) => {
    worker.addEventListener("error", (event) => reject(new Error(event.message || "worker")), { once: true });
  });
  broken.catch(() => undefined);
  return {
    async boot(report) {
      await Promise.race([remote.boot(root, Comlink.proxy(report)), broken]);
    },
    async ask(request) {
      const answer = JSON.parse(/** @type {string} */ (await Promise.race([remote.ask(JSON.stringify(request)), broken])));
      if (!answer.ok) throw new EngineError(answer.error);
      return answer.result;
    },
  };
}
