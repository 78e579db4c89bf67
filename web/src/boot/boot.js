/**
 * @file Starts Python and the engine, by the fastest of three ways that works here: from a memory snapshot that an
 * earlier visit stored; from the compiled archives of library and engine; or from the runtime as it comes, where
 * micropip installs the engine. Everything is fetched from the site's own folder.
 */

import { loadPyodide } from "pyodide";
import { BUILD } from "../shared/build.js";
import { ALONE, installEngine, installFamily, restoreArchives, unpacked } from "./archives.js";
import { BUILT, ENGINE, GLUE, LIBRARY, LOCK, RUNTIME, TRIMMED, WASM } from "./built.js";
import { Downloads } from "./downloads.js";
import { familyArchive } from "./family_archive.js";
import { give } from "./loader_files.js";
import { Missing, Stalled, twice, unlessStalled } from "./missing.js";
import { inTwoParts } from "./program_parts.js";
import { lettersAsBytes, readDelta, restored } from "./snapshot_delta.js";
import { downloadedSnapshot, keepSnapshot, rejectSnapshot, storedSnapshot } from "./snapshot_store.js";
import { WAYS } from "./ways.js";

/** @typedef {import("./ways.js").Way} Way */
/** @typedef {{step: "download"|"start"|"install"|"ready", loaded: number, total: number}} Progress */
/** @typedef {"kept"|"compiled"|"files"|"rest"|"python"|"micropip"|"engine"} Step */
/**
 * @typedef {object} Report How Python was started.
 * @property {string|undefined} build the build of the worker, and of the engine that it starts
 * @property {Way} way
 * @property {number} began when the worker began, in milliseconds since 1970
 * @property {{way: Way, why: string}[]} failed the ways that were tried before and failed, with the reason
 * @property {{step: Step, at: number}[]} steps when each step was done, in milliseconds since the worker began
 * @property {number} loaded bytes that were loaded
 */

/** With a fixed hash seed, sets have the same order in every way to start. */
const ENVIRONMENT = { PYTHONHASHSEED: "0" };
// With a clock, bots that search answer in time. gc.freeze exempts what the start has made: it is never garbage.
const SESSION = `
import gc, time
from hupai.session import Session
gc.freeze()
Session(clock=time.monotonic)`;

/** The end of an error's message. @param {unknown} error */
const messageOf = (error) => String(/** @type {any} */ (error)?.message ?? error).slice(-300);

/** What browsers say if a policy forbids WebAssembly. */
const FORBIDDEN = /content security policy|blocked by csp|unsafe-eval/i;

/**
 * The kind of an error. By it the page chooses the sentence that tells the player what to do.
 * @param {unknown} error
 * @returns {"Missing"|"Host"|"Policy"|"Memory"|"Error"}
 */
function causeOf(error) {
  if (FORBIDDEN.test(messageOf(error))) return "Policy";
  if (error instanceof Missing) return /** @type {any} */ (error).cause;
  return error instanceof RangeError || /out of memory|allocat|MemoryError/i.test(messageOf(error))
    ? "Memory"
    : "Error";
}

/** Whether the host sends wrongly what every way needs. @param {unknown} error */
const isHopeless = (error) =>
  error instanceof Missing &&
  error.cause === "Host" &&
  [GLUE, WASM].some((path) => error.message.startsWith(`${path}:`));

export class Boot {
  /**
   * Begins the downloads at once.
   * @param {string} root the site's folder, absolute, ending in a slash
   * @param {object} options
   * @param {Way|null} options.way the first way to try; null for the fastest one that is possible here
   * @param {boolean} options.local whether a service worker has the files, so that they come at once
   * @param {boolean} options.preloaded whether the page preloads the program
   */
  constructor(root, { way, local, preloaded }) {
    this.root = root;
    this.wanted = way;
    this.files = new Downloads(root, BUILT.bytes, local);
    if (preloaded) this.files.expectPreloaded(WASM);
    /** @type {Report} */
    this.done = { build: BUILD, way: "plain", began: performance.timeOrigin, failed: [], steps: [], loaded: 0 };
    /** @type {any} */
    this.python = null;
    /** Called when Python has started. */
    this.noteStarted = () => {};
    /** @type {Promise<void>} */
    this.started = new Promise((started) => (this.noteStarted = started));
    /** The way that is being tried. @type {Way|null} */
    this.currentWay = null;
    /** The snapshot to start from, or null. */
    this.snapshot = this.findSnapshot();
    this.startDownloads().catch(() => undefined); // the code that uses a download reports its failure
  }

