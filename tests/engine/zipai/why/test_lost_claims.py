"""What a pass is said to cost is lost whatever the others answer; what is said with a condition, only by it."""

from __future__ import annotations

from collections import Counter
from itertools import product

from hupai.zipai.actions import CLAIM_PENG, HU, PASS, Action, is_chi
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.state import FLIP, PHASE_CLAIM, Table
from hupai.zipai.turn.machine import step
from hupai.zipai.why.preview import effects
from tests.engine.amounts import few_or_many
from tests.engine.reasons_fuzz import random_position
from tests.engine.zipai_games import games

UNLESS = ("chi_lost", "claims_lost_unless_taken")
"""What is lost unless a claim that goes before takes the card."""
LOST = {"peng_lost": "peng", "chi_lost": "chi", "claims_lost": "both", "claims_lost_unless_taken": "both"}


def taken_before(t: Table, answers: dict[int, Action]) -> bool:
    """Whether one of these answers of the others, or a 跑, goes before a 吃."""
    drawer = t.live_seat if t.live_from == FLIP else -1
    claims = [(other, answer) for other, answer in answers.items() if answer > PASS]
    return t.pao_seat >= 0 or any(answer == CLAIM_PENG or (is_chi(answer) and at == drawer) for at, answer in claims)


def check(t: Table, seat: int) -> Counter[str]:
    """Pass beside every answer of the others, and compare what is lost with what was said."""
    told = [effect.code for effect in effects(t, seat, PASS) if effect.code in LOST]
    counts: Counter[str] = Counter()
    others = [other for other in t.pending if other != seat]
    for answers in product(*(t.offers[other] for other in others)):
        given = dict(enumerate(t.answers)) | dict(zip(others, answers, strict=True))
        if HU in given.values():
            continue
        after, bit = t.clone(), 1 << t.live
        for other, answer in (*zip(others, answers, strict=True), (seat, PASS)):
            if after.wall_left == t.wall_left and after.phase == PHASE_CLAIM and other in after.pending:
                step(after, other, answer)
        for code in told:
            taken = code in UNLESS and taken_before(t, given)
            marks = {"chi": after.no_chi[seat], "peng": after.no_peng[seat]}
            for name in ("chi", "peng") if LOST[code] == "both" else (LOST[code],):
                before = {"chi": t.no_chi[seat], "peng": t.no_peng[seat]}[name] & bit
                assert bool(marks[name] & bit) == (bool(before) or not taken), (code, name, given)
            counts[f"{code} {taken}"] += 1
    return counts


@few_or_many("hands", 150, 8000)
def test_what_a_pass_is_said_to_cost_is_lost_whatever_the_others_answer(hands: int) -> None:
    counts: Counter[str] = Counter()
    for number in range(hands):
        game = sorted(games)[number % len(games)]
        t = random_position(games[game], f"lost{number}", number % 60)
        for seat in t.pending if t.phase == PHASE_CLAIM else ():
            counts += check(t, seat)
    assert counts["chi_lost False"] and counts["chi_lost True"] and counts["peng_lost False"], counts


def test_what_a_claim_before_one_s_own_would_save_is_said_with_that_condition() -> None:
    for code in LOST:
        words = VOCABULARY.sentence(code, {"card": "2s"})
        assert ("先要走" in words["zh"]) == ("unless somebody" in words["en"]) == (code in UNLESS), words
