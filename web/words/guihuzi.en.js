/**
 * @file The English words of the table of 鬼胡子. Whole sentences with {placeholders}; nothing is glued together. What
 * begins with guihuzi. and goes on as a key elsewhere takes the place of that sentence in this family.
 */

export const guihuziEn = {
  "guihuzi.bar.min": "{n} xi to win",
  "guihuzi.seat.huxi": "{n} xi",
  "guihuzi.meld.worth": "{kind}: {cards}, {n} xi",
  "guihuzi.hand.locked": "{card}, locked, may not be played",

  "guihuzi.ledger.name": "Your xi",
  "guihuzi.ledger.label": "Xi",
  "guihuzi.ledger.label.short": "xi",
  "guihuzi.ledger.huxi": "Xi: {laid} laid, {hand} in hand, {total} in all; {min} needed to win",
  "guihuzi.ledger.dead.pairs": "Dead for chi: {cards}. Dead pairs: {pairs}.",

  "guihuzi.turn.opening": "Your dealt cards win. Win now?",

  "guihuzi.prompt.hu": { one: "Win with {huxi} xi, each pays {pay}", other: "Win with {huxi} xi, each pays {pay}" },
  "guihuzi.prompt.hu.note": "Win {n}",
  "guihuzi.prompt.wai": "Wai, {n} xi",
  "guihuzi.prompt.wai.note": "Wai {n}",
  "guihuzi.prompt.liu": "Liu of {card}, no discard",
  "guihuzi.prompt.piao": "Piao, {n} xi, no discard",
  "guihuzi.prompt.piao.note": "Piao",
  "guihuzi.prompt.peng": "Peng, {n} xi",
  "guihuzi.prompt.peng.note": "Peng {n}",
  "guihuzi.prompt.chi": "Chi {meld}, {name}, {n} xi",

  "guihuzi.why.open": "You have {huxi} xi.",
  "guihuzi.pass.about":
    "Winning now has {huxi} xi, and each opponent pays you {pay}. If you pass, play goes on and this chance is gone.",
  "guihuzi.ahead.huxi": "Your xi go from {before} to {after}.",

  "guihuzi.result.wai": "With a wai of {card}.",
  "guihuzi.result.nine_pairs": "Nine pairs among the dealt cards.",
  "guihuzi.result.ten_pairs": "Ten pairs.",
  "guihuzi.result.group": "{kind}: {cards}, {n} xi",

  "guihuzi.showdown.unit": "xi",
  "guihuzi.lacked.huxi": "You had {n} xi, {more} short.",
  "guihuzi.lacked.cards": "You had {n} xi, enough, but still lacked cards.",

  "guihuzi.state.mine": "You have {total} xi, {min} needed; {wall} cards in the wall.",
  "guihuzi.state.locked": "Locked, not to be played: {cards}.",
  "guihuzi.state.seat": {
    one: "{who}: {n} card in hand, {huxi} xi laid.",
    other: "{who}: {n} cards in hand, {huxi} xi laid.",
  },

  "guihuzi.key.gang": "Liu, piao",
  "guihuzi.action.wai": "Wai",
  "guihuzi.action.liu": "Liu of {card}",
  "guihuzi.action.piao": "Piao",

  "guihuzi.verb.wai.short": "Wai",
  "guihuzi.verb.liu.short": "Liu",
  "guihuzi.verb.piao.short": "Piao",
  "guihuzi.call.wai": "Wai",
  "guihuzi.call.liu": "Liu",
  "guihuzi.call.piao": "Piao",

  "guihuzi.help.goal":
    "Form your hand into six groups and a half one, with at least five xi, and win on a flipped card. Discards are never won.",
  "guihuzi.help.turn":
    "The player in turn flips a card from the wall for all to see. It never enters a hand: somebody uses it at once or it stays on the table. Whoever used it plays a card, except after four equal cards.",
  "guihuzi.help.claims":
    "Peng: with a pair in hand, the third that another player flipped or played. Chi: your own flip, or a card of the player before you, to a run or a 2-7-10. What you discard or let go is dead for you, and so are two neighbours that could have eaten it: with 3-4 in hand and 5 let go, they may not eat 2.",
  "guihuzi.help.forced.title": "Wai, liu, piao",
  "guihuzi.help.forced":
    "Your own flip with two in hand makes a wai, with three a liu; to your peng it adds a piao. You choose. After a liu or piao nothing is discarded. After a chi some cards are locked: they may not be played.",
  "guihuzi.help.huxi.title": "Xi",
  "guihuzi.help.huxi":
    "Each group of equal cards and each 2-7-10 is one xi, and so is a last pair or two of a 2-7-10. Runs have none. The number under a group is its xi.",
};
