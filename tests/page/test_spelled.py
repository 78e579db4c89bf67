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
from tests.engine.spellings import NAMES, Speller

SCRIPT = Path(__file__).parent / "read_spellings.mjs"
SLIPS = ("10s9s", "大", "小贰", "q", "红", "s", "一 大 二", "①⑩", "foo:一", "\ud800")
UNREAD = " 0"
"""What the quick reader says of whatever it cannot read."""


def engine_reads(family: str, kind: str, text: str) -> Any:
    """What the engine reads, as the script gives it."""
    game = {"zipai": "yongzhou", "mahjong": "yongzhou-mahjong"}[family]
    deck = hupai.games[game].family.pictures()
    try:
        rows = hupai.svg.group_rows(deck, text) if kind == "groups" else hupai.svg.rows_of(deck, {"cards": text})
    except hupai.svg.PartError as wrong:
        return f"{wrong.error.code} {wrong.error.position}"
    if kind == "cards":
        return [card.code for row in rows for group in row.groups for card in group.cards]
    short = {words: name for name, words in deck.groups.items()}
    return [[short[group.name], [card.code for card in group.cards]] for row in rows for group in row.groups]


def some(rng: Random) -> tuple[str, str, str, Any]:
    """A family, what is written, how, and how it reads; None for what is damaged."""
    family = rng.choice(["zipai", "mahjong"])
    speller = Speller(rng, family)
    suits = {"zipai": "sb", "mahjong": "msp"}[family]

    def card() -> str:
        return rng.choice("1234567890"[: 10 if family == "zipai" else 9]) + rng.choice(suits)

    if rng.random() < 0.3:
        names = [name for name in NAMES if (name in ("ti", "pao", "wei", "chouwei")) <= (family == "zipai")]
        names = [name for name in names if family == "mahjong" or not name.endswith("gang")]
        groups = [(rng.choice(names), [card()] * 3) for _ in range(rng.randint(1, 1))]
        return family, "groups", speller.groups(groups), [[name, cards] for name, cards in groups]
    codes = [card() for _ in range(rng.randint(1, 3))]
    text = speller.cards(codes)
    if rng.random() < 0.3:
        place = rng.randint(0, len(text))
        return family, "cards", text[:place] + rng.choice(SLIPS) + text[place:], None
    return family, "cards", text, codes


@few_or_many("number", 500, 10_000)
def test_elements_and_the_card_editor_read_spellings_as_the_engine_does(dist: Path, number: int) -> None:
    rng = Random(number)
    asked = [some(rng) for _ in range(number)]
    command = [str(node.node()), str(SCRIPT), str(embed.DATA / "pictures.json")]
    given = json.dumps([each[:3] for each in asked])
    done = subprocess.run(command, input=given, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    for (family, kind, text, right), found in zip(asked, json.loads(done.stdout), strict=True):
        assert found["full"] == engine_reads(family, kind, text), (family, text)
        if right is not None:
            assert found["full"] == right, (family, text)
        assert found["quick"] in (None, UNREAD, found["full"]), (family, text)


def test_the_quick_reader_reads_all_that_the_engine_writes(dist: Path) -> None:
    game = hupai.games["yongzhou"]
    notation = game.family.notation
    decks = [game.deal(game.rules(), seed=f"quick {seed}").deck_text for seed in range(50)]
    texts = [deck for deck in decks if "10" not in deck] or [
        notation.format_cards(notation.parse_cards(deck)[:12]) for deck in decks
    ]
    texts = [text for text in texts if "10" not in text]
    assert len(texts) > 10
    command = [str(node.node()), str(SCRIPT), str(embed.DATA / "pictures.json")]
    given = json.dumps([["zipai", "cards", text] for text in texts])
    done = subprocess.run(command, input=given, capture_output=True, encoding="utf-8", check=True)
    for text, found in zip(texts, json.loads(done.stdout), strict=True):
        assert found["quick"] == found["full"] != UNREAD, text
