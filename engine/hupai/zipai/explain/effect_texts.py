"""What an allowed action causes, and why something happened that nobody chose: a sentence for each reason code."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text, Variant

EFFECTS: Final[dict[str, Text]] = {
    "hu_given_up": (
        "这张不胡，以后还能胡。",
        "No win now; you may still win later.",
    ),
    "win_given_up": (
        "现在不胡，以后还能胡。",
        "You do not win now but may still win later.",
    ),
    "last_win_given_up": (
        "墩上没牌了，现在不胡，这一局就没得胡了。",
        "The wall is used up: let this win go and there is no other in this hand.",
    ),
    "next_must_pay_more": (
        "这次不胡，以后每家付的要多过{pay_each}分才能胡。",
        "If you pass this win, a later win must pay more than {pay_each:point|points} from each loser.",
    ),
    "call_given_up": (
        "这次不叫王，照常翻牌，翻出的牌不一定能胡。",
        "Without declaring you flip as usual, and the card may or may not win.",
    ),
    "any_card_wins": (
        "叫了{name}，翻出哪张都胡。",
        "You declare {name}: whatever you flip next wins.",
    ),
    "call_ahead": (
        "轮到自己翻牌时可以叫{name}，叫了翻出哪张都胡。",
        "Before your next own flip you may declare {name}; whatever you flip then wins.",
    ),
    "call_may_fail": (
        "叫了{name}再翻牌：胡息、番数够就胡，不够就照常打下去。",
        "You declare {name} and flip: if huxi and factor suffice you win; otherwise play goes on as usual.",
    ),
    "raised": (
        "举了手，胡牌时加倍；进了牌没有胡就作废。",
        "With the hand raised a win counts double, until you take a card in without winning.",
    ),
    "raise_lost": (
        "举手作废，胡了不再加倍。",
        "Your raise is lost; a win no longer counts twice.",
    ),
    "edge_ahead": (
        "吃了以后不能接着打{card}（吃边打边）。",
        "Right after this chi you may not play {card} (吃边打边).",
    ),
    "edge_limits_ahead": (
        "吃了以后接着打{card}，这一局能胡的牌就有限制（吃边打边）。",
        "Playing {card} right after this chi would limit what this hand may win with (吃边打边).",
    ),
    "limits_wins": (
        "吃边打边：打了{card}，这一局只能胡{wins}。",
        "Playing {card} right after the chi limits this hand to {wins} (吃边打边).",
    ),
    "bars_you": (
        "{card}是别家偎了的牌，打了它（放偎），这一局不能再吃、碰。",
        "Another player has laid {card} as a wei; playing it (放偎) ends chi and peng for this hand.",
    ),
    "peng_lost": (
        "这一局不能再碰{card}。",
        "No more peng of {card} this hand.",
    ),
    "chi_lost": (
        "这张要是没被别人先要走，这一局就不能再吃{card}。",
        "No more chi of {card} this hand, unless somebody claims it first.",
    ),
    "claims_lost": (
        "这一局不能再吃、碰{card}。",
        "No more chi or peng of {card} this hand.",
    ),
    "claims_lost_unless_taken": (
        "这张要是没被别人先要走，这一局就不能再吃、碰{card}。",
        "No more chi or peng of {card} this hand, unless somebody claims it first.",
    ),
    "bi_forced": (
        "手里还有{card}，要一起比：同时摆下{melds}。",
        "Your hand holds more of {card}, so they go down too: {melds} are laid together.",
    ),
    "no_discard_follows": (
        "起手不止一提，这一次不用打牌，由下家翻牌。",
        "You were dealt more than one ti, so this time no discard follows and the next player flips.",
    ),
    "hand_goes_dead": (
        "没有牌可打，又不胡，这一局就是死手：以后不能胡、吃、碰。",
        "You have no card to discard and do not win, so your hand is dead: no win, chi or peng for the rest of it.",
    ),
    "discard_goes_dead": (
        "打出{card}以后，这一局就不能再吃、碰{card}了。",
        "Once you play {card}, you may neither chi nor peng it again in this hand.",
    ),
}

HAPPENED: Final[dict[str, Text]] = {
    "forced_dealt_ti": (
        "起手四张{card}，必须提。",
        "Four of {card} were dealt; they must be laid as a ti.",
    ),
    "forced_ti": (
        "自己翻到第四张{card}，必须提。",
        "The fourth {card} came by one's own flip; it must become a ti.",
    ),
    "forced_hidden_ti": (
        "凑成四张必须提，四张全扣着。",
        "Four equal cards must be laid as a ti; these lie face down.",
    ),
    "forced_wei": (
        "自己翻到手里一对的第三张，必须偎。",
        "One's own flip matched a pair in the hand; it must become a wei.",
    ),
    "forced_chouwei": (
        "{card}放过碰，再偎就是臭偎，要亮一张。",
        "The peng of {card} was let pass before, so the wei is stale and shows a card.",
    ),
    "forced_pao": (
        "第四张{card}来了，必须跑。",
        "The fourth {card} came; it must become a pao.",
    ),
    "skip_dealt_quads": (
        "起手不止一提，这一次不用打牌。",
        "More than one ti was dealt, so no discard follows this time.",
    ),
    "skip_second_quad": (
        "从第二次提或跑起是重跑，不用打牌。",
        "From the second ti or pao on no discard follows (重跑).",
    ),
    "went_dead": (
        "该打牌却没有能打的牌，又没有胡，就是死手。",
        "A discard was owed, none was possible and the hand did not win: it is dead.",
    ),
    "wall_empty": (
        "墩上的牌翻完了，没有人胡。",
        "The wall is used up and nobody won.",
    ),
    "outranked": (
        "你要{mine}{card}，{taker}的{taken}更大：胡先于跑，跑先于碰，碰先于吃，一样大的看次序。",
        "You claimed {card} ({mine}), but the claim of {taker} ({taken}) goes first: a win before a pao, a pao before "
        "a peng, a peng before a chi, and equal claims by turn.",
    ),
    "outranked_by_dealer": (
        "庄家天胡在先，你的地胡不算。",
        "The dealer wins first with the cards dealt, so your win on the shown card does not count.",
    ),
}
"""Why something happened that nobody chose."""

VARIANTS: Final[dict[str, Variant]] = {
    "too_few_huxi": Variant(
        lambda facts: bool(facts.get("zero")),
        "牌成了，但只有{huxi}胡息，要{min}胡息才能胡，或者正好零胡息。",
        "The hand is complete but has only {huxi} huxi; a win needs {min}, or exactly none.",
    ),
    "no_pair": Variant(
        lambda facts: facts.get("held") == 1,
        "碰{card}要手里正好有一对，你只有一张。",
        "Peng needs a pair of {card} in your hand, and you hold only one.",
    ),
    "limited_win": Variant(
        lambda facts: facts.get("wins") == [],
        "你吃边打边以后，这一局什么都不能胡了。",
        "What you discarded after a chi leaves this hand nothing to win with.",
    ),
    "limits_wins": Variant(
        lambda facts: facts.get("wins") == [],
        "吃边打边：打了{card}，这一局什么都不能胡了。",
        "Playing {card} right after the chi leaves this hand nothing to win with (吃边打边).",
    ),
    "not_next_seat": Variant(
        lambda facts: bool(facts.get("flipped")),
        "{card}是{from}翻出的，只有翻牌的人自己和那家的下家才能吃。",
        "The card {card} was flipped by {from}; only that player and the one after may chi it.",
    ),
    "raised": Variant(
        lambda facts: bool(facts.get("kept")),
        "举了手，这一局胡牌就加倍。",
        "With the hand raised a win in this hand counts double.",
    ),
    "line_pay": Variant(
        lambda facts: facts.get("times") == 1,
        "每家该付{tun}囤，{pay_each}分。",
        "Per loser {tun:unit|units}: {pay_each:point|points}.",
    ),
}
"""Other texts for a code, chosen by its facts."""
