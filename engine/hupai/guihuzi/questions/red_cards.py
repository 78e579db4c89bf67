"""How many red cards a hand has, which feats (名堂) their number makes, and what the choice does to that number."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from hupai.guihuzi.actions import HU, PASS, is_discard, kind_of
from hupai.guihuzi.melds import meld_cards
from hupai.guihuzi.rules.ruleset import GuihuziRules
from hupai.guihuzi.rules.win_facts import WinFacts
from hupai.guihuzi.turn.bans import locked_by
from hupai.guihuzi.view.observation import Observation
from hupai.guihuzi.view.unseen import unseen_copies
from hupai.table.questions import Asking, Sentence
from hupai.table.reason import Reason
from hupai.zipai.cards import COPIES, IS_RED, KINDS, RED, code, codes, format_cards

MOST = COPIES * len(RED)
"""The red cards of a deck."""
_NO_CLAIMS = (PASS, HU)
"""What may be answered to a lying card without laying it in a group."""


def asks(asking: Asking) -> Reason | None:
    """Ask for the red cards, where a card is played or claimed."""
    seen: Observation = asking.seen
    if seen.dead[seen.seat] or (not any(map(is_discard, seen.legal)) and not _claims(seen)):
        return None
    return Reason("ask_red", "pay.table")


def answer(asking: Asking) -> list[Sentence]:
    """Return the red cards, the feats by their number, which feats are out of reach, and what the choice does."""
    seen: Observation = asking.seen
    laid = [card for meld in seen.melds[seen.seat] for card in meld_cards(meld) if IS_RED[card]]
    held = [kind for kind in range(KINDS) for _ in range(seen.hand[kind]) if IS_RED[kind]]
    live = sum(copies for kind, copies in enumerate(unseen_copies(seen)) if IS_RED[kind])
    facts = {"red": len(laid) + len(held), "laid": len(laid), "held": len(held), "live": live}
    found = [Sentence(Reason("red_now", "deck.colours", facts), codes(laid + held))]
    found += map(Sentence, _feats(seen.rules))
    found += map(Sentence, _out_of_reach(seen, len(laid)))
    return [*found, *_after(asking, facts["red"])]


def _plain_win(red: int) -> WinFacts:
    """Return a win of which nothing but the number of its red cards can make a feat."""
    return WinFacts(
        xi=5, scoring=5, equal=False, kan=0, wai=0, liu=0, own_pair=False, inner=0, outer=0, red=red, size="",
        flat=False, one_left=False, waits="", pairs="", haidi=False, tianhu=False, baoting=False,
    )  # fmt: skip


@lru_cache(maxsize=512)
def colour_feat(rules: GuihuziRules, red: int) -> tuple[str, int] | None:
    """Return the feat that a win has for its number of red cards, with its points; None without one (``pay.table``)."""
    price = rules.price(rules, _plain_win(red))
    return next(((name, points) for name, points in price.added if name in price.named), None)


def _feats(rules: GuihuziRules) -> Iterator[Reason]:
    """Yield each feat with the numbers of red cards that make it."""
    for name, numbers in groupby(range(MOST + 1), key=lambda red: (colour_feat(rules, red) or ("", 0))[0]):
        if not name:
            continue
        low, *rest = numbers
        points = [found[1] for red in (low, *rest) if (found := colour_feat(rules, red))]
        facts = {"id": name, "points": points[0], "count": low}
        if not rest:
            yield Reason("red_exactly", "pay.table", facts)
        elif len(set(points)) == 1:
            yield Reason("red_from", "pay.table", facts)
        else:
            yield Reason("red_from_more", "pay.table", {**facts, "more": points[1] - points[0]})


def _out_of_reach(seen: Observation, laid: int) -> Iterator[Reason]:
    """Yield the feats that the red cards rule out with which the hand cannot part: laid ones and locked ones."""
    locked = locked_by(seen.melds[seen.seat])
    fixed = laid + sum(seen.hand[kind] for kind in RED if locked >> kind & 1)
    names = [feat[0] for red in (0, 1) if red < fixed and (feat := colour_feat(seen.rules, red))]
    if names:
        yield Reason("red_fixed", "past.lock", {"count": fixed, "names": names})


def _claims(seen: Observation) -> bool:
    """Whether the seat may claim a red card that lies."""
    return seen.live >= 0 and bool(IS_RED[seen.live]) and any(action not in _NO_CLAIMS for action in seen.legal)


def _after(asking: Asking, red: int) -> Iterator[Sentence]:
    """Yield the number of red cards after the choice, and the feat that a win would have for it."""
    seen: Observation = asking.seen
    chosen = [asking.about] if asking.about is not None else seen.legal
    plays = [kind_of(action) for action in chosen if is_discard(action)]
    reds, blacks = ([kind for kind in plays if IS_RED[kind] == colour] for colour in (1, 0))
    if reds:
        facts = {"card": format_cards(reds), "red": red - 1, **_feat(seen.rules, red - 1)}
        yield Sentence(Reason("red_fewer", "deck.colours", facts), codes(reds))
    if blacks:
        yield Sentence(Reason("red_same", "deck.colours", {"red": red, **_feat(seen.rules, red)}))
    if _claims(seen) and any(action not in _NO_CLAIMS for action in chosen):
        facts = {"card": code(seen.live), "red": red + 1, **_feat(seen.rules, red + 1)}
        yield Sentence(Reason("red_more", "deck.colours", facts), [code(seen.live)])


def _feat(rules: GuihuziRules, red: int) -> dict[str, int | str]:
    """Return the feat for a number of red cards as facts; no facts without one."""
    found = colour_feat(rules, red)
    return {"id": found[0], "points": found[1]} if found else {}
