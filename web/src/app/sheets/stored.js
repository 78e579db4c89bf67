/**
 * @file The sheet about what this browser stores: each kind with its size and a button to delete it. Loaded when
 * opened.
 */

import { html, nothing } from "lit";
import { storedEn } from "../../../words/stored.en.js";
import { storedZh } from "../../../words/stored.zh.js";
import { inForeignFrame } from "../../offline/offline_manager.js";
import { clearKind, KINDS, storageUsage } from "../../offline/storage_usage.js";
import { states } from "../../shared/light_element.js";
import { passFocus } from "../../shared/pass_focus.js";
import { addWords } from "../../text/i18n.js";
import { Sheet } from "./sheet.js";

/** @import { Kind, Usage } from "../../offline/storage_usage.js" */

addWords({ zh: storedZh, en: storedEn });

const MEGABYTE = 1_000_000;
/** The kinds that cannot be recovered once they are deleted. @type {Set<string>} */
const LOST = new Set(["matches", "hands", "all"]);

/** Returns a size as people read it. @param {number} bytes */
function sized(bytes) {
  if (bytes < MEGABYTE / 10) return `${Math.ceil(bytes / 1000)} kB`;
  return bytes < 1000 * MEGABYTE ? `${(bytes / MEGABYTE).toFixed(1)} MB` : `${(bytes / MEGABYTE / 1000).toFixed(1)} GB`;
}

/** @extends {Sheet<import("../controller.js").Controller>} */
class StoredSheet extends Sheet {
  static properties = { ...Sheet.properties, ...states("held", "stays", "room", "asking", "done") };

  constructor() {
    super();
    /** @type {Record<Kind, Usage>|null} */
    this.held = null;
    /** Whether the browser has promised to keep the data. @type {boolean|null} */
    this.stays = null;
    /** @type {{used: number, most: number}|null} */
    this.room = null;
    /** What will be deleted if the player confirms. @type {Kind|"all"|null} */
    this.asking = null;
    /** @type {string|null} the key of the sentence about what was done last */
    this.done = null;
  }

  firstUpdated() {
    super.firstUpdated();
    void this.look();
  }

  async look() {
    this.held = await storageUsage(this.page.store.storage).catch(() => null);
    const { storage } = navigator;
    this.stays = (await storage?.persisted?.().catch(() => null)) ?? null;
    const { usage, quota } = (await storage?.estimate?.().catch(() => null)) ?? {};
    this.room = usage === undefined || quota === undefined ? null : { used: usage, most: quota };
  }

  render() {
    const { unkept } = this.app.saved;
    const { offline } = this.app.site;
    const { held, stays, room } = this;
    return this.frame(
      this.say("stored.open"),
      html`<p>${this.say("stored.about")}</p>
        <p class=${["insecure", "frame", "refused", "types", "failed"].includes(offline) ? "warning" : ""} data-offline=${offline}>${this.say(`stored.offline.${offline}`)}</p>
        ${unkept ? html`<p class="warning">${this.say(`unkept.${unkept}`)}</p>` : nothing}
        ${inForeignFrame() && !unkept ? html`<p>${this.say("stored.apart")}</p>` : nothing}
        ${room ? html`<p class="small">${this.say("stored.room", { used: sized(room.used), most: sized(room.most) })}</p>` : nothing}
        ${stays === null ? nothing : html`<p class="small">${this.say(stays ? "stored.stays" : "stored.may.go")}</p>`}
        ${
          held === null
            ? html`<p role="status">${this.say("stored.looking")}</p>`
            : html`
          <ul class="stored">${KINDS.map((kind) => this.drawKind(kind, held[kind]))}</ul>
          <div class="stored-all" data-kind="all" tabindex="-1">${this.drawClear(
            "all",
            KINDS.some((kind) => held[kind].n > 0),
          )}</div>`
        }
        <p class="done" role="status">${this.done === null ? nothing : this.say(this.done)}</p>`,
      "stored-sheet",
    );
  }

