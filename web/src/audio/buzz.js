/** @file Lets a phone vibrate, where the machine can and the player wants it. */

/** What is felt, in milliseconds of vibration and pause. */
const PATTERNS = { turn: [30], win: [50, 60, 120], late: [80, 60, 80] };

/** Whether this browser can vibrate at all; that the machine has a motor nobody can ask. */
export const canVibrate = () => typeof navigator.vibrate === "function";

/**
 * Vibrates; on a page that was loaded and not yet touched, a browser would refuse, and complain.
 * @param {keyof typeof PATTERNS} what
 */
export function buzz(what) {
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(PATTERNS[what]);
}
