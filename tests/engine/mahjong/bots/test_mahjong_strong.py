"""The strong bot and the expert: 飘, what other hands have shown, what a discard may cost, and likely worlds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hupai.bots.base import POINT, Budget
from hupai.bots.linear_evaluator import LinearEvaluator
from hupai.bots.self_play import deal, decisions
from hupai.mahjong.actions import HU, NO_PIAO, PIAO, discard
from hupai.mahjong.bots.afterstates import Afterstates
from hupai.mahjong.bots.beliefs import Belief
from hupai.mahjong.bots.features import SIZE
from hupai.mahjong.bots.ladder import LADDER
from hupai.mahjong.bots.regular import Judged
from hupai.mahjong.bots.strong import DISCARDS, OVERRATED, ranked_by
from hupai.mahjong.bots.weights import weights_of
from hupai.mahjong.determinize.sample import Sampler
from hupai.mahjong.family import FAMILY
from hupai.mahjong.games.kawuxing import RULES as KAWUXING
from hupai.mahjong.games.yibin import RULES as YIBIN
from hupai.mahjong.games.yongzhou import RULES as YONGZHOU
from hupai.mahjong.notation import parse_tiles
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.state import LYING
from hupai.mahjong.view.observation import Observation, observe
from hupai.table.chance import Stream
from tests.engine.mahjong.tables import Game

QUIET = Budget(nodes=4, explain=False)
each_game = pytest.mark.parametrize("rules", [YONGZHOU, KAWUXING, YIBIN], ids=lambda rules: rules.game)


def positions(rules: MahjongRules, number: int) -> list[Observation]:
    """Decisions of the regular bot among itself."""
    found = []
    for at in range(number):
        table = deal(FAMILY.play, rules, f"strong:{at}", at % rules.seats)
        for seat, seen in decisions(FAMILY.play, table):
            found.append(seen)
            chosen = LADDER["regular"].decide(seen, seen.legal, QUIET, Stream("s", "s")).action
            FAMILY.play.step(table, seat, chosen, None)
    return found


@pytest.mark.parametrize("name", ["strong", "expert"])
def test_it_chooses_piao_as_the_dealer_alone(name: str):
    game = Game(replace(YIBIN, piao="choose"))
    chosen = []
    for seat in range(4):
        seen = observe(game.table, seat)
        decision = LADDER[name].decide(seen, seen.legal, QUIET, Stream("p", "p"))
        values = dict(decision.ranking)
        assert values[PIAO] == 2 * values[NO_PIAO]
        chosen.append(decision.action)
    assert chosen == [PIAO, NO_PIAO, NO_PIAO, NO_PIAO]


@each_game
def test_its_values_are_those_of_the_positions_after_each_choice(rules: MahjongRules):
    evaluator, compared = LinearEvaluator(weights_of(rules.game).values), 0
    for seen in positions(rules, 1):
        if PIAO in seen.legal or len(seen.legal) < 2 or HU in seen.legal:
            continue
        afterstates = Afterstates(Judged(seen))
        ranking = ranked_by(evaluator, afterstates, seen.legal)
        assert [value for _, value in ranking] == sorted((value for _, value in ranking), reverse=True)
        for action, value in ranking:
            if not (action >= discard(0) and action & 63 in seen.wilds):
                assert value == max(map(evaluator.value, afterstates.after(action, DISCARDS)))
                compared += 1
    assert compared > 50


def test_a_win_is_declined_only_for_clearly_more():
    game = Game(KAWUXING, "111222333s 88p 46p 9p", wall="7z 6z 5p")
    game.play("0 discard 9p").to_turn(0)
    seen = observe(game.table, 0)
    assert HU in seen.legal
    even = LinearEvaluator([0] * SIZE)
    assert ranked_by(even, Afterstates(Judged(seen)), seen.legal)[0][0] == HU
    ranking = ranked_by(even, Afterstates(Judged(seen)), seen.legal)
    assert ranking[0][1] >= 4 * POINT - OVERRATED


@each_game
def test_positions_tell_the_choices_apart(rules: MahjongRules):
    for seen in positions(rules, 1)[10:40:5]:
        if len(seen.legal) > 3 and PIAO not in seen.legal:
            afterstates = Afterstates(Judged(seen))
            found = [repr(afterstates.after(action, 1)) for action in seen.legal if action != HU]
            assert len(set(found)) > 1


def test_believed_worlds_fit_and_hold_fewer_of_the_tiles_that_a_hand_discarded():
    hand = "2m 1s 3s 5s 7s 9s 2p 4p 6p 8p 1p 3p 9p"
    seen = observe(Game(replace(YIBIN, piao="off"), hand, shown="1m", dealer=1).table, 0)
    kinds = parse_tiles("4s 5s 6s 7s")
    seen = replace(seen, rivers=((), tuple(LYING[kind] for kind in kinds), (), ()), legal=())
    held = {}
    for name, draw in (("random", Sampler(seen).draw), ("believed", Belief(seen).sample_world)):
        rng = Stream("worlds", name)
        held[name] = 0
        for _ in range(60):
            table = draw(rng)
            assert observe(table, 0).hand == seen.hand
            held[name] += sum(table.hands[1][kind] for kind in kinds)
    assert 0 < held["believed"] < 0.8 * held["random"]
