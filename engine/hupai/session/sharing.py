"""A moment of a finished hand as a link, and back: the deal, the play, how far it had come and whose eyes saw it.

    review?game=yongzhou&rules=xing:gen&seats=human,strong,regular&dealer=2&at=17&seat=1&seed=…&deck=…&play=2:0b,0:pass

``rules`` names what differs from what is played where no option is named (:attr:`~hupai.table.options.Option.unnamed`),
``deck`` the cards in the order they were dealt, ``play`` who did what, in order, a discard being the card alone; ``at``
counts the actions that had been done. A deck counts, never only a seed, so that a link shows the same hand whatever
becomes of the shuffle; tests/fixtures/links holds links that must go on working.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hupai.registry import game_named
from hupai.session.matches import HUMAN, checked_players
from hupai.session.past_positions import finished_hand
from hupai.session.written_rules import options_from, written_rules
from hupai.table.errors import EngineError, InvalidLink, InvalidNotation, InvalidRequest
from hupai.table.family import Family, Rules
from hupai.table.game import Game
from hupai.table.links import format_link, parse_link
from hupai.table.match import Match
from hupai.table.record import format_record
from hupai.table.saved_lines import is_word
from hupai.version import __version__

KIND: Final = "review"
NEEDED: Final = ("game", "seats", "dealer", "deck", "play")
KINDS: Final = {KIND: (*NEEDED, "rules", "at", "seat", "seed")}
"""What a link may say, by its kind."""

_DISCARD = "discard "
_CUT = re.compile(r"[0-9]?:?[a-z]*(?: [0-9a-z]*)*|[0-9]:[0-9]")
"""What is left of an action that was cut."""


@dataclass(frozen=True, slots=True)
class Shared:
    """What a link shows: a match of that one hand, after so many actions, from this seat."""

    match: Match
    step: int
    seat: int


def link_of(match: Match, number: int, step: int, seat: int) -> str:
    """Return the link to a finished hand after its first ``step`` actions, as ``seat`` saw it."""
    past = finished_hand(match, number)
    options = [each for each in game_named(match.game.id).options if not each.at_match_end]
    fields = {"game": match.game.id}
    if rules := written_rules(options, match.rules):
        fields["rules"] = rules
    fields |= {"seats": ",".join(match.players), "dealer": str(past.dealer), "at": str(step), "seat": str(seat)}
    if past.seed:
        fields["seed"] = past.seed
    fields["deck"] = past.deck_text
    fields["play"] = ",".join(f"{mover}:{action.removeprefix(_DISCARD)}" for mover, action in past.actions)
    return format_link(KIND, fields)


def match_at(match: Match, number: int, step: int, seat: int) -> str:
    """Return the record of a match of this finished hand alone that has come to its first ``step`` actions.

    A person takes ``seat`` where only bots played. InvalidRequest ``wrong_argument`` for a step after which nothing was
    done.
    """
    past = finished_hand(match, number)
    if not 0 <= step < len(past.actions):
        raise InvalidRequest("wrong_argument", name="step", expected=f"0–{len(past.actions) - 1}")
    again = shared(link_of(match, number, step, seat)).match
    if HUMAN not in again.players:
        again.players = tuple(HUMAN if nth == seat else player for nth, player in enumerate(again.players))
    again.rewind(step)
    return format_record(again.record(__version__))


def shared(text: str) -> Shared:
    """Return what a link shows.

    Raises InvalidLink: what the form raises, ``link_field_missing``, ``link_field_wrong``, ``link_play_wrong`` for what
    the rules do not allow, ``link_cut`` where the hand does not come to its end; and whatever is wrong with the game,
    its rules, the seats or the cards.
    """
    fields = parse_link(text, KINDS, free=("seed",))[1]
    for name in NEEDED:
        if not fields.get(name):
            raise InvalidLink("link_field_missing", field=name)
    game = game_named(fields["game"])
    rules = game.rules(**options_from(game, fields.get("rules", "")))
    seats = game.family.play.seats(rules)
    players = checked_players(fields["seats"].split(","), seats)
    dealer = _number(fields, "dealer", seats - 1)
    played = _played(game.family, seats, fields["play"].split(","))
    match = _replayed(game, rules, players, dealer, fields, played)
    if match.hand.result is None:
        raise InvalidLink("link_cut", count=len(played))
    return Shared(match, _number(fields, "at", len(played)), _number(fields, "seat", seats - 1))


def _replayed(
    game: Game,
    rules: Rules,
    players: tuple[str, ...],
    dealer: int,
    fields: Mapping[str, str],
    played: list[tuple[int, str]],
) -> Match:
    """Return the match of a link after all of its actions, under these rules or as earlier versions played them."""
    seed = fields.get("seed", "")
    if seed and not is_word(seed):
        raise InvalidLink("link_field_wrong", field="seed", value=seed[:40], expected="printable characters, no spaces")
    refused: InvalidLink | None = None
    for played_by in (rules, *game.family.play.earlier_rules(rules)):
        match = Match(game, played_by, players, 1, KIND, dealer)
        match.redeal(fields["deck"], seed)
        try:
            _play(match, played)
            return match
        except InvalidLink as error:
            refused = refused or error
    assert refused is not None
    raise refused


def _play(match: Match, played: list[tuple[int, str]]) -> None:
    """Do all that a link says was done; InvalidLink ``link_play_wrong`` for what the rules refuse."""
    for place, (seat, action) in enumerate(played, 1):
        try:
            match.act(seat, action)
        except EngineError as error:
            facts = {**error.facts, "action": action[:80], "seat": seat, "place": place, "reason": error.code}
            raise InvalidLink("link_play_wrong", family=match.game.family.id, **facts) from error


def _number(fields: Mapping[str, str], name: str, largest: int) -> int:
    value = fields.get(name, "0")
    if not (value.isascii() and value.isdigit() and len(value) < 5 and int(value) <= largest):
        raise InvalidLink("link_field_wrong", field=name, value=value[:40], expected=f"0–{largest}")
    return int(value)


def _played(family: Family, seats: int, entries: list[str]) -> list[tuple[int, str]]:
    """Return who did what, in order; where it stops in the middle of a word, the link was cut there."""
    played = []
    for entry in entries:
        try:
            played.append(_action(family, seats, entry))
        except EngineError:
            if len(played) == len(entries) - 1 and _CUT.fullmatch(entry):
                raise InvalidLink("link_cut", count=len(played)) from None
            raise InvalidLink(
                "link_field_wrong", field="play", value=entry[:40], expected="0:3s,1:pass,2:chi 345s"
            ) from None
    return played


def _action(family: Family, seats: int, entry: str) -> tuple[int, str]:
    """Return who did what from ``1:pass``, ``0:3s`` or ``2:chi 345s``; an error for what is none of them."""
    seat, _, words = entry.partition(":")
    if seat not in map(str, range(seats)) or not words.strip():
        raise InvalidNotation("unknown_action", position=0, text=entry)
    named = words.isascii() and words.split()[0].isalpha()
    notation = family.notation
    return int(seat), notation.format_action(notation.parse_action(words if named else _DISCARD + words))
