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


def test_every_example_is_won(examples: dict[str, dict[str, Any]]) -> None:
    assert set(examples) <= set(games)
    for game, hand in examples.items():
        held, laid, win, by = hand.pop("cards"), hand.pop("laid", ""), hand.pop("win"), hand.pop("by")
        found = score(game, laid, held, win, by, {}, **hand)
        assert found["wins"], (game, found["why"])
        assert found["pay_each"] or found["pays"], game
