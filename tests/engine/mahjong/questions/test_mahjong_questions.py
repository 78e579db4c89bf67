"""The questions at the mahjong table are offered where they apply, and every answer is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from hupai.bots.base import Budget
from hupai.mahjong.explain.question_texts import QUESTIONS
from hupai.mahjong.explain.rulebook import RULEBOOK
from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.family import FAMILY
from hupai.mahjong.questions import asked
from hupai.session.judging import judgement
from hupai.table.questions import Asking, Verdict
from tests.engine.amounts import few_or_parts
from tests.engine.mahjong.bots.test_mahjong_hint_truths import decisions
from tests.engine.mahjong.questions.mahjong_question_truths import CHECKS, Told, applies
from tests.engine.mahjong.turn.test_mahjong_random_play import each_game

JUDGES = ("regular", "strong", "expert", "beginner")


def answers(game: Any, seed: str) -> Iterator[list[tuple[str, Told]]]:
    """Yield all answers at a decision with a choice, with the code of each question."""
    for t, seat, seen, rng in decisions(game, seed):
        judge = rng.choice(JUDGES)
        found = judgement(FAMILY, seen, judge, Budget(nodes=8))
        verdict = Verdict(found.judge, found.best, found.second, found.values, found.reasons)
        about = rng.choice(seen.legal) if rng.randrange(3) else None
        asking = Asking(seen, (), about, judge, lambda verdict=verdict: verdict)
        offered = [(one, one.asks(asking)) for one in asked.QUESTIONS]
        said = [(asks.code, one.answer(asking)) for one, asks in offered if asks is not None]
        assert [code for code, _ in said] == list(applies(seen))
        yield [(code, Told(t, seat, seen, about, verdict, sentences)) for code, sentences in said]


def check(game: Any, number: int, seed: str) -> Counter[str]:
    """Check every answer at so many decisions; return how often each code was said."""
    counts: Counter[str] = Counter()
    wanted = answers(game, seed)
    for _ in range(number):
        for code, told in next(wanted):
            CHECKS[code](told)
            for sentence in told.sentences:
                reason = sentence.reason
                counts[reason.code] += 1
                assert "reason code" not in VOCABULARY.sentence(reason.code, reason.facts)["en"], reason
                assert RULEBOOK.row(reason.rule, told.seen.rules) is not None, reason
    return counts


@few_or_parts(10, 1000)
@each_game
def test_every_answer_is_what_is_counted_again(game: Any, number: int, seed: str) -> None:
    """A check of its own for each question, over so many decisions."""
    counts = check(game, number, seed)
    assert sum(counts.values()) > number, counts


def test_every_question_has_a_check() -> None:
    assert set(CHECKS) == set(QUESTIONS)
