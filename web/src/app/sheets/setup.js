/** @file The sheet with the set-up of the next match: the game, the opponents, the number of hands, the house rules. */
import { html, nothing } from "lit";
import { setupEn } from "../../../words/setup.en.js";
import { setupZh } from "../../../words/setup.zh.js";
import { askedFirst, botsOf, fullOptions, houseRulesOf, sameRules, seatsWith } from "../../state/house_rules.js";
import { playedAt } from "../../state/manners.js";
import { peopleChoices, peopleOf } from "../../state/people.js";
import { gameOf } from "../../state/selectors.js";
import { suggestedLevel } from "../../state/suggested_level.js";
import { addWords, pick } from "../../text/i18n.js";
import { LONGEST_NAME, otherSeats } from "../../text/seats.js";
import "../lobby/house_rules.js";
import "../lobby/own_sets.js";
import { drawPerson, isCounted } from "./person_facts.js";
import { Sheet } from "./sheet.js";

addWords({ zh: setupZh, en: setupEn });

const HANDS = [1, 4, 8, 16];
/** The game that is easiest to begin with: it has no kings. */
const BEGIN_WITH = "yongzhou-plain";

/** @extends {Sheet<import("../controller.js").Controller>} */
class SetupSheet extends Sheet {
  static properties = { ...Sheet.properties, dismissed: { state: true } };

  constructor() {
    super();
    /** Whether the suggestion of a level was put away. */
    this.dismissed = false;
  }

  render() {
    const { app, page } = this;
    return this.frame(
      this.say("setup.title"),
      html`<form class="setup" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
        ${this.drawGames()}
        ${this.drawSets()}${this.drawAsked()}
        ${this.drawPeople()}${this.drawHands()}
        ${this.drawBots()}
        ${this.people === 1 ? this.drawPractice() : nothing}
        <hp-rules .app=${app} .page=${page}></hp-rules>
        <hp-own-sets .app=${app} .page=${page}></hp-own-sets>
        <footer class="sheet-foot">
          <button type="submit" class="answer play" ?disabled=${app.boot.step === "failed"} @click=${this.onStart}>${this.say("setup.start")}</button>
        </footer>
      </form>`,
      "setup-sheet",
    );
  }

  /** Begins a match. A sandboxed frame sends no form, so this is the click, which Enter causes too. @param {Event} event */
  onStart(event) {
    event.preventDefault();
    const problems = this.querySelector(".problems");
    if (problems)
      problems.scrollIntoView({ block: "center" }); // the engine would refuse these house rules; the choices stay
    else {
      this.close(); // what goes wrong is said in the lobby
      this.page.newMatch();
    }
  }

  /** Draws the names of all games, by family, and a line about the chosen one. */
  drawGames() {
    const { app } = this;
    const games = app.lobby.games?.games;
    const chosen = gameOf(app, app.lobby.setup.game);
    return html`<fieldset class="games"><legend class="vh">${this.say("lobby.game")}</legend>
      ${
        games
          ? app.lobby.games?.families.map(
              ({ id }) => html`<p class="of-family">${this.say(`setup.family.${id}`)}</p>
          <div class="game-list">${games.filter(({ family }) => family === id).map((game) => this.drawGame(game))}</div>
          ${chosen?.family === id ? html`<p class="about small">${pick(this.lang, chosen.about)}</p>` : nothing}`,
            )
          : html`<div class="game-list">${Array.from({ length: 4 }, () => html`<span class="segment empty"></span>`)}</div>`
      }
    </fieldset>`;
  }

  /** @param {import("../../shared/types.js").Game} game */
  drawGame(game) {
    const begins = game.id === BEGIN_WITH;
    return html`<label class="segment game"><input type="radio" name="game" .value=${game.id} .checked=${this.app.lobby.setup.game === game.id}
      aria-label=${pick(this.lang, game.name)} aria-description=${begins ? this.say("lobby.game.begin") : nothing} @change=${() => this.page.lobby.setSetup({ game: game.id })} />
      <span><b>${pick(this.lang, game.name)}</b>${begins ? html`<em class="begin-here">${this.say("lobby.game.begin")}</em>` : nothing}</span></label>`;
  }

