/** @file The table's audio: short sounds made here, and calls in the system's voice. Loaded after the first press. */
import { say } from "../text/i18n.js";
import { cardName } from "../zipai/cards.js";
import { capital, nameOf } from "../zipai/names.js";
import { Sounds } from "./sounds.js";
import { speakAloud } from "./voice.js";

/** @typedef {import("../shared/types.js").GameEvent} GameEvent */
/** @typedef {import("../settings/settings.js").Settings} Settings */
/** @typedef {import("../zipai/names.js").Wording} Wording */

/** The gain at full volume, and the exponent of its curve: people hear ratios of loudness, not differences. */
const LOUDEST = 0.95;
const CURVE = 1.5;

/** The sound of an event. @type {Record<string, import("./sounds.js").SoundName>} */
const SOUND_OF = {
  dealt: "deal",
  flipped: "flip",
  king: "flip",
  discarded: "card",
  peng: "claim",
  chi: "claim",
  wei: "claim",
  pao: "quad",
  ti: "quad",
  declared: "quad",
  raised: "claim",
  won: "win",
  exhausted: "empty",
  dead: "empty",
};

/** Events that are called out by the name of their group. */
const GROUPS = new Set(["ti", "wei", "peng", "chi", "pao"]);

/**
 * Returns the word that is called out for an event; empty if there is none.
 * @param {Wording} wording
 * @param {Pick<GameEvent, "t"|"name"|"card">} event
 * @param {"calls"|"all"} much
 */
export function calledOut(wording, event, much) {
  if (GROUPS.has(event.t)) return nameOf(wording, "group_short", event.t);
  if (event.t === "won") return say(wording.lang, "verb.hu.short");
  if (event.t === "raised") return say(wording.lang, "verb.raise");
  if (event.t === "declared" && event.name) return capital(nameOf(wording, "fan", event.name));
  if (much === "all" && event.card && (event.t === "flipped" || event.t === "discarded"))
    return cardName(event.card, wording.lang);
  return "";
}

export class TableAudio {
  constructor() {
    this.sounds = new Sounds();
  }

  /**
   * Plays the sound of an event and speaks its call.
   * @param {Settings} settings
   * @param {Wording} wording
   * @param {GameEvent} event
   */
  event(settings, wording, event) {
    if (event.t in SOUND_OF) this.play(settings, SOUND_OF[event.t]);
    this.call(settings, wording, event);
  }

  /**
   * Speaks the call of an event, without its sound.
   * @param {Settings} settings
   * @param {Wording} wording
   * @param {Pick<GameEvent, "t"|"name"|"card">} event
   */
  call(settings, wording, event) {
    if (settings.voice === "off" || settings.muted || settings.speech === 0) return;
    const word = calledOut(wording, event, settings.voice);
    if (word) speakAloud(word, settings.lang, settings.speech / 100);
  }

  /** @param {Settings} settings @param {import("./sounds.js").SoundName} name */
  play(settings, name) {
    const loudness = settings.muted ? 0 : LOUDEST * (settings.volume / 100) ** CURVE;
    if (loudness > 0) this.sounds.play(name, loudness);
  }
}
