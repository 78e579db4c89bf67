"""Whether each sentence of a hint or a review in 鬼胡子 is true: a check for every code, by the rule book's oracle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from hupai.table.reason import Reason
from tests.engine.guihuzi.oracle import Card, half_name, is_run, is_seven, prices, read
from tests.engine.guihuzi.table_oracle import TableOracle

KINDS = [(size, number) for size in "sb" for number in range(1, 11)]


@dataclass(frozen=True)
class Told:
    """A sentence and the decision it was said about. Actions are texts."""

    reason: Reason
    oracle: TableOracle
    seat: int
    action: str = ""
    """The choice it speaks for, empty if it describes the position."""
    other: str = ""
    """The choice that was made or comes second."""
    ranking: tuple[tuple[str, int], ...] = ()
    """The bot's own values."""

    def number(self, name: str) -> int:
        return int(str(self.reason.facts[name]))

    def card(self) -> Card:
        (found,) = self.cards("card")
        return found

    def cards(self, name: str) -> list[Card]:
        value = self.reason.facts[name]
        return read(value if isinstance(value, str) else "".join(value))  # type: ignore[arg-type]

    @property
    def values(self) -> dict[str, int]:
        return dict(self.ranking)


def unseen(oracle: TableOracle, seat: int) -> Counter[Card]:
    """The copies that the seat has not seen, counted from where they lie: the wall, other hands, what is hidden."""
    found = Counter([*oracle.wall, *oracle.buried])
    for other in range(oracle.seats):
        if other != seat:
            found.update(oracle.hands[other])
            found.update(oracle.face_down[other])
    return found


def after(told: Told) -> TableOracle:
    """The table once the seat has done this and nobody took the card."""
    t, seat, (word, _, text) = deepcopy(told.oracle), told.seat, told.action.partition(" ")
    if word == "discard":
        t.hands[seat].remove(*read(text))
    elif word == "liu":
        t.lay_liu(seat, read(text)[0])
    elif word == "piao":
        assert t.lying
        at = t.laid[seat].index(("peng", (t.lying[0],) * 3, t.lying[0]))
        t.laid[seat][at] = ("piao", (t.lying[0],) * 4, t.lying[0])
    elif word == "wai":
        raise AssertionError("a discard is owed")
    return t


def wins_with(t: TableOracle, seat: int, card: Card, by: str) -> bool:
    hand, laid = sorted([*t.hands[seat], card]), t.laid[seat]
    return bool(prices(t.game, t.options, hand, laid, card, by, last=False, untouched=False))


def waits(t: TableOracle, seat: int, by: str) -> set[Card]:
    """The cards on which the seat wins, of which it does not hold all four."""
    owned = Counter([*t.hands[seat], *(card for _, cards, _ in t.laid[seat] for card in cards)])
    return {card for card in KINDS if owned[card] < 4 and wins_with(t, seat, card, by)}


def _comes_to_wait(told: Told, by: str) -> bool:
    """The cards named are those it wins on that can still come, and so many copies of them are unseen."""
    t, live = after(told), unseen(told.oracle, told.seat)
    wanted = {card for card in waits(t, told.seat, by) if live[card]}
    if by == "self" and any(live[card] for card in waits(t, told.seat, "other")):
        return False  # it wins on others' flips as well
    named = set(told.cards("wanted"))
    return named == wanted != set() and told.number("live") == sum(live[card] for card in named)


def _plays(told: Told) -> bool:
    return told.action.startswith("discard ") and told.card() == read(told.action[8:])[0]


def _waits_now(told: Told, *, only_own: bool) -> bool:
    others, live = waits(told.oracle, told.seat, "other"), unseen(told.oracle, told.seat)
    wanted = waits(told.oracle, told.seat, "self") - others if only_own else others
    named = set(told.cards("wanted"))
    return named == wanted and told.number("live") == sum(live[card] for card in wanted)


