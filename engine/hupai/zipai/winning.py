"""Whether and how a hand wins: the division, the kings and the payment that is highest (rule book §2, §7, §8).

A complete hand is seven groups without a quad, or with k quads six groups including them and one pair, 将:
21 cards or 20 + k. The winning card may complete a set (碰 by another's card, 偎 by one's own), turn a
triple into a quad (跑, 提), or be used elsewhere beside the untouched triple (破跑胡). A king stands for any
card, chosen now. Among all of this the highest payment counts, then the higher 胡息.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hupai.zipai.automaton import LOAD_TRIPLE, Outcome, walks_with_kings
from hupai.zipai.cards import IS_RED, KINDS, KING, NUMBERS, Kind, successor
from hupai.zipai.claim import (
    BY_DISCARD,
    BY_OTHER,
    BY_SELF,
    MAX_XING,
    MOST,
    NO_XING,
    Claim,
    Price,
    Win,
    WinFacts,
    WonGroup,
)
from hupai.zipai.dividing import Group, divisions
from hupai.zipai.fans import WANG_CHUANG, WANG_DIAO, WANG_DIAO_WANG
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
    meld_cards,
    meld_huxi,
    set_huxi,
    shape,
)

if TYPE_CHECKING:
    from hupai.zipai.rules import ZipaiRules


@dataclass(frozen=True, slots=True)
class _Reading:
    """One choice of what the kings are and which triple became a quad."""

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
    if claim.kings and claim.by in (BY_OTHER, BY_DISCARD):
        return
    laid_quads = sum(meld[0] in (TI, PAO) for meld in claim.laid) + claim.counts.count(4)
    whole = _all_cards(claim)
    cards = sum(whole) + claim.kings
    fixed = _fixed_huxi(claim)
    for reading, outcome in _readings(claim):
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
            quads = laid_quads + len(reading.upgrades) + (slot == 2)
            pairs = has_pair + (slot > 0)
            if pairs != (quads > 0) or cards != (20 + quads if quads else 21):
                continue
            counts = list(whole)
            for kind in reading.kings_as:
                counts[kind] += 1
            red = sum(count for kind, count in enumerate(counts) if IS_RED[kind])
            xing, kind = _xing(claim, counts)
            facts = WinFacts(huxi + gained, red, xing, claim.by, reading.king_fan, quads)
            yield reading, facts, kind


def _all_cards(claim: Claim) -> list[int]:
    """Return how many of each of the 20 kinds the complete hand holds, kings aside."""
    whole = list(claim.counts[:KINDS])
    for meld in claim.laid:
        for card in meld_cards(meld):
            whole[card] += 1
    if claim.card is not None and claim.card != KING:
        whole[claim.card] += 1
    return whole


def _xing(claim: Claim, counts: Sequence[int]) -> tuple[int, int]:
    """Return how many 省 the complete hand has and for which kind."""
    if claim.xing == NO_XING:
        return 0, NO_XING
    kind = max(range(KINDS), key=lambda k: counts[k]) if claim.xing == MOST else claim.xing
    return min(counts[kind], MAX_XING), kind


def _fixed_huxi(claim: Claim) -> int:
    """Return the 胡息 that are certain: laid groups, 坎 and quads in the hand."""
    huxi = sum(map(meld_huxi, claim.laid))
    for kind in range(KINDS):
        if claim.counts[kind] == 3:
            huxi += set_huxi(KAN, kind)
        elif claim.counts[kind] == 4:
            huxi += set_huxi(TI, kind)
    return huxi


def _readings(claim: Claim) -> Iterator[tuple[_Reading, Outcome]]:
    """Yield every choice of king values, of triples grown into quads, and of announced king wins."""
    card, kings = claim.card, claim.kings
    yield from _plain(claim, kings, card, (), "")
    if not claim.declared or card is None or not kings:
        return
    if card != KING:
        yield from _plain(claim, kings - 1, None, ((JIANG, card, 1),), WANG_DIAO)
        if kings == 2 and claim.declared == WANG_CHUANG:
            yield from _plain(claim, 0, None, ((KAN, card, 2),), WANG_CHUANG)
    elif kings == 2:
        for kind in range(KINDS):
            yield from _plain(claim, 0, None, ((JIANG, kind, 2),), WANG_DIAO_WANG)


def _plain(
    claim: Claim, kings: int, card: Kind | None, extra: tuple[tuple[int, Kind, int], ...], king_fan: str
) -> Iterator[tuple[_Reading, Outcome]]:
    """Yield the readings in which ``kings`` kings and ``card`` (if any) join the loose cards or a triple."""
    spent = tuple(kind for _, kind, number in extra for _ in range(number))
    placed = None if card == KING else card
    for by_card in _card_upgrades(claim, placed):
        for by_king in _king_upgrades(claim, kings, by_card):
            loose = [count if count < 3 else 0 for count in claim.counts[:KINDS]]
            if placed is not None and not by_card:
                loose[placed] += 1
            loads = [
                LOAD_TRIPLE if count == 3 and claim.by == BY_SELF else count for count in loose
            ]
            letters = [loads[n] * 8 + loads[n + NUMBERS] for n in range(NUMBERS)]
            grown = tuple(kind for _, kind, _ in by_king)
            for values, outcome in walks_with_kings(letters, kings - len(by_king)):
                whole = list(loose)
                for kind in values:
                    whole[kind] += 1
                reading = _Reading(
                    tuple(whole), by_card + by_king, values + grown + spent, values, grown, extra, king_fan
                )
                yield reading, outcome


_Upgrade = tuple[int, Kind, int]


def _card_upgrades(claim: Claim, card: Kind | None) -> Iterator[tuple[_Upgrade, ...]]:
    """Yield "the winning card is used elsewhere" and, where it may, "it turns a triple into a quad".

    坎 and 偎 become a 跑 (another's card) or a 提 (own flip), a laid 碰 a 跑 unless the card was played from a
    hand; the fourth card of a 臭偎 was passed before and is gone (rule book §4.3, §5).
    """
    yield ()
    if card is None:
        return
    by_other = claim.by in (BY_OTHER, BY_DISCARD)
    if claim.counts[card] == 3:
        yield ((KAN, card, PAO if by_other else TI),)
    elif any(meld[0] == WEI and meld[1] == card for meld in claim.laid):
        yield ((WEI, card, PAO if by_other else TI),)
    elif claim.by != BY_DISCARD and any(meld[0] == PENG and meld[1] == card for meld in claim.laid):
        yield ((PENG, card, PAO),)


def _king_upgrades(
    claim: Claim, kings: int, taken: tuple[_Upgrade, ...]
) -> Iterator[tuple[_Upgrade, ...]]:
    """Yield "no king makes a quad" and each triple a king may turn into a 提: 坎 or any 偎, never a 碰.

    One at most: there is room for a king-made quad only without another one (rule book §2, §7.2).
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


def _groups(claim: Claim, reading: _Reading, huxi: int) -> tuple[WonGroup, ...]:
    """Return the groups of the reading, the laid ones first, in the division that reaches ``huxi``."""
    groups: list[WonGroup] = []
    grown = {(before, kind): after for before, kind, after in reading.upgrades}
    held = [
        (KAN if claim.counts[kind] == 3 else TI, kind)
        for kind in range(KINDS)
        if claim.counts[kind] >= 3
    ]
    laid = [(meld[0], meld[1]) for meld in claim.laid]
    for place, is_laid in ((laid, True), (held, False)):
        for group, what in place:
            after = grown.get((group, what), group)
            by_king = after != group and what in reading.grown_kings
            groups.append(_made(after, what, int(by_king), laid=is_laid))
    for group, kind, number in reading.extra:
        groups.append(_made(group, kind, number, laid=False))
    rest = huxi - sum(group.huxi for group in groups)
    for group, what, number in _best_division(claim, reading, rest):
        groups.append(_made(group, what, number, laid=False))
    return tuple(groups)


def _best_division(claim: Claim, reading: _Reading, huxi: int) -> list[tuple[int, int, int]]:
    """Return the first division of the loose cards worth exactly ``huxi``: (group, what, kings in it)."""
    sets: dict[Kind, tuple[int, ...]] = {}
    for kind, copies in enumerate(reading.loose):
        if copies >= 3:
            kings = reading.loose_kings.count(kind)
            if claim.by in (BY_OTHER, BY_DISCARD):
                triple = PENG
            else:
                triple = KAN if kings else WEI
            sets[kind] = (TI, triple) if kings and copies > 3 else (triple,)
    for pair in (False, True):
        for division in divisions(reading.loose, sets, pair=pair):
            if _division_huxi(division) == huxi and _fits(claim, reading, division):
                return _with_kings(division, reading.loose_kings)
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


def _with_kings(division: tuple[Group, ...], kings: Sequence[Kind]) -> list[tuple[int, int, int]]:
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
