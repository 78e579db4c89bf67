/** @file The English words for the statistics. */

export const statisticsEn = {
  "statistics.none": "No finished hand yet. Play one to its end and it is counted here.",
  "statistics.about":
    "A hand in which hints, take-backs or autoplay were used counts as aided, one with open hands as practice, any other as unaided. A session with one aided hand is aided, with one open hand practice.",
  "statistics.all": "All",
  "statistics.unaided": "Unaided",
  "statistics.aided": "Aided",
  "statistics.practice": "Practice",
  "statistics.hands": "Hands",
  "statistics.won": "Won",
  "statistics.rate": "Share won",
  "statistics.drawn": "Drawn",
  "statistics.points": "Points",
  "statistics.mean": "Points a hand",
  "statistics.huxi": "Huxi a win",
  "statistics.best": "Best huxi",
  "statistics.sessions": "Sessions",
  "statistics.sessions_won": "Sessions won",
  "statistics.by": "In detail",
  "statistics.by.game": "By game",
  "statistics.by.rules": "By rules",
  "statistics.by.bots": "By opponents",
  "statistics.short": { one: "{n} hand · {rate} won · {points}", other: "{n} hands · {rate} won · {points}" },
  "statistics.usual": "Usual rules",
  "statistics.bots": "{one} and {other}",
  "statistics.reset": "Reset the statistics",
  "statistics.reset.done": {
    one: "{n} hand was taken out. You can undo this until you close the sheet; your matches are not affected.",
    other: "{n} hands were taken out. You can undo this until you close the sheet; your matches are not affected.",
  },
  "statistics.failed": "The browser could not store this change; the statistics are as they were.",
};
