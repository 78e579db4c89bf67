"""One thing has one word: what players read says none of the words that docs/glossary.md lists as not said."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from hupai.mahjong.explain.name_texts import NAMES as MAHJONG_NAMES
from hupai.zipai.explain.name_texts import NAMES as ZIPAI_NAMES
from hupai_build.paths import ENGINE, ROOT
from hupai_learn.glossary import glossary
from tests.rows import assert_none, each_row

GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8").split("\n## ")[0]
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in GLOSSARY.splitlines() if line.startswith("|")]
WORDS = ROWS[2:]
"""The rows of the list: the word, what it names, what is not said instead, and for which family."""

PYTHON = [
    *(ENGINE / "hupai").glob("**/explain/*.py"),
    *(ENGINE / "hupai").glob("**/*words*.py"),
    ENGINE / "hupai" / "tournament" / "rulebook.py",
    *(ROOT / "web" / "tools" / "hupai_learn").glob("**/*.py"),
]
SCRIPTS = sorted((ROOT / "web" / "words").glob("*.js"))
PAGES = sorted((ROOT / "docs" / "site" / "pages").glob("*/*.md"))
ALSO = ROOT / "docs" / "site" / "also.toml"
NOT_SAID = re.compile(r"<!--.*?-->|\{\{.*?\}\}|^```hupai\n.*?^```$", re.DOTALL | re.MULTILINE)
"""What of a page no reader sees as words: comments, questions to the engine, pictures."""
FACT = re.compile(r"\{\w+|\(囤, tun\)")
"""The name of a fact in a template; and the one place that names the term beside its word."""
MAHJONG = ("mahjong", "kawuxing", "yibin")
NAMES = {"zipai": ZIPAI_NAMES, "mahjong": MAHJONG_NAMES}


@cache
def sentences(file: Path) -> list[tuple[int, str]]:
    """Return the strings of a Python file that are no docstrings and no identifiers, and the lines of other files."""
    text = file.read_text("utf-8")
    if file.suffix != ".py":
        return list(enumerate(NOT_SAID.sub("", text).splitlines()))
    nodes = list(ast.walk(ast.parse(text)))
    prose = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    return [
        (node.lineno, FACT.sub("", node.value))
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose
        if not re.fullmatch(r"[a-z_.]*", node.value)
    ]


def family(file: Path) -> str:
    """Return the family whose words a file has, an empty text for both."""
    parts = file.relative_to(ROOT).as_posix()
    if any(name in parts for name in MAHJONG):
        return "mahjong"
    return "zipai" if "zipai" in parts or file in PAGES else ""


@pytest.mark.parametrize("row", WORDS, ids=[row[0] for row in WORDS])
def test_nothing_that_players_read_has_another_word_for_it(row: list[str]) -> None:
    word, _, unsaid, where = row
    ends = (r"\b", r"\b") if unsaid.isascii() else ("", "")
    found = re.compile("|".join(f"{ends[0]}{re.escape(one)}{ends[1]}" for one in unsaid.split(", ")))
    files = [file for file in (*PYTHON, *SCRIPTS, *PAGES, ALSO) if where == "both" or family(file) == where]
    assert files
    assert_none(
        f"{file.relative_to(ROOT)}:{line}: “{word}” is the word: {text.strip()[:120]}"
        for file in files
        for line, text in sentences(file)
        if found.search(text)
    )


@pytest.mark.parametrize("family", NAMES)
def test_the_glossary_has_the_english_words_that_the_table_has(family: str) -> None:
    """Of fans and groups; brackets beside a name repeat its Chinese."""
    words = {
        zi: term["en"] for term in glossary()["terms"] if term["family"] == family for zi in term["zi"].split(", ")
    }
    named = [pair for kind in ("fan", "group_short") for pair in NAMES[family][kind].values() if pair[0] in words]
    assert len(named) > 8
    assert_none(f"{zh}: {en}" for zh, en in named if en.split(" (")[0] not in words[zh].split(", "))


def test_the_list_has_words_of_both_languages_and_every_family() -> None:
    assert len(WORDS) > 12 and {row[3] for row in WORDS} == {"zipai", "mahjong", "both"}
    assert any(row[2].isascii() for row in WORDS) and not all(row[2].isascii() for row in WORDS)


@cache
def everything() -> str:
    """All that players read."""
    return "\n".join(text for file in (*PYTHON, *SCRIPTS, *PAGES, ALSO) for _, text in sentences(file))


@each_row("said, unsaid", [
    ("有一张比不了，就不能这样吃。", "有一张比不了，就不能吃"),  # only this way of eating is barred
    ("you may not eat in that way", "you may not eat at all"),
    ("Own draws are not affected", "draws always win"),
    ("An own draw has no minimum", "tile always wins"),  # a drawn tile wins only if it completes the hand
    ("有提或跑，就是六方门子加一对将", "有提有跑"),  # either is enough
    ("一胡息也没有的牌也能胡", "没有一胡息的牌"),
    ("上家这一局就吃不得、碰不得了", "自己吃不得碰不得"),  # whose claims are lost
    ("要得起的人都要说：要，还是过", "都要表态"),
    ("照看得到的牌推演了", "设想了"),
    ("a ti or pao, as in 跑了一条龙 and 括了一条龙", "耒阳的提，不论谁胡"),
    ("a single tile in hand, which the winning tile pairs, is 金钩吊", "the pair of the last tile in hand"),
    ("you win only on a card that you flip yourself", "only a card of your own wins"),
    ("A card that you flip yourself doubles it again", "A card of your own"),
    ("discarded a wild does not count as a 花猪", "is no 花猪"),
    ("A player who is not a 花猪 and does not wait", "who is no 花猪"),
    ("a player other than the dealer wins on the first own draw", "win of another player on their first draw"),
    ("The first wild is the next number of the same suit", "The wilds begin with"),
    ("what it leaves open is decided here and marked as such", "decided here, and said"),
    ("The notice does not say how ties are broken", "what parts equal points"),
    ("hand of } waits for }, but all copies have been seen", "hand of } waits for }: all"),
    ("In the hand: } × }", "Wilds in the hand ("),
])  # fmt: skip
def test_a_sentence_that_misled_or_was_read_twice_is_said_otherwise(said: str, unsaid: str) -> None:
    """Rows of what readers stumbled over, where one word for another would not do."""
    text = everything()
    assert said in text and unsaid not in text
