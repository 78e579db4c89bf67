"""`hupai score`, `hupai waits` and `hupai play` for the mahjong games, as a user types them."""

from __future__ import annotations

import json

import hupai
from tests.engine.mahjong.worked_hands import KAWUXING, YIBIN, YONGZHOU
from tests.rows import each_row

ONE = ["--game", YONGZHOU, "--indicator", "4p", "--hand", "123456m 678s 4p 5p 6p 9s"]
THREE = ["--game", YIBIN, "--indicator", "1m", "--hand", "12456789s 2m 2234p"]


def test_score_prints_the_worth_its_proof_and_who_pays(run):
    text = run("score", *ONE, "--win", "9s", "--by", "self", "--lang", "zh")
    assert text.splitlines()[:2] == ["胡：王归位，每家付 4 分。", "  王归位：4分。〔worth.gui_wei〕"]
    assert "上家付你4分（自摸）。〔pay.win〕" in text
    english = run("score", *ONE, "--win", "九条", "--by", "discard")
    assert english.startswith("A win: wild at home (王归位); only the player whose tile it is pays, 4 points.\n")
    assert "From the previous player to you: 4 points" in english
    fan = run("score", *THREE, "--win", "5p", "--by", "self", "--seats-state", "next:piao opposite:won")
    assert fan.startswith("A win: plain hand (平胡), 1 fan; the next player pays 2 points, the previous player pays 1")


def test_score_prints_the_best_other_reading_and_why_it_lost(run):
    words = ["score", "--game", KAWUXING, "--hand", "112233445566s 7z", "--win", "7z", "--by", "self"]
    text = run(*words)
    assert "The best other reading, plain hand (屁胡): run 1s 2s 3s" in text
    assert "That way it is only ×1 instead of ×4. [worth.product]" in text
    assert "最好的另一种摆法，屁胡：顺子 一条 二条 三条" in run(*words, "--lang", "zh")


def test_score_of_a_hand_that_does_not_win_says_why(run):
    lost = run("score", *ONE, "--win", "8s", "--by", "self")
    assert lost.startswith("No win: The 8 of bamboo (八条) does not complete your hand, which waits for")
    few = ["--game", KAWUXING, "--hand", "123456p 456s 666z 7z", "--win", "7z", "--by", "discard"]
    assert run("score", *few, "--lang", "zh").startswith("不能胡：")
    assert json.loads(run("score", *few, "--json"))["why"]["code"] == "below_minimum"
    assert json.loads(run("score", *few, "--option", "min_discard=1", "--json"))["wins"] is True


def test_waits_prints_the_copies_left_and_what_each_wins(run):
    words = ["waits", "--game", YONGZHOU, "--indicator", "4p", "--hand", "123456m 23s 678s 9p 5p", "--seen", "1s 9p"]
    text = run(*words)
    assert "Waits for 1s, 3 left.\n    on an own draw: plain hand (基础); each pays 1 point.\n" in text
    assert "    not on a discard: The 5 of dots (五筒) is a wild (王霸)" in text
    assert text.endswith("12 tiles in all.\n")
    assert "听 一条，还有 3 张。" in run(*words, "--lang", "zh")
    assert json.loads(run(*words, "--json")) == hupai.waits(
        YONGZHOU, "", "123456m 23s 678s 9p 5p", indicator="4p", seen="1s 9p"
    )
    assert "on a discard" not in run(*words, "--by", "self")
    none = ["waits", "--game", KAWUXING, "--hand", "1289s 1289p 55667z"]
    assert run(*none) == "The hand waits for no tile.\n"
    assert run(*none, "--lang", "zh") == "没有听牌。\n"


@each_row(
    "words, reason",
    [
        (["score", *ONE, "--win", "4p", "--by", "rob"], "cannot be robbed"),
        (["score", *ONE, "--win", "9s", "--by", "self", "--indicator", "44p"], "at character 2 of “44p”"),
        (["score", *ONE, "--win", "9s", "--by", "nothing"], "one of self, discard, rob, kong, kong_discard, deal"),
        (["score", *ONE, "--win", "9s", "--by", "self", "--call", "x"], "first_round, last_tile, discarder_holds_one"),
        (["score", *ONE, "--win", "9s", "--by", "self", "--turned", "4p"], "“turned”"),
        (["score", *ONE, "--win", "9s", "--by", "self", "--option", "fei=on"], "no option called “fei”"),
        (["score", "--game", KAWUXING, "--indicator", "1s", "--hand", "1s", "--by", "self"], "no tile is turned up"),
        (["score", "--game", "leiyang", "--hand", "1s", "--by", "self", "--seats-state", "me:won"], "“seats_state”"),
        (["waits", *ONE, "--seats-state", "me"], "a seat, a colon and its marks"),
        (["waits", *ONE, "--seen", "1m 99999s"], "at character 7 of “1m 99999s”"),
        (["waits", "--game", "leiyang", "--hand", "1s", "--seen", "1s"], "“seen”"),
    ],
)
def test_what_is_wrong_is_refused_in_one_line(words, reason, refused):
    assert reason in refused(*words)
