"""Random mahjong hands for tests: as dealt, near a win, and with many equal tiles."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hupai.mahjong.melds import is_run_start
from hupai.mahjong.tiles import COPIES, DECK_84, DECK_108, DECK_136, KINDS, Deck, code, counts_of, held_kinds, tiles_of

DECKS: tuple[Deck, ...] = (DECK_136, DECK_108, DECK_84)


def names(counts: list[int]) -> list[str]:
    """The natural tiles of a hand as the oracle writes them."""
    return [code(kind) for kind in held_kinds(counts)]


def random_hands(seed: str, number: int, size: int = 14) -> Iterator[tuple[list[int], int, int]]:
    """Hands of all sorts as (counts, wilds, laid melds); `size` is 14, or 13 for hands that wait."""
    rng = Random(seed)
    makers = (_dealt, _near_win, _near_pairs, _scattered, _orphans)
    for place in range(number):
        maker = makers[place % len(makers)]
        laid = 0 if maker in (_near_pairs, _scattered, _orphans) else rng.choice((0, 0, 1, 2, 3, 4))
        kinds = maker(rng, laid)
        rng.shuffle(kinds)
        wilds = rng.choice((0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8))
        kinds = kinds[: size - 3 * laid]
        wilds = min(wilds, len(kinds))
        kept = kinds[wilds:]
        if max(counts_of(kept), default=0) <= COPIES:
            yield counts_of(kept), wilds, laid


def _dealt(rng: Random, laid: int) -> list[int]:
    return rng.sample(tiles_of(rng.choice(DECKS)), 14 - 3 * laid)


def _near_win(rng: Random, laid: int) -> list[int]:
    """Melds and a pair in one or two suits, with up to two tiles changed."""
    first = rng.choice((0, 9, 18))
    groups = [(kind, kind + 1, kind + 2) for kind in range(first, first + 9) if is_run_start(kind)]
    groups += [(kind,) * 3 for kind in (*range(first, first + 9), *rng.sample(range(KINDS), 4))]
    kinds = [kind for _ in range(4 - laid) for kind in rng.choice(groups)]
    kinds += [rng.choice((*range(first, first + 9), 27, 33))] * 2
    return _changed(rng, kinds, rng.choice((0, 0, 1, 2)))


def _near_pairs(rng: Random, laid: int) -> list[int]:
    kinds = [kind for kind in rng.choices(range(KINDS), k=7) for _ in range(2)]
    return _changed(rng, kinds, rng.choice((0, 0, 1, 2)))


def _scattered(rng: Random, laid: int) -> list[int]:
    """Honours and tiles of each suit two to four ranks apart."""
    kinds = rng.sample(range(27, KINDS), rng.choice((5, 6, 7)))
    for first in (0, 9, 18):
        rank = rng.choice((0, 0, 1, 2, 3))
        while rank < 9:
            kinds.append(first + rank)
            rank += rng.choice((2, 3, 3, 3, 4, 5))
    rng.shuffle(kinds)
    return [*kinds, *rng.choices(range(KINDS), k=14)][:14]


def _orphans(rng: Random, laid: int) -> list[int]:
    wanted = [0, 8, 9, 17, 18, 26, *range(27, KINDS)]
    return _changed(rng, [*wanted, rng.choice(wanted)], rng.choice((0, 0, 1, 2)))


def _changed(rng: Random, kinds: list[int], number: int) -> list[int]:
    """The tiles with that many of them replaced by others."""
    rng.shuffle(kinds)
    return [*rng.choices(range(KINDS), k=number), *kinds[number:]]