  /** @param {Kind} kind @param {Usage} usage */
  drawKind(kind, { n, bytes }) {
    return html`<li data-kind=${kind} tabindex="-1">
      <div class="what"><h3 id="stored-${kind}">${this.say(`stored.${kind}`)}</h3>
        <p class="size">${n === 0 ? this.say("stored.nothing") : this.say(`stored.${kind}.holds`, { n, size: sized(bytes) })}</p>
        <p class="small">${this.say(`stored.${kind}.about`)}</p></div>
      ${this.drawClear(kind, n > 0)}
    </li>`;
  }

  /** Draws the button to delete a kind, or the question that it asks. @param {Kind|"all"} kind @param {boolean} any */
  drawClear(kind, any) {
    if (!any) return nothing;
    const about = kind === "all" ? nothing : `stored-${kind}`;
    if (this.asking !== kind) {
      return html`<button type="button" class="quiet ask" aria-describedby=${about} @click=${() => this.ask(kind)}>${this.say(kind === "all" ? "stored.clear.all" : "stored.clear")}</button>`;
    }
    return html`<div class="sure" role="group" aria-label=${this.say(`stored.${kind}.sure`)}>
      <p>${this.say(`stored.${kind}.sure`)}${
        LOST.has(kind)
          ? html` <button type="button" class="link" @click=${() => this.page.openPart("data")}>${this.say("stored.export")}</button>`
          : nothing
      }</p>
      <div class="two"><button type="button" class="quiet no" @click=${() => this.ask(null, kind)}>${this.say("stored.keep")}</button>
        <button type="button" class="answer play" @click=${() => this.clear(kind)}>${this.say("stored.clear.yes")}</button></div>
    </div>`;
  }

  /** @param {Kind|"all"|null} asking @param {Kind|"all"} [kind] the kind whose button gets the focus */
  async ask(asking, kind = asking ?? "all") {
    this.asking = asking;
    this.done = null;
    await this.updateComplete;
    /** @type {HTMLElement|null} */ (this.querySelector(`[data-kind="${kind}"] :is(.no, .ask)`))?.focus();
  }

  /** @param {Kind|"all"} kind */
  async clear(kind) {
    this.asking = null;
    try {
      const { held } = this;
      const kinds = kind === "all" ? KINDS.filter((any) => held?.[any].n) : [kind];
      const { id: cup } = (await this.page.store.storage.read("cup")) ?? {};
      const playing = await this.playing(cup);
      for (const one of kinds) await this.clearOne(one, playing);
      const played = kinds.includes("matches") && playing.size > 0 ? "stored.cleared.played" : "stored.cleared";
      this.done = kinds.includes("cup") && playing.has(cup) ? "stored.cleared.open" : played;
    } catch {
      this.done = "stored.failed";
    }
    await this.look();
    await this.updateComplete;
    passFocus(this.querySelector(`[data-kind="${kind}"]`));
  }

  /** Which matches are on a table, and whether the tournament is open, here or in another tab. @param {string} [cup] */
  playing(cup = "") {
    return this.page.store.playing([cup, ...this.app.saved.matches.map((head) => head.id)]);
  }

  /**
   * Deletes a kind from the storage and from the memory of the page.
   * @param {Kind} kind
   * @param {Set<string>} playing
   */
  async clearOne(kind, playing) {
    const { store } = this.page;
    const { saves } = store;
    await clearKind(store.storage, kind, playing);
    if (kind === "matches") {
      for (const id of [...saves.waiting.keys()].filter((one) => !playing.has(one))) saves.waiting.delete(id);
      this.page.forget(kind);
      await store.refresh();
      store.tellTabs();
    } else if (kind === "hands") saves.rows.clear();
    else if (kind === "settings" || kind === "site") this.page.forget(kind);
  }
}

customElements.define("hp-stored", StoredSheet);
