"""Hints in three steps, and the review of a hand: figures, reasons and costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from hupai.bots.base import Bot, Budget, Decision
from hupai.session import Session, judging, matches
from hupai.session.advice import NOTICEABLE
from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.zipai.actions import HU, Action, format_action
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.bots.win_or_continue import OVERRATED
from hupai.zipai.cards import parse_cards
from hupai.zipai.family import FAMILY
from hupai.zipai.view.observation import Observation
from tests.engine.amounts import richest
from tests.engine.facade_client import Client, finished_hand, new_match
from tests.engine.zipai_games import games


class Sage:
    """A judge for tests: every choice is worth a known number of thousandths, the last one most."""

    name = "beginner"

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return the last choice; or 胡 without further search, as the bots of the ladder do."""
        if HU in legal:
            return Decision(HU, (Reason("bot_wins", "bot.beginner"),), ((HU, 1),))
        ranking = tuple((action, 100 * place) for place, action in enumerate(legal))[::-1]
        return Decision(ranking[0][0], (Reason("bot_rates_pass", "bot.beginner"),), ranking)


@pytest.fixture
def sage(monkeypatch: pytest.MonkeyPatch) -> Bot:
    """The judge takes the place of a bot of the ladder; its figures are taken as points."""
    bot = Sage()
    monkeypatch.setitem(LADDER, "beginner", bot)
    monkeypatch.setattr(LADDER, "in_points", frozenset({"beginner"}))
    return bot


def asked(game: str = "yongzhou-plain", seed: str = "advice") -> Client:
    """A match in which the person has more than one choice."""
    p = new_match(game, seed=seed)
    while p.state["waiting"] != "human" or len(p.state["view"]["legal"]) < 3:
        p.step()
    return p


def test_the_first_step_describes_the_hand_and_suggests_nothing() -> None:
    """No best choice, no ranking, no reasons of a judge; but the 胡息 held and missing, in both languages."""
    hint = asked().ask(do="hint", step=1)
    assert set(hint) == {"step", "judge", "situation"}
    assert hint["situation"][0]["code"] == "seen_huxi"
    assert all(reason["text"]["zh"] and reason["text"]["en"] for reason in hint["situation"])


def test_the_second_step_suggests_with_figures_and_the_third_explains(sage: Bot) -> None:
    """Best and second best with their values and the difference, then reasons and consequences of both."""
    p = asked()
    legal = [entry["action"] for entry in p.state["view"]["legal"]]
    second = p.ask(do="hint", step=2, judge="beginner")
    assert second["unit"] == "thousandths"
    assert second["best"] == {"action": legal[-1], "value": 100 * (len(legal) - 1)}
    assert second["second"] == {"action": legal[-2], "value": 100 * (len(legal) - 2)}
    assert second["margin"] == 100
    assert [row["action"] for row in second["ranking"]] == legal[::-1]
    assert "0.10" in second["says"]["text"]["zh"] and "0.10" in second["says"]["text"]["en"]
    third = p.ask(do="hint", judge="beginner")
    assert third["step"] == 3 and third["situation"] == second["situation"]
    for place in ("best", "second"):
        assert {**third[place], "reasons": 0, "effects": 0} == {**second[place], "reasons": 0, "effects": 0}
        assert third[place]["reasons"]
        preview = p.ask(do="preview", action=third[place]["action"])
        assert third[place]["effects"] == preview["effects"]


@pytest.mark.parametrize("judge", [name for name in LADDER if name not in LADDER.in_points])
def test_values_that_are_not_points_are_not_shown(judge: str) -> None:
    """The order is shown, the values are not."""
    hint = asked().ask(do="hint", judge=judge)
    assert hint["unit"] is None and hint["margin"] is None and hint["says"] is None
    assert all(row["value"] is None for row in hint["ranking"])
    assert hint["best"]["reasons"]


def test_a_win_is_valued_at_its_payment_and_the_other_choices_are_ranked_too(sage: Bot) -> None:
    """The judge takes the win without further search, so it is asked again without the win, and by as much less."""
    for number in range(20):
        p = new_match("yongzhou-plain", seed=f"win{number}", hands=1)
        while p.state["waiting"] not in ("next", "end"):
            legal = p.state["view"]["legal"] if p.state["waiting"] == "human" else []
            wins = [entry for entry in legal if entry["verb"] == "hu"]
            if wins and len(legal) > 1:
                hint = p.ask(do="hint", judge="beginner")
                assert hint["best"]["action"] == "hu" and hint["best"]["value"] == 2000 * wins[0]["pay_each"]
                assert hint["second"]["value"] == 100 * (len(legal) - 2) - OVERRATED
                assert hint["margin"] == hint["best"]["value"] - hint["second"]["value"]
                return
            if legal:
                well = p.ask(do="hint", judge="regular", step=2)["best"]["action"]
                p.state = p.ask(do="act", action=well)
            else:
                p.step()
    raise AssertionError("nobody could win")


