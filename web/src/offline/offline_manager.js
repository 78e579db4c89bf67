/**
 * @file Stores the site in this browser for use without a network, in idle time, and notices newer builds. The page
 * switches to a newer build only when the player asks for it. It then loads again and is where it was.
 */
import { offlineEn } from "../../words/offline.en.js";
import { offlineZh } from "../../words/offline.zh.js";
import { BUILD } from "../shared/build.js";
import { isMislabelled } from "../shared/mislabelled.js";
import { trustedScript } from "../shared/trusted_script.js";
import { addWords, both } from "../text/i18n.js";
import { whenIdle } from "./keep_site.js";
import { buildOf, CHANGED, enterNewer, ownController, siteChanged } from "./version_mismatch.js";

/** @import { App, Change, Offline } from "../state/app_state.js" */

addWords({ zh: offlineZh, en: offlineEn });

/** Milliseconds after which a page that stays open looks for a newer build again. */
const UPDATE_CHECK_MS = 3_600_000;

/**
 * @typedef {object} OfflinePage What the offline manager needs of the page.
 * @property {Pick<App, "screen"|"site">} app
 * @property {(change: Change) => void} set
 * @property {(text: import("../shared/types.js").Text, kind: "info", more: {opens: "update"}) => void} toast
 */

export class OfflineManager {
  /** @param {OfflinePage} page */
  constructor(page) {
    this.page = page;
    this.begun = false;
    this.updating = false;
    this.lastCheck = Date.now();
    globalThis.addEventListener?.(CHANGED, () => page.set({ site: { update: "changed" } }));
  }

  /** Stores the site, once: after a while, when the browser is idle. */
  begin() {
    if (this.begun) return;
    this.begun = true;
    whenIdle(() => void this.keep());
  }

  /** @param {Offline} offline */
  report(offline) {
    this.page.set({ site: { offline } });
  }

  async keep() {
    try {
      if (BUILD === undefined) return this.report("file");
      const { serviceWorker } = navigator; // a sandboxed frame throws even here
      if (!serviceWorker) return this.report(isSecureContext ? "refused" : "insecure");
      serviceWorker.addEventListener("controllerchange", () => void this.controlled());
      const registration = await serviceWorker.register(trustedScript("sw.js"), { updateViaCache: "none" });
      registration.addEventListener("updatefound", () => this.watchInstall(registration));
      document.addEventListener("visibilitychange", () => this.checkForUpdate(registration));
      this.watchInstall(registration);
      return await this.controlled();
    } catch (error) {
      return this.report(await whyNot(error));
    }
  }

  /** @param {ServiceWorkerRegistration} registration */
  watchInstall(registration) {
    registration.installing?.addEventListener("statechange", () => this.reportStatus(registration));
    this.reportStatus(registration);
  }

  /** @param {ServiceWorkerRegistration} registration */
  reportStatus({ installing, waiting, active }) {
    this.report(active ? "kept" : (installing ?? waiting) ? "keeping" : "failed");
    if (active && waiting) this.announce("newer");
  }

  /** @param {ServiceWorkerRegistration} registration */
  checkForUpdate(registration) {
    if (document.hidden || Math.abs(Date.now() - this.lastCheck) < UPDATE_CHECK_MS) return;
    this.lastCheck = Date.now();
    registration.update().catch(() => undefined); // no network
  }

  /**
   * Called when a service worker begins to answer for this page: the first one, or a newer one that this tab or another
   * one has activated.
   */
  async controlled() {
    if (this.updating) return undefined; // the page is about to load again
    const controller = ownController();
    const build = controller ? await buildOf(controller) : null;
    return build === null || build === BUILD ? undefined : this.announce("changed");
  }

  /**
   * Announces a newer version: in the lobby with a banner, elsewhere with a toast.
   * @param {"newer"|"changed"} update
   */
  announce(update) {
    const { screen, site } = this.page.app;
    if (this.updating || site.update === update) return;
    this.page.set({ site: { update } });
    if (screen !== "lobby") this.page.toast(both(`update.${update}`), "info", { opens: "update" });
  }

  /** Called when something could not be loaded: whether the site has changed. If so, announces it. */
  async changed() {
    const changed = await siteChanged();
    if (changed) this.page.set({ site: { update: "changed" } });
    return changed;
  }

  /** Switches to the newer build. */
  async applyUpdate() {
    this.updating = true;
    this.page.set({ site: { update: "entering" }, notices: { toast: null } });
    await enterNewer();
  }
}

/** Why the site is not stored here. @param {unknown} error @returns {Promise<Offline>} */
async function whyNot(error) {
  if (error instanceof TypeError) return "failed"; // the service worker's script could not be loaded
  if (inForeignFrame()) return "frame";
  return (await isMislabelled("sw.js").catch(() => false)) ? "types" : "refused";
}

/** Whether this page is in a frame of another site. */
export function inForeignFrame() {
  try {
    return window.top !== window && !window.top?.location.href;
  } catch {
    return true;
  }
}
