"""One reader of cards: what people type, paste and say reads alike everywhere; errors point into the text as typed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import hupai
import hupai.mahjong.signs as mahjong_signs
import hupai.zipai.signs as zipai_signs
from hupai.cli import main
from hupai.mahjong.notation import parse_melds
from hupai.quiz import made
from hupai.registry import family_named, vocabulary_of
from hupai.table.errors import InvalidNotation
from hupai.table.signs import Signs
from hupai.zipai.calculators import parse_laid
from hupai_build.paths import ROOT
from tests.engine.amounts import few_or_many
from tests.engine.spellings import Speller, some_hand

FAMILIES = {"zipai": "yongzhou", "mahjong": "yongzhou-mahjong"}
CARDS = {
    "zipai": [
        *("貳參陸 236b", "叄 3b", "大贰小一 2b1s", "大二七十 270b", "小一小二小三 123s", "一二三，贰柒拾 123s270b"),
        *("１２３ｓ 123s", "一、二·三 123s", "【一二三】 123s", "1\u200b2\ufeffs 12s", "大字二小写三 2b3s", "10s 10s"),
        *("王Ｋ kk", "王霸王 kk"),
    ],
    "mahjong": [
        *("东风南风 12z", "東發 16z", "🀇🀈🀉🀄\ufe0f 123m7z", "一萬，二万 12m", "５ｐ五餅 55p", "幺鸡二条 12s"),
        "伍萬 5m",
    ],
}
GROUPS = {
    "zipai": {
        "提:拾拾拾拾": "ti:0000b",
        "碰三三三 吃一二三": "peng:333s chi:123s",
        "碰三三三吃大一二三": "peng:333s chi:123b",
        "碰（三三三），臭偎 四 四 四": "peng:333s chouwei:444s",
        "ＰＥＮＧ：３３３ｓ": "peng:333s",
        "吃 一二三": "chi:123s",
        "倾十十十十 啸：三三三，臭嘯四四四": "ti:0000s wei:333s chouwei:444s",
    },
    "mahjong": {
        "碰一一一万杠五五五五筒": "peng:111m gang:5555p",
        "暗槓东东东东 飞一一万+二万": "angang:1111z fei:11m+2m",
        "放杠五五五五条、弯杠：六六六六条 蓄槓 7777s": "gang:5555s jiagang:6666s jiagang:7777s",
    },
}
NAMED = {
    "zipai": {each: each for each in ("ti", "pao", "wei", "chouwei", "kan", "peng", "chi", "jiang", "shun", "jiao")},
    "mahjong": {
        **{each: each for each in ("peng", "chi", "gang", "angang", "fei")},
        "minggang": "gang",
        "bugang": "jiagang",
        "duizi": "pair",
        "shunzi": "run",
        "kezi": "triplet",
    },
}
"""What the glossary calls the groups that can be written."""
WRONG = {
    "zipai": [
        ("7s8s9s10s", "ten_is_zero", 6),
        ("7 8 9 10s", "ten_is_zero", 6),
        ("10b、9b", "ten_is_zero", 0),
        ("789s10s", "ten_is_zero", 4),
        ("大10", "ten_is_zero", 1),
        ("小贰", "unknown_card", 0),
        ("一\u200b二 大 三", "unknown_card", 4),
        ("\ufeff一二 红", "unknown_card", 4),
        ("⑨⑩", "size_missing", 0),
    ],
    "mahjong": [("🀇\ufe0f 梅", "unknown_tile", 3), ("\u200b１２　东", "suit_missing", 1)],
}


def read(family: str, text: str) -> list[int]:
    return family_named(family).notation.parse_cards(text)


def laid(family: str, text: str) -> Any:
    """The groups of a text, as pictures have them."""
    return hupai.svg.meld(text, game=FAMILIES[family]).description


@pytest.mark.parametrize("family", FAMILIES)
def test_every_usual_form_of_cards_is_read(family: str) -> None:
    for row in CARDS[family]:
        text, _, right = row.rpartition(" ")
        assert read(family, text) == read(family, right), text


@pytest.mark.parametrize("family", FAMILIES)
def test_groups_are_read_by_their_chinese_names_with_and_without_a_colon(family: str) -> None:
    parse: Callable[[str], Any] = {"zipai": parse_laid, "mahjong": parse_melds}[family]
    for text, right in GROUPS[family].items():
        assert parse(text) == parse(right), text
        assert laid(family, text) == laid(family, right), text


@pytest.mark.parametrize(("family", "signs"), [("zipai", zipai_signs.SIGNS), ("mahjong", mahjong_signs.SIGNS)])
def test_every_name_that_the_glossary_has_for_a_group_is_read(family: str, signs: Signs) -> None:
    glossary = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    part = glossary.split(f"## {family.capitalize()}")[1].split("\n## ")[0]
    for pinyin, name in NAMED[family].items():
        ((words,),) = [re.findall(r"[^|]+", row)[1:2] for row in part.splitlines() if row.startswith(f"| {pinyin} |")]
        assert [signs.groups[word] for word in words.strip().split(", ")] == [name] * len(words.split(", "))


@pytest.mark.parametrize("family", FAMILIES)
def test_an_error_points_into_the_text_as_it_was_typed(family: str) -> None:
    for text, code, place in WRONG[family]:
        with pytest.raises(InvalidNotation) as refused:
            read(family, text)
        assert (refused.value.code, refused.value.position, refused.value.facts["text"]) == (code, place, text), text


@pytest.mark.parametrize(
    "ask",
    [
        lambda: hupai.games["yongzhou"].family.notation.parse_action("discard 10s"),
        lambda: hupai.waits("yongzhou", "", "8s9s10s 123b456b789b123s44s"),
        lambda: hupai.svg.hand("7s8s9s10s"),
    ],
)
def test_a_ten_of_two_digits_is_hinted_at_and_never_half_read(ask: Callable[[], Any]) -> None:
    with pytest.raises(InvalidNotation) as refused:
        ask()
    assert refused.value.code == "ten_is_zero"
    sentence = vocabulary_of("zipai").error_sentence(refused.value)
    assert "十写 0" in sentence["zh"] and "ten is written 0" in sentence["en"]


def test_the_names_that_may_be_written_are_listed_as_the_reader_says_them() -> None:
    with pytest.raises(InvalidNotation) as refused:
        hupai.waits("yongzhou", "扎三三三", "123s")
    sentence = vocabulary_of("zipai").error_sentence(refused.value)
    assert "提、跑、偎、臭偎、碰、吃" in sentence["zh"] and "ti, pao, wei" in sentence["en"]


@few_or_many("number", 150, 10_000)
def test_spellings_of_random_positions_read_alike(number: int) -> None:
    rng = Random(number)
    for _ in range(number):
        family = rng.choice(list(FAMILIES))
        game = hupai.games[FAMILIES[family]]
        seen = game.deal(game.rules(), seed=str(rng.random())).view(rng.randrange(3))
        written = Speller(rng, family).position(game.family.notation.format_position(seen))
        assert game.family.notation.parse_position(written) == seen, written


@few_or_many("number", 25, 10_000)
def test_the_command_line_and_python_read_random_hands_however_they_are_spelled(
    number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = Random(number)
    for _ in range(number):
        family, game, names = rng.choice([("zipai", "paohuzi", ["peng", "wei"]), ("mahjong", "kawuxing", ["peng"])])
        speller = Speller(rng, family)
        groups, held, last = some_hand(rng, game, names)
        plain = " ".join(f"{name}:{''.join(cards)}" for name, cards in groups), "".join(held), last
        spelled = speller.groups(groups), speller.cards(held), speller.cards([last])
        right = hupai.score(game, *plain, "self")
        assert hupai.score(game, *spelled, "self") == right, spelled
        asked = dict(zip(("laid", "hand", "win"), spelled, strict=True), game=game, by="self")
        assert main(["score", "--json", *(f"--{name}={value}" for name, value in asked.items())]) == 0
        assert json.loads(capsys.readouterr().out) == right, spelled


def test_a_deck_and_a_quiz_are_read_however_they_are_spelled() -> None:
    game = hupai.games["yongzhou"]
    deck = game.deal(game.rules(), seed="spelled").deck_text
    notation = game.family.notation
    codes = [notation.format_cards([kind]) for kind in notation.parse_cards(deck)]
    again = game.deal(game.rules(), deck=Speller(Random(41), "zipai").cards(codes))
    assert again.deck_text == deck
    quiz = 'game = "yongzhou-plain"\n[[step]]\nask = "waits"\nlaid = "{}"\ncards = "{}"\namong = "{}"\n'
    spelled = quiz.format("提拾拾拾拾 偎：二二二，吃壹贰叁", "三四五 參肆伍 7s7s 大九大九", "六，七，8s9s 陸柒捌玖")
    written = quiz.format("ti:0000b wei:222s chi:123b", "345s 345b 77s 99b", "6789s 6789b")
    assert made(spelled)["steps"] == made(written)["steps"]
