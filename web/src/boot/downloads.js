/**
 * @file Downloads the files that Python starts from: each only once, or again after it has failed. Counts their bytes.
 */

import { Missing, wrongProgram } from "./missing.js";
import { compiled, count, preloadedWasm } from "./preload_wasm.js";
import { ask, importScript, keepForAtOnce, readAtOnce } from "./source.js";

/** @typedef {(loaded: number, total: number) => void} Report */

/** Milliseconds between two reports: each report draws the page, while the start needs the processor. */
const REPORT_MS = 150;

/** The share of a file after which the next file is requested, because its answer takes a while to begin. */
const NEARLY_LOADED_SHARE = 0.97;

export class Downloads {
  /**
   * @param {string} root the site's folder
   * @param {Record<string, number>} sizes
   * @param {boolean} local whether the files come at once: the bytes of the program are not counted then
   */
  constructor(root, sizes, local) {
    this.root = root;
    this.sizes = sizes;
    this.local = local;
    /** The outcome of every download that was begun, by path. @type {Map<string, Promise<any>>} */
    this.begun = new Map();
    /** @type {Map<string, number>} */
    this.loaded = new Map();
    /** @type {Report} */
    this.report = () => {};
    this.shown = 0;
    this.reportedAt = 0;
    /** Grows with every piece of data, which tells a slow download from one that has stopped. */
    this.activity = 0;
    /** What to call when nearly all of a file has arrived, by the file's path. @type {Map<string, () => void>} */
    this.whenNearlyLoaded = new Map();
    /** How many downloads have failed. */
    this.failures = 0;
    /** The paths that are still being downloaded. @type {Set<string>} */
    this.pending = new Set();
    /**
     * How the files are asked for again that have failed: what broke off goes on where the host lets the browser ask for
     * the rest of it, so only wrong bytes must not come from the browser's cache. @type {Map<string, RequestCache>}
     */
    this.again = new Map();
    this.stop = new AbortController();
  }

  /** @param {string} path */
  url(path) {
    return new URL(path, this.root).href;
  }

  /**
   * Downloads a file and reads it with `read`. It is requested once, and again only after it has failed.
   * @template T
   * @param {string} path
   * @param {(response: Promise<Response>) => Promise<T>} read
   * @returns {Promise<T>}
   */
  download(path, read) {
    const begun = this.begun.get(path);
    if (begun) return begun;
    this.loaded.set(path, 0);
    const cache = this.again.get(path) ?? "default";
    return this.note(path, read(ask(path, this.url(path), { signal: this.stop.signal, cache })));
  }

  /**
   * Records a download. Once it has failed, the file may be requested again.
   * @template T
   * @param {string} path
   * @param {Promise<T>} done
   */
  note(path, done) {
    this.begun.set(path, done);
    this.pending.add(path);
    done.then(
      () => this.pending.delete(path),
      (error) => this.begun.get(path) === done && this.forget(path, error?.cause === "Host"),
    );
    return done;
  }

  /**
   * Forgets a failed download, so that the next call requests the file again.
   * @param {string} path
   * @param {boolean} wrong whether its bytes are wrong, and not only too few
   */
  forget(path, wrong) {
    this.begun.delete(path);
    this.pending.delete(path);
    this.again.set(path, wrong ? "reload" : "default");
    this.failures += 1;
  }

  /** Aborts the downloads that are not complete. */
  giveUp() {
    for (const path of [...this.pending]) this.forget(path, false);
    this.stop.abort();
    this.stop = new AbortController();
  }

  /** Downloads a file; returns all its bytes. @param {string} path @returns {Promise<Uint8Array<ArrayBuffer>>} */
  bytes(path) {
    return this.download(path, (answer) => this.whole(path, answer));
  }

