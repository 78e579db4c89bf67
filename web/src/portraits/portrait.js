/** @file The portrait on a seat's plate. The plate keeps its place, so that nothing moves when it arrives. */
import { LitElement } from "lit";
import { drawFace, faceOf } from "./faces.js";

class PortraitElement extends LitElement {
  static properties = { name: {} };

  constructor() {
    super();
    /** Whose portrait it is. */
    this.name = "";
  }

  createRenderRoot() {
    return this;
  }

  render() {
    return drawFace(faceOf(this.name));
  }
}

customElements.define("hp-face", PortraitElement);
