"""What a sentence of the mahjong rule book says is what is played and paid."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from hupai.mahjong.explain.book_words import HAND_NAMES
from hupai.mahjong.explain.rulebook import RULEBOOK
from hupai.mahjong.games import kawuxing, yibin, yongzhou
from hupai.mahjong.melds import ANGANG, GANG, JIAGANG
from hupai.mahjong.notation import parse_tile, parse_tiles
from hupai.mahjong.rules.ruleset import deck_of_rules
from hupai.mahjong.rules.settlement import SeatStanding, bird_hits, exhausted_payments, kong_payments, win_payments
from hupai.mahjong.rules.wilds import wild_kinds
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_DISCARD, BY_ROB, BY_SELF, WinClaim, WinValue
from hupai.mahjong.tiles import KINDS, counts_of
from hupai.mahjong.value.yongzhou_scores import SCALES
from tests.engine.mahjong.explain.test_mahjong_rulebook import GAMES, single_options
from tests.rows import each_row


def text_of(name, rule, lang="zh", **options):
    """The sentence of a rule in a game under these options."""
    return RULEBOOK.row(rule, replace(GAMES[name].RULES, **options))["text"][lang]


@each_row("rules", lambda: dict(single_options()))
def test_the_sentences_of_the_deal_count_the_tiles(rules):
    assert f"{sum(deck_of_rules(rules))}张" in RULEBOOK.row("deal.tiles", rules)["text"]["zh"]
    left = sum(deck_of_rules(rules)) - 13 * rules.seats - 1 - bool(rules.indicator)
    assert f"还剩{left}张" in RULEBOOK.row("deal.hands", rules)["text"]["zh"]


TILES = {"四筒": "4p", "五筒": "5p", "九筒": "9p", "一筒": "1p", "一万": "1m", "二万": "2m", "九万": "9m",
         "北": "4z", "东": "1z", "白": "5z", "中": "7z", "红中": "7z"}  # fmt: skip


@each_row(
    "name, rule, options, number",
    [
        ("yongzhou-mahjong", "wild.next", {}, 2),
        ("yongzhou-mahjong", "wild.turned", {}, 2),
        ("yongzhou-mahjong", "wild.turned", {"tiles": 112}, 1),
        ("yibin", "wild.next", {}, 2),
    ],
)
def test_the_examples_of_wilds_are_what_the_indicator_names(name, rule, options, number):
    rules = replace(GAMES[name].RULES, **options)
    pattern = "翻开(?:的是)?([^的，：；。]+)，(?:王霸是)?([^，：；。是]+?)(?:是听用|自己就是王霸)?[；。]"
    found = re.findall(pattern, text_of(name, rule, **options))
    assert len(found) == number
    for turned, wild in found:
        assert wild_kinds(rules, parse_tile(TILES[turned]))[0] == parse_tile(TILES[wild])


@each_row("score", list(SCALES))
def test_the_list_of_yongzhou_names_every_item_with_its_worth(score):
    text = text_of("yongzhou-mahjong", "worth.score", score=score)
    listed = {
        name: int(amount)
        for amount, names in re.findall("([0-9]+)[分倍]：([^；。]+)", text)
        for name in names.split("、")
    }
    assert listed == {HAND_NAMES[item][0]: worth for item, worth in SCALES[score].worth.items()}
    assert ("分：" in text) is (score not in ("double", "daozhou"))


def claim(written, last, by, **facts):
    """A claim of a hand without laid melds, its last tile included; ``last`` is None for a win with the deal."""
    hand = tuple(counts_of(parse_tiles(written)))
    return WinClaim(hand=hand, melds=(), last=-1 if last is None else parse_tile(last), by=by, **facts)


@each_row("name, rule, hand, last, by, options", [
    ("yongzhou-mahjong", "worth.plain", "123456m 234678s 99p", "9p", BY_DISCARD, {}),
    ("yongzhou-mahjong", "worth.tian_hu", "123456m 234678s 99p", None, BY_DEAL, {}),
    ("yongzhou-mahjong", "worth.ying_qiao_dui", "1133m 2255s 88p 11z 99m", "9m", BY_DISCARD, {}),
    ("yongzhou-mahjong", "worth.long", "1111m 2255s 88p 11z 5p 9m", "9m", BY_DISCARD, {}),
    ("yongzhou-mahjong", "worth.shi_san_yao", "19m 19p 19s 11234567z", "1z", BY_DISCARD, {}),
    ("yongzhou-mahjong", "worth.wang_diao", "123456m 234678s 5p 1z", "1z", BY_SELF, {}),
    ("yongzhou-mahjong", "worth.wang_diao", "123456m 234678s 5p 1z", "1z", BY_SELF, {"score": "half"}),
    ("yongzhou-mahjong", "worth.wang_chuang", "123456m 678s 99s 55p 4z", "4z", BY_SELF, {}),
    ("yongzhou-mahjong", "worth.gui_wei", "123456m 678s 456p 99s", "9s", BY_DISCARD, {}),
    ("kawuxing", "worth.plain", "123456p 456s 666z 77z", "7z", BY_SELF, {}),
    ("kawuxing", "worth.peng_peng_hu", "111222p 333s 666z 55z", "5z", BY_SELF, {}),
    ("kawuxing", "worth.seven_pairs", "112233p 66z 1144s 99s", "9s", BY_SELF, {}),
    ("kawuxing", "worth.san_yuan_qi_dui", "556677z 22p 44p 88s 99s", "9s", BY_SELF, {}),
    ("kawuxing", "worth.ka_wu_xing", "111222p 456p 333s 55s", "5p", BY_SELF, {}),
])  # fmt: skip
def test_a_sentence_states_what_such_a_hand_is_worth(name, rule, hand, last, by, options):
    rules = replace(GAMES[name].RULES, **options)
    facts = {"wild": parse_tile("5p"), "indicator": parse_tile("4p")} if name == "yongzhou-mahjong" else {}
    value = rules.worth_of(claim(hand, last, by, **facts))
    assert value is not None
    numbers = re.findall("([0-9]+)[分倍]", text_of(name, rule, **options))
    assert str(value.multiplier) == numbers[0], (value, numbers)


@each_row(
    "rule, hand, options, fan",
    [
        ("worth.plain", "123456789s 22p 345p", {}, 1),
        ("worth.peng_peng_hu", "111222s 333777p 55p", {}, 2),
        ("worth.seven_pairs", "1133s 55s 77s 22p 44p 99p", {}, 2),
        ("worth.long_qi_dui", "1111s 55s 77s 22p 44p 99p", {}, 4),
        ("worth.long_qi_dui", "1111s 55s 77s 22p 44p 99p", {"long_qidui": 5}, 5),
    ],
)
def test_a_sentence_states_the_fan_of_such_a_hand(rule, hand, options, fan):
    """All but the last two sentences leave out the fan for a hand without wilds."""
    rules = replace(yibin.RULES, **options)
    last = hand.split()[-1][-2:]
    facts = {"wild": parse_tile("2m"), "indicator": parse_tile("1m")}
    value = rules.worth_of(claim(hand, last, BY_DISCARD, **facts))
    assert value is not None
    assert value.fan == fan + (rule != "worth.long_qi_dui")
    assert re.findall("([0-9]+)番", text_of("yibin", rule, **options))[0] == str(fan)


def test_the_sentence_of_the_stake_doubles_with_each_fan():
    text = text_of("yibin", "pay.stake")
    for said, fan in (("一番1倍", 1), ("两番2倍", 2), ("三番4倍", 3)):
        assert said in text and f"{2 ** (fan - 1)}倍" in said
    assert "每多一番翻一倍" in text


STANDING = SeatStanding()


@each_row("name, options", [("yongzhou-mahjong", {}), ("kawuxing", {}), ("yibin", {"kong_points": "sichuan"})])
def test_the_sentence_of_kongs_states_what_they_pay(name, options):
    rules = replace(GAMES[name].RULES, **options)
    text = text_of(name, "pay.kong", **options)
    words = {ANGANG: "暗杠", JIAGANG: "[补蓄]杠", GANG: "[明放]杠"}
    for group, word in words.items():
        source = 1 if group == GANG else None
        paid = kong_payments(rules, group, 0, source, [STANDING] * rules.seats)
        stated = re.search(f"{word}，[^；。]*付([0-9])", text)
        assert stated and {payment.points for payment in paid} == {int(stated[1])}
        assert len(paid) == (1 if group == GANG else rules.seats - 1)


def test_the_sentence_of_robbing_says_who_pays_how_much():
    worth = WinValue((), None, 1, None)
    for name, said in (("yongzhou-mahjong", "把另外3家该付的都付了"), ("kawuxing", "和点炮一样")):
        rules = GAMES[name].RULES
        paid = win_payments(rules, 0, BY_ROB, worth, 1, [STANDING] * rules.seats)
        assert [payment.payer for payment in paid] == [1]
        assert paid[0].points == (3 if "都付了" in said else 1)
        assert said in text_of(name, "pay.rob")


@pytest.mark.parametrize("factor", [2, 4])
def test_the_sentences_of_revealed_hands_state_the_factors(factor):
    rules = replace(kawuxing.RULES, both_revealed=factor)
    worth = WinValue((), None, 1, None)
    shown = SeatStanding(revealed=1)
    for standings, points in (([shown, STANDING, STANDING], 2), ([shown, shown, STANDING], factor)):
        paid = win_payments(rules, 0, BY_DISCARD, worth, 1, standings)
        assert [payment.points for payment in paid] == [points]
    text = text_of("kawuxing", "pay.revealed", both_revealed=factor)
    assert "有一方明了牌，就付2倍" in text and re.search(f"两方都明了，[^。]*是{factor}倍", text)


def test_the_sentence_of_three_suits_states_what_they_pay():
    pig = SeatStanding(three_suits=True)
    won, ready = SeatStanding(playing=False), SeatStanding(best_wait=8)
    paid = exhausted_payments(yibin.RULES, [won, pig, ready, STANDING])
    assert [(p.payee, p.points) for p in paid if p.payer == 1] == [(0, 32), (2, 32), (3, 32)]
    assert [(p.payee, p.points) for p in paid if p.payer == 3] == [(2, 8)]
    assert "32个底" in text_of("yibin", "pay.flower_pig")


def test_the_sentence_of_birds_names_the_tiles_that_hit():
    rules = replace(yongzhou.RULES, birds=2)
    text = text_of("yongzhou-mahjong", "pay.birds", birds=2)
    stated = re.search("就是([0-9/]+)，字牌也中", text)
    assert stated
    ranks = {int(rank) for rank in stated[1].split("/")}
    for kind in range(KINDS):
        assert bird_hits(rules, 2, [kind]) == (kind >= 27 or kind % 9 + 1 in ranks)


@pytest.mark.parametrize(("name", "claimed"), [("yongzhou-mahjong", False), ("kawuxing", True), ("yibin", True)])
def test_the_sentence_of_the_last_discard_follows_the_rules(name, claimed):
    assert GAMES[name].RULES.claim_last is claimed
    assert ("还可以碰" in text_of(name, "claim.last")) is claimed
