/** @file How many seconds a download still takes, judged by what has arrived in the last seconds. */

/** Milliseconds that are looked back on: long enough for a link that stutters, short enough for one that has changed. */
const SEEN_MS = 8000;

/** Milliseconds before anything is said: the first bytes come quicker or slower than the rest. */
const FIRST_MS = 1500;

export class TimeLeft {
  constructor() {
    /** When how many bytes had arrived. @type {[number, number][]} */
    this.seen = [];
  }

  /**
   * Notes how much has arrived; returns the seconds that are left, null while that is not known.
   * @param {number} loaded
   * @param {number} total
   * @param {number} [now] in milliseconds
   */
  note(loaded, total, now = performance.now()) {
    const last = this.seen.at(-1);
    if (last && loaded < last[1]) this.seen = []; // the download has begun again
    this.seen.push([now, loaded]);
    while (this.seen.length > 2 && now - this.seen[0][0] > SEEN_MS) this.seen.shift();
    const [since, before] = this.seen[0];
    if (now - since < FIRST_MS || loaded === before || loaded >= total) return null;
    return Math.ceil(((total - loaded) * (now - since)) / (loaded - before) / 1000);
  }
}
