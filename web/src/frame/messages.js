/**
 * @file Talks with the page around a frame. Only the window that holds the frame is listened to, and only messages of
 * the agreed shape; docs/embedding-play.md lists them.
 */

/**
 * @typedef {object} Incoming A message from the page around the frame.
 * @property {"set"|"goto"|"start"} type
 * @property {string} [address] with `set`: what the frame should show
 * @property {"zh"|"en"} [lang] with `set`
 * @property {"light"|"dark"|"print"} [theme] with `set`
 * @property {number} [step] with `goto`
 */

const TYPES = ["set", "goto", "start"];
const LONGEST = 8100;

/** Whether a field is missing or passes a test. @param {any} value @param {(value: any) => boolean} test */
const optional = (value, test) => value === undefined || test(value);

/**
 * A message that the frame understands; null for anything else. Nothing that it holds is used without this.
 * @param {unknown} data
 * @param {string} id the frame's own name
 * @returns {Incoming|null}
 */
export function readMessage(data, id) {
  if (typeof data !== "object" || data === null) return null;
  const { hupai, id: to, type, address, lang, theme, step } = /** @type {Record<string, any>} */ (data);
  if (hupai !== 1 || !TYPES.includes(type) || !optional(to, (value) => value === id)) return null;
  const text = (/** @type {any} */ value) => typeof value === "string" && value.length <= LONGEST;
  if (!optional(address, text)) return null;
  if (!optional(lang, (value) => value === "zh" || value === "en")) return null;
  if (!optional(theme, (value) => ["light", "dark", "print"].includes(value))) return null;
  if (!optional(step, (value) => Number.isInteger(value) && value >= 0 && value <= 9999)) return null;
  return { type, address, lang, theme, step };
}

/** Whether WordPress asks the frame how high it is. @param {unknown} data @param {string} secret */
export const asksHeight = (data, secret) => {
  const { message, secret: told } = /** @type {any} */ (data) ?? {};
  return secret !== "" && message === "ready" && told === secret;
};

export class Messages {
  /**
   * @param {Window} page the window that holds the frame
   * @param {string} id
   * @param {string} secret by which WordPress knows the frame; empty without one
   */
  constructor(page, id, secret) {
    this.page = page;
    this.id = id;
    this.secret = secret;
    this.height = -1;
    /** What has happened since the last message, the latest of each type. @type {Map<string, Record<string, unknown>>} */
    this.waiting = new Map();
  }

  /**
   * Tells the page around the frame what has happened. What happens at once is told together, each type once, after the
   * height that it leads to.
   * @param {"ready"|"state"|"answer"|"result"|"error"} type
   * @param {Record<string, unknown>} [facts]
   */
  tell(type, facts = {}) {
    if (this.waiting.size === 0) queueMicrotask(() => this.send());
    this.waiting.set(type, facts);
  }

  send() {
    const told = [...this.waiting];
    this.waiting.clear();
    for (const [type, facts] of told) this.post({ ...facts, hupai: 1, id: this.id, type });
  }

  /** Tells how high the frame has to be, if that has changed. @param {number} value @param {boolean} [again] */
  tellHeight(value, again = false) {
    if (value === this.height && !again) return;
    this.height = value;
    this.post({ hupai: 1, id: this.id, type: "height", value });
    if (this.secret) this.post({ message: "height", value, secret: this.secret });
  }

  /** What a frame shows is no secret of its reader, so that any page may hold it and hear it. @param {unknown} message */
  post(message) {
    if (this.page !== globalThis.window) this.page.postMessage(message, "*");
  }
}
