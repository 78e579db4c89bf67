"""The worked examples that are hands to score: oracle and engine must get them right.

Rows of tests/fixtures/vectors: scores.json, paohuzi.json, leiyang.json, zipai-wins.json, waits.json, huxi.json,
edges.json. `expect` names what the source states; a row marked `only_oracle` uses an option value the game does
not offer, a `fragment` is not a whole hand. Rows that are played are in test_vectors_turn.py; which test stands
for which worked example is listed in rows.json and checked in test_vectors_rows.py.
"""

import json
from pathlib import Path

import pytest

import hupai
from tests.engine.oracle import oracle_score, oracle_waits
from tests.engine.oracle.cards import read
from tests.engine.oracle.hands import Case, can_occur
from tests.engine.oracle.judging import flaws, readings_differ
from tests.engine.oracle.melds import huxi
from tests.engine.oracle.score import read_laid

FOLDER = Path(__file__).parents[3] / "fixtures" / "vectors"
ARGUMENTS = ("game", "laid", "hand", "win", "by", "options", "turned", "declared", "calls")


def rows(name):
    """The rows of one vector file."""
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def by_id(found):
    """Parameters named by the vectors' ids."""
    return [pytest.param(row, id=row["id"]) for row in found]


def wins():
    """The first published vectors in the form of the others."""
    names = ("huxi", "red", "pay_each")
    return [{**{name: row[name] for name in ("id", *ARGUMENTS[:5])},
             "expect": {"wins": True, **{name: row[name] for name in names}}} for row in rows("zipai-wins.json")]


SCORES = wins() + rows("scores.json") + rows("paohuzi.json") + rows("leiyang.json")
WHOLE = [row for row in SCORES if not row.get("only_oracle") and not row.get("fragment")]


def arguments(row):
    """The arguments of a score call."""
    return {name: row[name] for name in ARGUMENTS if name in row}


def named(result, expect):
    """The parts of a result that the vector names; the engine nests 省 one level deeper and names a special win."""
    flat = {**result, "special": bool(result.get("special"))}
    if "xing" in result:
        flat["xing_count"] = result["xing"]["count"]
    return {name: flat.get(name) for name in expect}


@pytest.mark.parametrize("row", by_id(SCORES))
def test_the_oracle_scores_the_vector_correctly(row):
    """The oracle must be right before it may judge the engine."""
    assert named(oracle_score(**arguments(row)), row["expect"]) == row["expect"]


@pytest.mark.parametrize("row", by_id(WHOLE))
def test_the_engine_scores_the_vector_correctly(row):
    """The engine gets the vector right, and its itemised result adds up."""
    result = hupai.score(**arguments(row))
    assert named(result, row["expect"]) == row["expect"]
    if result["wins"]:
        assert flaws(Case(**arguments(row)), result) == []


@pytest.mark.parametrize("row", by_id(WHOLE))
def test_the_engine_finds_every_reading_of_the_vector(row):
    """All divisions, what each pays or why it may not win, and the best one that lost."""
    assert readings_differ(Case(**arguments(row))) == []


PLAIN = [row for row in WHOLE if row["game"] == "yongzhou-plain" and row["by"] in ("self", "other")]


@pytest.mark.parametrize("row", by_id(PLAIN))
def test_the_standard_game_scores_a_flip_like_yongzhou_without_kings(row):
    """The same fans, except for 天胡 and 地胡."""
    assert named(hupai.score(**{**arguments(row), "game": "paohuzi"}), row["expect"]) == row["expect"]


@pytest.mark.parametrize("row", by_id(WHOLE))
def test_a_vector_is_a_hand_that_can_occur(row):
    """No vector has a fifth copy, too many cards, or a fourth copy beside the triple it belongs to."""
    assert can_occur(Case(**arguments(row)))


@pytest.mark.parametrize("row", by_id(rows("huxi.json")))
def test_the_oracle_adds_up_the_huxi_of_groups(row):
    """The value table (``huxi.sets``, ``huxi.shapes``) and the sums the sources give."""
    groups = [(word.split(":")[0], tuple(sorted(read(word.split(":")[1])[0]))) for word in row["groups"].split()]
    assert sum(huxi(group) for group in groups) == row["huxi"]


def expected_waits(row):
    """What a row of waits.json says: the cards, and their results where it gives them."""
    return row["waits"] if "waits" in row else {card: {} for card in row["waits_on"]}


@pytest.mark.parametrize("row", by_id(rows("waits.json")))
def test_the_oracle_finds_the_waits_of_the_vector(row):
    """Trying all twenty kinds finds exactly the waits, with their 胡息 and payments."""
    found = oracle_waits(row["game"], row["laid"], row["hand"])
    assert {card: named(found[card], expect) for card, expect in expected_waits(row).items()} == expected_waits(row)
    assert set(found) == set(expected_waits(row))


@pytest.mark.parametrize("row", by_id(rows("waits.json")))
def test_the_engine_finds_the_waits_of_the_vector(row):
    """The engine finds the same."""
    found = {wait["card"]: wait for wait in hupai.waits(row["game"], row["laid"], row["hand"])["waits"]}
    assert {card: named(found[card], expect) for card, expect in expected_waits(row).items()} == expected_waits(row)
    assert set(found) == set(expected_waits(row))


def test_laid_melds_get_the_name_of_their_shape():
    """A laid 吃 is a run, 二七十, 一二三 or 绞 by its cards."""
    read_as = [name for name, _ in read_laid("chi:270b chi:123s chi:345s chi:3s33b ti:0000b")]
    assert read_as == ["er_qi_shi", "yi_er_san", "shun", "jiao", "ti"]
