"""How many red cards a hand has, which fan (名堂) their number makes, and what the choice does to that number.

Kings are left out: a king counts as the card that it stands for in the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from hupai.table.questions import Asking, Sentence
from hupai.table.reason import Reason
from hupai.zipai.actions import CLAIM_PENG, discarded, is_chi, is_discard
from hupai.zipai.cards import COPIES, IS_RED, KINDS, RED, code, codes, format_cards
from hupai.zipai.hand.win_claim import BLACK_WIN, DOT_WIN, RED_WIN, win_names
from hupai.zipai.melds import meld_cards
from hupai.zipai.rules.fans import Fan, colour_fans
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.view.observation import Observation
from hupai.zipai.view.unseen import unseen_copies

MOST = COPIES * len(RED)
"""The red cards of a deck."""


def asks(asking: Asking) -> Reason | None:
    """Ask for the red cards, where a card is played or claimed and their number can make a fan."""
    seen: Observation = asking.seen
    wins = sum(_colours(seen.rules))
    if not wins or seen.dead[seen.seat] or (not any(map(is_discard, seen.legal)) and not _claims(seen)):
        return None
    return Reason("ask_red", "deck.colours", {"wins": win_names(wins)})


def answer(asking: Asking) -> list[Sentence]:
    """Return the red cards, the fans by their number, which fans are out of reach, and what the choice does."""
    seen: Observation = asking.seen
    laid = [card for meld in seen.melds[seen.seat] for card in meld_cards(meld) if IS_RED[card]]
    held = [kind for kind in range(KINDS) for _ in range(seen.hand[kind]) if IS_RED[kind]]
    live = sum(copies for kind, copies in enumerate(unseen_copies(seen)) if IS_RED[kind])
    facts = {"red": len(laid) + len(held), "laid": len(laid), "held": len(held), "live": live}
    found = [Sentence(Reason("kings_aside", "king.stand"))] if seen.rules.kings else []
    found.append(Sentence(Reason("red_now", "deck.colours", facts), codes(laid + held)))
    found += _fans(seen.rules)
    found += _out_of_reach(seen, len(laid) + sum(3 for kind in RED if seen.hand[kind] == 3))
    return [*found, *_after(asking, facts["red"])]


def _colours(rules: ZipaiRules) -> Iterator[int]:
    """Yield the wins that a number of red cards makes, as bits."""
    for bit, red in ((RED_WIN, rules.red_min), (BLACK_WIN, 0), (DOT_WIN, 1)):
        if colour_fans(rules, red):
            yield bit


def _fans(rules: ZipaiRules) -> list[Sentence]:
    """Return each fan with the numbers of red cards that make it."""
    found = []
    for fans, numbers in groupby(range(MOST + 1), key=lambda red: tuple(colour_fans(rules, red))):
        low, *rest = numbers
        for name, times in fans:
            facts = {"id": name, "times": times, "count": low, "most": rest[-1] if rest else low}
            if rest and rest[-1] == MOST:
                reason = Reason("red_from", f"fan.{name}", facts)
            else:
                reason = Reason("red_between" if rest else "red_exactly", f"fan.{name}", facts)
            found.append(Sentence(reason))
    return found


def _out_of_reach(seen: Observation, fixed: int) -> list[Sentence]:
    """Return the wins that the red cards rule out which the hand cannot part with."""
    wins = sum(bit for bit in _colours(seen.rules) if fixed > {BLACK_WIN: 0, DOT_WIN: 1}.get(bit, MOST))
    facts = {"count": fixed, "wins": win_names(wins)}
    return [Sentence(Reason("red_fixed", "kan.locked", facts))] if wins else []


def _claims(seen: Observation) -> bool:
    """Whether the seat may claim a red card that lies."""
    return seen.live >= 0 and bool(IS_RED[seen.live]) and any(map(_is_claim, seen.legal))


def _is_claim(action: int) -> bool:
    return action == CLAIM_PENG or is_chi(action)


def _after(asking: Asking, red: int) -> Iterator[Sentence]:
    """Yield the number of red cards after the choice, and the fan that a win would have for it."""
    seen: Observation = asking.seen
    chosen = [asking.about] if asking.about is not None else seen.legal
    plays = [discarded(action) for action in chosen if is_discard(action)]
    reds, blacks = ([kind for kind in plays if IS_RED[kind] == colour] for colour in (1, 0))
    if reds:
        facts = {"card": format_cards(reds), "red": red - 1, **_fan(seen.rules, red - 1)}
        yield Sentence(Reason("red_fewer", "deck.colours", facts), codes(reds))
    if blacks:
        yield Sentence(Reason("red_same", "deck.colours", {"red": red, **_fan(seen.rules, red)}))
    if _claims(seen) and any(map(_is_claim, chosen)):
        facts = {"card": code(seen.live), "red": red + 1, **_fan(seen.rules, red + 1)}
        yield Sentence(Reason("red_more", "deck.colours", facts), [code(seen.live)])


def _fan(rules: ZipaiRules, red: int) -> dict[str, int | str]:
    """Return the fan for a number of red cards as facts; no facts without one."""
    fans: list[Fan] = colour_fans(rules, red)
    return {"id": fans[0][0], "times": fans[0][1]} if fans else {}