def own(review: dict[str, Any]) -> list[dict[str, Any]]:
    """The steps that were judged."""
    return [step for step in review["steps"] if "judged" in step]


def test_a_review_lists_where_player_and_judge_differ_and_the_cost(sage: Bot) -> None:
    """The player of these matches takes the first choice, the judge the last: the cost is the difference."""
    review = finished_hand().ask(do="review", judge="beginner", threshold=300)
    assert review["judge"] == {
        "id": "beginner",
        "name": {"zh": "入门", "en": "Beginner"},
        "unit": "thousandths",
        "threshold": 300,
    }
    steps = own(review)
    assert len(steps) > 5 and all(step["seat"] == 0 for step in steps)
    for number, step in enumerate(review["steps"]):
        judged = step.get("judged")
        if judged is None or judged["best"]["action"] == "hu":
            continue
        assert judged["played"]["action"] == step["action"]
        assert judged["cost"] == judged["best"]["value"] - judged["played"]["value"]
        assert judged["cost"] == 100 * (len(judged["ranking"]) - 1)
        assert (number in review["differences"]) == judged["differs"] == (judged["cost"] >= 300)
        assert judged["reasons"][0]["text"]["zh"] and judged["says"]["text"]["en"]
    assert review["differences"] and len(review["differences"]) < len(steps)


def test_a_review_has_a_default_threshold(sage: Bot) -> None:
    """The threshold is a quarter of a point."""
    review = finished_hand().ask(do="review", judge="beginner")
    assert review["judge"]["threshold"] == NOTICEABLE
    assert {number for number, step in enumerate(review["steps"]) if step.get("judged", {}).get("differs")} == set(
        review["differences"]
    )


def test_with_open_cards_every_seat_is_judged_by_what_it_saw_then(sage: Bot) -> None:
    """The verdict does not depend on the viewer; while a person plays, only that person's decisions are judged."""
    p = finished_hand()
    everything = p.ask(do="review", seat=None, judge="beginner")
    assert {step["seat"] for step in own(everything)} == {0, 1, 2}
    mine = [step["judged"] for step in own(p.ask(do="review", judge="beginner"))]
    assert [step["judged"]["ranking"] for step in own(everything) if step["seat"] == 0] == [
        judged["ranking"] for judged in mine
    ]
    running = asked()
    running.step()
    running.until_asked()
    review = running.ask(do="review", seat=None, judge="beginner")
    assert {step["seat"] for step in own(review)} == {0}


@pytest.mark.parametrize("game_id", richest(sorted(games)))
def test_a_hint_and_the_later_review_say_the_same(game_id: str) -> None:
    """The ranking stays the same; if another choice was made, the reasons compare the best choice with that one."""
    judge = judging.review_judge(FAMILY)
    p = new_match(game_id, hands=1, seed="same")
    hints: list[dict[str, Any]] = []
    while p.state["waiting"] not in ("next", "end"):
        if p.state["waiting"] == "human" and len(p.state["view"]["legal"]) > 1:
            hints.append(p.ask(do="hint", judge=judge))
        p.step()
    judged = [step["judged"] for step in own(p.ask(do="review", judge=judge))]
    assert len(judged) == len(hints) > 3
    for then, now in zip(hints, judged, strict=True):
        assert then["ranking"] == now["ranking"] and then["best"]["action"] == now["best"]["action"]
        if now["played"]["action"] == now["best"]["action"]:
            assert then["best"]["reasons"] == now["reasons"] and then["says"] == now["says"]
        else:
            assert now["reasons"] and now["says"]["code"] == "bot_value_done"
            assert now["says"]["facts"]["margin"] == now["cost"]
    assert {now["played"]["action"] == now["best"]["action"] for now in judged} == {True, False}


@pytest.mark.parametrize("game_id", richest(sorted(games)))
def test_a_review_says_why_the_choice_was_worse(game_id: str) -> None:
    """The reasons compare the best with the choice made, not with the next best, and name lasting costs."""
    judge = judging.review_judge(FAMILY)
    p = finished_hand(game_id, seed="worse", hands=2)
    named, costs = 0, 0
    for step in own(p.ask(do="review", judge=judge)):
        judged = step["judged"]
        done, best = judged["played"]["action"], judged["best"]["action"]
        reasons = {reason["code"]: reason["facts"] for reason in judged["reasons"]}
        if done == best:
            continue
        assert "bot_waits_more" not in reasons
        for facts in reasons.values():
            if "kept" in facts and done.startswith("discard "):
                assert done == f"discard {facts['kept']}"
                named += 1
        costs += any("_lost" in code for code in reasons)
        if done == "pass" and best == "peng":
            assert {"peng_lost", "claims_lost"} & set(reasons)
    assert named > 1 or costs, (named, costs)


