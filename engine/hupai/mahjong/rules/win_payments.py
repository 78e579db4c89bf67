"""What a win costs whom: the payers, what each of them owes, and the birds turned after the win."""

from __future__ import annotations

from collections.abc import Sequence

from hupai.mahjong.rules.pair_factors import piao_factor, revealed_factor
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.seat_standing import SeatStanding, other_players
from hupai.mahjong.rules.win_claim import BY_DISCARD, BY_ROB, WinValue
from hupai.table.payments import Payment
from hupai.table.seats import Seat


def win_payments(
    rules: MahjongRules,
    winner: Seat,
    by: int,
    value: WinValue,
    source: Seat | None,
    standings: Sequence[SeatStanding],
    gang_supplier: Seat | None = None,
) -> list[Payment]:
    """Return what the payers of one win pay the winner (``pay.win``).

    ``source`` is the seat whose discard or 杠 was taken, None if the winner drew the tile. ``gang_supplier`` is the
    seat whose discard became the 明杠 right before a winning discard. Where several seats win on one tile, each win
    is paid by a call of its own, as if it were the only one.
    """
    why = "zimo" if source is None else "win"
    return [
        Payment(payer, winner, shares * _owed(rules, value, standings[winner], standings[payer]), why)
        for payer, shares in _payers(rules, winner, by, source, standings, gang_supplier)
    ]


def bird_payments(
    rules: MahjongRules,
    winner: Seat,
    by: int,
    hits: int,
    source: Seat | None,
    standings: Sequence[SeatStanding],
    gang_supplier: Seat | None = None,
) -> list[Payment]:
    """Return what the birds add to a win: a stake for each hit from everybody who pays the win (``pay.birds``).

    A seat that pays the win for others pays their birds as well.
    """
    payers = _payers(rules, winner, by, source, standings, gang_supplier) if hits else []
    return [Payment(payer, winner, shares * hits, "bird") for payer, shares in payers]


def _payers(
    rules: MahjongRules,
    winner: Seat,
    by: int,
    source: Seat | None,
    standings: Sequence[SeatStanding],
    gang_supplier: Seat | None,
) -> list[tuple[Seat, int]]:
    """Return who pays a win, and how many seats' shares each of them pays (``pay.win``).

    A drawn tile is paid by every other seat that has not won, a discard by the discarder alone.
    The seat whose 杠 is robbed pays alone too, by option the shares of all (``pay.rob``).
    """
    if source is None:
        return [(seat, 1) for seat in other_players(standings, winner)]
    payer = _one_payer(rules, winner, by, source, standings, gang_supplier)
    pays_for_all = (by == BY_ROB and rules.robbed_pays_all) or _fed(rules, standings[winner], standings[source])
    return [(payer, rules.seats - 1 if pays_for_all else 1)]


def _one_payer(
    rules: MahjongRules,
    winner: Seat,
    by: int,
    source: Seat,
    standings: Sequence[SeatStanding],
    gang_supplier: Seat | None,
) -> Seat:
    """Return who pays for the tile of another: its owner, or by option after 杠上炮 the supplier of the 杠.

    A supplier who is the winner or has won cannot pay; then the discarder does (``pay.gang_shang_pao``).
    """
    if by != BY_DISCARD or rules.gangpao_payer != "supplier" or gang_supplier is None:
        return source
    can_pay = gang_supplier != winner and standings[gang_supplier].playing
    return gang_supplier if can_pay else source


def _fed(rules: MahjongRules, winner: SeatStanding, source: SeatStanding) -> bool:
    """Whether a seat that was free to choose fed a revealed hand, which by option costs every share (``pay.feeder``).

    A revealed seat must discard what it draws, so it pays its own share only.
    """
    return rules.feed_rule == "feeder_pays_all" and winner.revealed > 0 and not source.revealed


def _owed(rules: MahjongRules, value: WinValue, winner: SeatStanding, payer: SeatStanding) -> int:
    """Return the stakes that one share of a win costs this payer (``pay.win``, ``pay.revealed``, ``pay.piao``).

    A cap of the multiplier includes 明牌. A cap of the fan is in the worth already, and 飘 is not capped (``pay.cap``).
    """
    owed = value.multiplier * revealed_factor(rules, winner, payer)
    if rules.cap and value.fan is None:
        owed = min(owed, rules.cap)
    return owed * piao_factor(rules, winner, payer)
