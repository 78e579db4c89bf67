/** The elements that draw cards. Their attributes are described in `custom-elements.json`. */
export interface HupaiHandElement extends HTMLElement {}
export interface HupaiMeldElement extends HTMLElement {}
export interface HupaiPositionElement extends HTMLElement {}

declare global {
  interface HTMLElementTagNameMap {
    "hupai-hand": HupaiHandElement;
    "hupai-meld": HupaiMeldElement;
    "hupai-position": HupaiPositionElement;
  }
}
