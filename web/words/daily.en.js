/** @file The English words of today's deal. */

export const dailyEn = {
  "daily.title": "Today’s deal · {day}",
  "daily.about":
    "One hand of {game}. Everybody gets the same cards today; all opponents are {level}, and the rules are the usual ones.",
  "daily.play": "Play today’s deal",
  "daily.on": "Go on",
  "daily.look": "See the result",
  "daily.unaided": "is your score today.",
  "daily.aided": "is your score today, with hints, take-backs or autoplay.",
  "daily.made": "The same cards in a bot’s hands",
  "daily.calendar": "The last weeks",
  "daily.day": "{day}: {points} points",
  "daily.day.none": "{day}: not played",
  "daily.share": "Copy a link for a friend",
  "daily.shared": "Copied. The link holds the points and no cards.",
  "daily.by.hand": "The browser refuses to copy; here is the link: {link}",
  "daily.streak": "{n} days in a row.",
  "daily.ahead":
    "Some results are of days after today, because the clock was set back. They are kept, and count when their day comes.",
  "daily.challenge": "Somebody has played today’s deal. Play it too, and you will see their points.",
  "daily.ahead.of": "You have {own} points, they have {theirs}: you are ahead.",
  "daily.behind": "You have {own} points, they have {theirs}: they are ahead.",
  "daily.level": "You have {own} points, they have {theirs}: a draw.",
  "daily.other": "This link is of the deal of {day} and cannot be compared; today has another one.",
  "daily.unreadable": "This link cannot be read; perhaps a part is missing. Today’s deal can be played all the same.",
};