def test_questions_that_apply_are_answered_and_others_are_refused() -> None:
    """Every answer has sentences in both languages; about one choice it speaks of that one alone."""
    p = asked()
    codes = [row["code"] for row in p.ask(do="questions")["questions"]]
    assert {"ask_joins", "ask_bot"} <= set(codes)
    for code in codes:
        answer = p.ask(do="answer", question=code, judge="regular")
        assert answer["question"]["code"] == code and all(
            row["text"]["zh"] and row["text"]["en"] for row in answer["says"]
        )
        assert [cards for row in answer["says"] for cards in row["cards"] if not parse_cards(cards)] == []
    refused = p.refused(do="answer", question="ask_call")
    assert refused["code"] == "wrong_argument" and refused["facts"]["expected"] == ", ".join(codes)
    action = p.state["view"]["legal"][1]["action"]
    assert len(p.ask(do="answer", question="ask_joins", about=action)["says"]) == 1
    about = p.refused(do="questions", about="discard k")["facts"]
    legal = [row["action"] for row in p.state["view"]["legal"]]
    assert about["name"] == "about" and about["expected"] == ", ".join(legal)


def test_a_review_works_without_a_judge() -> None:
    """Without a judge: only what happened."""
    review = finished_hand().ask(do="review", judge=None)
    assert set(review) == {"hand", "steps"} and not own(review)


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "hint", "judge": "shark"}, "unknown_bot"),
        ({"do": "hint", "step": 0}, "wrong_argument"),
        ({"do": "hint", "step": 4}, "wrong_argument"),
        ({"do": "hint", "step": True}, "wrong_argument"),
        ({"do": "review", "judge": "shark"}, "unknown_bot"),
        ({"do": "review", "threshold": "much"}, "wrong_argument"),
    ],
)
def test_a_wrong_request_for_a_hint_or_review_is_refused(request_: dict[str, Any], code: str) -> None:
    """The error names the argument, and nothing changes."""
    p = asked()
    before = p.record
    assert p.refused(**request_)["code"] == code
    assert p.ask(do="save")["record"] == before


class Thinker:
    """A bot that thinks until its deadline, then says how often it checked."""

    name = "beginner"

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        """Return the first choice, once the deadline is over."""
        while budget.expired is not None and not budget.expired():
            self.asked += 1
        return Decision(legal[0], (Reason("bot_random", "bot.random"),))


def test_in_a_page_bots_and_hints_have_a_deadline_and_the_record_does_not_need_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With a clock a bot may think only for a limited time; the record replays without asking any bot."""
    bot = Thinker()
    monkeypatch.setitem(LADDER, "beginner", bot)
    ticks = iter(range(10**9))  # every reading of the clock moves it on by a hundredth of a second
    client = Client(session=Session(clock=lambda: next(ticks) / 100))
    for request in (
        {"do": "new", "game": "yongzhou-plain", "seats": ["beginner", "human", "beginner"], "hands": 1, "seed": "d"},
        {"do": "advance"},
    ):
        bot.asked = 0
        client.ask(**request)
    assert 100 * matches.PATIENCE / 2 < bot.asked <= 100 * matches.PATIENCE_IN_ALL
    unlimited = Client()
    before = bot.asked
    unlimited.ask(do="load", record=client.record)
    assert unlimited.record == client.record and unlimited.view == client.view
    assert bot.asked == before


@pytest.mark.parametrize(("asked", "late"), [(10.0, 10.85), (9.5, 10.7)])
def test_one_bot_thinks_for_850_ms_and_all_of_a_request_for_1200(asked: float, late: float) -> None:
    for now, over in ((late - 0.01, False), (late + 0.01, True)):
        clock = iter((10.0, now))
        assert matches.limited(lambda: next(clock), asked).expired() is over  # noqa: B023 -- called at once


def test_reasons_are_computed_only_for_hints_and_reviews(sage: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints and reviews ask for reasons; a bot that plays is not asked for them."""
    wanted: list[bool] = []
    decide = sage.decide

    def noted(seen: Observation, legal: Sequence[Action], budget: Budget, rng: Stream) -> Decision:
        wanted.append(budget.explain)
        return decide(seen, legal, budget, rng)

    monkeypatch.setattr(sage, "decide", noted)
    p = finished_hand()
    assert wanted and not any(wanted)
    wanted.clear()
    p.ask(do="review", judge="beginner")
    assert wanted and all(wanted)
    player = asked()
    wanted.clear()
    player.ask(do="hint", judge="beginner")
    assert wanted and all(wanted)


def test_without_a_clock_the_same_position_has_the_same_answer() -> None:
    """Whatever was asked before, and by whom."""
    first, second = asked(), asked()
    second.ask(do="hint", judge="beginner")
    second.ask(do="review")
    assert first.ask(do="hint") == second.ask(do="hint")
    for _ in range(6):
        first.step()
        second.step()
        assert first.record == second.record


def test_a_judge_sees_only_what_the_seat_saw() -> None:
    """The façade's verdict is the one that follows from the observation alone."""
    p = asked("leiyang")
    hint = p.ask(do="hint", judge="beginner")
    hand = p.match.hand
    found = judging.judgement(FAMILY, hand.view(0), "beginner")
    assert format_action(found.best) == hint["best"]["action"]
