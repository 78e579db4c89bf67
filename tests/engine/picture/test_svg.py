"""Pictures of hands and groups as SVG: what they show, what they say, and what is wrong with a notation."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import hupai
from hupai.picture import looks, printed
from hupai.picture.markup import element, markup
from hupai.registry import families, family_named
from hupai.table.errors import EngineError, InvalidNotation, InvalidRequest
from tests.rows import each_row

pytestmark = pytest.mark.usefixtures("dist")
"""The outlines of the cards are made with the site."""

SVG = "{http://www.w3.org/2000/svg}"


def cards(svg: str) -> list[ElementTree.Element]:
    """The cards of a picture: the elements with a rectangle of paper or of a back."""
    return [each for each in ElementTree.fromstring(svg).iter(f"{SVG}g") if each.find(f"{SVG}rect") is not None]


def texts(svg: str) -> list[str]:
    """The lines of text in a picture."""
    return ["".join(each.itertext()) for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def test_a_picture_is_one_file_with_a_title_and_a_description() -> None:
    picture = hupai.svg.hand("123s270b", caption="Two sequences", lang="en")
    root = ElementTree.fromstring(picture.svg)
    assert root.tag == f"{SVG}svg" and root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == picture.title == "Two sequences"
    assert root.findtext(f"{SVG}desc") == picture.description
    assert picture.description == "Hand: small one, small two, small three, big two, big seven, big ten."
    assert str(picture) == picture._repr_svg_() == picture.svg
    assert "href" not in picture.svg and "url(" not in picture.svg


def test_every_card_of_a_hand_is_drawn_and_the_winning_one_is_ringed() -> None:
    picture = hupai.svg.hand("123s 55b", laid="peng:444s wei:xx6b", win="5b", discards="7s", lang="en")
    assert len(cards(picture.svg)) == 3 + 3 + 5 + 1 + 1
    assert picture.svg.count("stroke-accent") == 1
    assert picture.description == (
        "On the table: peng (small four, small four, small four); wei (face down, face down, big six). "
        "Hand: small one, small two, small three, big five, big five; wins with big five. Discards: small seven."
    )
    assert [line for line in texts(picture.svg) if not line.isdigit()] == [
        *("On the table", "peng", "wei", "Hand", "Discards")
    ]


def test_tiles_are_drawn_with_their_backs_and_the_indicator() -> None:
    picture = hupai.svg.hand("123m 55p", game="yibin", laid="angang:xxxx fei:11s+2m", indicator="4p", lang="zh")
    assert picture.description == (
        "翻出的牌：四筒。桌上的牌：暗杠（扣着的牌、扣着的牌、扣着的牌、扣着的牌）；飞（一条、一条、二万）。"
        "手牌：一万、二万、三万、五筒、五筒。"
    )
    kinds = Counter(each.get("class") for each in ElementTree.fromstring(picture.svg).iter(f"{SVG}rect"))
    assert kinds["fill-back stroke-edge"] == 4 and kinds["fill-paper stroke-edge"] == 3 + 5 + 1


def test_the_numbers_of_a_colour_share_a_text_with_a_place_for_each_digit() -> None:
    """Each stands in the corner of its card; a number of two digits and those of small cards are parts of theirs."""
    drawn = hupai.svg.hand("1232s 0b", discards="4s").svg
    places = {}
    for text in ElementTree.fromstring(drawn).findall(f"{SVG}g[last()]/{SVG}text"):
        xs, ys = (map(int, text.get(axis, "").split()) for axis in "xy")
        places.update(zip(zip(xs, ys, strict=True), text.text or "", strict=True))
    left, base = family_named("zipai").pictures().shape.index
    corners = []
    for card in cards(drawn):
        x, y = map(int, re.findall(r"\d+", card.get("transform", ""))[:2])
        own = card.findtext(f"{SVG}text")
        corners.append((own, places.pop((x + left, y + base), None)))
    assert corners == [*((None, digit) for digit in "1232"), ("10", None), ("4", None)]
    assert places == {}


def test_groups_are_drawn_without_a_hand() -> None:
    picture = hupai.svg.meld("peng:333s chi:345s")
    assert len(cards(picture.svg)) == 6 and picture.title == "牌组"
    assert picture.description == "牌组：碰（小三、小三、小三）；吃（小三、小四、小五）。"


@each_row(
    "asked, code, place",
    [
        ({"cards": "123s 27q"}, "size_missing", 5),
        ({"cards": "123s q"}, "unknown_card", 5),
        ({"cards": "12x3s"}, "size_missing", 0),
        ({"cards": "33333s"}, "too_many_copies", 4),
        ({"cards": "333s", "laid": "peng:333s"}, "too_many_copies", 1),
        ({"cards": "1s", "laid": "  pong:333s"}, "unknown_meld_kind", 2),
        ({"cards": "1s", "laid": "peng:"}, "group_size_wrong", 0),
        ({"cards": "1s", "laid": "chi:345s peng"}, "group_size_wrong", 9),
        ({"cards": "1s", "laid": "ti:xxxxx"}, "group_size_wrong", 0),
        ({"cards": "1s", "win": "s"}, "size_alone", 0),
        ({"cards": "1s" * 501}, "picture_text_too_long", 1000),
        ({"cards": "1s", "game": "yibin", "indicator": "8z"}, "no_such_honour", 0),
        ({"cards": "1s", "game": "yibin", "laid": "peng:11x4"}, "suit_missing", 5),
    ],
)
def test_a_wrong_notation_is_refused_with_its_place_or_drawn(asked: dict[str, Any], code: str, place: int) -> None:
    with pytest.raises(InvalidNotation) as caught:
        hupai.svg.hand(**asked)
    assert (caught.value.code, caught.value.position) == (code, place)
    for lang in ("zh", "en"):
        drawn = hupai.svg.hand(**asked, lang=lang, draw_errors=True)
        assert not cards(drawn.svg) and "{" not in drawn.description
        assert drawn.description.replace(" ", "") in "".join(texts(drawn.svg)).replace(" ", "")


@each_row(
    "asked", [{"game": "whist"}, {"lang": "fr"}, {"face": "plain"}, {"theme": "pink"}, {"width": 50}, {"width": "wide"}]
)
def test_a_wrong_wish_is_refused(asked: dict[str, Any]) -> None:
    with pytest.raises(InvalidRequest):
        hupai.svg.hand("1s", **asked)


def test_markup_in_a_caption_is_text() -> None:
    picture = hupai.svg.hand("1s", caption='<script>alert("1")</script>&\x00')
    assert "<script" not in picture.svg
    assert '<script>alert("1")</script>&\ufffd' in texts(picture.svg)


def test_a_narrow_picture_breaks_its_rows_and_is_no_wider() -> None:
    for width in (200, 320, 640):
        root = ElementTree.fromstring(hupai.svg.hand("1234567890s 1234567890b", width=width).svg)
        assert int(root.get("width", "")) <= width


def test_every_face_prints_every_card_of_its_families() -> None:
    """Two families may share the cards of a face; it has none that no family knows."""
    decks = [family_named(family).pictures() for family in families()]
    for face in {face for deck in decks for face in deck.faces}:
        known = [set(deck.cards) for deck in decks if face in deck.faces]
        assert set(printed.outlines(face)) - {"back"} == set.union(*known)


def test_every_theme_has_the_same_colours() -> None:
    assert len({tuple(theme) for theme in looks.THEMES.values()}) == 1


def test_without_outlines_the_error_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(printed, "files", lambda package: tmp_path)
    printed.outlines.cache_clear()
    with pytest.raises(EngineError) as caught:
        hupai.svg.hand("1s")
    printed.outlines.cache_clear()
    assert caught.value.code == "no_outlines"


def test_markup_escapes_text_and_values() -> None:
    assert markup(element("a", "x<&", b='"1"', c_d=2)) == '<a b="&quot;1&quot;" c-d="2">x&lt;&amp;</a>'
    assert markup(element("a")) == "<a/>"
