"""With a king in the hand, a 胡 is weighed against playing on, if that can pay more."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from statistics import fmean
from typing import Any

import pytest

import hupai
from hupai.bots.base import Budget, Decision
from hupai.table.chance import Stream, shuffled
from hupai.table.payments import totals
from hupai.zipai.actions import DECLARE, HU, PASS, RAISE
from hupai.zipai.bots.afterstates import Afterstates
from hupai.zipai.bots.features import WAIT_VALUE
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.bots.rollout import rollout_value
from hupai.zipai.bots.strong import DISCARDS, Strong
from hupai.zipai.bots.win_or_continue import OVERRATED, value_of_win, without_win
from hupai.zipai.cards import KINDS, KING, full_deck, successor
from hupai.zipai.determinize.sample import sample
from hupai.zipai.hand.winning import best_win, xing_kind
from hupai.zipai.position import parse_position
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.rules.settlement import win_payments, with_xing
from hupai.zipai.rules.sitting import sitter_payments
from hupai.zipai.state import PHASE_CLAIM
from hupai.zipai.turn.claim_window import forced_pao
from hupai.zipai.turn.machine import begin, step
from hupai.zipai.view.observation import Observation, observe
from hupai.zipai.view.unseen import hidden_copies
from hupai.zipai.why.preview import current_win_claim, own_table, preview_action
from tests.engine.playing import moments
from tests.engine.positions import stored
from tests.engine.zipai_games import games


@cache
def wins_offered(game: str, hands: int = 25) -> list[Observation]:
    """What seats saw that could win or do something else, in hands of beginners; no king win could be announced."""
    bot, chance = LADDER["beginner"], Stream("taking", game)
    found = []
    for t in moments(game, hands, lambda t, seat: decided(bot, observe(t, seat), chance).action, "taking"):
        seen = observe(t, t.pending[0])
        if HU in seen.legal and len(seen.legal) > 1 and not {DECLARE, RAISE} & set(seen.legal):
            found.append(seen)
    return found


def decided(bot, seen: Observation, chance: Stream | None = None, nodes: int = 1, explain: bool = False) -> Decision:
    return bot.decide(seen, seen.legal, Budget(nodes, explain=explain), chance or Stream("taking", "decide"))


@pytest.mark.parametrize("name", ["strong", "expert"])
@pytest.mark.parametrize("game", ["yongzhou", "yongzhou-plain", "paohuzi", "leiyang"])
def test_a_seat_without_kings_takes_every_win(game: str, name: str) -> None:
    offered = [seen for seen in wins_offered(game) if not seen.hand[KING]]
    assert len(offered) > 5
    assert all(decided(LADDER[name], seen).action == HU for seen in offered)


@cache
def weighed() -> list[Observation]:
    """Wins that a king holder weighs, without those that any player passes for a king win."""
    offered = [seen for seen in wins_offered("yongzhou") if seen.hand[KING]]
    return [seen for seen in offered if decided(LADDER["regular"], seen).action == HU]


def test_a_king_holder_takes_the_win_unless_playing_on_is_rated_higher() -> None:
    """The payment of the win against the ratings of the others, less the error of such ratings."""
    strong, taken, let_go = Strong(), 0, 0
    for seen in weighed():
        found = decided(strong, seen, explain=True)
        others = strong.evaluator(seen.rules).ranked(Afterstates(seen, DISCARDS), without_win(seen.legal))
        values = {HU: value_of_win(seen)} | {one.action: one.value - OVERRATED for one in others}
        assert dict(found.ranking) == values and found.ranking[0][0] == found.action
        if values[HU] == max(values.values()):
            taken += 1
            assert found.action == HU
        else:
            let_go += 1
            assert found.action != HU and found.reasons[0].code == "bot_waits_for_more"
    assert taken > 4 and let_go > 1


def test_the_search_weighs_a_win_in_the_same_way() -> None:
    """The seat's value then is the win or the best of the others, whichever is more."""
    evaluator, wins, others = Strong().evaluator(hupai.games["yongzhou"].rules()), 0, 0
    for seen in weighed():
        t = sample(seen, Stream("taking", "world"))
        later, worth = rollout_value(t, seen.seat, evaluator), value_of_win(seen)
        assert worth is not None and later >= worth
        wins += later == worth
        others += later > worth
    assert wins > 4 and others > 1


