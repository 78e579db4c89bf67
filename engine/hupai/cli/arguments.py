"""The commands and their arguments."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

from hupai.bots.ladder import BOTS
from hupai.cli import advice, arena, commands, options, play, rules, score, train
from hupai.explain.wording import LANGUAGES
from hupai.registry import games
from hupai.scoring import CALLS
from hupai.session.judging import swift
from hupai.version import __version__
from hupai.zipai.claim import BY_NAMES

DEFAULT_GAME = "yongzhou"


class UsageError(Exception):
    """The command line itself makes no sense; the text says why."""


class _Parser(argparse.ArgumentParser):
    """A parser that raises instead of printing usage, so that an error stays one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line; the chosen command's function is ``run``."""
    top = _Parser(
        prog="hupai",
        description="Hunan character-card games 胡牌: play them, score hands, simulate, replay, read the rules.",
        epilog="Cards: 123s270bk (s small, b big, 0 ten, k king) or 一二三贰柒拾王.",
    )
    top.add_argument("--version", action="version", version=f"hupai {__version__}")
    subs = top.add_subparsers(metavar="COMMAND", required=True)
    _play(subs)
    _score(subs)
    _waits(subs)
    _simulate(subs)
    _arena(subs)
    _train(subs)
    _replay(subs)
    _review(subs)
    _rules(subs)
    _options(subs)
    return top


def _command(subs: Any, name: str, run: Any, about: str) -> argparse.ArgumentParser:
    sub: argparse.ArgumentParser = subs.add_parser(name, help=about, description=about)
    sub.set_defaults(run=run)
    sub.add_argument("--lang", choices=LANGUAGES, help="language of the words (default: that of the system)")
    return sub


