/** @file The table's audio: short sounds made here, and calls in the system's voice. Loaded after the first press. */
import { Sounds } from "./sounds.js";
import { speakAloud } from "./voice.js";

/** @import { GameEvent } from "../shared/types.js" */
/** @import { Settings } from "../settings/settings.js" */
/** @import { Wording } from "../text/names.js" */
/** @typedef {import("../family/types.js").FamilyMore} FamilyMore What the family says of sounds and calls. */

/** The gain at full volume, and the exponent of its curve: people hear ratios of loudness, not differences. */
const LOUDEST = 0.95;
const CURVE = 1.5;
/** The pitch of each seat's voice, so that one hears who calls. */
const PITCHES = [1, 0.8, 1.25, 0.65];

/**
 * Returns the pitch of a call by who calls; that of the voice itself where nobody is named.
 * @param {number|undefined} seat
 */
export const pitchOf = (seat) => PITCHES[seat ?? 0] ?? 1;

export class TableAudio {
  /** @param {() => void} [fail] called if a voice fails */
  constructor(fail = () => {}) {
    this.fail = fail;
    this.sounds = new Sounds();
  }

  /**
   * Plays the sound of an event and speaks its call.
   * @param {Settings} settings
   * @param {Wording} wording
   * @param {FamilyMore} family
   * @param {GameEvent} event
   */
  event(settings, wording, family, event) {
    const sound = family.soundOf(event);
    if (sound) this.play(settings, sound);
    this.call(settings, wording, family, event);
  }

  /**
   * Speaks the call of an event, without its sound.
   * @param {Settings} settings
   * @param {Wording} wording
   * @param {FamilyMore} family
   * @param {Pick<GameEvent, "t"|"name"|"card"|"seat">} event
   */
  call(settings, wording, family, event) {
    if (settings.voice === "off" || settings.muted || settings.speech === 0) return;
    const word = family.calledOut(wording, event, settings.voice);
    if (word) speakAloud(word, settings.lang, settings.speech / 100, pitchOf(event.seat), this.fail);
  }

  /** @param {Settings} settings @param {import("./sounds.js").SoundName} name */
  play(settings, name) {
    const loudness = settings.muted ? 0 : LOUDEST * (settings.volume / 100) ** CURVE;
    if (loudness > 0) this.sounds.play(name, loudness);
  }
}
