/** The elements that draw cards. Their attributes are described in `custom-elements.json`. */
export interface HupaiHandElement extends HTMLElement {}
export interface HupaiMeldElement extends HTMLElement {}
export interface HupaiPositionElement extends HTMLElement {}
/** A finished hand to go through. It sends `hupai-ready`, `hupai-step` and `hupai-error`. */
export interface HupaiReplayElement extends HTMLElement {
  /** Shows the last step that is not later than this one: how many actions had been done. */
  goto(step: number): void;
}

/** Questions with recorded answers. It sends `hupai-ready`, `hupai-step`, `hupai-answer` and `hupai-error`. */
export interface HupaiQuizElement extends HTMLElement {
  /** Shows a step, from 1. */
  goto(step: number): void;
}

/** How a question was answered. */
export interface HupaiAnswer extends HupaiStep {
  right: boolean;
  tries: number;
}

/** Which step is shown, and which is the last one. */
export interface HupaiStep {
  step: number;
  of: number;
}

/** Why there is nothing to show. */
export interface HupaiError {
  code: string;
  text: { zh: string; en: string };
}

declare global {
  interface HTMLElementEventMap {
    "hupai-ready": CustomEvent<HupaiStep>;
    "hupai-step": CustomEvent<HupaiStep>;
    "hupai-answer": CustomEvent<HupaiAnswer>;
    "hupai-error": CustomEvent<HupaiError>;
  }
  interface HTMLElementTagNameMap {
    "hupai-hand": HupaiHandElement;
    "hupai-meld": HupaiMeldElement;
    "hupai-position": HupaiPositionElement;
    "hupai-replay": HupaiReplayElement;
    "hupai-quiz": HupaiQuizElement;
  }
}
