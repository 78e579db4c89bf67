/**
 * @file Looks back at the hand on the table: shows the table right after one event of its log. The player cannot act
 * there.
 */
import { both, pick } from "../text/i18n.js";

export class LogPosition {
  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
    this.page = play.page;
  }

  /** Whether the player may look back: only while nothing is going on that this would hide. */
  get may() {
    const { busy, state } = this.page.app.table;
    return !busy && state !== null;
  }

  /** Shows the table as it was right after an event. @param {number} event its place in the log */
  async show(event) {
    const { page } = this;
    const { state } = page.app.table;
    if (!state || !this.may) return page.toast(both("past.later"), "info");
    try {
      const { view } = await page.query({ do: "moment", hand: state.hand, event });
      const { settings, table } = page.app;
      if (table.state !== state || !this.may) return;
      page.set({
        table: { past: event, view: { ...view, result: null, legal: [] } },
        hand: { selected: null, hovered: null },
        sheet: { open: null },
      });
      this.play.announcer.speak(pick(settings.lang, table.log[event]?.text));
    } catch (error) {
      page.toast(page.reason(error), "error");
    }
  }

  /** Shows the event before or after the one that is shown; after the last one, the present. @param {-1|1} direction */
  async move(direction) {
    const { past, log } = this.page.app.table;
    if (past === null) return;
    const event = past + direction;
    if (event >= log.length) this.present();
    else if (event >= 0) await this.show(event);
  }

  /** Goes back to the moment that is shown: takes back what the player has decided since. */
  async goBack() {
    const { page } = this;
    const { past, state } = page.app.table;
    if (past === null || !state) return;
    try {
      const { steps } = await page.query({ do: "review", hand: state.hand, judge: null });
      if (page.app.table.past !== past || page.app.table.state !== state) return;
      const since = decisionsSince(steps, state.view.seat, past);
      this.present();
      if (since > 0) await this.play.undo(since);
    } catch (error) {
      page.toast(page.reason(error), "error");
    }
  }

  /** Shows the present table again. */
  present() {
    const { state, past } = this.page.app.table;
    if (past !== null) this.page.set({ table: { past: null, view: state?.view ?? null } });
  }
}

/**
 * Returns how many decisions a seat has made since an event of the log.
 * @param {{seat: number|null, action: string|null, events: unknown[]}[]} steps those of a review; the first one deals
 * @param {number} seat
 * @param {number} event its place in the log
 */
export function decisionsSince(steps, seat, event) {
  let events = 0;
  let since = 0;
  for (const step of steps) {
    if (step.action !== null && step.seat === seat && events > event) since += 1;
    events += step.events.length;
  }
  return since;
}
