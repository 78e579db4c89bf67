/** @file The portrait on a seat's plate. The plate keeps its place, so that nothing moves when it arrives. */
import { LightElement } from "../shared/light_element.js";
import { drawFace, faceOf } from "./faces.js";

class PortraitElement extends LightElement {
  static properties = { name: {} };

  constructor() {
    super();
    /** Whose portrait it is. */
    this.name = "";
  }

  render() {
    return drawFace(faceOf(this.name));
  }
}

customElements.define("hp-face", PortraitElement);
