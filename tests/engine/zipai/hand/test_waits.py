"""The waits of a hand: the quick check rejects no win, and every wait is a card on which the turn offers 胡."""

from __future__ import annotations

from collections import Counter

import pytest

from hupai.table.chance import Stream
from hupai.zipai.bots.rollout_policy import rollout_action
from hupai.zipai.calculators import waits as calculated
from hupai.zipai.cards import KINDS, KING, Kind, checked_counts, code, format_cards, parse_card
from hupai.zipai.hand.seat_cards import single_seat_table
from hupai.zipai.hand.waits import could_complete, waits, win_claim_of, wins_now, wins_on
from hupai.zipai.hand.win_claim import NO_LIMIT, laid_first
from hupai.zipai.hand.winning import best_win
from hupai.zipai.melds import GROUP_NAMES, TI, meld_cards
from hupai.zipai.rules.ruleset import DEALT, SEATS
from hupai.zipai.rules.win_facts import BY_DEAL, BY_NAMES, BY_OTHER, BY_SELF
from hupai.zipai.state import Table
from tests.engine.amounts import few_or_many, few_or_parts
from tests.engine.playing import moments
from tests.engine.zipai.hand.played_flips import played_waits
from tests.engine.zipai_games import games


@pytest.mark.parametrize("game", sorted(games))
def test_the_quick_check_rejects_no_winning_card(game: str) -> None:
    """At every decision of some hands, for every seat and every way a card may come."""
    ready = spared = 0
    for t in moments(game, 3, rollout_action, "readiness"):
        for seat in range(SEATS):
            possible = could_complete(t, seat)
            won = {kind for kind in range(KINDS) for by in range(len(BY_NAMES)) if wins_on(t, seat, kind, by)}
            assert won <= set(possible)
            assert list(possible) == sorted(possible)
            ready += bool(won)
            spared += not possible
    assert ready > 10 and spared > 60


@few_or_parts(25, 600)
@pytest.mark.parametrize("kings", [2, 3, 4])
def test_the_quick_checks_of_hands_with_kings_reject_no_division_that_wins(kings: int, number: int, seed: str) -> None:
    """On an own flip, or as dealt: where 限胡 goes by 番, they refuse a hand by its colours before it is divided."""
    found = Counter[bool]()
    for deal in range(number):
        chance = Stream(seed, f"{kings} kings {deal}")
        options = {"tianhu": chance.choice((1, 2)), "red_to_black": chance.choice((0, 15)), "king_limit": "fan"}
        for t in moments("yongzhou", 1, rollout_action, f"{seed}{deal}", kings=kings, **options):
            for seat in range(SEATS):
                if t.hands[seat][KING] < 2 or t.dead[seat] or t.skips[seat]:
                    continue
                by, card = (BY_DEAL, None) if t.live < 0 else (BY_SELF, t.live)
                won = best_win(t.rules, laid_first(win_claim_of(t, seat, by, card))) is not None
                if card is None:
                    assert wins_now(t, seat, by) == won
                else:
                    assert wins_on(t, seat, card, by) == won and (card in could_complete(t, seat) or not won)
                found[won] += 1
    assert found[True] and found[False] > found[True]


def owes_a_discard(t: Table, seat: int) -> bool:
    """Whether the seat holds one card more than a hand that waits."""
    cards = sum(t.hands[seat]) + sum(len(meld_cards(meld)) for meld in t.melds[seat])
    return cards > DEALT + max(0, t.quads[seat] - 1)


def compare_with_played_flips(game: str, positions: int, seed: str) -> Counter[str]:
    """Compare what seats wait for with what the turn offers, until so many positions were seen; count them.

    The engine's waits are those of the page and of hints, ``hupai waits`` works out its own. Of the positions that
    the quick check rejects, every twentieth is played as well.
    """
    seen: Counter[str] = Counter()
    for t in moments(game, positions, rollout_action, seed):
        for seat in range(SEATS):
            if owes_a_discard(t, seat) or t.skips[seat]:
                continue
            seen["positions"] += 1
            if not could_complete(t, seat) and seen["positions"] % 20:
                continue
            for by in (BY_SELF, BY_OTHER):
                found = waits(t, seat, by)
                place = (game, t.hands[seat], t.melds[seat], BY_NAMES[by])
                assert found == played_waits(t, seat, by), place
                if not (t.dead[seat] or t.above[seat]) and t.limits[seat] == NO_LIMIT:
                    assert found == calculated_waits(t, seat, by), place
                seen["waiting"] += bool(found)
                seen["with a king"] += bool(found and t.hands[seat][KING])
        if seen["positions"] >= positions:
            break
    assert seen["positions"] >= positions
    return seen


def calculated_waits(t: Table, seat: int, by: int) -> list[Kind]:
    """Return what ``hupai waits`` says of the seat's cards."""
    laid = " ".join(f"{GROUP_NAMES[meld[0]]}:{format_cards(meld_cards(meld))}" for meld in t.melds[seat])
    hand = format_cards([kind for kind, copies in enumerate(t.hands[seat]) for _ in range(copies)])
    return [parse_card(row["card"]) for row in calculated(t.rules, laid, hand, BY_NAMES[by])["waits"]]


@few_or_many("positions", 100, 10_000)
@pytest.mark.parametrize("game", sorted(games))
def test_the_turn_offers_a_win_on_every_wait_and_on_no_other_card(game: str, positions: int) -> None:
    seen = compare_with_played_flips(game, positions, "flips")
    assert seen["waiting"] > 3
    assert seen["with a king"] > 2 or not games[game].rules().kings


def test_a_king_does_not_win_on_an_own_flip_that_is_laid_with_a_pair_first() -> None:
    """A third 八 would be laid as 偎, and what is left would not divide: only 四 and 七 win."""
    rules = games["yongzhou"].rules()
    held = checked_counts("123s 270s 66s 3b5b6b88b9b0b k", kings=rules.kings)
    t = single_seat_table(rules, 0, [(TI, parse_card("1b"), -1, 0)], held)
    assert [code(kind) for kind in waits(t, 0, BY_SELF)] == ["4b", "7b"]


def test_nothing_wins_without_huxi_on_an_own_flip_that_is_laid_first() -> None:
    """A third 陆 could stand in a run, and the hand had no 胡息; but it is laid as 偎, which has six."""
    rules = games["leiyang"].rules()
    held = checked_counts("2234567899s 2345667899b", kings=rules.kings)
    t = single_seat_table(rules, 0, [], held)
    assert [code(kind) for kind in waits(t, 0, BY_SELF)] == ["3s", "6s", "3b"]
    assert parse_card("6b") in waits(t, 0, BY_OTHER)
