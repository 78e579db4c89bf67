/** @file The tournament page: enter, see the lot and the standings, play one's own table, the end. */

import { html, nothing } from "lit";
import { cupEn } from "../../words/cup.en.js";
import { cupZh } from "../../words/cup.zh.js";
import { ReadingPage } from "../reading/reading_page.js";
import { dayOf } from "../shared/day_of.js";
import { states } from "../shared/light_element.js";
import { loadOffers } from "../shared/offers.js";
import { oneAtATime } from "../shared/one_at_a_time.js";
import { passFocus } from "../shared/pass_focus.js";
import { PAGES, read } from "../shared/site.js";
import { isTooLarge, saveFile } from "../storage/files.js";
import { freshId } from "../storage/saves.js";
import { connectTabs } from "../storage/tabs.js";
import { addWords, both, say } from "../text/i18n.js";
import { Check } from "./check.js";
import { drawCheck } from "./check_view.js";
import { drawCourse, drawStandings } from "./course.js";
import { drawEnd } from "./end.js";
import { drawEnter } from "./enter.js";
import { drawLooking } from "./look_view.js";
import { Looking } from "./looking.js";
import { drawNotice, RULES } from "./notice.js";
import { because, reasonOf } from "./reasons.js";
import { areFriends, FRIENDS, fromFile, isName, PLAYER, SHELF, toFile } from "./saved_cup.js";
import { drawTable, isLeft } from "./table.js";
import { setsOf } from "./words.js";

/** @import { Storage } from "../storage/database.js" */
/** @import { Cup } from "./cup.js" */
/** @import { Games, Text } from "../shared/types.js" */

addWords({ zh: cupZh, en: cupEn });

/** What is chosen when the page is opened. */
const FIRST = { preset: "2015", game: "yongzhou", set: "", name: "", friends: /** @type {string[]} */ ([]), seed: "" };
/** The date in the names of files. */
const today = () => dayOf(new Date());
/** How long the other tables wait while the player's table is dealt, and for a table that does not come, in milliseconds. */
const DEAL_MS = 1500;
const START_MS = 30_000;
/** The player's table, as it was when the player sat down. @typedef {{id: string, table: string, hands: number}} Seated */

export class CupPage extends ReadingPage {
  /** Makes the tournament, which calls a function after every change. @type {(storage: Storage, changed: () => void) => Cup} */
  static open = () => {
    throw new Error("no engine");
  };

  static properties = {
    ...ReadingPage.properties,
    ...states("games", "choice", "entering", "seated", "notice", "checking", "wrong"),
  };

  constructor() {
    super();
    /** @type {Games|null} */
    this.games = null;
    this.choice = FIRST;
    /** What the player's friends were called the last time. @type {string[]} */
    this.friends = [];
    this.entering = false;
    /** @type {Seated|null} */
    this.seated = null;
    /** @type {import("./notice.js").Notice|null} */
    this.notice = null;
    /** What is wrong with what was asked last. @type {Text|null} */
    this.wrong = null;
    this.cup = /** @type {typeof CupPage} */ (this.constructor).open(this.storage, () => this.requestUpdate());
    this.looking = new Looking(this.cup);
    /** The check that is under way, and whether it is of a file that is to be opened. @type {Check|null} */
    this.checking = null;
    this.importing = false;
    this.sit = oneAtATime(() => this.sitDown());
    this.checkOwn = oneAtATime(() => this.checkKept());
  }

  connectedCallback() {
    super.connectedCallback();
    connectTabs(() => void this.heard());
    addEventListener("popstate", () => void this.leave());
    void this.recall();
    void this.readGames();
    void this.readNames();
    void this.cup.open();
  }

  /** @override @param {string} key @param {Record<string, string|number>} [values] */
  say(key, values) {
    return say(this.lang, key, values);
  }

  async readGames() {
    try {
      const [{ games }] = await Promise.all([read("build.json"), loadOffers()]);
      this.games = games;
    } catch {
      this.wrong = both("cup.trouble.games");
    }
  }

  /** Reads what the player was called in the last tournament, and who entered it too. */
  async readNames() {
    const read = (/** @type {"player"|"friends"} */ shelf) => this.storage.read(shelf).catch(() => undefined);
    const name = await read(PLAYER);
    if (!this.choice.name && isName(name)) this.choose({ name });
    const friends = await read(FRIENDS);
    if (areFriends(friends)) this.friends = friends;
  }

  // ── entering ──

  /** @param {Partial<typeof FIRST>} change */
  choose(change) {
    this.choice = { ...this.choice, ...change };
  }

  /** Adds somebody who enters too, and lets their name be typed; it may be that of the last time. */
  async addFriend() {
    const { friends } = this.choice;
    this.choose({ friends: [...friends, this.friends[friends.length] ?? ""] });
    await this.updateComplete;
    const [field] = [...this.querySelectorAll("input[name=friend]")].slice(-1);
    /** @type {HTMLInputElement|undefined} */ (field)?.select();
  }

