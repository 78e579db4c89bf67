"""A completion: a deal of the unseen cards that fits a position, played from there to the end of the hand.

The seed and a number decide the deal, so a puzzle names a completion by its number. All seats play on like
:data:`POLICY`, a bot that uses no chance: two choices in the same completion differ by nothing else.
"""

from __future__ import annotations

from typing import Final

from hupai.bots.base import Bot, Budget
from hupai.table.chance import Stream
from hupai.table.errors import IllegalAction, InvalidNotation
from hupai.table.events import Emit
from hupai.table.family import Action, Family, Observation, TableState
from hupai.table.hand import Hand
from hupai.table.results import Result

POLICY: Final = "beginner"
"""Who plays on: the strongest bot that is quick enough for thousands of hands."""
_QUIET: Final = Budget(explain=False)


class ContinuedHand(Hand):
    """A hand that begins at a position: its log and its actions are those since then."""

    def __init__(self, family: Family, seen: Observation, table: TableState | None) -> None:
        self.family = family
        self.rules = seen.rules
        self.dealer = seen.dealer
        self.deck = ()
        self.seed = ""
        self.log = []
        self.starts = []
        self.actions = []
        self.table = table

    def after(self, actions: int) -> Hand:
        """Refuse: what came before the position is not known."""
        raise IllegalAction("unknown_seat", seat="–", seats=self.seats)

    def as_it_ended(self, seat: int) -> Observation | None:
        """Return what ``seat`` saw at the end; None if it won: what it saw before that is not known."""
        won = any(event.type == "won" and event.facts["seat"] == seat for event in self.log)
        return None if won else self.view(seat)


def completion(family: Family, seen: Observation, seed: str, number: int) -> TableState:
    """Return the table of the completion with this number; InvalidNotation ``position_impossible`` if none fits."""
    try:
        table: TableState = family.play.sample(seen, Stream(seed, f"completion{number}"))
    except (AssertionError, ValueError):
        raise InvalidNotation("position_impossible", family=family.id) from None
    return table


def play_out(family: Family, table: TableState, seat: int, action: Action) -> int:
    """Let the seat do this on the table, play the hand to its end and return the seat's points."""
    family.play.step(table, seat, action, None)
    return _play_on(family, table, None).scores[seat]


def continued(family: Family, seen: Observation, seed: str, number: int, action: Action) -> ContinuedHand:
    """Return the hand of a completion after the seat's action, played to its end."""
    hand = ContinuedHand(family, seen, completion(family, seen, seed, number))
    hand.act(seen.seat, action)
    bot, rng = _bot(family), Stream(seed, "policy")
    while not hand.over:
        seat = hand.to_act[0]
        legal = hand.table.offers[seat]
        hand.act(seat, _choice(bot, hand, seat, legal, rng))
    return hand


def _choice(bot: Bot, hand: Hand, seat: int, legal: list[Action], rng: Stream) -> Action:
    return legal[0] if len(legal) == 1 else bot.decide(hand.view(seat), legal, _QUIET, rng).action


def _play_on(family: Family, table: TableState, emit: Emit | None) -> Result:
    play, bot, rng = family.play, _bot(family), Stream("", "policy")
    while table.result is None:
        seat = table.pending[0]
        legal = table.offers[seat]
        if len(legal) == 1:
            play.step(table, seat, legal[0], emit)
        else:
            play.step(table, seat, bot.decide(play.observe(table, seat), legal, _QUIET, rng).action, emit)
    return table.result


def _bot(family: Family) -> Bot:
    bot: Bot = family.bots.named(POLICY)
    return bot