  /** @param {Step} step */
  note(step) {
    this.done.steps.push({ step, at: Math.round(performance.now()) });
  }

  /**
   * Begins to load the snapshot, if it is stored here or the page asks for this way; else null.
   * @returns {Promise<import("./snapshot_store.js").LoadingSnapshot|null>}
   */
  async findSnapshot() {
    const { root, wanted } = this;
    if (wanted !== null && wanted !== "snapshot") return null;
    const found = await storedSnapshot(root, BUILT.snapshot);
    return found ?? (wanted ? downloadedSnapshot(root, BUILT.snapshot) : null);
  }

  /** Begins the downloads that the first way needs. */
  async startDownloads() {
    const { files } = this;
    const program = files.compiled(WASM);
    program.then(
      () => this.note("compiled"),
      () => undefined,
    );
    files.script(GLUE).catch(() => undefined);
    const snapshot = await this.snapshot;
    if (snapshot)
      snapshot.bytes.then(
        () => snapshot.stored && this.note("kept"),
        () => undefined,
      );
    else if (this.wanted === "plain") await files.bytes(LIBRARY);
    else {
      await files.bytes(TRIMMED);
      await files.nearlyLoaded(WASM); // the engine comes last, because Python starts without it
      await files.bytes(ENGINE);
    }
  }

  /**
   * Tries the ways one after another.
   * @param {(progress: Progress) => void} report
   * @returns {Promise<(text: string) => string>} the engine's only function: a request in, an answer out, both as JSON
   *   text
   */
  async run(report) {
    const { files, done } = this;
    files.report = (loaded, total) => report({ step: "download", loaded, total });
    files.tell(true);
    const snapshot = await this.snapshot.catch(() => null);
    const from = WAYS.indexOf(this.wanted ?? (snapshot ? "snapshot" : "trimmed"));
    /** @type {unknown} */
    let reason;
    for (const way of WAYS.slice(from)) {
      try {
        return await this.tryWay(way, report);
      } catch (error) {
        reason = error;
        if (error instanceof Stalled) files.giveUp();
      }
      done.failed.push({ way, why: messageOf(reason) });
      if (isHopeless(reason)) break;
      if (way === "snapshot" && snapshot?.stored && !(reason instanceof Missing))
        await rejectSnapshot(this.root, BUILT.snapshot, messageOf(reason)).catch(() => undefined);
    }
    throw Object.assign(new Error(messageOf(reason)), { name: causeOf(reason) });
  }

  /**
   * Starts Python in one way; returns the engine's function.
   * @param {Way} way
   * @param {(progress: Progress) => void} report
   */
  async tryWay(way, report) {
    const { files, done } = this;
    this.currentWay = way;
    const { python, handle } = await unlessStalled(
      this.startPython(way, report),
      () => files.activity + done.steps.length,
      files.local,
    );
    this.python = python;
    this.noteStarted();
    done.way = way;
    done.loaded = [...files.loaded.values()].reduce((sum, bytes) => sum + bytes, 0);
    this.note("engine");
    report({ step: "ready", loaded: done.loaded, total: done.loaded });
    return handle;
  }

