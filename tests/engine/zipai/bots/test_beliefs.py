"""Sampled tables that a seat believes in: possible, without hidden knowledge, and weighted by the others' play."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hupai.table.chance import Stream, shuffled
from hupai.table.hand import Hand
from hupai.zipai.bots.beliefs import BELIEF_WEIGHTS, Belief, sample_worlds
from hupai.zipai.bots.discard_history import SeatHistory, seat_histories
from hupai.zipai.bots.hand_likelihood import (
    COPY_FEATURES,
    FEATURES,
    HAND_FEATURES,
    WEIGHT_ROWS,
    HandLikelihood,
    free_kinds,
)
from hupai.zipai.bots.metropolis import MetropolisWalk
from hupai.zipai.cards import KINDS, full_deck, parse_card, parse_cards
from hupai.zipai.determinize.evidence import MAX_HELD, evidence_of
from hupai.zipai.determinize.sample import sample
from hupai.zipai.hand.waits import wins_on
from hupai.zipai.melds import SHAPES
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.rules.win_facts import BY_OTHER
from hupai.zipai.state import Table
from hupai.zipai.training.fit_beliefs import OTHERS, examples_of, loss
from hupai.zipai.training.watching import WatchTask
from hupai.zipai.view.observation import Observation, observe
from tests.engine.amounts import examples, richest
from tests.engine.decks import deal, drain, play
from tests.engine.hidden_cards import hide_and_shuffle
from tests.engine.invariants import check
from tests.engine.playing import play_on, played, snapshot
from tests.engine.strategies import hands, seats, seeds
from tests.engine.zipai_games import each_game, games

NOTHING = [[0] * len(FEATURES)] * WEIGHT_ROWS
NO_HISTORY = SeatHistory(plays=3, played=0, last_played=0, not_eaten=0, not_paired=0, recent=0, recent_cards=())


class Counted(Stream):
    """A stream that counts the numbers drawn."""

    __slots__ = ("drawn",)

    def __init__(self, seed: str, name: str) -> None:
        super().__init__(seed, name)
        self.drawn = 0

    def below(self, n: int) -> int:
        self.drawn += 1
        return super().below(n)


@each_game
@given(st.data(), seats, seeds)
@examples(4, 100)
def test_believed_tables_match_the_observation_are_consistent_and_can_be_played_on(
    game_id: str, data: st.DataObject, seat: int, seed: str
) -> None:
    """Any game, options and play: no certain fact is violated, and playing a table on does not spoil later ones."""
    hand = data.draw(hands(game_id))
    seat %= hand.seats
    seen = observe(hand.table, seat)
    known = evidence_of(seen)
    belief, chance = Belief(seen), Stream(seed, "on")
    for _ in range(3):
        t = belief.sample_world(Stream(seed, "worlds"))
        assert observe(t, seat) == seen
        check(t)
        for other in set(range(hand.seats)) - {seat}:
            assert all(map(int.__le__, t.hands[other], known.most[other]))
        check(play_on(t, chance))


@each_game
@given(st.data(), seats, seeds)
@examples(3, 70)
def test_believed_tables_depend_on_the_stream_and_the_observation_alone(
    game_id: str, data: st.DataObject, seat: int, seed: str
) -> None:
    """Even if all hidden cards are exchanged, the same stream gives the same tables."""
    hand = data.draw(hands(game_id))
    seat %= hand.seats
    drawn = [
        list(map(snapshot, sample_worlds(observe(t, seat), Stream(seed, "same"), 3)))
        for t in (hand.table, hand.table, hide_and_shuffle(hand.table, seat, Stream(seed, "hide")))
    ]
    assert drawn[0] == drawn[1] == drawn[2]
    assert snapshot(Belief(observe(hand.table, seat)).sample_world(Stream(seed, "same"))) == drawn[0][0]


@each_game
@given(st.data(), seats, seeds)
@examples(4, 100)
def test_a_believed_table_takes_bounded_work(game_id: str, data: st.DataObject, seat: int, seed: str) -> None:
    """At every decision a table takes fewer than 1500 random numbers, whatever happened before."""
    hand = data.draw(hands(game_id))
    seen = observe(hand.table, seat % hand.seats)
    if not seen.legal:
        return
    belief, rng = Belief(seen), Counted(seed, "count")
    for _ in range(32):
        belief.sample_world(rng)
    assert rng.drawn < 32 * 1500


def most_groups(kinds: frozenset[int]) -> int:
    """The most disjoint groups of three different kinds of one size."""
    three = [frozenset(shape.cards) for shape in SHAPES if shape and len(set(shape.cards)) == 3]
    return max((1 + most_groups(kinds - group) for group in three if group <= kinds), default=0)


def naive(hand: Sequence[int], history: SeatHistory) -> dict[str, int]:
    """The HAND_FEATURES of a hand, read from the list of shapes."""
    free = [count if count < MAX_HELD else 0 for count in hand[:KINDS]]
    eats, company, grouped, mixed = set(), set(), set(), set()
    scoring = half = 0
    for shape in filter(None, SHAPES):
        need = Counter(shape.cards)
        missing = sum((need - Counter({kind: free[kind] for kind in need})).values())
        for kind in need:
            rest = need - Counter([kind])
            if all(free[card] >= count for card, count in rest.items()):
                eats.add(kind)
        held = {kind for kind in need if free[kind]}
        if len(held) > 1:
            company |= held
        if not missing and len(need) == 3:
            grouped |= held
        if not missing and len(need) == 2:
            mixed |= {kind % 10 for kind in held}
        scoring += bool(shape.huxi and not missing)
        half += bool(shape.huxi and missing == 1)
    company |= {kind for kind in range(KINDS) if free[kind] == 2}
    left = sum(free) - 3 * most_groups(frozenset(kind for kind in range(KINDS) if free[kind]))
    bits = sum(1 << kind for kind in eats)
    one = sum(1 << kind for kind in range(KINDS) if free[kind])
    passed, late = bits & history.not_eaten, bits & history.not_eaten & history.recent
    return {
        "in_groups": len(grouped),
        "scoring": scoring,
        "half_scoring": half,
        "alone": sum(1 for kind in range(KINDS) if free[kind] and kind not in company),
        "in_mixed": 2 * len(mixed),
        "could_eat_lately": (late & ~one).bit_count(),
        "could_eat_lately_holding": (late & one).bit_count(),
        "could_eat": (passed & ~late & ~one).bit_count(),
        "could_eat_holding": (passed & ~late & one).bit_count(),
        "fits_played": (bits & history.played).bit_count(),
        "two_left": int(left <= 2),
        "five_left": int(left <= 5),
    }


some_kinds = st.integers(0, (1 << KINDS) - 1)
some_hands = st.lists(st.sampled_from([0, 0, 0, 1, 1, 2, 3]), min_size=KINDS, max_size=KINDS)


@given(some_hands, some_kinds, some_kinds, some_kinds)
@examples(25, 600)
def test_the_features_of_a_hand_agree_with_the_list_of_shapes(
    hand: list[int], played: int, not_eaten: int, lately: int
) -> None:
    """Bit sets and tables give the same as the shapes one by one, feature by feature."""
    history = SeatHistory(3, played, 0, not_eaten, 0, lately, ())
    seen = deal("", "", "", game="yongzhou-plain").view(0)
    expected = naive(hand, history)
    assert set(expected) == set(HAND_FEATURES)
    for at, name in enumerate(HAND_FEATURES, len(COPY_FEATURES)):
        row = [int(one == at) for one in range(len(FEATURES))]
        assert HandLikelihood(seen, history, [row] * WEIGHT_ROWS).log_likelihood(hand) == expected[name], name


def possible(cards: Sequence[int], sizes: tuple[int, int], most: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way to distribute these cards over two hands of these sizes and the wall."""
    places = range(len(cards))
    for first in itertools.combinations(places, sizes[0]):
        for second in itertools.combinations([at for at in places if at not in first], sizes[1]):
            both = tuple(tuple(cards[at] for at in hand) for hand in (first, second))
            if all(hand.count(kind) <= most for hand in both for kind in hand):
                yield both


