"""What hints and reviews say about a position and a choice: a sentence for each fact a person at the seat could see.

Each sentence is checked word by word by ``tests/engine/hint_truths.py``.
"""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text, Variant

_WAITS: Final = (
    "这样就听{card}，没露面的还有{live}张",
    "The hand then waits for {card}: {live:copy|copies} not seen yet",
)
_WAITS_NEXT: Final = (
    "再打{then}就听{card}，没露面的还有{live}张",
    "With {then} played next the hand waits for {card}: {live:copy|copies} not seen yet",
)
"""The same after a claim, with the discard that follows it."""
_AGAINST: Final[dict[str, Text]] = {
    "bot_waits": ("。", "."),
    "bot_waits_more": ("；换另一种打法，最多{less}张。", ", and at most {less} with the other choice."),
    "bot_waits_done": ("；照实际打的，一张也没有。", ", and none after what was done."),
    "bot_waits_more_done": ("；照实际打的，最多{less}张。", ", and at most {less} after what was done."),
}
"""What follows either of them: nothing, or what the hand would wait for otherwise."""

_PAIRS: Final[dict[str, tuple[Text, Text]]] = {
    "played": (("打{card}", "after playing {card}"), ("打{kept}", "after playing {kept}")),
    "passed": (("不要这张", "without {card}"), ("要了{card}再打合适的一张", "with {card} and the right discard")),
    "taken": (("要了{card}再打合适的一张", "with {card} and the right discard"), ("不要这张", "without it")),
    "way": (
        ("这样要了{card}再打合适的一张", "with {card} taken in this way and the right discard"),
        ("换一种要法", "taken in the other way"),
    ),
}
"""The two choices that numbers are compared for: two discards, a pass and a claim, two ways to claim."""


def _joined(*parts: Text) -> Text:
    return "".join(zh for zh, _ in parts), "".join(en for _, en in parts)


def _groups(mine: Text, other: Text) -> Text:
    return (
        f"{mine[0]}，成了的组连摆出的一共{{groups}}组；{other[0]}，只有{{others}}组。",
        f"Finished groups, laid ones included: {{groups}} {mine[1]}, only {{others}} {other[1]}.",
    )


def _joins(mine: Text, other: Text) -> Text:
    return (
        f"{mine[0]}，能再凑成一组的牌有{{kinds}}种，没露面的{{live}}张；{other[0]}，{{others}}种、{{less}}张。",
        f"Cards that would finish one more group: {{kinds:kind|kinds}} {mine[1]} ({{live}} unseen), "
        f"{{others:kind|kinds}} {other[1]} ({{less}} unseen).",
    )


def _without_kings(text: Text) -> Variant:
    """Return the text for games with kings, which the sentence leaves out of account."""
    zh, en = text
    return Variant(lambda facts: "kings" in facts, f"不算王，{zh}", f"Kings aside, {en[0].lower()}{en[1:]}")


