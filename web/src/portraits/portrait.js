/** @file The portrait on a seat's plate, and beside points. What it is in keeps its place, so that nothing moves when it arrives. */
import { LightElement } from "../shared/light_element.js";
import { drawFace, drawOwnFace, faceOf } from "./faces.js";

class PortraitElement extends LightElement {
  static properties = { name: {} };

  constructor() {
    super();
    /** Whose portrait it is; empty for whoever plays here. */
    this.name = "";
  }

  render() {
    return this.name ? drawFace(faceOf(this.name)) : drawOwnFace();
  }
}

customElements.define("hp-face", PortraitElement);
