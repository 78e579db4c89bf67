"""Every attempt is allowed, or refused with a reason that is true, has words and reveals no secret."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hupai.zipai.why.refusals as reasons
from hupai.table.chance import Stream
from hupai.zipai.state import PHASE_OVER
from hupai.zipai.why.refusals import why_not
from tests.engine.amounts import examples, few_or_many
from tests.engine.candidate_actions import candidates
from tests.engine.hidden_cards import hide_and_shuffle
from tests.engine.reason_truths import CHECKS
from tests.engine.reason_truths_exact import DEEP
from tests.engine.reasons_fuzz import Words, play_and_check, random_position, random_rules
from tests.engine.zipai_games import games

numbers = st.integers(0, 10**9)


@few_or_many("hands", 5, 2000)
@pytest.mark.parametrize("game", sorted(games))
def test_every_attempt_is_allowed_or_refused_with_a_true_reason_in_words(game: str, hands: int) -> None:
    """Whole hands, every other one under random options; every seat tries everything in every position."""
    found: Counter[str] = Counter()
    for number in range(hands):
        seed = f"counted:{number}"
        rules = random_rules(games[game], Stream(seed, "options")) if number % 2 else games[game].rules()
        play_and_check(rules, seed, number % rules.seats, Words(rules), found)
    assert found["hands"] == hands and found["positions"] > 10 * hands and found["allowed"] > 0
    assert len({code for code in found if " " not in code} - {"hands", "positions", "allowed"}) > 15


def test_every_reason_has_a_truth_check() -> None:
    """A new reason needs a condition under which it is true."""
    folder = Path(reasons.__file__).parent
    sources = [(folder / f"{name}.py").read_text() for name in ("refusals", "refused_claims", "refused_wins")]
    codes = {code for source in sources for code in re.findall(r'Reason\("([a-z_]+)"', source)}
    assert codes == set(CHECKS) | set(DEEP)


# --- secrecy -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(games))
@given(numbers, st.integers(0, 80))
@examples(6, 120)
def test_a_refusal_reveals_nothing_hidden(game: str, number: int, stop: int) -> None:
    """With other cards in the other hands and in the wall, every answer is the same to the last fact."""
    seed = f"secret{number}"
    t = random_position(games[game], seed, stop)
    if t.phase == PHASE_OVER:
        return
    for seat in range(t.rules.seats):
        other = hide_and_shuffle(t, seat, Stream(seed, f"hidden{seat}"))
        for action in candidates(t, seat, Stream(seed, "tries")):
            assert why_not(other, seat, action) == why_not(t, seat, action)
