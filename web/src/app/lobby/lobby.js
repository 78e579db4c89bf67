/** @file The lobby: what to play, against whom, how long. */
import { html, nothing } from "lit";
import { familyNamed } from "../../family/registry.js";
import { glyph } from "../../glyphs/glyph.js";
import { PAGES } from "../../shared/site.js";
import { botsOf } from "../../state/house_rules.js";
import { gameOf } from "../../state/selectors.js";
import { pick } from "../../text/i18n.js";
import { otherSeats } from "../../text/seats.js";
import { AppElement } from "../app_element.js";
import "./house_rules.js";
import "./update_banner.js";
import "../progress.js";
import "./saved_matches.js";

const HANDS = [1, 4, 8, 16];
/** The game that is easiest to begin with: it has no kings. */
const BEGIN_WITH = "yongzhou-plain";
const FAN = ["1s", "2b", "7b", "0b", "k"];

/** The name of the product as two cards. */
export const wordmark = (/** @type {string} */ name) => html`<span class="wordmark" role="img" aria-label=${name}>
  <span class="card red">${glyph("w-hu")}</span><span class="card black">${glyph("w-pai")}</span>
</span>`;

export class Lobby extends AppElement {
  render() {
    const { app, send } = this;
    return html`
      <main class="lobby" id="lobby" tabindex="-1">
        <header class="lobby-bar">
          <nav class="to-read" aria-label=${this.say("lobby.reading")}><a href=${PAGES.lessons}>${this.say("lobby.learn")}</a>${PAGES.practise ? html`<a href=${PAGES.practise}>${this.say("lobby.practise")}</a>` : nothing}<a href=${PAGES.rules}>${this.say("book.open")}</a></nav>
          <span class="spacer"></span>
          ${this.drawLanguages()}
          <button type="button" class="icon" aria-label=${this.say("bar.help")} title=${this.say("bar.help")} @click=${() => this.send("openPart", "help")}><span aria-hidden="true">?</span></button>
          <button type="button" class="icon" aria-label=${this.say("bar.settings")} title=${this.say("bar.settings")} @click=${() => this.send("openPart", "settings")}><span aria-hidden="true">⚙</span></button>
        </header>
        <div class="hero">
          <h1>${wordmark(this.say("product.name"))}</h1>
          <p class="motto">${this.say("product.motto")}</p>
          <div class="fan" aria-hidden="true">${FAN.map((card) => familyNamed("zipai").cards.fullFace(card))}</div>
        </div>
        <div class="desk">
          <hp-update-banner .app=${app} .send=${send}></hp-update-banner>
          <hp-saved .app=${app} .send=${send}></hp-saved>
          <form class="setup paper" aria-label=${this.say("lobby.new")}>
            <h2>${this.say("lobby.new")}</h2>
            ${this.drawGames()}
            ${this.drawBots()}
            ${this.drawHands()}
            ${this.drawPractice()}
            <hp-rules .app=${app} .send=${send}></hp-rules>
            <div class="start-foot">
              <button type="submit" class="answer play start" ?disabled=${app.boot.step === "failed"} @click=${this.onStart}>${this.say("lobby.start")}</button>
            </div>
            <hp-progress .app=${app} .send=${send}></hp-progress>
          </form>
          <nav class="two shelf" aria-label=${this.say("data.title")}>
            <button type="button" class="quiet" @click=${() => this.send("openPart", "statistics")}>${this.say("statistics.open")}</button>
            <button type="button" class="quiet" @click=${() => this.send("openReview")}>${this.say("review.open")}</button>
            <button type="button" class="quiet" @click=${() => this.send("openPart", "data")}>${this.say("data.open")}</button>
            ${PAGES.tournament ? html`<a class="quiet" href=${PAGES.tournament}>${this.say("lobby.tournament")}</a>` : nothing}
          </nav>
        </div>
        <footer class="small">${this.say("lobby.footer")}${app.games ? html` · ${app.games.version}` : nothing} ${PAGES.calculate ? html`· <a href=${PAGES.calculate}>${this.say("lobby.calculate")}</a> ` : nothing}· <a href=${PAGES.diagnostics}>${this.say("boot.diagnostics")}</a> · <a href=${PAGES.licences}>${this.say("lobby.licences")}</a> · <button type="button" class="link" @click=${() => this.send("openPart", "stored")}>${this.say("stored.open")}</button></footer>
      </main>
    `;
  }

