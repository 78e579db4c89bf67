/** @file The list of the player's own finished hands, to choose one for the review. */
import { html, nothing } from "lit";
import { gameName } from "../../state/game_name.js";
import { everyRow } from "../../storage/hand_rows.js";
import { ago, pick, signed } from "../../text/i18n.js";
import { AppElement } from "../app_element.js";

/** @import { HandRow } from "../../storage/hand_rows.js" */

/** How many hands are listed. */
const SHOWN = 20;

/** @extends {AppElement<import("../controller.js").Controller>} */
class OwnHands extends AppElement {
  static properties = { ...AppElement.properties, rows: { state: true } };

  constructor() {
    super();
    /** @type {HandRow[]} the hands whose match is still stored, the last played first */
    this.rows = [];
    /** Called with the record of the match and the number of the hand that was chosen. @type {(record: string, hand: number) => void} */
    this.show = () => undefined;
  }

  connectedCallback() {
    super.connectedCallback();
    void this.read();
  }

  async read() {
    const stored = new Set(this.app.saved.matches.filter((head) => !head.broken).map(({ id }) => id));
    const rows = (await everyRow(this.page.store)).filter((row) => stored.has(row.match));
    this.rows = rows.sort((a, b) => b.at - a.at).slice(0, SHOWN);
  }

  /** @param {HandRow} row */
  async open(row) {
    const kept = await this.page.store.saves.get(row.match).catch(() => null);
    if (kept) this.show(kept.record, row.hand);
    else await this.read(); // it was removed in another tab
  }

  render() {
    if (this.rows.length === 0) return nothing;
    return html`<h3>${this.say("review.mine")}</h3>
      <ul class="own-hands">${this.rows.map(
        (row) => html`<li><button type="button" class="quiet" @click=${() => this.open(row)}>
          <span>${pick(this.lang, gameName(this.app.lobby.games, row.game, row.houses))}</span>
          <small>${this.say("review.mine.at", { hand: row.hand, when: ago(this.lang, row.at) })}</small>
          <b>${signed(row.points)}</b></button></li>`,
      )}</ul>`;
  }
}

customElements.define("hp-own-hands", OwnHands);

/**
 * Draws the list, where hands are stored.
 * @param {AppElement} sheet
 * @param {OwnHands["show"]} show
 */
export const drawOwnHands = ({ app, page }, show) =>
  page.matches ? html`<hp-own-hands .app=${app} .page=${page} .show=${show}></hp-own-hands>` : nothing;
