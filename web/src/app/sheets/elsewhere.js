/** @file Says that another tab plays this match, and offers to continue it here. */
import { html } from "lit";
import { Sheet } from "./sheet.js";

class ElsewhereSheet extends Sheet {
  /** Closing without an answer leaves the match to the other tab. */
  close() {
    if (this.app.sheet.open === "elsewhere") this.page.toLobby();
  }

  render() {
    const { elsewhere } = this.app.table;
    return this.frame(
      this.say(`elsewhere.${elsewhere}.title`),
      html`<p>${this.say(`elsewhere.${elsewhere}`)}</p>
        <footer class="sheet-foot two">
          <button type="button" class="quiet" @click=${() => this.page.toLobby()}>${this.say("bar.lobby")}</button>
          <button type="button" class="answer play" autofocus @click=${() => this.page.resume(this.page.store.id, true)}>${this.say("elsewhere.take")}</button>
        </footer>`,
      "question elsewhere",
    );
  }
}

customElements.define("hp-elsewhere", ElsewhereSheet);
