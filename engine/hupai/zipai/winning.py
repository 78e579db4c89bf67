"""Whether and how a hand wins: the division, the kings and the payment that is highest (rule book §2, §7, §8).

A complete hand is seven groups without a quad, or with k quads six groups including them and one pair, 将:
21 cards or 20 + k. The winning card may complete a set (碰 by another's card, 偎 by one's own), turn a
triple into a quad (跑, 提), or be used elsewhere beside the untouched triple (破跑胡). A king stands for any
card, chosen now. Among all of this the highest payment counts, then the higher 胡息.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from hupai.zipai.automaton import LOAD_PENG, LOAD_QUAD, LOAD_TRIPLE, walk
from hupai.zipai.cards import IS_RED, KING, KINDS, NUMBERS, Kind, successor
from hupai.zipai.dividing import Group, divisions
from hupai.zipai.fans import WANG_CHUANG, WANG_DIAO, WANG_DIAO_WANG, Fan
from hupai.zipai.melds import (
    CHI,
    CHOU,
    JIANG,
    KAN,
    PAO,
    PENG,
    SET_SIZE,
    TI,
    WEI,
    Meld,
    meld_cards,
    meld_huxi,
    set_huxi,
    shape,
)

if TYPE_CHECKING:
    from hupai.zipai.rules import ZipaiRules

BY_SELF, BY_OTHER, BY_DISCARD, BY_DEAL = range(4)
"""How the last card came: own flip, another's flip, another's discard, the deal."""

BY_NAMES = ("self", "other", "discard", "deal")

NO_XING, MOST = -1, -2
"""省 values that are no kind: none at all, and "whichever kind the winner holds most of"."""


@dataclass(frozen=True, slots=True)
class WinFacts:
    """What the price of a complete hand depends on."""

    huxi: int
    red: int
    xing: int
    by: int
    king_fan: str
    """``""`` or an announced king fan."""
    quads: int


@dataclass(frozen=True, slots=True)
class Price:
    """囤, fans and their product, and the points each loser pays."""

    tun: int
    fans: tuple[Fan, ...]
    multiplier: int
    pay_each: int
    capped: bool


@dataclass(frozen=True, slots=True)
class WonGroup:
    """One group of the winning hand; ``kings`` of its cards are kings."""

    group: int
    cards: tuple[Kind, ...]
    kings: int
    huxi: int
    laid: bool
    name: str


@dataclass(frozen=True, slots=True)
class Win:
    """A winning reading of a hand: its groups and what they pay."""

    groups: tuple[WonGroup, ...]
    huxi: int
    red: int
    xing_kind: int
    """The 省 kind, or NO_XING."""
    xing: int
    price: Price


@dataclass(frozen=True, slots=True)
class Claim:
    """A hand that might win: what lies, what is held, and the last card.

    ``counts`` are the 21 kinds in the hand without ``card``; ``card`` is the card to be placed, or None
    when everything is already in place (the deal, or a 提, 偎, 跑 just laid). ``xing`` is the 省 kind,
    NO_XING or MOST. ``declared`` says 王钓 or 王闯 was announced before the draw.
    """

    laid: tuple[Meld, ...]
    counts: tuple[int, ...]
    card: Kind | None
    by: int
    xing: int = NO_XING
    declared: bool = False


@dataclass(frozen=True, slots=True)
class _Reading:
    """One choice of what the kings are and which triple became a quad."""

    loose: tuple[int, ...]
    loads: tuple[int, ...]
    upgrades: tuple[tuple[int, Kind, int], ...]
    """(group before, kind, group after)."""
    kings_as: tuple[Kind, ...]
    extra: tuple[tuple[int, Kind, int], ...]
    """Groups fixed by an announced king win: (group, kind, kings)."""
    king_fan: str


def xing_kind(rules: ZipaiRules, card: Kind | None, turned: Kind | None, *, wall_empty: bool) -> int:
    """Return the 省 kind after a win on ``card`` (None: 天胡), or NO_XING or MOST (rule book §10.1).

    跟省 takes the winning card; 翻省 the neighbour of the turned card, or of the winning card when the
    wall is empty. Where a king would decide, it is the kind the winner holds most of.
    """
    if rules.xing == "off":
        return NO_XING
    if rules.xing == "gen":
        return MOST if card is None or card == KING else card
    if wall_empty:
        turned = card
        if turned is None:
            return MOST
    if turned is None:
        return NO_XING
    return MOST if turned == KING else successor(turned, rules.xing_offset)


def best_win(rules: ZipaiRules, claim: Claim) -> Win | None:
    """Return the reading of the claim that pays most, or None when it cannot win."""
    best: tuple[tuple[int, int], _Reading, Price, WinFacts, int] | None = None
    for reading, facts, kind in _evaluated(rules, claim):
        if facts.huxi < rules.min_huxi:
            continue
        price = rules.price(rules, facts)
        rank = (price.pay_each, facts.huxi)
        if best is None or rank > best[0]:
            best = (rank, reading, price, facts, kind)
    if best is None:
        return None
    _, reading, price, facts, kind = best
    return Win(
        groups=_groups(claim, reading, facts.huxi),
        huxi=facts.huxi,
        red=facts.red,
        xing_kind=kind,
        xing=facts.xing,
        price=price,
    )


def most_huxi(rules: ZipaiRules, claim: Claim) -> int | None:
    """Return the most 胡息 any complete reading has, minimum or not; None when the hand is incomplete."""
    return max((facts.huxi for _, facts, _ in _evaluated(rules, claim)), default=None)


def _evaluated(rules: ZipaiRules, claim: Claim) -> Iterator[tuple[_Reading, WinFacts, int]]:
    """Yield every complete reading with its facts and 省 kind."""
    kings = claim.counts[KING] + (claim.card == KING)
    if kings and claim.by in (BY_OTHER, BY_DISCARD):
        return
    laid_quads = sum(meld[0] in (TI, PAO) for meld in claim.laid) + claim.counts.count(4)
    cards = (
        sum(len(meld_cards(meld)) for meld in claim.laid)
        + sum(claim.counts)
        + (claim.card is not None)
    )
    fixed = _fixed_huxi(claim)
    whole = [0] * KINDS
    for meld in claim.laid:
        for card in meld_cards(meld):
            whole[card] += 1
    for kind in range(KINDS):
        whole[kind] += claim.counts[kind]
    if claim.card is not None and claim.card != KING:
        whole[claim.card] += 1
    for reading in _readings(claim, kings):
        outcome = walk([reading.loads[n] * 8 + reading.loads[n + NUMBERS] for n in range(NUMBERS)])
        quads = laid_quads + len(reading.upgrades)
        huxi = fixed
        for before, kind, after in reading.upgrades:
            huxi += set_huxi(after, kind) - set_huxi(before, kind)
        has_pair = False
        for group, kind, _ in reading.extra:
            huxi += set_huxi(group, kind)
            has_pair = has_pair or group == JIANG
        # Three cases of the loose cards: no pair, a pair, a pair and a king-made quad.
        for slot, gained in enumerate(outcome):
            if gained < 0:
                continue
            total_quads = quads + (slot == 2)
            pairs = has_pair + (slot > 0)
            if pairs != (total_quads > 0) or cards != (20 + total_quads if total_quads else 21):
                continue
            counts = list(whole)
            for kind in reading.kings_as:
                counts[kind] += 1
            red = sum(count for kind, count in enumerate(counts) if IS_RED[kind])
            xing, kind = _xing(claim, counts)
            yield (
                reading,
                WinFacts(huxi + gained, red, xing, claim.by, reading.king_fan, total_quads),
                kind,
            )


def _xing(claim: Claim, counts: Sequence[int]) -> tuple[int, int]:
    """Return how many 省 the complete hand has and for which kind."""
    if claim.xing == NO_XING:
        return 0, NO_XING
    kind = max(range(KINDS), key=lambda k: counts[k]) if claim.xing == MOST else claim.xing
    return min(counts[kind], 6), kind


def _fixed_huxi(claim: Claim) -> int:
    """Return the 胡息 that are certain: laid groups, 坎 and quads in the hand."""
    huxi = sum(map(meld_huxi, claim.laid))
    for kind in range(KINDS):
        if claim.counts[kind] == 3:
            huxi += set_huxi(KAN, kind)
        elif claim.counts[kind] == 4:
            huxi += set_huxi(TI, kind)
    return huxi


def _readings(claim: Claim, kings: int) -> Iterator[_Reading]:
    """Yield every choice of king values, of triples grown into quads, and of announced king wins."""
    loose = [count if count < 3 else 0 for count in claim.counts[:KINDS]]
    if not claim.declared:
        yield from _plain(claim, loose, kings, claim.card, (), "")
        return
    yield from _plain(claim, loose, kings, claim.card, (), "")
    card = claim.card
    if card is None:
        return
    if card == KING:
        for kind in range(KINDS):
            yield from _plain(claim, loose, kings - 2, None, ((JIANG, kind, 2),), WANG_DIAO_WANG)
        return
    yield from _plain(claim, loose, kings - 1, None, ((JIANG, card, 1),), WANG_DIAO)
    if kings == 2:
        yield from _plain(claim, loose, 0, None, ((KAN, card, 2),), WANG_CHUANG)


def _plain(
    claim: Claim,
    loose: list[int],
    kings: int,
    card: Kind | None,
    extra: tuple[tuple[int, Kind, int], ...],
    king_fan: str,
) -> Iterator[_Reading]:
    """Yield the readings in which ``kings`` kings and ``card`` (if any) join the loose cards or a triple."""
    spent = tuple(kind for _, kind, number in extra for _ in range(number))
    placed = card if card is not None and card != KING else None
    for values in combinations_with_replacement(range(KINDS), kings):
        joined = list(loose)
        for kind in values:
            joined[kind] += 1
        if placed is not None:
            joined[placed] += 1
        for upgrades in _upgrades(claim, values, placed):
            rest = list(joined)
            for _, kind, _ in upgrades:
                rest[kind] -= 1
            loads = tuple(
                _load(claim, kind, rest[kind], values.count(kind), placed == kind)
                for kind in range(KINDS)
            )
            yield _Reading(tuple(rest), loads, upgrades, values + spent, extra, king_fan)


def _load(claim: Claim, kind: Kind, copies: int, kings: int, drawn: bool) -> int:
    """Return the automaton's load of a kind (see ``LOAD_*``)."""
    if copies < 3:
        return copies
    if copies == 3:
        by_other = drawn and claim.by in (BY_OTHER, BY_DISCARD)
        return LOAD_PENG if by_other and not kings else LOAD_TRIPLE
    return copies + LOAD_QUAD - 4


