"""Facts in words: tiles, lists of tiles, actions, and the names of the wilds."""

from __future__ import annotations

import re
from typing import Any

from hupai.explain.language import Text
from hupai.mahjong.explain.effect_texts import EFFECTS, HAPPENED, VARIANTS
from hupai.mahjong.explain.reason_texts import REFUSALS
from hupai.mahjong.explain.wording import SHOW, action_words, tile_words
from hupai.mahjong.tiles import KINDS
from tests.rows import each_row


@each_row(
    "kind, zh, en",
    [
        (0, "一万", "1 of characters (一万)"),
        (11, "三条", "3 of bamboo (三条)"),
        (22, "五筒", "5 of dots (五筒)"),
        (27, "东风", "east wind (东风)"),
        (31, "白板", "white dragon (白板)"),
        (32, "发财", "green dragon (发财)"),
        (33, "红中", "red dragon (红中)"),
    ],
)
def test_a_tile_reads_as_players_say_it(kind: int, zh: str, en: str) -> None:
    assert (tile_words(kind, "zh"), tile_words(kind, "en")) == (zh, en)


def test_every_kind_has_words_of_its_own() -> None:
    for lang in ("zh", "en"):
        assert len({tile_words(kind, lang) for kind in range(KINDS)}) == KINDS


@each_row(
    "name, value, zh, en",
    [
        ("tile", "3s", "三条", "3 of bamboo (三条)"),
        ("tile", "3s 6s", "三六条", "3-6 of bamboo (三六条)"),
        ("waits", ["1s", "4s", "7s"], "一四七条", "1, 4 or 7 of bamboo (一四七条)"),
        (
            "waits",
            ["9m", "5p", "7z"],
            "九万、五筒、红中",
            "9 of characters (九万), 5 of dots (五筒), red dragon (红中)",
        ),
        ("waits", [], "（没有）", "(none)"),
        ("tiles", ["7z", "7z"], "红中、红中", "red dragon (红中), red dragon (红中)"),
        ("tiles", "123p", "一二三筒", "1-2-3 of dots (一二三筒)"),
        ("tiles", 3, "3", "3"),
        ("name", "wang_ba", "王霸", "wild (王霸)"),
        ("name", "ting_yong", "听用", "wild (听用)"),
        ("mine", "gang", "杠", "kong"),
        ("taken", "hu", "胡", "win (hu)"),
        ("tile", 4, "4", "4"),
    ],
)
def test_facts_read_in_both_languages(name: str, value: Any, zh: str, en: str) -> None:
    assert (str(SHOW[name](value, "zh")), str(SHOW[name](value, "en"))) == (zh, en)


@each_row(
    "action, zh, en",
    [
        ("discard 3s", "打三条", "discard the 3 of bamboo (三条)"),
        ("reveal 7z", "明牌打红中", "reveal with the red dragon (红中)"),
        ("chi 234p", "吃二三四筒", "chi 2-3-4 of dots (二三四筒)"),
        ("angang 5m", "暗杠五万", "concealed kong of 5 of characters (五万)"),
        ("peng", "碰", "peng"),
        ("nopiao", "不飘", "no piao"),
        ("fly 3s", "“fly 3s”", "“fly 3s”"),
    ],
)
def test_actions_read_in_both_languages(action: str, zh: str, en: str) -> None:
    assert (action_words(action, "zh"), action_words(action, "en")) == (zh, en)


AGAIN: dict[str, Text] = {f"{code}, again": (zh, en) for code, (_, zh, en) in VARIANTS.items()}


@each_row("text", {**REFUSALS, **EFFECTS, **HAPPENED, **AGAIN})
def test_a_sentence_is_a_sentence_and_chinese_says_no_less_than_english(text: Text) -> None:
    zh, en = text
    facts = [set(re.findall(r"\{(\w+)", one)) for one in text]
    assert facts[0] == facts[1]
    assert zh.endswith("。") and en.endswith(".") and len(zh) < 70 and len(en) < 190
    assert not re.search(r"[,.;:?!]", re.sub(r"\{.*?\}", "", zh)), "half-width punctuation"
