/** @file The English words of the help: how zipai is played. Whole sentences with {placeholders}. */

export const helpEn = {
  "help.title": "How to play",
  "help.goal.title": "The aim",
  "help.goal":
    "Form your whole hand into groups with enough huxi and win. Usually only flipped cards can be won on; some games allow discards too. The rule book has the details of each game.",
  "help.turn.title": "A turn",
  "help.turn":
    "The player in turn flips a card from the wall for all to see. It never enters a hand: somebody uses it at once or it stays on the table. Whoever used it plays a card from the hand.",
  "help.claims.title": "Chi, peng, hu",
  "help.claims":
    "Peng: with a pair in hand, the third that another player flipped or played. Chi: only your own flip, or a card the player before you flipped or played; equal cards left in your hand must then be laid too (bi). A card you could chi and let pass, and that no earlier claim took, you may not chi again in this hand; the same goes for peng.",
  "help.forced.title": "Automatic",
  "help.forced":
    "A flip that joins your own pair is wei, one that joins your three is ti, and another player's fourth to your kan or wei is pao; a peng becomes pao only with a flipped fourth. These are compulsory and done for you. Three of a kind dealt to you (kan) may never be split or played.",
  "help.huxi.title": "Huxi",
  "help.huxi":
    "Small/big: ti 9/12, pao 6/9, wei and kan 3/6, peng 1/3, two-seven-ten and one-two-three 3/6, anything else 0. The number under a group is its huxi.",
  "help.kings.title": "Kings (only with two kings)",
  "help.kings":
    "A king stands for any card, decided when you win. It is never played, and never used for chi or peng. Whoever holds one wins only on a card of their own flip.",
  "help.marks.title": "A red dot on a button",
  "help.marks":
    "A red dot on Chi, Peng or Kong says that this answer has a consequence, such as a card that you may not chi again in this hand. Hold the button down, or point at it with the mouse, to read what it is.",
  "help.group.peng": "peng",
  "help.group.chi": "chi",
  "help.group.kong": "kong",
  "help.group.run": "run",
  "help.group.seven": "2·7·10",
  "help.group.mixed": "mixed",
  "help.group.ti": "ti: 12",
  "help.group.pao": "pao: 6",
  "help.group.kan": "kan: 6",
  "help.group.peng.worth": "peng: 1",
  "help.group.seven.worth": "2·7·10: 3",
  "help.group.one.worth": "1·2·3: 6",
  "help.keys.title": "Keys",
};
