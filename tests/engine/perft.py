"""Perft: how many action sequences of a given length a position allows, counted by the engine.

``perft/<game>.txt`` holds the counts of fixed deals, one deal a line: seed or whole deck, dealer, then the
counts for lengths 1, 2, 3 … (seats answer in the order they are listed); a changed count means that the rules changed.
``perft/<game>+<option>=<value>,….txt`` has counts under house rules, and GAME may be written like that everywhere.
``python -m tests.engine.perft GAME SEED DEALER DEPTH`` counts one deal; GAME alone writes the file of a new game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from string import ascii_lowercase
from typing import TypeVar

from hupai.cli.options import chosen_options
from hupai.table.chance import shuffled
from hupai.table.family import TableState
from hupai.zipai.cards import full_deck, parse_cards
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.turn.machine import begin, step
from tests.engine.zipai_games import games

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


def rules_named(name: str) -> ZipaiRules:
    """Return the rules of ``GAME`` or of ``GAME+OPTION=VALUE,…``."""
    game, _, options = name.partition("+")
    rules: ZipaiRules = games[game].rules(**chosen_options(game, options.split(",") if options else []))
    return rules


def counts(game: str, seed: str, dealer: int, depth: int) -> list[int]:
    """Return the counts for lengths 1 … depth of one deal, a seed or a deck, under the rules that ``game`` names."""
    rules = rules_named(game)
    full = full_deck(rules.kings)
    deck = parse_cards(seed) if len(seed) > len(full) else shuffled(full, seed)
    assert sorted(deck) == full
    t = begin(rules, deck, dealer)
    return [count(t, length, step) for length in range(1, depth + 1)]


def line(game: str, seed: str, dealer: int, depth: int) -> str:
    """Return the line of one deal."""
    return " ".join(map(str, (seed, dealer, *counts(game, seed, dealer, depth))))


def main() -> None:
    """Print the line of one deal, or write the file of a new game with a deal for each dealer."""
    game, *deal = sys.argv[1:]
    if deal:
        seed, dealer, depth = deal
        print(line(game, seed, int(dealer), int(depth)))
        return
    about = "seed (or deck) dealer, then sequences of 1, 2, 3 … actions"
    letters = ascii_lowercase[: rules_named(game).seats]
    deals = [line(game, f"perft-{letter}", dealer, 5) for dealer, letter in enumerate(letters)]
    heading = f"# {about} (python -m tests.engine.perft {game} SEED DEALER DEPTH)"
    (FOLDER / f"{game}.txt").write_text("\n".join([heading, *deals]) + "\n")


if __name__ == "__main__":
    main()
