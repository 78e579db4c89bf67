"""A 跑 that everybody can see coming leaves nothing to 吃 or 碰, and what older versions asked in vain still loads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from hupai.session import match_from_record
from hupai.session.sharing import link_of, shared
from hupai.table.chance import Stream
from hupai.table.match import Match
from hupai.table.record import format_record
from hupai.zipai.actions import CLAIM_PENG, HU, is_chi
from hupai.zipai.bots.rollout_policy import rollout_action
from hupai.zipai.melds import PENG, WEI
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.state import FLIP, PHASE_CLAIM, Table
from tests.engine.amounts import few_or_many
from tests.engine.playing import moments
from tests.engine.zipai_games import games


def open_pao_seat(t: Table) -> int:
    """The seat before which three of the lying card lie for all to see, so that it must 跑 it; -1 for none."""
    for seat in range(SEATS):
        for meld in t.melds[seat]:
            peng = meld[0] == PENG and t.live_from == FLIP
            wei = meld[0] == WEI and not t.rules.wei_hidden
            if (peng or wei) and meld[1] == t.live:
                return seat
    return -1


def claims(t: Table) -> list[int]:
    """Every 吃 and 碰 offered."""
    return [action for seat in t.pending for action in t.offers[seat] if action == CLAIM_PENG or is_chi(action)]


def windows(game: str, hands: int, seed: str) -> Iterator[Table]:
    """Every window on a card of which three lie open."""
    for t in moments(game, hands, rollout_action, seed):
        if t.phase == PHASE_CLAIM and open_pao_seat(t) >= 0:
            yield t


@few_or_many("wanted", 3, 300)
@pytest.mark.parametrize("game", sorted(games))
def test_nobody_may_claim_a_card_that_an_open_peng_or_wei_takes(game: str, wanted: int) -> None:
    asked = 0
    for t in islice(windows(game, 200 * wanted, "open pao"), wanted):
        assert not claims(t)
        assert all(HU in t.offers[seat] for seat in t.pending)
        asked += 1
    assert asked == wanted


def match_asked_in_vain(game_id: str) -> Match:
    """A match of one hand in which somebody was asked about a card that an open group takes, as 0.2.0 did."""
    game = games[game_id]
    rules = replace(game.rules(), asks_in_vain=True)
    for number in range(4000):
        match = Match(game, rules, ("random",) * SEATS, 1, f"vain{number}")
        chance, in_vain = Stream("vain", str(number)), False
        while match.hand.result is None:
            t = match.hand.table
            in_vain |= t.phase == PHASE_CLAIM and open_pao_seat(t) >= 0 and bool(claims(t))
            seat = match.hand.to_act[0]
            legal = match.hand.legal(seat)
            match.act(seat, "hu" if "hu" in legal and chance.below(2) else chance.choice(legal))
        if in_vain:
            return match
    raise AssertionError("no such hand")


@pytest.mark.parametrize("game", ["shaoyang", "paohuzi"])
def test_a_record_and_a_link_of_a_version_that_asked_in_vain_still_open(game: str) -> None:
    match = match_asked_in_vain(game)
    record = format_record(match.record("0.2.0"))
    assert format_record(match_from_record(record).record("0.2.0")) == record
    link = link_of(match, 1, 3, 0)
    assert link_of(shared(link).match, 1, 3, 0) == link
