"""Rules of the kings."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text
from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.zipai.explain.headings import FUGUI, KING, SPECIAL
from hupai.zipai.explain.rule_words import has_kings, some_kings
from hupai.zipai.rules.ruleset import ZipaiRules

_TWO: Final = ("一张叫王钓，剩两张叫王闯", "王钓 with one king left, 王闯 with two")
_THREE: Final = (
    "一张叫王钓，剩两张叫王闯，剩三张叫王炸",
    "王钓 with one king left, 王闯 with two, 王炸 with three",
)


def _call(names: str, names_en: str, open_when: str = "", open_names: str = "") -> Text:
    """Return the rule of the call with the forms that this deck knows, and those that may be declared in doubt."""
    zh = (
        f"别的牌都已成组、只剩王，随便来哪张都够胡息时（凑成的坎、提先按小字算），轮到自己翻牌之前可以叫王：剩{names}；"
        "叫了以后，翻出哪张胡哪张，照够胡息的最大一种算。"
    )
    en = (
        "When all other cards are in groups, only kings are left and any card would bring enough huxi (the kan or ti "
        f"it makes counts as a small one), the player may declare before their own flip: {names_en}. The flipped card "
        "then wins, whatever it is, in the best form that has enough huxi."
    )
    if not open_when:
        return zh, en
    return (
        f"{zh}{open_when}胡息不一定够也可以叫：翻出的牌够胡息就胡，不够就照常打。",
        f"{en} {open_names} may also be declared if the huxi might not suffice: the card flipped then wins if they do, "
        "and otherwise play goes on as usual.",
    )


def _two(rules: ZipaiRules) -> bool:
    """Whether the deck has exactly two kings."""
    return rules.kings == 2


def _is_open(rules: ZipaiRules) -> bool:
    """Whether 王闯 and 王炸 may be declared in doubt."""
    return rules.wang_chuang == "open"


KINGS: Final = chapter(
    "kings",
    rule(
        "king.stand",
        "王（王霸）可以当任何牌，到胡牌时才定当什么，当哪张就算哪张的红黑；打牌当中吃、碰、偎、跑、提都不能用王。",
        "A king can stand for any card. Which one is chosen only in the win, and the king then has that card's colour; "
        "during play no chi, peng, wei, pao or ti contains a king.",
        seed("S0", *KING),
        seed("S0", *FUGUI, "【王霸】"),
        practice(),
        when=has_kings,
    ),
    rule_by_case(
        "king.groups",
        Case(
            "胡牌时，王可以凑顺子、二七十、一二三、绞牌和将，可以把一张、一对凑成坎，三张王也成一坎；没有别的提、跑时，"
            "还可以把一张、一对、坎、偎、臭偎凑成提；碰过的牌加王不成跑。",
            "In a win, kings can complete any run, two-seven-ten, mixed three or pair. They make a single card "
            "or a pair a kan, and three kings are a kan too; in a hand without another ti or pao they make a "
            "single card, pair, kan, wei or stale wei a ti. A laid peng does not become a pao with a king.",
            some_kings(3),
        ),
        Case(
            "胡牌时，王可以凑顺子、二七十、一二三、绞牌和将，可以把一张、一对凑成坎；没有别的提、跑时，"
            "还可以把一对、坎、偎、臭偎凑成提；碰过的牌加王不成跑。",
            "In a win, kings can complete any run, two-seven-ten, mixed three or pair. They make a single card "
            "or a pair a kan and, in a hand without another ti or pao, a pair, kan, wei or stale wei a ti. A "
            "laid peng does not become a pao with a king.",
            has_kings,
        ),
        practice("有的地方碰过的牌加王也成跑。", "In some places a king makes a laid peng a pao too."),
    ),
    rule(
        "king.keep",
        "王不能打出，只能留在手里当别的牌。",
        "A king is never discarded; it stays in the hand to stand for another card.",
        seed("S0", *KING),
        seed("S0", *FUGUI, "【王霸】"),
        seed("S0", *SPECIAL),
        when=has_kings,
    ),
    rule(
        "king.drawn",
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
        "手里有王只能自摸：不能胡别人翻出、打出的牌，用别人的牌跑了也不能胡。",
        "A player who holds a king wins only on a card of their own flip, never on another player's card, not even "
        "after a pao of it.",
        seed("S0", *KING),
        seed("S0", *FUGUI, "【王霸】"),
        practice(
            "文档只说手里有王只能自摸；用别人的牌跑了也不能胡，是通行打法。",
            "The documents only say that with a king in hand one wins on one's own flip; that a pao of another's "
            "card does not win either is common practice.",
        ),
        when=has_kings,
    ),
    rule_by_case(
        "king.call",
        Case(*_call("一张叫王钓", "王钓 with one king left"), lambda rules: rules.kings == 1),
        Case(*_call(*_TWO, "剩两张王时，", "王闯"), lambda rules: _two(rules) and _is_open(rules)),
        Case(*_call(*_TWO), _two),
        Case(
            *_call(*_THREE, "剩两张、三张王时，", "王闯 and 王炸"),
            lambda rules: has_kings(rules) and _is_open(rules),
        ),
        Case(*_call(*_THREE), has_kings),
        seed("S0", *SPECIAL, "王钓").saying(
            "跑了或提了一条龙，别的牌都成组、手里只剩一张王的时候，才能王钓。",
            "王钓 needs a pao or ti, all other cards in groups and a single king left.",
        ),
        seed("S0", *SPECIAL, "王闯").saying(
            "别的牌都成组、只剩两张王的时候，就可以王闯；没有说胡息。",
            "王闯 is possible once all other cards are in groups and only the two kings are left; huxi are not "
            "mentioned.",
        ),
        practice(
            "翻出来照最大的一种算，不限于叫的那一种，是通行打法。",
            "That the best form which the card completes counts, whichever was declared, is common practice.",
        ),
        practice(
            "轮到自己翻牌之前叫，是通行打法；多数地方来哪张都够胡息才能叫。",
            "That it is declared before one's own flip is common practice; in most places it takes a hand for "
            "which every card brings enough huxi.",
        ),
    ),
    rule_by_case(
        "king.limit",
        Case(
            "按番限胡：手里的王（刚翻到的也算）有几张，番数乘起来至少要到几：一张 2，两张 4，三张 8，四张 16，"
            "不到不能胡，叫了王也一样；醒不帮忙凑番。",
            "With kings in hand, a king just flipped among them, the factors of a win must multiply to at "
            "least 2 for one king, 4 for two, 8 for three and 16 for four (按番限胡), a declared king win too. "
            "Bonus cards do not help.",
            lambda rules: has_kings(rules) and rules.limits_kings_by == "fan",
        ),
        Case(
            "按王限胡：手里有三张、四张王（刚翻到的也算），只能胡叫了王的；一张、两张自摸就能胡。",
            "With three or four kings in hand, a king just flipped among them, only a declared king win counts "
            "(按王限胡); with one or two any card of one's own flip may win.",
            lambda rules: has_kings(rules) and rules.limits_kings_by == "shape",
        ),
        Case(
            "三张王以下不限胡：手里有几张王都能胡，不要求番数；四王才按番限胡。",
            "With up to three kings in the deck a hand may win however many it holds; only a deck of four asks "
            "for a least factor (按番限胡).",
            lambda rules: has_kings(rules) and rules.king_limit == "usual",
        ),
        Case(
            "不限胡：手里有几张王都能胡，不要求番数。",
            "A hand may win however many kings it holds, whatever its factor (不限胡).",
            has_kings,
        ),
        practice(
            "四王多按番限胡；三张王以下多半不限。",
            "With four kings a least factor is usual; with up to three there is mostly no limit.",
        ),
    ),
)