  /** @param {number} nth */
  async removeFriend(nth) {
    this.choose({ friends: this.choice.friends.toSpliced(nth, 1) });
    await this.updateComplete;
    /** @type {HTMLElement|null} */ (this.querySelector("[data-add-friend]"))?.focus();
  }

  /** @param {Event} event */
  async enter(event) {
    event.preventDefault();
    if (this.entering) return;
    const { preset, game, set, name, friends, seed } = this.choice;
    const options = setsOf(this, game).find(({ id }) => id === set)?.options ?? {};
    this.entering = true;
    this.wrong = null;
    const called = friends.map((friend) => friend.trim());
    void this.storage.tryWrite(PLAYER, name.trim());
    if (called.length > 0) void this.storage.tryWrite(FRIENDS, called);
    try {
      const asked = { preset, game, options, seed: seed || freshId() };
      await this.cup.enter(freshId(), name.trim(), asked, called);
      this.toTop();
    } catch (error) {
      if (this.cup.phase !== "failed") this.wrong = reasonOf(error);
    } finally {
      this.entering = false;
    }
  }

  toTop() {
    scrollTo(0, 0);
    this.updateComplete.then(() => passFocus(this.querySelector("h1")));
  }

  // ── the player's own table ──

  async sitDown() {
    const id = await this.cup.own.sit().catch((error) => {
      this.wrong = reasonOf(error);
      return null;
    });
    const own = this.cup.state?.own;
    if (!id || !own) return;
    this.looking.close();
    this.seated = { id, table: String(own.table), hands: own.match.hands };
    this.cup.sit("starting");
    this.goOnAfter(START_MS);
    history.pushState(null, ""); // the browser's back button leaves the table, not the page
    await this.updateComplete;
    this.querySelector("iframe")?.focus();
  }

  /** The player's own table is there, and is drawn and dealt before the others go on. */
  tableStands() {
    this.goOnAfter(DEAL_MS);
  }

  /** Lets the other tables go on after a time, unless the player has left by then. @param {number} time in milliseconds */
  goOnAfter(time) {
    const { seated } = this;
    setTimeout(() => this.seated === seated && seated && this.cup.sit("played"), time);
  }

  /** Called when a match was stored in another part of this browser. */
  async heard() {
    await this.cup.own.take();
    if (this.seated && isLeft(this.querySelector("iframe"))) await this.leave();
  }

  /** Takes the table off the page. */
  async leave() {
    if (!this.seated) return;
    this.seated = null;
    this.cup.sit("none");
    await this.cup.own.take();
    await this.updateComplete;
    passFocus(this.querySelector("[data-sit]") ?? this.querySelector("h1"));
  }

  // ── files ──

  async save() {
    await this.cup.enqueue(() => this.cup.save());
    saveFile(`hupai-cup-${today()}.json`, toFile(this.cup.kept ?? this.cup.stored), "application/json");
  }

  /** @param {Event} event */
  async openFile(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    input.value = "";
    if (!file || this.importing) return;
    this.wrong = null;
    this.importing = true;
    const why = isTooLarge(file) ? both("cup.trouble.large") : await this.import(await file.text().catch(() => ""));
    this.importing = false;
    if (why) this.wrong = because("cup.trouble.file", why);
  }

  /**
   * Takes the tournament of a file in the place of this one, after every hand of it was checked, or as many as the
   * player wanted. Returns why it cannot be taken.
   * @param {string} text
   * @returns {Promise<Text|null>}
   */
  async import(text) {
    const found = fromFile(text);
    if (!found) return both("cup.trouble.foreign");
    const { check, wrong } = await this.check(found);
    if (wrong || check.dropped) return wrong;
    const unkept = await this.storage.tryWrite(SHELF, { ...found, checked: check.done });
    if (unkept) return both(unkept === "full" ? "cup.trouble.full" : "cup.trouble.unkept");
    location.reload();
    return null;
  }

  /**
   * Checks every hand of a tournament. The other tables wait meanwhile.
   * @param {import("./saved_cup.js").SavedCup} found
   */
  async check(found) {
    const { cup } = this;
    const check = new Check(cup.engine, cup.ports.another, () => this.requestUpdate());
    this.checking = check;
    cup.pool?.pause();
    try {
      await cup.start();
      return { check, wrong: await check.run(found) };
    } catch (error) {
      return { check, wrong: reasonOf(error) };
    } finally {
      this.checking = null;
      if (!cup.paused) cup.pool?.resume();
    }
  }

  /** Checks every hand of the tournament that is open, and says what was found. */
  async checkKept() {
    const { cup } = this;
    await cup.enqueue(() => cup.save());
    if (!cup.kept) return;
    const { check, wrong } = await this.check(cup.kept);
    this.wrong = wrong;
    if (!wrong && !check.stopped) await cup.keepChecked(check.done);
  }

