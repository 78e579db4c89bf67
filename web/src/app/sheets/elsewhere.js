/** @file Says that another tab plays this match, and offers to continue it here. */
import { html } from "lit";
import { Sheet } from "./sheet.js";

class ElsewhereSheet extends Sheet {
  /** Closing without an answer leaves the match to the other tab. */
  close() {
    if (this.app.sheet === "elsewhere") this.send("toLobby");
  }

  render() {
    const { elsewhere } = this.app;
    return this.frame(
      this.say(`elsewhere.${elsewhere}.title`),
      html`<p>${this.say(`elsewhere.${elsewhere}`)}</p>
        <footer class="sheet-foot two">
          <button type="button" class="quiet" @click=${() => this.send("toLobby")}>${this.say("bar.lobby")}</button>
          <button type="button" class="answer play" autofocus @click=${() => this.send("takeBackMatch")}>${this.say("elsewhere.take")}</button>
        </footer>`,
      "question elsewhere",
    );
  }
}

customElements.define("hp-elsewhere", ElsewhereSheet);
