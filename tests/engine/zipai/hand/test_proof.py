"""The score as a proof: lines that add up, and the best reading that lost, for every game."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

import hupai
from hupai.table.errors import InvalidRequest
from hupai.table.seats import Reader
from hupai.zipai.as_json.result import summary_json
from hupai.zipai.as_json.score import win_as_json
from hupai.zipai.cards import code, parse_card
from hupai.zipai.hand.proof import decompositions, grouping
from hupai.zipai.hand.win_claim import KA_HU_WIN, WU_HU_WIN
from hupai.zipai.hand.winning import best_win
from tests.engine import proof_fuzz
from tests.engine.amounts import few_or_many
from tests.engine.decks import deal, drain, play, until_hu
from tests.engine.oracle.hands import Case
from tests.engine.oracle.judging import judge
from tests.engine.proof_checks import all_readings, described, faults, payment_faults, readded
from tests.engine.win_claims import claim_of
from tests.engine.zipai.test_vectors import lost, numbers
from tests.engine.zipai_games import games

GAMES = sorted(games)
NINE_OR_NONE = ("chi:9s99b chi:00s0b chi:8s88b", "33445s334455b", "5b")
"""0 胡息, or 3 with a triple of 5b."""
TEN_OR_MORE = ("ti:8888s peng:999s", "4455677s445577b", "4b")
"""10 胡息, or 13 with a triple of 4b."""
RAISED = "123s123b567s567b999s999b44s"
"""举手 (``win.raise``): 19 胡息 on another's 4s, 21 on an own one."""


def score(game, laid, hand, win, by="other", **more):
    """The score of a hand that wins."""
    result = hupai.score(game, laid, hand, win, by, **more)
    assert result["wins"], result["why"]
    return result


# --- every win, however it came -----------------------------------------------------------------------


@few_or_many("wins", 20, 5000)
@pytest.mark.parametrize("game", GAMES)
def test_the_proof_of_a_win_that_can_be_divided_in_many_ways_is_correct(game, wins):
    """Lines add up to the payment, rules resolve, the alternative is the oracle's best other division."""
    codes = set()
    for rules, claim, win, turned in islice(proof_fuzz.dense(game, f"test {game}"), wins):
        result = win_as_json(rules, claim, win, turned)
        assert not faults(rules, claim, result), described(claim)
        codes.add(result["alternative"] and result["alternative"]["why"]["code"])
    assert len(codes) > 1, "hands whose other divisions lose for several reasons"


@few_or_many("hands", 8, 2000)
@pytest.mark.parametrize("game", GAMES)
def test_the_proof_of_a_played_hand_is_correct(game, hands):
    """The same for wins of bots, with payments that match the scores, won or drawn."""
    won = 0
    for rules, dealer, result in islice(proof_fuzz.played(game, f"test {game}"), hands):
        assert not payment_faults(rules, dealer, result), result.payments
        if result.win is not None:
            won += 1
            turned = None if result.turned is None else code(result.turned)
            found = win_as_json(rules, result.claim, result.win, turned)
            assert not faults(rules, result.claim, found), described(result.claim)
    assert won >= 3


def test_a_false_line_is_found():
    """The checks themselves: a changed number in any line is found."""
    options = {"haidi": 2, "cap_per_loser": 100}
    calls = ["ju_shou", "haidi"]
    result = score("leiyang", "", RAISED, "4s", "self", options=options, calls=calls)
    rules = hupai.games["leiyang"].rules(**options)
    assert not readded(rules, result["lines"])
    for at, line in enumerate(result["lines"]):
        for name, value in line.items():
            if isinstance(value, int):
                bent = [dict(row) for row in result["lines"]]
                bent[at][name] = value + 1
                assert readded(rules, bent), (line["line"], name)
        if line.get("huxi") != 0:
            assert readded(rules, result["lines"][:at] + result["lines"][at + 1 :]), f"without {line['line']}"


# --- lines ----------------------------------------------------------------------------------------------


