"""Every code, rule, option, value, bot, fan and event of the engine has words."""

from __future__ import annotations

import json
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hupai
from hupai.session.looking_up import game_row
from hupai.table.errors import CorruptRecord, InvalidNotation, InvalidRules
from hupai.table.seats import Reader
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.explain.effect_texts import VARIANTS
from hupai.zipai.explain.event_texts import EVENTS
from hupai.zipai.explain.notation_texts import CONFLICTS
from hupai.zipai.explain.rulebook import RULEBOOK
from hupai.zipai.explain.score_texts import LINE_VARIANTS
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.hand.win_claim import THREE_TI_FIVE_KAN, WIN_NAMES
from hupai.zipai.melds import GROUP_NAMES, SHAPES
from hupai.zipai.rules.fans import KING_FANS, KING_SHAPES, colour_fans
from hupai.zipai.rules.win_facts import BY_NAMES, HAIDI, JU_SHOU
from hupai.zipai.state import PHASE_NAMES
from tests.engine.amounts import examples
from tests.engine.facade_client import Client
from tests.engine.source_scan import coded, codes, given_facts, places, proved_lines
from tests.engine.zipai_games import games
from tests.rows import assert_none, each_row


def test_the_scan_finds_the_codes_of_the_engine():
    assert {"kan_locked", "unknown_card", "bad_sum", "unknown_game", "unknown_option", "bot_wins"} <= codes()


def test_every_code_has_a_text_and_every_text_a_code():
    texts = set(VOCABULARY.texts)
    unsaid = dict.fromkeys(codes() - texts, "has no text")
    unasked = dict.fromkeys(texts - codes() - set(proved_lines()), "is a text without a code")
    assert_none(f"{code} {wrong}" for code, wrong in sorted({**unsaid, **unasked}.items()))


@each_row("code", list(VARIANTS | LINE_VARIANTS))
def test_a_second_wording_names_facts_of_the_first(code):
    _, zh, en = (VARIANTS | LINE_VARIANTS)[code]
    assert places(zh) == places(en) <= places(VOCABULARY.texts[code][0])
    assert zh.endswith("。") and en.endswith(".")


@pytest.mark.parametrize(("count", "zh"), [(0, "醒是“十”，一张也没有。"), (2, "醒是“十”：2张，每张1囤，加2囤。")])
def test_no_zeros_are_said_of_a_bonus_card_that_the_hand_has_not(count, zh):
    facts = {"card": "0s", "count": count, "tun_each": 1, "tun": count}
    assert VOCABULARY.sentence("line_xing", facts)["zh"] == zh


@each_row("text", EVENTS)
def test_event_texts_name_the_same_facts(text):
    assert places(text.zh) == places(text.en)
    assert places(text.en_you) in (places(text.en), places(text.en) - {"who"})


def test_every_call_gives_the_facts_that_its_text_names():
    assert_none(
        f"{file}:{call.lineno}: {code} lacks {lacking}"
        for file, code, call in coded()
        if code in VOCABULARY.texts
        and (facts := given_facts(call)) is not None
        and (lacking := places(VOCABULARY.texts[code][0]) - facts)
    )


def test_an_unknown_value_has_no_label():
    with pytest.raises(KeyError):
        VOCABULARY.value_label("xing", "sideways")


def test_every_name_the_engine_uses_has_a_label():
    groups = {*GROUP_NAMES, *(shape.name for shape in SHAPES if shape), "loose"}
    fans = {"self_draw", "tianhu", "dihu", JU_SHOU, HAIDI, *KING_FANS}
    rules = [hupai.games["yongzhou"].rules(), hupai.games["yongzhou"].rules(red_to_dot=13, red_to_black=15)]
    for chosen, red in product(rules, range(22)):
        fans |= {name for name, _ in colour_fans(chosen, red)}
    wanted = {
        "game": set(games),
        "game_about": set(games),
        "bot": set(LADDER),
        "bot_about": set(LADDER),
        "group": groups,
        "group_short": groups,
        "fan": fans,
        "by": set(BY_NAMES),
        "phase": set(PHASE_NAMES),
        "call": set(KING_SHAPES),
        "set": {one.name for game in games for one in hupai.games[game].sets},
        "game_with": {one.name for game in games for one in hupai.games[game].called},
        "payment": {"win", "discard", "king", "long", "sitter", "sitter_dealer", "sitter_floor"},
        "verb": {"discard", "pass", "hu", "peng", "chi", "declare", "raise"},
        "win": set(WIN_NAMES),
        "counted": {"xiao_ka_hu", "da_ka_hu", "wu_hu"},
        "special": {THREE_TI_FIVE_KAN},
        "together": {"multiply", "add"},
        "topic": {rule.topic for rule in (*RULEBOOK.rules, *RULEBOOK.bots)},
    }
    for kind, ids in wanted.items():
        assert set(VOCABULARY.identifiers(kind)) == ids, kind
        for name in ids:
            assert all(VOCABULARY.label(kind, name).values())


