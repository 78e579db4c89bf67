"""The record of a match as plain text: readable, diffable, and protected by a checksum.

    hupai-record 1
    engine 0.1.0
    family mahjong                  absent in records of the family that is older than this line
    game yongzhou
    options {"base_bonus": 0, …}
    rules 9c0f…                     16 hex digits over game and options
    seats human beginner random
    dealing in-turn                 absent where the rules say who deals
    hands 8
    seed 5f3a…
    hand 1 dealer 2 seed 77aa…
    deck 1s4b…                      the whole deck, so that no seed is needed to replay
    seal 8d1e…                      the commitment shown before the hand
    2 discard 3s                    seat and action, one a line
    score -4 8 -4                   when the hand is over
    hand 2 …
    end -400 400                    the points of the match, if they are not those of its hands or it ended early
    sum 1b2c…                       16 hex digits over everything above

The text has the actions; a replay computes their consequences by the rules. This module knows only the format: it does
not interpret cards and actions. A record that several people have not played to its end may be sealed
(:mod:`hupai.table.sealing`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from hupai.table.dealing import BY_RULES, DEALINGS
from hupai.table.errors import CorruptRecord
from hupai.table.json_object import Facts
from hupai.table.saved_lines import checked_lines, summed
from hupai.table.sealing import opened, sealed_from

FORMAT = "hupai-record"
VERSION = 1
MAX_CHARACTERS = 4_000_000
"""The longest text read; a match of thirty hands has less than a tenth of this."""

_HEADER = ("engine", "game", "options", "rules", "seats", "hands", "seed")
_OPTIONAL: Final = {"game": "family", "hands": "dealing"}
"""Lines that a record need not have, by the line that they stand before."""


@dataclass(slots=True)
class HandRecord:
    """One hand: who dealt, the deck, every action as (seat, text, line), and the score once it is over."""

    number: int
    dealer: int
    seed: str
    deck: str
    seal: str
    actions: list[tuple[int, str]] = field(default_factory=list)
    score: tuple[int, ...] | None = None
    lines: list[int] = field(default_factory=list)
    """Line of each action in the text it was read from; empty for a record being written."""
    line: int = 0
    """Line of the hand's first line."""


@dataclass(slots=True)
class MatchRecord:
    """A match: its settings and its hands."""

    engine: str
    game: str
    options: Facts
    rules: str
    seats: tuple[str, ...]
    hands: int
    seed: str
    played: list[HandRecord] = field(default_factory=list)
    family: str = ""
    """The family of the game; empty if the record names none."""
    dealing: str = BY_RULES
    """How the dealer of a hand is found."""
    end: tuple[int, ...] | None = None
    """The points of a match that is over, where its hands alone do not tell them or that it is."""

    placed: Mapping[str, int] = field(default_factory=dict)
    """The line that each setting was read from; empty for a record being written."""


def format_record(record: MatchRecord, *, sealed: bool = False) -> str:
    """Return the record as text, its checksum last; where ``sealed``, seed, cards and actions cannot be read in it."""
    lines = [
        f"{FORMAT} {VERSION}",
        f"engine {record.engine}",
        *([f"family {record.family}"] if record.family else []),
        f"game {record.game}",
        f"options {json.dumps(dict(record.options), sort_keys=True)}",
        f"rules {record.rules}",
        f"seats {' '.join(record.seats)}",
        *([f"dealing {record.dealing}"] if record.dealing != BY_RULES else []),
        f"hands {record.hands}",
        f"seed {record.seed}",
    ]
    secret = len(lines) - 1
    for hand in record.played:
        lines.append(f"hand {hand.number} dealer {hand.dealer} seed {hand.seed}".rstrip())
        lines.append(f"deck {hand.deck}")
        lines.append(f"seal {hand.seal}")
        lines.extend(f"{seat} {action}" for seat, action in hand.actions)
        if hand.score is not None:
            lines.append("score " + " ".join(map(str, hand.score)))
    if record.end is not None:
        lines.append("end " + " ".join(map(str, record.end)))
    if sealed:
        lines[secret:] = sealed_from(lines[secret:])
    return summed(lines)


