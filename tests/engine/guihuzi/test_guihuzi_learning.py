"""What the strong bot learned: weights that fit, features that follow the rules, and a fit that finds what is there."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

import pytest

from hupai.bots.base import POINT, Budget
from hupai.bots.linear_evaluator import LinearEvaluator
from hupai.bots.weights import format_weights
from hupai.guihuzi.actions import HU, PASS, discard, format_action, is_discard, verb
from hupai.guihuzi.bots.afterwards import afterwards
from hupai.guihuzi.bots.features import ABOUT_CHOICES, SCHEMA, SIZE, Choices
from hupai.guihuzi.bots.ladder import LADDER
from hupai.guihuzi.bots.playout import played_out
from hupai.guihuzi.bots.regular import ranked_by_outlook
from hupai.guihuzi.bots.waiting import waiting, winning_cards
from hupai.guihuzi.bots.weights import FALLBACK, weights_of
from hupai.guihuzi.games import GAMES, nanxian
from hupai.guihuzi.state import PHASE_CLAIM, Table
from hupai.guihuzi.training import fit_choices
from hupai.guihuzi.turn.machine import begin, step
from hupai.guihuzi.view.observation import observe
from hupai.guihuzi.view.own_table import own_table
from hupai.jobs.hands import Hands
from hupai.registry import family_named
from hupai.session.judging import judgement
from hupai.table.chance import Stream
from hupai.zipai.cards import KINDS, full_deck, parse_card
from tests.engine.guihuzi.tables import table

FAMILY = family_named("guihuzi")
GAME_IDS = [module.ID for module in GAMES]


def choices(seed: int, hands: int) -> Iterator[tuple[Table, int]]:
    """Yield tables at which a seat has a choice and may not win, in hands with random choices."""
    rng = random.Random(seed)
    for number in range(hands):
        deck = full_deck()
        rng.shuffle(deck)
        t = begin(GAMES[number % 2].RULES, deck, number % 3)
        while t.result is None:
            seat = t.pending[0]
            if len(t.offers[seat]) > 1 and HU not in t.offers[seat]:
                yield t, seat
            step(t, seat, rng.choice(t.offers[seat]))


@pytest.mark.parametrize("game", GAME_IDS)
def test_shipped_weights_say_how_they_were_made_and_that_they_proved_better(game: str) -> None:
    found = weights_of(game)
    assert found.game == game == found.made["game"] and found.made["hands"] >= 3000
    assert len(found.values) == SIZE and all(found.values[:ABOUT_CHOICES:2])
    assert found.strength["against"] == "regular" and found.strength["sealed"] and found.strength["deals"] >= 1000
    assert 0 < found.strength["low_sigma"] < found.strength["ev_sigma"] < found.strength["high_sigma"]


def test_weights_from_a_file_play_and_another_game_has_those_of_the_plainest() -> None:
    assert LADDER.parse_weights is not None and {"strong", "expert"} == LADDER.learned
    assert weights_of("no-such-game").game == FALLBACK
    text = format_weights("nanxian", SCHEMA, [0] * SIZE, {}, {})
    nothing = LADDER.with_weights("strong", "mine", LADDER.parse_weights(text))
    for t, seat in choices(1, 2):
        seen = observe(t, seat)
        found = nothing.decide(seen, seen.legal, Budget(), Stream("mine", "mine"))
        assert found.action == ranked_by_outlook(seen, seen.legal)[0][0]
        assert not any(value for _, value in found.ranking)


def test_the_strong_bot_says_what_its_weights_say() -> None:
    """Of each better choice the sum of its features, best first."""
    for t, seat in choices(2, 2):
        seen = observe(t, seat)
        weighed, evaluator = Choices(seen, seen.legal), LinearEvaluator(weights_of(seen.rules.game).values)
        found = LADDER["strong"].decide(seen, seen.legal, Budget(), Stream("says", "says"))
        assert dict(found.ranking) == {one: evaluator.value(weighed.features(one)) for one in weighed.better}
        assert [value for _, value in found.ranking] == sorted((value for _, value in found.ranking), reverse=True)
        assert found.action == found.ranking[0][0]


def test_a_win_is_judged_by_what_it_pays_and_nothing_beside_it_by_more() -> None:
    rng, judged = random.Random(5), 0
    while judged < 6:
        deck = full_deck()
        rng.shuffle(deck)
        t = begin(GAMES[judged % 2].RULES, deck, judged % 3)
        while t.result is None:
            seat = t.pending[0]
            seen = observe(t, seat)
            if HU in seen.legal and len(seen.legal) > 1:
                break
            step(t, seat, LADDER["beginner"].decide(seen, seen.legal, Budget(), Stream("play", "play")).action)
        else:
            continue
        won = t.clone()
        step(won, seat, HU)
        while won.result is None:
            step(won, won.pending[0], PASS)
        for judge in ("strong", "expert"):
            values = judgement(FAMILY, seen, judge, Budget(nodes=24)).values
            assert values[HU] == POINT * won.result.scores[seat] == max(values.values())
        judged += 1


def test_features_of_what_no_choice_changes_are_the_same_after_all() -> None:
    for t, seat in choices(3, 4):
        weighed = Choices(observe(t, seat), t.offers[seat])
        rows = [weighed.features(action)[1] for action in weighed.better]
        assert all([number for number, _ in row] == list(range(SIZE)) for row in rows)
        assert len({tuple(row[ABOUT_CHOICES:]) for row in rows}) == 1


def test_after_a_choice_the_seat_has_the_cards_and_bans_that_the_rules_say() -> None:
    """Those of the real table, where everybody else lets the card go."""
    compared: Counter[str] = Counter()
    for t, seat in choices(4, 20):
        if t.phase == PHASE_CLAIM and max(t.answers) > PASS:
            continue  # somebody has claimed the card
        for action in t.offers[seat]:
            expected, played = afterwards(own_table(observe(t, seat)), seat, action)
            real = t.clone()
            step(real, seat, action)
            while real.phase == PHASE_CLAIM and real.answers[seat] >= 0:
                step(real, real.pending[0], PASS)
            if played >= 0 and not is_discard(action):
                step(real, seat, discard(played))
            compared[verb(action)] += 1
            for name in ("hands", "melds", "locked", "no_chi", "no_peng", "dead_pairs", "untouched"):
                assert getattr(expected, name)[seat] == getattr(real, name)[seat], (name, format_action(action))
    assert min(compared[word] for word in ("pass", "chi", "peng", "wai", "discard", "liu")) > 3, compared


def test_a_waiting_hand_wins_as_often_as_the_cards_lie_for_it() -> None:
    """Beside all ways in which four unseen cards may lie, two of them in the wall.

    It is reckoned as if each flip were of all unseen cards, which differs a little.
    """
    t = table("2s", laid=("peng 3s, peng 4s, peng 5s, peng 6s, wai 8s, wai 9s",), wall="12s")
    unseen = [0] * KINDS
    unseen[parse_card("2s")], unseen[parse_card("1s")], unseen[parse_card("9b")] = 1, 1, 2
    rows = list(winning_cards(t, 0, unseen))
    assert rows and all(copies == 1 and min(own, other) > 0 for copies, own, other in rows)
    winning = sum(copies for copies, _, _ in rows)
    found = waiting(t, 0, unseen, 1000)
    lots = list(combinations(range(4), 2))
    lucky = sum(any(card < winning for card in wall) for wall in lots)
    drawn_again = 1 - Fraction(4 - winning, 4) ** 2
    assert found.chance == 1000 - int(1000 * (1 - drawn_again)) and abs(found.chance - 1000 * lucky / len(lots)) < 120
    assert found.pays == sum(own + 2 * other for _, own, other in rows)
    assert found.pay == 1000 * 2 * found.pays // (3 * winning)
    assert waiting(t, 0, unseen, 1).pay == 2000


def test_ten_pairs_are_waited_for_where_they_win() -> None:
    hand = "22446688s11335577b00b9s"
    unseen = [0] * KINDS
    unseen[parse_card("9s")] = 2
    t = table(hand)
    assert waiting(t, 0, unseen, 1000).chance == 0
    t.rules = nanxian.RULES
    assert waiting(t, 0, unseen, 1000).chance == 1000


def test_a_play_out_is_the_score_of_the_hand() -> None:
    for number, (t, seat) in enumerate(choices(5, 1)):
        copy = t.clone()
        score = played_out(copy, seat, t.offers[seat][0])
        assert copy.result is not None and copy.result.scores[seat] == score
        if number == 5:
            break


def test_tried_choices_depend_on_the_seed_alone() -> None:
    found = list(fit_choices.tried_choices(Hands("yuanjiang", "t", 0, 2)))
    assert found == list(fit_choices.tried_choices(Hands("yuanjiang", "t", 0, 2)))
    assert found != list(fit_choices.tried_choices(Hands("yuanjiang", "u", 0, 2)))
    assert all(1 < len(tried) <= 4 and all(len(row) == SIZE for row, _ in tried) for tried in found)


def test_the_fit_finds_planted_weights() -> None:
    """From differences that all choices of a position share a luck of their own."""
    rng = random.Random(6)
    planted = [rng.choice((-2, -1, 1, 2)) for _ in range(ABOUT_CHOICES)]
    found = []
    for _ in range(1000):
        luck = rng.choice((-30, 30))
        rows = [[rng.choice((0, 500, 1000)) for _ in range(ABOUT_CHOICES)] for _ in range(3)]
        position = [1000] + [0] * (SIZE - ABOUT_CHOICES - 1)
        found.append(
            [
                (row + position, round(5 + luck + sum(a * b for a, b in zip(row, planted, strict=True)) / 1000))
                for row in rows
            ]
        )
    lessons = fit_choices.Lessons.of(found[:300])
    rest = fit_choices.Lessons.of(found[300:])
    lessons.between.join(rest.between)
    lessons.firsts.join(rest.firsts)
    weights, explained = fit_choices.fit(lessons)
    assert (weights, explained) == fit_choices.fit(fit_choices.Lessons.of(found))
    assert explained > 0.9
    assert all(abs(mine / 1000 - true) < 0.4 for mine, true in zip(weights, planted, strict=False))
    assert 3000 < weights[ABOUT_CHOICES] < 7000 and not any(weights[ABOUT_CHOICES + 1 :])