@cache
def finished(cards: tuple[Card, ...], *, half: bool = True) -> int:
    """The most groups with 硬息 among cards: three equal ones, 二七十, and one half group."""
    if not cards:
        return 0
    first, rest = cards[0], cards[1:]
    best = finished(rest, half=half)
    for i, one in enumerate(rest):
        left = rest[:i] + rest[i + 1 :]
        if half and half_name(first, one) in ("pair", "half seven"):
            best = max(best, 1 + finished(left, half=False))
        for j, two in enumerate(left[i:], i):
            if len({first, one, two}) == 1 or is_seven((first, one, two)):
                best = max(best, 1 + finished(left[:j] + left[j + 1 :], half=half))
    return best


def _xi(told: Told) -> bool:
    laid = sum(word != "chi" or is_seven(cards) for word, cards, _ in told.oracle.laid[told.seat])
    xi = laid + finished(tuple(sorted(told.oracle.hands[told.seat])))
    return (told.number("xi"), told.number("min")) == (xi, 5)


def _locked(told: Told) -> bool:
    return set(told.cards("locked")) == told.oracle.locked[told.seat] & set(told.oracle.hands[told.seat])


def _dead_pairs(told: Told) -> bool:
    pairs: Sequence[str] = told.reason.facts["pairs"]  # type: ignore[assignment]
    hand = set(told.oracle.hands[told.seat])
    neighbours = {
        frozenset(pair) for pair in combinations(hand, 2)
        if pair[0][0] == pair[1][0] and abs(pair[0][1] - pair[1][1]) == 1
    }  # fmt: skip
    return {frozenset(read(pair)) for pair in pairs} == neighbours & told.oracle.no_fragment[told.seat] != set()


def _stands_alone(told: Told) -> bool:
    if not _plays(told):
        return False
    left = told.oracle.hands[told.seat][:]
    left.remove(told.card())
    return not any(half_name(told.card(), other) for other in left)


def _lays_xi(told: Told) -> bool:
    word, _, text = told.action.partition(" ")
    if word == "chi":
        return is_seven(read(text)) and not is_run(read(text)) and told.card() == _lying(told)
    return word in ("peng", "wai", "piao", "liu") and told.card() == (read(text)[0] if text else _lying(told))


@cache
def whole(cards: tuple[Card, ...]) -> int:
    """The most whole groups among cards."""
    if len(cards) < 3:
        return 0
    first, rest = cards[0], cards[1:]
    best = whole(rest)
    for i, j in combinations(range(len(rest)), 2):
        group = (first, rest[i], rest[j])
        if len(set(group)) == 1 or is_run(group) or is_seven(group):
            best = max(best, 1 + whole(tuple(card for at, card in enumerate(rest) if at not in (i, j))))
    return best


