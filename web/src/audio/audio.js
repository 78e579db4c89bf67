/** @file What is heard at the table: short sounds made here, and calls in the system's voice. Loaded after a gesture, never before. */
import { cardName } from "./cards.js";
import { say } from "./i18n.js";
import { Sounds } from "./sounds.js";
import { speakAloud } from "./voice.js";

/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./settings.js").Settings} Settings */

/** The gain at full volume, and how it falls towards none: ears tell ratios, not differences. */
const LOUDEST = 0.95;
const CURVE = 1.5;

/** The sound of a fact. @type {Record<string, import("./sounds.js").SoundName>} */
const SOUND_OF = {
  dealt: "deal", flipped: "flip", king: "flip", discarded: "card", peng: "claim", chi: "claim", wei: "claim", pao: "quad", ti: "quad",
  declared: "quad", raised: "claim", won: "win", exhausted: "empty", dead: "empty",
};

/** The word that is called out for a fact. @type {Record<string, string>} */
const CALL_OF = {
  ti: "kind.ti.short", wei: "kind.wei.short", peng: "kind.peng.short", chi: "kind.chi.short", pao: "kind.pao.short", won: "verb.hu.short", raised: "verb.raise",
};

/** What is called, if anything is. @param {import("./types.js").Lang} lang @param {GameEvent} event @param {"calls"|"all"} much */
export function calledOut(lang, event, much) {
  if (event.t in CALL_OF) return say(lang, CALL_OF[event.t]);
  if (event.t === "declared" && event.name) return say(lang, `fan.${event.name}`);
  if (much === "all" && event.card && (event.t === "flipped" || event.t === "discarded")) return cardName(event.card, lang);
  return "";
}

export class Ears {
  constructor() {
    this.sounds = new Sounds();
  }

  /** A fact at the table. @param {Settings} settings @param {GameEvent} event */
  event(settings, event) {
    if (event.t in SOUND_OF) this.play(settings, SOUND_OF[event.t]);
    this.call(settings, event);
  }

  /** What is called out for a fact, without its sound. @param {Settings} settings @param {GameEvent} event */
  call(settings, event) {
    if (settings.voice === "off" || settings.muted || settings.speech === 0) return;
    const word = calledOut(settings.lang, event, settings.voice);
    if (word) speakAloud(word, settings.lang, settings.speech / 100);
  }

  /** @param {Settings} settings @param {import("./sounds.js").SoundName} name */
  play(settings, name) {
    const loudness = settings.muted ? 0 : LOUDEST * (settings.volume / 100) ** CURVE;
    if (loudness > 0) this.sounds.play(name, loudness);
  }
}
