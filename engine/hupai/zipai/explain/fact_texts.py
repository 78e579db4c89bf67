"""What hints and reviews say about a position and a choice: a sentence for each fact a person at the seat could see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hupai.explain.language import Text

CHOSEN: Final[dict[str, Text]] = {
    "bot_waits": (
        "这样就听{card}，没露面的还有{live}张。",
        "The hand then waits for {card}: {live:copy|copies} not seen yet.",
    ),
    "bot_waits_more": (
        "这样就听{card}，没露面的还有{live}张，换第二好的走法只有{less}张。",
        "The hand then waits for {card}: {live:copy|copies} not seen yet, and only {less} with the next best choice.",
    ),
    "bot_waits_done": (
        "这样就听{card}，没露面的还有{live}张；实际走的这一步，一张也听不到。",
        "The hand then waits for {card}: {live:copy|copies} not seen yet, and none after what was done.",
    ),
    "bot_waits_more_done": (
        "这样就听{card}，没露面的还有{live}张；实际走的这一步只有{less}张。",
        "The hand then waits for {card}: {live:copy|copies} not seen yet, and only {less} after what was done.",
    ),
    "bot_waits_for_more": (
        "现在胡每家只付{pay_each}分，不急，等大的。",
        "Winning now would bring only {pay_each:point|points} from each; the hand can become worth more.",
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
    "bot_keeps_group": (
        "{kept}已经成了一组，{card}还没有。",
        "{kept} stands in a finished group, and {card} does not.",
    ),
    "bot_nearer": (
        "能和{kept}成组的牌没露面的还有{more}张，能和{card}成组的只有{live}张。",
        "Cards not seen yet that would make a group: {more} for {kept}, only {live} for {card}.",
    ),
    "bot_feeds": (
        "打{kept}比打{card}更容易被别人吃、碰。",
        "{kept} is likelier to be taken by another player than {card}.",
    ),
    "bot_huxi": (
        "要了{card}多{huxi}胡息，还差{lacking}胡息。",
        "Taking {card} brings {huxi} more huxi; {lacking} are lacking after it.",
    ),
    "bot_no_huxi": (
        "要了这张不加胡息，而胡息还差{lacking}。",
        "Taking the card brings no huxi, and {lacking} are still lacking.",
    ),
    "bot_loses_huxi": (
        "要了这张就拆了手里的组，少{huxi}胡息。",
        "Taking the card breaks up groups in the hand, for {huxi} huxi less.",
    ),
    "bot_last_copy": (
        "{card}四张都露面了，放过就再也没有。",
        "All copies of {card} have been seen: after this one no more will come.",
    ),
}
"""Why one choice and not another (:mod:`hupai.zipai.bots.explanations`)."""

POSITION: Final[dict[str, Text]] = {
    "seen_huxi": (
        "胡息现在有{huxi}，{min}起胡，还差{lacking}。",
        "The hand has {huxi} huxi; a win needs {min}, so {lacking} are lacking.",
    ),
    "seen_waits": (
        "听{card}，没露面的还有{live}张。",
        "The hand waits for {card}: {live:copy|copies} not seen yet.",
    ),
    "seen_chances": (
        "打出后能听牌的选择有{count}种，最多的听{live}张。",
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
        "{from}亮出{huxi}胡息、{count}组牌，要当心。",
        "Watch {from}: {count:group|groups} laid, worth {huxi} huxi.",
    ),
    "seen_raised": (
        "{from}举了手，已经听牌。",
        "A raised hand says that {from} waits already.",
    ),
    "seen_wall": (
        "墩上只剩{count}张牌。",
        "Only {count:card is|cards are} left in the wall.",
    ),
}
"""What a player could see in a position before choosing (:mod:`hupai.zipai.bots.situation_facts`)."""

FACTS: Final[dict[str, Text]] = {**CHOSEN, **POSITION}

FACT_VARIANTS: Final[dict[str, tuple[Callable[[Mapping[str, Any]], bool], Text]]] = {
    "bot_huxi": (
        lambda facts: facts.get("lacking") == 0,
        (
            "要了{card}多{huxi}胡息，胡息就够了。",
            "Taking {card} brings {huxi} more huxi, and that is enough for a win.",
        ),
    ),
    "seen_huxi": (
        lambda facts: facts.get("lacking") == 0,
        (
            "胡息现在有{huxi}，{min}起胡，已经够了。",
            "The hand has {huxi} huxi; a win needs {min}, so there are enough.",
        ),
    ),
}
"""Other texts for a code, chosen by its facts."""