CHOSEN: Final[dict[str, Text]] = {
    **{code: _joined(_WAITS, against) for code, against in _AGAINST.items()},
    "bot_own_flip": (
        "{card}要自己翻出来才能胡。",
        "It wins on {card} only by its own flip.",
    ),
    "bot_win_pays": (
        "现在胡，能得{points}分。",
        "Winning now brings {points:point|points}.",
    ),
    "bot_waits_for_more": (
        "现在胡能得{points}分，先不胡。",
        "Winning now would bring {points:point|points}; the hand plays on.",
    ),
    "bot_stays_free": (
        "打{kept}就是放偎，以后不能再吃、碰。",
        "Playing {kept}, which another player laid as a wei, would end chi and peng for this hand (放偎).",
    ),
    "bot_stays_unlimited": (
        "打{kept}就犯吃边打边，能胡的牌有限制。",
        "Playing {kept} right after the chi would limit what the hand may win with (吃边打边).",
    ),
    "bot_keeps_jiang": (
        "有了提或跑，胡牌要一对将；手里只有{kept}这一对。",
        "After a ti or pao a win needs a pair, and {kept} is the only pair in the hand.",
    ),
    "bot_lone_card": (
        "手里没有别的散牌和{card}搭得上。",
        "No other loose card of the hand goes with {card}.",
    ),
    "bot_partners_gone": (
        "能和{card}凑成一组的牌都露面了。",
        "The cards that would make a group with {card} have all been seen.",
    ),
    "bot_keeps_group": (
        "{kept}已经成了一组，{card}还没有。",
        "{kept} stands in a finished group, and {card} does not.",
    ),
    "bot_keeps_huxi": (
        "打{kept}比打{card}少{huxi}胡息。",
        "Playing {kept} would leave {huxi} huxi less than playing {card}.",
    ),
    "bot_keeps_pair": (
        "手里{kept}是一对，{card}只有一张。",
        "The hand holds a pair of {kept}, and only one {card}.",
    ),
    "bot_nearer": (
        "能和{kept}凑成一组的牌没露面的还有{more}张，能和{card}凑成一组的只有{live}张。",
        "Cards not seen yet that would make a group: {more} for {kept}, only {live} for {card}.",
    ),
    "bot_feeds_nobody": (
        "从露过的牌看，{card}没人能碰，下家也吃不了。",
        "By what has been seen, nobody can take {card} for a peng, nor the next player for a chi.",
    ),
    "bot_feeds_peng": (
        "从露过的牌看，{kept}可能有人碰，{card}没人能碰。",
        "By what has been seen, somebody might take {kept} for a peng, and nobody can take {card} so.",
    ),
    "bot_feeds_chi": (
        "从露过的牌看，下家可能吃{kept}，{card}吃不了。",
        "By what has been seen, the next player might take {kept} for a chi, and cannot take {card} so.",
    ),
    "bot_feeds_less": (
        "从露过的牌看，下家能拿来吃{kept}的搭法有{more}种，吃{card}的只有{ways}种。",
        "By what has been seen, the next player could eat {kept} in {more:way|ways}, {card} in only {ways}.",
    ),
    "bot_huxi": (
        "要了{card}多{huxi}胡息，离起胡还差{lacking}胡息。",
        "Taking {card} brings {huxi} more huxi; the hand is then {lacking} short of a win.",
    ),
    "bot_more_huxi": (
        "胡息已经够了，要了{card}再多{huxi}胡息。",
        "There are enough huxi for a win already, and taking {card} brings {huxi} more.",
    ),
    "bot_huxi_way": (
        "这样要，比另一种要法多{huxi}胡息。",
        "Taken in this way the card brings {huxi} more huxi than in the other.",
    ),
    "bot_no_huxi": (
        "要了这张不加胡息，离起胡还差{lacking}胡息。",
        "Taking the card brings no huxi, and the hand is still {lacking} short of a win.",
    ),
    "bot_loses_huxi": (
        "要了这张就拆了手里的组，少{huxi}胡息。",
        "Taking the card breaks up groups in the hand, for {huxi} huxi less.",
    ),
    "bot_last_copy": (
        "{card}四张都露面了，放过这张就再也没有。",
        "All copies of {card} have been seen: after this one no more will come.",
    ),
    "bot_joins": (
        "这样打，能再凑成一组的牌可以有{kinds}种，没露面的{live}张。",
        "This can leave {kinds:kind|kinds} of card that would finish one more group, {live} of them unseen.",
    ),
    "bot_joins_same": (
        "能再凑成一组的牌，换另一种打法也一样多：没露面的{live}张。",
        "As many unseen cards as with the other choice would finish one more group: {live}.",
    ),
    "bot_joins_fewer": (
        "光看成组，另一种打法还好些：能再凑成一组的牌，没露面的有{less}张，这样打是{live}张。",
        "For groups alone the other choice is better: {less} unseen cards would finish one more, against {live}.",
    ),
    "bot_groups": (
        "这样打，成了的组连摆出的可以有{groups}组。",
        "This can leave {groups:finished group|finished groups}, laid ones included.",
    ),
    "bot_groups_fewer": (
        "光看成组，另一种打法还好些：成了的组连摆出的有{others}组，这样打是{groups}组。",
        "For groups alone the other choice is better: {others} finished, laid ones included, against {groups}.",
    ),
    **{f"bot_groups_{pair}": _groups(*choices) for pair, choices in _PAIRS.items()},
    **{f"bot_joins_{pair}": _joins(*choices) for pair, choices in _PAIRS.items()},
}
"""Why one choice and not another (:mod:`hupai.zipai.bots.explanations`)."""

