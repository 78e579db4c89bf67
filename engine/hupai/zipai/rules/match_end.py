"""What two players may agree for the end of their match: points at which it ends, and more for whoever wins by little.

All of it is between the two of a duel: what one is paid the other pays.
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.table.match_end import Extra
from hupai.table.payments import Payment
from hupai.table.reason import Reason
from hupai.zipai.rules.ruleset import ZipaiRules


def ends_match(rules: ZipaiRules, points: Sequence[int]) -> bool:
    """Return whether the match is over because somebody's points of all hands reach the cap (``session.cap``)."""
    return 0 < rules.session_cap <= max(points)


def match_extras(rules: ZipaiRules, points: Sequence[int]) -> list[Extra]:
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
