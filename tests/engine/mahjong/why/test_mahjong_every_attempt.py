"""Every attempt is allowed, or refused with a reason that is true, has words and reveals no secret."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import hupai.mahjong.why.refusals as refusals
from hupai.mahjong.explain.reason_texts import REFUSALS
from hupai.mahjong.explain.rulebook import RULEBOOK
from hupai.mahjong.state import Table
from hupai.mahjong.why.refusals import why_no_chi, why_not
from tests.engine.amounts import few_or_many
from tests.engine.mahjong.hidden_tiles import hide_and_shuffle
from tests.engine.mahjong.turn.test_mahjong_random_play import drawn_rules, each_game
from tests.engine.mahjong.why.attempts import POOL, Tries, play
from tests.engine.mahjong.why.past import Past
from tests.engine.mahjong.why.reason_truths import QUICK
from tests.engine.mahjong.why.win_truths import DEEP

HANDS, MOST = 2, 12
"""Hands of each game in which everything is tried: so many, and more until every common reason was given."""

COMMON = {
    *("hand_over", "not_your_turn", "tile_unsettled", "answer_first", "must_discard"),
    *("nothing_to_pass", "no_tile_lies", "own_tile", "tile_not_held", "no_pair", "no_three", "no_four"),
    *("no_peng_laid", "not_ready", "not_waited_for", "no_tile_to_win", "claimed_first"),
}
"""Reasons that every game gives again and again."""


@few_or_many("every", 4, 1)
@each_game
def test_every_attempt_is_allowed_or_refused_with_a_true_reason_in_words(game: Any, every: int) -> None:
    """Whole hands under random options; every seat tries every action in every position."""
    found: Counter[str] = Counter()
    for number in range(MOST):
        rules = drawn_rules(game, Random(f"rules {game.ID} {number}"))
        tries = Tries(rules, deep_every=12)
        play(game, f"attempt {number}", tries, rules, every)
        found += tries.found
        if number + 1 >= HANDS and set(found) >= COMMON:
            return
    raise AssertionError(COMMON - set(found))


def test_every_reason_has_a_truth_check_and_a_sentence() -> None:
    """A new reason needs a condition under which it is true."""
    sources = [path.read_text(encoding="utf-8") for path in Path(refusals.__file__).parent.glob("refus*.py")]
    codes = {code for source in sources for code in re.findall(r'Reason\(\s*"([a-z_]+)"', source)}
    codes |= {code for source in sources for code in re.findall(r'Reason\("[a-z_]+" if .+? else "([a-z_]+)"', source)}
    assert codes == set(QUICK) | set(DEEP) == set(REFUSALS)


def test_every_rule_that_a_reason_names_is_in_the_rule_book() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(refusals.__file__).parent.glob("*.py")]
    named = {rule for source in sources for rule in re.findall(r'"((?:[a-z]+)\.(?:[a-z_]+))"', source)}
    assert len(named) > 20 and not [rule for rule in sorted(named) if rule not in RULEBOOK]


@each_game
def test_a_refusal_reveals_nothing_hidden(game: Any) -> None:
    """With other tiles in the other hands and in the wall, every answer is the same to the last fact."""
    compared = 0

    def look(t: Table, seat: int, past: Past, rng: Random) -> None:
        nonlocal compared
        if rng.randrange(9) or t.result is not None:
            return
        other = hide_and_shuffle(t, seat, rng)
        for action in POOL:
            assert why_not(other, seat, action) == why_not(t, seat, action)
        assert why_no_chi(other, seat) == why_no_chi(t, seat)
        compared += 1

    for number in range(2):
        play(game, f"secret {number}", look)
    assert compared > 5
