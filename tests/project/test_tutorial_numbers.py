"""A number in a sentence of the tutorial is of the engine's rule, of that rule in a game named, or on a card beside.

Amounts of a hand are filled in by the engine while the site is built. What is left in words are constants of a rule,
such as "twenty cards", and the numbers on cards.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import hupai
from hupai.mahjong.value.yibin import stakes
from hupai.zipai.games.leiyang import leiyang_tun
from hupai.zipai.rules.settlement import plain_tun, usual_tun
from tests import tutorial_pages as pages

UNITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
TEENS = ["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
SMALL = UNITS + TEENS
TENS = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90}
OTHER = {"twice": 2, "double": 2, "doubles": 2, "doubled": 2}
DIGITS = "零一二三四五六七八九"
FORMAL = dict(zip("壹贰叁肆伍陆柒捌玖", DIGITS[1:], strict=True)) | {"拾": "十", "两": "二"}
ORDINAL = re.compile(r"第[一二三四五六七八九十两]")
SEE = re.compile(r"<!-- see: ([\w.]+) -->")
"""Names a rule beside the section's own whose numbers a sentence may use."""
ASIDE = re.compile(r"<!--.*?-->|\{\{.*?\}\}|^\|.*$", re.DOTALL | re.MULTILINE)
NEIGHBOURS = {
    "zh": {"永州": "yongzhou", "邵阳": "shaoyang", "耒阳": "leiyang", "沅江": "yuanjiang"},
    "en": {"Yongzhou": "yongzhou", "Shaoyang": "shaoyang", "Leiyang": "leiyang", "Yuanjiang": "yuanjiang"},
}
"""The games that a page may compare with its own, by the name that stands in its sentences."""
COUNTED: dict[str, Callable[[Any, int], int]] = {"leiyang": leiyang_tun, "shaoyang": plain_tun, "yibin": stakes}
"""What the tables of a page count, where it is not the usual 囤."""


def numbers(lang: str, text: str) -> set[int]:
    """Return the numbers in a sentence, in digits or in words; "one" is also an article and never counts."""
    return set(_chinese(text) if lang == "zh" else _english(text)) - {0, 1}


def _english(text: str) -> Iterator[int]:
    yield from map(int, re.findall(r"\d+", text))
    for word in re.findall(r"[a-z]+(?:-[a-z]+)?", text.lower()):
        first, _, second = word.partition("-")
        if first in TENS:
            yield TENS[first] + (SMALL.index(second) if second in SMALL else 0)
            continue
        for part in (first, second):
            single = part.removesuffix("s") if part.removesuffix("s") in SMALL else part.replace("xes", "x")
            if single in SMALL:
                yield SMALL.index(single)
        if first in OTHER:
            yield OTHER[first]


def _chinese(text: str) -> Iterator[int]:
    yield from map(int, re.findall(r"\d+", text))
    plain = "".join(FORMAL.get(one, one) for one in ORDINAL.sub("", text))
    for word in re.findall(f"[{DIGITS}十百]+", plain):
        total = held = 0
        for one in word:
            if one in DIGITS:
                held = DIGITS.index(one)
            else:
                total, held = total + (held or 1) * (100 if one == "百" else 10), 0
        yield total + held


def cards_of(below: str) -> set[int]:
    """Return the numbers on the cards that are drawn, and how many of a group are covered."""
    shown = "\n".join(pages.embeds(below))
    ranks = {10 if one == "0" else int(one) for run in re.findall(r"([0-9]+)[sbmp]", shown) for one in run}
    return ranks | {len(covered) for covered in re.findall("x+", shown)}


def of_rules(lang: str, game: str, names: list[str], prose: str) -> set[int]:
    """Return the numbers of the rules in the page's game, and in the games that the sentence names."""
    others = [one for name, one in NEIGHBOURS[lang].items() if name in prose]
    found: set[int] = set()
    for one, rule in product((game, *others), names):
        row = hupai.games[one].family.rulebook().row(rule, hupai.games[one].rules())
        for spoken, text in (row["text"] if row else {}).items():
            found |= numbers(spoken, text)
    return found


def tables(lang: str, game: str) -> list[list[tuple[list[int], ...]]]:
    """Return the columns of each table of a page: the numbers of its upper cell, two for a range, and of its lower."""
    lines = [line for line in re.findall(r"^\|.*$", pages.source(lang, game), re.MULTILINE) if "---" not in line]
    cells = [[list(map(int, re.findall(r"\d+", cell))) for cell in line.split("|")[2:-1]] for line in lines]
    return [list(zip(*two, strict=True)) for two in zip(cells[::2], cells[1::2], strict=True)]


@pages.each_page
def test_a_number_in_a_sentence_is_of_its_rule_or_of_the_cards_beside_it(lang: str, game: str) -> None:
    strange = []
    before: set[int] = set()
    for rule, below in pages.explained(pages.source(lang, game)):
        prose = ASIDE.sub("", pages.BLOCK.sub("", pages.ELEMENT.sub("", below))).strip()
        cards = cards_of(below)
        known = of_rules(lang, game, [rule, *SEE.findall(below)], prose) | cards | before
        if wrong := numbers(lang, prose) - known:
            strange.append((rule, sorted(wrong), prose))
        before = cards or before
    assert not strange, "\n".join(map(str, strange))


def test_a_number_that_nobody_vouches_for_is_found() -> None:
    assert numbers("zh", "二十一张，大柒，四番，第三张") == {21, 7, 4}
    assert numbers("en", "Twenty-one cards, two sixes, doubled: one 15") == {21, 2, 6, 15}


@pages.each_page
def test_every_column_of_a_table_is_what_the_engine_counts(lang: str, game: str) -> None:
    rules = hupai.games[game].rules()
    for columns in tables(lang, game):
        for given, (paid,) in columns:
            counted = {COUNTED.get(game, usual_tun)(rules, one) for one in given}
            assert counted == {paid}, (given, paid)
