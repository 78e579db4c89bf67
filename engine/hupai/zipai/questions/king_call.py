"""What declaring the king (叫王) pays with each card that the seat may flip next, and what not declaring pays.

A bonus card (醒) that is turned only after the win is left out; one that the winning card decides is counted.
"""

from __future__ import annotations

from hupai.table.questions import Asking, Sentence
from hupai.table.reason import Reason
from hupai.zipai.actions import DECLARE
from hupai.zipai.cards import KING, Kind, codes, format_cards
from hupai.zipai.hand.king_calls import king_call
from hupai.zipai.hand.seat_cards import add_to_hand
from hupai.zipai.hand.waits import win_claim_of
from hupai.zipai.hand.win_claim import WinClaim, laid_first
from hupai.zipai.hand.winning import best_win, xing_kind
from hupai.zipai.rules.win_facts import BY_SELF
from hupai.zipai.state import Table
from hupai.zipai.view.observation import Observation
from hupai.zipai.view.unseen import unseen_copies
from hupai.zipai.why.preview import own_table

Pays = dict[Kind, int]
"""What each loser pays, by the card that is flipped."""


def asks(asking: Asking) -> Reason | None:
    """Ask what both choices pay, where the king may be declared."""
    seen: Observation = asking.seen
    if DECLARE not in seen.legal:
        return None
    return Reason("ask_call", "king.call", {"name": king_call(own_table(seen), seen.seat)})


def answer(asking: Asking) -> list[Sentence]:
    """Return what the flip pays if the king is declared, and if not."""
    seen: Observation = asking.seen
    seat, t = seen.seat, own_table(seen)
    name = king_call(t, seat)
    t.drawn += 1
    kinds = [kind for kind, copies in enumerate(unseen_copies(seen)) if copies]
    called, silent = Pays(), Pays()
    last_card = t.drawn == len(t.wall)
    for kind in kinds:
        xing = xing_kind(seen.rules, kind, None, wall_empty=last_card)
        for pays, claim in (
            (called, win_claim_of(t, seat, BY_SELF, kind, xing, declared=name)),
            (silent, _undeclared(t, seat, kind, xing)),
        ):
            won = best_win(seen.rules, claim)
            if won is not None:
                pays[kind] = won.price.pay_each
    found = [*_sentences(called, kinds, name), *_sentences(silent, kinds, "")]
    if seen.rules.xing == "fan" and not last_card:
        found.append(Sentence(Reason("call_no_xing", "xing.when")))
    return found


def _sentences(pays: Pays, kinds: list[Kind], name: str) -> list[Sentence]:
    """Return what each loser pays by the card that is flipped, most first; ``name`` is what was declared if any."""
    rule, declared = ("king.call", {"name": name}) if name else ("king.self_draw", {})
    found = []
    for points in sorted({*pays.values(), 0} if len(pays) < len(kinds) else {*pays.values()}, reverse=True):
        flipped = [kind for kind in kinds if pays.get(kind, 0) == points]
        every = {"every": True} if len(flipped) == len(kinds) else {}
        facts = {**declared, "card": format_cards(flipped), **every}
        if points:
            reason = Reason("call_pays" if name else "silent_pays", rule, {**facts, "points": points})
        else:
            reason = Reason("call_fails" if name else "silent_fails", rule, facts)
        found.append(Sentence(reason, [] if every else codes(flipped)))
    return found


def _undeclared(t: Table, seat: int, kind: Kind, xing: int) -> WinClaim:
    """Return the win with a flip of this kind that was not announced: the seat lays what it has to, or takes a king."""
    if kind != KING:
        return laid_first(win_claim_of(t, seat, BY_SELF, kind, xing))
    after = t.clone()
    add_to_hand(after, seat, KING)
    return win_claim_of(after, seat, BY_SELF, None, xing)
