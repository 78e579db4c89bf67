/**
 * @file Several people share the device: hides the table while it changes hands, and shows it to whoever sits down. The
 * engine answers for that person only, so while the table is hidden the page knows no hand.
 */
import { say } from "../text/i18n.js";
import { seatName } from "../text/seats.js";

/** @import { MatchState } from "../shared/types.js" */

/** What the page knows of a hand, as long as nobody sits before it. */
const NOTHING = {
  hand: { selected: null, arranged: null, revealing: false, suggested: null, previews: {}, hovered: null },
  sheet: { open: null, why: null, hint: null, question: null, giveUpAgreed: false },
  notices: { toast: null, call: null, caption: null, said: "", urgent: "" },
};

/** The least number of events that are said to whoever sits down. */
const LATEST = 4;

export class People {
  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
    /** Whether somebody has pressed and the engine has not answered yet. */
    this.uncovering = false;
  }

  /** Hides the hand on the table if it is somebody else's turn. What was drawn last is seen for a pause before that. */
  async handOver() {
    const { play } = this;
    const { generation } = play;
    if (play.table.state?.waiting !== "seat" || play.table.called !== null) return;
    if (play.pace.pauses) await play.pace.pause();
    if (generation !== play.generation) return;
    this.hide(play.table.state);
    const state = await play.move({ do: "rise" });
    if (state && generation === play.generation) await this.cover(state);
  }

  /** Hides the table before whoever is called, with what has happened since that person's last decision. @param {MatchState} state */
  async cover(state) {
    const { play } = this;
    const { generation, store } = play;
    this.hide(state);
    if (!(await store.store(state, state.events))) play.leave();
    if (generation !== play.generation) return;
    const told = state.events.filter((event) => play.family.isShownAlone(event));
    play.set({ table: { state, told } });
    const { called, setup } = state;
    if (typeof called !== "number") return;
    const { lang } = play.app.settings;
    play.announcer.urge(say(lang, "cover.said", { who: seatName(lang, called, -1, setup.seats.length) }));
    play.page.audio.play("turn");
  }

  /** Takes everything from the page that shows a hand. @param {MatchState} state */
  hide({ called }) {
    const { play } = this;
    play.auto.stop();
    play.pace.skipping = false;
    play.set({ ...NOTHING, table: { called: called ?? 0, told: [], view: null, log: [], past: null, busy: true } });
  }

  /** Shows the table to whoever was called. */
  async sit() {
    const { play } = this;
    const { called } = play.table;
    if (called === null || this.uncovering) return;
    const { generation } = play;
    this.uncovering = true;
    const state = await play.move({ do: "sit", seat: called });
    this.uncovering = false;
    if (!state || generation !== play.generation) return; // a toast says why, and the table stays hidden
    play.set({ table: { called: null, told: [], log: [], state } });
    await play.begin(state, Math.max(LATEST, state.events.length));
  }
}
