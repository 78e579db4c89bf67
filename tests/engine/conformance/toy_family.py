"""A family of one toy game for the conformance suite: three cards each, and the highest card takes the round.

Nobody plays this game. It shows all that a family provides, and has what zipai has not: two to four seats,
several winners of one hand, and payments during the hand.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass
from typing import Any

from hupai.bots.ladder import Ladder
from hupai.explain.rulebook import RuleBook, chapter, practice, rule
from hupai.explain.shared import extended
from hupai.explain.vocabulary import EventText, Vocabulary
from hupai.explain.wording import plain
from hupai.table.errors import InvalidNotation
from hupai.table.events import Emit, Event
from hupai.table.family import FamilyOf, GameDefinition, JsonFormsOf, NotationOf, PlayOf
from hupai.table.hand import Hand
from hupai.table.options import Option
from hupai.table.payments import Payment, totals
from hupai.table.reason import Reason
from hupai.table.results import winner_deals

KINDS, HELD = "abcdef", 3
DECK = sorted([*range(6)] * 4)


@dataclass(frozen=True, slots=True)
class ToyRules:
    game: str = "toy"
    seats: int = 3
    hands_per_session: int = 4


@dataclass(frozen=True)
class ToyResult:
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    payments: tuple[Payment, ...]
    discarder, last_drawer, self_drawn = None, None, False


@dataclass(frozen=True, slots=True)
class ToyView:
    rules: ToyRules
    seat: int
    dealer: int
    turn: int
    hand: tuple[int, ...]
    legal: tuple[int, ...]
    played: tuple[str, ...]


class ToyTable:
    def __init__(self, rules: ToyRules, dealer: int, hands: list[list[int]]) -> None:
        self.rules, self.dealer, self.turn, self.hands = rules, dealer, dealer, hands
        self.played: list[list[int]] = [[] for _ in hands]
        self.payments: list[Payment] = []
        self.result: ToyResult | None = None
        self.offer()

    def offer(self) -> None:
        self.offers = [sorted(set(hand)) if seat == self.turn else [] for seat, hand in enumerate(self.hands)]
        self.pending = [self.turn] if self.result is None else []

    def clone(self) -> ToyTable:
        return deepcopy(self)


def begin(rules: ToyRules, deck: Sequence[int], dealer: int, emit: Emit | None) -> ToyTable:
    hands = [list(deck[seat * HELD : (seat + 1) * HELD]) for seat in range(rules.seats)]
    for seat, hand in enumerate(hands if emit else []):
        emit(Event("dealt", {"seat": seat, "cards": format_cards(sorted(hand))}, ("cards",), seat))
    return ToyTable(rules, dealer, hands)


def step(t: ToyTable, seat: int, card: int, emit: Emit | None) -> None:
    t.hands[seat].remove(card)
    t.played[seat].append(card)
    if emit:
        emit(Event("played", {"seat": seat, "card": KINDS[card]}))
    t.turn = (seat + 1) % t.rules.seats
    if t.turn == t.dealer:
        end_round(t)
    t.offer()


def end_round(t: ToyTable) -> None:
    last = [cards[-1] for cards in t.played]
    best = [seat for seat, card in enumerate(last) if card == max(last)]
    t.payments += [Payment(seat, winner, 1, "round") for seat in {*range(len(last))} - {*best} for winner in best]
    if not any(t.hands):
        scores = totals(t.payments, t.rules.seats)
        winners = tuple(seat for seat, points in enumerate(scores) if points == max(scores) > 0)
        t.result = ToyResult(winners, scores, tuple(t.payments))


def observe(t: ToyTable, seat: int) -> ToyView:
    mine = tuple(t.offers[seat]) if seat in t.pending else ()
    hand, played = tuple(sorted(t.hands[seat])), tuple(map(format_cards, t.played))
    return ToyView(t.rules, seat, t.dealer, t.turn, hand, mine, played)


def sample(seen: ToyView, rng: Any) -> ToyTable:
    unseen = DECK[:]
    for card in [*seen.hand, *parse_cards("".join(seen.played))]:
        unseen.remove(card)
    rng.shuffle(unseen)
    hands = [[unseen.pop() for _ in range(HELD - len(cards))] for cards in seen.played]
    hands[seen.seat] = list(seen.hand)
    t = ToyTable(seen.rules, seen.dealer, hands)
    t.turn, t.played = seen.turn, list(map(parse_cards, seen.played))
    t.offer()
    return t


def why_not(t: ToyTable, seat: int, card: int) -> Reason | None:
    may = seat in t.pending and card in t.offers[seat]
    return None if may else Reason("toy_not_now", "toy.turn", {"card": KINDS[card]})


def parse_cards(text: str) -> list[int]:
    if set(text) - set(KINDS):
        raise InvalidNotation("toy_unreadable", position=0, text=text)
    return [KINDS.index(char) for char in text]


def format_cards(cards: Sequence[int]) -> str:
    return "".join(KINDS[card] for card in cards)


def parse_action(text: str) -> int:
    if text.removeprefix("play ") not in tuple(KINDS):
        raise InvalidNotation("toy_unreadable", position=0, text=text)
    return KINDS.index(text[-1])


def format_action(card: int) -> str:
    return f"play {KINDS[card]}"


def parse_position(text: str) -> ToyView:
    try:
        values = json.loads(text)
        values["rules"] = ToyRules(**values["rules"])
        return ToyView(**{name: tuple(each) if isinstance(each, list) else each for name, each in values.items()})
    except (TypeError, ValueError, KeyError):
        raise InvalidNotation("toy_unreadable", position=0, text=text) from None


def view(seen: ToyView, hand: Hand, revealed: bool, reader: Any) -> dict[str, Any]:
    legal = [{"action": format_action(card), "verb": "play"} for card in seen.legal]
    return {"seat": seen.seat, "legal": legal, "hand": format_cards(seen.hand), "played": list(seen.played)}


def summary(hand: Hand, reader: Any) -> dict[str, Any] | None:
    return None if hand.result is None else {"winners": list(hand.result.winners), "scores": list(hand.result.scores)}


def opened(t: ToyTable) -> dict[str, Any]:
    return {"hands": [format_cards(hand) for hand in t.hands]}


WORDS = extended(
    Vocabulary(
        texts={
            "toy_not_now": ("现在不能打{card}。", "You cannot play {card} now."),
            "toy_unreadable": ("看不懂“{text}”。", "“{text}” makes no sense here."),
        },
        names={
            "game": {"toy": ("玩具", "Toy")},
            "game_about": {"toy": ("比大小。", "The highest card takes the round.")},
        },
        show={"card": plain, "cards": plain},
        events={
            "dealt": EventText("{who}拿到牌。", "{who} gets cards.", "You get cards."),
            "played": EventText("{who}打{card}。", "{who} plays {card}.", "You play {card}."),
        },
        options={"seats": ("几个人", "Seats"), "hands_per_session": ("局数", "Hands")},
        option_helps={"seats": ("几个人打。", "How many play."), "hands_per_session": ("打几局。", "How long.")},
        option_units={"seats": ("{n}", "{n}"), "hands_per_session": ("{n}", "{n}")},
    )
)
OPTIONS = (Option("seats", (3, 2, 4), 3, "toy.turn"), Option("hands_per_session", (4, 1), 4, "toy.turn"))
BOOK = RuleBook(chapter("bot", rule("toy.turn", "大的赢。", "The highest card wins.", practice())), (), {}, asdict)
NOTATION = NotationOf(
    parse_cards, format_cards, parse_action, format_action, parse_position, lambda seen: json.dumps(asdict(seen))
)
PLAY = PlayOf(
    seats=lambda rules: rules.seats, deck=lambda rules: DECK, begin=begin, step=step, why_not=why_not, observe=observe,
    sample=sample, next_dealer=lambda rules, dealer, result, drawn: winner_deals(dealer, result),
)  # fmt: skip
FAMILY = FamilyOf(
    id="toys",
    name_in_records="toys",
    games=(GameDefinition("toy", ToyRules(), OPTIONS),),
    play=PLAY,
    notation=NOTATION,
    as_json=JsonFormsOf(view=view, summary=summary, opened=opened),
    vocabulary=lambda: WORDS,
    rulebook=lambda: BOOK,
    bots=Ladder({"random": ("hupai.bots.random_bot", "RandomBot")}),
)
