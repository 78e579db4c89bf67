"""What the tiles of a 永州麻将 hand play as: 红中 for the wild's natural kind, or 红中 where a shape needs honours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hupai.mahjong.hand.orphans import thirteen_orphans
from hupai.mahjong.hand.scattered import scattered
from hupai.mahjong.hand.shapes import COMPLETE, MELDS
from hupai.mahjong.hand.tally import Tally, kinds_in, tally_of, tiles_in
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.rules.wilds import stands_in
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
    tally: Tally
    """The tally of the natural tiles."""


def played(rules: MahjongRules, claim: WinClaim) -> Played | None:
    """Return how the hand of a claim plays, None if it does not have the tiles of a complete hand."""
    laid, wild, last = len(claim.melds), claim.wild, claim.last
    counts = list(claim.hand)
    wilds = 0
    last_wild = False
    if wild >= 0:
        wilds, counts[wild] = counts[wild], 0
        last_wild = last == wild
        if stands_in(rules, wild):
            counts[wild], counts[RED] = counts[RED], 0
            if last == RED:
                last = wild
    tally = tally_of(counts)
    if tiles_in(tally) + wilds != COMPLETE - 3 * laid:
        return None
    return Played(counts, wilds, MELDS - laid, wild, last, last_wild, tally)


def scattered_shapes(rules: MahjongRules, claim: WinClaim, tiles: Played) -> Iterator[str]:
    """Yield the shapes without groups that fourteen tiles have: SEVEN_WINDS, SCATTERED, ORPHANS."""
    # None of them has more than one kind twice. Of 红中 there may be more than one: some play as they are printed.
    twice = tiles_in(tiles.tally) - kinds_in(tiles.tally)
    if claim.melds or twice > max(claim.hand[RED], 1) or not _has_honours(rules):
        return
    by_faces = [(list(claim.hand), 0)] if rules.scatter_wild == "face" else list(_with_jokers(rules, claim))
    if any(scattered(counts, rules.lan_gap) for counts, _ in by_faces):
        if _is_seven_winds(rules, claim):
            yield SEVEN_WINDS
        yield SCATTERED
    if any(thirteen_orphans(counts, wilds) for counts, wilds in by_faces):
        yield ORPHANS


def one_suit(rules: MahjongRules, claim: WinClaim, tiles: Played) -> str:
    """Return ``qing_yi_se`` if natural tiles and laid melds have one suit, ``hun_yi_se`` with honours, else nothing."""
    counts = tiles.counts
    shown = [any(counts[first : first + RANKS]) for first in (0, RANKS, 2 * RANKS)]
    if sum(shown) > 1:
        return ""
    honours = any(counts[SUITED:])
    for meld in claim.melds:
        kind = tiles.wild if meld.kind == RED and stands_in(rules, tiles.wild) else meld.kind
        if is_honour(kind):
            honours = True
        else:
            shown[kind // RANKS] = True
    if sum(shown) != 1:
        return ""
    return "hun_yi_se" if honours else "qing_yi_se"


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
