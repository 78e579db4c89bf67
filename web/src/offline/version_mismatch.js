/**
 * @file Notices that a page and its site are of different builds, and makes them consistent again. Files that have the
 * same name in every build are fetched again, because a browser may hold an old copy for a while.
 */
import { BUILD } from "../shared/build.js";

/** The site's own folder. */
export const ROOT = new URL("./", document.baseURI).href;

/** The files a page or a family begins with. All others have a different name in every build, or are loaded by these. */
const STARTS = [
  "./",
  "build.json",
  "assets/main.js",
  "assets/style.css",
  "assets/worker.js",
  "assets/cards.svg",
  "assets/cards-kai.svg",
  "assets/guihuzi.css",
  "assets/mahjong.css",
  "assets/tiles.svg",
  "assets/tiles-plain.svg",
  "boot/python.pack",
  "boot/engine.pack",
  "pyodide/pyodide.asm.js",
  "pyodide/pyodide.asm.wasm",
];
const PATIENCE_MS = 30_000;
/** Milliseconds that the site may take to say its build: a player waits for the reason of a failure. */
const ANSWER_MS = 4000;
/**
 * Milliseconds that a newer service worker may take to become active: the older one first finishes what it has begun.
 */
const ACTIVATE_MS = 10_000;

/** The engine is of another build than this page, or a part of this page's build is gone. */
export class SiteChanged extends Error {
  name = "Missing"; // who only knows that something is missing treats it alike

  constructor() {
    super("", { cause: "Changed" });
  }
}

/** What every page hears in its window when a failure shows that the site is of another build. */
export const CHANGED = "hupai-changed";

/**
 * The registration of this site. The browser may also find that of a site in a folder above it, which does not count.
 * @returns {Promise<ServiceWorkerRegistration|undefined>}
 */
export async function registered() {
  const found = await navigator.serviceWorker?.getRegistration(ROOT);
  return found?.scope === ROOT ? found : undefined;
}

/** The service worker that answers for this page, if it is this site's. */
export function ownController() {
  const controller = navigator.serviceWorker?.controller;
  return controller?.scriptURL === new URL("sw.js", ROOT).href ? controller : null;
}

/** Whether the site is of another build than this page; false if that is unknown. */
export async function siteChanged() {
  if (BUILD === undefined) return false;
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(new URL("build.json", ROOT), { cache: "no-cache", signal });
    if (answer.ok && (await answer.json()).build !== BUILD) return true;
    // A service worker answers with its own build, so the site itself has to be asked for a newer one.
    const registration = await registered();
    if (!registration?.active) return false;
    await registration.update();
    return Boolean(registration.installing ?? registration.waiting);
  } catch {
    return false; // no network
  }
}

/**
 * The error to tell in place of another one: that the site is of another build than this page, if that is its cause. The
 * page then offers the newer build.
 * @param {unknown} error
 */
export async function trueCause(error) {
  const changed = error instanceof SiteChanged || (await siteChanged());
  if (!changed) return error;
  dispatchEvent(new Event(CHANGED));
  return error instanceof SiteChanged ? error : new SiteChanged();
}

/** Switches to the newer build: activates its service worker or, without any, fetches its first files. Then reloads. */
export async function enterNewer() {
  const waiting = await waitingWorker();
  if (waiting) await activateWaiting(waiting);
  else if (!ownController()) await refetchStart(); // a service worker already has these files
  location.reload();
}

/** The addresses of what this very page begins with. @returns {string[]} */
const ownStarts = () => [
  location.href,
  ...[...document.querySelectorAll("script[src]")].map((script) => /** @type {HTMLScriptElement} */ (script).src),
  ...[...document.querySelectorAll("link[href]")].map((link) => /** @type {HTMLLinkElement} */ (link).href),
];

/** Fetches the files that a page begins with again, if they have changed. */
async function refetchStart() {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await Promise.allSettled(
    [...STARTS, ...ownStarts()].map(async (path) =>
      (await fetch(new URL(path, ROOT), { cache: "no-cache", signal })).arrayBuffer(),
    ),
  );
}

/** Waits for a newer service worker to be ready; null if there is none. @returns {Promise<ServiceWorker|null>} */
export async function waitingWorker() {
  const registration = await registered().catch(() => undefined);
  // It is complete, even if a still newer one is being installed.
  if (registration?.waiting) return registration.waiting;
  const { installing, active } = registration ?? {};
  if (installing && active) await nextEvent(installing, "statechange", PATIENCE_MS);
  return registration?.waiting ?? null;
}

/** Activates a waiting service worker. Resolves once it is active, or after a while. @param {ServiceWorker} worker */
export async function activateWaiting(worker) {
  const deadline = performance.now() + ACTIVATE_MS;
  window.stop(); // ends downloads: the older service worker stays active for as long as it has something to send
  worker.postMessage("enter");
  while (worker.state !== "activated" && worker.state !== "redundant" && performance.now() < deadline) {
    await nextEvent(worker, "statechange", deadline - performance.now());
  }
}

/**
 * Waits for an event, but not longer than `ms` milliseconds.
 * @param {EventTarget} target
 * @param {string} event
 * @param {number} ms
 */
const nextEvent = (target, event, ms) =>
  new Promise((done) => {
    target.addEventListener(event, done, { once: true });
    setTimeout(done, ms);
  });

/**
 * Asks a service worker for its build; null if it does not answer.
 * @param {ServiceWorker} worker
 * @returns {Promise<string|null>}
 */
export function buildOf(worker) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }) => done(typeof data === "string" ? data : null);
    setTimeout(() => done(null), PATIENCE_MS);
    worker.postMessage("build", [port2]);
  });
}
