"""永州扯胡子 with kings, usually two, for three, for two (单挑), or for four of whom one sits (坐醒).

Kings stand for anything and win by own flip only (S0 永州双王扯胡子规则).
"""

from __future__ import annotations

from dataclasses import replace

from hupai.table.duel import DUEL, DUEL_END
from hupai.table.options import NamedSet, Option
from hupai.zipai.games import base as family
from hupai.zipai.rules.ruleset import MAX_KINGS, SITTING

ID = "yongzhou"
NAME = ("永州双王扯胡子", "Yongzhou with two kings")
ABOUT = (
    "王可以当任何牌，平常两张，也可以选；手里有王只能自摸。",
    "Kings, two unless you choose otherwise, stand for any card; whoever holds one wins only on their own flip.",
)

RULES = replace(family.BASE, game=ID, kings=2, xing="fan", king_limit="usual", king_draw_penalty=5)

SETS = (
    NamedSet("four_kings_sitting", {"seats": SITTING, "kings": MAX_KINGS}),
    NamedSet("duel_aside", {"seats": DUEL, "buried": 20}),
    NamedSet("as_in_apps", {"base_bonus": 1, "xing_offset": 0}),
)
"""What rooms of the county are called; most apps count 15 胡息 as two 囤 and let the turned card name itself."""

CALLED = tuple(
    NamedSet(f"yongzhou_kings_{kings}", {"kings": kings}) for kings in range(MAX_KINGS + 1) if kings != RULES.kings
)
"""Other numbers of kings than the game's name says have names of their own."""

COMMON_OPTIONS = (
    family.MIN_HUXI,
    replace(family.BASE_BONUS, choices=(0, 1, 2, 3, 4)),
    family.WIN_ON_DISCARD,
    family.XING_OFFSET,
    family.XING_VALUE,
    family.RED_MIN,
    family.RED_TO_DOT,
    family.RED_TO_BLACK,
    family.SELF_DRAW,
    Option("tianhu", (1, 2), 1, "fan.tianhu"),
    replace(family.CAP, choices=(0, 100, 300, 600, 800, 1000)),
    family.SESSION,
    family.WEI_HIDDEN,
    family.TI_HIDDEN,
    family.GUO_ZHANG,
    family.FIRST_DEALER,
)
"""What both Yongzhou games let players choose."""

OPTIONS = (
    Option("seats", (3, 2, 4), 3, "deal.hands", since="0.4.0"),
    Option("kings", (2, 0, 1, 3, 4), 2, "deck.cards", since="0.4.0"),
    Option("buried", (0, 10, 20), 0, "deal.buried", since="0.4.0", only_with=("seats", DUEL)),
    Option("xing", ("fan", "gen", "off"), "fan", "xing.when"),
    *COMMON_OPTIONS,
    Option("king_draw_penalty", (5, 0, 10, 15), 5, "pay.kings"),
    Option("wang_chuang", ("sure", "open"), "sure", "king.call", since="0.3.0"),
    Option("sitter_share", ("losers", "winner"), "losers", "pay.sitter", since="0.4.0", only_with=("seats", SITTING)),
    Option(
        "sitter_dealer_share", (False, True), False, "pay.sitter_dealer", since="0.4.0", only_with=("seats", SITTING)
    ),
    Option("sitter_floor", (False, True), False, "pay.sitter_floor", since="0.4.0", only_with=("seats", SITTING)),
    Option("sitter_huangzhuang", ("none", "dealer"), "none", "pay.kings", since="0.4.0", only_with=("seats", SITTING)),
    *DUEL_END,
    Option("king_limit", ("usual", "off", "fan", "shape"), "usual", "king.limit", since="0.4.0"),
)
