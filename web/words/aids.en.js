/** @file The English words for what helps at the table: hints, steps back, autoplay. */

export const aidsEn = {
  "hint.ask": "Hint",
  "back.open": "Back to an earlier decision…",
  "skip.open": "Skip to me",
  "skip.end": "Skip to the end",
  "skip.end.about": "Skip what the others do, to the end of the hand",
  "skip.about": "Skip what the others do, to my next decision",
  "auto.open": "Autoplay",
  "auto.about": "Autoplay: a bot plays for me until I take over. The hand counts as aided",
  "auto.on": "Autoplay: a bot plays for you, in the next hands too. They count as aided.",
  "auto.off": "Take over",
  "auto.began": "Autoplay is on: a bot plays for you until you press “Take over”. The hand counts as aided.",
  "auto.ended": "You have taken over: your next decision is yours.",

  "review.open": "Review",
  "result.undo": "Take back my move",
  "practice.open": "Practice with open hands",
  "practice.about": "All three hands are shown to you; the bots see only their own. Counted apart, as practice",
  "practice.shown": "Open",
  "practice.hide": "Open hands: everybody's cards are shown. Press to hide them",
  "practice.show": "Open hands: everybody's cards are hidden now. Press to show them",
  "practice.held": "{who} holds: {cards}",
  "check.do": "Check this deal",

  "key.skip": "Skip to my next decision",
  "key.auto": "Autoplay on, off",
  "key.review": "Review the finished hand",
  "key.hint": "A hint",
  "key.back": "Back to an earlier decision",
};
