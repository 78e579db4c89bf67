"""``hupai replay``: a record, checked against the rules and retold event by event; or a hand of it for a page."""

from __future__ import annotations

import argparse
import json
from typing import Final

from hupai.cli.errors import UsageError
from hupai.cli.files import read_record
from hupai.cli.names import game_name
from hupai.cli.printing import print_answer
from hupai.cli.words import say
from hupai.session import match_from_record
from hupai.session.matches import own_seat
from hupai.session.moments import moments_json
from hupai.session.sharing import Shared, shared
from hupai.table.events import Event
from hupai.table.json_object import Json
from hupai.table.links import is_link
from hupai.table.match import Match

OF_MOMENTS: Final = ("hand", "seat", "from", "to")
"""Arguments that say which moments of which hand are meant."""


def replay(args: argparse.Namespace) -> None:
    """``hupai replay``."""
    if args.moments:
        print(json.dumps(_moments(args), ensure_ascii=False, separators=(",", ":")))
        return
    for name in OF_MOMENTS:
        if getattr(args, name) is not None:
            raise UsageError(f"--{name} needs --moments")
    match = _shown(args.file).match
    hands = [_hand_json(match, number) for number in range(1, match.number + 1)]
    found = {
        "game": match.game.id,
        "options": match.game.options_of(match.rules),
        "seats": list(match.players),
        "hands": hands,
        "scores": list(match.scores),
        "over": match.over,
        "extras": [match.game.family.vocabulary().reason_json(extra.reason) for extra in match.extras],
    }
    print_answer(args, found, lambda: _lines(match, hands, args.lang))


def _shown(text: str) -> Shared:
    """Return the match of a record or a link, and what a link shows of it."""
    if is_link(text):
        return shared(text)
    match = match_from_record(read_record(text))
    return Shared(match, 0, own_seat(match))


def _moments(args: argparse.Namespace) -> Json:
    """Return a hand as a page without an engine goes through it; from the person's seat, or that of a link."""
    shown = _shown(args.file)
    seat = shown.seat if args.seat is None else args.seat
    return moments_json(shown.match, 1 if args.hand is None else args.hand, seat, getattr(args, "from"), args.to)


def _hand_json(match: Match, number: int) -> Json:
    """Return a hand of the match step by step, with everything that was hidden."""
    past = match.hand_number(number)
    ends = [*past.starts, len(past.log)]
    steps: list[Json] = [{"seat": None, "action": None, "events": _events(past.log[: ends[0]])}]
    for (seat, action), start, end in zip(past.actions, ends[:-1], ends[1:], strict=True):
        steps.append({"seat": seat, "action": action, "events": _events(past.log[start:end])})
    return {
        "hand": number,
        "dealer": past.dealer,
        "seed": past.seed,
        "deck": past.deck_text,
        "commitment": past.commitment,
        "steps": steps,
        "scores": None if past.result is None else list(past.result.scores),
    }


def _events(events: list[Event]) -> list[Json]:
    return [dict(event.seen_by(None)) for event in events]


def _lines(match: Match, hands: list[Json], lang: str) -> list[str]:
    words = match.game.family.vocabulary()
    name = game_name(match.game.id, lang, match.game.options_of(match.rules))
    lines = [say(lang, "replay.match", name=name, hands=len(hands), seats=" ".join(match.players))]
    for hand in hands:
        lines += ["", say(lang, "replay.hand", number=hand["hand"], dealer=hand["dealer"])]
        lines += [f"  {words.narrate(event)[lang]}" for step in hand["steps"] for event in step["events"]]
    extras = [words.sentence(extra.reason.code, extra.reason.facts)[lang] for extra in match.extras]
    return [*lines, "", *extras, say(lang, "replay.total", scores=list(match.scores))]