def test_the_catalogue_has_what_a_lobby_needs():
    rows = [game_row(game) for game in games.values()]
    assert [row["id"] for row in rows] == list(games)
    for game in rows:
        for option in game["options"]:
            assert option["default"] in [choice["value"] for choice in option["choices"]]
            assert option["rule"] in RULEBOOK
    assert [bot["id"] for bot in Client().ask(do="games")["bots"]] == list(LADDER)
    assert json.loads(json.dumps(rows)) == rows


def test_cards_and_seats_are_worded_as_people_say_them():
    facts = {"card": "3s", "from": 2}
    assert VOCABULARY.sentence("not_next_seat", facts, reader=Reader(0, 3))["zh"].startswith("“三”来自上家")
    assert "seat 2" in VOCABULARY.sentence("not_next_seat", facts)["en"]
    assert "small three (三)" in VOCABULARY.sentence("kan_locked", facts)["en"]
    assert "三四五" in VOCABULARY.sentence("bi_forced", {"card": "3s", "melds": ["345s"]})["en"]


def test_every_problem_with_options_has_a_sentence():
    with pytest.raises(hupai.InvalidRules) as caught:
        hupai.games["yongzhou"].rules(min_huxi=16, nonsense=1, red_to_dot=14, red_to_black=15, xing=True)
    text = VOCABULARY.error_sentence(caught.value)
    assert text["en"].count("The option") == 2 and "nonsense" in text["en"]
    assert "起胡胡息（min_huxi）" in text["zh"] and "醒（省）（xing）" in text["zh"]
    assert text["zh"].count("。") >= 3


def test_a_sentence_about_several_unknown_options_lists_the_known_ones_once():
    with pytest.raises(InvalidRules) as caught:
        hupai.games["shaoyang"].rules(ju_shou=True, min_huxi=11, ka_hu=True, speed=3)
    for lang, text in VOCABULARY.error_sentence(caught.value).items():
        assert text.count("tun_step") == 1, lang
        assert all(name in text for name in ("ju_shou", "ka_hu", "speed", "11")), lang


def test_contradictory_options_are_explained():
    for (option, other), (zh, en) in CONFLICTS.items():
        facts = {"option": option, "other": other, "value": True, "other_value": True}
        text = VOCABULARY.sentence("options_conflict", facts)
        assert text["zh"].endswith(zh) and text["en"].endswith(en)
        assert option in text["en"] and other in text["en"]
    with pytest.raises(hupai.InvalidRules) as caught:
        hupai.games["leiyang"].rules(wei_hidden=True, min_huxi=15)
    text = VOCABULARY.error_sentence(caught.value)
    assert "“放偎（fang_wei）”（不能再吃、碰）" in text["zh"] and "“偎牌（wei_hidden）”（三张全扣）" in text["zh"]
    assert "min_huxi" in text["zh"] and "(face down)" in text["en"]


def test_every_problem_with_a_record_is_reported_with_the_version_that_wrote_it():
    problems = [
        {"code": "unknown_option", "option": "speed", "known": ["xing"]},
        {"code": "missing_option", "option": "tianhu"},
        {"code": "wrong_rules_hash", "rules": "0" * 16},
    ]
    facts = {"engine": "0.1.0", "version": "0.2.0", "problems": problems}
    text = VOCABULARY.sentence("wrong_header", facts)
    for part in ("speed", "tianhu", "fingerprint", "0.1.0", "0.2.0"):
        assert part in text["en"], part
    assert "0.1.0版写的" in text["zh"]
    assert "0.2.0" not in VOCABULARY.sentence("wrong_header", {**facts, "engine": "0.2.0"})["en"]


