"""Wins of zipai without end, to check their proofs by.

Some are played by bots from shuffled decks under random options, and some can be divided in many ways. Those that
:mod:`tests.engine.oracle.hands` builds are checked by :mod:`tests.engine.oracle.compare`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hupai.bots.base import Budget
from hupai.table.chance import Stream, shuffled
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.cards import COPIES, KINDS, NUMBERS, full_deck
from hupai.zipai.hand.win_claim import (
    BLACK_WIN,
    DOT_WIN,
    KA_HU_WIN,
    NO_LIMIT,
    NO_XING,
    RED_WIN,
    WU_HU_WIN,
    Win,
    WinClaim,
)
from hupai.zipai.hand.winning import best_win
from hupai.zipai.melds import KAN, PAO, PENG, SHAPES, TI, WEI, Meld, meld_cards
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.win_facts import BY_OTHER, BY_SELF
from hupai.zipai.state import PHASE_OVER, HandResult
from hupai.zipai.turn.machine import begin, step
from hupai.zipai.view.observation import observe
from tests.engine.random_options import without_conflicts
from tests.engine.zipai_games import games

BOT = "beginner"


def random_rules(game: str, rng: Random) -> ZipaiRules:
    """The game with its defaults one time in three, else with random options that do not contradict each other."""
    found = games[game]
    if rng.random() >= 0.67:
        return found.rules()
    chosen = {option.name: rng.choice(option.choices) for option in found.options if rng.random() < 0.4}
    return found.rules(**without_conflicts(found, chosen))


def played(game: str, seed: str) -> Iterator[tuple[ZipaiRules, int, HandResult]]:
    """Hands that bots play to the end, one after another, won or not: rules, dealer, result."""
    rng = Random(seed)
    number = 0
    while True:
        number += 1
        name = f"{seed}:{number}"
        rules = random_rules(game, rng)
        chances = [Stream(name, f"bot{seat}") for seat in range(rules.seats)]
        t = begin(rules, shuffled(full_deck(rules.kings), name), number % rules.seats)
        while t.phase != PHASE_OVER:
            seat = t.pending[0]
            step(t, seat, LADDER[BOT].decide(observe(t, seat), t.offers[seat], Budget(), chances[seat]).action)
        assert t.result is not None
        yield rules, t.dealer, t.result


Won = tuple[ZipaiRules, WinClaim, Win, str | None]
"""A win: rules, the hand, the best-paying reading, the card turned for 翻省."""


def dense(game: str, seed: str) -> Iterator[Won]:
    """Wins that can be divided in many ways: runs and 绞 of a few numbers next to groups that score enough."""
    rng = Random(seed)
    while True:
        rules = random_rules(game, rng)
        quad = rng.random() < 0.5
        laid = _scoring(rng, rules, quad)
        low = rng.randrange(6)
        shapes = [found for found in SHAPES if found and all(low <= card % NUMBERS <= low + 4 for card in found.cards)]
        cards = [card for _ in range((6 if quad else 7) - len(laid)) for card in rng.choice(shapes).cards]
        kings = min(rules.kings, rng.choice((0, 0, 1, 2)))
        rng.shuffle(cards)
        cards = cards[kings:] + [rng.choice(cards)] * 2 * quad
        counts = [cards.count(kind) for kind in range(KINDS)] + [kings]
        card = cards[-1]
        if any(counts[kind] + sum(meld_cards(meld).count(kind) for meld in laid) > COPIES for kind in range(KINDS)):
            continue
        counts[card] -= 1
        # An own flip that makes a 偎 or 提 would have been laid already.
        taken = counts[card] >= 2 or (WEI, card, -1, -1) in laid
        by = BY_OTHER if taken or (not kings and rng.random() < 0.5) else BY_SELF
        claim = WinClaim(
            laid=tuple(laid),
            counts=tuple(counts),
            card=card,
            by=by,
            xing=NO_XING if rules.xing == "off" else rng.randrange(KINDS),
            limit=rng.choice((NO_LIMIT, NO_LIMIT, *LIMITS)) if rules.chi_bian_da_bian else NO_LIMIT,
        )
        win = best_win(rules, claim)
        if win is not None:
            yield rules, claim, win, None


def _scoring(rng: Random, rules: ZipaiRules, quad: bool) -> list[Meld]:
    """Laid groups that bring the hand near the minimum, or none if a hand without 胡息 can win."""
    if not quad and rules.wu_hu and rng.random() < 0.5:
        return []
    kinds = rng.sample(range(KINDS), 3)
    groups = [rng.choice((TI, PAO)) if quad else WEI, rng.choice((WEI, PENG)), rng.choice((WEI, PENG, KAN))]
    return [(group, kind, -1, -1) for group, kind in zip(groups, kinds, strict=True) if group != KAN]


LIMITS = (RED_WIN, BLACK_WIN | DOT_WIN, WU_HU_WIN | KA_HU_WIN)
"""Limits that leave some reading and forbid another."""