  /** Removes the tournament from the browser, so that another one can be entered. */
  async forget() {
    this.cup.pool?.stop();
    await this.storage.write(SHELF, undefined).catch(() => undefined);
    location.reload();
  }

  async readNotice() {
    if (this.notice) return;
    try {
      await this.cup.start();
      this.notice = await this.cup.engine.ask({ do: "cup_rules" });
      await this.updateComplete;
      if (location.hash === RULES) this.querySelector(RULES)?.scrollIntoView();
    } catch (error) {
      this.wrong = reasonOf(error);
    }
  }

  // ── drawing ──

  updated() {
    this.dress(this.say("cup.title"));
    const sheet = this.querySelector("dialog"); // other tables are looked at over the page
    if (sheet && !sheet.open) sheet.showModal();
  }

  render() {
    const { seated } = this;
    return html`
      <div class="cup-page" ?hidden=${seated !== null}>
        ${this.drawBar("cup", [
          [PAGES.lessons, "cup.lessons"],
          [PAGES.rules, "cup.rules.link"],
          [PAGES.tournament, "cup.here", true],
        ])}
        <main class="reading cup">
          <h1 tabindex="-1" class=${this.cup.phase === "open" ? "vh" : ""}>${this.say("cup.heading")}</h1>
          ${this.drawTroubles()}
          ${drawCheck(this)}
          ${this.drawPhase()}
          ${drawNotice(this)}
        </main>
      </div>
      ${seated ? drawTable(this, seated) : drawLooking(this)}`;
  }

  drawTroubles() {
    const troubles = [this.wrong, this.cup.trouble].filter((one) => one !== null);
    return troubles.map((one) => html`<p class="cup-wrong" role="alert">${this.pick(one)}</p>`);
  }

  drawPhase() {
    const { cup } = this;
    const { state } = cup;
    if (cup.phase === "open" && state)
      return html`<div class="cup-columns">${drawCourse(this, state)}${drawEnd(this, state)}${drawStandings(this, state)}${this.drawFile()}</div>`;
    if (this.checking) return nothing;
    if (cup.phase === "enter") return html`<p class="intro">${this.say("cup.intro")}</p>${drawEnter(this)}`;
    if (cup.phase === "opening")
      return html`<section class="paper cup-wait"><p role="status">${this.say("cup.opening")}</p>${this.drawProgress()}</section>`;
    if (cup.phase === "failed")
      return html`<p><button type="button" class="answer play" @click=${() => cup.again()}>${this.say("cup.again")}</button></p>`;
    if (cup.phase === "elsewhere")
      return html`<section class="paper cup-wait"><p role="status">${this.say("cup.trouble.elsewhere")}</p>
        <p><button type="button" class="answer play" @click=${() => cup.take(true)}>${this.say("cup.elsewhere.take")}</button></p></section>`;
    return cup.phase === "broken" ? this.drawFile() : nothing;
  }

  /** Draws how far Python has come. */
  drawProgress() {
    const { ready, loaded, total } = this.cup.boot;
    if (ready) return nothing;
    const loading = total > 0 && loaded < total;
    const mb = (/** @type {number} */ bytes) => (bytes / 1_000_000).toFixed(1);
    const text = loading ? this.say("cup.loaded", { loaded: mb(loaded), total: mb(total) }) : this.say("cup.starting");
    return html`<div class="cup-progress" role="status"><progress max="1" value=${loading ? loaded / total : nothing}
      aria-label=${this.say("cup.progress")}></progress><span>${text}</span></div>`;
  }

  drawOpenFile() {
    return html`<label class="quiet cup-pick"><span>${this.say("cup.import")}</span><input type="file" accept=".json,.log,.txt,application/json,text/plain"
      @change=${(/** @type {Event} */ event) => this.openFile(event)} /></label>`;
  }

  drawFile() {
    const { state, kept } = this.cup;
    const checked = kept?.checked ?? 0;
    return html`<section class="paper cup-file" aria-labelledby="cup-file">
      <h2 id="cup-file">${this.say("cup.file")}</h2>
      <p class="small">${this.say("cup.export.about")} ${state ? this.say("cup.seed.is", { seed: state.seed }) : nothing}</p>
      ${checked > 0 ? html`<p class="cup-checked" role="status">${this.say("cup.checked", { n: checked })}</p>` : nothing}
      <p class="cup-buttons"><button type="button" class="quiet" @click=${() => this.save()}>${this.say("cup.export")}</button> ${this.checking ? nothing : this.drawOpenFile()}
        ${state && !this.checking ? html`<button type="button" class="quiet" data-check @click=${this.checkOwn}>${this.say("cup.check")}</button>` : nothing}</p>
      <details class="cup-fresh"><summary>${this.say("cup.fresh")}</summary>
        <p>${this.say("cup.fresh.sure")} <button type="button" class="quiet" @click=${() => this.forget()}>${this.say("cup.fresh.yes")}</button></p></details>
    </section>`;
  }
}
