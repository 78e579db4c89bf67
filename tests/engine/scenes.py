"""Scenes at a table, a row each: cards are dealt, lines are played, and what must then be so is said.

    @each_row("scene", {"only the 下家 eats": (dealt("3s", "45s", "45s"), "0 discard 3s; 1 may chi; 2 may nothing")})
    def test_who_may_eat(scene):
        play_scene(*scene)

Steps have ``;`` between them. What is played is written as for ``decks.play``; all other steps are in ``STEPS``. A step
may also be a function that does something with the hand and fails, or returns False. ``told`` names all events of a
type, or with ``…`` some of them and some of their facts.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from hupai.table.hand import Hand
from hupai.zipai.cards import parse_card
from hupai.zipai.rules.win_facts import BY_NAMES
from tests.engine import decks

Deal = Callable[[], Hand]
Step = str | Callable[[Hand], Any]
Steps = list[tuple[str, Callable[..., Any]]]


def lazily(deal: Callable[..., Hand]) -> Callable[..., Deal]:
    """Return a function that notes what to deal: it is dealt with its scene, so that a wrong deal spoils no other."""
    return lambda *cards, **chosen: partial(deal, *cards, **chosen)


dealt = lazily(decks.deal)


def play_scene(deal: Deal, *lines: Step, steps: Steps | None = None) -> None:
    """Deal and take every step, by default those of ``STEPS``; AssertionError names the one that is not so."""
    hand = deal()
    for line in lines:
        if callable(line):
            assert line(hand) is not False, f"the step in line {line.__code__.co_firstlineno} is not so"
            continue
        for step in line.split("; "):
            take, parts = next(
                (take, parts.groups()) for pattern, take in steps or STEPS if (parts := re.fullmatch(pattern, step))
            )
            try:
                take(hand, *parts)
            except AssertionError as error:
                raise AssertionError(f"{step}: {error}") from error


def said(value: Any) -> str:
    """Return a value as scenes write it; an empty text is none, and several values have a space between them."""
    if isinstance(value, (tuple, list)):
        return " ".join(map(said, value)) or "none"
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    return str(value) or "none"


def same(found: Any, wanted: str) -> None:
    """Fail unless the value is written so."""
    assert said(found) == wanted, f"it is {said(found)}"


def _may(hand: Hand, seat: str, wanted: str) -> None:
    legal = hand.legal(int(seat))
    assert any(wanted in (action, action.split()[0]) for action in legal), f"only {legal}"


def _may_not(hand: Hand, seat: str, wanted: str, code: str | None, rule: str | None) -> None:
    legal = hand.legal(int(seat))
    assert not any(wanted in (action, action.split()[0]) for action in legal), f"offered: {legal}"
    if code:
        refused = hand.why_not(int(seat), wanted)
        assert refused is not None and refused.code == code and rule in (None, refused.rule), refused


def _may_only(hand: Hand, seat: str, wanted: str) -> None:
    assert hand.legal(int(seat)) == wanted.split(", "), f"offered: {hand.legal(int(seat))}"


def _may_nothing(hand: Hand, seat: str) -> None:
    assert hand.legal(int(seat)) == [], f"offered: {hand.legal(int(seat))}"


def _keeps(hand: Hand, seat: str, how: str, claim: str, card: str) -> None:
    lost = getattr(hand.view(int(seat)), f"no_{claim}") >> parse_card(card) & 1
    assert bool(lost) == (how == "loses"), f"no_{claim} is {lost}"


def _told(hand: Hand, seat: str | None, kind: str, facts: str) -> None:
    same_facts(decks.events(hand, kind, int(seat) if seat else None), facts)


def same_facts(told: list[dict[str, Any]], facts: str) -> None:
    """Fail unless these facts, or with ``…`` some of them, are written so."""
    found = [{name: said(value).replace(" ", ",") for name, value in event.items()} for event in told]
    wanted = [dict(fact.split("=") for fact in event.split() if fact != "…") for event in facts.split(" | ")]
    if not facts or "…" in facts:
        assert all(any(some.items() <= event.items() for event in found) for some in wanted), f"only {found}"
    else:
        assert found == wanted, f"it is {found}"


def _told_nothing(hand: Hand, kind: str) -> None:
    assert not decks.events(hand, kind), decks.events(hand, kind)


FACTS: dict[str, Callable[[Any], Any]] = {
    "winner": lambda result: result.winner,
    "by": lambda result: BY_NAMES[result.by],
    "source": lambda result: result.source,
    "scores": lambda result: result.scores,
    "huxi": lambda result: result.win.huxi,
    "red": lambda result: result.win.red,
    "xing": lambda result: result.win.xing,
    "special": lambda result: result.win.special,
    "groups": lambda result: [group.name for group in result.win.groups],
    "counted": lambda result: result.win.price.counted,
    "huxi_fans": lambda result: [name for name, _ in result.win.price.huxi_fans],
    "huxi_times": lambda result: result.win.price.huxi_times,
    "tun": lambda result: result.win.price.tun,
    "fans": lambda result: [f"{name}×{factor}" for name, factor in result.win.price.fans],
    "times": lambda result: result.win.price.multiplier,
    "pays": lambda result: result.win.price.pay_each,
}
"""What a scene may say of the result, by its first word."""

OFFERS: Steps = [
    (r"(\d) may nothing", _may_nothing),
    (r"(\d) may only (.+)", _may_only),
    (r"(\d) may not (.+?)(?:: (\w+)(?: of (\S+))?)?", _may_not),
    (r"(\d) may (.+)", _may),
]
"""What a seat may do; a verb alone stands for any action of it.

After ``may not`` the code of the refusal may follow, and its rule.
"""

STEPS: Steps = [
    *OFFERS,
    (r"asked (.+)", lambda hand, seats: same(hand.to_act, seats)),
    (r"(\d) laid (.+)", lambda hand, seat, melds: same(decks.laid(hand, int(seat)), melds)),
    (r"(\d) sees (\w+) (.+)", lambda hand, seat, field, value: same(getattr(hand.view(int(seat)), field), value)),
    (r"(\d) (keeps|loses) (chi|peng) (\w\w)", _keeps),
    (r"(?:(\d) )?told (\w+) ?(.*)", _told),
    (r"no (\w+)", _told_nothing),
    (rf"({'|'.join(FACTS)}) (.+)", lambda hand, fact, value: same(FACTS[fact](hand.result), value)),
    (r"until (\d) hu", lambda hand, seat: decks.until_hu(hand, int(seat))),
    (r"until (\w+) by (\d)", lambda hand, card, seat: decks.until(hand, card, int(seat))),
    (r"until (\w+)", lambda hand, card: decks.until(hand, card)),
    (r"(settle|drain|last_card)", lambda hand, step: getattr(decks, step)(hand)),
    (r"(\d .+)", lambda hand, line: decks.play(hand, line)),
]
"""Every step: what it looks like, and what it asks or does."""