def counts_of(cards: Sequence[int]) -> list[int]:
    return [list(cards).count(kind) for kind in range(KINDS + 1)]


def test_deals_come_in_proportion_to_their_weights() -> None:
    """On a small table every deal can be listed: the walk visits each in proportion to its weight."""
    seen = deal("", "", "", game="yongzhou-plain").view(0)
    weights = {"one": 150, "two": 700, "red": 250, "alone": -400, "in_groups": 300, "half_scoring": 500}
    row = [weights.get(name, 0) for name in FEATURES]
    likelihoods = {seat: HandLikelihood(seen, NO_HISTORY, [row] * WEIGHT_ROWS) for seat in (1, 2)}
    cards = parse_cards("1123s25b")
    exact: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for deal_ in possible(cards, (2, 2), 2):
        weight = sum(likelihoods[1 + at].log_likelihood(counts_of(hand)) for at, hand in enumerate(deal_))
        exact[tuple(tuple(sorted(hand)) for hand in deal_)] += round(1e6 * math.exp(weight / 1000))
    hands_ = [counts_of([]), counts_of(cards[:2]), counts_of(cards[2:4])]
    walk = MetropolisWalk(hands_, cards[4:], likelihoods, [[2] * (KINDS + 1)] * SEATS, {})
    rng, visits = Stream("exact", "walk"), 12000
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for _ in range(visits):
        walk.advance(8, rng)
        lying = (tuple(kind for kind in range(KINDS) for _ in range(walk.hands[seat][kind])) for seat in (1, 2))
        found[tuple(lying)] += 1
    assert set(found) <= set(exact)
    total = sum(exact.values())
    apart = sum(abs(found[one] / visits - exact[one] / total) for one in exact) / 2
    assert apart < 0.06, apart
    even = sum(abs(1 / len(exact) - exact[one] / total) for one in exact) / 2
    assert even > 0.2, "the weights would not show"


