/** @file The English words for hints, and for naming a choice. */

export const adviceEn = {
  "hint.title": "Hint",
  "hint.wait": "Thinking…",
  "hint.aids": "A hand in which a hint was seen counts as aided in the statistics.",
  "hint.seen": "What you can see",
  "hint.suggests": "What {judge} would do",
  "hint.why": "Explain it",
  "hint.reasons": "Why",
  "hint.instead": "And instead: {action}",
  "hint.others": "The other choices, best first",
  "hint.ranking": "The choices, best first",
  "hint.equal": "About equal: {action}",
  "hint.worth": "about {points} points",
  "hint.unvalued": "This level ranks the choices and gives no figures.",
  "hint.do": "Do it",
  "hint.failed": "No hint came back. Try again.",

  "questions.title": "You may also ask",
  "questions.aids": "A hand in which one of these was answered counts as aided in the statistics.",
  "questions.failed": "No answer came back. Fold the question and open it again.",

  "back.title": "Back to which decision?",
  "back.about":
    "Press one to stand before it again and decide anew. The order of the cards stays as it is, and play goes on from your new choice.",
  "back.on": "{card}: {action}",
  "back.failed": "The decisions could not be read. Close this and try again.",

  "action.discard": "Play {card}",
  "action.chi": "Chi: {melds}",
  "action.peng": "Peng",
  "action.hu": "Win",
  "action.pass": "Pass",
  "action.declare": "Declare the king",
  "action.raise": "Raise your hand",
};