def _upgrades(
    claim: Claim, values: tuple[Kind, ...], placed: Kind | None
) -> Iterator[tuple[tuple[int, Kind, int], ...]]:
    """Yield every set of triples that take the winning card or a king and become quads.

    The winning card makes 坎, 偎 a 跑 (by another) or 提 (by oneself) and a laid 碰 a 跑 unless it was
    played from a hand; a king makes 坎 or any 偎 a 提, never a 碰 (rule book §7.2).
    """
    options: list[tuple[int, Kind, int]] = []
    laid = {(meld[0], meld[1]) for meld in claim.laid if meld[0] != CHI}
    for kind in sorted({*values, *(() if placed is None else (placed,))}):
        if claim.counts[kind] == 3:
            before = KAN
        elif (WEI, kind) in laid:
            before = WEI
        elif (CHOU, kind) in laid:
            before = CHOU
        elif (PENG, kind) in laid:
            before = PENG
        else:
            continue
        if before == PENG:
            if kind == placed and claim.by != BY_DISCARD:
                options.append((PENG, kind, PAO))
        elif kind == placed and claim.by in (BY_OTHER, BY_DISCARD):
            options.append((before, kind, PAO))
        else:
            options.append((before, kind, TI))
    for mask in range(1 << len(options)):
        yield tuple(option for bit, option in enumerate(options) if mask >> bit & 1)


