"""What an error says to a developer; players read its sentence."""

from __future__ import annotations

from hupai.table.errors import EngineError, InvalidLink, InvalidNotation
from tests.rows import each_row


@each_row(
    "error, text",
    [
        (InvalidLink("not_a_link", position=0), "not_a_link at 0"),
        (EngineError("no_match"), "no_match"),
        (InvalidNotation("unknown_card", position=3, text="1x"), "unknown_card at 3 (text='1x')"),
    ],
)
def test_an_error_names_its_code_its_place_and_its_facts(error: EngineError, text: str) -> None:
    assert str(error) == text
