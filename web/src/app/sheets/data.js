/**
 * @file The sheet about stored data: what this browser keeps, its export as one file, and the import. Loaded when
 * opened.
 */

import { html, nothing } from "lit";
import { dataEn } from "../../../words/data.en.js";
import { dataZh } from "../../../words/data.zh.js";
import { readSettings } from "../../settings/settings.js";
import { dayOf } from "../../shared/day_of.js";
import { states } from "../../shared/light_element.js";
import { oneAtATime } from "../../shared/one_at_a_time.js";
import { passFocus } from "../../shared/pass_focus.js";
import { unkeptBecause } from "../../storage/database.js";
import { isTooLarge, saveFile } from "../../storage/files.js";
import { exportAll, merge, nothing as nothingRead, Refused, read, together } from "../../storage/transfer.js";
import { addWords } from "../../text/i18n.js";
import { Sheet } from "./sheet.js";

/** @import { Bundle, Merged } from "../../storage/transfer.js" */
/** @typedef {{key: string, values?: Record<string, string|number>}} Sentence A key, because the language may change while it is shown. */

addWords({ zh: dataZh, en: dataEn });

const KILOBYTE = 1000;
/** What is refused where the storage does not say what it holds. */
const UNREADABLE = { file: "", fault: "unreadable" };

/** @extends {Sheet<import("../controller.js").Controller>} */
class DataSheet extends Sheet {
  static properties = { ...Sheet.properties, ...states("held", "stays", "done", "refused", "offer") };

  constructor() {
    super();
    /** @type {{matches: number, hands: number, size: string}|null} */
    this.held = null;
    /** Whether the browser has promised to keep the data. @type {boolean|null} */
    this.stays = null;
    /** @type {Sentence|null} what the player did last */
    this.done = null;
    /** @type {{file: string, fault: string, line?: number}[]} what was refused, and why */
    this.refused = [];
    /** What an import of the chosen files would add. @type {{bundle: Bundle, merged: Merged}|null} */
    this.offer = null;
    /** The files that were chosen last. @type {File[]} */
    this.chosen = [];
    this.take = oneAtATime(() => this.takeOffer());
  }

  firstUpdated() {
    super.firstUpdated();
    void this.look();
  }

  async look() {
    const all = await exportAll(this.page.store.saves, "").catch(() => null);
    if (all)
      this.held = { matches: all.matches, hands: all.hands, size: String(Math.ceil(all.text.length / KILOBYTE)) };
    this.stays = (await navigator.storage?.persisted?.().catch(() => null)) ?? null;
  }

  render() {
    const { unkept } = this.app.saved;
    return this.frame(
      this.say("data.open"),
      html`${unkept ? html`<p class="warning">${this.say(`unkept.${unkept}`)}</p>` : html`<p>${this.say("data.where")}</p>`}
        ${
          this.held
            ? html`<p class="small">${this.say("data.holds", { matches: this.held.matches, hands: this.held.hands, size: this.held.size })}
          <button type="button" class="link" @click=${() => this.page.openPart("stored")}>${this.say("stored.open")}</button></p>`
            : nothing
        }
        ${unkept || this.stays === null ? nothing : html`<p class="small">${this.say(this.stays ? "data.stays" : "data.may.go")}</p>`}
        <section class="move"><h3>${this.say("data.export")}</h3><p class="small">${this.say("data.export.about")}</p>
          <button type="button" class="answer play" @click=${() => this.export()}>${this.say("data.export.do")}</button></section>
        <section class="move"><h3>${this.say("data.import")}</h3><p class="small">${this.say("data.import.about")}</p>
          <label class="quiet pick"><span>${this.say("data.import.do")}</span><input type="file" multiple @change=${this.onFiles} /></label>
          ${this.drawRefused()}${this.offer ? this.drawOffer(this.offer) : nothing}</section>
        <p class="done" role="status">${this.done ? this.say(this.done.key, this.done.values) : nothing}</p>`,
      "data-sheet",
    );
  }

  drawRefused() {
    return html`<div role="alert">${this.refused.map(({ file, fault, line = 0 }) => html`<p class="warning">${this.say(`data.refused.${fault}`, { file, line })}</p>`)}</div>`;
  }