def _groups(claim: Claim, reading: _Reading, huxi: int) -> tuple[WonGroup, ...]:
    """Return the groups of the reading, the laid ones first, in the division that reaches ``huxi``."""
    groups: list[WonGroup] = []
    grown = {kind: (before, after) for before, kind, after in reading.upgrades}
    kings = list(reading.kings_as)
    for _, kind, number in reading.extra:
        for _ in range(number):
            kings.remove(kind)
    laid_kinds = set()
    for meld in claim.laid:
        group, what = meld[0], meld[1]
        if group != CHI and what in grown and grown[what][0] == group:
            laid_kinds.add(what)
            groups.append(_grown(claim, what, grown[what][1], kings, laid=True))
        else:
            groups.append(_made(group, what, 0, laid=True))
    for kind in range(KINDS):
        if claim.counts[kind] == 4:
            groups.append(_made(TI, kind, 0, laid=False))
        elif claim.counts[kind] == 3:
            if kind in grown and kind not in laid_kinds:
                groups.append(_grown(claim, kind, grown[kind][1], kings, laid=False))
            else:
                groups.append(_made(KAN, kind, 0, laid=False))
    for group, kind, number in reading.extra:
        groups.append(_made(group, kind, number, laid=False))
    rest = huxi - sum(group.huxi for group in groups)
    for group, what, number in _best_division(claim, reading, rest, kings):
        groups.append(_made(group, what, number, laid=False))
    return tuple(groups)


