"""Why an action is refused, what an allowed one will cause, why a bot chose: a sentence per reason code."""

from __future__ import annotations

from typing import Final

Text = tuple[str, str]
"""A template in Chinese and in English; both name the same facts."""

REFUSALS: Final[dict[str, Text]] = {
    "hand_over": (
        "这一局已经打完了，请开下一局。",
        "This hand is over; deal the next one to play on.",
    ),
    "already_answered": (
        "这张牌你已经答过了，请等下一张牌。",
        "You have already answered about this card; wait for the next one.",
    ),
    "not_your_turn": (
        "现在轮到{turn}，还没轮到你出牌，请等一下。",
        "The turn belongs to {turn}; wait until it is yours to play a card.",
    ),
    "answer_first": (
        "桌上有张牌在等你答复：先选胡、碰、吃或过，再说出牌。",
        "A card on the table waits for your answer; claim it or pass first, discards come later.",
    ),
    "must_discard": (
        "现在轮到你出牌，不能过：请选一张牌打出。",
        "It is your turn to discard, so you cannot pass; choose a card to play.",
    ),
    "nothing_to_pass": (
        "现在没有牌在等你答复，不用过。",
        "No card waits for your answer now, so there is nothing to pass.",
    ),
    "no_card_lies": (
        "现在桌上没有可以要的牌，等有人翻牌或打牌再说。",
        "No card lies on the table to claim now; wait until one is flipped or played.",
    ),
    "card_not_held": (
        "你手里没有够用的{card}。",
        "Your hand does not hold enough of {card} for this.",
    ),
    "king_never_discarded": (
        "王不能打出，只能留在手里代替别的牌；请打别的牌。",
        "A king is never discarded; it stays in the hand and stands for another card. Play something else.",
    ),
    "kan_locked": (
        "{card}有三张，是一坎，不能拆开打出，也不能和别的牌组合；请用别的牌。",
        "Your three of {card} form a kan, which may be neither discarded nor split; use other cards.",
    ),
    "nothing_to_discard": (
        "你手里没有一张能打的牌：剩下的不是坎就是王。",
        "You have no card that may be played: everything left is a kan or a king.",
    ),
    "hand_dead": (
        "你这一局已经死手，不能再胡、碰、吃；偎、提、跑照旧自动进行。",
        "Your hand is dead: no win, peng or chi for the rest of this hand. Wei, ti and pao still happen by themselves.",
    ),
    "hu_not_now": (
        "胡息已经够了，但现在不是胡的时候：要在翻出的牌上胡，吃、碰之后不能胡。",
        "You have enough huxi, but this is not the moment: a win needs a flipped card, not a chi or peng.",
    ),
    "not_complete": (
        "牌还没有成：要凑齐七方门子，有提或跑时是六方门子加一对将。",
        "The hand is not complete: it needs seven groups or, with a ti or pao, six groups and one pair.",
    ),
    "too_few_huxi": (
        "牌成了，但只有{huxi}胡息，要{min}胡息才能胡。",
        "The hand is complete but has only {huxi} huxi; a win needs {min}.",
    ),
    "king_needs_own_flip": (
        "手里有王，只能自摸：别人翻出的牌不能胡，等自己翻牌。",
        "Whoever holds a king wins only on a card of their own flip; wait for your own draw.",
    ),
    "own_discard": (
        "这张牌是你自己打出的，不能胡自己打的牌。",
        "You played this card yourself, and nobody wins on their own discard.",
    ),
    "discard_not_won": (
        "{card}是从手里打出的，这里只能胡从墩上翻出的牌；想胡打出的牌，开局前选“点炮”。",
        "Somebody played {card} from the hand, and here only flipped cards can be won; "
        "the house rule for winning on discards changes that before a match.",
    ),
    "no_king": (
        "你手里没有王，不能叫王钓或王闯。",
        "You hold no king, so there is nothing to declare.",
    ),
    "call_not_open": (
        "王钓、王闯要在轮到自己翻牌之前叫，而且别的牌都已成组，随便来哪张都能胡。",
        "A king is declared just before your own draw, when all else is in groups and any card would win.",
    ),
    "no_pair": (
        "碰{card}要手里正好有一对，你没有。",
        "Peng needs a pair of {card} in your hand, and you do not have one.",
    ),
    "runs_by_itself": (
        "你有一坎{card}，第四张来了会自动跑，不能碰。",
        "You hold a kan of {card}; the fourth card becomes a pao by itself, so there is no peng.",
    ),
    "own_card": (
        "{card}是你自己的牌，不能这样要回来：自己翻出的牌不能碰，自己打出的牌不能吃也不能碰。",
        "You brought {card} to the table yourself: your own flip cannot be taken by peng, your own discard not at all.",
    ),
    "past_peng": (
        "{card}是你的臭牌：你放过了碰，或者自己打出过它，这一局不能再碰。",
        "You let {card} pass before, or played it yourself, so you may not peng it again in this hand.",
    ),
    "past_chi": (
        "{card}是你的臭牌：你放过了吃，或者自己打出过它，这一局不能再吃。",
        "You let {card} pass before, or played it yourself, so you may not chi it again in this hand.",
    ),
    "not_next_seat": (
        "{card}来自{from}，只有那家的下家才能吃。",
        "The card {card} came from {from}, and only the player after that seat may chi it.",
    ),
    "holds_kan": (
        "你手里有一坎{card}，坎不能拆，所以不能吃{card}。",
        "You hold a kan of {card}; a kan is never split, so you may not chi {card}.",
    ),
    "shape_without_card": (
        "{meld}里没有{card}：吃和比的每一组都要有所吃的牌。",
        "The meld {meld} does not contain {card}; every meld of a chi must hold the eaten card.",
    ),
    "bi_missing": (
        "吃{card}之后手里还剩{left}张{card}没有比：要一起组成顺子、二七十、一二三或绞牌摆下来，不比就不能吃。",
        "After this chi you would still hold {card} ({left} left over); each must be laid in a further meld (bi), "
        "or the chi is not allowed.",
    ),
    "no_discard_left": (
        "要了{card}之后，手里就没有能打的牌了，所以不能要。",
        "After taking {card} you would have no card left to discard, so it is not allowed.",
    ),
    "last_card": (
        "{card}是墩上最后一张，只能用来胡、提、偎、跑，不能吃、碰。",
        "The card {card} is the last of the wall: it may be won or become a ti, wei or pao, but not a chi or peng.",
    ),
    "higher_claim": (
        "{card}先被更大的动作要走了：胡先于跑，跑先于碰，碰先于吃。",
        "A higher claim takes {card}: a win goes before pao, pao before peng, and peng before chi.",
    ),
}

