"""The rule book of mahjong: it reads under all house rules, explains its terms, cites sources, says what is played."""

from __future__ import annotations

import json
import random
import re
import string
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from hupai.explain.rulebook import PRACTICE
from hupai.mahjong.explain.book_words import HAND_NAMES
from hupai.mahjong.explain.rulebook import RULEBOOK
from hupai.mahjong.explain.topics import TOPICS
from hupai.mahjong.games import kawuxing, yibin, yongzhou
from hupai.mahjong.melds import ANGANG, GANG, JIAGANG
from hupai.mahjong.notation import parse_tile, parse_tiles
from hupai.mahjong.rules.ruleset import deck_of_rules
from hupai.mahjong.rules.settlement import SeatStanding, bird_hits, exhausted_payments, kong_payments, win_payments
from hupai.mahjong.rules.wilds import wild_kinds
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_DISCARD, BY_ROB, BY_SELF, WinClaim, WinValue
from hupai.mahjong.tiles import KINDS, counts_of
from hupai.mahjong.value.yongzhou_scores import SCALES
from tests.rows import each_row

GAMES = {game.ID: game for game in (yongzhou, kawuxing, yibin)}
SOURCES = json.loads((Path(__file__).parents[3] / "fixtures" / "sources.json").read_text("utf-8"))
"""Every cited heading, by document, with the characters that follow it there."""


def single_options():
    """Every game with its defaults, and with each other value of each option."""
    for name, game in GAMES.items():
        yield name, game.RULES
        for option in game.OPTIONS:
            for value in option.choices:
                if value != option.default:
                    yield f"{name} {option.name}={value}", replace(game.RULES, **{option.name: value})


def mixed_options(name, number):
    """Rules of a game with values of all its options drawn by chance."""
    chance = random.Random(name)
    for _ in range(number):
        chosen = {option.name: chance.choice(option.choices) for option in GAMES[name].OPTIONS}
        yield chosen, replace(GAMES[name].RULES, **chosen)


def check_rows(rules):
    """Check every row that the rules show."""
    rows = RULEBOOK.rows(rules)
    assert len({row["id"] for row in rows}) == len(rows) > 40
    for row in rows:
        zh, en = row["text"]["zh"], row["text"]["en"]
        assert zh.endswith("。") and en.endswith("."), row
        assert zh != en and row["sources"], row
        assert not re.search("[{}]|None|True|False", zh + en), row
        assert not re.search("[，。；：、（）“”！？]", en), row
        assert not re.search("[,;:?!()]", zh), row


@each_row("rules", lambda: dict(single_options()))
def test_the_rule_book_of_mahjong_reads_under_every_house_rule(rules):
    check_rows(rules)


@pytest.mark.parametrize("name", GAMES)
def test_the_rule_book_of_mahjong_reads_for_any_combination_of_options(name):
    for _, rules in mixed_options(name, 100):
        check_rows(rules)


@pytest.mark.parametrize("name", GAMES)
def test_every_mahjong_option_changes_what_its_rule_says(name):
    """Another value of an option changes the text of its rule, or removes the rule."""
    game = GAMES[name]
    for option in game.OPTIONS:
        assert option.rule in RULEBOOK, option.rule
        texts = [
            str(RULEBOOK.row(option.rule, replace(game.RULES, **{option.name: value}))) for value in option.choices
        ]
        assert len(set(texts)) == len(texts), option.name


@cache
def all_shown():
    """Rules under many options, those of the single options included."""
    mixed = [rules for name in GAMES for _, rules in mixed_options(name, 300)]
    return [*mixed, *(rules for _, rules in single_options())]


@each_row("rule", {rule.id: rule for rule in RULEBOOK.rules})
def test_every_wording_of_a_mahjong_rule_is_shown_under_some_options(rule):
    """A wording that no options show would be dead text."""
    assert rule.topic in TOPICS
    shown = {next((place for place, case in enumerate(rule.cases) if case.when(rules)), None) for rules in all_shown()}
    dead = set(range(len(rule.cases))) - shown
    assert not dead


