/** @file Announces what happens at the table: to screen readers, as a caption, as a sound and as a call beside a seat. */
import { familyOf } from "../state/selectors.js";
import { joined, pick } from "../text/i18n.js";

/** Milliseconds that a call stays beside its seat; fewer without pauses, because it covers what comes next. */
const CALL_MS = 1100;
const HASTY_CALL_MS = 450;

export class Announcer {
  /** @param {import("./ports.js").MatchPage} page */
  constructor(page) {
    this.page = page;
    this.calls = 0;
    /** What was said in this task. */
    this.saying = "";
  }

  /**
   * Announces events in the live region; the last one also as a caption, as a sound, and as a call beside the seat.
   * @param {import("../shared/types.js").GameEvent[]} events
   */
  announce(events) {
    const { page } = this;
    const last = events.at(-1);
    if (!last) return;
    const { lang, speed } = page.app.settings;
    const glyph = familyOf(page.app).callOf(last);
    const id = ++this.calls;
    const said = events.map(({ text }) => pick(lang, text));
    this.speak(joined(lang, said));
    page.audio.play("event", last);
    const call = glyph && last.seat !== undefined ? { seat: last.seat, t: last.t, glyph, id } : null;
    page.set({ notices: { caption: last, call } });
    if (glyph)
      setTimeout(
        () => page.app.notices.call?.id === id && page.set({ notices: { call: null } }),
        speed === "instant" ? HASTY_CALL_MS : CALL_MS,
      );
  }

  /**
   * Says something in the polite live region. A text that was said just before is said again; what is said in one task,
   * as events are without pauses, is said together.
   * @param {string} text
   */
  speak(text) {
    const { app } = this.page;
    if (!this.saying) queueMicrotask(() => (this.saying = ""));
    this.saying = joined(app.settings.lang, [this.saying, text]);
    this.page.set({ notices: { said: this.saying === app.notices.said ? `${this.saying}\u00a0` : this.saying } });
  }

  /** Says something at once, in the assertive live region. @param {string} text */
  urge(text) {
    this.page.set({ notices: { urgent: text === this.page.app.notices.urgent ? `${text}\u00a0` : text } });
  }

  /**
   * Closes a notice once the player goes on: a card is lifted, an answer given, a hand begun. Errors stay, and what
   * is not about the table.
   */
  closeNotice() {
    const { toast } = this.page.app.notices;
    if (toast && !toast.stays) this.page.closeToast();
  }
}
