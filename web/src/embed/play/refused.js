/** @file Why a question was not answered. */

/** @typedef {{code: string, facts?: Record<string, unknown>, position?: number|null, text: {zh: string, en: string}}} Body */

/** A question that was not answered, with a sentence in both languages. */
export class Refused extends Error {
  /** @param {Body} body */
  constructor(body) {
    super(`${body.code}: ${body.text.en}`);
    this.body = body;
  }
}
