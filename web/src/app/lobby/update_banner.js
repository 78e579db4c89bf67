/** @file The banner in the lobby that a newer version is ready, with the button that switches to it. */
import { html, nothing } from "lit";
import { AppElement } from "../app_element.js";

export class UpdateBanner extends AppElement {
  render() {
    const { update } = this.app.site;
    if (!update) return nothing;
    return html`<section class="paper news" role="status">
      <p>${this.say(`update.${update}`)}</p>
      ${update === "entering" ? nothing : html`<button type="button" class="quiet" @click=${() => this.page.applyUpdate()}>${this.say("update.enter")}</button>`}
    </section>`;
  }
}

customElements.define("hp-update-banner", UpdateBanner);
