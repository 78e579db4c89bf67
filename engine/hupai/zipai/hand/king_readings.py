"""The readings of a win claim: what the kings stand for, and which triple the last card or a king makes a quad.

A reading fixes everything except the division of the loose cards; :mod:`hupai.zipai.hand.winning` compares them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hupai.zipai.cards import KINDS, KING, NUMBERS, Kind
from hupai.zipai.hand.automaton import LOAD_TRIPLE, Values, every_huxi
from hupai.zipai.hand.king_walks import walks_with_kings
from hupai.zipai.hand.win_claim import WinClaim
from hupai.zipai.melds import CHOU, JIANG, KAN, PAO, PENG, TI, WEI
from hupai.zipai.rules.fans import KING_SHAPES, WITH_A_KING
from hupai.zipai.rules.win_facts import BY_ANOTHER, BY_DISCARD, BY_SELF


@dataclass(frozen=True, slots=True)
class KingReading:
    """One choice of what the kings stand for and which triple became a quad."""

    loose: tuple[int, ...]
    """Copies of each kind to be divided, kings included as what they stand for."""
    upgrades: tuple[tuple[int, Kind, int], ...]
    """(group before, kind, group after)."""
    kings_as: tuple[Kind, ...]
    """What every king stands for."""
    loose_kings: tuple[Kind, ...]
    """What the kings among ``loose`` stand for."""
    grown_kings: tuple[Kind, ...]
    """Kinds of the triples that a king made quads."""
    extra: tuple[tuple[int, Kind, int], ...]
    """Groups fixed by an announced king win: (group, kind, kings)."""
    king_fan: str


GROUPS = (-1, JIANG, KAN, TI)
"""The group that one, two or three waiting kings make with the card to come."""


def king_readings(claim: WinClaim) -> Iterator[tuple[KingReading, Values]]:
    """Yield every reading of the claim with the 胡息 its loose cards can make."""
    card, kings = claim.card, claim.kings
    yield from _plain(claim, kings, card, (), "")
    if not claim.declared or card is None:
        return
    for waiting, shape in enumerate(KING_SHAPES[: KING_SHAPES.index(claim.declared) + 1], 1):
        if card != KING and waiting <= kings:
            yield from _plain(claim, kings - waiting, None, ((GROUPS[waiting], card, waiting),), shape)
        elif card == KING and waiting < kings:
            for kind in range(KINDS):
                extra = ((GROUPS[waiting], kind, waiting + 1),)
                yield from _plain(claim, kings - waiting - 1, None, extra, WITH_A_KING[shape])


def _plain(
    claim: WinClaim, kings: int, card: Kind | None, extra: tuple[tuple[int, Kind, int], ...], king_fan: str
) -> Iterator[tuple[KingReading, Values]]:
    """Yield the readings in which ``kings`` kings and ``card`` (if any) join the loose cards or a triple."""
    spent = tuple(kind for _, kind, number in extra for _ in range(number))
    placed = None if card == KING else card
    for by_card in card_upgrades(claim, placed):
        for by_king in king_upgrades(claim, kings, by_card):
            loose = [count if count < 3 else 0 for count in claim.counts[:KINDS]]
            if placed is not None and not by_card:
                loose[placed] += 1
            loads = [LOAD_TRIPLE if count == 3 and claim.by == BY_SELF else count for count in loose]
            letters = [loads[n] * 16 + loads[n + NUMBERS] for n in range(NUMBERS)]
            grown = tuple(kind for _, kind, _ in by_king)
            for stand, made in walks_with_kings(letters, kings - len(by_king)):
                whole = list(loose)
                for kind in stand:
                    whole[kind] += 1
                reading = KingReading(
                    tuple(whole), by_card + by_king, stand + grown + spent, stand, grown, extra, king_fan
                )
                yield reading, every_huxi(made)


_Upgrade = tuple[int, Kind, int]


def card_upgrades(claim: WinClaim, card: Kind | None) -> Iterator[tuple[_Upgrade, ...]]:
    """Yield "the winning card is used elsewhere" and, where possible, "it turns a triple into a quad".

    With another's card 坎 and 偎 become a 跑, with an own flip a 提; a laid 碰 becomes a 跑 unless the card was played
    from a hand (``pao.compulsory``). A 臭偎 never grows (``wei.stale``).
    """
    yield ()
    if card is None:
        return
    by_other = claim.by in BY_ANOTHER
    if claim.counts[card] == 3:
        yield ((KAN, card, PAO if by_other else TI),)
    elif any(meld[0] == WEI and meld[1] == card for meld in claim.laid):
        yield ((WEI, card, PAO if by_other else TI),)
    elif claim.by != BY_DISCARD and any(meld[0] == PENG and meld[1] == card for meld in claim.laid):
        yield ((PENG, card, PAO),)


def king_upgrades(claim: WinClaim, kings: int, taken: tuple[_Upgrade, ...]) -> Iterator[tuple[_Upgrade, ...]]:
    """Yield "no king makes a quad" and each triple a king may turn into a 提: 坎 or any 偎, never a 碰.

    There is room for one king-made quad at most, and only without another quad (``win.shape``, ``king.groups``).
    """
    yield ()
    if not kings or taken:
        return
    for kind in range(KINDS):
        if claim.counts[kind] == 3:
            yield ((KAN, kind, TI),)
    for group, kind, _, _ in claim.laid:
        if group in (WEI, CHOU):
            yield ((group, kind, TI),)