EFFECTS: Final[dict[str, Text]] = {
    "hu_given_up": (
        "这张{card}不胡，以后还能胡。",
        "You let this {card} go but may still win later.",
    ),
    "peng_lost": (
        "这一局不能再碰{card}。",
        "You may not peng {card} again in this hand.",
    ),
    "chi_lost": (
        "这一局不能再吃{card}。",
        "You may not chi {card} again in this hand.",
    ),
    "claims_lost": (
        "这一局不能再吃、碰{card}。",
        "No more chi or peng of {card} in this hand.",
    ),
    "bi_forced": (
        "手里还有{card}，要一起比：同时摆下{melds}。",
        "Your hand holds more of {card}, so they go down too: {melds} are laid together.",
    ),
    "no_discard_follows": (
        "起手不止一提，这一次不用打牌，由下家翻牌。",
        "You were dealt more than one quad, so this time no discard follows and the next player draws.",
    ),
    "discard_goes_dead": (
        "打出{card}以后，这一局就不能再吃、碰{card}了。",
        "Once you play {card}, you may neither chi nor peng it again in this hand.",
    ),
}

THOUGHTS: Final[dict[str, Text]] = {
    "bot_wins": (
        "能胡就胡。",
        "It can win, so it does.",
    ),
    "bot_least_useful": (
        "{card}和手里别的牌最搭不上，先打它。",
        "The card {card} fits the rest of the hand least, so it goes.",
    ),
    "bot_keeps_hand": (
        "不要这张，手里的牌更整齐。",
        "The hand is better off without this card.",
    ),
    "bot_takes": (
        "要了{card}就多一组摆好的牌，合算。",
        "Taking {card} lays down a group, and that is worth it.",
    ),
    "bot_random": (
        "随手选的，没有理由。",
        "Picked at random, for no reason.",
    ),
}
"""Why a bot does what it does."""
