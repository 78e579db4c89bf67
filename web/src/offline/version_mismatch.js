/**
 * @file A page of one build on a site of another: how that is noticed when something does not come or does not fit, and
 * how the page becomes consistent again. Files with the same name in every build are fetched again, because a browser may
 * hold an old copy for a while.
 */
import { BUILD } from "../shared/build.js";

/** The site's own folder. */
export const ROOT = new URL("./", document.baseURI).href;

/** The files a page begins with. All others have a different name in every build, or are loaded by these. */
const STARTS = [
  "./",
  "build.json",
  "assets/main.js",
  "assets/style.css",
  "assets/worker.js",
  "assets/cards.svg",
  "assets/cards-kai.svg",
  "boot/python.pack",
  "boot/engine.pack",
  "pyodide/pyodide.mjs",
  "pyodide/pyodide.asm.mjs",
  "pyodide/pyodide.asm.wasm",
];
const PATIENCE_MS = 30_000;
/** Milliseconds that a newer build may take to enter: the older one finishes what it has begun. */
const ENTER_MS = 10_000;

/** The engine that answers is another build's than this page. */
export class SiteChanged extends Error {}

/** The registration of this very site: the browser may also return that of a site in a folder above it. @returns {Promise<ServiceWorkerRegistration|undefined>} */
export async function registered() {
  const found = await navigator.serviceWorker?.getRegistration(ROOT);
  return found?.scope === ROOT ? found : undefined;
}

/** The service worker that answers for this page, if it is this site's. */
export function ownController() {
  const controller = navigator.serviceWorker?.controller;
  return controller?.scriptURL === new URL("sw.js", ROOT).href ? controller : null;
}

/** Whether the site is another build's than this page; false where nobody can say. */
export async function siteChanged() {
  if (BUILD === undefined) return false;
  try {
    const answer = await fetch(new URL("build.json", ROOT), { cache: "no-cache" });
    if (answer.ok && (await answer.json()).build !== BUILD) return true;
    // A service worker answers with its own build: only the site knows of a newer one.
    const registration = await registered();
    if (!registration?.active) return false;
    await registration.update();
    return Boolean(registration.installing ?? registration.waiting);
  } catch {
    return false; // no network
  }
}

/** Fetches again what a page begins with, as far as it has changed. */
export async function refetchStart() {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await Promise.allSettled(
    STARTS.map(async (path) => (await fetch(new URL(path, ROOT), { cache: "no-cache", signal })).arrayBuffer()),
  );
}

/** The newer service worker that is ready, once it is; null where there is none. @returns {Promise<ServiceWorker|null>} */
export async function waitingWorker() {
  const registration = await registered().catch(() => undefined);
  if (registration?.waiting) return registration.waiting; // whole, whatever comes after it
  const { installing, active } = registration ?? {};
  if (installing && active) await happens(installing, "statechange", PATIENCE_MS);
  return registration?.waiting ?? null;
}

/** Activates a waiting service worker; done once it is active, or after a while. @param {ServiceWorker} worker */
export async function letIn(worker) {
  const late = performance.now() + ENTER_MS;
  window.stop(); // the older one stays for as long as it has something to send
  worker.postMessage("enter");
  while (worker.state !== "activated" && worker.state !== "redundant" && performance.now() < late) {
    await happens(worker, "statechange", late - performance.now());
  }
}

/** Waits for an event, for so many milliseconds at most. @param {EventTarget} target @param {string} event @param {number} ms */
const happens = (target, event, ms) =>
  new Promise((done) => {
    target.addEventListener(event, done, { once: true });
    setTimeout(done, ms);
  });

/** The build of a service worker; null where it does not say. @param {ServiceWorker} worker @returns {Promise<string|null>} */
export function buildOf(worker) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }) => done(typeof data === "string" ? data : null);
    setTimeout(() => done(null), PATIENCE_MS);
    worker.postMessage("build", [port2]);
  });
}
