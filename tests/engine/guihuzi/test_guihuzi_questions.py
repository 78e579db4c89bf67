"""The questions at a table of 鬼胡子 are offered where they apply, and every answer is true."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from hupai.bots.base import Budget
from hupai.guihuzi.actions import HU, eaten_shape, is_chi, is_discard, kind_of, parse_action
from hupai.guihuzi.explain.question_texts import ANSWERS, QUESTIONS
from hupai.guihuzi.explain.rulebook import RULEBOOK
from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.guihuzi.games import GAMES
from hupai.guihuzi.hand.whole_groups import whole_groups
from hupai.guihuzi.questions import asked
from hupai.guihuzi.turn.machine import begin, step
from hupai.guihuzi.view.observation import Observation, observe
from hupai.guihuzi.view.unseen import unseen_copies
from hupai.registry import family_named
from hupai.session.judging import judgement
from hupai.table.questions import Asking, Sentence, Verdict
from hupai.zipai.cards import COPIES, KINDS, code, full_deck, parse_cards
from tests.engine.amounts import few_or_parts
from tests.engine.guihuzi.question_truths_guihuzi import lacking, locked, locks, reds, waiting, xi

FAMILY = family_named("guihuzi")
JUDGES = ("regular", "strong", "beginner")

each_game = pytest.mark.parametrize("module", GAMES, ids=lambda module: module.ID)


def joins(asking: Asking, said: list[Sentence]) -> None:
    """Each named card, and no other unseen one, finishes one more group; the best discards come first.

    How many groups a hand has is checked by the oracle (`whole` in guihuzi_truths.py), which is too slow for this.
    """
    seen: Observation = asking.seen
    rows = []
    for sentence in said:
        facts = sentence.reason.facts
        kind = kind_of(parse_action(facts["action"]))
        hand, unseen = [count - (each == kind) for each, count in enumerate(seen.hand)], unseen_copies(seen)
        groups = whole_groups(hand)
        more = []
        for each in range(KINDS):
            if unseen[each] and hand[each] < COPIES:
                grown = [count + (other == each) for other, count in enumerate(hand)]
                more += [each] if whole_groups(grown) > groups else []
        assert facts["groups"] == len(seen.melds[seen.seat]) + groups
        assert list(facts.get("wanted", ())) == list(sentence.cards) == [code(each) for each in more]
        assert facts.get("kinds", 0) == len(more)
        assert facts.get("live", 0) == sum(unseen[each] for each in more)
        rows.append((facts["groups"], facts.get("live", 0)))
    assert rows == sorted(rows, reverse=True)
    if asking.about is not None and is_discard(asking.about):
        assert len(said) == 1 and kind_of(parse_action(said[0].reason.facts["action"])) == kind_of(asking.about)


def lost(asking: Asking, said: list[Sentence]) -> None:
    """Each named claim is lost now, came so at that decision, and none that is lost goes unnamed."""
    seen: Observation = asking.seen
    named: dict[str, int] = {"chi": 0, "peng": 0}
    pairs = 0
    for sentence in said:
        reason = sentence.reason
        at = [(then, action) for then, action in asking.past if then.wall_left == reason.facts["count"]]
        card = parse_cards(reason.facts["card"])[0]
        if reason.code.endswith("played") or "_played" in reason.code:
            assert any(is_discard(action) and kind_of(action) == card for _, action in at)
        else:
            assert any(then.live == card and not is_discard(action) for then, action in at)
        if "pairs" in reason.facts:
            pairs |= sum(1 << parse_cards(pair)[0] for pair in reason.facts["pairs"])
            continue
        for verb in [reason.facts["mine"]] if "mine" in reason.facts else ["chi", "peng"]:
            named[verb] |= 1 << card
    assert named["chi"] == seen.no_chi and named["peng"] == seen.no_peng
    assert pairs == seen.dead_pairs


def choice(asking: Asking, said: list[Sentence]) -> None:
    """The bot's choice and the cards that it is about are named first."""
    found, facts = asking.verdict(), said[0].reason.facts
    assert parse_action(facts["action"]) == found.best in asking.seen.legal
    assert ("instead" in facts) == (found.second is not None)
    if is_discard(found.best):
        assert list(said[0].cards) == [code(kind_of(found.best))]
    elif is_chi(found.best):
        assert list(said[0].cards) == [code(asking.seen.live)] and eaten_shape(found.best) >= 0


