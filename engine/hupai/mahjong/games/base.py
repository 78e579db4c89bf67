"""What the games of the family share: the rules every game starts from, and options that several offer."""

from __future__ import annotations

from hupai.mahjong.rules.ruleset import TIMES, MahjongRules, Valuation
from hupai.table.options import Option

NO_WORTHS = Valuation(
    best=lambda rules, claim: None, readings=lambda rules, claim: iter(()), whole="", counts=lambda rules: TIMES
)
"""In the base rules no hand wins: a game names its own list of worths."""

BASE = MahjongRules(game="", valuation=NO_WORTHS)
"""Four seats, 136 tiles, no wilds, four melds and a pair, nothing paid besides a win; a game names what differs."""

SESSION = Option("hands_per_session", (1, 2, 4, 8, 16), 8, "session.length")
FIRST_DEALER = Option("first_dealer", ("lot", "host"), "lot", "deal.dealer_first")
"""Options that several games offer, with the defaults most of them share."""