def share(seen: Observation, made: Sequence[Table], seat: int, wanted: str) -> float:
    """How many of these tables have all the wanted cards in a seat's hand."""
    need = counts_of(parse_cards(wanted))
    assert all(observe(t, seen.seat) == seen for t in made)
    return sum(all(map(int.__ge__, t.hands[seat], need)) for t in made) / len(made)


def both_ways(seen: Observation, count: int = 600) -> tuple[list[Table], list[Table]]:
    """That many tables dealt uniformly, and as many by belief."""
    rng = Stream("ways", "chance")
    return [sample(seen, rng) for _ in range(count)], sample_worlds(seen, Stream("ways", "belief"), count)


def after_a_discard() -> Hand:
    """Seat 0 played 五, nobody took it, and the next card is flipped."""
    hand = play(deal("1199s2299b45678s", "", "", game="yongzhou-plain", wall="8b3b"), "0 discard 5s")
    while hand.table.live == parse_card("5s"):
        hand.act(hand.to_act[0], "pass")
    assert not hand.over
    return hand


def weight_of(history: SeatHistory, cards: str) -> int:
    """The weight of these cards in a hand with this discard history."""
    seen = deal("", "", "", game="yongzhou-plain").view(0)
    return HandLikelihood(seen, history, BELIEF_WEIGHTS).log_likelihood(counts_of(parse_cards(cards)))


def test_a_seat_that_passed_a_card_is_less_likely_to_hold_a_pair_of_it() -> None:
    """碰 is free, so passing is evidence but no proof: in the weights and in the sampled tables."""
    bit = 1 << parse_card("5s")
    for plays, lately in itertools.product(range(5), (0, bit)):
        history = SeatHistory(plays, 0, 0, 0, bit, lately, ())
        assert weight_of(history, "55s") < weight_of(replace(history, not_paired=0), "55s") - 300
        assert weight_of(history, "66s") == weight_of(replace(history, not_paired=0), "66s")
    seen = after_a_discard().view(0)
    history = seat_histories(seen, evidence_of(seen))
    assert history[1].not_paired & history[2].not_paired & bit
    chance, belief = both_ways(seen)
    for seat in (1, 2):
        assert share(seen, belief, seat, "55s") < 0.9 * share(seen, chance, seat, "55s")


