"""Links as messengers leave them show the same moment, and where something is missing the sentence says so truly."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hupai.session.sharing import Shared, shared
from hupai.table.errors import InvalidLink
from hupai.table.links import is_link
from tests.engine.amounts import few_or_many
from tests.engine.manglers import MANGLERS, mangled

FIXTURE = Path(__file__).parents[2] / "fixtures/links/review-1.json"
LINKS: list[str] = [row["link"] for row in json.loads(FIXTURE.read_text("utf-8"))]


def moment(shown: Shared) -> tuple[Any, ...]:
    """What a link shows."""
    return shown.step, shown.seat, shown.match.hand.actions


@pytest.mark.parametrize("mangler", MANGLERS)
def test_a_link_survives_what_messengers_do(mangler: str) -> None:
    right = shared(LINKS[0])
    sent = MANGLERS[mangler](Random(1), LINKS[0])
    found = shared(sent)
    assert is_link(sent)
    assert moment(found) == moment(right)


@few_or_many("number", 60, 10_000)
def test_a_link_survives_several_of_them_at_once(number: int) -> None:
    rng = Random(number)
    rights = [shared(link) for link in LINKS]
    for _ in range(number):
        nth = rng.randrange(len(LINKS))
        sent, names = mangled(rng, LINKS[nth])
        assert moment(shared(sent)) == moment(rights[nth]), names


def test_only_a_link_that_is_cut_is_said_to_be_cut() -> None:
    link = LINKS[0]
    cut = link[: link.rindex(",") + 3]
    with pytest.raises(InvalidLink) as refused:
        shared(cut)
    assert refused.value.code == "link_cut"
    for glued in ("快来看", "http://example.org"):
        with pytest.raises(InvalidLink) as refused:
            shared(link + glued)
        assert (refused.value.code, refused.value.facts["field"]) == ("link_field_wrong", "play")