  drawLanguages() {
    return html`<div class="languages" role="group" aria-label=${this.say("settings.lang")}>
      ${
        /** @type {const} */ (["zh", "en"]).map(
          (lang) => html`<button type="button" lang=${lang === "zh" ? "zh-Hans" : "en"}
        aria-pressed=${this.lang === lang ? "true" : "false"} @click=${() => this.send("setSettings", { lang })}>${lang === "zh" ? "中文" : "English"}</button>`,
        )
      }
    </div>`;
  }

  /** Begins a match. A sandboxed frame sends no form, so this is the click, which Enter causes too. @param {Event} event */
  onStart(event) {
    event.preventDefault();
    const problems = this.querySelector(".problems");
    if (problems)
      problems.scrollIntoView({ block: "center" }); // the engine would refuse these house rules; the choices stay
    else this.send("newMatch");
  }

  /** Draws the names of all games. If there is room, each has a line about it; else only the chosen game has one. */
  drawGames() {
    const { app } = this;
    const games = app.games?.games;
    const chosen = gameOf(app, app.setup.game);
    return html`<fieldset class="games"><legend>${this.say("lobby.game")}</legend>
      <div class="game-list">
        ${
          games
            ? games.map(
                (
                  game,
                ) => html`<label class="segment game"><input type="radio" name="game" .value=${game.id} .checked=${app.setup.game === game.id}
              aria-label=${pick(this.lang, game.name)} aria-description=${game.id === BEGIN_WITH ? this.say("lobby.game.begin") : nothing} @change=${() => this.send("setSetup", { game: game.id })} />
              <span><b>${pick(this.lang, game.name)}</b>${game.id === BEGIN_WITH ? html`<em class="begin-here">${this.say("lobby.game.begin")}</em>` : nothing}<small>${pick(this.lang, game.about)}</small></span></label>`,
              )
            : Array.from({ length: 4 }, () => html`<span class="segment empty"></span>`)
        }
      </div>
      <p class="about small">${pick(this.lang, chosen?.about)}</p>
    </fieldset>`;
  }

  /** Draws the levels of the other seats, in the order in which they sit from left to right. */
  drawBots() {
    const { app } = this;
    const game = gameOf(app, app.setup.game);
    const bots = game && app.games ? botsOf(app.setup.bots, game, app.games) : app.setup.bots;
    const choose = (/** @type {number} */ nth, /** @type {string} */ id) =>
      this.send("setSetup", { bots: bots.map((old, at) => (at === nth ? id : old)) });
    return html`<fieldset><legend>${this.say("lobby.bots")}</legend>
      <div class="pair n${bots.length}">
        ${otherSeats(0, bots.length + 1).map(
          ({ place, seat }) => html`<label class="field"><span>${this.say(`seat.${place}`)}</span>
          <select .value=${bots[seat - 1]} ?disabled=${!app.games} @change=${(/** @type {Event} */ e) => choose(seat - 1, /** @type {HTMLSelectElement} */ (e.target).value)}>
            ${(app.games?.bots ?? []).map((bot) => html`<option value=${bot.id} ?selected=${bot.id === bots[seat - 1]}>${pick(this.lang, bot.name)}</option>`)}
          </select></label>`,
        )}
      </div>
    </fieldset>`;
  }

  drawPractice() {
    const { app } = this;
    return html`<label class="check practice"><input type="checkbox" name="open" .checked=${app.setup.open}
      @change=${(/** @type {Event} */ event) => this.send("setSetup", { open: /** @type {HTMLInputElement} */ (event.target).checked })} />
      <span>${this.say("practice.open")} <small>${this.say("practice.about")}</small></span></label>`;
  }

  drawHands() {
    const { app } = this;
    return html`<fieldset><legend>${this.say("lobby.hands")}</legend>
      <div class="segments">
        ${HANDS.map(
          (
            hands,
          ) => html`<label class="segment"><input type="radio" name="hands" .value=${String(hands)} .checked=${app.setup.hands === hands}
          @change=${() => this.send("setSetup", { hands })} /><span>${this.say("lobby.hands.n", { n: hands })}</span></label>`,
        )}
      </div>
    </fieldset>`;
  }
}

customElements.define("hp-lobby", Lobby);
