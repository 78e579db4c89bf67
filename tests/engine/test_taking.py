"""A 胡 is weighed against what the hand may still become, where that can be more: with a king in the hand."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from statistics import fmean

import pytest

from hupai.bots.base import Budget, Decision
from hupai.bots.choices import Choices
from hupai.bots.features import WAITS
from hupai.bots.ladder import BOTS
from hupai.bots.later import worth_later
from hupai.bots.strong import DISCARDS, Strong
from hupai.bots.taking import TOO_MUCH, but_win, win_worth
from hupai.registry import games
from hupai.table.chance import Stream
from hupai.zipai.actions import DECLARE, HU, PASS, RAISE
from hupai.zipai.cards import KINDS, KING
from hupai.zipai.claims import grows_by_itself
from hupai.zipai.foresight import claim_now, foresee, known_table
from hupai.zipai.observation import Observation, observe
from hupai.zipai.sampling import sample
from hupai.zipai.sight import live_copies
from hupai.zipai.state import SEATS
from hupai.zipai.winning import best_win, xing_kind
from tests.engine.playing import moments
from tests.engine.positions import read, stored


@cache
def wins_offered(game: str, hands: int = 60) -> list[Observation]:
    """What seats saw that could win or do something else, in hands of regular bots; nothing is to be announced."""
    bot, chance = BOTS["regular"], Stream("taking", game)
    found = []
    for t in moments(game, hands, lambda t, seat: decided(bot, observe(t, seat), chance).action, "taking"):
        seen = observe(t, t.pending[0])
        if HU in seen.legal and len(seen.legal) > 1 and not {DECLARE, RAISE} & set(seen.legal):
            found.append(seen)
    return found


def decided(bot, seen: Observation, chance: Stream | None = None, **budget) -> Decision:
    return bot.decide(seen, seen.legal, Budget(**budget), chance or Stream("taking", "decide"))


@pytest.mark.parametrize("name", ["strong", "expert"])
@pytest.mark.parametrize("game", ["yongzhou", "yongzhou-plain", "paohuzi", "leiyang"])
def test_who_holds_no_king_takes_every_win(game: str, name: str) -> None:
    offered = [seen for seen in wins_offered(game) if not seen.hand[KING]]
    assert len(offered) > 15
    assert all(decided(BOTS[name], seen, nodes=1).action == HU for seen in offered)


def weighed(hands: int = 150) -> list[Observation]:
    """Wins that a king holder weighs, those left out that any player lets go for a king win."""
    offered = [seen for seen in wins_offered("yongzhou", hands) if seen.hand[KING]]
    return [seen for seen in offered if decided(BOTS["regular"], seen).action == HU]


def test_who_holds_a_king_takes_the_win_unless_playing_on_is_rated_above_it() -> None:
    """What the win pays against what the others are rated, less what such ratings err by."""
    strong, taken, let_go = Strong(), 0, 0
    for seen in weighed():
        found = decided(strong, seen)
        others = strong.evaluator("yongzhou").ranked(Choices(seen, DISCARDS), but_win(seen.legal))
        values = {HU: win_worth(seen)} | {one.action: one.value - TOO_MUCH for one in others}
        assert dict(found.ranking) == values and found.ranking[0][0] == found.action
        if values[HU] == max(values.values()):
            taken += 1
            assert found.action == HU
        else:
            let_go += 1
            assert found.action != HU and found.reasons[0].code == "bot_waits_for_more"
    assert taken > 10 and let_go > 3


def test_looking_ahead_weighs_a_win_in_the_same_way() -> None:
    """What the seat comes to then is the win or the best of the others, whichever is more."""
    evaluator, wins, others = Strong().evaluator("yongzhou"), 0, 0
    for seen in weighed():
        t = sample(seen, Stream("taking", "world"))
        later, worth = worth_later(t, seen.seat, evaluator), win_worth(seen)
        assert worth is not None and later >= worth
        wins += later == worth
        others += later > worth
    assert wins > 10 and others > 3


def test_what_is_foreseen_after_a_win_let_go_waits_only_for_what_pays_more() -> None:
    """In Leiyang (过胡): some where the preview says so, none where none pays more.

    A 跑 that lies down by itself once the 胡 is let go is left out: the evaluator does not foresee it.
    """
    waiting, done = 0, 0
    for seen in wins_offered("leiyang"):
        if PASS in seen.legal and not grows_by_itself(known_table(seen), seen.seat):
            live = live_copies(seen)
            waits = [kind for kinds in foresee(seen, PASS).waits for kind in kinds if live[kind]]
            ((_, (_, amounts)),) = Choices(seen).positions(PASS)
            assert bool(waits) == (amounts[WAITS][1] > 0)
            waiting, done = waiting + bool(waits), done + (not waits)
    assert waiting > 3 and done > 3


def test_under_house_rules_every_win_is_taken() -> None:
    """What wins pay there is not what the weights have learned."""
    changed = games["yongzhou"].rules(xing_value=2)
    let_go = 0
    for seen in weighed():
        let_go += decided(BOTS["strong"], seen).action != HU
        assert decided(BOTS["strong"], replace(seen, rules=changed)).action == HU
    assert let_go > 3


def test_the_turned_card_counts_as_it_comes_on_average() -> None:
    """By settling the win with every card that may be turned; kings, which may stand for it, make it a little more."""
    apart = []
    for seen in wins_offered("yongzhou"):
        live, claim = live_copies(seen), claim_now(known_table(seen), seen)
        worth, total = win_worth(seen), 0
        for kind, copies in enumerate(live[: KINDS + 1]):
            xing = xing_kind(seen.rules, seen.live, kind, wall_empty=False)
            won = best_win(seen.rules, replace(claim, xing=xing))
            assert won is not None
            total += copies * 1000 * (SEATS - 1) * won.price.pay_each
        average = total / sum(live)
        assert worth is not None and worth <= average + SEATS
        apart.append((average - worth) / average)
        if not seen.hand[KING] and not live[KING]:
            assert average - worth < SEATS
    assert fmean(apart) < 0.1


def test_no_win_is_worth_nothing_to_weigh() -> None:
    seen = next(read(position) for position in stored() if "hu" not in position["legal"])
    assert win_worth(seen) is None


def test_asked_for_the_others_alone_it_says_nothing_of_the_win() -> None:
    """As a judge does that wants to know what else there is."""
    for seen in wins_offered("yongzhou"):
        rest = but_win(seen.legal)
        assert HU not in dict(Strong().decide(seen, rest, Budget(), Stream("taking", "rest")).ranking)
