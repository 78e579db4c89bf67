"""Several people at one device: who of them is to sit down before it, and what one of them may take back.

One of them sits; answers show what that seat sees. Where another one owes an answer, that one is *called*, and has to
sit down first. Whoever sits answers before the others, so that the device changes hands as seldom as it can; then they
are called in the order in which the rules ask them. What each answers to a lying card stays secret until all have, as
it does at a table of bots. That one was called says that one can do something with it: no device that people hand on
hides that.
"""

from __future__ import annotations

from hupai.session.matches import people
from hupai.table.match import Match
from hupai.table.seats import Seat, order_from


def called(match: Match, sitting: Seat | None) -> Seat | None:
    """Return who has to sit down before the match goes on; None where nobody has to.

    Where nobody sits and no person owes an answer, it is the next person in turn, who may then watch the bots.
    """
    seated = people(match)
    if len(seated) < 2 or match.hand.over:
        return None
    owing = [seat for seat in match.hand.to_act if seat in seated]
    if sitting in owing or (sitting is not None and not owing):
        return None
    in_turn = order_from(match.hand.table.turn, match.seats)
    return next(seat for seat in owing or in_turn if seat in seated)


def own_decisions(match: Match, sitting: Seat | None) -> list[int]:
    """Return where in the current hand's actions the decisions are that whoever sits may take back.

    Passes count, nobody else saw them. Among several people it is only what was decided since another one has, and
    nothing once the cards lie open: what others have seen cannot be taken back.
    """
    seated = people(match)
    movers = [(at, seat) for at, (seat, _) in enumerate(match.hand.actions) if seat in seated]
    if len(seated) < 2:
        return [at for at, _ in movers]
    if match.hand.over:
        return []
    others = [at for at, seat in movers if seat != sitting]
    return [at for at, _ in movers if not others or at > others[-1]]


def missed_from(match: Match, seat: Seat) -> int:
    """Return the first event of the current hand that a person may not have seen: what followed on their last decision,
    and was not part of it."""
    hand = match.hand
    own = [at for at, (mover, _) in enumerate(hand.actions) if mover == seat]
    if not own:
        return 0
    after = own[-1] + 1
    return hand.starts[after] if after < len(hand.starts) else len(hand.log)