POSITION: Final[dict[str, Text]] = {
    "seen_huxi": (
        "现在有{huxi}胡息，{min}胡息起胡，还差{lacking}胡息。",
        "The hand has {huxi} huxi; a win needs {min}, so it is {lacking} short.",
    ),
    "seen_no_huxi": (
        "现在没有胡息；{min}胡息起胡，牌成了一点胡息也没有也能胡（无胡）。",
        "The hand has no huxi; a win needs {min}, or none at all (无胡).",
    ),
    "seen_waits": (
        "听{card}，没露面的还有{live}张。",
        "The hand waits for {card}: {live:copy|copies} not seen yet.",
    ),
    "seen_waits_partly": (
        "听{card}，其中{gone}都露面了，没露面的一共还有{live}张。",
        "The hand waits for {card}: all copies of {gone} have been seen, {live:copy is|copies are} not seen yet.",
    ),
    "seen_own_flip": (
        "{card}要自己翻出来才能胡。",
        "It wins on {card} only by its own flip.",
    ),
    "seen_chances": (
        "打出去就听牌的有{count}种，听得最多的有{live}张没露面。",
        "{count:choice leaves|choices leave} the hand waiting, at best for {live:unseen copy|unseen copies}.",
    ),
    "seen_copies": (
        "{card}没露面的还有{live}张。",
        "{live:copy|copies} of {card} not seen yet.",
    ),
    "seen_jiang": (
        "已经有提或跑，胡牌要留一对将；手里有{count}对。",
        "There is a ti or pao already, so a win needs a pair; the hand holds {count:pair|pairs}.",
    ),
    "seen_threat": (
        "{from}面前已有{count}组牌，看得到的有{huxi}胡息，要当心。",
        "Watch {from}: {count:group|groups} laid, with {huxi} huxi in sight.",
    ),
    "seen_raised": (
        "{from}举了手，举手的时候就已经听牌。",
        "The hand of {from} was raised, and it waited then.",
    ),
    "seen_wall": (
        "墩上只剩{count}张牌。",
        "Only {count:card is|cards are} left in the wall.",
    ),
}
"""What a player could see in a position before choosing (:mod:`hupai.zipai.bots.situation_facts`)."""

FACTS: Final[dict[str, Text]] = {**CHOSEN, **POSITION}

_KINGLESS: Final = (
    "bot_lone_card", "bot_partners_gone", "bot_nearer",
    "bot_joins", "bot_joins_same", "bot_joins_fewer", "bot_groups", "bot_groups_fewer",
    *(f"bot_{numbers}_{pair}" for numbers in ("groups", "joins") for pair in _PAIRS),
)  # fmt: skip
"""Sentences that leave kings out of account, and say so where there are any."""

FACT_VARIANTS: Final[dict[str, Variant]] = {
    **{
        code: Variant(lambda facts: "then" in facts, *_joined(_WAITS_NEXT, against))
        for code, against in _AGAINST.items()
    },
    **{code: _without_kings(CHOSEN[code]) for code in _KINGLESS},
    "bot_win_pays": Variant(
        lambda facts: "xing" in facts,
        "现在胡，能得{points}分，醒另算。",
        "Winning now brings {points:point|points}, bonus cards (省) not counted.",
    ),
    "bot_waits_for_more": Variant(
        lambda facts: "xing" in facts,
        "现在胡能得{points}分，醒另算；先不胡。",
        "Winning now would bring {points:point|points}, bonus cards (省) not counted; the hand plays on.",
    ),
    "bot_huxi": Variant(
        lambda facts: facts.get("lacking") == 0,
        "要了{card}多{huxi}胡息，胡息就够了。",
        "Taking {card} brings {huxi} more huxi, and that is enough huxi for a win.",
    ),
    "bot_no_huxi": Variant(
        lambda facts: facts.get("lacking") == 0,
        "要了这张不加胡息。",
        "Taking the card brings no huxi.",
    ),
    "seen_huxi": Variant(
        lambda facts: facts.get("lacking") == 0,
        "现在有{huxi}胡息，{min}胡息起胡，已经够了。",
        "The hand has {huxi} huxi; a win needs {min}, so there are enough.",
    ),
    "seen_waits": Variant(
        lambda facts: facts.get("live") == 0,
        "听{card}，可是都露面了。",
        "The hand waits for {card}, but all copies have been seen.",
    ),
    "seen_copies": Variant(
        lambda facts: facts.get("live") == 0,
        "{card}都露面了。",
        "All copies of {card} have been seen.",
    ),
    "seen_jiang": Variant(
        lambda facts: facts.get("count") == 0,
        "已经有提或跑，胡牌要一对将；手里还没有对子。",
        "There is a ti or pao already, so a win needs a pair; the hand holds none.",
    ),
    "seen_wall": Variant(
        lambda facts: facts.get("count") == 0,
        "墩上一张牌也没有了。",
        "No card is left in the wall.",
    ),
}
"""Other texts for a code, chosen by its facts."""