  /**
   * Draws the names under which people know some house rules together, and the player's own. A press chooses the game with
   * these and no others.
   */
  drawSets() {
    const { games, setup } = this.app.lobby;
    const known = (games?.games ?? []).flatMap((game) => (game.sets ?? []).map((set) => ({ game: game.id, ...set })));
    const own = setup.sets.map((set) => ({
      ...set,
      id: `${set.game} ${set.name}`,
      name: { zh: set.name, en: set.name },
    }));
    const sets = [...known, ...own];
    if (sets.length === 0) return nothing;
    const chosen = houseRulesOf(setup);
    return html`<fieldset><legend>${this.say("setup.sets")}</legend>
      <div class="segments">
        ${sets.map(
          ({ game, id, name, options }) => html`<label class="segment"><input type="radio" name="set" .value=${id}
          .checked=${game === setup.game && sameRules(options, chosen)}
          @change=${() => this.page.lobby.setSetup({ game, houses: { ...setup.houses, [game]: { ...options } } })} /><span>${pick(this.lang, name)}</span></label>`,
        )}
      </div>
    </fieldset>`;
  }

  /** Draws what people ask next: how many play, how many kings, and what belongs to that. */
  drawAsked() {
    const game = gameOf(this.app, this.app.lobby.setup.game);
    const houses = houseRulesOf(this.app.lobby.setup);
    const values = game ? fullOptions(game, houses) : {};
    return askedFirst(game, houses).map(
      (option) => html`<fieldset><legend>${pick(this.lang, option.label)}</legend>
      <div class="segments">
        ${option.choices.map(
          ({
            value,
            label,
          }) => html`<label class="segment"><input type="radio" name=${option.id} .value=${String(value)} .checked=${values[option.id] === value}
          @change=${() => this.page.lobby.setOption(option.id, value)} /><span>${pick(this.lang, label)}</span></label>`,
        )}
      </div>
    </fieldset>`,
    );
  }

  /** How many play the chosen game. */
  get seats() {
    const { setup } = this.app.lobby;
    const game = gameOf(this.app, setup.game);
    return game ? seatsWith(game, houseRulesOf(setup)) : setup.bots.length + 1;
  }

  /** How many people share this device. */
  get people() {
    return peopleOf(this.app.lobby.setup, this.seats);
  }

  /** Draws how many people share this device, and what they are called. */
  drawPeople() {
    const { people, seats } = this;
    const { names } = this.app.lobby.setup;
    const call = (/** @type {number} */ nth, /** @type {string} */ name) =>
      this.page.lobby.setSetup({ names: peopleChoices(seats).map((_, at) => (at === nth ? name : (names[at] ?? ""))) });
    return html`<fieldset class="one-row people"><legend>${this.say("setup.people")}</legend>
      <div class="segments">
        ${peopleChoices(seats).map(
          (
            many,
          ) => html`<label class="segment"><input type="radio" name="people" .value=${String(many)} .checked=${people === many}
          @change=${() => this.page.lobby.setSetup({ people: many })} /><span>${this.say("setup.people.n", { n: many })}</span></label>`,
        )}
      </div>
      ${
        people > 1
          ? html`<div class="pair n${people}">${peopleChoices(people).map(
              (many, nth) => html`<label class="field"><span>${this.say("people.nth", { n: many })}</span>
          <input type="text" name="person" maxlength=${LONGEST_NAME} autocomplete="off" .value=${names[nth] ?? ""} @change=${(/** @type {Event} */ e) => call(nth, /** @type {HTMLInputElement} */ (e.target).value)} /></label>`,
            )}</div><p class="small">${this.say("setup.people.about")}</p>`
          : nothing
      }
    </fieldset>`;
  }

