"""What the tutorial says beside a picture or an element is what they show: face-down cards, payments, wilds, seats."""

from __future__ import annotations

import re
import shlex

import pytest

import hupai
from hupai.calculators import score
from hupai.zipai.as_json.view import meld_json
from hupai.zipai.cards import parse_card
from hupai.zipai.melds import GROUP_NAMES
from tests import tutorial_pages as pages
from tests.project.test_tutorial_numbers import UNITS

COVERED = re.compile(r"\b(wei|chouwei|ti):(x+)(\d[sb])?")
"""A group on the table with cards that lie face down."""
ASKED = re.compile(r"\{\{ score\.\S+ (.*?) \}\}")
TILE = "([一二三四五六七八九])([万条筒])"
STANDS_ZH = re.compile(f"{TILE}当(?:平常的)?{TILE}")
STANDS_EN = re.compile(r"wild (\w+) of (\w+) stands for an? (\w+) of (\w+)")
RANKS = {word: str(at) for at, word in enumerate("一二三四五六七八九", 1)} | {
    word: str(at) for at, word in enumerate(UNITS[1:], 1)
}
GUIHUZI = ("yuanjiang", "nanxian")
ZIPAI = ("yongzhou", "yongzhou-plain", "paohuzi", "leiyang", "shaoyang")
SUITS = {"万": "m", "条": "s", "筒": "p", "characters": "m", "bamboo": "s", "bamboos": "s", "dots": "p"}


@pages.each_page
def test_a_group_is_drawn_with_the_cards_down_that_lie_down_on_the_table(lang: str, game: str) -> None:
    rules = hupai.games[game].rules()
    for name, covered, shown in COVERED.findall("\n".join(pages.blocks(pages.source(lang, game)))):
        kind = parse_card(shown or "1s")
        up = meld_json(rules, 0, (GROUP_NAMES.index(name), kind, kind, 0))["up"]
        assert (len(covered), bool(shown)) == (up.count(False), any(up)), f"{name}:{covered}{shown}"


@pages.each_page
def test_a_payment_in_a_sentence_is_of_the_hand_that_is_scored_beside_it(lang: str, game: str) -> None:
    """Where a sentence names what a hand pays and a calculator stands below it, that is one of the hands named."""
    compared = 0
    for rule, below in pages.explained(pages.source(lang, game)):
        named = [_arguments(game, question) for question in ASKED.findall(below)]
        for one in pages.elements(below):
            if one.name == "hupai-score" and named:
                shown = {**one.attributes, "hand": one.text}
                assert _arguments(game, " ".join(f'{name}="{text}"' for name, text in shown.items())) in named, rule
                compared += 1
    assert compared


def _arguments(game: str, question: str) -> dict[str, str]:
    """What is asked about which hand, in one spelling."""
    given = dict(part.split("=", 1) for part in shlex.split(question))
    given = {name: "".join(text.split()) for name, text in given.items() if text and name != "game"}
    return {**given, "by": given.get("by", "self"), "game": game}


@pages.each_page
def test_a_wild_stands_for_the_tile_that_the_engine_reads_it_as(lang: str, game: str) -> None:
    for rule, below in pages.explained(pages.source(lang, game)):
        found = (STANDS_ZH if lang == "zh" else STANDS_EN).findall(below)
        scored = [one for one in pages.elements(below) if one.name == "hupai-score"]
        assert not re.search("当(?:万子|条子|筒子|万|条|筒)(?![一-龥]?[万条筒])", below), rule
        for rank, suit, as_rank, as_suit in found:
            wild, read = f"{RANKS[rank]}{SUITS[suit]}", f"{RANKS[as_rank]}{SUITS[as_suit]}"
            if wild == read:  # the red dragon, which plays as the ordinary tile
                continue
            given = scored[0].attributes
            answer = score(game, "", scored[0].text, given["win"], given["by"], indicator=given["indicator"])
            pairs = [pair for group in answer["groups"] for pair in zip(group["tiles"], group["as"], strict=True)]
            assert (wild, read) in pairs, (rule, pairs)


CONDITIONS = [
    ("yibin", "pay.flower_pig", "还没胡、三门花色都有的，付不是花猪的", "has not won .* to everybody who is not one"),
    ("yibin", "pay.not_ready", "除了花猪，付每个还没胡、听着牌的人", "is not a 花猪 .* who waits and has not won"),
    *((game, "past.peng", "那一对还留着", "still hold the pair") for game in ZIPAI),
    ("yongzhou", "king.call", "来哪张都够胡息", "any card would bring enough huxi"),
    *(
        (game, "kong.rob", "自己要胡的", "completes your hand|you wait for")
        for game in ("yongzhou-mahjong", "kawuxing")
    ),
    ("kawuxing", "win.min_discard", "自摸不管", "own draw has no minimum"),
    *((game, "past.chi", "排在前面的人要走的不算", "unless a claim of higher priority") for game in GUIHUZI),
    ("nanxian", "pay.one_source", "只有一个来源", "rests on one source"),
    *(("yongzhou-mahjong", f"worth.wang_{name}", "摸哪张都", "any tile that you draw") for name in ("diao", "chuang")),
]


@pytest.mark.parametrize(("game", "rule", "zh", "en"), CONDITIONS)
def test_what_holds_only_sometimes_is_said_with_its_condition(game: str, rule: str, zh: str, en: str) -> None:
    """As in the rule book: a 花猪 pays no other 花猪, a pair that was let go makes no stale wei, and so on."""
    for lang, said in (("zh", zh), ("en", en)):
        assert re.search(said, dict(pages.explained(pages.source(lang, game)))[rule]), (lang, rule)