def test_a_seat_that_did_not_eat_is_less_likely_to_hold_the_cards_to_eat_with() -> None:
    """下家 could have eaten 五; the third seat could not, so nothing follows for it."""
    bit = 1 << parse_card("5s")
    for plays, lately in itertools.product(range(5), (0, bit)):
        history = SeatHistory(plays, 0, 0, bit, 0, lately, ())
        for pair in ("46s", "34s", "67s", "5s5b", "55b"):
            let_go = weight_of(history, pair) - weight_of(replace(history, not_eaten=0), pair)
            assert let_go < -200 or (pair == "5s5b" and let_go < 200), "holding one, 比牌 may have stood in the way"
    seen = after_a_discard().view(0)
    history = seat_histories(seen, evidence_of(seen))
    assert history[1].not_eaten & bit and not history[2].not_eaten & bit


def test_a_seat_that_discarded_a_card_is_less_likely_to_hold_it_again_or_its_partners() -> None:
    """Nobody breaks a group or a pair without need."""
    hand = deal("", "55s", "", game="yongzhou-plain")
    seen = hand.view(0)
    bit = 1 << parse_card("4s")
    history = SeatHistory(1, bit, bit, 0, 0, 0, ())
    likelihood = HandLikelihood(seen, history, BELIEF_WEIGHTS)
    fresh = HandLikelihood(seen, NO_HISTORY, [BELIEF_WEIGHTS[1]] * WEIGHT_ROWS)
    for kept in ("4s", "35s", "56s", "23s"):
        cards = counts_of(parse_cards(kept))
        assert likelihood.log_likelihood(cards) < fresh.log_likelihood(cards) - 300, kept


def test_a_seat_with_many_discards_is_more_likely_to_hold_groups_than_single_cards() -> None:
    """The cards that are left are those that their owner wanted to keep."""
    seen = deal("", "", "", game="yongzhou-plain").view(0)
    likelihood = HandLikelihood(seen, NO_HISTORY, BELIEF_WEIGHTS)
    held = ("456s", "888b", "123b", "58s5b", "1s5b9b")
    one, two, three, four, five = (likelihood.log_likelihood(counts_of(parse_cards(cards))) for cards in held)
    assert min(one, two, three) > four > five


def test_nobody_is_believed_to_wait_for_a_card_that_just_passed() -> None:
    """A seat that could win would have won, so it does not wait for a card that passed since its hand last changed."""
    missed = 0
    for number in range(12):
        game = games["yongzhou-plain"]
        deck = shuffled(full_deck(0), f"by{number}")
        hand = played(game, game.rules(), deck, 0, f"by{number}", 45)
        if hand.over:
            continue
        seen = hand.view(hand.to_act[0])
        history = seat_histories(seen, evidence_of(seen))
        for t in sample_worlds(seen, Stream("by", "world"), 20):
            for seat in {0, 1, 2} - {seen.seat}:
                by_other = [kind for owner, kind, _ in history[seat].recent_cards if owner != seat]
                missed += any(wins_on(t, seat, kind, BY_OTHER) for kind in by_other)
    assert missed == 0


@pytest.mark.parametrize("game_id", richest(sorted(games)))
def test_true_deals_are_more_likely_than_chance_in_hands_the_weights_were_not_fitted_to(game_id: str) -> None:
    """The true deal among sixteen gets far more than its share; without the weights it gets exactly its share."""
    examples = examples_of(WatchTask(game_id, ("beginner", "regular"), "held-out", 0, 5))
    assert len(examples) > 10
    fitted = [[one / 1000 for one in row] for row in BELIEF_WEIGHTS]
    assert loss(examples, NOTHING) == pytest.approx(math.log(OTHERS + 1))
    assert loss(examples, fitted) < 0.65 * math.log(OTHERS + 1)


def test_a_finished_hand_has_no_believed_tables() -> None:
    """A finished hand has no unseen cards."""
    hand = drain(deal("", "", "", game="yongzhou-plain"))
    with pytest.raises(ValueError, match="over"):
        sample_worlds(hand.view(0), Stream("x", "y"), 1)


def test_the_weights_have_a_column_for_each_feature_and_a_row_for_each_phase() -> None:
    """One column for each feature, one row for each phase; 坎 are no free cards."""
    assert [len(row) for row in BELIEF_WEIGHTS] == [len(FEATURES)] * WEIGHT_ROWS
    assert free_kinds(counts_of(parse_cards("122333s"))) == (0b011, 0b010)
