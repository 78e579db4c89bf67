"""The commands and their arguments."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final, NoReturn, TypeAlias

from hupai.bots.ladder import LEVELS
from hupai.cli import (
    arena,
    options,
    play,
    puzzles,
    quiz,
    replay,
    review,
    rules,
    score,
    simulate,
    svg,
    tournament,
    train,
)
from hupai.cli.errors import UsageError
from hupai.cli.names import game_id
from hupai.cli.play import DEFAULT_GAME
from hupai.explain.language import LANGUAGES
from hupai.picture.looks import WIDEST
from hupai.puzzles import KINDS as PUZZLE_KINDS
from hupai.registry import games
from hupai.session.judging import REVIEW_JUDGES
from hupai.tournament.presets import PRESETS
from hupai.version import __version__

Commands: TypeAlias = "argparse._SubParsersAction[_Parser]"

_BOTS: Final = f"{', '.join(LEVELS[:-1])} or {LEVELS[-1]}"


class _Parser(argparse.ArgumentParser):
    """A parser that raises instead of printing usage, so that an error stays one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line; the chosen command's function is ``run``."""
    top = _Parser(
        prog="hupai",
        description="Chinese card and tile games 胡牌: play them, score hands, simulate, replay, read the rules.",
        epilog="Cards of the 字牌 games: 123s270bk (s small, b big, 0 ten, k king) or 一二三贰柒拾王. Tiles of 麻将: "
        "123m (万), 456s (条), 789p (筒), 1234567z (东南西北白发中), or 一万 四条 七筒 东 红中.",
    )
    top.add_argument("--version", action="version", version=f"hupai {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    _play(commands)
    _score(commands)
    _waits(commands)
    _simulate(commands)
    _arena(commands)
    _train(commands)
    _replay(commands)
    _review(commands)
    _rules(commands)
    _options(commands)
    _svg(commands)
    _tournament(commands)
    _puzzles(commands)
    _quiz(commands)
    return top


def _command(
    commands: Commands, name: str, run: Callable[[argparse.Namespace], None], about: str
) -> argparse.ArgumentParser:
    sub = commands.add_parser(name, help=about, description=about)
    sub.set_defaults(run=run)
    sub.add_argument("--lang", choices=LANGUAGES, help="language of the words (default: that of the system)")
    return sub


# --- arguments of several commands ------------------------------------------------------------------


def _with_game(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--game", type=game_id, default=DEFAULT_GAME, help=f"one of {', '.join(games)} (default: %(default)s)"
    )


def _with_options(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule, such as xing=off; hupai options lists them; repeat for several",
    )


def _with_bots(sub: argparse.ArgumentParser, whose: str) -> None:
    about = f"{whose}, a bot each: {_BOTS} (default: beginners)"
    sub.add_argument("--bots", metavar="A,B…", help=about)


def _with_json(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--json", action="store_true", help="print one JSON value")


def _with_cards(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--laid", default="", metavar="MELDS", help='laid groups: "ti:0000b chi:123b" or "peng:111m"')
    sub.add_argument("--hand", required=True, metavar="CARDS", help="cards in the hand, the winning card left out")


def _with_table(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--indicator", metavar="TILE", help="mahjong: the tile turned up, which names the wilds")
    about = 'mahjong: how the seats stand, such as "me:revealed next:piao opposite:won previous:discarder"'
    sub.add_argument("--seats-state", metavar="SEATS", help=about)


def _with_ledger(sub: argparse.ArgumentParser) -> None:
    _with_workers(sub)
    sub.add_argument("--ledger", metavar="FILE", help="keep finished parts here and resume from them after a break")


def _with_workers(sub: argparse.ArgumentParser) -> None:
    where = sub.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=int, help="processes to use (default: one for each core)")
    where.add_argument("--cluster", default="", metavar="ADDRESS", help="a Dask scheduler, such as tcp://host:8786")


# --- the commands -----------------------------------------------------------------------------------


def _play(commands: Commands) -> None:
    sub = _command(commands, "play", play.play, "play against bots in this terminal")
    sub.add_argument(
        "game", type=game_id, nargs="?", metavar="GAME", help=f"one of {', '.join(games)} (default: {DEFAULT_GAME})"
    )
    _with_options(sub)
    _with_bots(sub, "who sits in the other seats")
    sub.add_argument("--hands", type=int, help="hands to play (default: as the game has it)")
    sub.add_argument("--seed", help="deal the hands of this seed (default: a new one)")
    sub.add_argument("--load", metavar="FILE", help="go on with a saved match, its game and bots included")
    sub.add_argument("--save", metavar="FILE", help="where q saves the match (default: a new file here)")


def _score(commands: Commands) -> None:
    sub = _command(commands, "score", score.score, "is this hand a win, and what does it pay, line by line?")
    _with_game(sub)
    _with_cards(sub)
    sub.add_argument("--win", default="", metavar="CARD", help="the winning card (none with --by deal)")
    sub.add_argument("--by", required=True, help="how it came, such as self or discard; an unknown word lists them all")
    _with_options(sub)
    _with_table(sub)
    sub.add_argument("--turned", metavar="CARD", help="the card turned for 翻省, or the word empty for an empty wall")
    sub.add_argument("--declared", action="store_true", help="the win was declared before the draw, as 王钓 is")
    sub.add_argument(
        "--call",
        action="append",
        default=[],
        metavar="CALL",
        help="what no card shows, such as haidi; an unknown word lists them all; repeat for several",
    )
    _with_json(sub)


def _waits(commands: Commands) -> None:
    sub = _command(commands, "waits", score.waits, "which cards does this hand wait for?")
    _with_game(sub)
    _with_cards(sub)
    sub.add_argument("--by", help="how the card is to come, such as self or discard (default: as is usual in the game)")
    _with_options(sub)
    _with_table(sub)
    sub.add_argument("--seen", metavar="TILES", help="mahjong: further tiles that have been seen and cannot come")
    _with_json(sub)


def _simulate(commands: Commands) -> None:
    sub = _command(commands, "simulate", simulate.simulate, "let bots play many hands")
    _with_game(sub)
    sub.add_argument("--hands", type=int, default=1000, help="how many (default: %(default)s)")
    _with_bots(sub, "who sits in the seats")
    sub.add_argument("--seed", default="1", help="which hands (default: %(default)s)")
    sub.add_argument("--nodes", type=int, default=0, help="positions a bot may search (default: its level's)")
    _with_ledger(sub)
    _with_options(sub)
    _with_json(sub)


def _arena(commands: Commands) -> None:
    sub = _command(commands, "arena", arena.measure, "measure a bot against others over duplicate deals")
    _with_game(sub)
    what = sub.add_mutually_exclusive_group(required=True)
    about = f"the bot to measure: {_BOTS}, or module:Class, a bot of your own"
    what.add_argument("--candidate", metavar="BOT", help=about)
    what.add_argument("--cross", action="store_true", help="measure each of --bots against copies of each other one")
    what.add_argument("--draw", metavar="LOG", help="measure nothing; draw the results in this log")
    sub.add_argument("--against", metavar="BOT[,BOT]", help="against copies of this bot, or against these, one a seat")
    sub.add_argument("--baseline", metavar="BOT", help="measure how much better than this bot in the same seats")
    sub.add_argument("--bots", metavar="A,B…", help="for --cross (default: all of the game)")
    sub.add_argument("--mixed", action="store_true", help="with --cross: against different others as well")
    sub.add_argument("--svg", metavar="FILE", help="draw the scores with their intervals")
    sub.add_argument("--deals", type=int, default=1000, help="how many, each in every seat (default: %(default)s)")
    sub.add_argument("--seed", default="1", help="which deals (default: %(default)s)")
    sub.add_argument("--sealed", action="store_true", help="use deals set apart from development; needs --log")
    sub.add_argument("--nodes", type=int, default=0, help="positions the candidate may search (default: its level's)")
    sub.add_argument("--against-nodes", type=int, default=0, metavar="NODES", help="the same for the others")
    sub.add_argument("--h1", type=float, metavar="SIGMAS", help="stop once the score is known to be --h0 or this")
    sub.add_argument("--h0", type=float, default=0.0, metavar="SIGMAS", help="the lower one (default: %(default)s)")
    sub.add_argument("--alpha", type=float, default=0.05, help="chance to accept h1 wrongly (default: %(default)s)")
    sub.add_argument("--beta", type=float, default=0.05, help="chance to accept h0 wrongly (default: %(default)s)")
    sub.add_argument("--log", metavar="FILE", help="add a line here when the run begins and one when it ends")
    _with_ledger(sub)
    _with_options(sub)
    _with_json(sub)


def _train(commands: Commands) -> None:
    sub = _command(commands, "train", train.training, "make weights for the learned bots by self-play")
    _with_game(sub)
    sub.add_argument("--folder", required=True, metavar="DIR", help="where to keep the games played and the weights")
    sub.add_argument("--hands", type=int, default=train.USUAL.hands, help="hands a pass (default: %(default)s)")
    sub.add_argument("--passes", type=int, default=train.USUAL.passes, help="how many (default: %(default)s)")
    sub.add_argument("--seed", default="1", help="which hands (default: %(default)s)")
    sub.add_argument("--promote", action="store_true", help="take the weights into use if the arena finds them better")
    sub.add_argument("--log", metavar="FILE", help="where the arena adds its lines")
    _with_workers(sub)
    _with_options(sub)
    _with_json(sub)


def _replay(commands: Commands) -> None:
    sub = _command(commands, "replay", replay.replay, "check a record and tell what happened")
    sub.add_argument("file", metavar="FILE", help="a saved match, - for standard input, or a link to a hand")
    sub.add_argument("--moments", action="store_true", help="print one hand as the JSON that <hupai-replay> shows")
    sub.add_argument("--hand", type=int, metavar="N", help="with --moments: which hand of the match (default: 1)")
    sub.add_argument("--seat", type=int, metavar="SEAT", help="with --moments: whose cards are seen, from 0")
    sub.add_argument("--from", type=int, metavar="STEP", help="with --moments: leave out what comes before this step")
    sub.add_argument("--to", type=int, metavar="STEP", help="with --moments: leave out what comes after this step")
    _with_json(sub)


def _review(commands: Commands) -> None:
    sub = _command(commands, "review", review.review, "where the player of a record and a bot differ, and what it cost")
    sub.add_argument("file", metavar="FILE", help="a saved match, - for standard input, or a link to a hand")
    sub.add_argument("--judge", metavar="BOT", help=f"who judges: {_BOTS} (default: {REVIEW_JUDGES[0]})")
    sub.add_argument("--hand", type=int, metavar="N", help="only this hand of the match (default: all)")
    sub.add_argument(
        "--threshold",
        type=float,
        default=review.default_threshold(),
        metavar="POINTS",
        help="point out what cost at least this much (default: %(default)s)",
    )
    _with_json(sub)


def _rules(commands: Commands) -> None:
    sub = _command(commands, "rules", rules.rules, "the rules of a game, or what differs between two")
    sub.add_argument("game", type=game_id, metavar="GAME", help=f"one of {', '.join(games)}")
    sub.add_argument("--diff", type=game_id, metavar="OTHER", help="show only what differs from this game, row by row")
    _with_options(sub)
    _with_json(sub)


def _options(commands: Commands) -> None:
    sub = _command(commands, "options", options.options, "the house rules of a game; * marks the usual ones")
    sub.add_argument("game", type=game_id, metavar="GAME", help=f"one of {', '.join(games)}")
    _with_json(sub)


def _svg(commands: Commands) -> None:
    sub = _command(commands, "svg", svg.draw, "draw a hand, groups or a position as an SVG file")
    _with_game(sub)
    sub.add_argument("cards", nargs="?", default="", help="the cards of the hand; x is a card face down")
    sub.add_argument("--laid", default="", metavar="MELDS", help="groups on the table, such as “peng:333s chi:345s”")
    for name, about in (("win", "the winning card"), ("live", "the card that may be claimed")):
        sub.add_argument(f"--{name}", default="", metavar="CARD", help=about)
    for name, about in (("indicator", "mahjong: the turned tile"), ("discards", "cards that were discarded")):
        sub.add_argument(f"--{name}", default="", metavar="CARDS", help=about)
    sub.add_argument("--position", default="", metavar="TEXT", help="draw this position; it names its game itself")
    sub.add_argument("--caption", default="", help="a line below the picture")
    sub.add_argument("--face", default="", help="how the cards are printed: song or kai; of mahjong, picture or plain")
    sub.add_argument("--theme", default="light", help="the colours: light, dark or print (default: %(default)s)")
    sub.add_argument("--no-index", dest="index", action="store_false", help="without numbers in the corners")
    sub.add_argument("--width", type=int, default=WIDEST, help="where rows break, in units (default: %(default)s)")
    sub.add_argument("-o", "--output", metavar="FILE", help="write the picture here (default: standard output)")
    _with_json(sub)


def _tournament(commands: Commands) -> None:
    sub = _command(commands, "tournament", tournament.tournament, "a whole tournament between bots")
    sub.add_argument("--preset", choices=PRESETS, default=PRESETS[0], help="which one (default: %(default)s)")
    _with_game(sub)
    _with_options(sub)
    about = "shares of the entrants' levels, such as beginner:70,regular:25,strong:5 (the default of most presets)"
    sub.add_argument("--bots", metavar="LEVEL:SHARE…", help=about)
    sub.add_argument("--late", type=int, default=0, metavar="N", help="how many come too late and forfeit (default: 0)")
    sub.add_argument("--seed", default="1", help="names, levels, lots and deals follow from it (default: %(default)s)")
    sub.add_argument("--top", type=int, default=tournament.SHOWN, metavar="N", help="lines of each ranking to print")
    sub.add_argument(
        "--cups", type=int, metavar="N", help="play so many cups and say how often each level gets how far"
    )
    sub.add_argument("--svg", metavar="FILE", help="with --cups, draw these chances")
    about = "play none; play the hands of this log, or of a file that the page has saved, again and compare them"
    sub.add_argument("--check", metavar="FILE", help=about)
    _with_ledger(sub)
    _with_json(sub)


def _puzzles(commands: Commands) -> None:
    sub = _command(commands, "puzzles", puzzles.puzzles, "make puzzles from hands that bots play, or check some")
    _with_game(sub)
    sub.add_argument("--count", type=int, default=20, help="how many (default: %(default)s)")
    sub.add_argument("--kinds", metavar="A,B…", help=f"only these: {', '.join(PUZZLE_KINDS)} (default: all)")
    sub.add_argument("--seed", default="1", help="which hands; with --check, which fresh deals (default: %(default)s)")
    about = "pairs of hands after which common kinds may have more than their share (default: %(default)s)"
    sub.add_argument("--patience", type=int, default=puzzles.PATIENCE, help=about)
    sub.add_argument("--jobs", type=int, help="processes to use (default: one for each core)")
    about = "write the puzzles here; FILE.part keeps what is found, to go on after a break"
    sub.add_argument("-o", "--output", metavar="FILE", help=about)
    sub.add_argument("--check", metavar="FILE", help="make none; check the puzzles of this file")
    _with_options(sub)
    _with_json(sub)


def _quiz(commands: Commands) -> None:
    sub = _command(commands, "quiz", quiz.quiz, "make the file of a quiz for a page, from questions in TOML")
    sub.add_argument("file", help="the questions (-: standard input)")
    sub.add_argument("-o", "--output", metavar="FILE", help="write the quiz here (default: standard output)")
