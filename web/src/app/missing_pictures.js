/** @file The pictures of the cards, where they do not come: asked for again, a little later each time; then it is said. */
import { both } from "../i18n.js";
import { askAgain } from "./faces.js";

const AGAIN_MS = 1000;
const TIMES = 2;

export class Pictures {
  /** @param {HTMLElement & {page: import("../controller.js").Controller}} element */
  constructor(element) {
    this.element = element;
    this.times = 0;
    this.waiting = false;
    this.told = false;
    /** Every card tells that its picture is missing; it is one file. @param {Event} event */
    this.missed = ({ target }) => {
      if (!(target instanceof SVGUseElement) || this.waiting || this.told) return;
      const { page } = this.element;
      this.told = this.times === TIMES;
      if (this.told) return page.toast(both("pictures.failed"), "error");
      this.times += 1;
      this.waiting = true;
      setTimeout(() => {
        this.waiting = false;
        askAgain(this.times);
        page.set({});
      }, AGAIN_MS * this.times);
    };
  }
}
