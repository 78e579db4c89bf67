"""What whoever sits (坐醒) may count on, from what everybody sees: what 醒 pay, and what lies there that may become 醒.

Nobody at the table knows who waits; what is certain is told, as a number with its condition.
"""

from __future__ import annotations

from hupai.table.reason import Reason
from hupai.table.seats import Seat
from hupai.zipai.cards import KINDS, Kind, code, successor
from hupai.zipai.melds import meld_cards
from hupai.zipai.rules.fans import least_factor
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.sitting import in_turn, sitter_earns
from hupai.zipai.view.observation import Observation
from hupai.zipai.view.unseen import hidden_copies


def sitters_prospects(seen: Observation) -> list[Reason]:
    """Return what 醒 pay the sitter, and for each player the laid cards that may become 醒 and what those then pay."""
    found = [_each(seen.rules)]
    if seen.rules.xing == "fan" and seen.wall_left:
        found += [reason for seat in in_turn(seen.rules, seen.dealer) if (reason := _of_player(seen, seat)) is not None]
    return found


def _each(rules: ZipaiRules) -> Reason:
    """Return what one 醒 pays, or two where the winner hands on half of them."""
    count = 2 if rules.sitter_share == "winner" else 1
    paid = [sitter_earns(rules, count * rules.xing_value, times) for times in (1, rules.self_draw)]
    facts = {"count": count, "points": paid[0], "own": paid[1], "cap": rules.cap_per_loser}
    return Reason("sitter_each", "pay.sitter", facts)


def _of_player(seen: Observation, seat: Seat) -> Reason | None:
    """Return which laid cards of a player would be most 醒, by which turned card, and what a win then pays at least.

    The factor is at least that of another's flip, or of an own one where everybody saw that the player holds a king.
    """
    rules, hidden = seen.rules, hidden_copies(seen)
    laid = [kind for meld in seen.melds[seat] if meld[1] >= 0 for kind in meld_cards(meld)]
    best: tuple[int, int, Kind] = (0, 0, -1)
    for turned in range(KINDS):
        count = laid.count(successor(turned, rules.xing_offset))
        if count and hidden[turned] > 0:
            best = max(best, (count, hidden[turned], -turned))
    count, turned = best[0], -best[2]
    if not count:
        return None
    kings = seen.kings_shown[seat]
    times = max(rules.self_draw if kings else 1, least_factor(rules, kings))
    facts = {
        "from": seat,
        "turned": code(turned),
        "card": code(successor(turned, rules.xing_offset)),
        "count": count,
        "points": sitter_earns(rules, count * rules.xing_value, times),
        "huxi": seen.huxi[seat],
        "cap": rules.cap_per_loser,
    }
    return Reason("sitter_enough" if seen.huxi[seat] >= rules.min_huxi else "sitter_laid", "pay.sitter", facts)
