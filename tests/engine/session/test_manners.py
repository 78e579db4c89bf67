"""Manners: what is close tips, what is clear stays, and a player keeps a manner in records."""

from __future__ import annotations

import pytest

from hupai.bots.base import Budget, Decision
from hupai.bots.manner import MANNERS, TAKES, Lean, in_manner, leaning, parts_of
from hupai.bots.self_play import deal, decisions
from hupai.registry import games
from hupai.session import bot_action, match_from_record
from hupai.table.chance import Stream
from hupai.table.reason import Reason
from hupai.zipai.bots.ladder import LADDER
from tests.engine.amounts import richest
from tests.engine.facade_client import Client

PASS, HU, PENG, CHI, DISCARD = range(5)
VERBS = ("pass", "hu", "peng", "chi", "discard")
QUIET = Budget(explain=False)
WHY = (Reason("bot_wins", "bot.regular"),)


def leant(lean: int, *ranking: tuple[int, int]) -> Decision:
    """Return a level's decision of this ranking, with a leaning."""
    decision = Decision(ranking[0][0], WHY, ranking)
    return leaning(
        decision, {action: VERBS[action] for action, _ in ranking}, lambda verb: lean if verb in TAKES else 0
    )


def test_what_is_close_tips_and_then_the_level_has_no_reasons_for_it() -> None:
    keen, choosy = leant(30, (PASS, 100), (PENG, 80), (CHI, 60)), leant(-30, (PENG, 120), (PASS, 100))
    assert (keen.action, keen.reasons) == (PENG, ()) and (choosy.action, choosy.reasons) == (PASS, ())
    assert keen.ranking == ((PENG, 110), (PASS, 100), (CHI, 90))


def test_what_is_clear_stays_with_its_reasons() -> None:
    for lean in (30, -30):
        for ranking in (((PASS, 100), (PENG, 60)), ((CHI, 140), (PASS, 100))):
            decision = leant(lean, *ranking)
            assert (decision.action, decision.reasons) == (ranking[0][0], WHY)


def test_wins_discards_and_choices_without_values_are_the_levels_own() -> None:
    win = ((PASS, 100), (HU, 90), (PENG, 80))
    assert leant(50, *win).ranking == win
    discards = ((DISCARD, 5), (CHI, 3))
    assert leant(50, *discards).ranking == discards
    unranked = Decision(PASS, WHY)
    assert leaning(unranked, {PASS: "pass", PENG: "peng"}, lambda verb: 50) is unranked


def test_a_manner_is_written_behind_the_level() -> None:
    assert parts_of("regular+keen") == ("regular", "keen") and parts_of("regular") == ("regular", "")
    assert parts_of("regular+wild") == ("regular+wild", "") and in_manner("expert", "") == "expert"
    lean = Lean(keen=30, choosy=20, eating=(50, 40), percent={"kawuxing": 50})
    of = [lean.of(manner, game, "peng") for game in ("yibin", "kawuxing") for manner in MANNERS]
    assert of == [30, -20, 15, -10]
    assert [lean.of("choosy", "yibin", verb) for verb in ("chi", "fei", "pass", "gang")] == [-40, -20, 0, 0]
    assert LADDER.player("regular") is LADDER["regular"]
    assert LADDER.player("regular+keen").name == "regular+keen" and LADDER.below("regular+keen").name == "beginner+keen"


@pytest.mark.parametrize("game", richest())
def test_every_level_plays_in_every_manner(game: str) -> None:
    """Only what is offered, and otherwise than the level at some time."""
    found = games[game]
    play, rules = found.family.play, found.rules()
    other = dict.fromkeys(MANNERS, 0)
    for number in range(60):
        if number >= 4 and any(other.values()):
            break
        table = deal(play, rules, f"{game}{number}", 0)
        for seat, seen in decisions(play, table):
            rng = Stream("manner", "bot")
            action = found.family.bots.named("regular").decide(seen, seen.legal, QUIET, rng).action
            for manner in MANNERS:
                chosen = found.family.bots.player(f"regular+{manner}").decide(seen, seen.legal, QUIET, rng).action
                assert chosen in seen.legal
                other[manner] += chosen != action
            play.step(table, seat, action, None)
    assert any(other.values()), other


def test_a_record_keeps_the_manners_and_goes_on_in_them() -> None:
    seats = ["human", "regular+keen", "beginner+choosy"]
    p = Client(game="yongzhou", seats=seats, hands=1, seed="manners")
    assert p.setup["seats"] == p.setup["plays"] == seats
    for _ in range(40):
        if p.state["waiting"] == "human":
            p.ask(do="act", seat=0, action=p.view["legal"][-1]["action"])
        elif p.state["waiting"] == "bot":
            again = match_from_record(p.record)
            seat = again.hand.to_act[0]
            expected = f"{seat} {bot_action(again, seat)}"
            before = len(p.record.splitlines())
            p.ask(do="advance")
            assert p.record.splitlines()[before - 1] == expected
    assert "regular+keen beginner+choosy" in p.record


def test_a_judge_is_a_level_and_an_unknown_manner_is_refused() -> None:
    p = Client(game="yongzhou", seats=["human", "regular+keen", "random+choosy"], hands=1, seed="manners")
    assert p.refused(do="hint", judge="regular+keen", step=1)["code"] == "unknown_bot"
    for player in ("regular+wild", "keen", "regular+", "human+keen"):
        new = {"do": "new", "match": "n", "game": "yongzhou", "seats": ["human", player, "random"], "seed": "a"}
        assert p.refused(**new)["code"] == "unknown_bot", player
