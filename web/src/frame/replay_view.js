/** @file Draws a finished hand at one of its moments, and the buttons that go through it. */
import { html, nothing } from "lit";
import { reviewEn } from "../../words/review.en.js";
import { reviewZh } from "../../words/review.zh.js";
import { AppElement } from "../app/app_element.js";
import { drawBoard, drawEvents } from "../review/review_board.js";
import { drawJumps, drawSlider, drawSteps, verdictWords } from "../review/steps_bar.js";
import { gameName } from "../state/game_name.js";
import { addWords } from "../text/i18n.js";

addWords({ zh: reviewZh, en: reviewEn });

/** Milliseconds that each moment stays while the hand is played by itself. */
const MOMENT_MS = 1500;

export class ReplayElement extends AppElement {
  static properties = { ...AppElement.properties, comments: { attribute: false }, trouble: { state: true } };

  constructor() {
    super();
    /** Whether a bot's comments are offered. */
    this.comments = false;
    this.hand = /** @type {import("./replay.js").Replay} */ (/** @type {unknown} */ (null));
    this.trouble = false;
    /** What shows the next moment by itself. @type {ReturnType<typeof setTimeout>|undefined} */
    this.next = undefined;
  }

  disconnectedCallback() {
    this.stop(); // also where the next moment is just being asked for
    this.hand.leave();
    super.disconnectedCallback();
  }

  /** Waits for an answer and shows a failure. @param {Promise<unknown>} asked */
  async doing(asked) {
    try {
      await asked;
      this.trouble = false;
    } catch {
      this.trouble = true;
    }
    this.requestUpdate();
  }

  /** Shows the table after this number of actions, as near as this seat saw it. @param {number} done */
  seek(done) {
    this.stop();
    void this.doing(this.hand.seek(done));
  }

  /** Shows the table after exactly this number of actions, also one that this seat noticed nothing of. @param {number} done */
  stand(done) {
    this.stop();
    void this.doing(this.hand.stand(Math.min(done, this.hand.total)));
  }

  /** Shows a moment, and stops playing by itself. @param {number} at from 0 */
  go(at) {
    this.stop();
    void this.doing(this.hand.go(at));
  }

  get playing() {
    return this.next !== undefined;
  }

  /** Shows one moment after another; at the end it begins again at the first one. */
  play() {
    const { hand } = this;
    if (hand.at === hand.last) void this.doing(hand.go(0));
    const on = async () => {
      await this.doing(hand.go(hand.at + 1));
      if (!this.playing) return;
      this.next = hand.at < hand.last && !this.trouble ? setTimeout(on, MOMENT_MS) : undefined;
      this.requestUpdate();
    };
    this.next = setTimeout(on, MOMENT_MS);
    this.requestUpdate();
  }

  stop() {
    clearTimeout(this.next);
    this.next = undefined;
    this.requestUpdate();
  }

  /** @param {1|-1} way 1: to the next difference, -1: to the one before */
  difference(way) {
    this.stop();
    const step = this.hand.difference(way);
    if (step !== undefined) void this.doing(this.hand.stand(step));
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof HTMLInputElement && event.target.type === "range") return;
    const { hand } = this;
    const to = { ArrowLeft: hand.at - 1, ArrowRight: hand.at + 1, Home: 0, End: hand.last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  }

  render() {
    const { hand, app, lang } = this;
    if (!hand?.view) return nothing;
    const game = this.pick(gameName(app.lobby.games, hand.setup?.game ?? "", hand.setup?.options ?? {}));
    return html`<main class="paper review replay" @keydown=${(/** @type {KeyboardEvent} */ event) => this.onKey(event)}>
      <h1>${game}</h1>
      ${this.trouble ? html`<p class="warning" role="alert">${this.say("review.failed")}</p>` : nothing}
      ${drawEvents(app, hand)}
      ${drawBoard(app, hand, hand.view, (seat) => this.doing(hand.look(seat)))}
      <label class="check reveal"><input type="checkbox" .checked=${hand.revealed}
        @change=${(/** @type {Event} */ event) => this.doing(hand.reveal(/** @type {HTMLInputElement} */ (event.target).checked))} /><span>${this.say("review.reveal")}</span></label>
      <footer class="review-foot">
        <div class="by-itself">${this.drawPlay()}<p class="small count">${this.say("review.step", { n: hand.done, all: hand.total })}</p></div>
        ${this.comments ? this.drawComments() : nothing}
        ${drawSteps(
          lang,
          hand,
          (to) => this.go(to),
          drawSlider(lang, { done: hand.done, total: hand.total }, (to) => this.seek(to)),
        )}
      </footer>
    </main>`;
  }

  drawPlay() {
    const name = this.say(this.playing ? "review.pause" : "review.play");
    return html`<button type="button" class="quiet step-play" aria-label=${name} title=${name}
      @click=${() => (this.playing ? this.stop() : this.play())}><span aria-hidden="true">${this.playing ? "❚❚" : "▶"}</span></button>`;
  }

  /** Draws the button that asks a bot, or what it has found. */
  drawComments() {
    const { hand, lang } = this;
    if (!hand.commented)
      return html`<button type="button" class="quiet ask" @click=${() => this.ask()}>${this.say("review.ask")}</button>`;
    return html`<p class="small" role="status">${verdictWords(lang, hand, this.pick(hand.judge?.name))}</p>
      ${hand.differences.length > 0 ? drawJumps(lang, hand, (way) => this.difference(way)) : nothing}`;
  }

  ask() {
    void this.hand.comment();
    this.requestUpdate();
  }
}

customElements.define("hp-replay", ReplayElement);
