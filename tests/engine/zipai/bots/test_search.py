"""Search: the same sampled tables for all candidates, halving after each round, a budget and a deadline."""

from __future__ import annotations

import pytest

import hupai
from hupai.bots.base import POINT, Budget
from hupai.bots.search import Candidate, sequential_halving
from hupai.bots.value_reasons import with_search_support
from hupai.table.chance import Stream, shuffled
from hupai.zipai.actions import DECLARE, HU, RAISE
from hupai.zipai.bots.afterstates import Afterstates
from hupai.zipai.bots.beliefs import Belief
from hupai.zipai.bots.expert import CLOSE, MOST, Expert
from hupai.zipai.bots.rollout import play_choice, rollout_value
from hupai.zipai.bots.rollout_policy import rollout_action
from hupai.zipai.bots.strong import Strong
from hupai.zipai.cards import full_deck
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.state import PHASE_OVER, Table
from hupai.zipai.turn.machine import begin, step
from hupai.zipai.view.observation import Observation, observe
from tests.engine.amounts import amount, richest
from tests.engine.zipai_games import games


def positions(game: str, seed: str = "search", least: int = 4) -> list[Observation]:
    """Positions of a hand in which a seat has several choices, from the deal on."""
    rules = hupai.games[game].rules()
    t = begin(rules, shuffled(full_deck(rules.kings), seed), 0)
    found = []
    while t.phase != PHASE_OVER:
        seat = t.pending[0]
        if len(t.offers[seat]) >= least and HU not in t.offers[seat]:
            found.append(observe(t, seat))
        step(t, seat, rollout_action(t, seat))
    return found


def search(seen: Observation, candidates: list[Candidate], **budget) -> list[Candidate]:
    """The candidates after a search on tables that the seat believes in, best first."""
    evaluator = Strong().evaluator(seen.rules)

    def outcome(candidate: Candidate, t: Table) -> int:
        play_choice(t, seen.seat, candidate.action, candidate.follow_up)
        return rollout_value(t, seen.seat, evaluator)

    chosen = {"nodes": 60, "prior_worlds": 1, "rng": Stream("worlds", "x"), **budget}
    return sequential_halving(candidates, world=Belief(seen).sample_world, outcome=outcome, **chosen)


def searched(seen: Observation, actions, **budget):
    """Candidates for these actions after a search, in the given order."""
    found = [Candidate(action, -1, 0) for action in actions]
    search(seen, found, **budget)
    return found


@pytest.mark.parametrize("game", sorted(games))
def test_all_candidates_are_tried_on_the_same_tables(game):
    """The same action listed twice gets the same result on every table."""
    seen = positions(game)[0]
    one, again = searched(seen, [seen.legal[0]] * 2)
    assert one.results == again.results and len(one.results) == 30 and len(set(one.results)) > 1
    assert one.not_behind(again) == 30


def test_half_of_the_candidates_remain_after_each_round():
    seen = positions("paohuzi", least=6)[0]
    found = searched(seen, seen.legal[:6], nodes=180)
    worlds = sorted(len(one.results) for one in found)
    # Three rounds of sixty tries: six candidates share ten tables, three play twenty more, two thirty more.
    assert worlds == [10, 10, 10, 30, 60, 60] and sum(worlds) == 180
    kept = [one for one in found if len(one.results) > 10]
    assert min(sum(one.results[:10]) for one in kept) >= max(
        sum(one.results) for one in found if len(one.results) == 10
    )


def test_candidates_are_sorted_best_first_and_dropped_ones_last():
    seen = positions("paohuzi", least=6)[0]
    found = [Candidate(action, -1, 0) for action in seen.legal[:5]]
    ordered = search(seen, found, nodes=200)
    assert sorted(one.action for one in ordered) == sorted(seen.legal[:5])
    assert ordered[0].rating(1) >= ordered[1].rating(1)
    assert len(ordered[0].results) == len(ordered[1].results) > len(ordered[-1].results)


def test_the_prior_rating_counts_like_some_tables():
    one = Candidate(0, -1, 2 * POINT, [5000, -1000, 2000, 6000])
    assert one.rating(0) == 3 * POINT and one.rating(4) == 5 * POINT // 2
    assert Candidate(0, -1, 700).rating(16) == 700


def test_a_deadline_ends_the_search_with_an_answer():
    seen = positions("yongzhou")[0]
    asked = []

    def expired() -> bool:
        asked.append(1)
        return len(asked) > 5

    found = searched(seen, seen.legal[:4], nodes=100_000, expired=expired)
    assert 1 <= len(found[0].results) <= 5
    at_once = Expert().decide(seen, seen.legal, Budget(expired=lambda: True, explain=False), Stream("x", "y"))
    assert at_once.action in seen.legal and len(at_once.ranking) == len(seen.legal)


