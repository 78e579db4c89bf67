/** @file Stores the site for use without a network where a page other than the table is the first that somebody opens. */

import { BUILD } from "../shared/build.js";

/** Milliseconds to wait first: what the reader came for is before anything that is only for later. */
const QUIET_MS = 2000;
/** Milliseconds to wait for idle time: a hidden tab may never get any. */
const PATIENCE_MS = 10_000;

/** Does something after a while, when the browser is idle. @param {() => void} what */
export const whenIdle = (what) =>
  void setTimeout(
    () => ("requestIdleCallback" in window ? requestIdleCallback(what, { timeout: PATIENCE_MS }) : what()),
    QUIET_MS,
  );

/** The policy allows only one address, that of the service worker. */
const address = () => new URL("sw.js", document.baseURI).href;

/** Has the browser store the site in idle time, unless the reader saves data. */
export function keepSite() {
  if (BUILD === undefined || /** @type {any} */ (navigator).connection?.saveData) return;
  const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("hupai-keep", { createScriptURL: address });
  whenIdle(async () => {
    try {
      // A sandboxed frame throws even here.
      await navigator.serviceWorker?.register(policy?.createScriptURL("") ?? address(), { updateViaCache: "none" });
    } catch {
      // Nothing may be stored here, or there is no network: the page works all the same, and the table tells it.
    }
  });
}