  /**
   * Draws what the import would add, so that the player can confirm it.
   * @param {{bundle: Bundle, merged: Merged}} offer
   */
  drawOffer({ bundle, merged }) {
    const news = merged.added + merged.further + merged.hands > 0;
    return html`<div class="offer" tabindex="-1">
      ${news ? html`<p>${this.say("data.offer", { matches: merged.added, hands: merged.hands })}</p>` : html`<p>${this.say("data.offer.none")}</p>`}
      ${merged.further > 0 ? html`<p>${this.say("data.offer.further", { n: merged.further })}</p>` : nothing}
      ${merged.known > 0 ? html`<p class="small">${this.say("data.offer.known", { n: merged.known })}</p>` : nothing}
      ${merged.unlike > 0 ? html`<p class="small">${this.say("data.offer.unlike", { n: merged.unlike })}</p>` : nothing}
      ${bundle.settings ? html`<label class="check"><input type="checkbox" /><span>${this.say("data.offer.settings")}</span></label>` : nothing}
      <div class="two">
        <button type="button" class="quiet" @click=${() => (this.offer = null)}>${this.say("data.offer.no")}</button>
        ${news || bundle.settings || bundle.lessons || bundle.puzzles ? html`<button type="button" class="answer play" @click=${this.take}>${this.say("data.offer.yes")}</button>` : nothing}
      </div>
    </div>`;
  }

  async export() {
    const all = await exportAll(this.page.store.saves, this.app.lobby.games?.version ?? "").catch(() => null);
    this.refused = all ? [] : [UNREADABLE];
    this.done = null;
    if (!all) return;
    const { text, matches, hands } = all;
    saveFile(`hupai-${dayOf(new Date())}.jsonl`, text);
    this.done = { key: "data.exported", values: { matches, hands } };
  }

  /**
   * Offers the chosen files that are whole, all together, and says what is wrong with the others.
   * @param {Event} event
   */
  async onFiles(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const { activeElement } = document;
    const chosen = [...(input.files ?? [])];
    this.chosen = chosen;
    input.value = ""; // without this, choosing the same file again causes no event
    let bundle = nothingRead();
    const refused = [];
    let whole = 0;
    for (const file of chosen) {
      try {
        if (isTooLarge(file)) throw new Refused("large");
        bundle = together(bundle, read(await file.text()));
        whole += 1;
      } catch (error) {
        const { fault, line } = error instanceof Refused ? error : { fault: "unread", line: 0 };
        refused.push({ file: file.name, fault, line });
      }
    }
    const offer = whole > 0 ? await this.offering(bundle).catch(() => null) : null;
    if (chosen !== this.chosen) return; // others were chosen meanwhile
    if (whole > 0 && !offer) refused.push(UNREADABLE);
    Object.assign(this, { done: null, refused, offer });
    await this.updateComplete;
    passFocus(this.querySelector(".offer"), activeElement);
  }

  /** Finds what an import would add. @param {Bundle} bundle */
  async offering(bundle) {
    const playing = await this.playing(bundle);
    const { storage } = this.page.store;
    return { bundle, merged: await storage.transaction("readonly", (box) => merge(box, bundle, false, playing)) };
  }

  /** Returns which matches are being played, here or in another tab. @param {Bundle} bundle */
  playing(bundle) {
    return this.page.store.playing([
      ...bundle.matches.map(({ head }) => head.id),
      ...this.app.saved.matches.map((head) => head.id),
    ]);
  }

  /** Imports the files: everything in them, or nothing if that fails. */
  async takeOffer() {
    const { offer } = this;
    if (!offer) return;
    const { bundle } = offer;
    const box = this.querySelector('.offer input[type="checkbox"]');
    const own = box instanceof HTMLInputElement && box.checked;
    const playing = await this.playing(bundle);
    try {
      const merged = await this.page.store.storage.transaction("readwrite", (drawers) =>
        merge(drawers, bundle, true, playing),
      );
      await this.page.store.refresh(); // what is told to be here is in the list
      this.done = { key: "data.imported", values: { matches: merged.added + merged.further, hands: merged.hands } };
      if (this.offer === offer) this.offer = null;
    } catch (error) {
      this.done = null;
      this.refused = [{ file: "", fault: unkeptBecause(error) === "full" ? "full" : "failed" }];
      return;
    }
    if (own) this.adopt(bundle);
    await this.look();
  }

  /** Takes over the settings and house rules of the file. The player asked for it. @param {Bundle} bundle */
  adopt({ settings, setup }) {
    if (settings) this.page.setSettings(readSettings(settings));
    if (setup) this.page.lobby.adoptSetup(setup);
  }
}

customElements.define("hp-data", DataSheet);