@each_row("rule", {rule.id: rule for rule in RULEBOOK.rules})
def test_a_mahjong_rule_names_the_same_house_rules_in_both_languages(rule):
    for case in rule.cases:
        zh, en = (
            {field for _, field, _, _ in string.Formatter().parse(text) if field} - {"wins_to_end"}
            for text in case.text
        )
        assert zh == en, case.text


# --- sources -------------------------------------------------------------------------------------


@each_row("rule", {rule.id: rule for rule in RULEBOOK.rules})
def test_every_source_of_a_mahjong_rule_exists(rule):
    for source in rule.sources:
        if source.file == PRACTICE:
            assert not source.path
        else:
            assert source.file in RULEBOOK.titles
            assert " › ".join(source.path) in SOURCES[source.file]
        if source.says is not None:
            zh, en = source.says
            assert zh.endswith("。") and en.endswith(".") and zh != en


def test_every_recorded_heading_of_the_mahjong_documents_is_cited():
    sources = [source for rule in RULEBOOK.rules for source in rule.sources]
    cited = {(source.file, " › ".join(source.path)) for source in sources if source.path}
    recorded = {(file, heading) for file in RULEBOOK.titles for heading in SOURCES[file]}
    assert cited == recorded
    assert all(text for file in RULEBOOK.titles for text in SOURCES[file].values())


@each_row("name", ["deal.dealer_first", "deal.next", "wild.turned", "wild.discard", "win.lan_gap",
                                  "win.scatter_wild", "win.guo_hu", "win.min_discard", "worth.plain", "worth.gui_wei",
                                  "worth.ka_wu_xing", "worth.sigui", "pay.gang_shang_pao", "pay.cap", "pay.exhausted",
                                  "pay.not_ready", "pay.piao", "pay.kong_on_draw"])
def test_mahjong_sources_that_disagree_are_quoted_side_by_side(name):
    said = [source.says for source in RULEBOOK[name].sources]
    assert len({text for text in said if text}) >= 2


# --- terms ---------------------------------------------------------------------------------------

EXPLAINED = {
    "yongzhou-mahjong": {
        "王霸": "能顶任何牌的牌",
        "抢杠": "别人补杠的那张正好是自己要胡的",
        "荒庄": "牌摸完了没有人胡",
        "过胡": "能胡却没胡",
    },
    "kawuxing": {
        "明牌": "把手牌摊开给大家看",
        "四归": "第四张一样的",
        "抢杠": "别人蓄杠的那张正好是自己要胡的",
        "杠上炮": "杠了以后打的牌",
        "杠开": "杠了补的那张牌自摸胡",
        "荒庄": "牌摸完了没有人胡",
    },
    "yibin": {
        "听用": "能顶任何牌的牌",
        "本金": "翻开一张",
        "飘": "都翻倍",
        "飞": "自己有一张同样的",
        "提": "换回飞里的听用",
        "缺门": "三门都有不能胡",
        "抢杠": "别人补杠的那张正好是自己要胡的",
        "杠上花": "杠了补的那张牌自摸胡",
        "花猪": "手里三门花色都有",
        "查叫": "听没听牌",
        "停胡": "不能再碰",
        "根": "四张一样的牌",
    },
}
"""By game: terms and what explains them in the sentence in which they first occur."""


@each_row("name, term", [(name, term) for name, terms in EXPLAINED.items() for term in terms])
def test_a_term_is_explained_where_it_first_occurs(name, term):
    rows = RULEBOOK.rows(GAMES[name].RULES)
    first = next(row["text"]["zh"] for row in rows if term in row["text"]["zh"])
    assert EXPLAINED[name][term] in first


def test_revealing_is_explained_where_a_penalty_checks_who_waits():
    for penalty in ("suizhou", "xiaogan"):
        rules = replace(kawuxing.RULES, draw_penalty=penalty)
        first = next(row["text"]["zh"] for row in RULEBOOK.rows(rules) if "查叫" in row["text"]["zh"])
        assert "听没听牌" in first


