"""Where styles are, that colours have names, and that layers decide which of two sheets wins, not who arrives first."""

from __future__ import annotations

import re
from pathlib import Path

from hupai_build.paths import ROOT, TOOLS, WEB

STYLES = WEB / "styles"
LISTED = (TOOLS / "styles.mjs").read_text("utf-8")
LAYERS = ("tokens", "base", "table", "sheets", "family")
BUILT = ("assets", "embed/v1")
HEADS = re.compile(r"^\s*([^@{};/*][^{};]*)\{", re.MULTILINE)
ARGUMENTS = re.compile(r"\((?:[^()]|\([^()]*\))*\)")
ANYTHING = re.compile(r"(?::has\(\)|\[(?:data(?!-motion)|aria)-)[^,]*[ >](?:\*|:not\(\))\s*(?:,|$)")
"""
A selector that asks for a state and ends with whatever is inside, as `.seat:has(.mark) > *`; without arguments. Whether
the player wants motion is a setting of the whole page, and no state of the table.
"""


def sheets() -> list[Path]:
    """Every style sheet that a person wrote."""
    return sorted(STYLES.rglob("*.css"))


def outside_layers(css: str) -> list[str]:
    """Return how everything begins that a built file says outside its layers."""
    heads, head, depth = list[str](), "", 0
    for char in css:
        if depth == 0 and char in "{;":
            heads.append(head.strip())
            head = ""
        elif depth == 0 and char != "}":
            head += char
        depth += (char == "{") - (char == "}")
    return [head for head in heads if not head.startswith("@layer ")]


def test_every_sheet_lies_in_the_folder_of_its_layer_and_belongs_to_a_page() -> None:
    names = {sheet.relative_to(STYLES).with_suffix("").as_posix() for sheet in sheets()}
    assert {name.split("/")[0] for name in names} == set(LAYERS)
    assert all(name.count("/") == 1 for name in names)
    assert set(re.findall(rf'"((?:{"|".join(LAYERS)})/[\w-]+)"', LISTED)) == names


def test_no_sheet_chooses_its_layer_or_brings_another() -> None:
    assert [sheet.name for sheet in sheets() if re.search(r"@(?:layer|import)\b", sheet.read_text("utf-8"))] == []


def test_colours_have_names() -> None:
    """A colour is written in a variable, nearly always one of a theme; elsewhere there are only shades of light."""
    for sheet in sheets():
        for line in re.findall(r"^.*#[0-9a-f]{3,8}\b.*$", sheet.read_text("utf-8"), re.MULTILINE | re.IGNORECASE):
            assert line.lstrip().startswith("--"), (sheet.name, line)


def test_no_variable_is_made_from_itself() -> None:
    """It would have no value at all, and what reads it would not be drawn."""
    for sheet in sheets():
        assert re.findall(r"(--[\w-]+): [^;]*var\(\1\b[,)]", sheet.read_text("utf-8")) == [], sheet.name


def test_what_changes_at_the_table_restyles_only_what_it_concerns() -> None:
    """A rule whose last part names nothing makes the browser restyle all that lies inside, at every move."""
    played = [sheet for sheet in sheets() if sheet.parent.name in ("base", "table", "family")]
    heads = [(sheet.name, head) for sheet in played for head in HEADS.findall(sheet.read_text("utf-8"))]
    assert [(name, head) for name, head in heads if ANYTHING.search(ARGUMENTS.sub("()", head))] == []


def test_the_page_on_styles_names_what_there_is() -> None:
    """Its sheets, the conditions of its layouts, and its tests."""
    page = (ROOT / "docs" / "styles.md").read_text("utf-8")
    named = re.findall(rf"`((?:{'|'.join(LAYERS)})/[\w-]+\.css)`", page)
    assert len(named) > 10 and [name for name in named if not (STYLES / name).is_file()] == []
    layouts = (STYLES / "tokens" / "layouts.css").read_text("utf-8")
    _, _, told = page.partition("| layout | condition |")
    conditions = re.findall(r"`(\(.+?\)|width < 440px)`", told.partition("\n\n")[0])
    assert len(conditions) == 4 and [one for one in conditions if one not in layouts] == []
    tests = re.findall(r"(test_\w+\.py)", page)
    assert len(tests) > 10 and [name for name in tests if not [*(ROOT / "tests").rglob(name)]] == []


def test_every_built_style_is_in_a_layer(dist: Path) -> None:
    built = [file for folder in BUILT for file in (dist / folder).glob("*.css")]
    assert len(built) > 15
    for file in built:
        css = file.read_text("utf-8")
        assert css.startswith(f"@layer {','.join(LAYERS)};"), file.name
        assert outside_layers(css) == [], file.name


def test_a_style_outside_a_layer_is_noticed() -> None:
    assert outside_layers("@layer a,b;@layer a{p{margin:0}}") == []
    assert outside_layers("@layer a,b;@layer a{p{margin:0}}p{margin:1px}") == ["p"]
