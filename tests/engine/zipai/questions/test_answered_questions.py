"""The questions at the table are offered where they apply, and every answer is true, in positions of all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from hupai.bots.base import Budget
from hupai.session.judging import judgement
from hupai.table.questions import Asking, Verdict
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.explain.question_texts import QUESTIONS
from hupai.zipai.explain.rulebook import RULEBOOK
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.family import FAMILY
from hupai.zipai.questions import asked, waiting_signs
from hupai.zipai.view.observation import Observation
from tests.engine.amounts import few_or_parts, richest
from tests.engine.strategies import any_deal
from tests.engine.zipai.questions.question_truths import CHECKS, Told, applies, losses
from tests.engine.zipai_games import games

JUDGES = ("regular", "strong", "expert", "beginner")

each_game = pytest.mark.parametrize("game_id", richest(sorted(games)))


def answers(game_id: str, seed: str) -> Iterator[list[tuple[str, Told]]]:
    """Yield all answers at a decision, with the code of each question, in hands without end under any options."""
    number = 0
    while True:
        hand, chance = any_deal(game_id, f"{seed}{number}", "asked")
        bot = LADDER[JUDGES[number % 2]]
        gone: dict[int, list[dict[str, Any]]] = {seat: [] for seat in range(hand.seats)}
        while not hand.over:
            seat = hand.to_act[0]
            seen: Observation = hand.view(seat)
            judge = JUDGES[chance.below(len(JUDGES))]
            about = None if chance.below(3) else chance.choice(seen.legal)
            past = hand.decisions_of(seat)
            judged = verdict(seen, judge)
            asking = Asking(seen, past, about, judge, lambda judged=judged: judged)
            offered = [(one, one.asks(asking)) for one in asked.QUESTIONS]
            found = [(asks.code, one.answer(asking)) for one, asks in offered if asks is not None]
            assert [code for code, _ in found] == list(dict.fromkeys(applies(seen)))
            yield [(code, Told(hand, seat, seen, past, list(gone[seat]), about, judged, said)) for code, said in found]
            action = bot.decide(seen, seen.legal, Budget(), chance).action
            action = action if chance.below(6) else chance.choice(seen.legal)
            for other, loss in losses(hand.table, seat, action, partial(hand.act, seat, action)):
                gone[other].append(loss)
        number += 1


def verdict(seen: Observation, judge: str) -> Verdict:
    """Return what the judge would do."""
    found = judgement(FAMILY, seen, judge, Budget(nodes=24))
    return Verdict(found.judge, found.best, found.second, found.values, found.reasons)


def check(game_id: str, number: int, seed: str) -> Counter[str]:
    """Check every answer at so many decisions; return how often each code was said."""
    counts: Counter[str] = Counter()
    wanted = answers(game_id, seed)
    for _ in range(number):
        for code, told in next(wanted):
            CHECKS[code](told)
            for sentence in told.sentences:
                reason = sentence.reason
                counts[reason.code] += 1
                assert "reason code" not in VOCABULARY.sentence(reason.code, reason.facts)["en"], reason
                assert RULEBOOK.row(reason.rule, told.seen.rules) is not None, reason
    return counts


@few_or_parts(25, 1000)
@each_game
def test_every_answer_is_what_is_counted_again(
    game_id: str, number: int, seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check of each question plays to the end what it says would be paid, and counts again what it counts."""
    monkeypatch.setattr(waiting_signs, "WORLDS", 3)
    counts = check(game_id, number, seed)
    assert sum(counts.values()) > number, counts


def test_every_question_has_a_check() -> None:
    assert set(CHECKS) == set(QUESTIONS)