NOT_OF_THE_GAME = {
    "yongzhou-mahjong": "听用 本金 飘 明牌 四归 花猪 查叫 缺门 血战 流局 蓄杠 放杠 屁胡 平胡 番 底注 个底 卡五星",
    "kawuxing": "王霸 听用 本金 飘 飞 缺门 花猪 血战 流局 补杠 明杠 番 根 红中 下三烂 十三幺 王钓 天胡 鸟",
    "yibin": "王霸 红中 明牌 四归 蓄杠 放杠 下三烂 十三幺 王钓 王闯 七巧对 卡五星 鸟 弯杠 屁胡",
}
"""By game: what its sentences do not speak of."""


@pytest.mark.parametrize("name", GAMES)
def test_a_game_shows_only_rules_that_apply_to_it(name):
    for chosen, rules in [({}, GAMES[name].RULES), *mixed_options(name, 60)]:
        for row in RULEBOOK.rows(rules):
            found = [word for word in NOT_OF_THE_GAME[name].split() if word in row["text"]["zh"]]
            assert not found, (chosen, row)


def test_without_discards_that_win_nothing_speaks_of_them():
    rules = replace(yongzhou.RULES, self_draw_only=True)
    shown = {row["id"]: row["text"]["zh"] for row in RULEBOOK.rows(rules)}
    assert not {"kong.rob", "pay.rob", "win.guo_hu", "win.several", "deal.several", "pay.gang_shang_pao"} & set(shown)
    assert not [text for text in shown.values() if re.search("点炮|抢杠|一炮多响", text)]


# --- what the sentences say is what is played ----------------------------------------------------


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


@each_row("name, rule, options, number", [
    ("yongzhou-mahjong", "wild.next", {}, 2),
    ("yongzhou-mahjong", "wild.turned", {}, 2),
    ("yongzhou-mahjong", "wild.turned", {"tiles": 112}, 1),
    ("yibin", "wild.next", {}, 2),
])
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
    value = rules.value(rules, claim(hand, last, by, **facts))
    assert value is not None
    numbers = re.findall("([0-9]+)[分倍]", text_of(name, rule, **options))
    assert str(value.multiplier) == numbers[0], (value, numbers)


@each_row("rule, hand, options, fan", [
    ("worth.plain", "123456789s 22p 345p", {}, 1),
    ("worth.peng_peng_hu", "111222s 333777p 55p", {}, 2),
    ("worth.seven_pairs", "1133s 55s 77s 22p 44p 99p", {}, 2),
    ("worth.long_qi_dui", "1111s 55s 77s 22p 44p 99p", {}, 4),
    ("worth.long_qi_dui", "1111s 55s 77s 22p 44p 99p", {"long_qidui": 5}, 5),
])
def test_a_sentence_states_the_fan_of_such_a_hand(rule, hand, options, fan):
    """All but the last two sentences leave out the fan for a hand without wilds."""
    rules = replace(yibin.RULES, **options)
    last = hand.split()[-1][-2:]
    facts = {"wild": parse_tile("2m"), "indicator": parse_tile("1m")}
    value = rules.value(rules, claim(hand, last, BY_DISCARD, **facts))
    assert value is not None
    assert value.fan == fan + (rule != "worth.long_qi_dui")
    assert re.findall("([0-9]+)番", text_of("yibin", rule, **options))[0] == str(fan)


def test_the_sentence_of_the_stake_doubles_with_each_fan():
    text = text_of("yibin", "pay.stake")
    for said, fan in (("一番1倍", 1), ("两番2倍", 2), ("三番4倍", 3)):
        assert said in text and f"{2 ** (fan - 1)}倍" in said
    assert "每多一番翻一倍" in text


STANDING = SeatStanding()


@each_row("name, options", [
    ("yongzhou-mahjong", {}),
    ("kawuxing", {}),
    ("yibin", {"kong_points": "sichuan"}),
])
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


def test_the_games_differ_in_what_they_are_known_for():
    def ids(first, second):
        return {row["id"] for row in RULEBOOK.differences(GAMES[first].RULES, GAMES[second].RULES)}

    assert {"deal.indicator", "reveal.when", "wild.stand_in", "pay.kong"} <= ids("yongzhou-mahjong", "kawuxing")
    assert {"end.blood_battle", "win.two_suits", "wild.fei", "deal.piao"} <= ids("kawuxing", "yibin")
    assert "turn.draw" not in ids("yongzhou-mahjong", "yibin")
