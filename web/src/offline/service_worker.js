/**
 * @file The service worker: stores every file of one build and answers with them, so that the site works without a
 * network and never mixes two builds. A newer service worker waits until the player switches to it.
 */
import { cacheNames, clientsClaim, setCacheNameDetails } from "workbox-core";
import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { isSiteStore, PREFIX } from "../shared/build.js";

/**
 * What the build writes before this script: the name of the build, and every file to store.
 * @typedef {{build: string, files: {url: string, revision: string, integrity?: string}[]}} Kept
 */

const { build, files } = /** @type {Kept} */ (/** @type {any} */ (self).HUPAI_KEPT);

setCacheNameDetails({ prefix: PREFIX });
// Files that the page has just fetched are revalidated, and not fetched again.
addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }) }]);
precacheAndRoute(files, {
  ignoreURLParametersMatching: [/./], // parameters such as `?boot=plain` are for the page: the file is the same
  urlManipulation: ({ url }) => (url.pathname.endsWith("/index.html") ? [new URL("./", url)] : []),
});
clientsClaim(); // so that the page of the first visit works without a network too

/**
 * Removes the stores of other Workbox versions. Workbox's own clean-up would also empty those of sites in folders below
 * this one.
 */
async function dropOutdated() {
  const { scope } = /** @type {any} */ (self).registration;
  const outdated = (await caches.keys()).filter((name) => isSiteStore(name, scope) && name !== cacheNames.precache);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

self.addEventListener("activate", (event) => /** @type {any} */ (event).waitUntil(dropOutdated()));

self.addEventListener("message", ({ data, ports }) => {
  if (data === "enter") void (/** @type {any} */ (self).skipWaiting());
  else if (data === "build") ports[0]?.postMessage(build);
});
