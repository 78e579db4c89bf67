"""What holds for every payment in every game, and the payments of any hand against a plain account of the rules.

The account asks for each pair of seats what one owes the other. It shares no code with the settlement.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from hupai.mahjong.games.base import BASE
from hupai.mahjong.melds import ANGANG, GANG, JIAGANG
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.settlement import (
    SeatStanding,
    bird_payments,
    exhausted_payments,
    kong_payments,
    win_payments,
)
from hupai.mahjong.rules.win_claim import BY_DISCARD, BY_ROB, BY_SELF
from hupai.table.payments import Payment, totals
from tests.engine.mahjong.rules.settling import worth

YONGZHOU = replace(BASE, kong_points="at_end", robbed_pays_all=True, birds=2)
KAWUXING = replace(BASE, seats=3, kong_points="at_once", kong_on_draw="keep")
YIBIN = replace(BASE, wins_to_end=3, draw_penalty="blood")


@st.composite
def rule_sets(draw: st.DrawFn) -> MahjongRules:
    """One of the three games with any of its options that payments depend on."""
    game = draw(st.sampled_from([YONGZHOU, KAWUXING, YIBIN]))
    if game is YONGZHOU:
        return replace(game, kong_points=draw(st.sampled_from(["at_end", "none"])))
    if game is KAWUXING:
        return replace(
            game,
            cap=draw(st.sampled_from([0, 8, 16, 32])),
            both_revealed=draw(st.sampled_from([2, 4])),
            feed_rule=draw(st.sampled_from(["free", "no_feed_revealed", "feeder_pays_all"])),
            draw_penalty=draw(
                st.sampled_from(["first_revealer", "all_revealed", "suizhou", "xiaogan", "none"]),
            ),
        )
    return replace(
        game,
        gangpao_payer=draw(st.sampled_from(["discarder", "supplier"])),
        piao=draw(st.sampled_from(["choose", "off", "fixed"])),
        piao_on_draw=draw(st.booleans()),
        kong_points=draw(st.sampled_from(["none", "sichuan"])),
    )


@st.composite
def tables(draw: st.DrawFn) -> tuple[MahjongRules, list[SeatStanding]]:
    """A rule set and seats as they can stand in it, at least two of them still playing."""
    rules = draw(rule_sets())
    seats = range(rules.seats)
    blood = rules.wins_to_end > 1
    won = draw(st.sets(st.sampled_from(seats), max_size=2)) if blood else set()
    revealers = draw(st.permutations(seats))[: draw(st.integers(0, rules.seats))] if rules.seats == 3 else []
    standings = [
        SeatStanding(
            playing=seat not in won,
            revealed=revealers.index(seat) + 1 if seat in revealers else 0,
            piao=blood and draw(st.booleans()),
            dead=blood and draw(st.booleans()),
            three_suits=blood and draw(st.booleans()),
            best_wait=draw(st.sampled_from([4 if seat in revealers else 0, 1, 2, 8])),
        )
        for seat in seats
    ]
    return rules, standings


@st.composite
def wins(draw: st.DrawFn) -> tuple[MahjongRules, list[SeatStanding], int, int, int | None, int | None]:
    """Rules, standings, winner, how the tile came, its source, and the supplier of a 杠 before the discard."""
    rules, standings = draw(tables())
    playing = [seat for seat, standing in enumerate(standings) if standing.playing]
    winner = draw(st.sampled_from(playing))
    others = [seat for seat in playing if seat != winner]
    by = draw(st.sampled_from([BY_SELF, BY_DISCARD, BY_ROB]))
    source = None if by == BY_SELF else draw(st.sampled_from(others))
    suppliers = [seat for seat in range(rules.seats) if seat != source]
    supplier = draw(st.sampled_from([None, *suppliers])) if by == BY_DISCARD else None
    return rules, standings, winner, by, source, supplier


def check(payments: Sequence[Payment], seats: int) -> None:
    """Every payment goes from one seat to another, nobody pays a seat twice for one thing, and the sum is zero."""
    assert all(payment.points > 0 and payment.payer != payment.payee for payment in payments)
    assert all({payment.payer, payment.payee} <= set(range(seats)) for payment in payments)
    pairs = [(payment.payer, payment.payee, payment.why) for payment in payments]
    assert len(pairs) == len(set(pairs))
    assert sum(totals(payments, seats)) == 0


@given(wins(), st.sampled_from([1, 2, 4, 8, 32, 512]), st.integers(0, 6))
def test_only_others_who_still_play_pay_a_win_and_all_of_it_goes_to_the_winner(win, multiplier, hits):
    rules, standings, winner, by, source, supplier = win
    value = worth(multiplier, 6 if rules.wins_to_end > 1 else None)
    for payments in (
        win_payments(rules, winner, by, value, source, standings, supplier),
        bird_payments(rules, winner, by, hits, source, standings, supplier),
    ):
        check(payments, rules.seats)
        assert all(payment.payee == winner and standings[payment.payer].playing for payment in payments)
        others = sum(standing.playing for standing in standings) - 1
        assert len(payments) in ({1} if source is not None else {others}) or (hits == 0 and not payments)


@given(wins(), st.sampled_from([1, 2, 4, 8, 32]))
def test_a_win_costs_each_payer_what_a_plain_account_of_the_rules_says(win, multiplier):
    rules, standings, winner, by, source, supplier = win
    capped = rules.cap or 10**9
    own = standings[winner]

    def share(payer: int) -> int:
        other = standings[payer]
        revealed = [seat for seat in (own, other) if seat.revealed]
        doubled = multiplier * [1, 2, rules.both_revealed][len(revealed)]
        floating = {"off": 0, "choose": own.piao + other.piao, "fixed": 2}[rules.piao]
        return min(doubled, capped) * 2**floating

    expected: dict[int, int] = {}
    if by == BY_SELF:
        expected = {seat: share(seat) for seat in range(rules.seats) if seat != winner and standings[seat].playing}
    else:
        payer = source
        supplier_can_pay = supplier is not None and supplier != winner and standings[supplier].playing
        if rules.gangpao_payer == "supplier" and supplier_can_pay:
            payer = supplier
        for_all = rules.robbed_pays_all if by == BY_ROB else False
        if rules.feed_rule == "feeder_pays_all" and own.revealed and not standings[source].revealed:
            for_all = True
        expected = {payer: share(payer) * (rules.seats - 1 if for_all else 1)}
    value = worth(multiplier, 6 if rules.wins_to_end > 1 else None)
    payments = win_payments(rules, winner, by, value, source, standings, supplier)
    assert {payment.payer: payment.points for payment in payments} == expected


@given(tables(), st.data())
def test_only_others_who_still_play_pay_a_gang_and_each_in_a_chain_costs_twice_as_much_or_the_same(table, data):
    rules, standings = table
    playing = [seat for seat, standing in enumerate(standings) if standing.playing]
    owner = data.draw(st.sampled_from(playing))
    group = data.draw(st.sampled_from([GANG, ANGANG, JIAGANG]))
    others = [seat for seat in playing if seat != owner]
    source = data.draw(st.sampled_from(others)) if group == GANG else None
    chain = [kong_payments(rules, group, owner, source, standings, number) for number in range(4)]
    for payments in chain:
        check(payments, rules.seats)
        payers = {payment.payer for payment in payments}
        assert payers == ({source} if group == GANG else set(others)) or (rules.kong_points == "none" and not payers)
        assert all(payment.payee == owner for payment in payments)
    factor = 2 if rules.kong_points == "at_once" else 1
    for one, following in pairwise(chain):
        assert [payment.points for payment in following] == [payment.points * factor for payment in one]


def owes_after_exhausted_wall(rules: MahjongRules, standings: Sequence[SeatStanding], payer: int, payee: int) -> int:
    """What one seat owes another after an exhausted wall, asked for the two of them alone."""
    one, other = standings[payer], standings[payee]
    ready = [seat.playing and not seat.dead and not seat.three_suits and seat.best_wait > 0 for seat in standings]
    cha_jiao = one.playing and not ready[payer] and ready[payee]
    if rules.draw_penalty == "first_revealer" or (rules.draw_penalty == "suizhou" and all(ready)):
        return int(one.revealed == 1)
    if rules.draw_penalty == "all_revealed":
        return int(one.revealed > 0)
    if rules.draw_penalty == "suizhou":
        return int(cha_jiao)
    if rules.draw_penalty == "xiaogan":
        return other.best_wait if cha_jiao else 0
    if rules.draw_penalty == "none":
        return 0
    pig, other_pig = (seat.playing and seat.three_suits and not seat.dead for seat in (one, other))
    points = (0 if other_pig else 32) if pig else other.best_wait if cha_jiao else 0
    if rules.piao_on_draw and rules.piao != "off":
        points *= 4 if rules.piao == "fixed" else 2 ** (one.piao + other.piao)
    return points


@given(tables())
def test_an_exhausted_wall_costs_what_a_plain_account_of_the_rules_says(table):
    rules, standings = table
    payments = exhausted_payments(rules, standings)
    check(payments, rules.seats)
    assert all(standings[payment.payer].playing for payment in payments)
    expected = {
        (payer, payee): owed
        for payer in range(rules.seats)
        for payee in range(rules.seats)
        if payer != payee and (owed := owes_after_exhausted_wall(rules, standings, payer, payee))
    }
    assert {(payment.payer, payment.payee): payment.points for payment in payments} == expected