def test_the_facts_decide_between_two_wordings_of_a_code():
    assert "exactly none" in VOCABULARY.sentence("too_few_huxi", {"huxi": 6, "min": 10, "zero": True})["en"]
    assert "exactly none" not in VOCABULARY.sentence("too_few_huxi", {"huxi": 6, "min": 10})["en"]
    assert "红胡" in VOCABULARY.sentence("limits_wins", {"card": "5s", "wins": ["red"]})["zh"]
    wins = VOCABULARY.sentence("limits_wins", {"card": "5s", "wins": ["red", "black", "dot"]})
    assert "a red win, a black win or one red card" in wins["en"] and "红胡、黑胡、一点朱" in wins["zh"]
    assert "什么都不能胡" in VOCABULARY.sentence("limits_wins", {"card": "5s", "wins": []})["zh"]
    facts = {"card": "5s", "from": 1}
    flipped, played = (
        VOCABULARY.sentence("not_next_seat", {**facts, "flipped": flipped}, reader=Reader(0, 3))["en"]
        for flipped in (True, False)
    )
    assert "flipped by the next player" in flipped
    assert "only the player after" in played


def test_a_share_is_no_payment():
    """A discarder pays both shares and the other loser nothing, so a share is the amount due per loser."""
    assert VOCABULARY.sentence("line_pay", {"tun": 8, "times": 1, "pay_each": 8}) == {
        "zh": "每家该付8囤，8分。",
        "en": "Per loser 8 units: 8 points.",
    }


def test_the_proof_s_lines_read_as_sentences():
    assert VOCABULARY.sentence("line_group", {"cards": "123b", "name": "yi_er_san", "huxi": 6}) == {
        "zh": "一二三“壹贰叁”：6胡息。",
        "en": "One-two-three, 壹贰叁: 6 huxi.",
    }
    assert VOCABULARY.sentence("line_tun", {"huxi": 15, "tun": 1})["en"] == "15 huxi make 1 unit."
    assert "天胡" in VOCABULARY.sentence("line_fan", {"id": "tianhu", "times": 2})["zh"]
    assert "小卡胡" in VOCABULARY.sentence("line_counted", {"huxi": 10, "counted": 16, "name": "xiao_ka_hu"})["zh"]
    facts = {"from": 1, "to": 0, "points": 2, "why": "long"}
    assert VOCABULARY.sentence("line_payment", facts, reader=Reader(0, 3))["zh"] == "下家付你2分（龙）。"
    assert VOCABULARY.sentence("line_payment", facts)["en"] == "From seat 1 to seat 0: 2 points (for a ti (龙))."


def test_an_error_sentence_has_its_place():
    alone = InvalidNotation("size_alone", position=0, text="s")
    assert VOCABULARY.error_sentence(alone)["en"].endswith("at character 1 of “s”.")
    assert VOCABULARY.error_sentence(CorruptRecord("bad_sum", position=7))["zh"].endswith("第7行。")


def test_an_unknown_code_is_shown_by_name():
    assert "no_such_code" in VOCABULARY.sentence("no_such_code")["en"]
    assert "too_few_huxi" in VOCABULARY.sentence("too_few_huxi", {})["zh"]


PLAIN = st.none() | st.booleans() | st.integers() | st.text()
VALUES = PLAIN | st.lists(PLAIN, max_size=4)


@examples(60, 1000)
@given(code=st.sampled_from(sorted(VOCABULARY.texts)), data=st.data())
def test_no_fact_breaks_a_sentence(code, data):
    facts = {name: data.draw(VALUES) for name in places(VOCABULARY.texts[code][0])}
    reader = data.draw(st.none() | st.builds(Reader, st.integers(0, 2), st.just(3)))
    text = VOCABULARY.sentence(code, facts, reader=reader)
    assert set(text) == {"zh", "en"} and all(text.values())
