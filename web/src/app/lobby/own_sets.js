/**
 * @file House rules with a name of one's own: kept under it, sent as a link, and read from one. What a link means, the
 * engine says.
 */
import { html, nothing } from "lit";
import { EngineError } from "../../boot/engine.js";
import { addressOf } from "../../review/links.js";
import { copyText } from "../../shared/clipboard.js";
import { states } from "../../shared/light_element.js";
import { linkIn } from "../../shared/sent_link.js";
import { houseRulesOf, renamed, sameRules } from "../../state/house_rules.js";
import { both } from "../../text/i18n.js";
import { AppElement } from "../app_element.js";

/** @import { Text } from "../../shared/types.js" */
/** @import { OwnSet } from "../../state/app_state.js" */

/** Characters of a name at most, as the engine's links have it. */
const LONGEST = 24;

/** @extends {AppElement<import("../controller.js").Controller>} */
export class OwnSets extends AppElement {
  static properties = { ...AppElement.properties, ...states("wanted", "address", "wrong") };

  constructor() {
    super();
    /** The name in the field. */
    this.wanted = "";
    /** The last link that was made, and whether it was copied. @type {{text: string, copied: boolean}|null} */
    this.address = null;
    /** What is wrong with a link, or why none can be made. @type {Text|null} */
    this.wrong = null;
    this.reading = false;
  }

  /** The name of the chosen rules, if they have one. @returns {OwnSet|undefined} */
  get chosen() {
    const { setup } = this.app.lobby;
    return setup.sets.find((set) => set.game === setup.game && sameRules(set.options, houseRulesOf(setup)));
  }

  /** The name in the field, without spaces around it. */
  get typed() {
    return this.wanted.trim().replace(/\s+/gu, " ");
  }

  updated() {
    if (this.app.sheet.sent && this.app.boot.step === "ready" && !this.reading) void this.read(this.app.sheet.sent);
  }

  /** Chooses what a link means, and keeps its name. @param {string} link */
  async read(link) {
    this.reading = true;
    /** Whether no other link was followed meanwhile. */
    const asked = () => this.page.app.sheet.sent === link;
    const [, game = ""] = /[?&]game=([a-z-]{1,40})/.exec(linkIn(link)) ?? [];
    const family = this.page.families.of(game);
    try {
      if (family) await this.page.engine.loadFamily(family); // the engine refuses a game that nobody knows
      const found = await this.page.query({ do: "read_rules", link });
      if (asked()) this.choose({ name: found.name, game: found.game, options: found.options });
    } catch (error) {
      this.refuse(error);
    }
    this.reading = false;
    if (asked()) this.page.set({ sheet: { sent: null } });
  }

  /** @param {OwnSet} set */
  choose(set) {
    const { setup } = this.app.lobby;
    const houses = { ...setup.houses, [set.game]: { ...set.options } };
    const others = setup.sets.filter((one) => one.game !== set.game || one.name !== set.name);
    this.page.lobby.setSetup({ game: set.game, houses, ...(set.name ? { sets: [...others, set] } : {}) });
    this.wanted = set.name;
  }

  keep() {
    const { setup } = this.app.lobby;
    const name = this.typed;
    if (name) this.choose({ name, game: setup.game, options: { ...houseRulesOf(setup) } });
    else this.querySelector("input")?.focus();
  }

  /** Gives the chosen rules the name in the field instead of theirs. @param {OwnSet} set */
  rename(set) {
    const name = this.typed;
    if (name) this.page.lobby.setSetup({ sets: renamed(this.app.lobby.setup.sets, set, name) });
    else this.querySelector("input")?.focus();
  }

  /** Removes the name; the rules stay chosen. @param {OwnSet} set */
  forget(set) {
    this.page.lobby.setSetup({ sets: this.app.lobby.setup.sets.filter((one) => one !== set) });
    this.querySelector("input")?.focus();
  }

  async send() {
    const { setup } = this.app.lobby;
    this.wrong = null;
    try {
      const asked = { do: "rules_link", game: setup.game, options: houseRulesOf(setup), name: this.wanted };
      const text = addressOf((await this.page.query(asked)).link);
      this.address = { text, copied: await copyText(text) };
    } catch (error) {
      this.refuse(error);
    }
  }

  /** @param {unknown} error */
  refuse(error) {
    this.address = null;
    this.wrong = error instanceof EngineError ? error.body.text : both("sets.failed");
  }

  render() {
    const { app, address, chosen, wrong } = this;
    const ready = app.boot.step === "ready";
    return html`<details class="options own-sets" ?open=${Boolean(app.sheet.sent || wrong)}>
        <summary>${this.say("sets.own")}<span class="hint">${chosen?.name ?? nothing}</span></summary>
        <label class="field"><span>${this.say("sets.name")}</span>
          <input type="text" name="rules-name" maxlength=${LONGEST} autocomplete="off" .value=${this.wanted}
            @input=${(/** @type {Event} */ event) => (this.wanted = /** @type {HTMLInputElement} */ (event.target).value)} /></label>
        <p class="own-sets-do"><button type="button" class="quiet" @click=${() => this.keep()}>${this.say("sets.keep")}</button>
          <button type="button" class="quiet" ?disabled=${!ready} @click=${() => this.send()}>${this.say("sets.link")}</button>
          ${chosen && this.typed !== chosen.name ? html`<button type="button" class="quiet" @click=${() => this.rename(chosen)}>${this.say("sets.rename", { name: chosen.name })}</button>` : nothing}
          ${chosen ? html`<button type="button" class="quiet" @click=${() => this.forget(chosen)}>${this.say("sets.forget", { name: chosen.name })}</button>` : nothing}</p>
        ${
          address
            ? html`<p role="status">${this.say(address.copied ? "sets.copied" : "sets.uncopied")}</p>
        <label class="field"><span class="vh">${this.say("sets.link")}</span><input type="text" readonly .value=${address.text} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} /></label>`
            : nothing
        }
        ${app.sheet.sent ? html`<p role="status">${this.say("sets.reading")}</p>` : nothing}
        ${wrong ? html`<p class="warning" role="alert">${this.pick(wrong)}</p>` : nothing}
      </details>`;
  }
}

customElements.define("hp-own-sets", OwnSets);
