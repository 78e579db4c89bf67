"""Is this hand won, what does it pay, what does it wait for: the calculators behind ``hupai score`` and the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict, Unpack

from hupai.mahjong.as_json.payments import PaymentAccount
from hupai.mahjong.as_json.score import value_json
from hupai.mahjong.described.hand import CopiesLeft, DescribedHand, read_hand
from hupai.mahjong.described.seats_state import ME, SeatsState, place_names, read_seats_state
from hupai.mahjong.described.win import DISCARD, SELF, DescribedWin, read_way, read_win
from hupai.mahjong.described.worth import judged, judged_claim, payments, waited_kinds
from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.result import HandResult, WonHand
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.win_claim import WinValue
from hupai.mahjong.tiles import Kind, code
from hupai.table.json_object import Json
from hupai.table.payments import totals
from hupai.table.reason import Reason
from hupai.table.seats import Reader

BY_WAIT: Final = ("self", "discard")
"""How a tile that a hand waits for may come."""


class WaitCircumstances(TypedDict, total=False):
    """What the tiles of a waiting hand do not show."""

    indicator: str | None
    """The tile turned up; needed in a game that turns one."""
    seats_state: str
    """How the seats stand: see :mod:`hupai.mahjong.described.seats_state`."""
    seen: str
    """Further tiles that cannot come any more."""


class Circumstances(TypedDict, total=False):
    """What the tiles of a win do not show."""

    indicator: str | None
    """The tile turned up; needed in a game that turns one."""
    seats_state: str
    """How the seats stand: see :mod:`hupai.mahjong.described.seats_state`."""
    calls: Sequence[str]
    """What no tile shows, such as ``first_round``: see :data:`hupai.mahjong.described.win.CALLS`."""


def score(rules: MahjongRules, laid: str, hand: str, win: str, by: str, **circumstances: Unpack[Circumstances]) -> Json:
    """Return whether the hand wins on ``win`` and, proved line by line, what each payer owes (points).

    ``laid`` names melds (``peng:111m gang:5555p``), ``hand`` the tiles held without the winning one, ``by`` how that
    came: ``self``, ``discard``, ``rob`` (抢杠), ``kong`` (drawn to replace a tile after a 杠), ``kong_discard``
    (discarded right after such a draw) or ``deal`` (天胡: ``win`` is empty). A hand that does not win has ``wins``
    false and ``why``. Raises InvalidNotation and InvalidRequest for anything that is not a hand of the game.
    """
    asked = read_win(
        rules,
        laid,
        hand,
        win,
        by,
        circumstances.get("indicator"),
        circumstances.get("seats_state", ""),
        circumstances.get("calls", ()),
    )
    waiting = [] if asked.tile < 0 else list(map(code, waited_kinds(asked.hand, asked.seats)))
    found = judged(asked)
    if isinstance(found, Reason):
        return {"wins": False, "why": VOCABULARY.reason_json(found), "waits": waiting}
    worth = value_json(rules, judged_claim(asked), found)
    return {
        "wins": True,
        **worth,
        "lines": [*worth["lines"], *_payment_lines(asked, found)],
        **_payment_json(asked, found),
        "waits": waiting,
    }


def waits(
    rules: MahjongRules, laid: str, hand: str, by: str | None = None, **circumstances: Unpack[WaitCircumstances]
) -> Json:
    """Return the tiles the hand waits for, each with the copies left and what it wins if drawn or discarded.

    ``by`` is ``self`` or ``discard`` and leaves the other one out; without it both are told.
    """
    ways = BY_WAIT if by is None else (by,)
    for name in ways:
        read_way(name, BY_WAIT)
    copies = CopiesLeft(rules)
    held = read_hand(rules, laid, hand, circumstances.get("indicator"), copies)
    copies.take_all(circumstances.get("seen", ""))
    seats = read_seats_state(rules, circumstances.get("seats_state", ""), by_another="discard" in ways)
    rows = [_wait_json(held, seats, kind, copies.left[kind], ways) for kind in waited_kinds(held, seats)]
    found = [row for row in rows if row["self"] or row["discard"]]
    return {"waits": found, "left": sum(row["left"] for row in found)}


def _wait_json(hand: DescribedHand, seats: SeatsState, kind: Kind, left: int, ways: Sequence[str]) -> Json:
    """Return a row of the tiles a hand waits for; ``why_not`` tells why a discard of the tile does not win."""
    row: Json = {"tile": code(kind), "left": left, "self": None, "discard": None, "why_not": None}
    if "self" in ways:
        win = DescribedWin(hand, SELF, kind, seats)
        drawn = judged(win)
        row["self"] = None if isinstance(drawn, Reason) else _worth_json(win, drawn)
    if "discard" in ways:
        win = DescribedWin(hand, DISCARD, kind, seats)
        found = judged(win)
        if isinstance(found, Reason):
            row["why_not"] = VOCABULARY.reason_json(found)
        else:
            row["discard"] = _worth_json(win, found)
    return row


def _worth_json(win: DescribedWin, value: WinValue) -> Json:
    """Return what a win is worth, without its proof."""
    return {
        "names": [item.id for item in value.items],
        "fan": value.fan,
        "multiplier": value.multiplier,
        **_payment_json(win, value),
    }


def _payment_lines(win: DescribedWin, value: WinValue) -> list[Json]:
    """Return what each payer owes, with the rule and what the sum is made of."""
    rules, owed = win.hand.rules, tuple(payments(win, value))
    source = win.seats.source if win.way.is_anothers else None
    won = WonHand(ME, win.way.by, source, win.tile, 1, value, judged_claim(win), owed)
    scores = totals(owed, rules.seats)
    result = HandResult((won,), False, None, owed, scores, win.seats.standings)
    return PaymentAccount(rules, result).lines(Reader(ME, rules.seats))


def _payment_json(win: DescribedWin, value: WinValue) -> Json:
    """Return who pays and how much; ``pay_each`` is null where payers owe different amounts."""
    owed = payments(win, value)
    amounts = {payment.points for payment in owed}
    payers = "all"
    if win.way.is_anothers:
        payers = "discarder" if owed[0].payer == win.seats.source else "supplier"
    places = place_names(win.hand.rules.seats)
    return {
        "pay_each": amounts.pop() if len(amounts) == 1 else None,
        "payers": payers,
        "pays": [{"seat": places[payment.payer], "points": payment.points} for payment in owed],
    }