  /**
   * Loads and starts Python in one way; returns it with the engine's function.
   * @param {Way} way
   * @param {(progress: Progress) => void} report
   * @returns {Promise<{python: any, handle: (text: string) => string}>}
   */
  async startPython(way, report) {
    const { files } = this;
    const { rest } = BUILT;
    const [program, { default: create }, start] = await Promise.all([
      twice(() => files.compiled(WASM)),
      twice(() => files.script(GLUE)),
      this.startOf(way),
      rest === null ? null : files.keepForAtOnce(rest),
    ]);
    if (this.currentWay !== way) throw new Missing("too late"); // this way was given up, and another one is being tried
    this.note("files");
    const all = [...files.loaded.values()].reduce((sum, bytes) => sum + bytes, 0);
    report({ step: "start", loaded: all, total: all });
    const made = rest === null ? create : inTwoParts(create, () => this.rest(rest));
    give({ [files.url(WASM)]: program, [files.url(start.archive)]: start.content });
    const python = await loadPyodide({
      indexURL: files.url(RUNTIME),
      env: ENVIRONMENT,
      ...(way === "plain" ? {} : ALONE),
      stdLibURL: files.url(start.archive),
      createPyodideModule: start.snapshot ? restored(made, start.snapshot.bytes.then(readDelta)) : made,
      ...(start.snapshot ? { _loadSnapshot: lettersAsBytes(BUILT.snapshot.head) } : {}),
      lockFileContents: start.lock,
      packageBaseUrl: files.url(way === "plain" ? RUNTIME : "wheels/"),
    });
    this.note("python");
    if (way === "plain") await this.install(python, report, all);
    if (way === "trimmed") installEngine(python, await this.unpacked(ENGINE));
    const session = python.runPython(SESSION);
    return { python, handle: (text) => session.handle(text) };
  }

  /** Loads the rest of the program. @param {string} path */
  rest(path) {
    const bytes = this.files.bytesAtOnce(path);
    this.note("rest");
    return bytes;
  }

  /**
   * Loads what a way starts from: an archive of the library, and perhaps a memory snapshot. With a snapshot the archive
   * is empty, because the restored Python has already read it.
   * @param {Way} way
   */
  async startOf(way) {
    const { lock } = BUILT;
    const bytes = (/** @type {string} */ path) => twice(() => this.files.bytes(path));
    if (way === "trimmed") return { archive: TRIMMED, content: await this.unpacked(TRIMMED), snapshot: null, lock };
    if (way === "plain") {
      const [content, text] = await Promise.all([bytes(LIBRARY), bytes(LOCK)]);
      return { archive: LIBRARY, content, snapshot: null, lock: JSON.parse(new TextDecoder().decode(text)) };
    }
    const snapshot = await this.snapshot;
    if (!snapshot) throw new Error("no snapshot is kept");
    return { archive: TRIMMED, content: new Uint8Array(), snapshot, lock };
  }

  /** Loads an archive and unpacks it. @param {string} path */
  async unpacked(path) {
    return unpacked(await twice(() => this.files.bytes(path)));
  }

  /**
   * Installs the engine's wheel with micropip.
   * @param {any} python
   * @param {(progress: Progress) => void} report
   * @param {number} bytes
   */
  async install(python, report, bytes) {
    report({ step: "install", loaded: bytes, total: bytes });
    const { files } = this;
    // Load both wheels completely first: the runtime might wait for ever, or take half a file for a whole one.
    await Promise.all([BUILT.micropipWheel, BUILT.engineWheel].map((wheel) => twice(() => files.bytes(wheel))));
    await python.loadPackage(files.url(BUILT.micropipWheel), { messageCallback: () => undefined });
    const micropip = python.pyimport("micropip");
    await micropip.install.callKwargs(files.url(BUILT.engineWheel), { deps: false });
    micropip.destroy();
    this.note("micropip");
  }

  /**
   * Makes the games of a family playable that a start does not bring. Before Python has started, only fetches it.
   * @param {string} family
   * @param {import("./family_loader.js").ReportFamily} report
   */
  async loadFamily(family, report) {
    const archive = await familyArchive(this.root, family, this.files.local, report);
    await this.started;
    installFamily(this.python, family, archive);
  }

  /**
   * Stores the snapshot for the next visit, and writes the archives that a restored Python lacks. Called in idle time.
   */
  async prepareNextVisit() {
    if (this.done.way === "snapshot")
      restoreArchives(this.python, await this.unpacked(TRIMMED), await this.unpacked(ENGINE));
    return keepSnapshot(this.root, BUILT.snapshot);
  }
}
