"""``hupai replay``: a record, checked and told."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from hupai.cli.printing import answer
from hupai.cli.words import say
from hupai.explain.names import label
from hupai.explain.narrate import narrate
from hupai.session import match_from_record
from hupai.table.errors import CorruptRecord
from hupai.table.match import Match
from hupai.zipai.game import Hand
from hupai.zipai.rules import ZipaiRules

Json = dict[str, Any]


def read_text(path: str) -> str:
    """Return a record file's text (``-``: standard input); CorruptRecord if it is not text."""
    data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise CorruptRecord("not_a_record", position=1) from None


def replay(args: argparse.Namespace) -> None:
    """``hupai replay``."""
    match = match_from_record(read_text(args.file))
    hands = [_told(match, number) for number in range(1, match.number + 1)]
    found = {
        "game": match.game.id,
        "options": match.game.options_of(match.rules),
        "seats": list(match.players),
        "hands": hands,
        "scores": list(match.scores),
        "over": match.over,
    }
    answer(args, found, lambda: _replay_lines(match, hands, args.lang))


def _told(match: Match[Hand, ZipaiRules], number: int) -> Json:
    """Return a hand of the match step by step, everything seen."""
    past = match.hand_number(number)
    again = match.game.deal(match.rules, seed=past.seed, deck=past.deck_text, dealer=past.dealer)
    steps: list[Json] = [{"seat": None, "action": None, "events": again.events_for(None)}]
    for seat, action in past.actions:
        events = [event.seen_by(None) for event in again.act(seat, action)]
        steps.append({"seat": seat, "action": action, "events": events})
    return {
        "hand": number,
        "dealer": past.dealer,
        "seed": past.seed,
        "deck": past.deck_text,
        "commitment": past.commitment,
        "steps": steps,
        "scores": None if past.result is None else list(past.result.scores),
    }


def _replay_lines(match: Match[Hand, ZipaiRules], hands: list[Json], lang: str) -> list[str]:
    name = label("game", match.game.id)[lang]
    lines = [say(lang, "replay.match", name=name, hands=len(hands), seats=" ".join(match.players))]
    for hand in hands:
        lines += ["", say(lang, "replay.hand", number=hand["hand"], dealer=hand["dealer"])]
        lines += ["  " + narrate(event)[lang] for step in hand["steps"] for event in step["events"]]
    return [*lines, "", say(lang, "replay.total", scores=list(match.scores))]
