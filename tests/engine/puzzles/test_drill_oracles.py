"""The answers of drills, computed again by the oracles, which share no code with the engine.

The position's text is read here by hand.
"""

from __future__ import annotations

import re

import pytest

import hupai
from hupai.mahjong.games.yongzhou import OPTIONS
from hupai.puzzles import Puzzle
from tests.engine.amounts import amount
from tests.engine.guihuzi.oracle import Laid, prices
from tests.engine.guihuzi.oracle import read as read_cards
from tests.engine.mahjong.oracle import ALL_TILES
from tests.engine.mahjong.oracle import read as read_words
from tests.engine.mahjong.oracle.value_kawuxing import multiplier
from tests.engine.mahjong.oracle.value_yibin import wild_tiles, yibin_fan
from tests.engine.mahjong.oracle.value_yongzhou import points
from tests.engine.oracle import oracle_score, oracle_waits
from tests.engine.puzzles.shipped import FILES, fields, puzzles_of
from tests.engine.zipai_games import games

ZIPAI = [game for game in FILES if game in games]
MAHJONG = [game for game in FILES if hupai.games[game].family.id == "mahjong"]
GUIHUZI = [game for game in FILES if hupai.games[game].family.id == "guihuzi"]
USUAL = {option.name: option.default for option in OPTIONS}
MOST_WILDS = 1
"""The mahjong oracles try every tile for each wild, so hands with more take too long."""


def own_laid(puzzle: Puzzle) -> list[str]:
    """The seat's melds without where their cards came from: `peng:333b`."""
    laid = fields(puzzle).get("melds", "-").split("/")
    own = laid[int(fields(puzzle)["seat"])] if len(laid) > 1 else "-"
    return [] if own == "-" else [re.sub(r"[.@].*", "", word) for word in own.split(",")]


def of_kind(game: str, kind: str) -> list[Puzzle]:
    """The game's puzzles of a kind."""
    return [puzzle for puzzle in puzzles_of(game) if puzzle.kind == kind]


@pytest.mark.parametrize("game", ZIPAI)
def test_the_zipai_oracle_counts_the_same_huxi(game: str) -> None:
    for puzzle in of_kind(game, "count"):
        seen = fields(puzzle)
        card, _, source = seen["live"].partition("@")
        by = "discard" if card.endswith("!") else "self" if source == seen["seat"] else "other"
        found = oracle_score(game, " ".join(own_laid(puzzle)), seen["hand"], card.rstrip("!"), by)
        assert str(found["huxi"]) == puzzle.answer[0], puzzle.id


@pytest.mark.more
@pytest.mark.parametrize("game", ZIPAI)
def test_the_zipai_oracle_finds_the_same_waits(game: str) -> None:
    for puzzle in of_kind(game, "waits")[:: amount(4, 1)]:
        found = oracle_waits(game, " ".join(own_laid(puzzle)), fields(puzzle)["hand"])
        assert sorted(found) == sorted(puzzle.answer), puzzle.id


def guihuzi_laid(puzzle: Puzzle) -> list[Laid]:
    """The seat's groups as the oracle writes them: the word, the cards, the claimed card."""
    laid = fields(puzzle).get("melds", "-").split("/")
    own = laid[int(fields(puzzle)["seat"])] if len(laid) > 1 else "-"
    found = []
    for group in [] if own == "-" else own.split(","):
        word, _, rest = group.partition(":")
        cards, _, claimed = rest.partition("@")[0].partition(".")
        (card,) = read_cards(claimed) if claimed else (None,)
        found.append((word, tuple(read_cards(cards)), card or read_cards(cards)[0]))
    return found


def guihuzi_prices(puzzle: Puzzle, card: str, by: str) -> list[int]:
    """What each loser would pay for the seat's cards with this one, by every reading."""
    seen, options = fields(puzzle), {option.name: option.default for option in hupai.games[puzzle.game].options}
    (won,) = read_cards(card)
    touched = seen.get("touched", "").split(",")
    return prices(
        puzzle.game, options, sorted([*read_cards(seen["hand"]), won]), guihuzi_laid(puzzle), won, by,
        last=seen["wall"] == "0", untouched=seen["seat"] not in touched,
    )  # fmt: skip


@pytest.mark.parametrize("game", GUIHUZI)
def test_the_guihuzi_oracle_counts_the_same_payment(game: str) -> None:
    for puzzle in of_kind(game, "count"):
        card, _, owner = fields(puzzle)["live"].partition("@")
        found = guihuzi_prices(puzzle, card, "self" if owner == fields(puzzle)["seat"] else "other")
        assert str(max(found)) == puzzle.answer[0], puzzle.id


@pytest.mark.parametrize("game", GUIHUZI)
def test_the_guihuzi_oracle_finds_the_same_waits(game: str) -> None:
    for puzzle in of_kind(game, "waits"):
        owned = [*read_cards(fields(puzzle)["hand"]), *(card for _, cards, _ in guihuzi_laid(puzzle) for card in cards)]
        kinds = [f"{number % 10}{size}" for size in "sb" for number in range(1, 11)]
        left = [kind for kind in kinds if owned.count(read_cards(kind)[0]) < 4]
        assert [kind for kind in left if guihuzi_prices(puzzle, kind, "other")] == list(puzzle.answer), puzzle.id


def read(text: str) -> list[str]:
    """The tiles of a text such as `123m45p`."""
    tiles: list[str] = read_words(re.sub("([mspz])", r"\1 ", text))
    return tiles


@pytest.mark.parametrize("game", MAHJONG)
def test_the_mahjong_oracles_find_the_same_waits(game: str) -> None:
    checked = 0
    for puzzle in of_kind(game, "waits"):
        held, laid = read(fields(puzzle)["hand"]), own_laid(puzzle)
        if any(word.startswith("fei") for word in laid):
            continue
        melds = [(name, read(tiles)) for name, _, tiles in (word.partition(":") for word in laid)]
        firsts = [(name, tiles[0]) for name, tiles in melds]
        known = [*held, *(tile for _, tiles in melds for tile in tiles)]
        if game == "kawuxing":
            wins = {tile for tile in ALL_TILES if multiplier([*held, tile], firsts, tile, "self")}
        else:
            indicator = read(fields(puzzle)["turned"])[-1]
            wild = wild_tiles(indicator, 4)[0] if game == "yibin" else plain_wild(puzzle)
            if held.count(wild) > MOST_WILDS:
                continue
            known.append(indicator)
            if game == "yibin":
                suited = [tile for tile in ALL_TILES if tile[1] != "z"]
                wins = {tile for tile in suited if yibin_fan([*held, tile], firsts, indicator) is not None}
            else:
                wins = {tile for tile in ALL_TILES if points([*held, tile], melds, tile, "self", wild, USUAL)}
        assert {tile for tile in wins if known.count(tile) < 4} == set(puzzle.answer), puzzle.id
        checked += 1
    assert checked


AFTER_HONOUR = {"1z": "2z", "2z": "3z", "3z": "4z", "4z": "1z", "7z": "6z", "6z": "5z", "5z": "7z"}
"""The winds from east to north, and the dragons red, green, white, each with the one after it."""


def plain_wild(puzzle: Puzzle) -> str:
    """The wild of 永州麻将: the tile after the one that was turned up."""
    (tile,) = read(fields(puzzle)["turned"])[-1:]
    rank, suit = int(tile[0]), tile[1]
    return f"{rank % 9 + 1}{suit}" if suit != "z" else AFTER_HONOUR[tile]
