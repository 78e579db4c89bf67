"""How the seats of a described win stand, as text: ``me:revealed,piao next:piao opposite:won previous:discarder``.

Each word is a seat as the winner sees it, a colon and its marks, separated by commas. A seat that is not named has
none. Seats and marks may be in Chinese too: ``自己:明牌 下家:飘``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from hupai.mahjong.notation import check_length
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.seat_standing import SeatStanding
from hupai.table.errors import InvalidNotation
from hupai.table.seats import PLACES, Seat
from hupai.table.typed_text import reading

ME: Final = 0
"""The winner's seat; the others follow in turn order."""
OWN_PLACE: Final = "me"
REVEALED, PIAO, WON, DISCARDER, SUPPLIER = MARKS = ("revealed", "piao", "won", "discarder", "supplier")
"""What a seat may be: its hand lies open (明牌), it plays with 飘, it has won before, the tile is its own, and it
discarded what became the 杠 right before the discard that is won."""

SIGNS: Final[Mapping[str, str]] = {
    "自己": OWN_PLACE,
    "下家": "next",
    "对家": "opposite",
    "上家": "previous",
    "明牌": REVEALED,
    "飘": PIAO,
    "已胡": WON,
    "点炮": DISCARDER,
    "引杠": SUPPLIER,
}
"""The Chinese words for seats and marks."""


@dataclass(frozen=True, slots=True)
class SeatsState:
    """How the seats stand when a win is paid, the winner first."""

    standings: tuple[SeatStanding, ...]
    source: Seat | None
    """The seat whose tile is won, None for an own one."""
    supplier: Seat | None


def place_names(seats: int) -> tuple[str, ...]:
    """Return what the seats are called, the winner's first."""
    return (OWN_PLACE, *PLACES[seats])


def read_seats_state(rules: MahjongRules, text: str, *, by_another: bool, after_kong: bool = False) -> SeatsState:
    """Return how the seats stand.

    ``by_another`` tells whether the tile that is won is another seat's, ``after_kong`` whether its owner had just laid
    a 杠. If nobody is named as its owner, it is the nearest seat before the winner that still plays; where that decides
    what is paid, somebody has to be named. Raises InvalidNotation with the position of the wrong word or mark:
    ``seat_word``, ``unknown_place``, ``place_twice``, ``unknown_mark``, ``mark_twice``, ``mark_not_in_game``,
    ``mark_impossible``, ``too_many_won``, ``discarder_missing``.
    """
    check_length(text)
    with reading(text, text=text) as read:
        return _read(rules, read.text, by_another, after_kong)


def _read(rules: MahjongRules, text: str, by_another: bool, after_kong: bool) -> SeatsState:
    """Return what a text says that is read already."""
    marks: list[dict[str, int]] = [{} for _ in range(rules.seats)]
    for seat, mark, position in _marks(rules, text):
        if mark in marks[seat]:
            raise InvalidNotation("mark_twice", position=position, mark=mark)
        marks[seat][mark] = position
    _check(rules, text, marks, by_another, after_kong)
    standings = tuple(
        SeatStanding(playing=WON not in own, revealed=int(REVEALED in own), piao=PIAO in own) for own in marks
    )
    source = _owner(text, marks, standings) if by_another else None
    return SeatsState(standings, source, _with(marks, SUPPLIER))


def _marks(rules: MahjongRules, text: str) -> Iterator[tuple[Seat, str, int]]:
    """Yield every mark with its seat and its position."""
    places = place_names(rules.seats)
    named: set[str] = set()
    end = 0
    for word in text.split():
        start = text.index(word, end)
        end = start + len(word)
        place, colon, written = word.partition(":")
        seat = SIGNS.get(place, place)
        if not colon or not written:
            raise InvalidNotation("seat_word", position=start, word=word)
        if seat not in places:
            raise InvalidNotation("unknown_place", position=start, place=place, known=list(places))
        if seat in named:
            raise InvalidNotation("place_twice", position=start, place=place)
        named.add(seat)
        position = start + len(place) + 1
        for mark in re.split("[,、]", written):
            found = SIGNS.get(mark, mark)
            if found not in MARKS:
                raise InvalidNotation("unknown_mark", position=position, mark=mark, known=list(MARKS))
            yield places.index(seat), found, position
            position += len(mark) + 1


def _check(rules: MahjongRules, text: str, marks: list[dict[str, int]], by_another: bool, after_kong: bool) -> None:
    """Refuse marks that the game does not have or that contradict each other or the way the tile came."""
    in_game = {
        REVEALED: rules.reveal,
        PIAO: rules.piao != "off",
        WON: rules.wins_to_end > 1,
        DISCARDER: True,
        SUPPLIER: rules.gangpao_payer == "supplier",
    }
    for seat, own in enumerate(marks):
        for mark, position in own.items():
            if not in_game[mark]:
                raise InvalidNotation("mark_not_in_game", position=position, mark=mark)
            if not _possible(marks, seat, mark, by_another and (after_kong or mark != SUPPLIER)):
                raise InvalidNotation("mark_impossible", position=position, mark=mark)
    won = sorted(own[WON] for own in marks if WON in own)
    if len(won) >= rules.wins_to_end:
        raise InvalidNotation("too_many_won", position=won[rules.wins_to_end - 1], most=rules.wins_to_end - 1)


def _possible(marks: list[dict[str, int]], seat: Seat, mark: str, by_another: bool) -> bool:
    """Whether the seat can have this mark besides its others; one seat at most owns the tile or supplied the 杠."""
    if mark == WON:
        return seat != ME
    if mark not in (DISCARDER, SUPPLIER):
        return True
    if not by_another or _with(marks, mark) != seat:
        return False
    return mark == SUPPLIER or not (seat == ME or WON in marks[seat] or SUPPLIER in marks[seat])


def _with(marks: list[dict[str, int]], mark: str) -> Seat | None:
    """Return the seat with this mark that was named first, None if there is none."""
    found = [(own[mark], seat) for seat, own in enumerate(marks) if mark in own]
    return min(found)[1] if found else None


def _owner(text: str, marks: list[dict[str, int]], standings: tuple[SeatStanding, ...]) -> Seat:
    """Return the seat whose tile is won."""
    named = _with(marks, DISCARDER)
    if named is not None:
        return named
    playing = [seat for seat in range(1, len(standings)) if standings[seat].playing]
    if len({standings[seat] for seat in playing}) > 1 or _with(marks, SUPPLIER) is not None:
        raise InvalidNotation("discarder_missing", position=len(text.rstrip()))
    return playing[-1]
