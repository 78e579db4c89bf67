"""What a family of games provides: everything that a match, a session, an arena or a command line needs from it.

A family is one frozen :class:`Family`: data and functions, no inheritance. Its rules objects, tables, observations and
actions are its own; the callers of this module pass them on and look only at what the protocols below name. What few
callers need (words, the rule book, bots, calculators) is behind a function that loads it when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Never, Protocol, Self, TypeVar

from hupai.table.chance import Stream
from hupai.table.errors import InvalidRequest
from hupai.table.events import Emit
from hupai.table.json_object import Json
from hupai.table.later import Loader
from hupai.table.match_end import Extra
from hupai.table.options import NamedSet, Option
from hupai.table.questions import Question
from hupai.table.reason import Reason
from hupai.table.results import Result
from hupai.table.seats import Reader, Seat

Action = int
"""An action inside the engine; outside it is text."""


class Rules(Protocol):
    """A rules object: a frozen dataclass with the options of a game applied."""

    @property
    def game(self) -> str:
        """Identifier of the game."""

    @property
    def hands_per_session(self) -> int:
        """Hands in a match unless the players ask otherwise."""


class Observation(Protocol):
    """What one seat may see of a hand."""

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""

    @property
    def seat(self) -> Seat:
        """Whose view it is."""

    @property
    def dealer(self) -> Seat:
        """Who dealt the hand."""

    @property
    def legal(self) -> Sequence[Action]:
        """What the seat may do now, in canonical order; empty unless it owes an answer."""


class TableState(Protocol):
    """One hand in progress: the family's own mutable table."""

    pending: list[Seat]
    """Seats that owe an answer, in the order they are asked; empty once the hand is over."""
    offers: list[list[Action]]
    """Legal actions of each pending seat."""

    @property
    def result(self) -> Result | None:
        """How the hand ended, None while it runs."""

    @property
    def turn(self) -> Seat:
        """Whose turn it is, as all can see."""

    def clone(self) -> Self:
        """Return an independent copy."""


R = TypeVar("R", bound=Rules)
T = TypeVar("T", bound=TableState)
S = TypeVar("S", bound=Observation)
W = TypeVar("W", bound=Result)


@dataclass(frozen=True, slots=True)
class GameDefinition(Generic[R]):
    """One game of a family: its identifier, its default rules, the options players may set, and named sets of them."""

    id: str
    base: R
    options: tuple[Option, ...]
    sets: tuple[NamedSet, ...] = ()
    called: tuple[NamedSet, ...] = ()
    """Options with which the game has another name; the first that fits counts."""


def _nothing(*arguments: object) -> list[Any]:
    """Return an empty list: what a family leaves out, it does not have."""
    return []


def _always(*arguments: object) -> bool:
    return True


def _never(*arguments: object) -> bool:
    return False


def _by_lot(rules: object) -> None:
    """Leave the first dealer to the lot."""


def _no_onlookers(*arguments: object) -> Never:
    """Refuse onlookers: the family does not say what they see."""
    raise InvalidRequest("no_onlookers")


def _no_effects(*arguments: object) -> Json:
    return {"effects": []}


def _no_rows(*arguments: object) -> Json:
    return {"rows": []}


def _empty(*arguments: object) -> Json:
    return {}


def _seen_events(hand: Any, viewer: Seat | None, start: int, end: int | None, reader: Reader | None) -> list[Json]:
    return [event.seen_by(viewer) for event in hand.log[start:end]]


@dataclass(frozen=True, slots=True)
class PlayOf(Generic[R, T, S, W]):
    """How a hand is dealt and played, by rules ``R`` at a table ``T`` with observations ``S`` and results ``W``."""

    seats: Callable[[R], int]
    """How many play by these rules."""
    deck: Callable[[R], list[int]]
    """Every card of the deck, sorted."""
    begin: Callable[[R, Sequence[int], Seat, Emit | None], T]
    """Deal a deck and return the table at its first decision."""
    step: Callable[[T, Seat, Action, Emit | None], None]
    """Apply a legal action and run to the next decision or the end."""
    why_not: Callable[[T, Seat, Action], Reason | None]
    """Why a seat may not do this now, None if it may."""
    observe: Callable[[T, Seat], S]
    """What a seat may see of a table."""
    sample: Callable[[S, Stream], T]
    """A full table that fits an observation, drawn with a :class:`~hupai.table.chance.Stream`."""
    next_dealer: Callable[[R, Seat, W, int], Seat]
    """Who deals next after the family's result; the number counts hands without a winner in a row, this one
    included."""
    first_dealer: Callable[[R], Seat | None] = _by_lot
    """Who deals the first hand of a match; None where it is drawn by lot."""
    ends_match: Callable[[R, Sequence[int]], bool] = _never
    """Whether a match is over at these points, whatever hands were agreed."""
    match_extras: Callable[[R, Sequence[int]], list[Extra]] = _nothing
    """What is paid beside the hands when a match is over at these points, in order."""
    conflicts: Callable[[R], list[Json]] = _nothing
    """The options of a rules object that contradict each other, as problems for :class:`InvalidRules`; not
    those that lack the value they belong to (:attr:`~hupai.table.options.Option.only_with`), which are found anyway."""
    effects: Callable[[T, Seat, Action], list[Reason]] = _nothing
    """What a legal action causes for the rest of the hand."""
    onlook: Callable[[T], S] = _no_onlookers
    """What somebody who has no seat may see of a table: an observation without a hand."""
    earlier_rules: Callable[[R], Sequence[R]] = _nothing
    """The same rules as earlier versions played them, newest first: what was played so and is refused now is replayed
    under one of these."""
    acts_openly: Callable[[T], bool] = _always
    """Whether everybody can see who decides now. Bots answer a hidden question (does anybody claim this card?) at once,
    so that no pause reveals who was asked."""


