"""What the games of the family share: the rules every game starts from, and options that several offer."""

from __future__ import annotations

from hupai.guihuzi.rules.prices import yuanjiang_price
from hupai.guihuzi.rules.ruleset import GuihuziRules
from hupai.table.duel import DUEL
from hupai.table.options import Option

BASE = GuihuziRules(game="", price=yuanjiang_price)
"""Three seats, five 硬息, each 门 worth one, every special rule off; a game names what it does differently."""

SEATS = Option("seats", (3, 2), 3, "deal.seats", since="0.4.0")
BURIED = Option("buried", (0, 10, 20), 0, "deal.buried", since="0.4.0", only_with=("seats", DUEL))
SESSION = Option("hands_per_session", (1, 2, 4, 8, 16), 8, "session.length")
"""Options that the games share; how many cards may lie aside differs."""
