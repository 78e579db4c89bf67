"""The oracle itself, and the engine compared with it on random hands of every game, with no, one and two kings."""

import doctest
import sys
from collections import Counter
from dataclasses import asdict, replace
from importlib import import_module

import pytest

import hupai
from tests.engine.amounts import few_or_many
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
    hands = cases("two ways", 300)
    first = [summary(case) for case in hands]
    monkeypatch.setattr(score, "ways", second_enumeration.ways)
    for case, expected in zip(hands, first, strict=True):
        assert summary(case) == expected, case.as_json()


def test_in_leiyang_more_huxi_may_pay_less():
    """``pay.ka_hu``: the best division of some random hands has fewer 胡息 than another that wins."""
    smaller = 0
    for case in cases("not monotone", 500, "leiyang"):
        winning = [result for _, _, result in oracle_readings(**asdict(case)) if result["refused"] is None]
        smaller += bool(winning) and max(winning, key=score.worth)["huxi"] < max(result["huxi"] for result in winning)
    assert smaller > 1


def test_the_order_of_cards_does_not_matter():
    """The hand written backwards scores the same."""
    for case in cases("order", 60):
        kinds, kings = read(case.hand)
        names = [score.NAMES[kind] for kind in reversed(kinds)]
        assert oracle_score(**asdict(replace(case, hand="k" * kings + "".join(names)))) == oracle_score(**asdict(case))


def test_a_higher_minimum_never_wins_more():
    """A hand that wins at 21 also wins at 15, and pays at least as much."""
    for case in (case for game in GAMES if "min_huxi" in OPTIONS[game] for case in cases("minimum", 25, game)):
        low, high = (
            oracle_score(**asdict(replace(case, options={**case.options, "min_huxi": least}))) for least in (15, 21)
        )
        assert not high["wins"] or (low["wins"] and low["pay_each"] >= high["pay_each"]), case.as_json()


def test_a_king_pays_at_least_as_much_as_any_card():
    """A real card in the king's place never pays more (except a flip that would be 提 or 偎)."""
    for case in cases("king", 150, "yongzhou"):
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


#: What wins among three hundred hands of each game, and of one, are: how they came, fans, special wins, factors.
MET = "self other discard deal black red self_draw ×1 ×2"
MET_TOO = {
    "yongzhou": "dot tianhu red_to_dot red_to_black wang_diao wang_chuang wang_diao_wang ×3 ×4 ×6 ×8 ×9 ×12 ×16 ×24",
    "yongzhou-plain": "dot tianhu ×3 ×4 ×6 ×8",
    "paohuzi": "shown dot tianhu dihu red_to_dot 三提五坎 ×3 ×4 ×5 ×6 ×8 ×9 ×12 ×16 ×32",
    "leiyang": "dot tianhu haidi ju_shou 举手 limited ×3",
}


#: Random hands beyond those that a game without a choice of kings needs to meet all that.
MORE = {"yongzhou": 200}


@few_or_many("hands", 300, 10_000)
@pytest.mark.parametrize("game", GAMES)
def test_engine_and_oracle_agree_on_random_hands(game, hands):
    """Winning, payment, 胡息, an itemised breakdown that adds up, every finished reading, the best one that lost."""
    number = hands + MORE.get(game, 0)
    total = compare(number, 1 + (hands > 300), "two thousand", sys.stderr, game, deep=12 if hands == 300 else 1)
    assert not total.found, f"{total}\n" + "\n".join(total.found[:3])
    assert total.counts["won", game] > number // 4
    assert {*MET.split(), *MET_TOO.get(game, "").split()} <= {name for kind, name in total.counts if kind == "met"}
    exact = [total.counts["special", f"exactly {huxi}"] for huxi in ("0 胡息", 10, 20)]
    assert min(exact) > hands // 50 or game != "leiyang", "无胡 and 卡胡"


def test_engine_and_oracle_find_the_same_waits():
    """Hands that lack one card: the same cards, the same 胡息 and payments."""
    for case in (case for game in GAMES for case in cases("waits", 12, game)):
        if case.by in ("deal", "shown"):
            continue
        expected = {
            card: (result["huxi"], result["pay_each"])
            for card, result in oracle_waits(case.game, case.laid, case.hand, case.options).items()
        }
        found = {
            wait["card"]: (wait["huxi"], wait["pay_each"])
            for wait in hupai.waits(case.game, case.laid, case.hand, case.options)["waits"]
        }
        assert found == expected, f"hupai.waits({case.game!r}, {case.laid!r}, {case.hand!r}, {case.options!r})"


@few_or_many("matches", 2, 50)
def test_every_win_at_a_table_is_paid_as_the_oracle_says(matches):
    """Some matches between bots in every game: each payment follows from the cards before the win."""
    seen = Counter()
    for case, paid in wins(matches * len(GAMES), "table"):
        result = oracle_score(**asdict(case))
        expected = {name: result.get(name) for name in ("wins", "huxi", "counted", "huxi_times", "pay_each")}
        assert expected == {name: paid[name] for name in expected}, case.as_json()
        seen[case.game, case.by] += 1
    assert all(seen[game, "self"] and seen[game, "other"] for game in GAMES)
    assert seen["leiyang", "discard"]
