"""Every worked example listed in rows.json has its test, and every such test is listed there."""

import json
from pathlib import Path

import pytest

from tests.engine.zipai.turn import test_vectors_turn

FOLDER = Path(__file__).parents[2] / "fixtures" / "vectors"
ROWS = json.loads((FOLDER / "rows.json").read_text(encoding="utf-8"))
#: How many worked examples each section has.
SIZES = {"12.1": 15, "12.2": 22, "12.3": 9, "12.4": 14, "12.5": 9}


def data_ids():
    """The ids of all vectors that test_vectors.py and test_eating_vectors.py judge."""
    files = [path for path in FOLDER.glob("*.json") if path.name not in ("rows.json", "edges.json")]
    return [row["id"] for path in files for row in json.loads(path.read_text(encoding="utf-8"))]


def played():
    """The names of the tests that play a worked example at a table."""
    return [name for name in dir(test_vectors_turn) if name.startswith("test_12_")]


@pytest.mark.parametrize("row", [pytest.param(row, id=row["row"]) for row in ROWS])
def test_the_row_has_its_tests(row):
    """Each name that a row lists is a vector or a test that exists."""
    known = {*data_ids(), *played()}
    assert row["tests"] and [name for name in row["tests"] if name not in known] == []


def test_no_row_is_left_out():
    """Every section has its number of rows; no row occurs twice."""
    assert len({row["row"] for row in ROWS}) == len(ROWS)
    assert {section: sum(row["row"].startswith(section) for row in ROWS) for section in SIZES} == SIZES


def test_every_vector_and_every_played_test_belongs_to_a_row():
    """Vectors and tests numbered 12 are listed under the row they stand for; no id is used twice."""
    listed = {name for row in ROWS for name in row["tests"]}
    ids = data_ids()
    assert len(ids) == len(set(ids))
    assert [name for name in ids if name.startswith("12.") and name not in listed] == []
    assert [name for name in played() if name not in listed] == []
