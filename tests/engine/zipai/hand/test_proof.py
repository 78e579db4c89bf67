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
from hupai.zipai.cards import code
from hupai.zipai.hand.proof import decompositions, grouping
from hupai.zipai.hand.win_claim import KA_HU_WIN, WU_HU_WIN
from hupai.zipai.hand.winning import best_win
from tests.engine import proof_fuzz
from tests.engine.amounts import few_or_many
from tests.engine.decks import deal, drain, play, until_hu
from tests.engine.proof_checks import all_readings, described, faults, payment_faults, readded
from tests.engine.win_claims import claim_of
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


def numbers(lines):
    """The lines without words and rules, the groups left out: (name, numbers…)."""
    hidden = ("line", "rule", "text")
    return [
        (line["line"], *(value for name, value in line.items() if name not in hidden))
        for line in lines
        if line["line"] != "group"
    ]


def shown(result):
    """The lines of a score."""
    return numbers(result["lines"])


def lost(result):
    """Why the alternative lost, with its 胡息 and payment."""
    other = result["alternative"]
    return other["why"]["code"], other["why"]["facts"], other["huxi"], other["pay_each"]


# --- every win, however it came -----------------------------------------------------------------------


@few_or_many("wins", 50, 5000)
@pytest.mark.parametrize("game", GAMES)
def test_the_proof_of_a_win_that_can_be_divided_in_many_ways_is_correct(game, wins):
    """Lines add up to the payment, rules resolve, the alternative is the oracle's best other division."""
    codes = set()
    for rules, claim, win, turned in islice(proof_fuzz.dense(game, f"test {game}"), wins):
        result = win_as_json(rules, claim, win, turned)
        assert not faults(rules, claim, result), described(claim)
        codes.add(result["alternative"] and result["alternative"]["why"]["code"])
    assert len(codes) > 1, "hands whose other divisions lose for several reasons"


@few_or_many("hands", 16, 10_000)
@pytest.mark.parametrize("game", GAMES)
def test_the_proof_of_a_played_hand_is_correct(game, hands):
    """The same for wins of bots, with payments that match the scores, won or drawn."""
    won = 0
    for rules, result in islice(proof_fuzz.played(game, f"test {game}"), hands):
        assert not payment_faults(rules, result), result.payments
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


FIRST = ("ti:0000b wei:222s chi:123b", "345s345b77s99b", "9b")
"""Rows 1 and 2 of the vectors of wins."""


def test_a_plain_win_has_these_lines():
    """24 胡息, ten red."""
    result = score("yongzhou-plain", *FIRST)
    assert [line["cards"] for line in result["lines"] if line["line"] == "group"] == [
        "0000b", "222s", "123b", "345s", "77s", "345b", "999b"
    ]  # fmt: skip
    assert shown(result) == [("huxi", 24), ("tun", 24, 4), ("fan", "red", 2), ("pay", 4, 2, 8)]
    assert [line["rule"] for line in result["lines"]] == [
        "huxi.sets", "huxi.sets", "huxi.shapes", "huxi.shapes", "huxi.shapes", "huxi.shapes", "huxi.sets",
        "win.division", "pay.tun", "fan.red", "pay.each",
    ]  # fmt: skip


def test_an_own_draw_has_these_lines():
    """偎 instead of 碰, and 自摸 multiplies."""
    assert shown(score("yongzhou-plain", *FIRST, "self")) == [
        ("huxi", 27), ("tun", 27, 5), ("fan", "red", 2), ("fan", "self_draw", 2), ("together", 4, "multiply"),
        ("pay", 5, 4, 20),
    ]  # fmt: skip


def test_bonus_units_and_the_cap_have_their_own_lines():
    """带底, 省 and the cap; the line before the cap shows what it cuts."""
    options = {"base_bonus": 1, "xing": "fan", "xing_value": 3, "cap_per_loser": 100}
    result = score("yongzhou-plain", *FIRST, "self", options=options, turned="9b")
    assert shown(result)[1:] == [
        ("tun", 27, 5), ("base_bonus", 1), ("xing", "0b", 4, 3, 12), ("fan", "red", 2), ("fan", "self_draw", 2),
        ("together", 4, "multiply"), ("pay", 18, 4, 72),
    ]  # fmt: skip
    none = score("yongzhou-plain", *FIRST, "self", options=options, turned="5b")
    assert ("xing", "6b", 0, 3, 0) in shown(none), "a bonus card of which the winner has none has a line too"
    capped = score("yongzhou-plain", *FIRST, "self", options={**options, "self_draw": 3}, turned="9b")
    assert shown(capped)[-2:] == [("pay", 18, 6, 108), ("cap", 100)]
    assert (capped["pay_each"], capped["capped"]) == (100, True)


