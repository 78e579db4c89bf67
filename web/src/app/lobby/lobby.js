/** @file The lobby: play, go on, learn, and the shelf of everything else. */
import { html, nothing } from "lit";
import { familyNamed } from "../../family/registry.js";
import { glyph } from "../../glyphs/glyph.js";
import { PAGES } from "../../shared/site.js";
import { FIRST_HAND } from "../../state/first_hand.js";
import { gameName, otherName } from "../../state/game_name.js";
import { askedFirst, houseRulesOf, seatsWith } from "../../state/house_rules.js";
import { peopleOf } from "../../state/people.js";
import { gameOf } from "../../state/selectors.js";
import { ago, pick } from "../../text/i18n.js";
import { AppElement } from "../app_element.js";
import "../progress.js";
import "./saved_matches.js";

/** The product's own picture: cards of the family that the page begins with. */
const FAN = ["1s", "2b", "7b", "0b", "k"];

/** The name of the product as two cards. */
export const wordmark = (/** @type {string} */ name) => html`<span class="wordmark" role="img" aria-label=${name}>
  <span class="card red">${glyph("w-hu")}</span><span class="card black">${glyph("w-pai")}</span>
</span>`;

/** @extends {AppElement<import("../controller.js").Controller>} */
export class Lobby extends AppElement {
  render() {
    const { app, page } = this;
    return html`
      <main class="lobby" id="lobby" tabindex="-1">
        <header class="lobby-bar">
          <nav class="to-read" aria-label=${this.say("lobby.reading")}><a href=${PAGES.lessons}>${this.say("lobby.learn")}</a>${PAGES.practise ? html`<a href=${PAGES.practise}>${this.say("lobby.practise")}</a>` : nothing}<a href=${PAGES.rules}>${this.say("book.open")}</a></nav>
          <span class="spacer"></span>
          ${this.drawLanguages()}
          <button type="button" class="icon" aria-label=${this.say("bar.help")} title=${this.say("bar.help")} @click=${() => this.page.openPart("help")}><span aria-hidden="true">?</span></button>
          <button type="button" class="icon" aria-label=${this.say("bar.settings")} title=${this.say("bar.settings")} @click=${() => this.page.openPart("settings")}><span aria-hidden="true">⚙</span></button>
        </header>
        <div class="hero">
          <h1>${wordmark(this.say("product.name"))}</h1>
          <p class="motto">${this.say("product.motto")}</p>
          <div class="fan" aria-hidden="true">${FAN.map((card) => familyNamed("").cards.fullFace(card))}</div>
        </div>
        <div class="desk">
          ${this.drawUpdate()}
          ${this.drawEntries()}
          <nav class="two shelf" aria-label=${this.say("data.title")}>
            <button type="button" class="quiet" @click=${() => this.page.openPart("statistics")}>${this.say("statistics.open")}</button>
            <button type="button" class="quiet" @click=${() => this.page.openReview()}>${this.say("review.open")}</button>
            <button type="button" class="quiet" @click=${() => this.page.openPart("data")}>${this.say("data.open")}</button>
            ${PAGES.practise ? html`<a class="quiet narrow" href=${PAGES.practise}>${this.say("lobby.practise")}</a>` : nothing}
            ${PAGES.tournament ? html`<a class="quiet" href=${PAGES.tournament}>${this.say("lobby.tournament")}</a>` : nothing}
          </nav>
          <hp-saved .app=${app} .page=${page}></hp-saved>
        </div>
        <footer class="small">${this.say("lobby.footer")}${app.lobby.games ? html` · ${app.lobby.games.version}` : nothing} ${PAGES.calculate ? html`· <a href=${PAGES.calculate}>${this.say("lobby.calculate")}</a> ` : nothing}· <a href=${PAGES.diagnostics}>${this.say("boot.diagnostics")}</a> · <a href=${PAGES.licences}>${this.say("lobby.licences")}</a> · <button type="button" class="link" @click=${() => this.page.openPart("stored")}>${this.say("stored.open")}</button></footer>
      </main>
    `;
  }

