/** @file The lobby: what to play, against whom, how long. */
import { html, nothing } from "lit";
import { Part } from "./part.js";
import { fullFace, glyph } from "./faces.js";
import { pick, signed } from "../i18n.js";
import { fullOptions, gameOf } from "../update.js";
import "./progress.js";

const HANDS = [1, 4, 8, 16];
/** Options the lobby asks for in its own way. */
const ASKED = new Set(["hands_per_session"]);
const FAN = ["1s", "2b", "7b", "0b", "k"];

/** The name of the product as two cards. */
export const wordmark = (/** @type {string} */ name) => html`<span class="wordmark" role="img" aria-label=${name}>
  <span class="card red">${glyph("w-hu")}</span><span class="card black">${glyph("w-pai")}</span>
</span>`;

export class Lobby extends Part {
  render() {
    const { app, page } = this;
    const game = gameOf(app, app.setup.game);
    return html`
      <main class="lobby" id="lobby" tabindex="-1">
        <header class="lobby-bar">
          <span class="spacer"></span>
          ${this.drawLanguages()}
          <button type="button" class="icon" aria-label=${this.say("bar.help")} title=${this.say("bar.help")} @click=${() => page.set({ sheet: "help" })}><span aria-hidden="true">?</span></button>
          <button type="button" class="icon" aria-label=${this.say("bar.settings")} title=${this.say("bar.settings")} @click=${() => page.set({ sheet: "settings" })}><span aria-hidden="true">⚙</span></button>
        </header>
        <div class="hero">
          <h1>${wordmark(this.say("product.name"))}</h1>
          <p class="motto">${this.say("product.motto")}</p>
          <div class="fan" aria-hidden="true">${FAN.map((card) => fullFace(card))}</div>
        </div>
        <div class="desk">
          ${this.drawSaved()}${this.drawSpoiled()}
          <form class="setup paper" aria-label=${this.say("lobby.new")} @submit=${this.onStart}>
            <h2>${this.say("lobby.new")}</h2>
            ${this.drawGames()}
            ${this.drawBots()}
            ${this.drawHands()}
            ${game ? this.drawOptions(game) : html`<div class="options"><span class="segment empty"></span></div>`}
            ${app.saved && !app.saved.about.over ? html`<p class="small replaces">${this.say("saved.replace")}</p>` : nothing}
            <button type="submit" class="answer play start" ?disabled=${app.boot.step === "failed"}>${this.say("lobby.start")}</button>
            <hp-progress .app=${app} .page=${page}></hp-progress>
          </form>
        </div>
        <footer class="small">${this.say("lobby.footer")}${app.games ? html` · ${app.games.version}` : nothing}</footer>
      </main>
    `;
  }

  drawLanguages() {
    return html`<div class="languages" role="group" aria-label=${this.say("settings.lang")}>
      ${/** @type {const} */ (["zh", "en"]).map((lang) => html`<button type="button" lang=${lang === "zh" ? "zh-Hans" : "en"}
        aria-pressed=${this.lang === lang ? "true" : "false"} @click=${() => this.page.setSettings({ lang })}>${lang === "zh" ? "中文" : "English"}</button>`)}
    </div>`;
  }

  /** @param {Event} event */
  onStart(event) {
    event.preventDefault();
    this.page.newMatch();
  }

  drawSaved() {
    const { saved } = this.app;
    if (!saved || saved.about.over) return nothing;
    const { hand, hands, scores, game } = saved.about;
    const name = pick(this.lang, gameOf(this.app, game)?.name);
    return html`<section class="paper banner" aria-label=${this.say("saved.title")}>
      <div><h2>${this.say("saved.title")}</h2>
        <p>${name ? html`${name} · ` : nothing}${this.say("saved.about", { hand, hands, score: signed(scores[0] ?? 0) })}</p></div>
      <button type="button" class="answer play" @click=${() => this.page.resume()}>${this.say("saved.resume")}</button>
    </section>`;
  }

  drawSpoiled() {
    const { spoiled } = this.app;
    if (!spoiled) return nothing;
    return html`<section class="paper banner spoiled" role="alert">
      <div><h2>${this.say("spoiled.title")}</h2>
        <p>${this.say("spoiled.about", { why: this.pick(spoiled.why) })}</p></div>
      <div class="two">
        <button type="button" class="quiet" @click=${() => this.page.downloadSpoiled()}>${this.say("spoiled.download")}</button>
        <button type="button" class="quiet" @click=${() => this.page.dropSpoiled()}>${this.say("spoiled.drop")}</button>
      </div>
    </section>`;
  }

  drawGames() {
    const { app, page } = this;
    const games = app.games?.games;
    return html`<fieldset><legend>${this.say("lobby.game")}</legend>
      <div class="segments">
        ${games
          ? games.map((game) => html`<label class="segment"><input type="radio" name="game" .value=${game.id} .checked=${app.setup.game === game.id}
              @change=${() => page.setSetup({ game: game.id, options: {} })} /><span>${pick(this.lang, game.name)}</span></label>`)
          : html`<span class="segment empty"></span><span class="segment empty"></span>`}
      </div>
    </fieldset>`;
  }

  drawBots() {
    const { app, page } = this;
    const choose = (/** @type {number} */ nth, /** @type {string} */ id) =>
      page.setSetup({ bots: app.setup.bots.map((old, at) => (at === nth ? id : old)) });
    return html`<fieldset><legend>${this.say("lobby.bots")}</legend>
      <div class="pair">
        ${[1, 0].map((nth) => html`<label class="field"><span>${this.say(nth === 0 ? "seat.right" : "seat.left")}</span>
          <select .value=${app.setup.bots[nth]} ?disabled=${!app.games} @change=${(/** @type {Event} */ e) => choose(nth, /** @type {HTMLSelectElement} */ (e.target).value)}>
            ${(app.games?.bots ?? []).map((bot) => html`<option value=${bot.id} ?selected=${bot.id === app.setup.bots[nth]}>${pick(this.lang, bot.name)}</option>`)}
          </select></label>`)}
      </div>
    </fieldset>`;
  }

  drawHands() {
    const { app, page } = this;
    return html`<fieldset><legend>${this.say("lobby.hands")}</legend>
      <div class="segments">
        ${HANDS.map((hands) => html`<label class="segment"><input type="radio" name="hands" .value=${String(hands)} .checked=${app.setup.hands === hands}
          @change=${() => page.setSetup({ hands })} /><span>${this.say("lobby.hands.n", { n: hands })}</span></label>`)}
      </div>
    </fieldset>`;
  }

  /** @param {import("../types.js").Game} game */
  drawOptions(game) {
    const values = fullOptions(game, this.app.setup.options);
    const changed = Object.keys(this.app.setup.options).length;
    return html`<details class="options">
      <summary>${this.say("lobby.options")}<span class="hint">${changed > 0 ? this.say("lobby.options.changed", { n: changed }) : this.say("lobby.options.usual")}</span></summary>
      <div class="option-list">
        ${game.options.filter((option) => !ASKED.has(option.id)).map((option) => html`<label class="field option" title=${pick(this.lang, option.help)}>
          <span>${pick(this.lang, option.label)}<small>${pick(this.lang, option.help)}</small></span>
          <select @change=${(/** @type {Event} */ e) => this.page.setOption(option.id, option.choices[/** @type {HTMLSelectElement} */ (e.target).selectedIndex].value)}>
            ${option.choices.map((choice) => html`<option ?selected=${choice.value === values[option.id]}>${pick(this.lang, choice.label)}</option>`)}
          </select></label>`)}
      </div>
    </details>`;
  }
}

customElements.define("hp-lobby", Lobby);