  /** Draws the levels of the other seats, in the order in which they sit from left to right. */
  drawBots() {
    const { app } = this;
    const game = gameOf(app, app.lobby.setup.game);
    const { setup, games } = app.lobby;
    const bots = game && games ? botsOf(setup.bots, this.seats, games) : setup.bots;
    const seated = otherSeats(0, bots.length + 1).filter(({ seat }) => seat >= this.people);
    if (seated.length === 0) return nothing;
    // Levels of seats that this game lacks are kept for the next one.
    const choose = (/** @type {number} */ nth, /** @type {string} */ id) =>
      this.page.lobby.setSetup({
        bots: [...bots, ...setup.bots.slice(bots.length)].map((old, at) => (at === nth ? id : old)),
      });
    return html`<fieldset class="opponents"><legend>${this.say("lobby.bots")}</legend>
      <div class="pair n${seated.length}">
        ${seated.map(
          ({ place, seat }) => html`<label class="field"><span>${this.say(`seat.${place}`)}</span>
          <select .value=${bots[seat - 1]} ?disabled=${!app.lobby.games} @change=${(/** @type {Event} */ e) => choose(seat - 1, /** @type {HTMLSelectElement} */ (e.target).value)}>
            ${(app.lobby.games?.bots ?? []).map((bot) => html`<option value=${bot.id} ?selected=${bot.id === bots[seat - 1]}>${pick(this.lang, bot.name)}</option>`)}
          </select></label>`,
        )}
      </div>
      ${this.drawManners(seated, bots)}
      ${game && app.lobby.games && this.people === 1 ? this.drawSuggestion(game.id, bots, app.lobby.games.bots) : nothing}
    </fieldset>`;
  }

  /**
   * Draws whether each opponent plays in a manner of their own and, folded, who they are.
   * @param {{place: string, seat: number}[]} seated
   * @param {string[]} bots the levels by seat, from the first opponent on
   */
  drawManners(seated, bots) {
    const { setup } = this.app.lobby;
    const own = setup.manners !== false;
    return html`<label class="check manners"><input type="checkbox" name="manners" .checked=${own}
      @change=${(/** @type {Event} */ event) => this.page.lobby.setSetup({ manners: /** @type {HTMLInputElement} */ (event.target).checked })} />
      <span>${this.say("person.manners")}</span></label>
      <details class="people-here"><summary>${this.say("person.who")}</summary>
        <p class="small">${this.say("person.manners.about")}</p>
        ${seated.map(({ place, seat }) => {
          const level = bots[seat - 1];
          const player = own ? playedAt(level, place) : level;
          return html`<section><h3>${this.say(`seat.${place}`)}</h3>${drawPerson(this, { place, player, game: setup.game })}</section>`;
        })}
        ${seated.some(({ seat }) => isCounted(setup.game, bots[seat - 1])) ? html`<p class="small">${this.say("person.about")}</p>` : nothing}</details>`;
  }

  /** Draws the next level for somebody who keeps coming first. @param {string} game @param {string[]} chosen @param {import("../../shared/types.js").Games["bots"]} levels */
  drawSuggestion(game, chosen, levels) {
    const found = suggestedLevel(
      this.app.saved.matches,
      game,
      chosen,
      levels.map(({ id }) => id),
    );
    if (!found || this.dismissed) return nothing;
    const named = (/** @type {string} */ level) => pick(this.lang, levels.find(({ id }) => id === level)?.name);
    const values = { first: found.first, of: found.of, level: named(found.level), next: named(found.next) };
    return html`<div class="day-note suggestion" role="status"><p>${this.say("setup.next.why", values)}</p>
      <div class="two"><button type="button" class="quiet" @click=${() => this.page.lobby.setSetup({ bots: chosen.map(() => found.next) })}>${this.say("setup.next", values)}</button>
        <button type="button" class="quiet" @click=${() => (this.dismissed = true)}>${this.say("setup.next.no")}</button></div></div>`;
  }

  drawPractice() {
    const { app } = this;
    return html`<label class="check practice"><input type="checkbox" name="open" .checked=${app.lobby.setup.open}
      @change=${(/** @type {Event} */ event) => this.page.lobby.setSetup({ open: /** @type {HTMLInputElement} */ (event.target).checked })} />
      <span>${this.say("practice.open")} <small>${this.say("practice.about")}</small></span></label>`;
  }

  drawHands() {
    const { app } = this;
    return html`<fieldset class="one-row"><legend>${this.say("lobby.hands")}</legend>
      <div class="segments">
        ${HANDS.map(
          (
            hands,
          ) => html`<label class="segment"><input type="radio" name="hands" .value=${String(hands)} .checked=${app.lobby.setup.hands === hands}
          @change=${() => this.page.lobby.setSetup({ hands })} /><span>${this.say("lobby.hands.n", { n: hands })}</span></label>`,
        )}
      </div>
    </fieldset>`;
  }
}

customElements.define("hp-setup", SetupSheet);
