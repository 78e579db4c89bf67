/**
 * @file Keeps the site in this browser for use without a network, in idle time, and notices newer builds. A newer one is
 * let in when somebody asks for it and not before; the page then loads again and is where it was.
 */
import { offlineEn } from "../../words/offline.en.js";
import { offlineZh } from "../../words/offline.zh.js";
import { BUILD } from "../shared/build.js";
import { trustedScript } from "../shared/trusted_script.js";
import { addWords, both } from "../text/i18n.js";
import {
  buildOf,
  letIn,
  ownController,
  refetchStart,
  SiteChanged,
  siteChanged,
  waitingWorker,
} from "./version_mismatch.js";

/** @typedef {import("../state/app_state.js").Offline} Offline */

addWords({ zh: offlineZh, en: offlineEn });

/** Milliseconds: the first cards come before anything that is only for later. */
const QUIET_MS = 2000;
/** A tab out of sight may never get idle time. */
const PATIENCE_MS = 10_000;
/** A page that stays open asks so often for a newer build. */
const LOOK_MS = 3_600_000;

/**
 * @typedef {object} OfflinePorts What it needs of the page around it.
 * @property {() => Pick<import("../state/app_state.js").App, "screen"|"update">} app
 * @property {(change: Partial<import("../state/app_state.js").App>) => void} set
 * @property {(text: import("../shared/types.js").Text) => void} noteUpdate says that there is a newer version
 */

export class OfflineManager {
  /** @param {OfflinePorts} page */
  constructor(page) {
    this.page = page;
    this.begun = false;
    this.entering = false;
    this.looked = Date.now();
  }

  /** Keeps the site, once; after a while, when the browser is idle. */
  begin() {
    if (this.begun) return;
    this.begun = true;
    const keep = () => void this.keep();
    setTimeout(
      () => ("requestIdleCallback" in window ? requestIdleCallback(keep, { timeout: PATIENCE_MS }) : keep()),
      QUIET_MS,
    );
  }

  async keep() {
    try {
      if (BUILD === undefined) return this.page.set({ offline: "file" });
      const { serviceWorker } = navigator; // a closed frame refuses even the question
      if (!serviceWorker) return this.page.set({ offline: isSecureContext ? "refused" : "insecure" });
      serviceWorker.addEventListener("controllerchange", () => void this.controlled());
      const registration = await serviceWorker.register(trustedScript("sw.js"), { updateViaCache: "none" });
      registration.addEventListener("updatefound", () => this.follow(registration));
      document.addEventListener("visibilitychange", () => this.lookAgain(registration));
      this.follow(registration);
      return await this.controlled();
    } catch (error) {
      return this.page.set({ offline: whyNot(error) });
    }
  }

  /** @param {ServiceWorkerRegistration} registration */
  follow(registration) {
    registration.installing?.addEventListener("statechange", () => this.look(registration));
    this.look(registration);
  }

  /** @param {ServiceWorkerRegistration} registration */
  look({ installing, waiting, active }) {
    this.page.set({ offline: active ? "kept" : (installing ?? waiting) ? "keeping" : "failed" });
    if (active && waiting) this.announce("newer");
  }

  /** @param {ServiceWorkerRegistration} registration */
  lookAgain(registration) {
    if (document.hidden || Date.now() - this.looked < LOOK_MS) return;
    this.looked = Date.now();
    registration.update().catch(() => undefined); // no network
  }

  /** A service worker answers for this page from now on: let in here, by another tab, or the first one. */
  async controlled() {
    if (this.entering) return undefined; // the page is about to load again
    const controller = ownController();
    const build = controller ? await buildOf(controller) : null;
    return build === null || build === BUILD ? undefined : this.announce("changed");
  }

  /** Announces a newer version: in the lobby it stands, at the table it is a note that goes. @param {"newer"|"changed"} update */
  announce(update) {
    const app = this.page.app();
    if (this.entering || app.update === update) return;
    this.page.set({ update });
    if (app.screen !== "lobby") this.page.noteUpdate(both(`update.${update}`));
  }

  /** Something did not come or did not fit: whether the site has changed, which is then announced. @param {unknown} [error] */
  async changed(error) {
    const changed = error instanceof SiteChanged || (await siteChanged());
    if (changed) this.page.set({ update: "changed" });
    return changed;
  }

  /** Lets the newer build in, or fetches it where none is kept; the page loads again and is where it was. */
  async enter() {
    this.entering = true;
    this.page.set({ update: "entering", toast: null });
    const waiting = await waitingWorker();
    if (waiting) await letIn(waiting);
    else if (!ownController()) await refetchStart(); // a service worker has it all
    location.reload();
  }
}

/** Why the site is not kept here. @param {unknown} error @returns {Offline} */
function whyNot(error) {
  if (error instanceof TypeError) return "failed"; // its script did not come
  return inForeignFrame() ? "frame" : "refused";
}

/** Whether this page is part of another site's. */
export function inForeignFrame() {
  try {
    return window.top !== window && !window.top?.location.href;
  } catch {
    return true;
  }
}