@pytest.mark.parametrize(("ming_tang", "times", "pays"), [("multiply", 8, 32), ("add", 6, 24)])
def test_three_ti_five_kan_is_a_line_and_its_fans_multiply_or_add(ming_tang, times, pays):
    """``win.three_five``: six 坎; 红 2, 自摸 2, 天胡 2, and ``fan.ming_tang``."""
    result = score("paohuzi", "", "555777888999s222000b12s4b", "", "deal", options={"ming_tang": ming_tang})
    assert result["special"] == "three_ti_five_kan"
    assert shown(result) == [
        ("huxi", 24), ("special", "three_ti_five_kan"), ("tun", 24, 4), ("fan", "red", 2), ("fan", "self_draw", 2),
        ("fan", "tianhu", 2), ("together", times, ming_tang), ("pay", 4, times, pays),
    ]  # fmt: skip
    assert [group["cards"] for group in result["groups"] if group["kind"] == "loose"] == ["12s4b"]
    assert result["alternative"] is None


@pytest.mark.parametrize(
    ("hand", "name", "huxi", "counted", "tun"),
    [
        (NINE_OR_NONE, "wu_hu", 0, 21, 3),
        (TEN_OR_MORE, "xiao_ka_hu", 10, 16, 2),
        (("pao:2222s peng:888b peng:444s", "33366s33366b", "6s"), "da_ka_hu", 20, 24, 4),
    ],
)
def test_exact_totals_count_as_more(hand, name, huxi, counted, tun):
    """无胡, 小卡胡, 大卡胡 (``pay.wu_hu``, ``pay.ka_hu``)."""
    result = score("leiyang", *hand)
    assert shown(result) == [
        ("huxi", huxi), ("counted", huxi, counted, name), ("tun", counted, tun), ("pay", tun, 1, tun)
    ]  # fmt: skip
    assert (result["huxi"], result["counted"], result["huxi_times"]) == (huxi, counted, 1)


def test_doublings_of_the_huxi_come_before_the_units():
    """``fan.huxi``: 19 胡 ×2 = 38, 8 囤."""
    result = score("leiyang", "", RAISED, "4s", calls=["ju_shou"])
    assert shown(result) == [
        ("huxi", 19), ("huxi_fan", "ju_shou", 2), ("doubled", 19, 2, 38), ("tun", 38, 8), ("pay", 8, 1, 8)
    ]  # fmt: skip
    assert (result["huxi_fans"], result["huxi_times"]) == ([{"id": "ju_shou", "times": 2}], 2)


@pytest.mark.parametrize(("ming_tang", "times", "tun"), [("multiply", 8, 28), ("add", 6, 20)])
def test_several_doublings_multiply_or_add_and_an_own_draw_doubles_the_units(ming_tang, times, tun):
    """``fan.ming_tang``: 黑胡, 举手 and 海底 on 12 胡息; 自摸 on the 囤."""
    options = {"haidi": 2, "ming_tang": ming_tang}
    hand = "", "345s345b456s456b999s999b88s", "8s", "self"
    assert shown(score("leiyang", *hand, options=options, calls=["haidi", "ju_shou"])) == [
        ("huxi", 12), ("huxi_fan", "black", 2), ("huxi_fan", "ju_shou", 2), ("huxi_fan", "haidi", 2),
        ("together", times, ming_tang), ("doubled", 12, times, 12 * times), ("tun", 12 * times, tun),
        ("fan", "self_draw", 2), ("pay", tun, 2, 2 * tun),
    ]  # fmt: skip


def test_dihu_is_a_fan():
    """``fan.dihu``: another's win on the dealer's shown card."""
    hand = "", "888999b123b123s456b456s67s", "8s", "shown"
    assert shown(score("paohuzi", *hand)) == [("huxi", 21), ("tun", 21, 3), ("fan", "dihu", 2), ("pay", 3, 2, 6)]
    refused = hupai.score("paohuzi", *hand, options={"dihu": 0})
    assert (refused["wins"], refused["why"]["code"]) == (False, "shown_is_dealers")


def test_a_hand_with_two_dealt_quads_is_valid_but_cannot_win_on_the_shown_card():
    """``quad.skip``: a seat that is not the dealer holds twenty cards, two quads included."""
    result = hupai.score("paohuzi", "", "111122345670000s25570b", "5b", "shown")
    assert not result["wins"]


# --- the alternative ------------------------------------------------------------------------------------


