"""``hupai score`` and ``hupai waits``: is this hand won, what does it pay, and what does it wait for."""

from __future__ import annotations

import argparse

import hupai
from hupai.cli.names import identifier
from hupai.cli.options import chosen_options
from hupai.cli.printing import print_answer
from hupai.cli.terminal import terminal_of
from hupai.registry import game_named
from hupai.table.json_object import Json


def score(args: argparse.Namespace) -> None:
    """``hupai score``."""
    options = chosen_options(args.game, args.option)
    found = hupai.score(args.game, args.laid, args.hand, args.win, _way(args), options, **_circumstances(args))
    print_answer(args, found, lambda: terminal_of(game_named(args.game).family, args.lang).score_lines(found))


def _circumstances(args: argparse.Namespace) -> Json:
    """Return what else is known of the win, without what was not given: a family need not know it."""
    given = {
        "turned": args.turned,
        "declared": args.declared,
        "calls": args.call,
        "indicator": args.indicator,
        "seats_state": args.seats_state,
    }
    return _without_missing(given)


def _way(args: argparse.Namespace) -> str:
    """Return the identifier of how the card comes."""
    words = game_named(args.game).family.vocabulary()
    return identifier(words, "by", args.by, words.identifiers("by"))


def _without_missing(given: Json) -> Json:
    return {name: value for name, value in given.items() if value not in (None, False, [])}


def waits(args: argparse.Namespace) -> None:
    """``hupai waits``."""
    options = chosen_options(args.game, args.option)
    given = {"indicator": args.indicator, "seats_state": args.seats_state, "seen": args.seen}
    by = args.by and _way(args)
    found = hupai.waits(args.game, args.laid, args.hand, options, by, **_without_missing(given))
    game = game_named(args.game)
    print_answer(args, found, lambda: terminal_of(game.family, args.lang).waits_lines(found, game.rules(**options), by))
