"""Every sentence of hints, reviews and bots is true, in positions of all games."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from hupai.bots.base import Budget
from hupai.bots.search import Candidate
from hupai.bots.value_reasons import expected_value, missed_value
from hupai.explain.bot_texts import THOUGHTS as SHARED_THOUGHTS
from hupai.registry import family_named
from hupai.session.judging import judgement
from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.zipai.actions import RAISE, Action
from hupai.zipai.bots import expert
from hupai.zipai.bots.explanations import reasons_for, reasons_in_hindsight
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.bots.situation_facts import situation
from hupai.zipai.explain.bot_texts import THOUGHTS
from hupai.zipai.explain.fact_texts import CHOSEN, POSITION
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.view.observation import Observation
from tests.engine.amounts import few_or_parts, richest
from tests.engine.hint_recounts import now, waits
from tests.engine.hint_truths import CHECKS, is_true
from tests.engine.hint_truths_cards import Said
from tests.engine.strategies import drawn_options, rigged_deck
from tests.engine.zipai_games import games

JUDGES = ("beginner", "regular", "strong")
BUDGET = Budget(nodes=24)
"""Enough for the expert to drop some choices and to prefer another one than the strong bot."""
FAMILY = family_named("zipai")

NO_COPIES = re.compile(r"(?<!\d)0(张|组| unseen| cop)")
"""A number that a sentence says in words instead: none."""

LOOSE_FACTS = ("kings", "xing")
"""Facts that choose the words of a sentence and are not shown."""

each_game = pytest.mark.parametrize("game_id", richest(sorted(games)))


def decisions(game_id: str, seed: str) -> Iterator[tuple[Observation, frozenset[int]]]:
    """Yield what seats see when they have a choice, in hands without end; and who raised a waiting hand before.

    Every other hand has random options; one choice in six is made at random.
    """
    game, number = games[game_id], 0
    while True:
        chance = Stream(f"{seed}{number}", game_id)
        rules = game.rules(**drawn_options(game, chance)) if number % 2 else game.rules()
        cards = ("plain", "waiting", "plain", "plain", "calling", "finished")[number % 6]
        deck = rigged_deck(rules, f"{seed}{number}", cards, chance.below(SEATS))
        hand = game.deal(rules, deck=deck, seed=f"{seed}{number}", dealer=number % rules.seats)
        bot, raised = LADDER[JUDGES[number % 2]], frozenset[int]()
        while not hand.over:
            seat = hand.to_act[0]
            seen = hand.view(seat)
            if len(seen.legal) > 1:
                yield seen, raised
            action = bot.decide(seen, seen.legal, Budget(), chance).action
            if action != RAISE and not chance.below(6):
                action = chance.choice(seen.legal)
            if action == RAISE and waits(seen, now(seen))[0]:
                raised |= {seat}
            hand.act(seat, action)
        number += 1


def hints(game_id: str, seed: str, judges: tuple[str, ...] = JUDGES) -> Iterator[list[Said]]:
    """Yield everything that one judge says about a decision: the position, its choice, the next best, a review."""
    chance = Stream(seed, "done")
    for seen, raised in decisions(game_id, seed):
        found = [Said(reason, seen, raised=raised) for reason in situation(seen)]
        for judge in judges:
            yield found + spoken_by(judge, seen, chance.choice(seen.legal))


def spoken_by(judge: str, seen: Observation, done: Action) -> list[Said]:
    """Return what the judge says for its choice and the next best, and what a review says if ``done`` was done."""
    decision = LADDER[judge].decide(seen, seen.legal, BUDGET, Stream("judge", "judge"))
    best, ranking, rule = decision.action, decision.ranking, f"bot.{judge}"
    second = next((action for action, _ in ranking if action != best), None)
    found = [Said(reason, seen, best, second, ranking) for reason in decision.reasons]
    if second is not None:
        found += [Said(reason, seen, second, best) for reason in reasons_for(seen, second, best, rule)]
    if done != best:
        found += [Said(reason, seen, best, done) for reason in reasons_in_hindsight(seen, best, done, rule)]
    judged = judgement(FAMILY, seen, judge, BUDGET)
    values = judged.values
    if best in values:
        valued = tuple(sorted(values.items(), key=lambda row: (row[0] != best, -row[1])))
        found.append(Said(expected_value(valued, rule, judged.noise), seen, best, second, valued))
        if done != best and done in values:
            found.append(Said(missed_value(values[best], values[done], rule), seen, best, done, valued))
    return found


def said_of(reason: Reason, said: Said) -> str:
    """Return the sentence in both languages, for a message."""
    words = VOCABULARY.sentence(reason.code, reason.facts)
    return f"{words['zh']} {words['en']} {said}"


def check(game_id: str, number: int, seed: str) -> Counter[str]:
    """Check what every judge says of so many decisions; return how often each code was said."""
    counts: Counter[str] = Counter()
    wanted = hints(game_id, seed)
    for _ in range(number * len(JUDGES)):
        for said in next(wanted):
            counts[said.reason.code] += 1
            assert is_true(said), said_of(said.reason, said)
            words = VOCABULARY.sentence(said.reason.code, said.reason.facts)
            assert not NO_COPIES.search(words["zh"]) and not NO_COPIES.search(words["en"]), words
    return counts


@few_or_parts(15, 1000)
@each_game
def test_every_sentence_of_hints_reviews_and_bots_is_true(game_id: str, number: int, seed: str) -> None:
    """A check of its own for each sentence, over so many decisions."""
    counts = check(game_id, number, seed)
    assert sum(counts.values()) > 12 * number and len(counts) > 15, counts


@each_game
def test_a_search_counts_the_deals_in_which_its_choice_did_no_worse_than_the_second(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The numbers are those of the results that the search itself found."""
    tried: list[list[Candidate]] = []
    halving = expert.sequential_halving

    def noted(*args: Any, **more: Any) -> list[Candidate]:
        tried.append(halving(*args, **more))
        return tried[-1]

    monkeypatch.setattr(expert, "sequential_halving", noted)
    searched = 0
    for seen, _ in islice(decisions(game_id, "search"), 8):
        tried.clear()
        found = LADDER["expert"].decide(seen, seen.legal, Budget(nodes=40), Stream("judge", "judge"))
        for reason in found.reasons:
            if reason.code == "bot_searched":
                best = tried[0][0]
                second = next(one for one in tried[0] if one.action == found.ranking[1][0])
                common = list(zip(best.results, second.results, strict=False))
                no_worse = sum(mine >= theirs for mine, theirs in common)
                assert best.action == found.action
                assert reason.facts == {"worlds": len(common), "share": 100 * no_worse // len(common)}
                searched += 1
    assert searched > 1


def test_every_sentence_has_a_check() -> None:
    """And no check is left without its sentence; that of a search has a test of its own."""
    reasons = {*CHOSEN, *POSITION, *THOUGHTS, *SHARED_THOUGHTS}
    assert set(CHECKS) == reasons - {"bot_searched"}


@each_game
def test_a_wrong_number_or_card_is_noticed(game_id: str) -> None:
    """The checks can fail: one more or less of anything that a sentence counts, or another card, makes it false."""
    unnoticed: Counter[str] = Counter()
    wrong = 0
    wanted = hints(game_id, "wrong")
    for _ in range(20):
        for said in next(wanted):
            for name, value in said.reason.facts.items():
                if name in LOOSE_FACTS:
                    continue
                other_card = "4b" if value != "4b" else "5b"
                changed = other_card if isinstance(value, str) else (value + 1) % SEATS if name == "from" else value + 1
                facts = {**said.reason.facts, name: changed}
                wrong += 1
                reason = Reason(said.reason.code, said.reason.rule, facts)
                unnoticed[f"{reason.code} {name}"] += is_true(replace(said, reason=reason))
    assert wrong > 100 and not +unnoticed, +unnoticed
