/** @file The English words for what is stored in the browser. Whole sentences. */

export const storedEn = {
  "stored.about":
    "All of this lies in this browser only and is sent nowhere. What you do not want you can delete, one kind at a time.",
  "stored.apart":
    "This page is inside another site: what it stores here is apart from what the site stores when it is opened by itself.",
  "stored.looking": "Counting…",
  "stored.room": "About {used} in all; the browser gives this site up to {most}.",
  "stored.stays": "The browser has promised not to clear it by itself when it needs room.",
  "stored.may.go": "The browser promises nothing: it may clear this when you stay away for long or it needs room.",
  "stored.offline.unknown":
    "The site is not kept for use without a network yet: open the table, and a moment after the engine has started it will be.",
  "stored.offline.keeping": "The site's files are being kept for use without a network.",
  "stored.offline.kept":
    "The whole site is kept here: you can play and learn without a network, and are asked before a new version comes in.",
  "stored.offline.file": "This page is all in one file and needs no network.",
  "stored.offline.insecure":
    "You cannot play here without a network: browsers keep a site only from an https address or this very machine, and this is neither. All else works.",
  "stored.offline.frame":
    "You cannot play here without a network: this page is inside another site, where the browser does not let it keep its files. Opened by itself it can; all else works.",
  "stored.offline.refused":
    "You cannot play here without a network: the browser does not let this site keep files (a private window, perhaps, or a setting). All else works.",
  "stored.offline.types":
    "You cannot play here without a network: the host of this site says that scripts are something else, so the browser does not keep them. Tell whoever runs the site; all else works.",
  "stored.offline.failed":
    "The site could not be kept for use without a network: a file did not come. It is tried again at the next visit; all else works.",
  "stored.offline.cleared":
    "The files kept for use without a network are deleted; the next visit to the table keeps them again.",
  "stored.nothing": "Nothing",
  "stored.matches": "Matches",
  "stored.matches.holds": { one: "{n} match, about {size}", other: "{n} matches, about {size}" },
  "stored.matches.about": "Finished or not, with every step.",
  "stored.matches.sure": "Deleted matches cannot be brought back: to keep them, export them first. Delete them?",
  "stored.hands": "Statistics",
  "stored.hands.holds": { one: "{n} hand, about {size}", other: "{n} hands, about {size}" },
  "stored.hands.about": "How each hand ended; the statistics are their sum.",
  "stored.hands.sure": "Deleted statistics cannot be brought back: to keep them, export them first. Delete them?",
  "stored.cup": "Tournament",
  "stored.cup.holds": "About {size}",
  "stored.cup.about": "The tournament that you have entered, and what you and your friends are called there.",
  "stored.cup.sure":
    "A deleted tournament cannot be brought back: to keep it, save it as a file on its own page first. Delete it?",
  "stored.lessons": "Lessons and practice",
  "stored.lessons.holds": "About {size}",
  "stored.lessons.about": "Which lessons and puzzles you have done, and which come back.",
  "stored.lessons.sure": "Lessons and practice will begin anew. Delete this?",
  "stored.settings": "Settings and house rules",
  "stored.settings.holds": "About {size}",
  "stored.settings.about": "Language, looks, speed, keys, what is chosen in the lobby, how you laid out your hand.",
  "stored.settings.sure": "Settings and house rules will be as they were at first. Delete them?",
  "stored.notes": "Notes",
  "stored.notes.holds": "About {size}",
  "stored.notes.about":
    "How the last table looked, to draw it before the engine is there; how long the last few starts took.",
  "stored.notes.sure": "The next table is then drawn only when the engine is there. Delete them?",
  "stored.snapshot": "Quick start",
  "stored.snapshot.holds": "About {size}",
  "stored.snapshot.about":
    "The engine as it is when it has started, so that later visits begin at once; fetched again when it is gone.",
  "stored.snapshot.sure": "The next start will be slower. Delete it?",
  "stored.site": "The site itself",
  "stored.site.holds": { one: "{n} file, about {size}", other: "{n} files, about {size}" },
  "stored.site.about":
    "Table, lessons, rule books and engine, for use without a network; kept again at the next visit.",
  "stored.site.sure": "Without a network the site will not open until you have been here with one again. Delete it?",
  "stored.all.sure":
    "This deletes all of the above; matches and statistics cannot be brought back, so export what you want to keep. Delete everything?",
  "stored.export": "Export first",
  "stored.clear": "Delete",
  "stored.clear.all": "Delete everything",
  "stored.clear.yes": "Delete",
  "stored.keep": "Keep",
  "stored.cleared": "Deleted.",
  "stored.cleared.played": "Deleted; a match that is on a table now is still there.",
  "stored.cleared.open":
    "Deleted; the tournament that is open in another tab is still there, as is any match that is on a table now.",
  "stored.failed": "The browser could not delete it; you can try again.",
};
