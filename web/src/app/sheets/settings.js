/** @file The settings: looks, play and sound. Each takes effect at once, on the cards in the head of the sheet too. */
import { html, nothing } from "lit";
import { settingsEn } from "../../../words/settings.en.js";
import { settingsZh } from "../../../words/settings.zh.js";
import { buzz, canVibrate } from "../../audio/buzz.js";
import { canSpeak, onVoices } from "../../audio/voice.js";
import { sample, sampleTile } from "../../glyphs/glyph.js";
import { hasKeyboard } from "../../settings/keymap.js";
import { CHOICES } from "../../settings/settings.js";
import { gameName } from "../../state/game_name.js";
import { houseRulesOf } from "../../state/house_rules.js";
import { gameNow, gameOf } from "../../state/selectors.js";
import { addWords } from "../../text/i18n.js";
import { Sheet } from "./sheet.js";

addWords({ zh: settingsZh, en: settingsEn });

/** @import { Choice, Level } from "../../settings/settings.js" */

/** The settings by column of a desk and by group, in the order in which they are shown. @type {Record<string, Choice[]>[]} */
const COLUMNS = [
  { look: ["lang", "theme", "text"], cards: ["face", "tiles", "size", "index", "locked"] },
  { play: ["speed", "motion", "timer", "daily"], hand: ["sort", "side", "vibration"] },
  { others: ["faces", "temper"], heard: ["voice"], keys: [] },
];

/** Settings that have a sentence of explanation. */
const EXPLAINED = new Set(["index", "locked", "sort", "side", "timer", "vibration", "faces", "temper", "voice"]);

