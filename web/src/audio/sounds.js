/** @file Makes the short sounds of paper, wood and a bell from tones and noise. Nothing is downloaded. */

import { startAudio } from "./start_audio.js";

/**
 * @typedef {object} Tone A tone that fades out; its pitch may slide.
 * @property {number} at seconds after the start
 * @property {number} from in Hz
 * @property {number} [to] the pitch at its end, in Hz
 * @property {number} length seconds until it cannot be heard
 * @property {number} gain
 * @property {OscillatorType} [wave]
 */
/**
 * Noise around a pitch, as paper makes it.
 * @typedef {{at: number, noise: number, q: number, to?: number, length: number, gain: number}} Rustle
 */
/** @typedef {keyof typeof SOUNDS} SoundName */

/** The parts of each sound, by its name. */
export const SOUNDS = /** @satisfies {Record<string, (Tone|Rustle)[]>} */ ({
  lift: [{ at: 0, noise: 4200, q: 1.2, length: 0.035, gain: 0.22 }],
  card: [
    { at: 0, noise: 2100, q: 0.9, length: 0.06, gain: 0.6 },
    { at: 0.004, from: 190, to: 90, length: 0.07, gain: 0.5 },
  ],
  flip: [
    { at: 0, noise: 1200, to: 3600, q: 1.4, length: 0.1, gain: 0.42 },
    { at: 0.075, noise: 2600, q: 0.8, length: 0.04, gain: 0.4 },
  ],
  deal: [0, 0.07, 0.14, 0.21].map((at) => ({ at, noise: 2600, q: 1.2, length: 0.05, gain: 0.3 })),
  claim: [
    { at: 0, from: 880, to: 820, length: 0.09, gain: 0.42 },
    { at: 0, from: 1320, to: 1240, length: 0.06, gain: 0.2 },
    { at: 0, noise: 1700, q: 2, length: 0.03, gain: 0.3 },
  ],
  quad: [
    { at: 0, from: 660, to: 620, length: 0.1, gain: 0.42 },
    { at: 0.09, from: 990, to: 940, length: 0.13, gain: 0.42 },
    { at: 0, noise: 1500, q: 2, length: 0.03, gain: 0.3 },
    { at: 0.09, noise: 1900, q: 2, length: 0.03, gain: 0.3 },
  ],
  turn: [
    { at: 0, from: 740, length: 0.3, gain: 0.2 },
    { at: 0, from: 1480, length: 0.18, gain: 0.07 },
  ],
  win: [523.25, 587.33, 783.99, 1046.5].map((from, nth) => ({
    at: nth * 0.09,
    from,
    length: 0.5,
    gain: 0.3,
    wave: "triangle",
  })),
  empty: [
    { at: 0, from: 392, length: 0.32, gain: 0.24 },
    { at: 0.14, from: 294, length: 0.45, gain: 0.24 },
  ],
});

/** The gain at which a sound counts as silent, because an exponential curve never reaches zero. */
const SILENT = 0.0001;

/** Milliseconds without a sound after which the machine's audio rests: while it runs, the battery pays for it. */
const REST_MS = 30_000;

export class Sounds {
  constructor() {
    /** @type {AudioContext|null} */
    this.context = null;
    /** @type {AudioBuffer|null} */
    this.hiss = null;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.rest = undefined;
    startAudio();
    // What has stopped the sound, such as a call, may let it go on only with a press.
    for (const press of ["pointerdown", "keydown"]) globalThis.addEventListener?.(press, () => this.wake());
  }

  /** Lets the sound go on after whatever has stopped it: a rest, a browser's rule, a call, another program. */
  wake() {
    const { context } = this;
    if (!context || context.state === "closed") return;
    if (context.state !== "running") context.resume().catch(() => undefined);
    clearTimeout(this.rest);
    this.rest = setTimeout(() => context.suspend().catch(() => undefined), REST_MS);
  }

  /**
   * Plays a sound; a browser without audio stays silent.
   * @param {SoundName} name
   * @param {number} loudness from 0 to 1
   */
  play(name, loudness) {
    const context = this.ready();
    if (!context) return;
    for (const part of /** @type {(Tone|Rustle)[]} */ (SOUNDS[name])) {
      if ("noise" in part) this.rustle(context, part, loudness);
      else this.tone(context, part, loudness);
    }
  }

  ready() {
    try {
      this.context ??= new AudioContext();
    } catch {
      return null;
    }
    this.wake();
    return this.context;
  }

  /** @param {AudioContext} context @param {Tone} tone @param {number} loudness */
  tone(context, tone, loudness) {
    const start = context.currentTime + tone.at;
    const source = new OscillatorNode(context, { type: tone.wave ?? "sine", frequency: tone.from });
    if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, start + tone.length);
    source.connect(fading(context, start, tone.length, tone.gain * loudness));
    source.start(start);
    source.stop(start + tone.length);
  }

  /** @param {AudioContext} context @param {Rustle} rustle @param {number} loudness */
  rustle(context, { at, noise, to, q, length, gain }, loudness) {
    const start = context.currentTime + at;
    const source = new AudioBufferSourceNode(context, { buffer: this.hissOf(context) });
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency: noise, Q: q });
    if (to) band.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(band).connect(fading(context, start, length, gain * loudness));
    source.start(start);
    source.stop(start + length);
  }

  /** Half a second of noise, made once. @param {AudioContext} context */
  hissOf(context) {
    if (!this.hiss) {
      this.hiss = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
      const samples = this.hiss.getChannelData(0);
      for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    }
    return this.hiss;
  }
}

/**
 * Returns a gain that begins at full strength and fades out.
 * @param {AudioContext} context
 * @param {number} start
 * @param {number} length
 * @param {number} gain
 */
function fading(context, start, length, gain) {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(gain, start);
  node.gain.exponentialRampToValueAtTime(SILENT, start + length);
  node.connect(context.destination);
  return node;
}
