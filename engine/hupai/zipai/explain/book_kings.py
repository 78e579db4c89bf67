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
        "王（王霸）可以当任何牌，到胡牌时才定当什么，当哪张就算哪张的红黑；打牌当中吃、碰、偎、跑、提都不能用王。",
        "A king can stand for any card. Which one is chosen only in the win, and the king then has that card's colour; "
        "during play no chi, peng, wei, pao or ti contains a king.",
        seed("S0", *KING),
        seed("S0", *FUGUI, "【王霸】"),
        practice(),
        when=has_kings,
    ),
    rule(
        "king.groups",
        "kings",
        "胡牌时，王可以凑顺子、二七十、一二三、绞牌和将，可以把一张、一对凑成坎；没有别的提、跑时，"
        "还可以把一对、坎、偎、臭偎凑成提；碰过的牌加王不成跑。",
        "In a win, kings can complete any run, two-seven-ten, mixed three or pair. They make a single card or a pair a "
        "kan and, in a hand without another ti or pao, a pair, kan, wei or stale wei a ti. A laid peng does not become "
        "a pao with a king.",
        practice(("有的地方碰过的牌加王也成跑。", "In some places a king makes a laid peng a pao too.")),
        when=has_kings,
    ),
    rule(
        "king.keep",
        "kings",
        "王不能打出，只能留在手里当别的牌。",
        "A king is never discarded; it stays in the hand to stand for another card.",
        seed("S0", *KING),
        seed("S0", *FUGUI, "【王霸】"),
        seed("S0", *SPECIAL),
        when=has_kings,
    ),
    rule(
        "king.drawn",
        "kings",
        "起手的王不用亮；从墩上翻到的王要亮给大家看，再拿进手里，能胡可以胡，不胡就打一张别的牌。",
        "Dealt kings stay hidden. A king flipped from the wall is shown and taken into the hand; the player may win "
        "with it or discards another card.",
        seed("S0", *KING),
        seed("S0", *FUGUI, "【王霸】"),
        seed("S0", *SPECIAL),
        when=has_kings,
    ),
    rule(
        "king.self_draw",
        "kings",
        "手里有王只能自摸：不能胡别人翻出、打出的牌，用别人的牌跑了也不能胡。",
        "A player who holds a king wins only on a card of their own flip, never on another player's card, not even "
        "after a pao of it.",
        seed("S0", *KING),
        seed("S0", *FUGUI, "【王霸】"),
        practice(
            (
                "文档只说手里有王只能自摸；用别人的牌跑了也不能胡，是通行打法。",
                "The documents only say that with a king in hand one wins on one's own flip; that a pao of another's "
                "card does not win either is common practice.",
            )
        ),
        when=has_kings,
    ),
    Rule(
        "king.call",
        "kings",
        (
            Case(
                (
                    "别的牌都已成组、只剩王，随便来哪张都够胡息时，轮到自己翻牌之前可以叫王："
                    "剩一张叫王钓，剩两张叫王闯；叫了以后，翻出哪张胡哪张。剩两张王时，胡息不一定够也可以叫王闯："
                    "翻出的牌够胡息就胡，不够就照常打。",
                    "When all other cards are in groups, only kings are left and any card would bring enough huxi, the "
                    "player may declare before their own flip: 王钓 with one king left, 王闯 with two. The flipped "
                    "card then wins, whatever it is. 王闯 may also be declared if the huxi might not suffice: the card "
                    "flipped then wins if they do, and otherwise play goes on as usual.",
                ),
                lambda rules: has_kings(rules) and rules.wang_chuang == "open",
            ),
            Case(
                (
                    "别的牌都已成组、只剩王，随便来哪张都够胡息时，轮到自己翻牌之前可以叫王："
                    "剩一张叫王钓，剩两张叫王闯；叫了以后，翻出哪张胡哪张。",
                    "When all other cards are in groups, only kings are left and any card would bring enough huxi, the "
                    "player may declare before their own flip: 王钓 with one king left, 王闯 with two. The flipped "
                    "card then wins, whatever it is.",
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
                    "跑了或提了一条龙，别的牌都成组、手里只剩一张王的时候，才能王钓。",
                    "王钓 needs a pao or ti, all other cards in groups and a single king left.",
                ),
            ),
            seed(
                "S0",
                *SPECIAL,
                "王闯",
                says=(
                    "别的牌都成组、只剩两张王的时候，就可以王闯；没有说胡息。",
                    "王闯 is possible once all other cards are in groups and only the two kings are left; huxi are not "
                    "mentioned.",
                ),
            ),
            practice(
                (
                    "轮到自己翻牌之前叫，是通行打法；多数地方来哪张都够胡息才能叫。",
                    "That it is declared before one's own flip is common practice; in most places it takes a hand for "
                    "which every card brings enough huxi.",
                )
            ),
        ),
    ),
)