  /** Draws the banner that a newer version is ready, with the button that switches to it. */
  drawUpdate() {
    const { update } = this.app.site;
    if (!update) return nothing;
    return html`<section class="paper news" role="status">
      <p>${this.say(`update.${update}`)}</p>
      ${update === "entering" ? nothing : html`<button type="button" class="quiet" @click=${() => this.page.applyUpdate()}>${this.say("update.enter")}</button>`}
    </section>`;
  }

  drawLanguages() {
    return html`<div class="languages" role="group" aria-label=${this.say("settings.lang")}>
      ${
        /** @type {const} */ (["zh", "en"]).map(
          (lang) => html`<button type="button" lang=${lang === "zh" ? "zh-Hans" : "en"}
        aria-pressed=${this.lang === lang ? "true" : "false"} @click=${() => this.page.setSettings({ lang })}>${lang === "zh" ? "中文" : "English"}</button>`,
        )
      }
    </div>`;
  }

  /** Draws the ways in: play, go on (or the guided hand for whoever has never played), learn. Each keeps its size whatever is known yet, so that nothing moves. */
  drawEntries() {
    const { app } = this;
    const first = app.saved.matches.length === 0;
    const ahead = app.saved.matches.find((head) => !head.over && !head.broken);
    return html`<div class="entries">
      <section class="paper entry-play" aria-label=${this.say("lobby.new")}>
        <p id="setup-line">${this.setupLine()}</p>
        <button type="button" class="answer play start" aria-describedby="setup-line" ?disabled=${app.boot.step === "failed"}
          @click=${() => (app.lobby.problems.length > 0 ? this.page.openPart("setup") : this.page.newMatch())}>${this.say("lobby.start")}</button>
        <button type="button" class="quiet choose" @click=${() => this.page.openPart("setup")}>${this.say("lobby.choose")}</button>
      </section>
      ${
        !first
          ? html`<button type="button" class="paper entry" ?disabled=${!ahead} @click=${() => ahead && this.page.resume(ahead.id)}><b>${this.say("lobby.go")}</b>
        <small>${ahead ? this.matchLine(ahead) : this.say("lobby.go.none")}</small></button>`
          : html`<button type="button" class="paper entry" @click=${() => this.page.newMatch(FIRST_HAND)}><b>${this.say("lobby.first")}</b>
        <span class="badge">${this.say("lobby.first.badge")}</span><small>${this.say("lobby.first.about")}</small></button>`
      }
      <a class="paper entry" href=${PAGES.lessons}><b>${this.say("lobby.learn")}</b><small>${this.say("lobby.learn.about")}</small></a>
      ${
        app.settings.daily === "on"
          ? html`<button type="button" class="paper entry" @click=${() => this.page.openPart("daily")}><b>${this.say("lobby.daily")}</b><small>${this.say("lobby.daily.about")}</small></button>`
          : nothing
      }
    </div>
    <hp-progress .app=${app} .page=${this.page}></hp-progress>`;
  }

  /** The game that Play begins, and for how long. */
  setupLine() {
    const { app } = this;
    const game = gameOf(app, app.lobby.setup.game);
    if (!game) return nothing;
    const changed = houseRulesOf(app.lobby.setup);
    const other = otherName(game, changed);
    const asked = askedFirst(game, changed).flatMap(({ id, choices }) =>
      choices.filter(({ value }) => value === changed[id] && !(id in (other?.options ?? {}))),
    );
    const parts = [pick(this.lang, (other ?? game).name), ...asked.map(({ label }) => pick(this.lang, label))];
    const people = peopleOf(app.lobby.setup, seatsWith(game, changed));
    if (people > 1) parts.push(this.say("lobby.people", { n: people }));
    return [...parts, this.say("lobby.hands.many", { n: app.lobby.setup.hands })].join(" · ");
  }

  /** @param {import("../../storage/records.js").Head} head */
  matchLine(head) {
    const game = pick(this.lang, gameName(this.app.lobby.games, head.game, head.options));
    return `${game} · ${this.say("saved.at", { hand: head.hand, hands: head.hands, when: ago(this.lang, head.at) })}`;
  }
}

customElements.define("hp-lobby", Lobby);
