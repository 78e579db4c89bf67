/** @file A portrait by itself, for what is drawn before the portraits are here: it is empty until then. */
import { LightElement } from "../shared/light_element.js";
import { drawFace, drawOwnFace, faceOf } from "./faces.js";

/** Shows the portrait of somebody at the table by place or name; without one, that of whoever plays here. */
class Portrait extends LightElement {
  static properties = { of: { attribute: false } };

  constructor() {
    super();
    this.of = "";
  }

  render() {
    return this.of ? drawFace(faceOf(this.of)) : drawOwnFace();
  }
}

customElements.define("hp-portrait", Portrait);
