"""What hints and reviews say about a position and a choice: a sentence for each fact a person at the seat could see.

Each sentence is checked word by word by ``tests/engine/mahjong/bots/hint_truths.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hupai.explain.language import Text, Variant
from hupai.table.json_object import Facts

_WAITS: Final = ("这样就听{waits}", "The hand then waits for {waits}")
_WAITS_NEXT: Final = ("再打{discard}就听{waits}", "With the {discard} discarded next the hand waits for {waits}")
"""The same after a claim, with the discard that follows it."""
_ANY: Final = ("这样摸什么牌都能胡", "The hand then wins with any tile it draws")
_ANY_NEXT: Final = (
    "再打{discard}，摸什么牌都能胡",
    "With the {discard} discarded next the hand wins with any tile it draws",
)
_LEFT: Final = ("，没露面的还有{left}张", ": {left:copy|copies} not seen yet")
_AGAINST: Final[dict[str, Text]] = {
    "": ("。", "."),
    "_more": ("；换另一种打法，最多{less}张。", ", and at most {less} with the other choice."),
    "_done": ("；照实际打的，一张也没有。", ", and none after what was done."),
    "_more_done": ("；照实际打的，最多{less}张。", ", and at most {less} after what was done."),
}
"""What follows: nothing, or what the hand would wait for otherwise."""


def _joined(*parts: Text) -> Text:
    return "".join(zh for zh, _ in parts), "".join(en for _, en in parts)


CHOSEN: Final[dict[str, Text]] = {
    **{f"bot_waits{name}": _joined(_WAITS, _LEFT, against) for name, against in _AGAINST.items()},
    **{f"bot_waits_any{name}": _joined(_ANY, _LEFT, against) for name, against in _AGAINST.items()},
    "bot_waits_fewer": (
        "光看听的张数，另一种打法还多些：没露面的有{more}张，这样是{left}张。",
        "By its waits alone the other choice is better: {more} unseen copies, against {left}.",
    ),
    "bot_waits_gone": (
        "这样也是听牌，可是听的牌都露面了。",
        "The hand then waits, but all copies of what it waits for have been seen.",
    ),
    "bot_piao_dealer": (
        "照它估计，庄家先打牌，平均赢一点；飘了翻倍。",
        "By its own estimate the dealer, who plays first, wins a little on average; piao (飘) doubles that.",
    ),
    "bot_piao_other": (
        "照它估计，不是庄家的平均输一点；飘了翻倍。",
        "By its own estimate whoever is not the dealer loses a little on average; piao (飘) would double that.",
    ),
    "bot_piao_doubles": (
        "飘了，跟每一家的输赢都翻倍。",
        "Piao (飘) doubles what is won from and lost to each other player.",
    ),
    "bot_win_pays": (
        "现在胡，能得{points}分。",
        "Winning now brings {points:point|points}.",
    ),
    "bot_waits_for_more": (
        "现在胡能得{points}分，先不胡。",
        "Winning now would bring {points:point|points}; the hand plays on.",
    ),
    "bot_worth_more": (
        "这样自摸最大的一胡是{multiplier}倍，换另一种打法最大{less}倍。",
        "Its best win by an own draw is then worth ×{multiplier}, and ×{less} with the other choice.",
    ),
    "bot_worth_more_done": (
        "这样自摸最大的一胡是{multiplier}倍，照实际打的最大{less}倍。",
        "Its best win by an own draw is then worth ×{multiplier}, and ×{less} after what was done.",
    ),
    "bot_feeds_not": (
        "{to}明牌听{kept}，不听{tile}。",
        "The revealed hand of {to} waits for the {kept} and not for the {tile}.",
    ),
    "bot_dropped_before": (
        "{to}自己打过{tile}，没打过{kept}。",
        "{to} has discarded the {tile} before, and not the {kept}.",
    ),
    "bot_keeps_wild": (
        "{kept}是{name}，留着什么牌都能当。",
        "The {kept} is a {name} and can stand for any tile.",
    ),
    "bot_stays_able": (
        "打{kept}，这一局就胡不了了。",
        "After discarding the {kept} the hand could not win any more.",
    ),
    "bot_drops_suit": (
        "要缺一门才能胡；{tile}这一门手里最少，只有{count}张。",
        "A win must lack a suit (缺门), and the hand has no suit shorter than that of the {tile}: {count:tile|tiles}.",
    ),
    "bot_drops_suit_laid": (
        "要缺一门才能胡；摆出来的门缺不了，别的门里{tile}这一门最少，只有{count}张。",
        "A win must lack a suit (缺门). Laid suits stay, and of the others that of the {tile} is the shortest: "
        "{count:tile|tiles}.",
    ),
    "bot_nearer": (
        "打{tile}还差{distance}张听，打{kept}还差{more}张。",
        "Without the {tile} the hand is {distance:tile|tiles} away from waiting, without the {kept} {more}.",
    ),
    "bot_improves_more": (
        "打{tile}还差{distance}张听，能进{kinds}种、没露面的{left}张；打{kept}只有{others}种、{less}张。",
        "Either way the hand is {distance:tile|tiles} away from waiting. Tiles that bring it nearer: "
        "{kinds:kind|kinds} without the {tile} ({left} unseen), {others:kind|kinds} without the {kept} "
        "({less} unseen).",
    ),
    "bot_improves_other": (
        "这样还差{distance}张听，能进{kinds}种、没露面的{left}张；换另一种打法只有{others}种、{less}张。",
        "Either way the hand is {distance:tile|tiles} away from waiting. Tiles that bring it nearer: "
        "{kinds:kind|kinds} ({left} unseen), {others:kind|kinds} with the other choice ({less} unseen).",
    ),
    "bot_improves": (
        "这样还差{distance}张听，能进{kinds}种、没露面的{left}张。",
        "The hand is then {distance:tile|tiles} away from waiting, and {kinds:kind|kinds} of tile bring it nearer: "
        "{left:copy|copies} not seen yet.",
    ),
    "bot_improves_same": (
        "两种打法都还差{distance}张听，能进的牌没露面的都是{left}张。",
        "Either way the hand is {distance:tile|tiles} away from waiting, and {left:unseen tile brings|unseen tiles "
        "bring} it nearer.",
    ),
    "bot_improves_fewer": (
        "都还差{distance}张听；光看进张，另一种打法还多些：没露面的有{more}张，这样是{left}张。",
        "Either way the hand is {distance:tile|tiles} away from waiting; by the unseen tiles that bring it nearer the "
        "other choice is better: {more}, against {left}.",
    ),
    "bot_distance": (
        "这样还差{distance}张听。",
        "The hand is then {distance:tile|tiles} away from waiting.",
    ),
    "bot_farther": (
        "光看差几张听，另一种打法还近些：差{less}张，这样差{distance}张。",
        "By the distance alone the other choice is better: {less:tile|tiles} away from waiting, against {distance}.",
    ),
    "bot_cannot_win": (
        "这样这一局就胡不了。",
        "The hand then cannot win any more.",
    ),
    "bot_lone_tile": (
        "手里没有和{tile}相同、相近的牌。",
        "The hand holds no other {tile} and no tile within two ranks of it.",
    ),
    "bot_nobody_claims": (
        "别的{tile}都露面了，没人能碰能杠。",
        "All other copies of the {tile} have been seen: nobody can take it for a peng or a kong.",
    ),
    "bot_claim_nearer": (
        "要了{tile}还差{distance}张听，不要还差{more}张。",
        "With the {tile} the hand is {distance:tile|tiles} away from waiting, without it {more}.",
    ),
    "bot_claim_no_nearer": (
        "要了{tile}还差{distance}张听，不要是差{now}张，没有更近。",
        "With the {tile} the hand is {distance:tile|tiles} away from waiting, without it {now}: no nearer.",
    ),
    "bot_claim_bars": (
        "要了{tile}，这一局就胡不了了。",
        "With the {tile} laid the hand could not win any more.",
    ),
    "bot_kong_pays": (
        "这个杠马上收{points}分。",
        "This kong brings {points:point|points} at once.",
    ),
    "bot_kong_pays_later": (
        "这个杠打完这一局收{points}分。",
        "This kong brings {points:point|points} at the end of the hand.",
    ),
    "bot_kong_pays_if_won": (
        "这一局有人胡，这个杠就收{points}分。",
        "This kong brings {points:point|points} if somebody wins the hand.",
    ),
}
"""Why one choice and not another (:mod:`hupai.mahjong.bots.explanations`)."""

POSITION: Final[dict[str, Text]] = {
    "seen_no_tiles": (
        "牌还没发。",
        "No tile has been dealt.",
    ),
    "seen_dead": (
        "打过{name}，已经停胡。",
        "The hand is out (停胡): it discarded a {name}.",
    ),
    "seen_cannot_win": (
        "摆出的牌三门都有，这一局胡不了。",
        "The melds have all three suits, so the hand cannot win.",
    ),
    "seen_lacks_suit": (
        "手里缺{suit}。",
        "The hand has no {suit}.",
    ),
    "seen_three_suits": (
        "三门都还有，{suit}最少，{count}张；要缺一门才能胡。",
        "The hand has all three suits, of {suit} the fewest: {count:tile|tiles}. A win must lack a suit (缺门).",
    ),
    "seen_three_suits_laid": (
        "三门都还有；摆出来的门缺不了，别的门里{suit}最少，{count}张。要缺一门才能胡。",
        "The hand has all three suits. Laid suits stay; of the others it has fewest {suit}: {count:tile|tiles}. A win "
        "must lack a suit (缺门).",
    ),
    "seen_distance": (
        "还差{distance}张听。",
        "The hand is {distance:tile|tiles} away from waiting.",
    ),
    "seen_waits": (
        "听{waits}，没露面的还有{left}张。",
        "The hand waits for {waits}: {left:copy|copies} not seen yet.",
    ),
    "seen_waits_any": (
        "摸什么牌都能胡，没露面的还有{left}张。",
        "The hand wins with any tile it draws: {left:copy|copies} not seen yet.",
    ),
    "seen_chances": (
        "打出去就听牌的有{count}种，听得最多的有{left}张没露面。",
        "{count:discard leaves|discards leave} the hand waiting, at best for {left:unseen copy|unseen copies}.",
    ),
    "seen_wilds": (
        "手里有{count}张{name}。",
        "In the hand: {count} × {name}.",
    ),
    "seen_copies": (
        "{tile}没露面的还有{left}张。",
        "{left:copy|copies} of the {tile} not seen yet.",
    ),
    "seen_revealed": (
        "{from}明牌，听{waits}，没露面的还有{left}张。",
        "The revealed hand of {from} waits for {waits}: {left:copy|copies} not seen yet.",
    ),
    "seen_won": (
        "{from}已经胡了。",
        "{from} already won in this hand.",
    ),
    "seen_wall": (
        "牌墙还剩{count}张。",
        "{count:tile is|tiles are} left in the wall.",
    ),
}
"""What a player could see in a position before choosing (:mod:`hupai.mahjong.bots.situation_facts`)."""

FACTS: Final[dict[str, Text]] = {**CHOSEN, **POSITION}


def _after_claim(facts: Facts) -> bool:
    return "discard" in facts


def _two_laid(facts: Facts) -> bool:
    return facts.get("laid") == 2


def _none(name: str) -> Callable[[Facts], bool]:
    return lambda facts: facts.get(name) == 0


FACT_VARIANTS: Final[dict[str, Variant]] = {
    **{f"bot_waits{name}": Variant(_after_claim, *_joined(_WAITS_NEXT, _LEFT, end)) for name, end in _AGAINST.items()},
    **{
        f"bot_waits_any{name}": Variant(_after_claim, *_joined(_ANY_NEXT, _LEFT, end)) for name, end in _AGAINST.items()
    },
    "bot_win_pays": Variant(
        lambda facts: "birds" in facts,
        "现在胡，能得{points}分，扎鸟另算。",
        "Winning now brings {points:point|points}, birds (扎鸟) not counted.",
    ),
    "bot_waits_for_more": Variant(
        lambda facts: "birds" in facts,
        "现在胡能得{points}分，扎鸟另算；先不胡。",
        "Winning now would bring {points:point|points}, birds (扎鸟) not counted; the hand plays on.",
    ),
    "bot_drops_suit": Variant(
        lambda facts: facts.get("count") == 1,
        "要缺一门才能胡；打了{tile}，手里就缺一门了。",
        "A win must lack a suit (缺门), and without the {tile} the hand does.",
    ),
    "bot_drops_suit_laid": Variant(
        _two_laid,
        "要缺一门才能胡；摆出了两门，只能缺{tile}这一门，手里{count}张。",
        "A win must lack a suit (缺门); two are laid, so only that of the {tile} can be given up: {count:tile|tiles}.",
    ),
    "seen_three_suits_laid": Variant(
        _two_laid,
        "三门都还有；摆出了两门，只能缺{suit}，手里{count}张。",
        "The hand has all three suits, and two are laid, so only {suit} can be given up: {count:tile|tiles}.",
    ),
    "bot_claim_nearer": Variant(
        _none("distance"),
        "要了{tile}就能听，不要还差{more}张。",
        "With the {tile} the hand can wait; without it the hand is {more:tile|tiles} away.",
    ),
    "bot_claim_no_nearer": Variant(
        _none("now"),
        "要了{tile}还差{distance}张听，不要就是听着的。",
        "With the {tile} the hand is {distance:tile|tiles} away from waiting; without it the hand waits.",
    ),
    "bot_farther": Variant(
        _none("less"),
        "另一种打法就能听，这样还差{distance}张。",
        "The other choice lets the hand wait; this one leaves it {distance:tile|tiles} away.",
    ),
    "seen_waits": Variant(
        _none("left"),
        "听{waits}，可是都露面了。",
        "The hand waits for {waits}, but all copies have been seen.",
    ),
    "seen_revealed": Variant(
        _none("left"),
        "{from}明牌，听{waits}，可是都露面了。",
        "The revealed hand of {from} waits for {waits}, but all copies have been seen.",
    ),
    "seen_chances": Variant(
        _none("left"),
        "打出去就听牌的有{count}种，可是听的牌都露面了。",
        "{count:discard leaves|discards leave} the hand waiting, but for nothing that is unseen.",
    ),
    "seen_copies": Variant(
        _none("left"),
        "{tile}都露面了。",
        "All copies of the {tile} have been seen.",
    ),
    "seen_wall": Variant(
        _none("count"),
        "牌墙一张也没有了。",
        "No tile is left in the wall.",
    ),
}
"""Other texts for a code, chosen by its facts."""