def test_every_line_cites_a_rule_and_the_groups_come_first():
    """24 胡息, ten red: rows 1 and 2 of the vectors of wins."""
    result = score("yongzhou-plain", "ti:0000b wei:222s chi:123b", "345s345b77s99b", "9b")
    groups = ["0000b", "222s", "123b", "345s", "77s", "345b", "999b"]
    assert [line["cards"] for line in result["lines"] if line["line"] == "group"] == groups
    shapes = ["huxi.sets"] * 2 + ["huxi.shapes"] * 4 + ["huxi.sets"]
    assert [line["rule"] for line in result["lines"]] == [*shapes, "win.division", "pay.tun", "fan.red", "pay.each"]


def test_the_cards_beside_three_ti_or_five_kan_are_loose():
    result = score("paohuzi", "", "555777888999s222000b12s4b", "", "deal")
    assert result["special"] == "three_ti_five_kan"
    assert [group["cards"] for group in result["groups"] if group["kind"] == "loose"] == ["12s4b"]


# --- the alternative ------------------------------------------------------------------------------------


def test_a_reading_may_lose_because_the_hand_is_limited():
    """吃边打边 (``chi.edge``): only 无胡 and 卡胡 are left."""
    rules, claim = claim_of("leiyang", *TEN_OR_MORE, "other")
    claim = replace(claim, limit=WU_HU_WIN | KA_HU_WIN)
    result = win_as_json(rules, claim, best_win(rules, claim), None)
    assert lost(result) == ["alt_not_allowed", {"wins": ["wu_hu", "ka_hu"]}, 13, 1]
    assert [group["cards"] for group in result["alternative"]["groups"] if group["kind"] == "peng"] == ["999s", "444b"]


@pytest.mark.parametrize(
    ("king_limit", "why"),
    [
        ("fan", ("alt_kings", {"count": 3, "least": 8, "times": 2})),
        ("shape", ("alt_kings_call", {"count": 3})),
    ],
)
def test_a_reading_may_lose_because_of_the_kings(king_limit, why):
    """限胡 (``king.limit``): only 王闯 has the factor that three kings need, or was declared."""
    options = {"kings": 4, "king_limit": king_limit}
    hand = "chi:123s chi:7s77b", "112233567s12bkkk", "6s", "self"
    result = hupai.score("yongzhou", *hand, options=options, turned="6s", declared=True)
    assert [fan["id"] for fan in result["fans"]] == ["wang_chuang"]
    lost_by = result["alternative"]["why"]
    assert (lost_by["code"], lost_by["facts"]) == why


def test_a_king_holder_has_no_reading_on_anothers_card():
    """``king.self_draw``: own flips only."""
    hand = "yongzhou", "wei:999b peng:111s", "4455667s5667b3skk", "7s"
    assert decompositions(*claim_of(*hand, "self")) and not decompositions(*claim_of(*hand, "other"))


def test_four_quads_and_five_cards_are_no_finished_hand():
    """``win.shape``: with k quads 20 + k cards, so one group is missing."""
    assert not decompositions(*claim_of("yongzhou-plain", "", "1111s3333s5555s8888s345b77b", "", "deal"))


def test_the_same_cards_are_two_readings_where_they_count_otherwise():
    """A laid 碰 of 拾, its fourth flipped, three kings: 跑 9 and 坎 6, or 碰 3 and 提 12; the oracle has both."""
    hand, options = ("peng:000b", "111224000s12344bkkk", "0b", "self"), {"min_huxi": 18, "kings": 3}
    assert judge(Case("yongzhou", *hand, options, turned="6s"), deep=True)[1] is None
    ten = parse_card("0b")
    found = decompositions(*claim_of("yongzhou", *hand, options=options))
    values = {tuple(sorted(group.huxi for group in each.groups if {*group.cards} == {ten})) for each in found}
    assert {(6, 9), (3, 12)} <= values


def test_every_reading_occurs_once():
    """Two kings give many readings; no grouping occurs twice, and the oracle finds as many."""
    rules, claim = claim_of("yongzhou", "wei:999b peng:111s", "4455667s5667b3skk", "7s", "self")
    found = decompositions(rules, claim)
    keys = [(grouping(reading.groups), reading.facts.king_fan) for reading in found]
    assert len(keys) == len(set(keys)) > 15
    readings = all_readings(rules, claim)
    assert {key for key, _ in keys} == set(readings)


