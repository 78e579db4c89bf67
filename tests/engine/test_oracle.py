"""The oracle itself, and the engine against it on random hands with no, one and two kings."""

import sys
from dataclasses import replace

import pytest

import hupai
from tests.engine.oracle import oracle_score, oracle_waits, score, second
from tests.engine.oracle.cards import count, read
from tests.engine.oracle.compare import compare
from tests.engine.oracle.hands import can_occur, cases
from tests.engine.oracle.tables import wins


def summary(case):
    """What two enumerations have to agree on."""
    result = oracle_score(**vars(case))
    return result["wins"], result.get("pay_each"), result.get("huxi")


def test_two_enumerations_agree(monkeypatch):
    """Kings first and lowest card first, or highest card first and kings on the way: the same results."""
    hands = cases("two ways", 1500)
    first = [summary(case) for case in hands]
    monkeypatch.setattr(score, "ways", second.ways)
    for case, expected in zip(hands, first, strict=True):
        assert summary(case) == expected, case.as_json()


def test_random_hands_are_worth_comparing():
    """All can occur, four in ten win, every kind of win and every number of kings is among them."""
    hands = cases("mix", 1500)
    assert all(can_occur(case) for case in hands)
    results = [oracle_score(**vars(case)) for case in hands]
    winners = [case for case, result in zip(hands, results, strict=True) if result["wins"]]
    assert len(winners) > 600
    assert {case.by for case in winners} == {"self", "other", "discard", "deal"}
    kings = [read(case.hand + case.win)[1] for case in winners]
    assert all(kings.count(number) > 100 for number in (0, 1, 2))
    assert {1, 2, 3, 4, 6, 8, 12, 16, 32} <= {result["multiplier"] for result in results if result["wins"]}


def test_the_order_of_cards_does_not_matter():
    """The hand written backwards scores the same."""
    for case in cases("order", 200):
        kinds, kings = read(case.hand)
        names = [score.NAMES[kind] for kind in reversed(kinds)]
        assert oracle_score(**vars(replace(case, hand="k" * kings + "".join(names)))) == oracle_score(**vars(case))


def test_a_bigger_minimum_never_wins_more():
    """What wins at 21 wins at 15, and pays at least as much."""
    for case in cases("minimum", 200):
        low, high = (oracle_score(**vars(replace(case, options={**case.options, "min_huxi": least})))
                     for least in (15, 21))
        assert not high["wins"] or (low["wins"] and low["pay_each"] >= high["pay_each"]), case.as_json()


def test_a_king_is_worth_any_card_it_can_be():
    """A real card in the king's place never pays more (flips that would be 提 or 偎 apart)."""
    for case in cases("king", 600):
        kinds, kings = read(case.hand)
        if kings != 1 or case.by != "self" or case.win == "k" or case.declared:
            continue
        with_king = oracle_score(**vars(case))
        for kind in range(20):
            if count(kinds)[kind] > 0 or score.NAMES[kind] == case.win:
                continue
            natural = replace(case, hand=case.hand.replace("k", score.NAMES[kind]))
            real = oracle_score(**vars(natural)) if can_occur(natural) else {"wins": False}
            assert not real["wins"] or (with_king["wins"] and with_king["pay_each"] >= real["pay_each"]), case.as_json()


def test_engine_and_oracle_agree_on_twenty_thousand_hands():
    """Winning, payment, 胡息, and an itemised breakdown that adds up."""
    total = compare(20_000, seed="twenty thousand")
    assert not total.found, f"{total}\n" + "\n".join(total.found[:3])


@pytest.mark.long
def test_engine_and_oracle_agree_on_a_million_hands():
    """The same, a million times, on two processes."""
    total = compare(1_000_000, jobs=2, seed="million", progress=sys.stderr)
    assert not total.found, f"{total}\n" + "\n".join(total.found[:3])


def test_engine_and_oracle_wait_for_the_same_cards():
    """Hands one card short: the same cards, the same 胡息 and payments."""
    for case in cases("waits", 150):
        if case.by == "deal":
            continue
        expected = {card: (result["huxi"], result["pay_each"])
                    for card, result in oracle_waits(case.game, case.laid, case.hand, case.options).items()}
        found = {wait["card"]: (wait["huxi"], wait["pay_each"])
                 for wait in hupai.waits(case.game, case.laid, case.hand, case.options)["waits"]}
        assert found == expected, f"hupai.waits({case.game!r}, {case.laid!r}, {case.hand!r}, {case.options!r})"


def test_every_win_at_a_table_is_paid_as_the_oracle_says():
    """Thirty matches between bots: what each win was paid for follows from the cards before it."""
    seen = set()
    for case, paid in wins(30, "table"):
        result = oracle_score(**vars(case))
        told = {name: result.get(name) for name in ("wins", "huxi", "pay_each")}
        assert told == {name: paid[name] for name in told}, case.as_json()
        seen.add(case.by)
    assert {"self", "other"} <= seen
