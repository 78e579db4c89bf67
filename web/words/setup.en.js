/** @file The English words of the sheet with the set-up of a match. */

export const setupEn = {
  "setup.title": "Choose what to play",
  "setup.start": "Play this",
  "setup.keep": "Keep this",
  "lobby.game": "Game",
  "lobby.game.begin": "begin here",
  "lobby.bots": "Opponents",
  "lobby.hands": "Hands",
  "lobby.hands.n": "{n}",
  "lobby.options": "House rules",
  "lobby.options.usual": { one: "{n}, as usual", other: "all {n} as usual" },
  "lobby.options.changed": { one: "{n} changed", other: "{n} changed" },
  "options.win": "What wins",
  "options.play": "Play",
  "options.fan": "Multipliers",
  "options.pay": "Scoring",
  "options.usual": "{rule}: back to the usual",
  "options.all.usual": "All as usual",
  "options.problems": "These rules cannot be played together:",
};
