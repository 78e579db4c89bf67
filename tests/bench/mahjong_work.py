"""The work that is measured of the mahjong games: random hands, win checks, waits, distances and worths."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

from clock import Work

from hupai.mahjong.games import kawuxing, yibin, yongzhou
from hupai.mahjong.hand.shapes import WinShapes, tiles_to_ready
from hupai.mahjong.melds import is_run_start
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.rules.wilds import wilds_in
from hupai.mahjong.rules.win_claim import BY_DISCARD, BY_SELF, WinClaim
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import COPIES, DECK_136, KINDS, RANKS, SUITED, Kind, counts_of, next_in_order, tiles_of
from hupai.mahjong.turn.machine import begin, step
from hupai.mahjong.turn.seat_tiles import UNKNOWN, waits_of
from hupai.mahjong.turn.wins import own_win

GAMES = {"yongzhou": yongzhou.RULES, "kawuxing": kawuxing.RULES, "yibin": yibin.RULES}
TWELVE_WILDS = replace(yibin.RULES, wilds=12)
"""Hands with three or four wilds are common in this game only."""
SHAPES = WinShapes(seven_pairs=True, thirteen_orphans=True)
"""What the package ``mahjong`` knows."""

HANDS, CHECKS, LISTS, WORTHS = 100, 600, 300, 150
"""Items in one repetition of each kind of work."""

Seen = tuple[Table, int]
"""A table, and the seat that has drawn a tile."""


def random_hands(rules: MahjongRules, seed: int = 1) -> Work:
    """Whole hands of random legal actions, shuffle included, without events."""
    rng = Random(seed)
    deck = tiles_of(deck_of_rules(rules))

    def play(_: int) -> None:
        table = _dealt(rules, deck, rng)
        while table.result is None:
            _answer(table, rng)

    return Work(lambda: range(HANDS), play)


def win_checks(rules: MahjongRules, wilds: Sequence[int]) -> Work:
    """Checks whether the tile just drawn wins, each hand once."""
    hands = met_in_play(rules, wilds)
    return Work(lambda: list(islice(hands, CHECKS)), lambda seen: own_win(*seen) is not None)


def wait_lists(rules: MahjongRules, wilds: Sequence[int]) -> Work:
    """Lists all tiles that a hand of thirteen waits for, each hand once."""
    hands = met_in_play(rules, wilds)
    return Work(lambda: list(islice(hands, LISTS)), lambda seen: waits_of(*seen))


def met_in_play(rules: MahjongRules, wilds: Sequence[int], seed: int = 1) -> Iterator[Seen]:
    """One in ten of the hands with such a number of wilds that random play leads to, a tile just drawn.

    As in play, the engine's tables know other hands; what they know of this very hand is cleared.
    """
    rng = Random(seed)
    deck = tiles_of(deck_of_rules(rules))
    while True:
        table = _dealt(rules, deck, rng)
        while table.result is None:
            seat = table.turn
            if table.taken >= 0 and wilds_in(table.hands[seat], table.wilds) in wilds and rng.random() < 0.1:
                copy = table.clone()
                copy.waits[seat] = UNKNOWN
                yield copy, seat
            _answer(table, rng)


def distances(hands: Callable[[], Sequence[list[int]]]) -> Work:
    """How far thirteen tiles without wilds are from waiting, each hand once."""
    return Work(hands, lambda counts: tiles_to_ready(counts, 0, 0, SHAPES))


def dealt_hands(number: int = CHECKS, seed: int = 1) -> Callable[[], Sequence[list[int]]]:
    """Make hands of thirteen tiles of 136, other ones with every call."""
    rng = Random(seed)
    deck = tiles_of(DECK_136)
    return lambda: [counts_of(rng.sample(deck, 13)) for _ in range(number)]


def worths(rules: MahjongRules, claims: Callable[[], Sequence[WinClaim]]) -> Work:
    """What complete hands are worth, each hand once."""
    return Work(claims, lambda claim: rules.worth_of(claim))


def won_with_wilds(wilds: Sequence[int], seed: int = 1) -> Callable[[], Sequence[WinClaim]]:
    """Make complete hands of 宜宾麻将 with so many wilds, other ones with every call."""
    rng = Random(seed)

    def claims() -> list[WinClaim]:
        found: list[WinClaim] = []
        while len(found) < WORTHS:
            first, second = rng.sample(range(0, SUITED, RANKS), 2)
            tiles = _complete(rng, [*range(first, first + RANKS), *range(second, second + RANKS)])
            indicator = rng.randrange(SUITED)
            wild = next_in_order(indicator)
            number = rng.choice(wilds)
            tiles[:number] = [wild] * number
            if max(counts_of([*tiles, indicator])) <= COPIES and tiles.count(wild) == number:
                last = rng.choice(tiles)
                found.append(WinClaim(tuple(counts_of(tiles)), (), last, BY_DISCARD, wild, indicator))
        return found

    return claims


def won_hands(number: int = WORTHS, seed: int = 1) -> Callable[[], Sequence[list[Kind]]]:
    """Make complete hands of 136 tiles without wilds, shuffled, other ones with every call."""
    rng = Random(seed)

    def hands() -> list[list[Kind]]:
        found: list[list[Kind]] = []
        while len(found) < number:
            tiles = _complete(rng, range(KINDS))
            if max(counts_of(tiles)) <= COPIES:
                found.append(tiles)
        return found

    return hands


def as_claim(tiles: Sequence[Kind]) -> WinClaim:
    """Return the win of a complete hand with its last tile, drawn."""
    return WinClaim(tuple(counts_of(tiles)), (), tiles[-1], BY_SELF)


def _complete(rng: Random, kinds: Sequence[Kind]) -> list[Kind]:
    """Return four random melds and a pair of these kinds, shuffled; runs are twice as likely as triplets."""
    runs = [[kind, kind + 1, kind + 2] for kind in kinds if is_run_start(kind)]
    groups = [*runs, *runs, *([kind] * 3 for kind in kinds)]
    tiles = [kind for group in rng.choices(groups, k=4) for kind in group] + [rng.choice(kinds)] * 2
    rng.shuffle(tiles)
    return tiles


def _dealt(rules: MahjongRules, deck: list[Any], rng: Random) -> Table:
    rng.shuffle(deck)
    return begin(rules, deck, 0)


def _answer(table: Table, rng: Random) -> None:
    seat = table.pending[0]
    offers = table.offers[seat]
    step(table, seat, offers[int(rng.random() * len(offers))])
