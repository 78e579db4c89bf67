"""Every attempt is allowed, or refused with a reason that is true, has words and reveals no secret."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hupai.zipai.why.refusals as reasons
from hupai.registry import games
from hupai.table.chance import Stream
from hupai.zipai.cards import KING
from hupai.zipai.melds import WEI
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.state import PHASE_DECLARE, PHASE_DISCARD, PHASE_OVER, Table
from hupai.zipai.why.refusals import why_not
from tests.engine.candidate_actions import candidates
from tests.engine.reason_truths import CHECKS
from tests.engine.reason_truths_exact import DEEP
from tests.engine.reasons_fuzz import Words, play_and_check, random_position, random_rules, run

numbers = st.integers(0, 10**9)


@pytest.mark.parametrize("game", sorted(games))
@given(numbers)
@settings(max_examples=6, deadline=None)
def test_every_attempt_is_allowed_or_refused_with_a_true_reason_in_words(game: str, number: int) -> None:
    """Whole hands under random options; every seat tries everything in every position."""
    seed = f"any{number}"
    rules = random_rules(games[game], Stream(seed, "options"))
    found: Counter[str] = Counter()
    play_and_check(rules, seed, number % SEATS, Words(rules), found)
    assert found["allowed"] > 0 and found["positions"] > 10


@pytest.mark.parametrize("game", sorted(games))
def test_the_full_run_counts_the_reasons_it_met(game: str) -> None:
    """Default and random options in turn; the same seed meets the same positions."""
    once = run(game, 6, "counted", 1)
    again = run(game, 6, "counted", 1)
    assert once["hands"] == 6 and once["codes"] == again["codes"]
    assert len(once["codes"]) > 15  # type: ignore[arg-type]


def test_every_reason_has_a_truth_check() -> None:
    """A new reason needs a condition under which it is true."""
    folder = Path(reasons.__file__).parent
    sources = [(folder / f"{name}.py").read_text() for name in ("refusals", "refused_claims", "refused_wins")]
    codes = {code for source in sources for code in re.findall(r'Reason\("([a-z_]+)"', source)}
    assert codes == set(CHECKS) | set(DEEP)


# --- secrecy -----------------------------------------------------------------------------------------------


def swapped(t: Table, seat: int, chance: Stream) -> Table:
    """Return a table that differs in all that ``seat`` cannot see: cards and offers of others, the wall, hidden 偎."""
    copy = t.clone()
    others = [other for other in range(SEATS) if other != seat]
    unseen = list(copy.wall[copy.drawn :])
    sizes = {other: sum(copy.hands[other]) for other in others}
    for other in others:
        unseen += [kind for kind, count in enumerate(copy.hands[other]) for _ in range(count)]
    chance.shuffle(unseen)
    for other in others:
        mine, unseen = unseen[: sizes[other]], unseen[sizes[other] :]
        copy.hands[other] = [mine.count(kind) for kind in range(KING + 1)]
        if t.rules.wei_hidden:
            copy.melds[other] = [
                (WEI, chance.below(20), -1, other) if meld[0] == WEI else meld for meld in copy.melds[other]
            ]
        copy.no_chi[other], copy.no_peng[other] = chance.below(1 << 20), chance.below(1 << 20)
        copy.above[other] = chance.below(40)
        copy.answers[other] = chance.below(3) - 1
        copy.offers[other] = [] if chance.below(2) else [0, 1]
        copy.loose[other] = chance.below(20)
        copy.kan_huxi[other] = chance.below(12)
        copy.prefixes[other], copy.calls[other], copy.potentials[other] = None, None, -1
    copy.wall = copy.wall[: copy.drawn] + unseen
    copy.pending = [s for s in copy.pending if s == seat] + [s for s in others if chance.below(2)]
    copy.pao_seat = seat if t.pao_seat == seat else -1
    if seat not in t.pending and t.phase in (PHASE_DISCARD, PHASE_DECLARE):
        # Whether another seat decides on a discard or on announcing its king is hidden as well.
        copy.phase = chance.choice((PHASE_DISCARD, PHASE_DECLARE))
    return copy


@pytest.mark.parametrize("game", sorted(games))
@given(numbers, st.integers(0, 80))
@settings(max_examples=40, deadline=None)
def test_a_refusal_reveals_nothing_hidden(game: str, number: int, stop: int) -> None:
    """With other cards in the other hands and in the wall, every answer is the same to the last fact."""
    seed = f"secret{number}"
    t = random_position(games[game], seed, stop)
    if t.phase == PHASE_OVER:
        return
    for seat in range(SEATS):
        other = swapped(t, seat, Stream(seed, f"hidden{seat}"))
        for action in candidates(t, seat, Stream(seed, "tries")):
            assert why_not(other, seat, action) == why_not(t, seat, action)