@dataclass(frozen=True, slots=True)
class NotationOf(Generic[S]):
    """How a family writes its cards, actions and positions. Each pair is inverse; parsers raise InvalidNotation."""

    parse_cards: Callable[[str], list[int]]
    format_cards: Callable[[Sequence[int]], str]
    parse_action: Callable[[str], Action]
    format_action: Callable[[Action], str]
    parse_position: Callable[[str], S]
    """The observation that a line of text describes."""
    format_position: Callable[[S], str]
    """An observation in one line: all that its seat may see of the hand, and nothing else."""


@dataclass(frozen=True, slots=True)
class JsonFormsOf(Generic[S]):
    """A family's positions, choices and results as JSON values, for a page or a terminal.

    A hand is a :class:`hupai.table.hand.Hand`, a module that imports this one.
    """

    view: Callable[[S, Any, bool, Reader | None], Json]
    """All that is drawn of an observation; the flag asks for every hand, for practice and review. The reader is who
    reads the sentences, as in every other form."""
    summary: Callable[[Any, Reader | None], Json | None]
    """How a hand ended: who won, what it paid and why; None while it runs."""
    opened: Callable[[Any], Json]
    """The cards of a table once they lie open: those of all seats, and what nobody took."""
    preview: Callable[[S, Action, Reader | None], Json] = _no_effects
    """What a legal action leads to, from what the seat sees."""
    refused_preview: Callable[[Reason, Reader | None], Json] = _no_effects
    """The preview of an action that is not allowed."""
    why_rows: Callable[[Any, Seat, Reader | None], Json] = _no_rows
    """For each sort of action, whether the seat may do it now, and why not."""
    onlooker: Callable[[S, Any, bool, Reader | None], Json] = _no_onlookers
    """All that is drawn of what an onlooker sees, hands only once they are over; the flag asks for every hand, to look
    into one that is over."""
    events: Callable[[Any, Seat | None, int, int | None, Reader | None], list[Json]] = _seen_events
    """Events as a seat saw them, with a reason where nobody chose them; None sees everything."""
    drawn: Callable[[S, Any, bool], Json] = _empty
    """The parts of a view that events change, at any moment; the others are those of a decision. Empty where a page
    draws only decisions."""

    def result(self, hand: Any, reader: Reader | None) -> Json | None:
        """Return the summary of a hand with all cards open and the deal's seed and deck; None while it runs."""
        summary = self.summary(hand, reader)
        if summary is None:
            return None
        deal = {"seed": hand.seed, "commitment": hand.commitment, "deck": hand.deck_text}
        return {**summary, **self.opened(hand.table), **deal}


@dataclass(frozen=True, slots=True)
class FamilyOf(Generic[R, T, S, W]):
    """A family of games with its own rules, tables, observations and results."""

    id: str
    name_in_records: str
    """What records call the family; empty for the one whose records are older than families."""
    games: tuple[GameDefinition[R], ...]
    play: PlayOf[R, T, S, W]
    notation: NotationOf[S]
    as_json: JsonFormsOf[S]
    vocabulary: Loader
    """Its words (:class:`hupai.explain.vocabulary.Vocabulary`)."""
    rulebook: Loader
    """Its rule book (:class:`hupai.explain.rulebook.RuleBook`)."""
    bots: Any
    """Its bots by name, weakest first, each loaded when it is asked for (:class:`hupai.bots.ladder.Ladder`)."""
    page: str = ""
    """The page's module that draws it; empty for a family that no page draws."""
    figures: tuple[str, ...] = ()
    """The names of figures of won hands that simulations average; reports of duels have the first."""
    win_figures: Callable[[W], Mapping[str, int]] = _empty
    """The figures of a result; empty for a drawn hand."""
    score: Callable[..., Json] | None = None
    """The calculator: is this hand won, and what does it pay (``hupai score``)."""
    circumstances: tuple[str, ...] = ()
    """Names of the further arguments that this family's ``score`` takes."""
    waits: Callable[..., Json] | None = None
    """The calculator: what does this hand wait for (``hupai waits``)."""
    wait_circumstances: tuple[str, ...] = ()
    """Names of the further arguments that this family's ``waits`` takes."""
    adviser: Loader | None = None
    """Explains decisions (:class:`hupai.bots.adviser.Adviser`); without it hints and reviews give no reasons."""
    learning: Loader | None = None
    """What ``hupai train`` needs; without it the family has no learned bots."""
    terminal: Loader | None = None
    """How ``hupai play`` draws a table in lines of text; without it a plain list of facts."""
    pictures: Loader | None = None
    """Its cards for pictures (:class:`hupai.picture.deck.PictureDeck`); without it ``hupai.svg`` draws none of them."""
    puzzles: Loader | None = None
    """What its positions ask (:class:`hupai.table.puzzle_hands.PuzzleHands`); without it the family has no puzzles."""
    questions: Callable[[], Sequence[Question]] = tuple
    """What a player may ask at a decision, in the order they are offered."""


Play = PlayOf[Any, Any, Any, Any]
"""How a hand of any family is played: what it gives is only handed on to the same family."""

Family = FamilyOf[Any, Any, Any, Any]
"""Any family, as the rest of the engine knows it: a name for types. A family is made as a :class:`FamilyOf`."""
