/** @file The system's voices, where there are any: words are said in the player's language, or in the other one if only that has a voice. */

/** @typedef {import("../shared/types.js").Lang} Lang */

/** The system's speech, or nothing. */
const speech = () => ("speechSynthesis" in globalThis ? globalThis.speechSynthesis : null);

/**
 * The voice to speak with: the system's own choice for the language first.
 * @param {SpeechSynthesisVoice[]} voices
 * @param {Lang} lang
 * @returns {SpeechSynthesisVoice|null}
 */
export function voiceFor(voices, lang) {
  const speaking = voices.filter((voice) => voice.lang.toLowerCase().startsWith(lang));
  // One that is on this machine: nothing that is played leaves it.
  const here = speaking.filter((voice) => voice.localService);
  return here.find((voice) => voice.default) ?? here[0] ?? null;
}

/** Whether anything can be said in this language. @param {Lang} lang */
export const canSpeak = (lang) => voiceFor(speech()?.getVoices() ?? [], lang) !== null;

/** Calls back whenever the system has found more voices. @param {() => void} changed @returns {() => void} ends it */
export function onVoices(changed) {
  const system = speech();
  system?.addEventListener("voiceschanged", changed);
  return () => system?.removeEventListener("voiceschanged", changed);
}

/** Says a word; what is being said is cut off, since calls come fast. @param {string} word @param {Lang} lang @param {number} loudness from 0 to 1 */
export function speakAloud(word, lang, loudness) {
  const system = speech();
  const voice = system && voiceFor(system.getVoices(), lang);
  if (!system || !voice) return;
  const saying = new SpeechSynthesisUtterance(word);
  saying.voice = voice;
  saying.lang = voice.lang;
  saying.rate = 1.1;
  saying.volume = loudness;
  system.cancel();
  system.speak(saying);
}
