"""Every sentence of hints, reviews and bots in 鬼胡子 is true, by the oracle of the rule book."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from hupai.bots.base import Budget
from hupai.bots.value_reasons import expected_value, missed_value
from hupai.explain.bot_texts import THOUGHTS as SHARED_THOUGHTS
from hupai.guihuzi.actions import Action, format_action
from hupai.guihuzi.bots.explanations import reasons_for, reasons_in_hindsight
from hupai.guihuzi.bots.ladder import LADDER
from hupai.guihuzi.bots.situation_facts import situation
from hupai.guihuzi.explain.reason_texts import FACTS, THOUGHTS
from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.guihuzi.games import GAMES
from hupai.guihuzi.turn.machine import begin, step
from hupai.guihuzi.view.observation import Observation, observe
from hupai.registry import family_named
from hupai.session.judging import judgement
from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.zipai.cards import format_cards, full_deck
from tests.engine.amounts import few_or_parts
from tests.engine.guihuzi.guihuzi_truths import CHECKS, Told
from tests.engine.guihuzi.table_oracle import TableOracle
from tests.engine.guihuzi.test_guihuzi_oracle import drawn

FAMILY = family_named("guihuzi")
JUDGES = ("beginner", "regular", "strong")
BUDGET = Budget(nodes=24)

each_game = pytest.mark.parametrize("module", GAMES, ids=lambda module: module.ID)


def decisions(module: Any, seed: str) -> Iterator[tuple[Observation, TableOracle]]:
    """Yield what seats see when they have a choice, with the oracle's table, in hands without end.

    Every other hand has random options; one choice in six is made at random.
    """
    rng, number = random.Random(f"{module.ID} {seed}"), 0
    while True:
        options = drawn(module, rng)
        if not number % 2:
            options = {name: getattr(module.RULES, name) for name in options}
        rules, deck = replace(module.RULES, **options), full_deck()
        rng.shuffle(deck)
        dealer, bot = rng.randrange(rules.seats), LADDER[JUDGES[number % 2]]
        table = begin(rules, deck, dealer)
        oracle = TableOracle(module.ID, options, format_cards(deck), dealer)
        while table.result is None:
            seat = table.pending[0]
            seen = observe(table, seat)
            if len(seen.legal) > 1:
                yield seen, oracle
            action = bot.decide(seen, seen.legal, Budget(), Stream("play", seed)).action
            if not rng.randrange(6):
                action = rng.choice(seen.legal)
            step(table, seat, action)
            oracle.act(seat, format_action(action))
        number += 1


def hints(module: Any, seed: str) -> Iterator[list[Told]]:
    """Yield everything that each judge says about a decision: the position, its choice, the next best, a review."""
    rng = random.Random(seed)
    for seen, oracle in decisions(module, seed):
        about = [Told(reason, oracle, seen.seat) for reason in situation(seen)]
        for judge in JUDGES:
            yield about + [
                Told(reason, oracle, seen.seat, *chosen)
                for reason, *chosen in spoken_by(judge, seen, rng.choice(seen.legal))
            ]


def spoken_by(judge: str, seen: Observation, done: Action) -> Iterator[tuple[Any, ...]]:
    """Yield the judge's reasons for its choice and the next best, and those of a review in which ``done`` was done."""
    decision = LADDER[judge].decide(seen, seen.legal, BUDGET, Stream("judge", "judge"))
    best, ranking, rule = decision.action, decision.ranking, f"bot.{judge}"
    second = next((action for action, _ in ranking if action != best), None)
    texts = tuple((format_action(action), value) for action, value in ranking)
    for reason in decision.reasons:
        yield reason, format_action(best), "" if second is None else format_action(second), texts
    if second is not None:
        for reason in reasons_for(seen, second, best, rule):
            if not reason.code.startswith("bot_rates"):
                yield reason, format_action(second), format_action(best)
    if done != best:
        for reason in reasons_in_hindsight(seen, best, done, rule):
            yield reason, format_action(best), format_action(done), texts
    judged = judgement(FAMILY, seen, judge, BUDGET)
    valued = sorted(judged.values.items(), key=lambda row: (row[0] != best, -row[1]))
    texts = tuple((format_action(action), value) for action, value in valued)
    if best in judged.values:
        yield expected_value(valued, rule, judged.noise), format_action(best), "", texts
        if done != best and done in judged.values:
            missed = missed_value(judged.values[best], judged.values[done], rule)
            yield missed, format_action(best), format_action(done), texts


def check(module: Any, number: int, seed: str) -> Counter[str]:
    """Check what every judge says of so many decisions; return how often each code was said."""
    counts: Counter[str] = Counter()
    wanted = hints(module, seed)
    for _ in range(number * len(JUDGES)):
        for told in next(wanted):
            code = told.reason.code
            counts[code] += 1
            if code != "bot_searched":
                words = VOCABULARY.sentence(code, told.reason.facts)
                assert CHECKS[code](told), f"{words['zh']} {words['en']} {told}"
    return counts


@few_or_parts(10, 1000)
@each_game
def test_every_sentence_of_guihuzi_is_true(module: Any, number: int, seed: str) -> None:
    """A check of its own for each sentence, over so many decisions."""
    counts = check(module, number, seed)
    assert sum(counts.values()) > 6 * number and len(counts) > 8, counts


def test_every_sentence_of_guihuzi_has_a_check() -> None:
    """And no check is left without its sentence; that of a search is the same code for all families."""
    assert set(CHECKS) == {*THOUGHTS, *FACTS, *SHARED_THOUGHTS} - {"bot_searched"}


@each_game
def test_a_wrong_number_or_card_of_guihuzi_is_noticed(module: Any) -> None:
    """The checks can fail: one more of anything that a sentence counts, or another card, makes it false."""
    unnoticed: Counter[str] = Counter()
    wrong = 0
    wanted = hints(module, "wrong")
    for _ in range(10 * len(JUDGES)):
        for told in next(wanted):
            shown = {name: value for name, value in told.reason.facts.items() if name != "noise"}
            if told.reason.code == "bot_searched":
                continue
            for name, value in shown.items():
                facts = {**told.reason.facts, name: value + 1 if isinstance(value, int) else other_than(value)}
                wrong += 1
                changed = replace(told, reason=Reason(told.reason.code, told.reason.rule, facts))
                unnoticed[f"{told.reason.code} {name}"] += CHECKS[told.reason.code](changed)
    assert wrong > 100 and not +unnoticed, +unnoticed


def other_than(value: Any) -> Any:
    """Another card, or fewer of those named."""
    if isinstance(value, list):
        return value[1:]
    return "4b" if value != "4b" else "5b"
