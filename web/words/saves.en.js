/** @file The English words for matches that are kept, trouble with the storage, and other tabs. Whole sentences. */

export const savesEn = {
  "saved.title": { one: "A match is waiting", other: "{n} matches are waiting" },
  "ago.now": "just now",
  "saved.at": "Hand {hand} of {hands} · {when}",
  "saved.ended": "Hands played: {hands} · {when}",
  "saved.scores.2": "You {me}, Xiu {opposite}",
  "saved.scores.3": "You {me}, Feng {right}, Tang {left}",
  "saved.scores.4": "You {me}, Feng {right}, Xiu {opposite}, Tang {left}",
  "saved.resume": "Resume",
  "saved.look": "See the result",
  "saved.more": { one: "{n} more", other: "{n} more" },
  "saved.over": "Finished matches",
  "saved.over.n": { one: "{n} finished match", other: "{n} finished matches" },
  "saved.remove": "Delete this match: {game}",
  "saved.removed": "A match of {game} was deleted.",
  "saved.restore": "Undo",
  "saved.houses.more": { one: "{n} more changed", other: "{n} more changed" },
  "saved.elsewhere": "This match is being played in another tab. Leave it there before you delete it.",

  "spoiled.title": "The saved match cannot be read",
  "spoiled.about": "{why} It is kept just as it was, for you to download; your other matches are not affected.",
  "spoiled.download": "Download the save",
  "spoiled.again": "Try to open it",
  "spoiled.drop": "Discard it",

  "storage.where":
    "Settings and matches are kept in this browser only. Before you change browsers or clear site data, export them under “Saves and moving” in the lobby.",
  "unkept.refused":
    "This browser lets the page store nothing (a private window, perhaps). You can play, but a reload loses the match.",
  "unkept.full":
    "The browser has no more room for this page, and the last step was not stored. The match is still here and can go on. Before you reload, export a copy, or delete some old matches.",
  "unkept.newer":
    "The matches in this browser were stored by a newer version, which this page cannot read and has not touched. Reload to get the new version and play on; what you play now is not kept.",
  "unkept.silent":
    "The browser's storage does not answer. You can play, but a reload may lose the match: close other tabs of this site, or restart the browser.",
  "unkept.answers": "The browser stores again: what you have played here is kept.",
  "unkept.over": "There is room again: everything that was waiting is stored.",

  "elsewhere.held.title": "This match is open in another tab",
  "elsewhere.held": "A match is played in one tab at a time. Play on here and the other tab stops; not a step is lost.",
  "elsewhere.taken.title": "This match has moved to another tab",
  "elsewhere.taken":
    "A match is played in one tab at a time, so this one has stopped. Take it back to play here; not a step is lost.",
  "elsewhere.take": "Play on here",

  "engine.died":
    "The rules engine stopped and is being started again. The match is safe and goes on from the same step.",
  "engine.hung":
    "An opponent has not answered for half a minute: the engine is being started again, and the level below makes this one move. The match is safe and goes on.",
  "engine.rest":
    "A part that the rules engine needs did not arrive ({reason}): check the network. The match is safe and goes on from the same step.",
  "engine.dies":
    "The rules engine has stopped several times in a row. Your matches are stored: close some other pages, then reload.",
  "pictures.failed":
    "The pictures of the cards did not arrive: check the network, then reload. Not a step of your match is lost.",
  "part.failed": "This part could not be loaded: check the network and try again. Your match is not affected.",

  "data.title": "Records",
  "data.open": "Saves and moving",
  "statistics.open": "Statistics",
};