class SettingsSheet extends Sheet {
  connectedCallback() {
    super.connectedCallback();
    this.endVoices = onVoices(() => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.endVoices?.();
  }

  render() {
    const { app } = this;
    return this.frame(
      this.say("bar.settings"),
      html`${COLUMNS.map(
        (groups) =>
          html`<div class="setting-column">${Object.entries(groups).map(([group, names]) => this.drawGroup(group, names))}</div>`,
      )}
        <p class="small">${this.say(app.saved.unkept ? `unkept.${app.saved.unkept}` : "storage.where")}</p>`,
      "settings",
      nothing,
      this.drawPreview(),
    );
  }

  /** @param {string} group @param {Choice[]} names */
  drawGroup(group, names) {
    if (group === "keys" && !hasKeyboard()) return nothing;
    const { hidden } = this.family;
    const title = this.say(`settings.group.${group}`);
    return html`<section class="setting-group" aria-label=${title}><h3>${title}</h3>${group === "heard" ? this.drawSound() : nothing}${
      group === "keys" ? this.drawKeys() : nothing
    }${names.filter((name) => !hidden.includes(name)).map((name) => this.drawSetting(name))}</section>`;
  }

  /** Draws cards of the game as they look on its table with what is chosen. */
  drawPreview() {
    const { app, family, wording } = this;
    const { cards, hand, words } = family;
    const { sample } = hand;
    const game = gameOf(app, gameNow(app));
    const rules = app.table.state?.setup.options ?? houseRulesOf(app.lobby.setup);
    return html`<div class="preview ${cards.look}" aria-hidden="true">
      <p>${this.say("settings.preview")}<span>${game && this.pick(gameName(app.lobby.games, game.id, rules))}</span></p>
      <div class="columns">
        <div class="in-middle">${cards.back("full")}${cards.fullFace(words.lyingCard(sample) ?? "")}</div>${hand
          .columns(sample, app.settings.sort)
          .map(
            (column, nth) =>
              html`<div class="column n${column.length} ${hand.look(wording, sample, column, nth).more}">${column.map((card) => cards.face(card, hand.cardClass(sample, card)))}</div>`,
          )}</div></div>`;
  }

  drawKeys() {
    return html`<p><button type="button" class="quiet" @click=${() => this.page.openPart("keys")}>${this.say("settings.keys.open")}</button></p>`;
  }

  /** @param {Choice} name */
  drawSetting(name) {
    const about = this.about(name);
    const mute = (name === "voice" && !canSpeak(this.lang)) || (name === "vibration" && !canVibrate());
    return html`<fieldset class="setting setting-${name}"><legend>${this.say(`settings.${name}`)}</legend>
      <div class="segments groove">${CHOICES[name].map(
        (
          choice,
        ) => html`<label class="segment"><input type="radio" name=${name} .value=${choice} ?disabled=${mute && choice !== "off"}
        .checked=${this.app.settings[name] === choice} @change=${() => this.choose(name, choice)} /><span>${this.picture(name, choice)}<b>${this.say(`settings.${name}.${choice}`)}</b></span></label>`,
      )}</div>
      ${about ? html`<p class="small">${about}</p>` : nothing}
    </fieldset>`;
  }

  /** Draws the switch for silence and the two volumes. */
  drawSound() {
    const { settings } = this.app;
    const silent = settings.voice === "off" || !canSpeak(this.lang);
    return html`<label class="check mute"><input type="checkbox" name="muted" .checked=${settings.muted} @change=${(
      /** @type {Event} */ event,
    ) =>
      this.choose(
        "muted",
        /** @type {HTMLInputElement} */ (event.target).checked,
      )} /><span>${this.say("settings.muted")}</span></label>
      ${this.drawLevel("volume", settings.muted)}${this.drawLevel("speech", settings.muted || silent)}`;
  }

  /** @param {Level} name @param {boolean} idle */
  drawLevel(name, idle) {
    const n = this.app.settings[name];
    const words = this.say("settings.level", { n });
    return html`<label class="level ${name}"><span>${this.say(`settings.${name}`)}</span>
      <input type="range" name=${name} min="0" max="100" step="5" .value=${String(n)} aria-valuetext=${words} ?disabled=${idle}
        @input=${(/** @type {Event} */ event) => this.page.setSettings({ [name]: Number(/** @type {HTMLInputElement} */ (event.target).value) })} @change=${() => this.sample(name)} />
      <output aria-hidden="true">${words}</output></label>`;
  }

  /** Plays a sound or speaks a word at the chosen volume. @param {string} name */
  sample(name) {
    if (name === "volume" || name === "muted") this.page.audio.play("turn");
    else this.page.audio.call({ t: "peng" });
  }

  /** @param {Choice} name */
  about(name) {
    if (name === "voice" && !canSpeak(this.lang)) return this.say("settings.voice.none");
    if (name === "vibration" && !canVibrate()) return this.say("settings.vibration.none");
    if (name === "faces" && this.app.settings.faces === "off") return this.say("settings.faces.none");
    return EXPLAINED.has(name) ? this.say(`settings.${name}.about`) : "";
  }

  /** Draws a picture of a choice that words alone do not explain. @param {string} name @param {string} choice */
  picture(name, choice) {
    if (name === "theme")
      return html`<i class="swatch" data-theme=${choice} aria-hidden="true"><i class="card red big mini">${sample("7b", this.app.settings.face)}</i></i>`;
    if (name === "face")
      return html`<i class="faces" aria-hidden="true">${["2b", "7b", "0b"].map((card) => sample(card, /** @type {"song"|"kai"} */ (choice)))}</i>`;
    if (name === "tiles")
      return html`<i class="faces" aria-hidden="true">${["5m", "3s", "7z"].map((tile) => sampleTile(tile, /** @type {"picture"|"plain"} */ (choice)))}</i>`;
    return nothing;
  }

  /** @param {Choice|"muted"} name @param {string|boolean} choice */
  choose(name, choice) {
    this.page.setSettings({ [name]: choice });
    if (name === "muted" || name === "voice") this.sample(name);
    if (name === "vibration" && choice === "on") buzz("turn");
  }
}

customElements.define("hp-settings", SettingsSheet);
