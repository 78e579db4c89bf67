"""Try everything in a random hand: each action is allowed, or refused with a true reason that has words.

Counted is how often each reason was given: for refusals (every one is checked), for lasting effects of allowed actions
(sampled), and for forced events (as each seat sees them).
"""

from __future__ import annotations

from collections import Counter

from hupai.bots.base import Budget
from hupai.table.chance import Stream, shuffled
from hupai.table.events import Event
from hupai.table.game import Game
from hupai.table.reason import Reason
from hupai.zipai.actions import HU, Action, chi, is_chi
from hupai.zipai.bots.beginner import Beginner
from hupai.zipai.cards import full_deck
from hupai.zipai.eating import eatings
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.state import PHASE_OVER, Table
from hupai.zipai.turn.machine import begin, step
from hupai.zipai.view.observation import observe
from hupai.zipai.why.forced_reasons import Seen, why_happened
from hupai.zipai.why.preview import effects
from hupai.zipai.why.refusals import why_no_chi, why_not
from tests.engine.candidate_actions import candidates
from tests.engine.public_history import PublicHistory
from tests.engine.random_options import drawn_options
from tests.engine.reason_truths import is_true
from tests.engine.reason_words import check_words

DEEP_EVERY = 20
"""One position in that many is also checked by the exact search."""

BEGINNER = Beginner()

Counts = Counter[str]


class Words:
    """Checks that reasons have sentences in both languages and a rule of the game; each reason once."""

    def __init__(self, rules: ZipaiRules) -> None:
        self._rules = rules
        self._known: set[tuple[str, str, tuple[str, ...]]] = set()

    def check(self, reason: Reason) -> None:
        """Raise AssertionError unless the reason can be shown."""
        key = (reason.code, reason.rule, tuple(reason.facts))
        if key in self._known:
            return
        check_words(reason, self._rules)
        self._known.add(key)


def random_rules(game: Game, chance: Stream) -> ZipaiRules:
    """Return the game's rules with any options that do not contradict each other."""
    rules: ZipaiRules = game.rules(**drawn_options(game, chance))
    return rules


def check_position(
    t: Table, seat: int, past: PublicHistory, words: Words, chance: Stream, found: Counts, *, deep: bool
) -> None:
    """Try everything at ``seat``; raise AssertionError if an answer is missing, untrue or without words."""
    allowed = t.offers[seat] if seat in t.pending else []
    reason = why_no_chi(t, seat)
    assert (reason is None) == any(map(is_chi, allowed)), reason
    if reason is not None:
        way = chi(next(iter(eatings(t.hands[seat], t.live)), 1) if t.live >= 0 else 1)
        assert is_true(t, seat, way, reason, past, deep=deep), (reason, seat, "chi")
        words.check(reason)
        found[f"chi {reason.code}"] += 1
    for action in candidates(t, seat, chance):
        reason = why_not(t, seat, action)
        if reason is None:
            assert action in allowed, (action, allowed)
            found["allowed"] += 1
            for effect in effects(t, seat, action) if deep else ():
                words.check(effect)
                found[f"effect {effect.code}"] += 1
            continue
        assert action not in allowed, (action, reason)
        assert is_true(t, seat, action, reason, past, deep=deep), (reason, seat, action)
        words.check(reason)
        found[reason.code] += 1


def choose(t: Table, seat: int, chance: Stream, *, sensible: bool) -> Action:
    """Return what the seat does: anything, or mostly what a player would do; half of the wins are passed."""
    offers = t.offers[seat]
    if HU in offers and chance.below(2):
        return chance.choice([action for action in offers if action != HU])
    if sensible and chance.below(8):
        return BEGINNER.decide(observe(t, seat), offers, Budget(), chance).action
    return chance.choice(offers)


def play_and_check(rules: ZipaiRules, seed: str, dealer: int, words: Words, found: Counts) -> None:
    """Play a hand; in every position try everything from every seat that learned something.

    Two hands of five are played sensibly, which leads to more waiting hands, wins and passed wins.
    """
    chance, past = Stream(seed, "why"), PublicHistory()
    sensible = chance.below(5) < 2
    before: list[Seen | None] = [None] * rules.seats

    def hear(event: Event) -> None:
        past.hear(event)
        for viewer in range(rules.seats):
            shown = event.seen_by(viewer)
            why = why_happened(shown, before[viewer], viewer)
            before[viewer] = shown
            if why is not None:
                words.check(why)
                found[f"event {why.code}"] += 1

    t = begin(rules, shuffled(full_deck(rules.kings), seed), dealer, hear)
    seen: list[tuple[int, bool]] = [(-1, False)] * rules.seats
    decisions = 0
    while True:
        for seat in range(rules.seats):
            now = (past.events, seat in t.pending)
            if seen[seat] != now:
                seen[seat] = now
                deep = chance.below(DEEP_EVERY) == 0
                check_position(t, seat, past, words, chance, found, deep=deep)
                found["positions"] += 1
        if t.phase == PHASE_OVER:
            break
        decisions += 1
        seat = chance.choice(t.pending)
        action = choose(t, seat, chance, sensible=sensible)
        past.answer(t, seat, action)
        step(t, seat, action, hear)
    found["hands"] += 1


def random_position(game: Game, seed: str, stop: int) -> Table:
    """Return a table with random options after ``stop`` choices, or at the end of the hand."""
    chance = Stream(seed, "position")
    rules = random_rules(game, chance) if chance.below(2) else game.rules()
    t = begin(rules, shuffled(full_deck(rules.kings), seed), chance.below(rules.seats))
    sensible = chance.below(3) > 0
    for _ in range(stop):
        if t.phase == PHASE_OVER:
            break
        seat = chance.choice(t.pending)
        step(t, seat, choose(t, seat, chance, sensible=sensible))
    return t
