"""What an allowed action causes, and why something happened that nobody chose: a sentence for each reason code."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text, Variant

EFFECTS: Final[dict[str, Text]] = {
    "win_given_up": (
        "现在不胡，以后还能胡。",
        "You do not win now but may still win later.",
    ),
    "last_win_given_up": (
        "牌摸完了，现在不胡，这一局就没得胡了。",
        "The wall is used up: let this win go and there is no other in this hand.",
    ),
    "no_discard_win": (
        "过胡：到自己下次摸牌以前，别人的牌都不能胡。",
        "You pass a win (过胡): until your next draw you may not win another's tile.",
    ),
    "next_must_be_higher": (
        "过胡：到自己下次摸牌以前，别人的牌要多过{fan}番才能胡。",
        "You pass a win (过胡): until your next draw another's tile must make more than {fan} fan.",
    ),
    "hu_leaves": (
        "胡了就离桌，这一局不再打。",
        "You win and leave this hand.",
    ),
    "kills_hand": (
        "打了{name}就停胡：这一局不能再碰、杠、飞、提、胡，只能摸牌打牌。",
        "Discarding a {name} puts your hand out (停胡): no peng, kong, fei, ti or win for the rest of it.",
    ),
    "wild_given_up": (
        "{tile}是{name}，打出去谁也不能要。",
        "The {tile} is a {name}; nobody may claim it once it is discarded.",
    ),
    "breaks_ready": (
        "本来听{waits}，这样就不听了。",
        "Your hand waits for {waits}; after this it waits for nothing.",
    ),
    "feeds_revealed_hand": (
        "{to}明牌听的就是{tile}。",
        "The revealed hand of {to} waits for the {tile}.",
    ),
    "must_feed_revealed": (
        "{to}明牌听的就是{tile}，可是只能打它。",
        "The revealed hand of {to} waits for the {tile}, but you may discard nothing else.",
    ),
    "feeder_pays_all": (
        "让明牌的人胡了，各家该付的都由你付（包）。",
        "If a revealed hand wins on it, you pay for everybody (包).",
    ),
    "reveal_binds": (
        "明了收不回：手牌给大家看，摸什么打什么，不能碰，能胡就自动胡。",
        "Revealing is final: all see your hand, you discard what you draw, make no peng, and take every win.",
    ),
    "reveal_doubles": (
        "明牌以后，胡了收双份，别人胡了你付双份。",
        "With a revealed hand you win double and pay double.",
    ),
    "revealer_pays_draw": (
        "荒庄要赔另外各家。",
        "If nobody wins, you pay each of the others.",
    ),
    "late_kong_unpaid": (
        "手里三张{tile}，只碰不杠，以后再补杠不付分。",
        "You hold three of the {tile}: after a peng, adding the last one as a kong is not paid.",
    ),
    "fourth_adds_nothing": (
        "手里三张{tile}，只碰不杠，剩下那张以后不能拿来蓄杠。",
        "You hold three of the {tile}: after a peng, the last one can never be added as a kong.",
    ),
    "may_be_robbed": (
        "别人要是听{tile}，可以抢杠。",
        "Whoever waits for the {tile} may rob this kong (抢杠).",
    ),
    "ti_may_be_won": (
        "别人要是听{tile}，可以胡，算你点炮。",
        "Whoever waits for the {tile} may win on it, as on your discard.",
    ),
    "melds_bar_win": (
        "桌上就三门花色都有了，没有缺门，这一局胡不了。",
        "Your melds would then have all three suits, and your hand could not win any more (缺门).",
    ),
    "piao_doubles": (
        "飘了，这一局胡牌的输赢，你和每一家都翻一倍；对方也飘，再翻一倍。",
        "With piao (飘), wins in this hand count double between you and each other player, and four times if that one "
        "plays with piao too.",
    ),
    "no_piao": (
        "不飘，只有和飘的人之间才翻倍。",
        "Without piao (飘), only players who chose it win or pay double with you.",
    ),
}

HAPPENED: Final[dict[str, Text]] = {
    "forced_by_reveal": (
        "明了牌，能胡就自动胡。",
        "A revealed hand takes every win automatically.",
    ),
    "forced_by_last_tiles": (
        "牌墙快摸完了，能胡的都自动胡。",
        "So few tiles are left that every win is taken automatically.",
    ),
    "went_dead": (
        "打了{name}就停胡：不能再要牌，也不能胡，先打完现在手里的牌。",
        "Whoever discards a {name} is out (停胡): no claims and no win, and the tiles held now are discarded first.",
    ),
    "winner_left": (
        "胡了的人离桌，由他的下家接着摸牌。",
        "The winner has left, and the player after the winner draws.",
    ),
    "birds_follow": (
        "有人胡了，扎鸟。",
        "Somebody has won, so birds (扎鸟) are turned up.",
    ),
    "wall_empty": (
        "牌摸完了。",
        "The wall is used up.",
    ),
    "outranked": (
        "你要{mine}{tile}，{taker}的{taken}在先：胡最先，其次碰、杠，最后飞、吃，一样的从出牌的人往下家数。",
        "You claimed the {tile} ({mine}), but the claim of {taker} ({taken}) goes first: a win, then a peng or a kong, "
        "then a fei or a chi, and equal claims in turn order.",
    ),
}
"""Why something happened that nobody chose."""

VARIANTS: Final[dict[str, Variant]] = {
    "reveal_binds": Variant(
        lambda facts: "free" in facts,
        "明了收不回：手牌给大家看，摸什么打什么，不能碰。",
        "Revealing is final: all see your hand, you discard what you draw and make no peng.",
    ),
    "not_ready": Variant(
        lambda facts: facts.get("left") == 0,
        "牌还没有成，打一张就能听牌。",
        "The hand is not complete; with the right discard it waits.",
    ),
    "no_pair": Variant(
        lambda facts: facts.get("held") == 1,
        "碰{tile}要手里有一对，你只有一张。",
        "A peng needs a pair of the {tile} in your hand, and you hold only one.",
    ),
    "worth_no_more": Variant(
        lambda facts: "multiplier" in facts,
        "你过了{above}倍的胡：到下次摸牌以前，别人的牌要更大才能胡，这次是{multiplier}倍。",
        "You passed a win worth ×{above} (过胡); until your next draw another's tile must be worth more, and this "
        "one is worth ×{multiplier}.",
    ),
    "next_must_be_higher": Variant(
        lambda facts: "multiplier" in facts,
        "过胡：到自己下次摸牌以前，别人的牌要多过{multiplier}倍才能胡。",
        "You pass a win (过胡): until your next draw another's tile must be worth more than ×{multiplier}.",
    ),
}
"""Other texts for a code, chosen by its facts."""
