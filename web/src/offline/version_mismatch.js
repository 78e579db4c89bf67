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
  "assets/mahjong.css",
  "assets/tiles.svg",
  "assets/tiles-plain.svg",
  "boot/python.pack",
  "boot/engine.pack",
  "pyodide/pyodide.mjs",
  "pyodide/pyodide.asm.mjs",
  "pyodide/pyodide.asm.wasm",
];
const PATIENCE_MS = 30_000;
/**
 * Milliseconds that a newer service worker may take to become active: the older one first finishes what it has begun.
 */
const ACTIVATE_MS = 10_000;

/** The engine is of another build than this page. */
export class SiteChanged extends Error {}

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
    const answer = await fetch(new URL("build.json", ROOT), { cache: "no-cache" });
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

/** Fetches the files that a page begins with again, if they have changed. */
export async function refetchStart() {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await Promise.allSettled(
    STARTS.map(async (path) => (await fetch(new URL(path, ROOT), { cache: "no-cache", signal })).arrayBuffer()),
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
