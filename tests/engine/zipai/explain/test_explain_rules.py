"""The rule book: every rule resolves, house rules show, sentences are what the engine plays; games differ visibly."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest

import hupai
from hupai.explain.rulebook import PRACTICE
from hupai.zipai.actions import chi, eaten_way
from hupai.zipai.cards import format_cards
from hupai.zipai.explain.rulebook import RULEBOOK
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.games import base as family
from hupai.zipai.hand.proof import decompositions
from hupai.zipai.hand.win_claim import BLACK_WIN, DOT_WIN, KA_HU_WIN, NO_LIMIT, RED_WIN, WU_HU_WIN
from hupai.zipai.melds import shape_number
from hupai.zipai.turn.chi_bian import FORBIDDEN, chi_bian_after
from tests.engine.amounts import amount
from tests.engine.source_scan import rule_ids, rules_with
from tests.engine.win_claims import claim_of
from tests.engine.zipai_games import games
from tests.rows import assert_none, each_row

GAMES = sorted(games)


def test_every_rule_id_resolves():
    assert_none(name for name in sorted(set(rule_ids())) if name not in RULEBOOK)


@pytest.mark.parametrize("name", GAMES)
def test_every_house_rule_changes_what_the_rule_book_says(name):
    """Another value of an option changes the text of its rule, or removes the rule."""
    game = hupai.games[name]
    for option in game.options:
        base = {"xing": "fan"} if option.rule.startswith("xing.") and option.name != "xing" else {}
        if option.name.endswith("_below"):
            base = {option.name.removesuffix("_below"): 2 if option.name == "low_double_below" else 20}
        texts = [
            str(RULEBOOK.row(option.rule, rules_with(game, **base, **{option.name: value}))) for value in option.choices
        ]
        assert len(set(texts)) == len(texts), option.name


def test_a_diff_shows_what_differs_and_nothing_else():
    first, second = (hupai.games[name].rules() for name in ("yongzhou", "yongzhou-plain"))
    rows = RULEBOOK.differences(first, second)
    ids = {row["id"] for row in rows}
    assert {"deck.cards", "king.keep", "xing.when"} <= ids
    assert "win.minimum" not in ids
    assert all(row["first"] != row["second"] for row in rows)
    assert RULEBOOK.differences(first, first) == []


DIFFERS = {
    ("leiyang", "yongzhou"): {
        "deck.cards", "wei.compulsory", "chi.edge", "chi.edge_red", "past.fang_wei", "king.keep", "win.minimum",
        "win.zero", "win.discard", "win.guo_hu", "win.raise", "fan.huxi", "fan.red", "fan.dot", "fan.black",
        "fan.tianhu", "fan.ju_shou", "xing.when", "pay.tun", "pay.ka_hu", "pay.wu_hu", "pay.discard",
        "pay.long", "pay.kings",
    },
    ("paohuzi", "yongzhou-plain"): {
        "deal.next", "turn.opening", "win.shown", "win.three_five", "fan.tianhu", "fan.dihu",
    },
    ("shaoyang", "paohuzi"): {
        "wei.compulsory", "past.fang_wei", "win.minimum", "fan.huxi", "fan.red", "fan.dot", "fan.black",
        "fan.self_draw", "pay.tun",
    },
    ("leiyang", "paohuzi"): {"deal.next", "win.shown", "win.three_five", "win.zero", "pay.tun", "fan.dihu"},
}  # fmt: skip


@pytest.mark.parametrize("pair", DIFFERS, ids=" ".join)
def test_the_diff_of_a_game_contains_what_it_is_known_for(pair):
    first, second = (hupai.games[name].rules() for name in pair)
    assert DIFFERS[pair] <= {row["id"] for row in RULEBOOK.differences(first, second)}


def test_two_games_that_differ_little_have_a_short_diff():
    rows = RULEBOOK.differences(hupai.games["paohuzi"].rules(), hupai.games["yongzhou-plain"].rules())
    assert {row["id"] for row in rows} == DIFFERS["paohuzi", "yongzhou-plain"]


@each_row("first, second", list(permutations(GAMES, 2)))
def test_the_diff_is_symmetric(first, second):
    first, second = (hupai.games[name].rules() for name in (first, second))
    forth, back = RULEBOOK.differences(first, second), RULEBOOK.differences(second, first)
    assert [(row["id"], row["first"], row["second"]) for row in forth] == [
        (row["id"], row["second"], row["first"]) for row in back
    ]


def test_the_sentence_of_chi_bian_lists_what_the_engine_plays():
    """Every pair that the sentence of ``chi.edge`` names is read back and checked with the engine."""
    rules = hupai.games["leiyang"].rules()
    text = RULEBOOK.row("chi.edge", rules)["text"]["zh"] + RULEBOOK.row("chi.edge_red", rules)["text"]["zh"]
    limits = {}
    for sentence in re.split("[。；]", text):
        wins = sum(bit for word, bit in WINS.items() if word in sentence)
        limit = NO_LIMIT if "不限" in sentence else (FORBIDDEN if "不能打" in sentence else wins)
        for eaten, played in re.findall("吃([一二三四五六七八九十])打([一二三四五六七八九十])", sentence):
            limits[NUMERALS.index(eaten), NUMERALS.index(played)] = limit
    assert len(limits) == 14
    for (eaten, played), limit in limits.items():
        run = sorted({eaten, *range(min(eaten, played) + 1, max(eaten, played))})
        for size in (0, 10):
            way = chi_way([kind + size for kind in run])
            chi_bian = chi_bian_after(rules, eaten + size, way)
            kind = played + size
            found = FORBIDDEN if chi_bian.forbidden >> kind & 1 else chi_bian.limits.get(kind, NO_LIMIT)
            assert found == limit, (eaten + 1, played + 1)


NUMERALS = "一二三四五六七八九十"
WINS = {"红胡": RED_WIN, "黑胡": BLACK_WIN, "一点朱": DOT_WIN, "无胡": WU_HU_WIN, "卡胡": KA_HU_WIN}


def chi_way(kinds):
    """The way of eating that lays this one run."""
    return eaten_way(chi(shape_number(kinds)))


@pytest.mark.parametrize(
    ("game", "options", "table"),
    [
        ("yongzhou", {}, "15–17是1囤，18–20是2囤，21–23是3囤，往后每多3胡息多1囤"),
        ("paohuzi", {"min_huxi": 18, "base_bonus": 1}, "18–20是2囤，21–23是3囤，24–26是4囤，往后每多3胡息多1囤"),
        ("leiyang", {}, "11–15是1囤，16–19是2囤，21–23是3囤，往后每多3胡息多1囤"),
        ("shaoyang", {}, "10–14是2囤，15–19是3囤，20–24是4囤，往后每多5胡息多1囤"),
        ("shaoyang", {"tun_step": 1}, "10是10囤，11是11囤，12是12囤，往后每多1胡息多1囤"),
        ("leiyang", {"ka_hu": False}, "10–15是1囤，16–20是2囤，21–23是3囤，往后每多3胡息多1囤"),
    ],
)
def test_the_sentence_of_units_matches_the_payments(game, options, table):
    rules = hupai.games[game].rules(**options)
    text = RULEBOOK.row("pay.tun", rules)["text"]
    assert text["zh"] == f"胡息换囤：{table}。"
    assert re.findall(r"\d+", text["en"]) == re.findall(r"\d+", table)[:-1]


def text_of(game, name):
    """The Chinese sentence of a rule in a game under default options."""
    return RULEBOOK.row(name, hupai.games[game].rules())["text"]["zh"]


def test_sentences_fit_their_game():
    assert "不给人看" in text_of("paohuzi", "wei.compulsory") and "一张亮着" in text_of("leiyang", "wei.compulsory")
    assert "只能胡从墩上翻出的牌" in text_of("paohuzi", "win.flip") and "只能" not in text_of("leiyang", "win.flip")
    assert "连续三次黄庄" in text_of("paohuzi", "deal.next") and "下家坐庄" in text_of("leiyang", "deal.next")
    assert "13张是红胡，胡息2倍" in text_of("leiyang", "fan.red") and "10张是红胡，2番" in text_of("paohuzi", "fan.red")
    assert "囤数2倍" in text_of("leiyang", "fan.self_draw") and "囤数" not in text_of("paohuzi", "fan.self_draw")
    assert "大字2分，小字1分" in text_of("leiyang", "pay.long") and "只结龙" in text_of("leiyang", "pay.drawn_long")
    assert "王" not in "".join(text_of("leiyang", rule) for rule in ("turn.flip", "turn.discard"))
    for name in ("win.zero", "pay.long", "chi.edge", "past.fang_wei", "pay.ka_hu"):
        assert RULEBOOK.row(name, hupai.games["paohuzi"].rules()) is None


def test_the_last_card_of_four_is_named_as_the_engine_counts_it():
    """``huxi.last_card``: an own flip of the fourth card is a 提 with a 坎, and a 跑 with a laid 碰."""
    text = RULEBOOK.row("huxi.last_card", hupai.games["yongzhou-plain"].rules())["text"]
    assert "碰过的牌凑成四张还是跑" in text["zh"] and "where a peng was laid do four count as a pao" in text["en"]
    rest = "345s345b77s"
    for laid, held, group in (("wei:222s", "888b", "ti"), ("wei:222s peng:888b", "", "pao")):
        found = hupai.score("yongzhou-plain", f"{laid} chi:123b chi:270b", held + rest, "8b", "self")
        assert [one["kind"] for one in found["groups"] if one["cards"] == "8888b"] == [group]


@pytest.mark.parametrize(
    ("laid", "held", "made"),
    [
        ("wei:999b", "123b123s456b456s789s8bk", "ti:9999b"),
        ("chouwei:999b", "123b123s456b456s789s8bk", "ti:9999b"),
        ("", "123b123s456b456s789s99b8bkk", "ti:9999b"),
        ("peng:999b", "123b123s456b456s789s8bk", ""),
    ],
)
def test_what_kings_make_of_a_group_is_what_the_book_says(laid, held, made):
    """``king.groups``, ``wei.stale``: a king makes a 提 of a 偎 or 臭偎, two make one of a pair, none of a 碰."""
    text = RULEBOOK.row("king.groups", hupai.games["yongzhou"].rules())["text"]
    assert "一对、坎、偎、臭偎凑成提" in text["zh"] and "a pair, kan, wei or stale wei a ti" in text["en"]
    claim_rules, claim = claim_of("yongzhou", laid, held, "8b", "self", options={"xing": "off"})
    found = {
        f"{group.name}:{format_cards(group.cards)}"
        for reading in decompositions(claim_rules, claim)
        for group in reading.groups
    }
    assert ("ti:9999b" in found) is bool(made)


def test_a_rule_that_a_game_never_had_is_not_denied_there():
    """Only Leiyang raises hands; the books of the other games do not speak of it."""
    for name, game in games.items():
        row = RULEBOOK.row("win.raise", game.rules())
        assert (row is not None) is (name == "leiyang")
        rows = str([row["text"] for row in RULEBOOK.rows(game.rules())])
        assert ("举手" in rows) is (name == "leiyang")


def test_a_winner_whose_card_was_played_is_not_said_to_be_paid_by_both():
    """``pay.each``, ``pay.discard``: a win costs each loser so much, and a discarder pays what both owe."""
    for name, game in games.items():
        for options in ({}, {"win_on_discard": True}):
            text = RULEBOOK.row("pay.each", game.rules(**options))["text"]
            assert "两家各付" not in text["zh"] and "each of the two others" not in text["en"], name


def test_the_two_players_with_fewer_kings_are_paid_by_the_difference():
    """``pay.kings``: two kings against none cost 10 a player, as "for each king more" says."""
    text = RULEBOOK.row("pay.kings", hupai.games["yongzhou"].rules())["text"]
    assert "按相差的张数算" in text["zh"] and "5 points for each king more" in text["en"]
    for name in ("paohuzi", "leiyang"):
        assert RULEBOOK.row("pay.kings", hupai.games[name].rules()) is None


def test_the_rule_book_says_flip_for_a_card_from_the_wall_and_drawn_only_for_a_hand():
    """翻 is "flip" in English and 黄庄 a "drawn hand", so that no word means both."""
    for rule in (*RULEBOOK.rules, *RULEBOOK.bots):
        said = [case.en for case in rule.cases] + [source.says[1] for source in rule.sources if source.says]
        for text in said:
            assert not re.search(r"\b(draws|drew|drawing)\b|own draw|\bdraw\b", text), (rule.id, text)
            assert re.sub(r"drawn hands?|hand is drawn", "", text).count("drawn") == 0, (rule.id, text)


def test_fans_that_multiply_the_huxi_are_called_times_and_not_fan():
    """胡息 are multiplied by 倍; 番 multiply the 囤 (``fan.huxi``)."""
    for options in ({}, {"haidi": 2}, {"ming_tang": "add"}):
        rules = hupai.games["leiyang"].rules(**options)
        for row in RULEBOOK.rows(rules):
            if row["id"].startswith("fan.") and row["id"] != "fan.self_draw":
                assert "番" not in row["text"]["zh"], row
    assert "番" not in str(VOCABULARY.value_label("tianhu", 2)) + str(VOCABULARY.value_label("red_times", 2))


def test_a_limit_does_not_offer_a_win_that_is_switched_off():
    """The sentence of ``chi.edge`` names 无胡, 卡胡 and 一点朱; if the game has switched one off, it says so."""
    for name in ("wu_hu", "ka_hu", "yi_dian_hong"):
        text = RULEBOOK.row("chi.edge", hupai.games["leiyang"].rules(**{name: False}))["text"]
        assert text["zh"].startswith(text_of("leiyang", "chi.edge")) and text["zh"].endswith("也不能靠它胡。")
        assert text["en"].endswith("not played at this table is of no use here either.")


@pytest.mark.parametrize("least", [15, 18, 21])
def test_the_sentence_says_that_five_kan_win_below_the_minimum(least):
    found = hupai.score("paohuzi", "", "111s333s444s555s666s8899b2b7b", "", "deal", {"min_huxi": least})
    assert (found["wins"], found["huxi"], found["special"]) == (True, 15, "three_ti_five_kan")
    row = RULEBOOK.row("win.three_five_few", hupai.games["paohuzi"].rules(min_huxi=least))
    assert (row is not None) is (least > 15)
    if row is not None:
        assert f"不到{least}胡息也能胡" in row["text"]["zh"] and f"fewer than {least} huxi" in row["text"]["en"]


def test_the_rules_of_a_game_without_kings_do_not_mention_them():
    """Except in the sentence that says that the deck has none; house rules included."""
    for game in games.values():
        for option in game.options if not game.base.kings else ():
            for value in option.choices:
                other = {"fang_wei": False} if option.name == "wei_hidden" and game.base.fang_wei else {}
                for row in RULEBOOK.rows(game.rules(**{option.name: value, **other})):
                    assert row["id"] == "deck.cards" or "king" not in row["text"]["en"], row


def test_a_discarder_pays_at_most_twice_the_cap():
    """Six big 提 and no red card exceed any cap; the discarder pays both shares, as the sentence says."""
    options = {"win_on_discard": True, "cap_per_loser": 100, "black_times": 8}
    laid = " ".join(f"ti:{4 * number}b" for number in "134568")
    found = hupai.score("paohuzi", laid, "9b", "9b", "discard", options)
    assert (found["pay_each"], found["capped"], found["discarder_pays"]) == (100, True, 200)
    rules = hupai.games["paohuzi"].rules(**options)
    assert "两倍" in RULEBOOK.row("pay.cap", rules)["text"]["zh"]
    assert "两倍" not in RULEBOOK.row("pay.cap", replace(rules, win_on_discard=False))["text"]["zh"]


@each_row("name, said", [
    ("turn.window", "要得起的人都要答话，是通行打法"),
    ("win.flip", "哪来的牌能胡，照通行打法"),
    ("king.self_draw", "用别人的牌跑了也不能胡，是通行打法"),
    ("xing.when", "墩上没牌了拿胡的那张来定，是通行打法"),
    ("fan.wang_diao_wang", "自摸不另算，是照红胡王钓的番数推的通行打法"),
    ("fan.wang_chuang", "自摸不另算，是照红胡王钓的番数推的通行打法"),
    ("past.fang_wei", "臭偎不算，也是通行打法"),
])  # fmt: skip
def test_what_no_cited_document_says_is_said_to_be_common_practice(name, said):
    assert any(source.says and said in source.says[0] for source in RULEBOOK[name].sources if source.file == PRACTICE)


def test_what_is_said_above_the_rules_of_shaoyang_is_that_no_document_has_them():
    assert [name for name in GAMES if RULEBOOK.note(name)] == ["shaoyang"]
    note = RULEBOOK.note("shaoyang")
    assert "没有哪份文档写邵阳字牌的规矩" in note["zh"] and "No document has the rules of Shaoyang" in note["en"]


def test_the_second_name_of_the_bonus_card_is_said_once():
    assert str(RULEBOOK.rows(hupai.games["yongzhou"].rules())).count("醒（省）") == 1


@each_row(
    "name",
    [
        *("deal.next", "ti.shown", "wei.compulsory", "win.minimum", "win.discard", "fan.red", "fan.dot", "fan.black"),
        *("pay.tun", "pay.kings", "chi.edge_red", "past.chi", "past.peng", "king.call", "win.three_five"),
        *("win.raise",),
    ],
)
def test_sources_that_disagree_are_quoted_side_by_side(name):
    said = [source.says for source in RULEBOOK[name].sources]
    assert len({text for text in said if text}) >= 2


@pytest.mark.more
def test_the_rule_book_reads_well_for_any_combination_of_options():
    """Any values of all options of all games at once, as a new county may have them."""
    choices = {}
    for game in games.values():
        for option in game.options:
            choices.setdefault(option.name, set()).update(option.choices)
    chance = random.Random(1)
    for _ in range(amount(60, 1000)):
        chosen = {name: chance.choice(sorted(values)) for name, values in choices.items()}
        fans_on = chance.choice(("tun", "huxi"))
        rules = replace(family.BASE, game="unwritten", fans_on=fans_on, **chosen)
        for row in RULEBOOK.rows(rules):
            assert all(text and "{" not in text and "None" not in text for text in row["text"].values()), row["id"]


def test_the_readme_names_every_game():
    text = (Path(__file__).parents[4] / "README.md").read_text("utf-8")
    for name in GAMES:
        assert f"**{VOCABULARY.label('game', name)['zh']}** `{name}`" in text
