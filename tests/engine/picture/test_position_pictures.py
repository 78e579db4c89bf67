"""Pictures of positions: who holds what from the seat's own view, and what is wrong with a text."""

from __future__ import annotations

import pytest

import hupai
from hupai import svg
from hupai.markdown import BlockError, drawn
from hupai.table.errors import InvalidNotation
from hupai.table.game import Game

pytestmark = pytest.mark.usefixtures("dist")
"""The outlines of the cards are made with the site."""
ZIPAI = (
    "zipai:1 game:yongzhou options:xing=gen seat:2 dealer:1 phase:claim turn:1 wall:17 shown:8s cards:14,13,14"
    " hand:467889s1236780bk melds:peng:333b@1,peng:111s@1/pao:0000s@0,wei:*/chi:55s5b.5b@1,peng:444b@0"
    " discards:2b,7b!/-/7s!,3s! live:8b@1 no_chi:37s no_peng:37s legal:pass,chi.8s88b,chi.678b.88s8b"
)
MAHJONG = (
    "mahjong:1 game:yibin options:jingoupao=1 seat:1 dealer:1 phase:claim turn:3 wall:22 turned:2s tiles:10,10,8,7"
    " hand:77788m22789p melds:gang:1111m@1/peng:333p@2/peng:888s@1,peng:777s@3/fei:44p+3s@1,peng:333m@0"
    " discards:1p,5m,3m,2m,3s,3m~,7p,5p,5p,5p/2s,8s~,1m~,4m,6m,9s,4p~,2m,5s,1p,5m/4m,3p~,8m,9m,6p"
    "/2s,8s,7s~,2s,3p,6p,8p,9s,8m,4s,7m live:7m@3 open:-/-/111366s24p/- piao:1,2 dead:0 wins:2.self.3s"
    " paid:0.2.2.zimo,1.2.4.zimo,3.2.2.zimo legal:pass,peng,gang"
)


def test_zipai_is_described_from_the_seat() -> None:
    said = svg.position(ZIPAI, lang="en").description
    assert said.startswith("The next player: 14 cards (face down); peng (big three, big three, big three); peng")
    assert "The player before you (dealer, on turn): 13 cards (face down); pao (small ten," in said
    assert "wei (face down, face down, face down)" in said
    assert "Middle of the table: dealer's last card (small eight); wall: 17 (face down); flipped by the player" in said
    assert (
        "You: chi (small five, small five, big five); peng (big four, big four, big four); small seven, small three."
        in said
    )
    assert said.endswith("big seven, big eight, big ten, king.")


def test_who_sits_out_holds_no_cards() -> None:
    game = hupai.games["yongzhou"]
    seen = game.deal(game.rules(seats=4), seed="sits", dealer=0).view(1)
    said = svg.position(seen, lang="en").description
    assert said.startswith("The next player: no cards. The player opposite: 20 cards"), (
        "seat 2 sits opposite the dealer"
    )


def test_claimed_discards_lie_there_no_more_and_open_hands_are_seen() -> None:
    said = svg.position(MAHJONG, lang="zh").description
    assert "下家（飘，已胡）：亮出的手牌（一条、一条、一条、三条、六条、六条、二筒、四筒）" in said
    assert "上家（停胡）" in said and "对家（轮到）" in said and "对家打出（七万）" in said
    assert "三筒、六筒" in said and "二条、八条、二条" in said  # the 7 of bamboo between them was claimed


def test_the_drawn_tile_stands_apart() -> None:
    text = "mahjong:1 game:kawuxing seat:0 dealer:0 phase:turn turn:0 wall:43 tiles:14,13,13 hand:11123456789s556p"
    drawn_last = svg.position(f"{text} taken:5p", draw_errors=True, lang="en").description
    assert drawn_last.endswith("5 of dots, 6 of dots, 5 of dots.")


@pytest.mark.parametrize("game", hupai.games.values(), ids=lambda game: game.id)
def test_an_observation_of_any_game_can_be_drawn(game: Game) -> None:
    hand = game.deal(game.rules(), seed="picture", dealer=0)
    for seat in range(game.seats):
        seen = hand.view(seat)
        picture = svg.position(seen, lang="en")
        assert picture.svg == svg.position(game.family.notation.format_position(seen), lang="en").svg
        assert "Middle of the table" in picture.description
        assert picture._repr_svg_().startswith("<svg ") and "<title>A position</title>" in picture.svg


def test_what_is_wrong_is_raised_with_its_place_or_drawn() -> None:
    wrong = ZIPAI.replace("wall:17", "wall:many")
    with pytest.raises(InvalidNotation, match="position_field_wrong") as caught:
        svg.position(wrong)
    assert caught.value.position == wrong.index("many")
    shown = svg.position(wrong, draw_errors=True, lang="en")
    assert "“wall” cannot be “many”" in shown.description and "<tspan" in shown.svg
    with pytest.raises(InvalidNotation, match="not_a_position"):
        svg.position("123s")
    with pytest.raises(InvalidNotation):
        svg.position(ZIPAI.replace("wall:17", "wall:18"))  # the cards do not add up


def test_a_block_may_hold_a_position() -> None:
    assert drawn(f"lang: en\n{ZIPAI}").svg == svg.position(ZIPAI, lang="en").svg
    assert drawn(f"game: leiyang\n{MAHJONG}", lang="zh").svg == svg.position(MAHJONG).svg
    with pytest.raises(BlockError, match="line 3"):
        drawn(f"lang: en\ntheme: dark\n{ZIPAI} x")