def parse_record(text: str) -> MatchRecord:
    """Return the record in a text.

    Raises CorruptRecord with the line: ``not_a_record``, ``unknown_version``, ``bad_sum`` (truncated or
    edited), ``missing_field``, ``bad_line``, ``surplus_line``. The replay checks cards and actions.
    """
    lines = checked_lines(text, FORMAT, VERSION, MAX_CHARACTERS)
    if not lines:
        raise CorruptRecord("not_a_record", position=1)
    numbered = iter(opened(lines[1:-1]))
    return _hands(_header(numbered), numbered)


def _header(lines: Iterator[tuple[int, str]]) -> MatchRecord:
    fields: dict[str, str] = {}
    placed: dict[str, int] = {}
    for name in _HEADER:
        number, line = next(lines, (0, ""))
        word, _, value = line.partition(" ")
        if word == _OPTIONAL.get(name) and value:
            fields[word] = value
            if word == "dealing" and value not in DEALINGS:
                raise CorruptRecord("bad_line", position=number, line=line[:80])
            number, line = next(lines, (0, ""))
            word, _, value = line.partition(" ")
        if word != name or not value:
            raise CorruptRecord("missing_field", position=number or None, field=name)
        fields[name], placed[name] = value, number
        if name == "options":
            fields["options"] = _options(value, number)
        if name == "hands" and not re.fullmatch(r"[1-9][0-9]{0,3}", value):
            raise CorruptRecord("bad_line", position=number, line=line[:80])
    return MatchRecord(
        engine=fields["engine"],
        game=fields["game"],
        options=json.loads(fields["options"]),
        rules=fields["rules"],
        seats=tuple(fields["seats"].split()),
        hands=int(fields["hands"]),
        seed=fields["seed"],
        family=fields.get("family", ""),
        dealing=fields.get("dealing", BY_RULES),
        placed=placed,
    )


def _options(value: str, number: int) -> str:
    try:
        found = json.loads(value)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise CorruptRecord("bad_line", position=number, line=value[:80])
    return value


_HAND = re.compile(r"hand ([1-9][0-9]{0,3}) dealer ([0-9]) seed(?: (\S+))?")
_ACTION = re.compile(r"([0-9]) ([a-z]+(?: \S+){0,3})")
_SCORE = re.compile(r"score( -?[0-9]{1,9})+")
_END = re.compile(r"end( -?[0-9]{1,9})+")


def _hands(record: MatchRecord, lines: Iterator[tuple[int, str]]) -> MatchRecord:
    hand: HandRecord | None = None
    for number, line in lines:
        opening = _HAND.fullmatch(line)
        if opening:
            deck = _follow(lines, "deck", number)
            seal = _follow(lines, "seal", number + 1)
            hand = HandRecord(
                number=int(opening[1]),
                dealer=int(opening[2]),
                seed=opening[3] or "",
                deck=deck,
                seal=seal,
                line=number,
            )
            if hand.number != len(record.played) + 1:
                raise CorruptRecord("bad_line", position=number, line=line[:80])
            record.played.append(hand)
            continue
        scored = hand is not None and hand.score is not None
        if scored and record.end is None and _END.fullmatch(line):
            record.end = tuple(map(int, line.split()[1:]))
            record.placed = {**record.placed, "end": number}
            continue
        action = _ACTION.fullmatch(line)
        if hand is None or scored:
            raise CorruptRecord("bad_line", position=number, line=line[:80])
        if action:
            hand.actions.append((int(action[1]), action[2]))
            hand.lines.append(number)
        elif _SCORE.fullmatch(line):
            hand.score = tuple(map(int, line.split()[1:]))
        else:
            raise CorruptRecord("bad_line", position=number, line=line[:80])
    return record


def _follow(lines: Iterator[tuple[int, str]], name: str, after: int) -> str:
    number, line = next(lines, (after + 1, ""))
    word, _, value = line.partition(" ")
    if word != name or not value:
        raise CorruptRecord("missing_field", position=number, field=name)
    return value