def _with_game(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--game", default=DEFAULT_GAME, help=f"one of {', '.join(games)} (default: %(default)s)")


def _with_options(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule, such as xing=off, of those that hupai options lists; repeat for several",
    )


def _with_bots(sub: argparse.ArgumentParser, number: int) -> None:
    default = ",".join(["beginner"] * number)
    sub.add_argument("--bots", default=default, metavar="A,B…", help=f"{' or '.join(BOTS)} (default: %(default)s)")


def _with_json(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--json", action="store_true", help="print one JSON value")


def _with_cards(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--laid", default="", metavar="MELDS", help='laid groups, such as "ti:0000b wei:222s chi:123b"')
    sub.add_argument("--hand", required=True, metavar="CARDS", help="cards in the hand, the winning card left out")


def _play(subs: Any) -> None:
    sub = _command(subs, "play", play.run, "play against two bots in this terminal")
    sub.add_argument("game", nargs="?", metavar="GAME", help=f"one of {', '.join(games)} (default: {DEFAULT_GAME})")
    _with_options(sub)
    _with_bots(sub, 2)
    sub.add_argument("--hands", type=int, help="hands to play (default: as the game has it)")
    sub.add_argument("--seed", help="deal the hands of this seed (default: a new one)")
    sub.add_argument("--load", metavar="FILE", help="go on with a saved match, its game and bots included")
    sub.add_argument("--save", metavar="FILE", help="where q saves the match (default: a new file here)")


def _score(subs: Any) -> None:
    sub = _command(subs, "score", score.score, "is this hand a win, and what does it pay, line by line?")
    _with_game(sub)
    _with_cards(sub)
    sub.add_argument("--win", default="", metavar="CARD", help="the winning card (none with --by deal)")
    sub.add_argument("--by", required=True, help=f"how it came: {', '.join(BY_NAMES)}")
    _with_options(sub)
    sub.add_argument("--turned", metavar="CARD", help="the card turned for 翻省, or the word empty for an empty wall")
    sub.add_argument("--declared", action="store_true", help="王钓 or 王闯 was declared before the draw")
    sub.add_argument(
        "--call",
        action="append",
        default=[],
        metavar="CALL",
        help=f"what no card shows: {' or '.join(CALLS)}; repeat for both",
    )
    _with_json(sub)


def _waits(subs: Any) -> None:
    sub = _command(subs, "waits", score.waits, "which cards does this hand wait for?")
    _with_game(sub)
    _with_cards(sub)
    sub.add_argument("--by", help="how it would come: self, other or discard (default: other, or self with a king)")
    _with_options(sub)
    _with_json(sub)


def _simulate(subs: Any) -> None:
    sub = _command(subs, "simulate", arena.simulate, "let bots play many hands")
    _with_game(sub)
    sub.add_argument("--hands", type=int, default=1000, help="how many (default: %(default)s)")
    _with_bots(sub, 3)
    sub.add_argument("--seed", default="1", help="which hands (default: %(default)s)")
    sub.add_argument("--nodes", type=int, default=0, help="positions a bot may search (default: its level's)")
    _with_workers(sub)
    _with_options(sub)
    _with_json(sub)


def _arena(subs: Any) -> None:
    sub = _command(subs, "arena", arena.measure, "measure a bot against two others over duplicate deals")
    _with_game(sub)
    what = sub.add_mutually_exclusive_group(required=True)
    what.add_argument("--candidate", metavar="BOT", help=f"whom to measure: {', '.join(BOTS)}")
    what.add_argument("--cross", action="store_true", help="measure every one of --bots against two of every other")
    what.add_argument("--draw", metavar="LOG", help="measure nothing, draw what this log tells")
    sub.add_argument("--against", metavar="BOT[,BOT]", help="against two copies of this bot, or against these two")
    sub.add_argument("--baseline", metavar="BOT", help="measure how much better than this bot in the same seats")
    sub.add_argument("--bots", default=",".join(BOTS), metavar="A,B…", help="for --cross (default: %(default)s)")
    sub.add_argument("--mixed", action="store_true", help="with --cross: against two different others as well")
    sub.add_argument("--svg", metavar="FILE", help="draw the scores with their intervals")
    sub.add_argument("--deals", type=int, default=1000, help="how many, each in all three seats (default: %(default)s)")
    sub.add_argument("--seed", default="1", help="which deals (default: %(default)s)")
    sub.add_argument("--sealed", action="store_true", help="deals nobody develops with; needs --log")
    sub.add_argument("--nodes", type=int, default=0, help="positions the candidate may search (default: its level's)")
    sub.add_argument("--against-nodes", type=int, default=0, metavar="NODES", help="the same for the two others")
    sub.add_argument("--h1", type=float, metavar="SIGMAS", help="stop once the score is known to be --h0 or this")
    sub.add_argument("--h0", type=float, default=0.0, metavar="SIGMAS", help="the lower one (default: %(default)s)")
    sub.add_argument("--alpha", type=float, default=0.05, help="chance to accept h1 wrongly (default: %(default)s)")
    sub.add_argument("--beta", type=float, default=0.05, help="chance to accept h0 wrongly (default: %(default)s)")
    sub.add_argument("--log", metavar="FILE", help="add a line here when the run begins and one when it ends")
    _with_workers(sub)
    _with_options(sub)
    _with_json(sub)


def _train(subs: Any) -> None:
    sub = _command(subs, "train", train.training, "make weights for the learned bots by self-play")
    _with_game(sub)
    sub.add_argument("--folder", required=True, metavar="DIR", help="where to keep what was played and the weights")
    sub.add_argument("--hands", type=int, default=train.USUAL.hands, help="hands a pass (default: %(default)s)")
    sub.add_argument("--passes", type=int, default=train.USUAL.passes, help="how many (default: %(default)s)")
    sub.add_argument("--seed", default="1", help="which hands (default: %(default)s)")
    sub.add_argument("--promote", action="store_true", help="take the weights into use if the arena finds them better")
    sub.add_argument("--log", metavar="FILE", help="where the arena adds its lines")
    _with_places(sub)
    _with_options(sub)
    _with_json(sub)


def _with_workers(sub: argparse.ArgumentParser) -> None:
    _with_places(sub)
    sub.add_argument("--ledger", metavar="FILE", help="keep here what is finished, and go on from it after a break")


def _with_places(sub: argparse.ArgumentParser) -> None:
    where = sub.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=int, help="processes to use (default: one a core)")
    where.add_argument("--cluster", default="", metavar="ADDRESS", help="a Dask scheduler, such as tcp://host:8786")


def _replay(subs: Any) -> None:
    sub = _command(subs, "replay", commands.replay, "check a record and tell what happened")
    sub.add_argument("file", metavar="FILE", help="a saved match, or - for standard input")
    _with_json(sub)


def _review(subs: Any) -> None:
    sub = _command(subs, "review", advice.review, "where the player of a record and a bot differ, and what it cost")
    sub.add_argument("file", metavar="FILE", help="a saved match, - for standard input, or a link to a hand")
    sub.add_argument("--judge", metavar="BOT", help=f"who judges: {', '.join(BOTS)} (default: {swift()})")
    sub.add_argument("--hand", type=int, metavar="N", help="only this hand of the match (default: all)")
    sub.add_argument(
        "--threshold",
        type=float,
        default=advice.default_threshold(),
        metavar="POINTS",
        help="tell what cost at least so much (default: %(default)s)",
    )
    _with_json(sub)


def _rules(subs: Any) -> None:
    sub = _command(subs, "rules", rules.rules, "the rules of a game, or what differs between two")
    sub.add_argument("game", metavar="GAME", help=f"one of {', '.join(games)}")
    sub.add_argument("--diff", metavar="OTHER", help="show only what differs from this game, row by row")
    _with_options(sub)
    _with_json(sub)


def _options(subs: Any) -> None:
    sub = _command(subs, "options", options.options, "the house rules a game lets you choose, * the usual ones")
    sub.add_argument("game", metavar="GAME", help=f"one of {', '.join(games)}")
    _with_json(sub)
