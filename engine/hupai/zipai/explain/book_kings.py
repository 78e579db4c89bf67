"""Rules of the kings."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, Rule, practice, rule, seed
from hupai.zipai.explain.headings import FUGUI, KING, SPECIAL
from hupai.zipai.explain.rule_words import has_kings

KINGS: Final[tuple[Rule, ...]] = (
    rule(
        "king.stand",
        "kings",
        "王可以当任何牌，到胡牌时才定当什么，当哪张就算哪张的红黑；吃、碰、偎、跑、提都不能用王。",
        "A king stands for any card, chosen only when winning, and takes that card's colour; it takes part in no chi, "
        "peng, wei, pao or ti during play.",
        seed("S0", *KING),
        practice(),
        when=has_kings,
    ),
    rule(
        "king.groups",
        "kings",
        "胡牌时，王可以凑顺子、二七十、一二三、绞牌和将，可以把一张、一对凑成坎，把一对、坎、偎、臭偎凑成提；"
        "碰过的牌加王不成跑。",
        "When winning, kings complete any run, two-seven-ten, mixed three or pair; with them a single card or a pair "
        "makes a kan, and a pair, kan, wei or stale wei a ti. A laid peng never grows by a king.",
        practice(("有的地方碰过的牌加王也成跑。", "In some places a laid peng grows by a king too.")),
        when=has_kings,
    ),
    rule(
        "king.keep",
        "kings",
        "王不能打出，只能留在手里当别的牌。",
        "A king is never discarded; it stays in the hand.",
        seed("S0", *KING),
        seed("S0", *FUGUI, "【王霸】"),
        when=has_kings,
    ),
    rule(
        "king.drawn",
        "kings",
        "起手的王不用亮；从墩上翻到的王要亮给大家看，再拿进手里，然后打一张别的牌。",
        "Dealt kings stay hidden; a king flipped from the wall is shown and taken into the hand, and another card is "
        "played.",
        seed("S0", *KING),
        seed("S0", *FUGUI, "【王霸】"),
        when=has_kings,
    ),
    rule(
        "king.self_draw",
        "kings",
        "手里有王只能自摸：不能胡别人翻出、打出的牌，用别人的牌跑了也不能胡。",
        "Whoever holds a king wins only on an own flip: neither on a card of another player nor by a pao of it.",
        seed("S0", *KING),
        seed("S0", *FUGUI, "【王霸】"),
        when=has_kings,
    ),
    Rule(
        "king.call",
        "kings",
        (
            Case(
                (
                    "别的牌都已成组、随便来哪张都能胡时，轮到自己翻牌之前可以叫王钓；剩两张王、别的牌都成组时可以叫王闯，"
                    "不管胡息够不够。叫了以后，翻出的牌够胡息就胡，不够就照常打。",
                    "When all else is in groups and any card would win, the player may declare 王钓 before an own "
                    "flip; with both kings left and all else in groups also 王闯, whatever the huxi come to. The card "
                    "flipped then wins if the huxi suffice; otherwise play goes on as usual.",
                ),
                lambda rules: has_kings(rules) and rules.wang_chuang == "open",
            ),
            Case(
                (
                    "别的牌都已成组、随便来哪张都够胡息时，轮到自己翻牌之前可以叫王钓或王闯；叫了以后，翻出哪张胡哪张。",
                    "When all else is in groups and any card would bring enough huxi, the player may declare the king "
                    "(王钓 or 王闯) before an own flip; that card then wins, whatever it is.",
                ),
                has_kings,
            ),
        ),
        (
            seed(
                "S0",
                *SPECIAL,
                "王钓",
                says=(
                    "别的牌都成组、手里只剩一张王的时候，才能王钓。",
                    "王钓 needs all else in groups and a single king left.",
                ),
            ),
            seed(
                "S0",
                *SPECIAL,
                "王闯",
                says=(
                    "别的牌都成组、只剩两张王的时候，就可以王闯；没有说胡息。",
                    "王闯 is possible once all else is in groups and only both kings are left; it does not speak of "
                    "huxi.",
                ),
            ),
            practice(
                (
                    "轮到自己翻牌之前叫；多数地方来哪张都够胡息才能叫。",
                    "It is declared before an own flip; in most places only where every card brings enough huxi.",
                )
            ),
        ),
    ),
)

