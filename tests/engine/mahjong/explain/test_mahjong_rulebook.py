"""The rule book of mahjong: every house rule and wording shows, terms are explained, disagreeing sources quoted."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache

import pytest

from hupai.explain.rulebook import PRACTICE
from hupai.mahjong.explain.rulebook import RULEBOOK
from hupai.mahjong.explain.topics import TOPICS
from hupai.mahjong.games import kawuxing, yibin, yongzhou
from tests.engine.amounts import amount
from tests.rows import each_row

GAMES = {game.ID: game for game in (yongzhou, kawuxing, yibin)}


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


@each_row(
    "name",
    [
        *("deal.dealer_first", "deal.next", "wild.turned", "wild.discard", "win.lan_gap", "win.scatter_wild"),
        *("win.guo_hu", "win.min_discard", "worth.plain", "worth.gui_wei", "worth.ka_wu_xing", "worth.sigui"),
        *("pay.gang_shang_pao", "pay.cap", "pay.exhausted", "pay.not_ready", "pay.piao", "pay.kong_on_draw"),
    ],
)
def test_mahjong_sources_that_disagree_are_quoted_side_by_side(name):
    said = [source.says for source in RULEBOOK[name].sources]
    assert len({text for text in said if text}) >= 2


@each_row("name, said", [
    ("deal.tiles", "卡五星不用万和东南西北，是通行打法"),
    ("wild.any", "能当第五张，七风到位的字牌要真的，照通行打法"),
    ("wild.stand_in", "碰、杠只能红中跟红中，照通行打法"),
    ("win.qi_feng", "印着字牌的王霸算那张，照通行打法"),
    ("win.deal", "别处起手成了只按自摸，是通行打法"),
])  # fmt: skip
def test_what_no_cited_document_of_mahjong_says_is_said_to_be_common_practice(name, said):
    assert any(source.says and said in source.says[0] for source in RULEBOOK[name].sources if source.file == PRACTICE)


@each_row("name, rule, said", [
    ("yongzhou-mahjong", "win.shapes", "每行按四组算"),  # fourteen tiles, where the table draws seventeen
    ("kawuxing", "worth.sigui", "第四张只能是五条"),  # and no 五万
])  # fmt: skip
def test_a_document_that_contradicts_itself_is_read_with_a_reason(name, rule, said):
    assert said in str(RULEBOOK.row(rule, GAMES[name].RULES)["sources"])


def test_above_the_rules_of_a_mahjong_stands_which_document_is_its_own():
    for name, own in {"yongzhou-mahjong": "M0", "kawuxing": "M3", "yibin": "M4"}.items():
        assert f"《{RULEBOOK.titles[own]}》；别的两份写另外两种麻将" in RULEBOOK.note(name)["zh"]


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


@pytest.mark.more
@pytest.mark.parametrize("name", GAMES)
def test_a_game_shows_only_rules_that_apply_to_it(name):
    for chosen, rules in [({}, GAMES[name].RULES), *mixed_options(name, amount(30, 500))]:
        for row in RULEBOOK.rows(rules):
            found = [word for word in NOT_OF_THE_GAME[name].split() if word in row["text"]["zh"]]
            assert not found, (chosen, row)


def test_without_discards_that_win_nothing_speaks_of_them():
    rules = replace(yongzhou.RULES, self_draw_only=True)
    shown = {row["id"]: row["text"]["zh"] for row in RULEBOOK.rows(rules)}
    assert not {"kong.rob", "pay.rob", "win.guo_hu", "win.several", "deal.several", "pay.gang_shang_pao"} & set(shown)
    assert not [text for text in shown.values() if re.search("点炮|抢杠|一炮多响", text)]


def test_the_games_differ_in_what_they_are_known_for():
    def ids(first, second):
        return {row["id"] for row in RULEBOOK.differences(GAMES[first].RULES, GAMES[second].RULES)}

    assert {"deal.indicator", "reveal.when", "wild.stand_in", "pay.kong"} <= ids("yongzhou-mahjong", "kawuxing")
    assert {"end.blood_battle", "win.two_suits", "wild.fei", "deal.piao"} <= ids("kawuxing", "yibin")
    assert "turn.draw" not in ids("yongzhou-mahjong", "yibin")
