/** @file How long something stays on the table or is waited for, in milliseconds. */

/** A call beside its seat; shorter without pauses, because it covers what comes next. */
export const CALL_MS = 1100;
export const HASTY_CALL_MS = 450;

/** Waiting for a frame, because a hidden tab draws none. */
export const UNSEEN_MS = 100;
