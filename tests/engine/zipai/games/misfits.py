"""Records of Yongzhou with another number of seats, changed so that they no longer fit: how each is refused."""

from __future__ import annotations

import pytest

from hupai.session import match_from_record
from hupai.table.errors import CorruptRecord
from hupai.table.game import fingerprint
from hupai.table.json_object import Facts
from hupai.table.record import format_record, parse_record


def assert_misfit(text: str, seats: int, options: Facts, players: int, code: str) -> None:
    """Assert that a record is read as it is, and refused by code and place with these options and so many players."""
    record = parse_record(text)
    assert match_from_record(text).seats == seats
    record.options = {**record.options, **options}
    record.rules = fingerprint(record.game, record.options)
    record.seats = ("random", "beginner", "regular", "random")[:players]
    with pytest.raises(CorruptRecord) as refused:
        match_from_record(format_record(record))
    problems = [problem["code"] for problem in refused.value.facts.get("problems", [])]
    assert refused.value.position and code in (refused.value.code, *problems), refused.value
