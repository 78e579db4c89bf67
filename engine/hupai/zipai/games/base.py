"""What the games of the family share: the rules every game starts from, and options that several offer."""

from __future__ import annotations

from hupai.table.json_object import Json
from hupai.table.options import Option, conflict
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.settlement import king_payments, usual_tun, win_payments

BASE = ZipaiRules(game="", tun_from_huxi=usual_tun, win_payments=win_payments, draw_payments=king_payments)
"""80 cards, 15 胡息, wins on flips only, every special rule off; a game names what it does differently."""

SESSION = Option("hands_per_session", (1, 2, 4, 8, 9, 10, 16, 20, 30), 8, "session.length")
CAP = Option("cap_per_loser", (0, 100, 300, 600), 0, "pay.cap")
WEI_HIDDEN = Option("wei_hidden", (True, False), True, "wei.compulsory", since="0.2.0")
TI_HIDDEN = Option("ti_hidden", ("off", "dealt", "flipped", "all"), "off", "ti.shown", since="0.2.0")
GUO_ZHANG = Option("guo_zhang", ("each", "both"), "each", "past.chi", since="0.3.0")
FIRST_DEALER = Option("first_dealer", ("lot", "host"), "lot", "deal.dealer_first", since="0.3.0")
RED_TO_DOT = Option("red_to_dot", (0, 13, 14), 0, "fan.red_to_dot")
RED_TO_BLACK = Option("red_to_black", (0, 15, 16), 0, "fan.red_to_black")
SELF_DRAW = Option("self_draw", (2, 1, 3), 2, "fan.self_draw")
BASE_BONUS = Option("base_bonus", (0, 1), 0, "pay.base_bonus")
MIN_HUXI = Option("min_huxi", (15, 18, 21), 15, "win.minimum")
WIN_ON_DISCARD = Option("win_on_discard", (False, True), False, "win.discard")
XING_OFFSET = Option("xing_offset", (1, 0, -1), 1, "xing.turned")
XING_VALUE = Option("xing_value", (1, 2, 3), 1, "xing.value")
RED_MIN = Option("red_min", (10, 11, 12, 13), 10, "fan.red")
"""Options that several games offer, with the defaults most of them share."""


def conflicts(rules: ZipaiRules) -> list[Json]:
    """Return the pairs of options that contradict each other in a game of the family, as problems."""
    pairs = (
        ("red_to_dot", "red_to_black", 0 < rules.red_to_black <= rules.red_to_dot),
        # Nobody can avoid discarding the kind of a 偎 that lies face down.
        ("fang_wei", "wei_hidden", rules.fang_wei and rules.wei_hidden),
        # A sitter lives on the 醒.
        ("xing", "seats", rules.xing == "off" and rules.sits),
        # What the sitter gets at least is a part of the cap.
        ("sitter_floor", "cap_per_loser", rules.sitter_floor and not rules.cap_per_loser),
    )
    return [conflict(rules, option, other) for option, other, contradict in pairs if contradict]
