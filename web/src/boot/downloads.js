/** @file Downloads: each file is asked for once, its bytes are counted, and one that broke off may be asked for again. */

import { Missing } from "./missing.js";
import { count } from "./preload_wasm.js";
import { preloadedWasm } from "./preloaded_wasm.js";

/** @typedef {(loaded: number, total: number) => void} Report */

/** Milliseconds between two reports: each one draws the page, beside a start that needs the processor. */
const REPORT_MS = 150;

/** The share of a file after which the next one is asked for: its answer takes a while to begin. */
const NEARLY = 0.97;

export class Downloads {
  /**
   * @param {string} root the site's folder
   * @param {Record<string, number>} sizes
   * @param {boolean} local whether they come at once: the bytes of the largest are not counted then
   */
  constructor(root, sizes, local) {
    this.root = root;
    this.sizes = sizes;
    this.local = local;
    /** What was begun, by path: the promise of the outcome. @type {Map<string, Promise<any>>} */
    this.begun = new Map();
    /** @type {Map<string, number>} */
    this.loaded = new Map();
    /** @type {Report} */
    this.report = () => {};
    this.shown = 0;
    this.reportedAt = 0;
    /** Grows with every byte, which distinguishes a slow download from one that has stopped. */
    this.heard = 0;
    /** Called when nearly all of a file is there, by its path. @type {Map<string, () => void>} */
    this.behind = new Map();
    /** How many modules did not come. */
    this.missed = 0;
    /** What has neither come nor failed. @type {Set<string>} */
    this.pending = new Set();
    /** What is asked for again: past the browser's cache. @type {Set<string>} */
    this.again = new Set();
    this.stop = new AbortController();
    this.fetch = self.fetch.bind(self);
  }

  /** @param {string} path */
  url(path) {
    return new URL(path, this.root).href;
  }

  /**
   * A file, read by `read`; asked for once, and again only after it has failed.
   * @template T
   * @param {string} path
   * @param {(response: Promise<Response>) => Promise<T>} read
   * @returns {Promise<T>}
   */
  take(path, read) {
    const begun = this.begun.get(path);
    if (begun) return begun;
    this.loaded.set(path, 0);
    const cache = this.again.has(path) ? "reload" : "default";
    const answer = this.fetch(this.url(path), { signal: this.stop.signal, cache }).then(
      (response) => {
        if (!response.ok) throw new Missing(`${path}: ${response.status}`);
        return response;
      },
      () => {
        throw new Missing(path);
      },
    );
    return this.note(path, read(answer));
  }

  /** Notes a download; once it has failed, it may be asked for again. @template T @param {string} path @param {Promise<T>} done */
  note(path, done) {
    this.begun.set(path, done);
    this.pending.add(path);
    done.then(
      () => this.pending.delete(path),
      () => this.begun.get(path) === done && this.forget(path),
    );
    return done;
  }

  /** Forgets a download, so that the next one who wants it asks again. @param {string} path */
  forget(path) {
    this.begun.delete(path);
    this.pending.delete(path);
    this.again.add(path);
    this.missed += 1;
  }

  /** Gives up what is still on its way. */
  giveUp() {
    for (const path of [...this.pending]) this.forget(path);
    this.stop.abort();
    this.stop = new AbortController();
  }

  /** A file's bytes, all of them. @param {string} path @returns {Promise<Uint8Array<ArrayBuffer>>} */
  bytes(path) {
    return this.take(path, async (answer) => {
      const response = await answer;
      const reader = response.body?.getReader();
      const wanted = this.sizes[path];
      const bytes = new Uint8Array(wanted);
      let at = 0;
      while (reader) {
        const { done, value } = await reader.read();
        if (done) break;
        if (at + value.length > wanted) throw new Missing(`${path}: longer than it was built`);
        bytes.set(value, at);
        at += value.length;
        this.count(path, at);
      }
      if (at !== wanted) throw new Missing(`${path}: ${at} of ${wanted} bytes`);
      return bytes;
    });
  }

  /** The page preloads this program: who wants it waits for that. @param {string} path */
  expectPreloaded(path) {
    this.loaded.set(path, 0);
    const coming = preloadedWasm((bytes) => this.count(path, bytes));
    void coming.then(
      () => this.count(path, this.sizes[path]),
      () => undefined,
    );
    this.note(path, coming);
  }

  /** A program, compiled while it comes. @param {string} path @returns {Promise<WebAssembly.Module>} */
  compiled(path) {
    return this.take(path, async (answer) => {
      // Compiled from the very response: only then does the browser cache the compiled code.
      const counting = answer.then((response) =>
        this.local ? undefined : count(response.clone(), (bytes) => this.count(path, bytes)),
      );
      counting.catch(() => undefined); // a broken download is reported by whoever compiles it
      const module = await WebAssembly.compileStreaming(answer).catch((error) => {
        // Half a program does not compile: asked for again, it may come whole. A lack of memory stays one.
        throw error instanceof RangeError ? error : new Missing(String(error?.message ?? error));
      });
      this.count(path, this.sizes[path]);
      return module;
    });
  }

  /** A module of code. @param {string} path @returns {Promise<any>} */
  module(path) {
    const begun = this.begun.get(path);
    if (begun) return begun;
    // A browser remembers by its address that a module failed: the next try uses another one.
    const again = this.missed > 0 ? `#${this.missed}` : "";
    const coming = import(`${this.url(path)}${again}`).then(
      (module) => {
        this.count(path, this.sizes[path]);
        return module;
      },
      (error) => {
        throw new Missing(String(error?.message ?? error));
      },
    );
    return this.note(path, coming);
  }

  /** Done when nearly all of a file is there, or when it fails: what is asked for then comes right behind it. @param {string} path */
  nearly(path) {
    const asked = new Promise((done) => this.behind.set(path, () => done(undefined)));
    return Promise.race([asked, Promise.resolve(this.begun.get(path)).catch(() => undefined)]);
  }

  /** @param {string} path @param {number} bytes */
  count(path, bytes) {
    this.loaded.set(path, Math.min(bytes, this.sizes[path]));
    if (bytes >= NEARLY * this.sizes[path]) this.behind.get(path)?.();
    this.heard += 1;
    this.tell();
  }

  /** Reports how many bytes of what is wanted are there, but not for every few of them. @param {boolean} [now] */
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
