"""The hands that the calculator shows as examples: the engine finds each of them won."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from hupai.calculators import score
from hupai.registry import games
from hupai_build import node
from hupai_build.paths import WEB
from tests.rows import each_row

SCRIPT = "import({}).then(({{ EXAMPLES }}) => console.log(JSON.stringify(EXAMPLES)))"


@pytest.fixture(scope="module")
def examples() -> dict[str, dict[str, str]]:
    """The examples by game, as the page has them."""
    node.packages()
    address = json.dumps((WEB / "src" / "calculate" / "examples.js").as_uri())
    done = subprocess.run(
        [str(node.node()), "--input-type=module", "-e", SCRIPT.format(address)],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    found: dict[str, dict[str, str]] = json.loads(done.stdout)
    return found


def test_every_game_has_an_example(examples: dict[str, dict[str, str]]) -> None:
    assert set(examples) == set(games)


@each_row("game", list(games))
def test_the_example_is_won(examples: dict[str, dict[str, str]], game: str) -> None:
    hand: dict[str, Any] = dict(examples[game])
    held, laid, win, by = hand.pop("cards"), hand.pop("laid", ""), hand.pop("win"), hand.pop("by")
    found = score(game, laid, held, win, by, {}, **hand)
    assert found["wins"], found["why"]
    assert found["pay_each"] or found["pays"]
