"""Perft: how many action sequences of a given length a position allows, counted by the engine.

``perft/<game>.txt`` holds the counts of fixed deals, one deal a line: seed or whole deck, dealer, how many random
actions are played first, then the counts for lengths 1, 2, 3 … (seats answer in the order they are listed); a changed
count means that the rules changed. ``perft/<game>+<option>=<value>,….txt`` has counts under house rules, and GAME may
be written like that everywhere. ``python -m tests.engine.perft GAME SEED DEALER BEFORE DEPTH`` counts one deal; GAME
alone writes the file of a new game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from string import ascii_lowercase
from typing import TypeVar

from hupai.cli.options import chosen_options
from hupai.registry import games
from hupai.table.chance import shuffled
from hupai.table.family import Rules, TableState
from hupai.table.game import Game

FOLDER = Path(__file__).parent / "perft"

T = TypeVar("T", bound=TableState)


def count(t: T, depth: int, play: Callable[[T, int, int], object]) -> int:
    """Return the number of sequences of ``depth`` actions; shorter ones that end the hand count as well.

    ``play`` carries out an action of a seat at a table of any family.
    """
    if depth == 0 or t.result is not None:
        return 1
    seat = t.pending[0]
    if depth == 1:
        return len(t.offers[seat])
    total = 0
    for action in list(t.offers[seat]):
        copy = t.clone()
        play(copy, seat, action)
        total += count(copy, depth - 1, play)
    return total


def game_and_rules(named: str) -> tuple[Game, Rules]:
    """Return what ``GAME`` or ``GAME+OPTION=VALUE,…`` names."""
    name, _, options = named.partition("+")
    game = games[name]
    return game, game.rules(**chosen_options(name, options.split(",") if options else []))


def counts(named: str, seed: str, dealer: int, before: int, depth: int) -> list[int]:
    """Return the counts for lengths 1 … depth of one deal, a seed or a deck, after so many random actions."""
    game, rules = game_and_rules(named)
    play = game.family.play
    full = play.deck(rules)
    deck = game.family.notation.parse_cards(seed) if len(seed) > len(full) else shuffled(full, seed)
    assert sorted(deck) == sorted(full)
    t = play.begin(rules, deck, dealer, None)
    rng = Random(seed)
    for _ in range(before):
        seat = t.pending[0]
        play.step(t, seat, t.offers[seat][int(rng.random() * len(t.offers[seat]))], None)

    def carry_out(table: TableState, seat: int, action: int) -> None:
        play.step(table, seat, action, None)

    return [count(t, length, carry_out) for length in range(1, depth + 1)]


def line(named: str, seed: str, dealer: int, before: int, depth: int) -> str:
    """Return the line of one deal."""
    return " ".join(map(str, (seed, dealer, before, *counts(named, seed, dealer, before, depth))))


def main() -> None:
    """Print the line of one deal, or write the file of a new game with a deal for each dealer."""
    named, *deal = sys.argv[1:]
    if deal:
        seed, *numbers = deal
        dealer, before, depth = map(int, numbers)
        print(line(named, seed, dealer, before, depth))
        return
    game, rules = game_and_rules(named)
    letters = ascii_lowercase[: game.family.play.seats(rules)]
    deals = [line(named, f"perft-{letter}", dealer, 0, 5) for dealer, letter in enumerate(letters)]
    (FOLDER / f"{named}.txt").write_text("\n".join(deals) + "\n")


if __name__ == "__main__":
    main()
