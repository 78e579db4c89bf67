"""吃边打边 (``chi.edge``): its table as rows, and the engine against the oracle on every way of eating."""

import json
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

import hupai
from hupai.zipai.eating import pack_way
from hupai.zipai.hand.win_claim import win_names
from hupai.zipai.melds import shape_number
from hupai.zipai.turn.chi_bian import chi_bian_after
from tests.engine.oracle import oracle_chi_bian
from tests.engine.oracle.cards import KINDS, read
from tests.engine.oracle.eating import melds_with

ROWS = json.loads((Path(__file__).parents[3] / "fixtures" / "vectors" / "edges.json").read_text(encoding="utf-8"))
OTHER_SIZE = str.maketrans("sb", "bs")


def rules(red_too=True, **options):
    """The rules of Leiyang, which plays 吃边打边."""
    return hupai.games["leiyang"].rules(chi_bian_red=red_too, **options)


def engine_chi_bian(chosen, eaten, melds, discarded):
    """The wins that the engine leaves: None for all, else a set; the empty set is forbidden."""
    way = pack_way(sorted(shape_number(list(meld)) for meld in melds))
    chi_bian = chi_bian_after(chosen, eaten, way)
    if chi_bian.forbidden >> discarded & 1:
        return set()
    return set(win_names(chi_bian.limits[discarded])) if discarded in chi_bian.limits else None


def test_engine_and_oracle_follow_every_row_of_the_table_in_both_sizes():
    """The wins that are left, for both readings, by row and size."""
    found, expected = {}, {}
    for row in ROWS:
        for size in ("small", "big"):
            eat, lay, discard = (
                row[name] if size == "small" else row[name].translate(OTHER_SIZE) for name in ("eat", "lay", "discard")
            )
            (eaten,), (discarded,) = read(eat)[0], read(discard)[0]
            melds, red_too = [tuple(read(meld)[0]) for meld in lay.split()], row.get("red_too", True)
            found[row["id"], size] = (
                oracle_chi_bian(eaten, melds, discarded, red_too),
                engine_chi_bian(rules(red_too), eaten, melds, discarded),
            )
            expected[row["id"], size] = (None if row["left"] == "free" else set(row["left"]),) * 2
    assert found == expected


@pytest.mark.parametrize("red_too", [True, False])
def test_engine_and_oracle_agree_on_every_way_of_eating(red_too):
    """All cards, all ways of up to three melds with them, all discards."""
    chosen, compared = rules(red_too), 0
    for eaten in KINDS:
        for size in (1, 2, 3):
            for melds in combinations_with_replacement(melds_with(eaten), size):
                for discarded in KINDS:
                    expected = oracle_chi_bian(eaten, list(melds), discarded, red_too)
                    assert engine_chi_bian(chosen, eaten, melds, discarded) == expected, (eaten, melds, discarded)
                    compared += 1
    assert compared >= 20_000


def test_the_rule_can_be_switched_off():
    """``chi.edge``: without it nothing is limited."""
    off = rules(chi_bian_da_bian=False)
    for row in ROWS:
        melds = [tuple(read(meld)[0]) for meld in row["lay"].split()]
        assert engine_chi_bian(off, read(row["eat"])[0][0], melds, read(row["discard"])[0][0]) is None


@pytest.mark.parametrize(
    ("options", "eat", "lay", "discard", "left"),
    [
        ({"yi_dian_hong": False}, "4s", "456s", "7s", {"black"}),
        ({"ka_hu": False}, "4s", "234s", "1s", {"wu_hu"}),
        ({"wu_hu": False}, "4s", "234s", "1s", {"ka_hu"}),
        ({"wu_hu": False, "ka_hu": False}, "4s", "234s", "1s", set()),
        ({"wu_hu": False, "yi_dian_hong": False}, "3s", "345s 123s", "6s", {"red", "black"}),
    ],
)
def test_a_limited_hand_cannot_win_with_a_win_that_is_switched_off(options, eat, lay, discard, left):
    """A limited discard is allowed even if nothing is left to win with; a forbidden one is not."""
    (eaten,), (discarded,) = read(eat)[0], read(discard)[0]
    way = pack_way(sorted(shape_number(list(read(meld)[0])) for meld in lay.split()))
    chi_bian = chi_bian_after(rules(**options), eaten, way)
    assert not chi_bian.forbidden >> discarded & 1
    assert set(win_names(chi_bian.limits[discarded])) == left
