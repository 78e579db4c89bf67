"""What families share of a match of two: what the two may agree for its end, and what that pays.

Points at which it ends, and more for whoever wins by little: what one is paid the other pays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hupai.table.match_end import Extra
from hupai.table.options import Option
from hupai.table.payments import Payment
from hupai.table.reason import Reason

DUEL: Final = 2
"""How many play a 单挑."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelEnd:
    """The fields that the rules of a family have for it."""

    session_cap: int = 0
    """Points at which a duel ends, the most that anybody wins in it; 0 is no such end (``session.cap``)."""
    low_double: int = 1
    """Factor on a duel that is won with fewer than ``low_double_below`` points; 1 is none (``session.double``)."""
    low_double_below: int = 50
    low_bonus: int = 0
    """Points that whoever wins a duel with fewer than ``low_bonus_below`` gets besides (``session.bonus``)."""
    low_bonus_below: int = 50


DUEL_END: Final = tuple(
    Option(name, choices, choices[0], rule, since="0.4.0", only_with=("seats", DUEL), at_match_end=True)
    for name, choices, rule in (
        ("session_cap", (0, 400, 600, 800, 1000, 2000, 5000, 10000), "session.cap"),
        ("low_double", (1, 2, 3, 4), "session.double"),
        ("low_double_below", (50, 10, 20, 30, 100), "session.double"),
        ("low_bonus", (0, 10, 20, 30, 50), "session.bonus"),
        ("low_bonus_below", (50, 10, 20, 30, 100), "session.bonus"),
    )
)
"""Its options."""


def ends_match(rules: DuelEnd, points: Sequence[int]) -> bool:
    """Return whether the match is over because somebody's points of all hands reach the cap (``session.cap``)."""
    return 0 < rules.session_cap <= max(points)


def match_extras(rules: DuelEnd, points: Sequence[int]) -> list[Extra]:
    """Return what is paid at the end of a match with these points, in order.

    A small win is doubled first (``session.double``), then gets its bonus if it is one still (``session.bonus``);
    nobody ends above the cap (``session.cap``).
    """
    won = max(points)
    if not won:
        return []
    winner, loser = points.index(won), points.index(min(points))
    found: list[Extra] = []
    if rules.low_double > 1 and won < rules.low_double_below:
        more = won * (rules.low_double - 1)
        facts = {"times": rules.low_double, "below": rules.low_double_below}
        found.append(_extra(loser, winner, more, Reason("low_doubled", "session.double", facts)))
        won += more
    if rules.low_bonus and won < rules.low_bonus_below:
        facts = {"below": rules.low_bonus_below}
        found.append(_extra(loser, winner, rules.low_bonus, Reason("low_bonus", "session.bonus", facts)))
        won += rules.low_bonus
    if 0 < rules.session_cap <= won:
        facts = {"cap": rules.session_cap}
        back = won - rules.session_cap
        found.append(_extra(winner, loser, back, Reason("session_cap", "session.cap", facts)))
    return found


def _extra(payer: int, payee: int, points: int, reason: Reason) -> Extra:
    """Return a payment for this reason, whose facts name what is paid."""
    facts = {"from": payer, "to": payee, "points": points, **reason.facts}
    return Extra(Payment(payer, payee, points, reason.code), Reason(reason.code, reason.rule, facts))