@pytest.mark.parametrize(("results", "share"), [((9, 0, 0, 0), None), ((9, 1, 0, 0), 50), ((9, 1, 1, 1), 100)])
def test_a_search_supports_a_choice_that_does_as_well_in_half_of_the_deals(results, share):
    """In fewer, the choice is the best because it sometimes wins much more: nothing is said of their share."""
    rated = [Candidate(0, -1, 0, list(results)), Candidate(1, -1, 0, [1, 1, 1, 1])]
    said = with_search_support((), rated, "bot.expert")
    assert [reason.facts for reason in said] == ([] if share is None else [{"worlds": 4, "share": share}])


def test_the_search_keeps_to_its_budget():
    seen = positions("paohuzi", least=6)[0]
    for nodes in (6, 12, 50, 120):
        assert sum(len(one.results) for one in searched(seen, seen.legal[:6], nodes=nodes)) <= nodes


@pytest.mark.more
@pytest.mark.parametrize("game", richest(sorted(games)))
def test_the_same_position_and_stream_give_the_same_decision(game):
    for seen in positions(game)[: amount(2, 20)]:
        first, second = (Expert().decide(seen, seen.legal, Budget(40), Stream("s", "e")) for _ in range(2))
        assert first == second and first.action == first.ranking[0][0]


@pytest.mark.more
@pytest.mark.parametrize("game", sorted(games))
def test_quick_players_use_their_own_hand_only(game):
    rules = hupai.games[game].rules()
    for number in range(amount(2, 30)):
        t = begin(rules, shuffled(full_deck(rules.kings), f"quick{number}"), number % SEATS)
        while t.phase != PHASE_OVER:
            seat = t.pending[0]
            action = rollout_action(t, seat)
            assert action in t.offers[seat]
            blind = t.clone()
            blind.wall = t.wall[: t.drawn] + [-1] * t.wall_left
            for another in range(SEATS):
                if another != seat:
                    blind.hands[another] = [0] * 21
            assert rollout_action(blind, seat) == action
            step(t, seat, action)


def quick_until(t, seat, rated) -> None:
    """Let quick players play until ``rated`` says that the seat's position is rated, or the hand is over."""
    while t.phase != PHASE_OVER and not (t.pending[0] == seat and rated(t.offers[seat])):
        step(t, t.pending[0], rollout_action(t, t.pending[0]))


def test_quick_players_finish_a_hand_and_win_most():
    won = 0
    rules = hupai.games["paohuzi"].rules()
    for number in range(30):
        t = begin(rules, shuffled(full_deck(rules.kings), f"on{number}"), number % SEATS)
        quick_until(t, 0, lambda offers: False)
        assert t.result is not None
        won += t.result.winner is not None
    assert won > 18


@pytest.mark.parametrize("game", richest(sorted(games)))
def test_a_position_is_rated_by_the_strong_player_at_the_next_choice_or_by_the_payments(game):
    """After a discard the quick players play on by themselves, and the results are compared."""
    rules = hupai.games[game].rules()
    strong = Strong()
    ended = close = rated = 0
    for number in range(60):
        t = begin(rules, shuffled(full_deck(rules.kings), f"later{number}"), 0)
        quick_until(t, 0, lambda offers, t=t: t.wall_left < 14 and len(offers) > 1 and HU not in offers)
        if t.phase == PHASE_OVER:
            continue
        seat = t.pending[0]
        step(t, seat, rollout_action(t, seat))
        other = t.clone()
        found = rollout_value(t, seat, strong.evaluator(rules))
        quick_until(other, seat, lambda offers: len(offers) > 1 and not set(offers) & {HU, DECLARE, RAISE})
        if other.phase == PHASE_OVER:
            assert found == POINT * other.result.scores[seat]
            ended += 1
        else:
            seen = observe(other, seat)
            thought = strong.evaluator(rules).ranked(Afterstates(seen), seen.legal)[0].value
            assert found <= thought
            close += found == thought
            rated += 1
    assert ended > 1 and rated > 9 and close * 2 > rated  # the others had better discards than those tried


def test_a_choice_that_is_far_behind_is_not_tried():
    """It stays as far behind the first as the strong player rates it, to the thousandth; close choices are tried."""
    tried = kept = 0
    for seen in [*positions("yongzhou", least=6)[:6], *positions("paohuzi", least=12)[:2]]:
        evaluator = Strong().evaluator(seen.rules)
        rated = {one.action: one.value for one in evaluator.ranked(Afterstates(seen), seen.legal)}
        places = {action: place for place, action in enumerate(rated)}
        top = max(rated.values())
        ranking = Expert().decide(seen, seen.legal, Budget(60, explain=False), Stream("s", "e")).ranking
        first, best = ranking[0]
        for action, value in ranking:
            untried = best - max(0, rated[first] - rated[action])
            if top - rated[action] > CLOSE or places[action] >= MOST:
                assert value == untried
                kept += 1
            else:
                tried += value != untried
    assert tried > 3 and kept > 3
