"""The elements read hands however they are spelled, and point at the same places as the engine."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import hupai
from hupai_build import embed, node
from tests.engine.amounts import few_or_many
from tests.engine.spellings import NAMES, Speller, some_hand

SCRIPT = Path(__file__).parent / "read_spellings.mjs"
GAMES = {"zipai": "yongzhou", "mahjong": "yongzhou-mahjong"}
SLIPS = ("10s9s", "大", "小贰", "q", "红", "s", "一 大 二", "①⑩", "foo:一", "\ud800")
UNREAD = " 0"
"""What the quick reader says of whatever it cannot read."""


def engine_reads(family: str, kind: str, text: str) -> Any:
    """What the engine reads, as the script gives it."""
    deck = hupai.games[GAMES[family]].family.pictures()
    try:
        rows = hupai.svg.rows_of(deck, {kind: text})
    except hupai.svg.PartError as wrong:
        return f"{wrong.error.code} {wrong.error.position}"
    if kind == "cards":
        return [card.code for row in rows for group in row.groups for card in group.cards]
    short = {words: name for name, words in deck.groups.items()}
    return [[short[group.name], [card.code for card in group.cards]] for row in rows for group in row.groups]


def some(rng: Random) -> tuple[str, str, str, Any]:
    """A family, what is written, how, and how it reads; None for what is damaged."""
    family = rng.choice(list(GAMES))
    speller = Speller(rng, family)
    known = hupai.games[GAMES[family]].family.pictures().groups
    groups, held, _ = some_hand(rng, GAMES[family], [name for name in NAMES if name in known])
    if groups and rng.random() < 0.3:
        return family, "laid", speller.groups(groups), [[name, cards] for name, cards in groups]
    text = speller.cards(held)
    if rng.random() < 0.3:
        place = rng.randint(0, len(text))
        return family, "cards", text[:place] + rng.choice(SLIPS) + text[place:], None
    return family, "cards", text, held


def answers(asked: list[tuple[str, str, str]]) -> Any:
    """What the script reads."""
    command = [str(node.node()), str(SCRIPT), str(embed.DATA / "pictures.json")]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@few_or_many("number", 500, 10_000)
def test_elements_and_the_card_editor_read_spellings_as_the_engine_does(dist: Path, number: int) -> None:
    rng = Random(number)
    asked = [some(rng) for _ in range(number)]
    for (family, kind, text, right), found in zip(asked, answers([each[:3] for each in asked]), strict=True):
        assert found["full"] == engine_reads(family, kind, text), (family, text)
        if right is not None:
            assert found["full"] == right, (family, text)
        assert found["quick"] in (None, UNREAD, found["full"]), (family, text)


def test_the_quick_reader_reads_all_that_the_engine_writes(dist: Path) -> None:
    notation = hupai.games["yongzhou"].family.notation
    hands = (some_hand(Random(seed), "yongzhou", ["peng"])[1] for seed in range(50))
    texts = [notation.format_cards(notation.parse_cards("".join(held))) for held in hands]
    found = answers([("zipai", "cards", text) for text in texts])
    assert all(each["quick"] == each["full"] or "10" in text for each, text in zip(found, texts, strict=True))
    assert sum(each["quick"] != UNREAD for each in found) > 10
