"""Check the shown score of many wins: ``python -m tests.engine.proof_fuzz --game leiyang --wins 20000``.

Half of the wins are played by bots from shuffled decks under random options, a quarter are built by
:mod:`tests.engine.oracle.hands`, which makes rare ones often, a quarter can be divided in many ways. Prints how
often each line and each reason why the alternative lost was shown, and which win took longest.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import islice
from random import Random

from hupai.bots.base import Budget
from hupai.table.chance import Stream, shuffled
from hupai.zipai.as_json.score import win_as_json
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.cards import COPIES, KINDS, NUMBERS, code, full_deck
from hupai.zipai.hand.win_claim import (
    BLACK_WIN,
    DOT_WIN,
    KA_HU_WIN,
    NO_LIMIT,
    NO_XING,
    RED_WIN,
    WIN_NAMES,
    WU_HU_WIN,
    Win,
    WinClaim,
)
from hupai.zipai.hand.winning import best_win
from hupai.zipai.melds import KAN, PAO, PENG, SHAPES, TI, WEI, Meld, meld_cards
from hupai.zipai.rules.ruleset import SEATS, ZipaiRules
from hupai.zipai.rules.win_facts import BY_OTHER, BY_SELF
from hupai.zipai.state import PHASE_OVER, HandResult
from hupai.zipai.turn.machine import begin, step
from hupai.zipai.view.observation import observe
from tests.engine.fuzz_arguments import fuzz_arguments, show_progress
from tests.engine.oracle.hands import random_case
from tests.engine.proof_checks import described, faults, payment_faults
from tests.engine.random_options import without_conflicts
from tests.engine.win_claims import claim_of
from tests.engine.zipai_games import games

CHUNK = 250
BOT = "beginner"
ALIKE = 40
"""Faults whose first characters agree, up to this many, are counted together."""


def random_rules(game: str, rng: Random) -> ZipaiRules:
    """The game with its defaults one time in three, else with random options that do not contradict each other."""
    found = games[game]
    if rng.random() >= 0.67:
        return found.rules()
    chosen = {option.name: rng.choice(option.choices) for option in found.options if rng.random() < 0.4}
    return found.rules(**without_conflicts(found, chosen))


def played(game: str, seed: str) -> Iterator[tuple[ZipaiRules, HandResult]]:
    """Hands that bots play to the end, one after another, won or not."""
    rng = Random(seed)
    number = 0
    while True:
        number += 1
        name = f"{seed}:{number}"
        rules = random_rules(game, rng)
        chances = [Stream(name, f"bot{seat}") for seat in range(SEATS)]
        t = begin(rules, shuffled(full_deck(rules.kings), name), number % SEATS)
        while t.phase != PHASE_OVER:
            seat = t.pending[0]
            step(t, seat, LADDER[BOT].decide(observe(t, seat), t.offers[seat], Budget(), chances[seat]).action)
        assert t.result is not None
        yield rules, t.result


Won = tuple[ZipaiRules, WinClaim, Win, str | None]
"""A win: rules, the hand, the best-paying reading, the card turned for 翻省."""


def built(game: str, seed: str) -> Iterator[Won]:
    """Wins built from finished groups, with limits and payments to beat in games that have them."""
    rng = Random(seed)
    while True:
        case = random_case(rng, game)
        arguments = dict(vars(case))
        limit, above = arguments.pop("limit"), arguments.pop("above")
        rules, claim = claim_of(**arguments)
        if (case.by == "discard" and not rules.win_on_discard) or (case.by == "shown" and not rules.dihu):
            continue
        mask = NO_LIMIT if limit is None else sum(1 << WIN_NAMES.index(name) for name in limit)
        claim = replace(claim, limit=mask, above=above)
        win = best_win(rules, claim)
        if win is not None:
            yield rules, claim, win, case.turned


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


def check_chunk(task: tuple[str, str, int]) -> tuple[Counter[str], list[tuple[str, str]]]:
    """Check that many wins, half of them played; return the counts, and everything wrong with its hand."""
    game, seed, number = task
    counts: Counter[str] = Counter()
    wrong: list[tuple[str, str]] = []

    def check(rules: ZipaiRules, claim: WinClaim, win: Win, turned: str | None, where: str) -> None:
        started = time.process_time()
        score = win_as_json(rules, claim, win, turned)
        counts["slowest_ms"] = max(counts["slowest_ms"], round(1000 * (time.process_time() - started)))
        counts[where] += 1
        counts.update(f"line {line['line']}" for line in score["lines"])
        shown = score["alternative"]
        counts["alternative " + (shown["why"]["code"] if shown else "none")] += 1
        wrong.extend((fault, described(claim)) for fault in faults(rules, claim, score))

    for maker in (built, dense):
        for rules, claim, win, turned in islice(maker(game, seed), number // 4):
            check(rules, claim, win, turned, maker.__name__)
    for rules, result in played(game, seed):
        wrong += [(fault, str(result.payments)) for fault in payment_faults(rules, result)]
        counts["drawn"] += result.win is None
        counts.update(f"payment {payment.why}" for payment in result.payments)
        if result.win is not None and result.claim is not None:
            turned = None if result.turned is None else code(result.turned)
            check(rules, result.claim, result.win, turned, "played")
            if counts["played"] >= number - number // 4 * 2:
                break
    return counts, wrong


def main() -> int:
    """Run from the command line."""
    given = fuzz_arguments(__doc__, game="leiyang", counted="wins", seed="proof")
    tasks = [
        (given.game, f"{given.seed}:{first}", min(CHUNK, given.wins - first)) for first in range(0, given.wins, CHUNK)
    ]
    counts: Counter[str] = Counter()
    wrong: dict[str, tuple[str, str]] = {}
    faulty: Counter[str] = Counter()
    started = time.perf_counter()
    with ProcessPoolExecutor(max_workers=given.jobs) as pool:
        for part, found in pool.map(check_chunk, tasks):
            slowest = max(counts["slowest_ms"], part["slowest_ms"])
            counts += part
            counts["slowest_ms"] = slowest
            for fault, hand in found:
                wrong.setdefault(fault[:ALIKE], (fault, hand))
                faulty[fault[:ALIKE]] += 1
            show_progress(counts["line pay"], given.wins)
    seconds = round(time.perf_counter() - started, 1)
    counted = {"game": given.game, "wins": counts["line pay"], **dict(sorted(counts.items()))}
    print(json.dumps({**counted, "faults": faulty.total(), "seconds": seconds}))
    for name, number in faulty.most_common(20):
        print(f"{number} × {wrong[name][0]}\n  {wrong[name][1]}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
