/**
 * @file Keeps the site in this browser for use without a network, in idle time, and hears of newer builds. A newer
 * one enters when somebody asks for it and not before; the page then loads again and is where it was.
 */
import { offlineEn } from "../words/offline.en.js";
import { offlineZh } from "../words/offline.zh.js";
import { addWords, both } from "./i18n.js";
import { BUILD } from "./offline/names.js";
import { trustedScript } from "./trusted.js";
import { buildOf, letIn, ownController, refetchStart, SiteChanged, siteChanged, waitingWorker } from "./offline/skew.js";

/** @typedef {"unknown"|"keeping"|"kept"|"file"|"insecure"|"frame"|"refused"|"failed"|"cleared"} Offline How far the site is kept here, or why it is not. */
/** @typedef {"newer"|"changed"|"entering"|null} News A newer build is ready; the site is another build's than this page; it is being let in. */

addWords({ zh: offlineZh, en: offlineEn });

/** The first cards come before anything that is only for later. */
const QUIET_MS = 2000;
/** A tab that is not looked at may never be told that it is idle. */
const PATIENCE_MS = 10_000;
/** A page that stays open asks so often whether there is a newer build. */
const LOOK_MS = 3_600_000;

export class Keeper {
  /** @param {import("./controller.js").Controller} page */
  constructor(page) {
    this.page = page;
    this.begun = false;
    this.asked = false;
    this.looked = Date.now();
  }

  /** Once; after a while, when the browser has nothing better to do. */
  begin() {
    if (this.begun) return;
    this.begun = true;
    const keep = () => void this.keep();
    setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(keep, { timeout: PATIENCE_MS }) : keep()), QUIET_MS);
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
    if (active && waiting) this.tell("newer");
  }

  /** @param {ServiceWorkerRegistration} registration */
  lookAgain(registration) {
    if (document.hidden || Date.now() - this.looked < LOOK_MS) return;
    this.looked = Date.now();
    registration.update().catch(() => undefined); // no network
  }

  /** A service worker answers for this page from now on: let in here, by another tab, or the first one. */
  async controlled() {
    if (this.asked) return undefined; // the page is on its way out already
    const controller = ownController();
    const build = controller ? await buildOf(controller) : null;
    return build === null || build === BUILD ? undefined : this.tell("changed");
  }

  /** Told where it is not in the way: in the lobby it stands, at the table it is a note that goes. @param {"newer"|"changed"} news */
  tell(news) {
    const { app } = this.page;
    if (this.asked || app.news === news) return;
    this.page.set({ news });
    if (app.screen !== "lobby") this.page.toast(both(`news.${news}`), "info", null, "news");
  }

  /**
   * Something did not come or did not fit: whether that is because the site has changed, which is then told.
   * @param {unknown} [error]
   */
  async changed(error) {
    const changed = error instanceof SiteChanged || (await siteChanged());
    if (changed) this.page.set({ news: "changed" });
    return changed;
  }

  /** Lets the newer build in, or fetches it where none is kept; the page loads again and is where it was. */
  async enter() {
    this.asked = true;
    this.page.set({ news: "entering", toast: null });
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
