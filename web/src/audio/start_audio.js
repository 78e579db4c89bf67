/** @file Starts the browser's audio early. */

/**
 * Starts the browser's audio beside the page, by asking what devices there are. The first AudioContext would start it
 * too, but the page stands still meanwhile. The answer names no device and asks the player nothing.
 */
export function startAudio() {
  globalThis.navigator?.mediaDevices?.enumerateDevices().catch(() => undefined); // then the first sound starts it
}
