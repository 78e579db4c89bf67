/**
 * @file Looks back at the hand on the table: shows the table right after one event of its log. The player cannot act
 * there.
 */
import { both, pick } from "../text/i18n.js";

export class LogPosition {
  /**
   * @param {import("./ports.js").PagePorts} page
   * @param {(text: string) => void} speak says something in the live region
   */
  constructor(page, speak) {
    this.page = page;
    this.speak = speak;
  }

  /** Whether the player may look back: only while nothing is going on that this would hide. */
  get may() {
    const { busy, state } = this.page.app();
    return !busy && state !== null;
  }

  /** Shows the table as it was right after an event. @param {number} event its place in the log */
  async show(event) {
    const { page } = this;
    const { state } = page.app();
    if (!state || !this.may) return page.toast(both("past.later"), "info");
    try {
      const { view } = await page.query({ do: "moment", hand: state.hand, event });
      const { log, settings } = page.app();
      if (page.app().state !== state || !this.may) return;
      page.set({ past: event, view: { ...view, result: null, legal: [] }, sheet: null, selected: null, hovered: null });
      this.speak(pick(settings.lang, log[event]?.text));
    } catch (error) {
      page.toast(page.reason(error), "error");
    }
  }

  /** Shows the event before or after the one that is shown; after the last one, the present. @param {-1|1} direction */
  async move(direction) {
    const { past, log } = this.page.app();
    if (past === null) return;
    const event = past + direction;
    if (event >= log.length) this.present();
    else if (event >= 0) await this.show(event);
  }

  /** Shows the present table again. */
  present() {
    const { state, past } = this.page.app();
    if (past !== null) this.page.set({ past: null, view: state?.view ?? null });
  }
}