# --- payments -----------------------------------------------------------------------------------------


def test_a_discarder_pays_for_both():
    """放炮 (``pay.discard``): one loser pays twice what each would pay."""
    result = score("leiyang", *NINE_OR_NONE, "discard")
    assert (result["pay_each"], result["discarder_pays"]) == (3, 6)
    assert score("leiyang", *NINE_OR_NONE)["discarder_pays"] is None


def test_the_summary_of_a_won_hand_ends_in_payment_lines():
    """``pay.each``: both losers pay."""
    hand = deal("1s", "", "888999b123b123s456b456s67s", wall="8s", apart="1s", xing="off")
    play(until_hu(play(hand, "0 discard 1s"), 2), "2 hu")
    summary = summary_json(hand)
    assert numbers(summary["lines"]) == [["payment", 0, 2, 3, "win"], ["payment", 1, 2, 3, "win"]]
    assert [line["rule"] for line in summary["lines"]] == ["pay.each", "pay.each"]
    assert numbers(summary["score"]["lines"])[-1] == ["pay", 3, 1, 3]
    assert [line["text"]["zh"][:4] for line in summary["lines"]] == ["0号位付", "1号位付"]
    assert [line["text"]["zh"][:3] for line in summary_json(hand, Reader(1, 3))["lines"]] == ["上家付", "你付下"]


def test_the_summary_of_a_drawn_hand_lists_the_payments_of_kings_and_long():
    """``pay.kings``; ``pay.long``: a big 提 takes 2 from each, won or not."""
    drawn = summary_json(drain(deal("k", "", "", game="yongzhou", bottom="k")))
    assert {line["rule"] for line in drawn["lines"]} <= {"pay.kings"} and drawn["score"] is None
    dragon = summary_json(drain(deal("", "8888b", "", game="leiyang")))
    assert ["payment", 0, 1, 2, "long"] in numbers(dragon["lines"])
    assert ["payment", 2, 1, 2, "long"] in numbers(dragon["lines"])


# --- what a score may be asked with ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "laid", "hand", "win", "by", "call"),
    [
        ("paohuzi", "", RAISED, "4s", "other", "ju_shou"),
        ("leiyang", "", RAISED + "4s", "", "deal", "ju_shou"),
        ("leiyang", "peng:999s", "123s123b567s567b999b44s", "4s", "other", "ju_shou"),
    ],
    ids=["not played", "dealer", "took a card"],
)
def test_a_call_that_the_hand_cannot_have_is_refused(game, laid, hand, win, by, call):
    """举手 (``win.raise``): not the dealer, at the deal, without a card taken since."""
    with pytest.raises(InvalidRequest) as error:
        hupai.score(game, laid, hand, win, by, calls=[call])
    assert (error.value.code, error.value.facts) == ("call_impossible", {"call": call})


def test_an_unknown_call_is_refused_with_a_list_of_calls():
    """The error lists the valid calls."""
    with pytest.raises(InvalidRequest) as error:
        hupai.score("leiyang", "", RAISED, "4s", "other", calls=["gang"])
    assert (error.value.code, error.value.facts) == ("unknown_call", {"call": "gang", "known": ["ju_shou", "haidi"]})


def test_waits_list_each_way_a_card_may_come():
    """With 444b and 00b an own card makes 提 and 偎; a flipped 9s a 跑 of the laid 碰, a discard none."""
    laid = "peng:999s chi:567s chi:567b"
    found = {
        by: [tuple(row.values()) for row in hupai.waits("leiyang", laid, "123s123b44400b", by=by)["waits"]]
        for by in ("other", "discard", "self")
    }
    assert found["other"] == [("9s", 21, 3), ("0s", 16, 2), ("4b", 19, 2), ("0b", 19, 2)]
    assert found["discard"] == found["other"][1:]
    assert found["self"] == [("9s", 21, 6), ("0s", 16, 4), ("4b", 22, 6), ("0b", 22, 6)]
    assert hupai.waits("leiyang", laid, "123s123b44400b") == hupai.waits("leiyang", laid, "123s123b44400b", by="other")