def test_a_reading_with_more_huxi_may_lose_because_it_pays_less():
    """卡胡 (``pay.ka_hu``): 10 count 16 and make 2 囤, 13 make 1."""
    result = score("leiyang", *TEN_OR_MORE)
    assert lost(result) == ("alt_pays_less", {"pay_each": 1, "other": 2}, 13, 1)
    assert [group["cards"] for group in result["alternative"]["groups"] if group["kind"] == "peng"] == ["999s", "444b"]
    # Without 卡胡 both make 1 囤, and the higher 胡息 count.
    plain = score("leiyang", *TEN_OR_MORE, options={"ka_hu": False})
    assert (plain["huxi"], plain["pay_each"]) == (13, 1)
    assert lost(plain) == ("alt_fewer_huxi", {"huxi": 10, "other": 13}, 10, 1)


def test_a_reading_may_lose_because_it_does_not_reach_the_minimum():
    """``win.zero``: 0 wins, 3 does not."""
    assert lost(score("leiyang", *NINE_OR_NONE)) == ("alt_not_enough", {"huxi": 3, "min": 10}, 3, None)


def test_a_reading_of_the_same_value_is_a_tie():
    """A tie: the first in order is chosen."""
    result = score("yongzhou-plain", "wei:333s wei:333b wei:444b", "556677s55677b", "6b", "self")
    assert lost(result) == ("alt_same", {}, 15, 2)


def test_a_reading_may_lose_because_the_hand_is_limited():
    """吃边打边 (``chi.edge``): only 无胡 and 卡胡 are left."""
    rules, claim = claim_of("leiyang", *TEN_OR_MORE, "other")
    claim = replace(claim, limit=WU_HU_WIN | KA_HU_WIN)
    result = win_as_json(rules, claim, best_win(rules, claim), None)
    assert lost(result) == ("alt_not_allowed", {"wins": ["wu_hu", "ka_hu"]}, 13, 1)


def test_a_hand_with_a_single_reading_has_no_alternative():
    """The alternative is null only if there is no other reading."""
    assert score("leiyang", "", RAISED, "4s")["alternative"] is None


def test_a_complete_three_ti_five_kan_names_its_ordinary_reading():
    """Six 坎 and a run: both readings pay the same; the finished one is chosen and has no other alternative."""
    result = score("paohuzi", "", "555777888999s222b000b456b", "", "deal")
    assert (result["special"], result["alternative"] and lost(result)) == (None, None)


@pytest.mark.parametrize(
    ("run", "expected"),
    [
        ("456b", ("alt_same", {}, 18, 24)),
        ("123s", ("alt_pays_less", {"pay_each": 8, "other": 12}, 18, 8)),
    ],
)
def test_a_finished_hand_may_beat_its_three_ti_five_kan(run, expected):
    """Five 坎 are 18 胡息, 2 囤 as they lie; the finished hand has at least as many."""
    result = score("paohuzi", "", f"555888999444s333b{run}678b", "", "deal")
    assert result["special"] is None
    assert lost(result) == expected
    assert result["alternative"]["groups"][-1]["kind"] == "loose"


def test_a_king_holder_has_no_reading_on_anothers_card():
    """``king.self_draw``: own flips only."""
    hand = "yongzhou", "wei:999b peng:111s", "4455667s5667b3skk", "7s"
    assert decompositions(*claim_of(*hand, "self")) and not decompositions(*claim_of(*hand, "other"))


def test_four_quads_and_five_cards_are_no_finished_hand():
    """``win.shape``: with k quads 20 + k cards, so one group is missing."""
    assert not decompositions(*claim_of("yongzhou-plain", "", "1111s3333s5555s8888s345b77b", "", "deal"))


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
    assert numbers(summary["lines"]) == [("payment", 0, 2, 3, "win"), ("payment", 1, 2, 3, "win")]
    assert [line["rule"] for line in summary["lines"]] == ["pay.each", "pay.each"]
    assert numbers(summary["score"]["lines"])[-1] == ("pay", 3, 1, 3)
    assert [line["text"]["zh"][:4] for line in summary["lines"]] == ["0号位付", "1号位付"]
    assert [line["text"]["zh"][:3] for line in summary_json(hand, Reader(1, 3))["lines"]] == ["上家付", "你付下"]


def test_the_summary_of_a_drawn_hand_lists_the_payments_of_kings_and_long():
    """``pay.kings``; ``pay.long``: a big 提 takes 2 from each, won or not."""
    drawn = summary_json(drain(deal("k", "", "", game="yongzhou", bottom="k")))
    assert {line["rule"] for line in drawn["lines"]} <= {"pay.kings"} and drawn["score"] is None
    dragon = summary_json(drain(deal("", "8888b", "", game="leiyang")))
    assert ("payment", 0, 1, 2, "long") in numbers(dragon["lines"])
    assert ("payment", 2, 1, 2, "long") in numbers(dragon["lines"])


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
