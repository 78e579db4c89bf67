"""What the tiles of a 永州麻将 hand play as: 红中 for the wild's natural kind, or 红中 where a shape needs honours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hupai.mahjong.hand.orphans import thirteen_orphans
from hupai.mahjong.hand.scattered import scattered
from hupai.mahjong.hand.shapes import COMPLETE, MELDS
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.rules.win_claim import ORPHANS, SCATTERED, SEVEN_WINDS, WinClaim
from hupai.mahjong.tiles import HONOURS, RANKS, RED, SUITED, Kind, is_honour


class Played(NamedTuple):
    """A hand as it plays in melds and pairs."""

    counts: list[int]
    """The natural tiles, 34 numbers; 红中 counts as the wild's kind."""
    wilds: int
    melds: int
    """Melds that the hand itself has to hold."""
    wild: Kind
    """The kind whose tiles are wild, -1 for none."""
    last: Kind
    """What the last tile plays as, -1 with the deal. If it is itself wild, its printed kind."""
    last_wild: bool
    """Whether the last tile is wild."""


def played(rules: MahjongRules, claim: WinClaim) -> Played | None:
    """Return how the hand of a claim plays, None if it does not have the tiles of a complete hand."""
    laid, wild, last = len(claim.melds), claim.wild, claim.last
    counts = list(claim.hand)
    if sum(counts) != COMPLETE - 3 * laid:
        return None
    wilds = 0
    last_wild = False
    if wild >= 0:
        wilds, counts[wild] = counts[wild], 0
        last_wild = last == wild
        if stands_in(rules, wild):
            counts[wild], counts[RED] = counts[RED], 0
            if last == RED:
                last = wild
    return Played(counts, wilds, MELDS - laid, wild, last, last_wild)


def stands_in(rules: MahjongRules, wild: Kind) -> bool:
    """Whether 红中 plays as the wild's kind: not if it is the wild itself."""
    return rules.stand_in and wild not in (-1, RED)


def scattered_shapes(rules: MahjongRules, claim: WinClaim) -> Iterator[str]:
    """Yield the shapes without groups that fourteen tiles have: SEVEN_WINDS, SCATTERED, ORPHANS."""
    if claim.melds or not _has_honours(rules):
        return
    by_faces = [(list(claim.hand), 0)] if rules.scatter_wild == "face" else list(_with_jokers(rules, claim))
    if any(scattered(counts, rules.lan_gap) for counts, _ in by_faces):
        if _is_seven_winds(rules, claim):
            yield SEVEN_WINDS
        yield SCATTERED
    if any(thirteen_orphans(counts, wilds) for counts, wilds in by_faces):
        yield ORPHANS


def suits_and_honours(rules: MahjongRules, claim: WinClaim, tiles: Played) -> tuple[int, bool]:
    """Return how many suits the natural tiles and the laid melds have, and whether they have honours."""
    counts = tiles.counts
    found = {first for first in range(0, SUITED, RANKS) if any(counts[first : first + RANKS])}
    honours = any(counts[SUITED:])
    for meld in claim.melds:
        kind = tiles.wild if meld.kind == RED and stands_in(rules, tiles.wild) else meld.kind
        if is_honour(kind):
            honours = True
        else:
            found.add(kind - kind % RANKS)
    return len(found), honours


def _has_honours(rules: MahjongRules) -> bool:
    """Whether the deck has all seven honours: with 112 tiles the shapes that need them do not exist."""
    return all(deck_of_rules(rules)[SUITED:])


def _with_jokers(rules: MahjongRules, claim: WinClaim) -> Iterator[tuple[list[int], int]]:
    """Yield the natural tiles and the number of wilds, by how many 红中 keep their face; the others play as the wild's.

    Yield nothing for a hand with three of a kind, which none of the shapes has.
    """
    natural, wild, wilds = list(claim.hand), claim.wild, 0
    if wild >= 0:
        wilds, natural[wild] = natural[wild], 0
    stand_ins = 0
    if stands_in(rules, wild):
        stand_ins, natural[RED] = natural[RED], 0
    if max(natural) > 2:
        return
    for faces in range(stand_ins + 1):
        counts = list(natural)
        counts[RED] += faces
        counts[wild] += stand_ins - faces
        yield counts, wilds


def _is_seven_winds(rules: MahjongRules, claim: WinClaim) -> bool:
    """Whether a scattered hand has each honour as a printed tile, among them a wild as itself.

    Two honours of a kind are not scattered. So if the wild is an honour, a second one may be a joker, and 红中 cannot
    stand for it.
    """
    hand = claim.hand
    if min(hand[SUITED:]) == 0:
        return False
    if rules.scatter_wild == "face" or claim.wild not in HONOURS:
        return True
    return not stands_in(rules, claim.wild) or hand[RED] == 1
