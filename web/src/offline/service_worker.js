/**
 * @file The service worker: keeps every file of one build and answers from them, so that the site is there without a
 * network and never mixed of two builds. A newer one waits until a page says that a player lets it in.
 */
import { cacheNames, clientsClaim, setCacheNameDetails } from "workbox-core";
import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { isSiteStore, PREFIX } from "../shared/build.js";

/** What the build writes before this file: its name, and every file to keep. @typedef {{build: string, files: {url: string, revision: string, integrity?: string}[]}} Kept */

const { build, files } = /** @type {Kept} */ (/** @type {any} */ (self).HUPAI_KEPT);

setCacheNameDetails({ prefix: PREFIX });
// What the page has just fetched is revalidated, and not fetched again.
addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }) }]);
precacheAndRoute(files, {
  ignoreURLParametersMatching: [/./], // they say what a page is to show: `?boot=plain`
  urlManipulation: ({ url }) => (url.pathname.endsWith("/index.html") ? [new URL("./", url)] : []),
});
clientsClaim(); // the page of the first visit works without a network as soon as later ones

/** Removes what a workbox of another version has kept. Its own clean-up would also empty the sites in folders below this one. */
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
