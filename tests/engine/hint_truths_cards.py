"""What sentences of hints say about single cards: checks of what a card goes with, and of what others can do with it.

What others can do is tried in deals that fit what the seat saw. Nothing here calls the code that makes the sentences.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.zipai.actions import CLAIM_PENG, DECLARE, HU, RAISE, Action, discard, is_chi
from hupai.zipai.cards import KINDS, KING, Kind, parse_card, parse_cards
from hupai.zipai.determinize.sample import sample
from hupai.zipai.melds import CHI, PAO, TI, WEI
from hupai.zipai.turn.machine import step
from hupai.zipai.view.observation import Observation
from tests.engine.hint_recounts import GROUPS, after, edge, hidden, loose, now, unseen, without

DEALS = 3
"""In how many deals that fit a claim about the other seats is tried."""

OUTRIGHT = (HU, DECLARE, RAISE)


@dataclass(frozen=True)
class Said:
    """A sentence and the decision it was said about."""

    reason: Reason
    seen: Observation
    action: Action = -1
    """The choice it speaks for, -1 if it describes the position."""
    other: Action | None = None
    """The choice it is compared with."""
    ranking: tuple[tuple[Action, int], ...] = ()
    """The bot's own values."""
    raised: frozenset[int] = frozenset()
    """The seats that raised a hand which waited then, by the oracle."""

    def number(self, name: str) -> int:
        """Return the number of that name."""
        return int(str(self.reason.facts[name]))

    def card(self, name: str = "card") -> Kind:
        """Return the card of that name."""
        return parse_card(str(self.reason.facts[name]))

    def cards(self) -> list[Kind]:
        """Return the cards of which the sentence speaks."""
        return parse_cards(str(self.reason.facts["card"]))

    @property
    def against(self) -> Action | None:
        """The other choice, None if it ends the hand or changes nothing in it."""
        return None if self.other in OUTRIGHT else self.other


Check = Callable[[Said], bool]


# --- single cards -----------------------------------------------------------------------------------


def whole(seen: Observation, kind: Kind) -> bool:
    """Whether two other loose cards make a group with the card."""
    cards = loose(list(seen.hand))
    return any(kind in group and without(cards, *group) is not None for group in GROUPS if len(set(group)) > 1)


def joining(seen: Observation, kind: Kind) -> list[Kind]:
    """The kinds that make a group with the card and one other loose card."""
    rest = without(loose(list(seen.hand)), kind)
    assert rest is not None
    found = set()
    for group in GROUPS:
        if kind in group:
            partners = list(group)
            partners.remove(kind)
            for place, partner in enumerate(partners):
                if rest[partner]:
                    found.add(partners[1 - place])
    return sorted(found)


def live_joining(seen: Observation, kind: Kind) -> int:
    """Return how many unseen cards make a group with the card and one other loose card."""
    return sum(unseen(seen)[card] for card in joining(seen, kind))


def plays(said: Said) -> bool:
    """The card named is the one played, and ``kept`` is the other discard."""
    facts = said.reason.facts
    mine = "card" not in facts or said.action == discard(said.card())
    return mine and ("kept" not in facts or said.other == discard(said.card("kept")))


def lone(said: Said) -> bool:
    """No other loose card belongs to a group with the card."""
    return plays(said) and not joining(said.seen, said.card())


def gone(said: Said) -> bool:
    """The card has partners, and every card that would finish a group with them has been seen."""
    if not plays(said) or whole(said.seen, said.card()):
        return False
    wanted, live = joining(said.seen, said.card()), unseen(said.seen)
    return wanted != [] and not any(live[kind] for kind in wanted)


def nearer(said: Said) -> bool:
    """More unseen cards make a group with the card kept than with the one played."""
    if not plays(said):
        return False
    more, less = (live_joining(said.seen, said.card(name)) for name in ("kept", "card"))
    return said.number("more") == more > less == said.number("live")


def only_pair(said: Said) -> bool:
    """The seat has a quad, and the card kept is the only pair of a hand without kings."""
    seen = said.seen
    quads = [meld for meld in seen.melds[seen.seat] if meld[0] in (TI, PAO)]
    pairs = [kind for kind in range(KINDS) if seen.hand[kind] == 2]
    return plays(said) and quads != [] and pairs == [said.card("kept")] and seen.hand[KING] == 0


def bars(said: Said) -> bool:
    """Another seat laid the card as 偎, so playing it would bar this seat from 吃 and 碰."""
    seen = said.seen
    others = [meld for seat in range(seen.rules.seats) if seat != seen.seat for meld in seen.melds[seat]]
    laid = any(meld[:2] == (WEI, said.card("kept")) for meld in others)
    return plays(said) and seen.rules.fang_wei and laid and not seen.barred[seen.seat]


def limits(said: Said) -> bool:
    """Playing the other card would limit the wins further; this discard does not."""
    wins = edge(said.seen, said.seen.eaten, said.seen.eaten_way, said.card("kept"))
    (left,) = after(said.seen, said.action)
    return plays(said) and bool(wins) and left.limit == now(said.seen).limit


# --- what others can do -------------------------------------------------------------------------------


def claims_of(seen: Observation, kind: Kind) -> set[str]:
    """How other seats can claim the card once it is played, in deals that fit: by 碰, by 吃."""
    found = set()
    for number in range(DEALS):
        t = sample(seen, Stream(f"deal{number}", "sample"))
        step(t, seen.seat, discard(kind))
        if t.live == kind and t.live_seat == seen.seat:
            offers = [offer for seat in t.pending for offer in t.offers[seat]]
            found |= {"peng" for offer in offers if offer == CLAIM_PENG} | {"chi" for offer in offers if is_chi(offer)}
    return found


def was_let_pass(seen: Observation, kind: Kind) -> bool:
    """Whether the card was seen to pass every other seat that could 碰 it: left lying, or eaten."""
    left = any((kind, source) in row for row in seen.discards for source in (0, 1))
    return left or any(meld[0] == CHI and meld[2] == kind for melds in seen.melds for meld in melds)


def may_peng(said: Said) -> bool:
    """Nothing that was seen rules out a 碰 of the card kept."""
    seen, kept = said.seen, said.card("kept")
    able = [
        seat for seat in range(seen.rules.seats) if seat != seen.seat and not seen.dead[seat] and not seen.barred[seat]
    ]
    return able != [] and hidden(seen)[kept] >= 2 and not was_let_pass(seen, kept)


def may_chi(said: Said) -> bool:
    """Nothing that was seen rules out that the next seat eats the card kept."""
    return _eatings(said.seen, said.card("kept")) > 0


def feeds_less(said: Said) -> bool:
    """Unseen cards would let the next seat eat the card kept in more ways than the one played."""
    less, more = (_eatings(said.seen, said.card(name)) for name in ("card", "kept"))
    return plays(said) and (less, more) == (said.number("ways"), said.number("more")) and less < more


def _eatings(seen: Observation, kind: Kind) -> int:
    """Return with how many groups of unseen cards the next seat could eat the card."""
    following, live = (seen.seat + 1) % seen.rules.seats, hidden(seen)
    if seen.dead[following] or seen.barred[following]:
        return 0
    found = 0
    for group in GROUPS:
        if kind in group and len(set(group)) > 1:
            rest = list(group)
            rest.remove(kind)
            found += all(live[card] >= rest.count(card) for card in rest)
    return found
