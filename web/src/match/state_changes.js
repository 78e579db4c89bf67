/** @file Applies the engine's short answers, and the changes of single events, to the view before them. */

/** @import { MatchState, StateAnswer, View, ViewChanges } from "../shared/types.js" */

/**
 * Returns a view after some of its parts have changed.
 * @param {View} view
 * @param {ViewChanges|undefined} changes
 * @returns {View}
 */
export function withChanges(view, changes) {
  if (!changes) return view;
  const { seats, ...parts } = changes;
  if (!seats) return { ...view, ...parts };
  return { ...view, ...parts, seats: view.seats.map((seat, nth) => ({ ...seat, ...seats[nth] })) };
}

/**
 * Returns the state of the match after an answer. A short answer changes the previous view, first by its events.
 * @param {MatchState|null} before
 * @param {StateAnswer} answer
 * @returns {MatchState}
 */
export function stateAfter(before, answer) {
  const { setup = before?.setup, view, changes, ...rest } = answer;
  const steps = [...answer.events.map((event) => event.changes), changes];
  const whole = view ?? (before ? steps.reduce(withChanges, before.view) : undefined);
  if (!setup || !whole) throw new Error("a short answer to a page that knows no whole one");
  return { ...rest, setup, view: whole };
}
