"""The oracle itself, and the engine compared with it on random hands of every game, with no, one and two kings."""

import doctest
import sys
from collections import Counter
from dataclasses import asdict, replace
from importlib import import_module

import pytest

import hupai
from tests.engine.oracle import oracle_readings, oracle_score, oracle_waits, score, second_enumeration
from tests.engine.oracle.cards import count, read
from tests.engine.oracle.choices import GAMES, OPTIONS
from tests.engine.oracle.compare import compare
from tests.engine.oracle.hands import can_occur, cases
from tests.engine.oracle.tables import wins
from tests.engine.zipai_games import games


@pytest.mark.parametrize("module", ["cards", "chi_bian", "melds", "payment", "score"])
def test_the_examples_in_the_oracle_hold(module):
    """The doctests of the oracle."""
    found = doctest.testmod(import_module(f"tests.engine.oracle.{module}"))
    assert found.attempted > 0 and found.failed == 0


def test_the_oracle_reads_every_game_of_the_family():
    """A game that the oracle lacks would be compared with nothing."""
    assert tuple(games) == GAMES


def summary(case):
    """The results on which two enumerations must agree."""
    result = oracle_score(**asdict(case))
    return result["wins"], result.get("pay_each"), result.get("huxi")


def test_two_enumerations_agree(monkeypatch):
    """Kings first and lowest card first, or kings during the search and highest card first: the same results."""
    hands = cases("two ways", 1500)
    first = [summary(case) for case in hands]
    monkeypatch.setattr(score, "ways", second_enumeration.ways)
    for case, expected in zip(hands, first, strict=True):
        assert summary(case) == expected, case.as_json()


def test_random_hands_cover_all_kinds_of_wins():
    """All can occur, three in ten win, and they include every kind of win and every number of kings."""
    hands = cases("mix", 1500 * len(GAMES))
    assert all(can_occur(case) for case in hands)
    results = [oracle_score(**asdict(case)) for case in hands]
    won = [(case, result) for case, result in zip(hands, results, strict=True) if result["wins"]]
    assert len(won) > 450 * len(GAMES)
    assert {case.by for case, _ in won} == {"self", "other", "discard", "deal", "shown"}
    for game in GAMES:
        assert sum(case.game == game for case, _ in won) > 300
    kings = [read(case.hand + case.win)[1] for case, _ in won]
    assert all(kings.count(number) > 90 for number in (0, 1, 2))
    assert {1, 2, 3, 4, 6, 8, 12, 16, 32} <= {result["multiplier"] for _, result in won}
    leiyang = [(case, result) for case, result in won if case.game == "leiyang"]
    for huxi in (0, 10, 20):
        assert sum(result["huxi"] == huxi for _, result in leiyang) > 37
    assert {1, 2, 4} <= {result["huxi_times"] for _, result in leiyang}
    assert sum(result["special"] for _, result in won) > 20
    assert sum("ju_shou" in case.calls for case, _ in won) > 10 and sum(case.limit is not None for case, _ in won) > 10


def test_in_leiyang_more_huxi_may_pay_less():
    """``pay.ka_hu``: the best division of some random hands has fewer 胡息 than another that wins."""
    smaller = 0
    for case in cases("not monotone", 3000, "leiyang"):
        winning = [result for _, _, result in oracle_readings(**asdict(case)) if result["refused"] is None]
        smaller += bool(winning) and max(winning, key=score.worth)["huxi"] < max(result["huxi"] for result in winning)
    assert smaller > 10


def test_the_order_of_cards_does_not_matter():
    """The hand written backwards scores the same."""
    for case in cases("order", 200):
        kinds, kings = read(case.hand)
        names = [score.NAMES[kind] for kind in reversed(kinds)]
        assert oracle_score(**asdict(replace(case, hand="k" * kings + "".join(names)))) == oracle_score(**asdict(case))


def test_a_higher_minimum_never_wins_more():
    """A hand that wins at 21 also wins at 15, and pays at least as much."""
    for case in (case for game in GAMES if "min_huxi" in OPTIONS[game] for case in cases("minimum", 100, game)):
        low, high = (oracle_score(**asdict(replace(case, options={**case.options, "min_huxi": least})))
                     for least in (15, 21))
        assert not high["wins"] or (low["wins"] and low["pay_each"] >= high["pay_each"]), case.as_json()


def test_a_king_pays_at_least_as_much_as_any_card():
    """A real card in the king's place never pays more (except a flip that would be 提 or 偎)."""
    for case in cases("king", 600, "yongzhou"):
        kinds, kings = read(case.hand)
        if kings != 1 or case.by != "self" or case.win == "k" or case.declared:
            continue
        with_king = oracle_score(**asdict(case))
        for kind in range(20):
            if count(kinds)[kind] > 0 or score.NAMES[kind] == case.win:
                continue
            natural = replace(case, hand=case.hand.replace("k", score.NAMES[kind]))
            real = oracle_score(**asdict(natural)) if can_occur(natural) else {"wins": False}
            assert not real["wins"] or (with_king["wins"] and with_king["pay_each"] >= real["pay_each"]), case.as_json()


@pytest.mark.parametrize("game", GAMES)
def test_engine_and_oracle_agree_on_two_thousand_hands(game):
    """Winning, payment, 胡息, an itemised breakdown that adds up, every finished reading, the best one that lost."""
    total = compare(2_000, seed="two thousand", game=game, deep=True)
    assert not total.found, f"{total}\n" + "\n".join(total.found[:3])


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_engine_and_oracle_agree_on_a_quarter_of_a_million_hands(game):
    """The same, on two processes."""
    total = compare(250_000, jobs=2, seed="quarter million", progress=sys.stderr, game=game, deep=True)
    assert not total.found, f"{total}\n" + "\n".join(total.found[:3])


def test_engine_and_oracle_find_the_same_waits():
    """Hands that lack one card: the same cards, the same 胡息 and payments."""
    for case in (case for game in GAMES for case in cases("waits", 50, game)):
        if case.by in ("deal", "shown"):
            continue
        expected = {card: (result["huxi"], result["pay_each"])
                    for card, result in oracle_waits(case.game, case.laid, case.hand, case.options).items()}
        found = {wait["card"]: (wait["huxi"], wait["pay_each"])
                 for wait in hupai.waits(case.game, case.laid, case.hand, case.options)["waits"]}
        assert found == expected, f"hupai.waits({case.game!r}, {case.laid!r}, {case.hand!r}, {case.options!r})"


def test_every_win_at_a_table_is_paid_as_the_oracle_says():
    """Ten matches between bots in every game: each payment follows from the cards before the win."""
    seen = Counter()
    for case, paid in wins(10 * len(GAMES), "table"):
        result = oracle_score(**asdict(case))
        expected = {name: result.get(name) for name in ("wins", "huxi", "counted", "huxi_times", "pay_each")}
        assert expected == {name: paid[name] for name in expected}, case.as_json()
        seen[case.game, case.by] += 1
    assert all(seen[game, "self"] and seen[game, "other"] for game in GAMES)
    assert seen["leiyang", "discard"]
