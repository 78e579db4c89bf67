/** @file The sheet of an opponent: who it is, and how the bots that play so play. */
import { html, nothing } from "lit";
import { seatsOf } from "../../state/selectors.js";
import { characterAt, ownNameOf, seatName } from "../../text/seats.js";
import { drawPerson, isCounted } from "./person_facts.js";
import { Sheet } from "./sheet.js";

class PersonSheet extends Sheet {
  render() {
    const { app } = this;
    const { state, view } = app.table;
    const seat = app.sheet.person;
    const [mine, seats] = [view?.seat ?? 0, seatsOf(app)];
    const place = characterAt(seat, mine, seats);
    const player = state?.setup.seats[seat];
    const game = state?.setup.game ?? "";
    return this.frame(
      ownNameOf(this.lang, seat) || seatName(this.lang, seat, mine, seats),
      place && player
        ? html`${drawPerson(this, { place, player, game })}
          ${isCounted(game, player) ? html`<p class="small">${this.say("person.about")}</p>` : nothing}`
        : nothing,
      "person-sheet",
    );
  }
}

customElements.define("hp-person", PersonSheet);
