"""What a hand may be put together from, as the card editor is told."""

from __future__ import annotations

import pytest

from hupai.picture.deck import Material, PictureDeck
from hupai.registry import games
from hupai.table.errors import InvalidNotation


def deck_of(game: str) -> PictureDeck:
    pictures = games[game].family.pictures
    assert pictures is not None
    deck: PictureDeck = pictures()
    return deck


def material_of(game: str, **options: object) -> Material:
    found: Material = deck_of(game).material(games[game].rules(**options))
    return found


@pytest.mark.parametrize(
    ("game", "cards"), [("yongzhou", 82), ("leiyang", 80), ("yongzhou-mahjong", 136), ("kawuxing", 84), ("yibin", 108)]
)
def test_the_copies_are_those_of_the_deck(game: str, cards: int) -> None:
    assert sum(material_of(game).copies.values()) == cards


@pytest.mark.parametrize("game", games)
def test_the_calculator_takes_every_group(game: str) -> None:
    """A group that it knows leaves it nothing to complain about but the number of cards."""
    from hupai.calculators import waits

    material = material_of(game)
    indicator = getattr(games[game].base, "indicator", False)
    turned = {"indicator": "9p"} if indicator else {}
    for kind, groups in material.melds.items():
        for cards in groups:
            with pytest.raises(InvalidNotation) as refused:
                waits(game, f"{kind}:{cards}", "", {}, None, **turned)
            assert refused.value.code in {"wrong_card_count", "wrong_tile_count", "wild_in_meld", "too_many_copies"}


def test_a_game_has_runs_where_its_rules_allow_them() -> None:
    assert "chi" not in material_of("kawuxing").melds
    assert "chi" not in material_of("yongzhou-mahjong").melds
    assert len(material_of("yongzhou-mahjong", chi=True).melds["chi"]) == 21
    assert len(material_of("leiyang").melds["chi"]) == 38


def test_a_turned_card_counts_where_the_rules_say_so() -> None:
    assert material_of("yongzhou").turns
    assert not material_of("yongzhou", xing="off").turns
    assert not material_of("kawuxing").turns