CHECKS = {
    "ask_xi": xi,
    "ask_joins": joins,
    "ask_red": reds,
    "ask_waiting": waiting,
    "ask_dead": lost,
    "ask_locked": locked,
    "ask_bot": choice,
}


def applies(seen: Observation) -> list[str]:
    """Return the questions that apply to a decision, by the rules."""
    plays = any(map(is_discard, seen.legal))
    red = seen.live >= 0 and code(seen.live)[0] in "270" and any(action > HU for action in seen.legal)
    others = [melds for seat, melds in enumerate(seen.melds) if seat != seen.seat and not seen.dead[seat]]
    lacks = lacking(seen) > 0 and not seen.dead[seen.seat] and seen.wall_left > 0
    return [
        *(["ask_xi"] if lacks else []),
        *(["ask_joins"] if plays else []),
        *(["ask_red"] if (plays or red) and not seen.dead[seen.seat] else []),
        *(["ask_waiting"] if any(len(melds) >= 3 for melds in others) else []),
        *(["ask_dead"] if seen.no_chi or seen.no_peng or seen.dead_pairs else []),
        *(["ask_locked"] if {code(kind) for kind in range(KINDS) if seen.hand[kind]} & locks(seen) else []),
        *(["ask_bot"] if len(seen.legal) > 1 else []),
    ]


def check(module: Any, number: int, seed: str) -> Counter[str]:
    """Check every answer at so many decisions; return how often each code was said."""
    rng, counts, done = random.Random(f"{module.ID} {seed}"), Counter[str](), 0
    while done < number:
        deck = full_deck()
        rng.shuffle(deck)
        table = begin(module.RULES, deck, rng.randrange(module.RULES.seats))
        past: list[list[tuple[Observation, int]]] = [[] for _ in range(module.RULES.seats)]
        while table.result is None:
            seat = table.pending[0]
            seen = observe(table, seat)
            action = rng.choice(seen.legal)
            judge = rng.choice(JUDGES)
            found = judgement(FAMILY, seen, judge, Budget(nodes=8))
            verdict = Verdict(found.judge, found.best, found.second, found.values, found.reasons)
            about = rng.choice(seen.legal) if rng.randrange(3) else None
            asking = Asking(seen, tuple(past[seat]), about, judge, lambda verdict=verdict: verdict)
            offered = [(one, one.asks(asking)) for one in asked.QUESTIONS]
            assert [asks.code for _, asks in offered if asks is not None] == applies(seen)
            for question, asks in offered:
                if asks is None:
                    continue
                said = question.answer(asking)
                CHECKS[asks.code](asking, said)
                for sentence in said:
                    reason = sentence.reason
                    counts[reason.code] += 1
                    assert "reason code" not in VOCABULARY.sentence(reason.code, reason.facts)["en"], reason
                    assert RULEBOOK.row(reason.rule, seen.rules) is not None, reason
            done += 1
            past[seat].append((seen, action))
            step(table, seat, action)
    return counts


@few_or_parts(25, 1000)
@each_game
def test_every_answer_at_a_table_of_guihuzi_is_counted_again(module: Any, number: int, seed: str) -> None:
    """A check of its own for each question, over so many decisions."""
    counts = check(module, number, seed)
    assert sum(counts.values()) > number and set(counts) & set(ANSWERS), counts


def test_every_question_of_guihuzi_has_a_check() -> None:
    assert set(CHECKS) == set(QUESTIONS)
