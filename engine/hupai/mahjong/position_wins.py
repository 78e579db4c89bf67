"""What a position leaves out because it follows from the rest: the worth of wins, and whether the actions are right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hupai.mahjong.actions import HU, NO_PIAO, PASS, PIAO, Action, format_action
from hupai.mahjong.position_contradictions import WIN_REASONS
from hupai.mahjong.position_reader import PositionReader, Win
from hupai.mahjong.result import WonHand
from hupai.mahjong.rules.ruleset import earlier_rules
from hupai.mahjong.rules.wilds import wilds_in
from hupai.mahjong.rules.win_claim import WinClaim
from hupai.mahjong.state import NO_LIMIT, PHASE_OPENING, PHASE_OVER, Table
from hupai.mahjong.tiles import COPIES
from hupai.mahjong.turn.claim_window import lay_for_all, open_window
from hupai.mahjong.turn.turn_offers import turn_offers
from hupai.mahjong.turn.wins import ben_jin_discarded, dealt_win, must_win, own_win, worth
from hupai.mahjong.view.observation import WAIT, Observation
from hupai.mahjong.view.own_table import own_table
from hupai.table.errors import InvalidNotation

Offers = Sequence[Action]


def complete_observation(seen: Observation, reader: PositionReader) -> Observation:
    """Return the observation with its wins and with the worth of the win that the seat is offered.

    Where the actions do not fit, the rules as earlier versions played them are tried as well.

    Raises InvalidNotation ``position_win_wrong`` (the hand does not win), ``position_action_wrong`` (the seat is not
    offered this action) or ``position_action_missing`` (it is offered one that is not listed).
    """
    refused: InvalidNotation | None = None
    for rules in (seen.rules, *earlier_rules(seen.rules)):
        try:
            return _completed(replace(seen, rules=rules), reader)
        except InvalidNotation as error:
            refused = refused or error
    assert refused is not None
    raise refused


def _completed(seen: Observation, reader: PositionReader) -> Observation:
    """Return the same by the rules of the observation alone."""
    seen = replace(seen, wins=tuple([_won(seen, win) for win in reader.wins]))
    offers, value = _question(own_table(seen), seen)
    if seen.phase == WAIT and seen.answer >= 0:
        if seen.answer not in offers:
            raise _impossible(seen.answer, reader.place("answer"))
        return seen
    for action in seen.legal:
        if action not in offers:
            raise _impossible(action, reader.place("legal"))
    for action in offers:
        if action not in seen.legal:
            place = reader.place("legal")
            raise InvalidNotation("position_action_missing", position=place, action=format_action(action))
    return replace(seen, worth=value)


def _impossible(action: Action, place: int) -> InvalidNotation:
    return InvalidNotation("position_action_wrong", position=place, action=format_action(action))


def _won(seen: Observation, win: Win) -> WonHand:
    """Return a win with its worth and what it earned."""
    hand = list(seen.open_hands[win.seat])
    if win.source is not None:
        hand[win.tile] += 1
    indicator = seen.turned[-1] if seen.turned else -1
    claim = WinClaim(
        hand=tuple(hand),
        melds=seen.melds[win.seat],
        last=win.tile,
        by=win.by,
        wild=seen.wilds[0] if seen.wilds else -1,
        indicator=indicator,
        revealed=seen.revealed[win.seat] > 0,
        ben_jin_discarded=ben_jin_discarded(seen.rules, seen.rivers[win.seat], indicator),
        **dict.fromkeys(win.flags, True),
    )
    value = seen.rules.worth_of(claim)
    if value is None:
        raise InvalidNotation("position_win_wrong", position=win.place, seat=win.seat)
    # A seat wins once, so everything that it was paid for a win was paid for this one.
    earned = [each for each in seen.payments if each.payee == win.seat and each.why in WIN_REASONS]
    return WonHand(win.seat, win.by, win.source, win.tile, win.moment, value, claim, tuple(earned))


def _question(t: Table, seen: Observation) -> tuple[Offers, int]:
    """Return the actions that the seat is offered, or of which it has answered one, and the worth of a win among them.

    A seat that must win is not asked: its answer stands.
    """
    seat = seen.seat
    if not any(seen.tiles):
        return (PIAO, NO_PIAO), NO_LIMIT
    if seen.live >= 0:
        lay_for_all(t, seen.live_seat, seen.live, seen.robbed)
        open_window(t)
        taken_by_itself = t.answers[seat] == HU and seen.phase == WAIT and seen.answer >= 0
        return [HU] if taken_by_itself else t.offers[seat], t.worths[seat]
    if seen.phase in (WAIT, PHASE_OVER):
        return (), NO_LIMIT
    if seen.phase == PHASE_OPENING:
        value = dealt_win(t, seat) if wilds_in(t.hands[seat], t.wilds) == COPIES else None
        return ((), NO_LIMIT) if value is None else ((PASS, HU), worth(t, seat, value))
    if t.taken >= 0:
        value = own_win(t, seat)
        if value is not None and must_win(t, seat):
            return (), NO_LIMIT
    else:
        value = None if t.discards else dealt_win(t, seat)
    return turn_offers(t, seat, may_win=value is not None), NO_LIMIT if value is None else worth(t, seat, value)