def test_after_a_passed_win_only_cards_that_pay_more_are_foreseen() -> None:
    """In Leiyang (过胡) a win is foreseen exactly if the preview names a card that still wins."""
    waiting, done = 0, 0
    for seen in wins_offered("leiyang"):
        if PASS in seen.legal and not forced_pao(own_table(seen), seen.seat):
            live = hidden_copies(seen)
            waits = [kind for kinds in preview_action(seen, PASS).waits for kind in kinds if live[kind]]
            ((_, (_, amounts)),) = Afterstates(seen).features_after(PASS)
            assert bool(waits) == (amounts[WAIT_VALUE][1] > 0)
            waiting, done = waiting + bool(waits), done + (not waits)
    assert waiting > 1 and done > 1


def test_a_pao_that_follows_a_passed_win_is_foreseen() -> None:
    """The discards after it that leave the hand waiting are those of the preview."""
    with_discard = waiting = 0
    for game in ("leiyang", "paohuzi"):
        for seen in wins_offered(game):
            if seen.phase != PHASE_CLAIM or not seen.wall_left or not forced_pao(own_table(seen), seen.seat):
                continue
            live, preview = hidden_copies(seen), preview_action(seen, PASS)
            found = {kind: amounts[WAIT_VALUE][1] > 0 for kind, (_, amounts) in Afterstates(seen).features_after(PASS)}
            if -1 in found:
                assert found == {-1: any(live[kind] for kinds in preview.waits for kind in kinds)}
                continue
            with_discard += 1
            expected = {
                kind for kind, waits in preview.by_discard if any(live[card] for cards in waits for card in cards)
            }
            assert {kind for kind, waits in found.items() if waits} == expected
            waiting += bool(expected)
    assert with_discard > 1 and waiting > 1


def test_a_king_holder_weighs_a_win_under_house_rules_too() -> None:
    changed = games["yongzhou"].rules(xing_value=2)
    let_go = [decided(LADDER["strong"], replace(seen, rules=changed)).action != HU for seen in weighed()]
    assert 1 < sum(let_go) < len(let_go)


def test_the_turned_card_counts_with_its_average() -> None:
    """Computed by settling the win with every card that may be turned; kings, which may stand for it, add a little."""
    apart = []
    for seen in wins_offered("yongzhou"):
        live, claim = hidden_copies(seen), current_win_claim(own_table(seen), seen)
        worth, total = value_of_win(seen), 0
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


@pytest.mark.parametrize("options", [{}, {"cap_per_loser": 100}, {"sitter_share": "winner"}], ids=["", "cap", "half"])
def test_a_win_at_a_table_with_a_sitter_counts_what_the_winner_keeps(options: dict[str, Any]) -> None:
    """Settled with every card that may be turned, the sitter's part and the cap included."""
    rules = games["yongzhou"].rules(seats=4, xing_value=3, base_bonus=4, **options)
    bot, found = LADDER["beginner"], 0
    for number in range(12):
        t = begin(rules, shuffled(full_deck(rules.kings), f"sits{number}"), number % 4)
        while t.result is None:
            seen = observe(t, t.pending[0])
            if HU in seen.legal and not {DECLARE} & set(seen.legal):
                worth = value_of_win(seen)
                assert worth is not None and abs(worth - mean_take(seen)) < 1
                found += 1
            step(t, t.pending[0], decided(bot, seen).action, None)
    assert found > 6


def mean_take(seen: Observation) -> float:
    """What the winner has on average, in thousandths: all payments of the win with each card that may be turned."""
    live, claim, total = hidden_copies(seen), current_win_claim(own_table(seen), seen), 0
    plain = best_win(seen.rules, claim)
    assert plain is not None
    cards = [card for group in plain.groups for card in group.cards]
    for kind, copies in enumerate(live[: KINDS + 1]):
        xing = 0 if kind == KING or not seen.wall_left else cards.count(successor(kind, 1)) * seen.rules.xing_value
        price = with_xing(seen.rules, plain.price, xing)
        paid = win_payments(seen.rules, seen.seat, seen.others, -1, price.pay_each, claim.by)
        paid += sitter_payments(seen.rules, seen.dealer, seen.seat, seen.others, price, xing)
        total += copies * totals(paid, 4)[seen.seat]
    return 1000 * total / sum(live)


def test_without_a_win_there_is_nothing_to_weigh() -> None:
    positions = (parse_position(position["position"]) for position in stored())
    seen = next(seen for seen in positions if HU not in seen.legal)
    assert value_of_win(seen) is None


def test_a_rating_of_the_other_choices_does_not_mention_the_win() -> None:
    """For a judge that asks what else there is."""
    for seen in wins_offered("yongzhou"):
        rest = without_win(seen.legal)
        assert HU not in dict(Strong().decide(seen, rest, Budget(), Stream("taking", "rest")).ranking)