  /** All bytes of an answer. @param {string} path @param {Promise<Response>} answer */
  async whole(path, answer) {
    const response = await answer;
    const reader = response.body?.getReader();
    const wanted = this.sizes[path];
    const bytes = new Uint8Array(wanted);
    const type = response.headers.get("content-type");
    let at = 0;
    while (reader) {
      const { done, value } = await reader.read().catch(() => {
        throw new Missing(`${path}: ${at} of ${wanted} bytes`);
      });
      if (done) break;
      if (at + value.length > wanted) throw new Missing(`${path}: more than ${wanted} bytes, ${type}`, "Host");
      bytes.set(value, at);
      at += value.length;
      this.count(path, at);
    }
    if (at !== wanted) throw new Missing(`${path}: ${at} of ${wanted} bytes, ${type}`, "Host");
    return bytes;
  }

  /** Makes sure that `bytesAtOnce` will find a file, or say why not. @param {string} path */
  keepForAtOnce(path) {
    return keepForAtOnce(path, () => this.bytes(path));
  }

  /** Loads a file while everything waits for it; returns all its bytes. @param {string} path */
  bytesAtOnce(path) {
    const bytes = readAtOnce(path, this.url(path));
    if (bytes.length !== this.sizes[path])
      throw new Missing(`${path}: ${bytes.length} of ${this.sizes[path]} bytes`, "Host");
    return bytes;
  }

  /** Says that the page preloads this program: `compiled` then waits for it. @param {string} path */
  expectPreloaded(path) {
    this.loaded.set(path, 0);
    const program = preloadedWasm((bytes) => this.count(path, bytes));
    void program.then(
      () => this.count(path, this.sizes[path]),
      () => undefined,
    );
    this.note(path, program);
  }

  /**
   * Downloads a program and compiles it meanwhile; after a failure only once its bytes are known to be all there.
   * @param {string} path
   * @returns {Promise<WebAssembly.Module>}
   */
  compiled(path) {
    return this.download(path, async (answer) => {
      try {
        if (this.again.has(path)) return await WebAssembly.compile(await this.whole(path, answer));
        const counting = answer.then((response) =>
          this.local ? undefined : count(response.clone(), (bytes) => this.count(path, bytes)),
        );
        counting.catch(() => undefined); // if the download breaks off, compiling it fails
        const module = await compiled(answer);
        this.count(path, this.sizes[path]);
        return module;
      } catch (error) {
        throw wrongProgram(path, error);
      }
    });
  }

  /** Loads a script. @param {string} path @returns {Promise<any>} */
  script(path) {
    const begun = this.begun.get(path);
    if (begun) return begun;
    const script = importScript(path, this.url(path), this.failures).then((loaded) => {
      this.count(path, this.sizes[path]);
      return loaded;
    });
    return this.note(path, script);
  }

  /**
   * Resolves when nearly all of a file has arrived, or it has failed. A file requested then follows without a gap.
   * @param {string} path
   */
  nearlyLoaded(path) {
    const asked = new Promise((done) => this.whenNearlyLoaded.set(path, () => done(undefined)));
    return Promise.race([asked, Promise.resolve(this.begun.get(path)).catch(() => undefined)]);
  }

  /** @param {string} path @param {number} bytes */
  count(path, bytes) {
    this.loaded.set(path, Math.min(bytes, this.sizes[path]));
    if (bytes >= NEARLY_LOADED_SHARE * this.sizes[path]) this.whenNearlyLoaded.get(path)?.();
    this.activity += 1;
    this.tell();
  }

  /** Reports how many bytes have arrived and how many there are in all, but not too often. @param {boolean} [now] */
  tell(now = false) {
    const paths = [...this.loaded.keys()];
    const total = paths.reduce((sum, path) => sum + this.sizes[path], 0);
    const loaded = paths.reduce((sum, path) => sum + (this.loaded.get(path) ?? 0), 0);
    const since = performance.now() - this.reportedAt;
    if (!now && loaded < total && (since < REPORT_MS || loaded - this.shown < total / 100)) return;
    this.shown = loaded;
    this.reportedAt = performance.now();
    this.report(loaded, total);
  }
}