def _grown(claim: Claim, kind: Kind, group: int, kings: list[Kind], *, laid: bool) -> WonGroup:
    """Return the quad a triple became, taking a king unless the winning card itself made it."""
    by_king = kind != claim.card and kind in kings
    if by_king:
        kings.remove(kind)
    return _made(group, kind, int(by_king), laid=laid)


def _best_division(
    claim: Claim, reading: _Reading, huxi: int, kings: list[Kind]
) -> list[tuple[int, int, int]]:
    """Return the first division of the loose cards worth exactly ``huxi``: (group, what, kings in it)."""
    sets: dict[Kind, tuple[int, ...]] = {}
    for kind, load in enumerate(reading.loads):
        if load == LOAD_PENG:
            sets[kind] = (PENG,)
        elif load >= LOAD_TRIPLE:
            triple = KAN if kind in kings else WEI
            sets[kind] = (TI, triple) if load >= LOAD_QUAD else (triple,)
    for pair in (False, True):
        for division in divisions(reading.loose, sets, pair=pair):
            if _division_huxi(division) == huxi and _fits(claim, reading, division):
                return _with_kings(division, kings)
    raise AssertionError("the automaton found a division that the exact search did not")


def _fits(claim: Claim, reading: _Reading, division: tuple[Group, ...]) -> bool:
    """Whether the division has a pair exactly when the whole hand has a quad."""
    groups = [group for group, _ in division]
    quads = (
        sum(meld[0] in (TI, PAO) for meld in claim.laid)
        + claim.counts.count(4)
        + len(reading.upgrades)
        + groups.count(TI)
    )
    pairs = groups.count(JIANG) + sum(group == JIANG for group, _, _ in reading.extra)
    return pairs == (quads > 0)


def _division_huxi(division: tuple[Group, ...]) -> int:
    return sum(
        shape(what).huxi if group == CHI else set_huxi(group, what) for group, what in division
    )


def _with_kings(division: tuple[Group, ...], kings: list[Kind]) -> list[tuple[int, int, int]]:
    """Say which groups hold the kings: sets first, since their value may rest on them."""
    waiting = list(kings)
    placed: dict[int, int] = {}
    order = sorted(range(len(division)), key=lambda i: (division[i][0] == CHI, i))
    for index in order:
        group, what = division[index]
        cards = shape(what).cards if group == CHI else (what,) * SET_SIZE[group]
        for card in cards:
            if card in waiting:
                waiting.remove(card)
                placed[index] = placed.get(index, 0) + 1
    return [(group, what, placed.get(i, 0)) for i, (group, what) in enumerate(division)]


_SET_NAMES = ("ti", "pao", "wei", "chouwei", "kan", "peng", "", "jiang")


def _made(group: int, what: int, kings: int, *, laid: bool) -> WonGroup:
    if group == CHI:
        found = shape(what)
        return WonGroup(group, found.cards, kings, found.huxi, laid, found.name)
    cards = (what,) * SET_SIZE[group]
    return WonGroup(group, cards, kings, set_huxi(group, what), laid, _SET_NAMES[group])
