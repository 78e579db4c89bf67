/** @file Speaks words with a voice of this machine, in the player's language. Without such a voice, nothing is said. */

/** @import { Lang } from "../shared/types.js" */

/** The errors of words that were cut off by the next one. */
const CUT_OFF = new Set(["interrupted", "canceled"]);

/** The browser's speech synthesis; null without one. */
const speech = () => ("speechSynthesis" in globalThis ? globalThis.speechSynthesis : null);

/**
 * Chooses the voice for a language: the system's default, else the first one.
 * @param {SpeechSynthesisVoice[]} voices
 * @param {Lang} lang
 * @returns {SpeechSynthesisVoice|null}
 */
export function voiceFor(voices, lang) {
  const speaking = voices.filter((voice) => voice.lang.toLowerCase().startsWith(lang));
  // Only a voice of this machine: other voices may send the words to a server.
  const here = speaking.filter((voice) => voice.localService);
  return here.find((voice) => voice.default) ?? here[0] ?? null;
}

/** Whether there is a voice for this language. @param {Lang} lang */
export const canSpeak = (lang) => voiceFor(speech()?.getVoices() ?? [], lang) !== null;

/**
 * Calls `changed` whenever the system has found more voices.
 * @param {() => void} changed
 * @returns {() => void} stops that
 */
export function onVoices(changed) {
  const system = speech();
  system?.addEventListener("voiceschanged", changed);
  return () => system?.removeEventListener("voiceschanged", changed);
}

/**
 * Speaks a word. It cuts off the word before it, because calls come fast.
 * @param {string} word
 * @param {Lang} lang
 * @param {number} loudness from 0 to 1
 * @param {number} pitch 1 is the voice's own
 * @param {() => void} fail called if the system's voice fails
 */
export function speakAloud(word, lang, loudness, pitch, fail) {
  const system = speech();
  const voice = system && voiceFor(system.getVoices(), lang);
  if (!system || !voice) return;
  const saying = new SpeechSynthesisUtterance(word);
  saying.voice = voice;
  saying.lang = voice.lang;
  saying.rate = 1.1;
  saying.pitch = pitch;
  saying.volume = loudness;
  saying.onerror = ({ error }) => !CUT_OFF.has(error) && fail();
  system.cancel();
  system.speak(saying);
}
