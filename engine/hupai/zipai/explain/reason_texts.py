"""Why an action is refused: a sentence for each reason code."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

REFUSALS: Final[dict[str, Text]] = {
    "hand_over": (
        "这一局已经打完了，请开下一局。",
        "This hand is over; deal the next one to play on.",
    ),
    "opening_answered": (
        "你已经答过了，等别人答复。",
        "You have answered already; wait for the others.",
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
        "A card on the table waits for your answer; claim it or pass before you discard.",
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
    "hand_dead": (
        "你这一局已经死手，不能再胡、碰、吃；偎、提、跑照旧。",
        "Your hand is dead: no win, peng or chi for the rest of this hand. Wei, ti and pao still happen.",
    ),
    "hu_not_now": (
        "胡息已经够了，但现在不是胡的时候：吃、碰以后要先打牌，等能胡的牌来了再胡。",
        "You have enough huxi, but this is not the moment to win: after a chi or peng you discard first; win when a "
        "card comes that you can win on.",
    ),
    "not_complete": (
        "牌还没有成：要凑齐七方门子；有提或跑时，是六方门子加一对将。",
        "The hand is not complete: it needs seven groups or, with a ti or pao, six groups and one pair.",
    ),
    "cards_left_over": (
        "牌还没有成：要凑齐七方门子，有提或跑时是六方门子加一对将；照最接近的分法，还剩{card}不成门子。",
        "The hand is not complete: it needs seven groups or, with a ti or pao, six groups and one pair; in the reading "
        "nearest to that these are left over: {card}.",
    ),
    "sets_not_split": (
        "牌还没有成：要把{melds}拆开才成，而坎和提都不能拆。",
        "The hand is not complete: {melds} would have to be split, and neither a kan nor a ti may be.",
    ),
    "too_few_huxi": (
        "牌成了，但只有{huxi}胡息，要{min}胡息才能胡。",
        "The hand is complete but has only {huxi} huxi; a win needs {min}.",
    ),
    "limited_win": (
        "你吃边打边以后，这一局只能胡{wins}，这手牌不是。",
        "What you discarded after a chi limits this hand to {wins}, and this win is none of these.",
    ),
    "worth_no_more": (
        "你放过的那次胡，每家该付{above}分，以后要比这多才能胡；这一次是{pay_each}分。",
        "You passed a win that paid {above:point|points} from each loser, so a later win must pay more; this one pays "
        "{pay_each}.",
    ),
    "hu_after_discard_pao": (
        "牌成了，但在打出的牌上跑以后不能胡。",
        "The hand is complete, but a pao of a discard does not win.",
    ),
    "shown_is_dealers": (
        "亮张只有庄家能用，闲家不能胡它。",
        "Only the dealer may use the shown card; nobody else wins on it.",
    ),
    "win_passed": (
        "开局的胡你已经放过了，不能再要回来。",
        "You passed the win before the first discard, so you cannot take it now.",
    ),
    "shown_in_ti": (
        "亮张{card}被庄家提了，闲家不能胡它。",
        "The dealer laid the shown card {card} in a ti, so nobody else may win on it.",
    ),
    "kings_need_factor": (
        "按番限胡：手里有{count}张王，要到{least}番才能胡，这手牌只有{times}番。",
        "With {count:king|kings} in hand a win needs ×{least}; this one has ×{times}.",
    ),
    "kings_need_call": (
        "按王限胡：手里有{count}张王，要叫了王才能胡。",
        "With {count:king|kings} in hand only a declared king win counts.",
    ),
    "king_needs_own_flip": (
        "手里有王，只能自摸：别人的牌不能胡，等自己翻牌。",
        "Whoever holds a king wins only on a card of their own flip; wait for yours.",
    ),
    "own_discard": (
        "这张牌是你自己打出的，不能胡自己打的牌。",
        "You played this card yourself, and nobody wins on their own discard.",
    ),
    "discard_not_won": (
        "{card}是从手里打出的，这里只能胡从墩上翻出的牌；想胡打出的牌，开局前选“点炮”。",
        "{card} was played from a hand, and here only flipped cards can be won; to win on discards, choose that house "
        "rule before a match.",
    ),
    "no_kings_in_deck": (
        "这副牌里没有王。",
        "This deck has no kings.",
    ),
    "no_king": (
        "你手里没有王，不能叫王钓或王闯。",
        "You hold no king, so there is nothing to declare.",
    ),
    "call_not_ready": (
        "还不能叫王：别的牌没有都成组，或者不是来哪张都能胡。",
        "You cannot declare a king yet: not all else is in groups, or not every card would win.",
    ),
    "call_not_now": (
        "现在不能叫王：要等轮到你翻牌之前。",
        "A king is declared just before your own flip; wait for that.",
    ),
    "call_would_win": (
        "不叫王，这手牌胡不了；翻牌前叫了{name}，翻到{card}就能胡。",
        "Without declaring the king this hand does not win; with {name} declared before the flip it wins on {card}.",
    ),
    "declare_first": (
        "先答复叫不叫王，再说出牌。",
        "You are asked whether to declare the king; answer that before you discard.",
    ),
    "opening_first": (
        "开局先要你答复：先选胡、举手或过，再说出牌。",
        "Before the first discard you are asked whether to win or raise the hand; answer or pass first.",
    ),
    "opening_waits": (
        "开局还有人没有答复，请等一下再打第一张牌。",
        "Others still have to answer before the first discard; wait a moment with yours.",
    ),
    "card_unsettled": (
        "{card}还在桌上，要不要还没有定，请等一下。",
        "It is not settled yet who takes {card}; wait a moment.",
    ),
    "last_card_win_or_pass": (
        "墩上的牌翻完了，不用再打牌：胡，或者过。",
        "The wall is used up and no discard follows; win or pass.",
    ),
    "edge_forbidden": (
        "刚吃了{eaten}，打{card}是吃边打边，不能打；请打别的牌。",
        "You have just eaten {eaten}, so {card} may not be played now (吃边打边); play something else.",
    ),
    "no_raise_here": (
        "这种打法没有举手。",
        "Raising the hand (举手) is not played here.",
    ),
    "raise_not_open": (
        "现在不能举手：要在庄家打第一张牌之前。",
        "The hand is raised before the dealer's first discard only, not now.",
    ),
    "not_waiting": (
        "你起手还没有听牌，不能举手。",
        "Your hand did not wait for a card when it was dealt, so it may not be raised.",
    ),
    "dealer_never_raises": (
        "庄家不能举手，只有闲家可以。",
        "The dealer never raises; only the two others may.",
    ),
    "already_raised": (
        "你已经举过手了。",
        "Your hand is raised already.",
    ),
    "no_pair": (
        "碰{card}要手里正好有一对，你没有。",
        "Peng needs a pair of {card} in your hand, and you do not have one.",
    ),
    "runs_by_itself": (
        "你已经有三张{card}，第四张来了会自动跑，不能碰。",
        "You have three of {card} already; the fourth becomes a pao automatically, so there is no peng.",
    ),
    "own_card": (
        "{card}是你自己的牌，不能这样要回来：自己翻出的牌不能碰，自己打出的牌不能吃也不能碰。",
        "You brought {card} to the table yourself: your own flip cannot be taken by peng, your own discard not at all.",
    ),
    "pao_follows": (
        "{card}会让你自动跑，跑不能不要。",
        "The card {card} becomes your pao automatically, and a pao cannot be declined.",
    ),
    "pao_takes_it": (
        "{from}桌上已有三张{card}，第四张来了必须跑，只有胡大过跑，不能吃、碰。",
        "Three of {card} lie before {from}, so the fourth becomes a pao unless it is won: no chi, no peng.",
    ),
    "peng_grows_on_flip": (
        "你碰了{card}，只有从墩上翻出的第四张才能跑，打出的不行。",
        "Your peng of {card} grows only on a card flipped from the wall, not on a discard.",
    ),
    "barred": (
        "你打过别家偎了的牌（放偎），这一局不能再吃、碰，{card}也不行。",
        "You discarded what another player had laid as a wei (放偎), so in this hand you may chi or peng neither "
        "{card} nor any other card.",
    ),
    "past_peng": (
        "{card}是你的臭牌：你放过了它，或者自己打出过它，这一局不能再碰。",
        "You let {card} pass before, or played it yourself, so you may not peng it again in this hand.",
    ),
    "past_chi": (
        "{card}是你的臭牌：你放过了它，或者自己打出过它，这一局不能再吃。",
        "You let {card} pass before, or played it yourself, so you may not chi it again in this hand.",
    ),
    "sits_out": (
        "你这一局坐醒，没有牌，什么也不用做。",
        "You sit out this hand (坐醒): you have no cards and nothing to do.",
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
    "nothing_to_eat_with": (
        "手里没有两张能和{card}凑成一组的牌，不能吃。",
        "No two free cards of your hand form a meld with {card}, so there is no chi.",
    ),
    "bi_impossible": (
        "手里还有{card}，吃了以后没法全都比下来，所以不能吃。",
        "Your hand holds more of {card}, and they could not all be laid in further melds (bi), so there is no chi.",
    ),
    "bi_missing": (
        "吃{card}之后手里还剩{left}张{card}没有比：要一起组成顺子、二七十、一二三或绞牌摆下来，不比就不能吃。",
        "After this chi you would still hold {card} ({left} left over); each must be laid in a further meld (bi), or "
        "the chi is not allowed.",
    ),
    "no_discard_left": (
        "要了{card}之后，手里就没有能打的牌了，所以不能要。",
        "After taking {card} you would have no card left to discard, so it is not allowed.",
    ),
    "only_forbidden_left": (
        "吃了{card}以后，剩下能打的牌都是吃边打边不能打的，所以不能吃。",
        "After eating {card} every card left to discard would be forbidden (吃边打边), so this chi is not allowed.",
    ),
    "last_card": (
        "{card}是墩上最后一张，只能用来胡、提、偎、跑，不能吃、碰。",
        "The card {card} is the last of the wall: it may be won or become a ti, wei or pao, but not a chi or peng.",
    ),
}
