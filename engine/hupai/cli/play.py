"""``hupai play``: a match against bots, line by line, in any terminal or through a pipe."""

from __future__ import annotations

import argparse
import secrets
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from hupai.cli.bots import chosen_bots
from hupai.cli.checks import checked_seed
from hupai.cli.files import check_place, read_record
from hupai.cli.match_client import MatchClient
from hupai.cli.options import chosen_options
from hupai.cli.typed_match import Leave, TypedMatch
from hupai.cli.words import say
from hupai.registry import game_named
from hupai.session import HUMAN
from hupai.table.errors import InvalidRequest

DEFAULT_GAME = "yongzhou"
_ENDS = ("SIGHUP", "SIGTERM")
"""What a process is told when its terminal is closed, or the machine is shut down."""


def play(args: argparse.Namespace) -> None:
    """``hupai play``."""
    record = None if args.load is None else read_record(args.load)
    if record is not None:
        _check_alone(args)
    game = game_named(args.game or DEFAULT_GAME)
    options = chosen_options(game.id, args.option)
    rules = game.rules(**options)
    bots = chosen_bots(args.bots, game.family, game.family.play.seats(rules) - 1)
    check_place(args.save)
    client = MatchClient()
    if record is not None:
        events = client.open("load", record=record)
    else:
        hands = rules.hands_per_session if args.hands is None else args.hands
        seed = checked_seed(args.seed or secrets.token_hex(16))
        events = client.open("new", game=game.id, options=options, seats=[HUMAN, *bots], hands=hands, seed=seed)
    people = client.setup["seats"].count(HUMAN)
    if people > 1:
        raise InvalidRequest("several_people", count=people)
    try:
        with _interrupted_by(*_ENDS):
            TypedMatch(client, args.lang).play(events)
    except (Leave, KeyboardInterrupt, OSError):  # a bot may be thinking, and the terminal may be gone
        path = Path(args.save or args.load or _free_name())
        beside = path.with_name(path.name + ".new")  # where there is no room for it, the save before stays
        beside.write_text(client.record(), encoding="utf-8")
        beside.replace(path)
        with suppress(OSError):
            print(say(args.lang, "play.saved", path=str(path)))


@contextmanager
def _interrupted_by(*names: str) -> Iterator[None]:
    """Let these signals interrupt as Ctrl+C does, where the system has them and nobody has told it to ignore them."""
    found = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {each: signal.getsignal(each) for each in found}
    for each in found:
        if before[each] is not signal.SIG_IGN:
            signal.signal(each, signal.default_int_handler)
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _check_alone(args: argparse.Namespace) -> None:
    """Raise InvalidRequest if something is asked of a saved match that was settled when it began."""
    asked = {"GAME": args.game, "--option": args.option, "--hands": args.hands, "--seed": args.seed}
    names = [name for name, value in asked.items() if value]
    if names:
        raise InvalidRequest("not_with_save", names=", ".join(names))


def _free_name() -> str:
    """Return a file name for a save that overwrites nothing."""
    number = 1
    while Path(f"hupai-{number}.txt").exists():
        number += 1
    return f"hupai-{number}.txt"
