"""Try everything in random hands: each action is allowed, or refused with a true reason that has words and a rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, Final

from hupai.explain.shared import extended
from hupai.explain.vocabulary import Vocabulary
from hupai.mahjong.actions import (
    CLAIM_FEI,
    CLAIM_GANG,
    CLAIM_PENG,
    HU,
    NO_PIAO,
    PASS,
    PIAO,
    Action,
    angang,
    chi,
    discard,
    format_action,
    is_chi,
    jiagang,
    reveal,
    ti,
)
from hupai.mahjong.explain.effect_texts import EFFECTS, HAPPENED, VARIANTS
from hupai.mahjong.explain.reason_texts import REFUSALS
from hupai.mahjong.explain.rulebook import RULEBOOK
from hupai.mahjong.explain.wording import SHOW
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import KINDS, RANKS, SUITED
from hupai.mahjong.turn.machine import begin, step
from hupai.mahjong.why.refusals import why_no_chi, why_not
from hupai.table.events import Event
from hupai.table.reason import Reason
from hupai.table.seats import Reader
from tests.engine.mahjong.turn.test_mahjong_random_play import drawn_rules, some_action, stacked_deck
from tests.engine.mahjong.why.past import Past
from tests.engine.mahjong.why.reason_truths import is_true

RUN_STARTS = [first + rank for first in range(0, SUITED, RANKS) for rank in range(RANKS - 2)]
POOL: Final[tuple[Action, ...]] = (
    *(PASS, HU, CLAIM_PENG, CLAIM_GANG, CLAIM_FEI, PIAO, NO_PIAO),
    *map(chi, RUN_STARTS),
    *(verb(kind) for verb in (discard, reveal, angang, jiagang, ti) for kind in range(KINDS)),
)
"""Every action of the family."""

WORDS: Final = extended(
    Vocabulary(texts={**REFUSALS, **EFFECTS, **HAPPENED}, names={"game": {}}, show=SHOW, variants=VARIANTS)
)
"""The sentences of reasons, effects and forced events."""

GAPS = ("原因代码", "reason code", "None", "{", "_")
"""What a sentence contains if words for its code, or facts for its words, are missing."""

Look = Callable[[Table, int, Past, Random], None]
"""Looks at a table from one seat before every action."""


class Speaker:
    """Checks that reasons can be shown: sentences in both languages without gaps, and a rule of the game."""

    def __init__(self, rules: MahjongRules) -> None:
        self._rules = rules
        self._known: set[tuple[str, str, tuple[str, ...]]] = set()

    def check(self, reason: Reason) -> None:
        """Raise AssertionError unless the reason can be shown; each sort of reason once."""
        key = (reason.code, reason.rule, tuple(reason.facts))
        if key in self._known:
            return
        assert reason.code in WORDS.texts, f"no words for {reason.code}"
        for reader in (None, Reader(0, self._rules.seats)):
            text = WORDS.sentence(reason.code, dict(reason.facts), reader=reader)
            assert all(text.values()) and not any(gap in part for part in text.values() for gap in GAPS), (reason, text)
        row = RULEBOOK.row(reason.rule, self._rules)
        assert row is not None and all(row["text"].values()), f"{reason.rule} says nothing here"
        self._known.add(key)


def play(
    game: Any, name: str, look: Look, rules: MahjongRules | None = None, every: int = 1
) -> tuple[Table, list[Event]]:
    """Play a random hand, every second one with random options; ``look`` from every seat before actions, or some."""
    rng = Random(f"why {game.ID} {name}")
    rules = rules or drawn_rules(game, rng)
    deck = stacked_deck(rules, rng)
    past, log, tables = Past(rules.seats, deck), list[Event](), list[Table]()

    def hear(event: Event) -> None:
        log.append(event)
        past.hear(event, tables[0] if tables else None)

    t = begin(rules, deck, rng.randrange(rules.seats), hear)
    tables.append(t)
    for action_number in count():
        if action_number % every == 0 or t.result is not None:
            for seat in range(rules.seats):
                look(t, seat, past, rng)
        if t.result is not None:
            return t, log
        seat = rng.choice(t.pending)
        action = some_action(t, seat, rng)
        past.answer(t, seat, action, t.worths[seat])
        step(t, seat, action, hear)
    raise AssertionError("a hand ends")


class Tries:
    """Tries the whole pool from a seat, and counts the reasons that are given."""

    def __init__(self, rules: MahjongRules, *, deep_every: int) -> None:
        self._speaker = Speaker(rules)
        self._deep_every = deep_every
        self.found: Counter[str] = Counter()

    def __call__(self, t: Table, seat: int, past: Past, rng: Random) -> None:
        """Raise AssertionError if an answer is missing, untrue or without words."""
        allowed = t.offers[seat] if seat in t.pending else []
        deep = rng.randrange(self._deep_every) == 0
        for action in POOL:
            reason = why_not(t, seat, action)
            assert (reason is None) == (action in allowed), (format_action(action), reason)
            if reason is not None:
                self._check(t, seat, action, reason, past, deep=deep)
        reason = why_no_chi(t, seat)
        assert (reason is None) == any(map(is_chi, allowed))
        if reason is not None:
            self._check(t, seat, chi(RUN_STARTS[0]), reason, past, deep=deep)

    def _check(self, t: Table, seat: int, action: Action, reason: Reason, past: Past, *, deep: bool) -> None:
        assert is_true(t, seat, action, reason, past, deep=deep), (format_action(action), seat, reason)
        self._speaker.check(reason)
        self.found[reason.code] += 1
