/** @file In the lobby: a newer version is ready, with the button that lets it in. */
import { html, nothing } from "lit";
import { Part } from "./part.js";

export class News extends Part {
  render() {
    const { news } = this.app;
    if (!news) return nothing;
    return html`<section class="paper news" role="status">
      <p>${this.say(`news.${news}`)}</p>
      ${news === "entering" ? nothing : html`<button type="button" class="quiet" @click=${() => this.page.keeper.enter()}>${this.say("news.enter")}</button>`}
    </section>`;
  }
}

customElements.define("hp-news", News);
