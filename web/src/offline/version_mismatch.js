/**
 * @file A page of one build on a site of another: how it is noticed when something does not come or does not fit,
 * and how the page gets whole again. What is fetched under the same name in every build is asked for anew, as a
 * browser may hold an old one of it for a while.
 */
import { BUILD } from "./names.js";

/** The site's own folder. */
export const ROOT = new URL("./", document.baseURI).href;

/** What a page begins with; everything else has a name of its own in every build, or is asked for by these. */
const STARTS = [
  "./", "build.json", "assets/main.js", "assets/style.css", "assets/worker.js", "assets/cards.svg", "assets/cards-kai.svg",
  "boot/python.pack", "boot/engine.pack", "pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.wasm",
];
const PATIENCE_MS = 30_000;
/** So long a newer build may take to enter: the older one ends what it has begun. */
const ENTER_MS = 10_000;

/** The engine that answers is another build's than this page. */
export class SiteChanged extends Error {}

/** What stands for this very site: the browser would also name a site in a folder above it. @returns {Promise<ServiceWorkerRegistration|undefined>} */
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
    // What a service worker answers is as old as itself: only the site knows of a newer one.
    const registration = await registered();
    if (!registration?.active) return false;
    await registration.update();
    return Boolean(registration.installing ?? registration.waiting);
  } catch {
    return false; // no network
  }
}

/** Asks anew for what a page begins with, as far as it has changed. */
export async function refetchStart() {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await Promise.allSettled(STARTS.map(async (path) => (await fetch(new URL(path, ROOT), { cache: "no-cache", signal })).arrayBuffer()));
}

/** The newer service worker that is ready, once it is; null where there is none. @returns {Promise<ServiceWorker|null>} */
export async function waitingWorker() {
  const registration = await registered().catch(() => undefined);
  if (registration?.waiting) return registration.waiting; // whole, whatever comes after it
  const { installing, active } = registration ?? {};
  if (installing && active) await happens(installing, "statechange", PATIENCE_MS);
  return registration?.waiting ?? null;
}

/** Lets a service worker that waits answer for the pages; done once it does, or takes longer than anybody waits. @param {ServiceWorker} worker */
export async function letIn(worker) {
  const late = performance.now() + ENTER_MS;
  window.stop(); // the older one stays as long as it has something to send, and what nobody reads is never sent
  worker.postMessage("enter");
  while (worker.state !== "activated" && worker.state !== "redundant" && performance.now() < late) {
    await happens(worker, "statechange", late - performance.now());
  }
}

/** Waits for an event, but not for longer than this. @param {EventTarget} target @param {string} event @param {number} ms */
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