def _both(told: Told) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The hand after each of the two discards."""
    hands = []
    for card in (told.card(), *told.cards("kept")):
        left = sorted(told.oracle.hands[told.seat])
        left.remove(card)
        hands.append(tuple(left))
    return hands[0], hands[1]


def _beside(told: Told) -> bool:
    """Both discards are named as what they are."""
    return _plays(told) and told.other.startswith("discard ") and told.cards("kept") == read(told.other[8:])


def _keeps_xi(told: Told) -> bool:
    return _beside(told) and finished(_both(told)[0]) - finished(_both(told)[1]) == told.number("xi") > 0


def _keeps_whole(told: Told) -> bool:
    if not _beside(told):
        return False
    mine, other = map(whole, _both(told))
    return (told.number("groups"), told.number("others")) == (mine, other) and mine > other


def _finishes_more(told: Told) -> bool:
    if not _beside(told):
        return False
    live = unseen(told.oracle, told.seat)
    counts = [
        sum(copies for card, copies in live.items() if whole(tuple(sorted([*hand, card]))) > whole(hand))
        for hand in _both(told)
    ]
    return [told.number("live"), told.number("less")] == counts and counts[0] > counts[1]


def _made_dead(told: Told, action: str) -> set[frozenset[Card]]:
    """The pairs of neighbours that would no longer eat after a discard and could before."""
    t = deepcopy(told.oracle)
    (card,) = read(action[8:])
    t.hands[told.seat].remove(card)
    t.let_go(told.seat, card)
    fresh = t.no_fragment[told.seat] - told.oracle.no_fragment[told.seat]
    return {pair for pair in fresh if abs(max(pair)[1] - min(pair)[1]) == 1}


def _spares_pairs(told: Told) -> bool:
    pairs: Sequence[str] = told.reason.facts["pairs"]  # type: ignore[assignment]
    named = {frozenset(read(pair)) for pair in pairs}
    return _beside(told) and _made_dead(told, told.other) == named != set() and not _made_dead(told, told.action)


def _taken(told: Told, action: str) -> TableOracle:
    """The table once the seat has taken the card, before its discard."""
    t = deepcopy(told.oracle)
    assert t.lying
    t.wall = t.wall or [("s", 1)]
    t.carry_out(told.seat, action, *t.lying[:2])
    return t


def _stays_unlocked(told: Told) -> bool:
    t = _taken(told, told.other)
    fresh = (t.locked[told.seat] - told.oracle.locked[told.seat]) & set(t.hands[told.seat])
    return told.action == "pass" and told.card() == _lying(told) and set(told.cards("locked")) == fresh != set()


def _lays_whole(told: Told) -> bool:
    t = _taken(told, told.action)
    hand, laid = sorted(t.hands[told.seat]), len(t.laid[told.seat])
    left = [tuple(hand[:at] + hand[at + 1 :]) for at, card in enumerate(hand) if card not in t.locked[told.seat]]
    groups = laid + max(map(whole, left))
    others = laid - 1 + whole(tuple(sorted(told.oracle.hands[told.seat])))
    named = (told.number("groups"), told.number("others"))
    return told.other == "pass" and told.card() == _lying(told) and named == (groups, others) and groups > others


def _lying(told: Told) -> Card | None:
    return told.oracle.lying[0] if told.oracle.lying else None


def _rated_best(told: Told) -> bool:
    return told.values[told.action] == max(told.values.values())


def _claims(told: Told) -> bool:
    return told.action.split()[0] in ("chi", "peng", "wai", "liu", "piao") and told.card() == _lying(told)


def _value(told: Told) -> bool:
    best = told.values[told.action]
    others = [value for action, value in told.ranking if action != told.action]
    margin = int(str(told.reason.facts.get("margin", 0)))
    return told.number("thousandths") == best and best - margin == max(others, default=best)


CHECKS: dict[str, Callable[[Told], bool]] = {
    "bot_wins": lambda told: told.action == "hu",
    "bot_plays_to_wait": lambda told: _plays(told) and _comes_to_wait(told, "other"),
    "bot_plays_to_own_flip": lambda told: _plays(told) and _comes_to_wait(told, "self"),
    "bot_keeps_waiting": lambda told: _comes_to_wait(told, "other"),
    "bot_keeps_own_flip": lambda told: _comes_to_wait(told, "self"),
    "bot_keeps_groups": _stands_alone,
    "bot_keeps_xi": _keeps_xi,
    "bot_keeps_whole": _keeps_whole,
    "bot_finishes_more": _finishes_more,
    "bot_spares_pairs": _spares_pairs,
    "bot_stays_unlocked": _stays_unlocked,
    "bot_lays_whole": _lays_whole,
    "bot_takes_xi": _lays_xi,
    "bot_rates_discard": lambda told: _plays(told) and _rated_best(told),
    "bot_rates_pass": lambda told: told.action == "pass" and _rated_best(told),
    "bot_rates_claim": lambda told: _claims(told) and _rated_best(told),
    "bot_random": lambda told: not told.ranking,
    "bot_value": _value,
    "bot_value_equal": lambda told: _value(told) and 0 <= told.number("margin") <= told.number("noise"),
    "bot_value_done": lambda told: (
        told.number("thousandths") == told.values[told.action] == max(told.values.values())
        and told.number("margin") == told.values[told.action] - told.values[told.other] > 0
    ),
    "fact_waits": lambda told: _waits_now(told, only_own=False),
    "fact_own_flip": lambda told: _waits_now(told, only_own=True),
    "fact_xi": _xi,
    "fact_locked": _locked,
    "fact_dead_pairs": _dead_pairs,
    "fact_wall": lambda told: told.number("n") == len(told.oracle.wall),
}
"""For every code, the condition under which its sentence is true."""
