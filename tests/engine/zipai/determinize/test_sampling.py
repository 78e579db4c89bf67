"""A sampled table shows its seat what it sees, is consistent, and can be played on; it uses nothing hidden."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hupai.table.chance import Stream
from hupai.table.hand import Hand
from hupai.zipai.cards import KINDS
from hupai.zipai.determinize.evidence import evidence_of
from hupai.zipai.determinize.sample import sample
from hupai.zipai.eating import eatings
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.turn.opening import is_waiting
from hupai.zipai.view.observation import observe
from tests.engine.amounts import examples
from tests.engine.decks import deal, drain, play, settle
from tests.engine.invariants import check
from tests.engine.playing import play_on, snapshot
from tests.engine.strategies import hands
from tests.engine.zipai_games import each_game


@each_game
@given(st.data())
@examples(5, 150)
def test_a_sampled_table_looks_the_same_is_consistent_and_can_be_played_to_its_end(
    game_id: str, data: st.DataObject
) -> None:
    """For every seat and decision: same observation, every invariant, to the end."""
    hand = data.draw(hands(game_id))
    for seat in range(hand.seats):
        seen = observe(hand.table, seat)
        t = sample(seen, Stream("sample", str(seat)))
        assert observe(t, seat) == seen
        check(t)
        assert snapshot(sample(seen, Stream("sample", str(seat)))) == snapshot(t), "the same stream, another table"
        play_on(t, Stream("on", str(seat)), check=check)


@each_game
@given(st.data())
@examples(6, 150)
def test_proven_facts_are_true(game_id: str, data: st.DataObject) -> None:
    """The real hands lie within the bounds, and the real 臭牌 include those that all could see."""
    hand = data.draw(hands(game_id))
    t = hand.table
    for seat in range(hand.seats):
        known = evidence_of(observe(t, seat))
        for other in range(hand.seats):
            if other == seat:
                continue
            assert all(map(int.__le__, t.hands[other], known.most[other]))
            tied = t.dead[other] or t.barred[other] or t.skips[other]
            for kind in range(KINDS):
                held, bit = t.hands[other][kind], 1 << kind
                if known.no_peng[other] & bit and held == 2 and t.loose[other] > 2 and not tied:
                    assert t.no_peng[other] & bit
                # With fewer loose cards than any 吃 and its 比牌 take, there was no choice when the card lay.
                if known.no_chi[other] & bit and known.unseen[kind] and t.loose[other] > 8 and not tied:
                    eatable = eatings(t.hands[other], kind) and not t.rules.chi_bian_da_bian
                    assert t.no_chi[other] & bit or not eatable
        if known.shown >= 0:
            down = [t.melds[owner][place][1] for owner, place in known.hidden if owner == t.dealer]
            assert t.hands[t.dealer][known.shown] or known.shown in down


def counted(hand: Hand, seat: int, other: int, kind: int, samples: int) -> int:
    """In how many of that many samples another hand holds a card of this kind."""
    seen = hand.view(seat)
    return sum(sample(seen, Stream("count", str(number))).hands[other][kind] > 0 for number in range(samples))


def test_every_unseen_card_is_equally_likely_in_every_unseen_place() -> None:
    """A hand of twenty holds a given one of the 59 unseen cards in 20 of 59 samples, within sampling error."""
    hand = deal("112233445566778899b", "", "", shown="0b", game="yongzhou-plain")
    seen = hand.view(0)
    samples = 1500
    found = [[0] * KINDS, [0] * KINDS]
    for number in range(samples):
        t = sample(seen, Stream("even", str(number)))
        for other in (1, 2):
            for kind in range(KINDS):
                found[other - 1][kind] += t.hands[other][kind]
    unseen = evidence_of(seen).unseen
    for row in found:
        assert sum(row) == 20 * samples
        for kind in range(KINDS):
            share = row[kind] / (samples * unseen[kind])
            # A kind of which all four are unseen is slightly rarer: four never stay in a hand.
            assert abs(share - 20 / 59) < 0.05, (kind, share)


def test_a_hand_holds_at_most_two_of_a_dead_card_and_that_of_its_player_at_most_one() -> None:
    """跑, 提 and 偎 are compulsory: who passed a card holds no three of it, and who played it at most one more."""
    hand = deal("5566778899s46s4468b00b", "", "", game="yongzhou-plain", wall="2s3b")
    while not hand.over and sum(map(len, hand.view(0).discards)) < 2:
        seat = hand.to_act[0]
        hand.act(seat, "pass" if "pass" in hand.legal(seat) else hand.legal(seat)[-1])
    died = [(owner, kind) for owner in range(SEATS) for kind, _ in hand.view(0).discards[owner]]
    assert len(died) == 2
    for seat in range(SEATS):
        for number in range(60):
            t = sample(hand.view(seat), Stream("dead", str(number)))
            for owner, kind in died:
                for other in {0, 1, 2} - {seat}:
                    assert t.hands[other][kind] <= (1 if other == owner else 2)


def test_the_shown_card_stays_in_the_dealer_s_hand_until_it_leaves_openly() -> None:
    """All saw it join that hand."""
    hand = deal("", "", "", shown="7b", game="yongzhou-plain")
    assert counted(hand, 1, 0, 16, 40) == 40
    play(hand, "0 discard 7b")
    assert evidence_of(hand.view(1)).shown == -1


def test_a_face_down_wei_is_of_a_kind_with_three_unseen_cards() -> None:
    """All see that it is a 偎, and nobody else knows of which kind."""
    hand = settle(play(deal("0b", "88s", wall="8s", xing="off"), "0 discard 0b"))
    seen = hand.view(0)
    kinds = set()
    for number in range(80):
        t = sample(seen, Stream("down", str(number)))
        kind = t.melds[1][0][1]
        assert evidence_of(seen).unseen[kind] >= 3 and t.hands[1][kind] == 0
        kinds.add(kind)
    assert len(kinds) > 6
    assert hand.table.melds[1][0][1] == 7


def test_a_raised_hand_waits_in_every_sample() -> None:
    """Only a waiting hand may be raised (``win.raise``)."""
    hand = deal("", "123s123b567s567b999s999b44s", "", game="leiyang", wu_hu=False)
    play(hand, "1 raise")
    assert hand.view(0).raised == (False, True, False)
    for number in range(10):
        assert is_waiting(sample(hand.view(0), Stream("raised", str(number))), 1)


def test_a_finished_hand_has_nothing_to_sample() -> None:
    """A finished hand has no unseen cards."""
    hand = drain(deal("", "", "", game="yongzhou-plain"))
    with pytest.raises(ValueError, match="over"):
        sample(hand.view(0), Stream("x", "y"))
