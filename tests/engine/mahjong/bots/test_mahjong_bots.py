"""The bots play every game legally, the same way each time, and make the obvious moves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hupai.bots.base import Budget
from hupai.bots.ladder import LEVELS
from hupai.mahjong.actions import HU, PASS, discard, format_action, is_reveal
from hupai.mahjong.bots.ladder import LADDER
from hupai.mahjong.bots.outlook import Outlook
from hupai.mahjong.determinize.sample import sample
from hupai.mahjong.games import GAMES
from hupai.mahjong.games.kawuxing import RULES as KAWUXING
from hupai.mahjong.games.yibin import RULES as YIBIN
from hupai.mahjong.games.yongzhou import RULES as YONGZHOU
from hupai.mahjong.rules.ruleset import deck_of_rules
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import code, tiles_of
from hupai.mahjong.turn.machine import begin, step
from hupai.mahjong.view.observation import Observation, observe
from hupai.mahjong.why.preview import preview_action
from hupai.table.chance import Stream, shuffled
from tests.engine.mahjong.tables import Game

BUDGET = Budget(nodes=4, explain=False)
NAMES = ["beginner", "regular", "strong", "expert"]
each_bot = pytest.mark.parametrize("name", NAMES)


def hands(name: str, number: int) -> list[tuple[Table, Observation]]:
    """Positions of random hands with random options in all three games, at each of which a seat decides."""
    chance = Stream("bots", name)
    found = []
    for place in range(number):
        module = GAMES[place % len(GAMES)]
        chosen: dict[str, Any] = {option.name: chance.choice(option.choices) for option in module.OPTIONS}
        rules = replace(module.RULES, **chosen)
        t = begin(rules, shuffled(tiles_of(deck_of_rules(rules)), f"{name}:{place}"), place % rules.seats)
        while t.result is None:
            seat = t.pending[0]
            seen = observe(t, seat)
            found.append((t.clone(), seen))
            bot = LADDER["beginner" if chance.below(4) else "random"]
            step(t, seat, bot.decide(seen, t.offers[seat], BUDGET, chance).action)
    return found


def chosen_by(name: str, seen: Observation) -> str:
    """What the bot does, as text."""
    return format_action(LADDER[name].decide(seen, seen.legal, Budget(explain=False), Stream("bot", "one")).action)


def test_the_ladder_has_every_level():
    assert list(LADDER) == list(LEVELS)
    assert [LADDER[name].name for name in LEVELS] == list(LEVELS)


@each_bot
def test_decisions_are_legal_repeatable_and_blind_to_hidden_tiles(name: str):
    positions = hands(name, 6)
    assert len(positions) > 200
    step_by = 60 if name == "expert" else 20
    for number, (_, seen) in enumerate(positions[::step_by]):
        decided = [LADDER[name].decide(seen, seen.legal, BUDGET, Stream("same", str(number))) for _ in range(2)]
        assert decided[0] == decided[1]
        assert decided[0].action in seen.legal
        ranked = [action for action, _ in decided[0].ranking]
        assert set(ranked) <= set(seen.legal)
        other = observe(sample(seen, Stream("hidden", str(number))), seen.seat)
        assert LADDER[name].decide(other, other.legal, BUDGET, Stream("same", str(number))) == decided[0]


def test_distances_are_those_of_the_preview():
    """The tables of needs and the preview count the same tiles to ready, for every discard."""
    compared = 0
    for _, seen in hands("distances", 6)[::5]:
        if seen.dead[seen.seat] or seen.rules.scatter_wild == "face":
            continue
        outlook = Outlook(seen)
        for action in seen.legal:
            if action >= discard(0) and not is_reveal(action) and action == discard(action & 63):
                kind = action & 63
                hand = (*seen.hand[:kind], seen.hand[kind] - 1, *seen.hand[kind + 1 :])
                held = outlook.held(hand, outlook.melds())
                distance = min(held.distance(aim) for aim in outlook.prices.wide)
                found = preview_action(seen, action).distance
                if found is not None and kind not in seen.wilds and found > 1:
                    assert distance == found, (format_action(action), seen.hand)
                    compared += 1
    assert compared > 100


@each_bot
def test_it_takes_a_drawn_win(name: str):
    game = Game(KAWUXING, "111222333s 88p 46p 9p", wall="7z 6z 5p")
    game.play("0 discard 9p").to_turn(0)
    assert chosen_by(name, observe(game.table, 0)) == "hu"


@each_bot
def test_it_discards_no_wild(name: str):
    game = Game(YIBIN, "2m 1s 3s 5s 7s 9s 2p 4p 6p 8p 1p 3p 9p 9m", shown="1m")
    settle_piao(game)
    assert game.table.wilds and chosen_by(name, observe(game.table, 0)) != f"discard {code(game.table.wilds[0])}"


def settle_piao(game: Game) -> None:
    while "nopiao" in [word for seat in game.table.pending for word in game.legal(seat)]:
        game.act(game.table.pending[0], "nopiao")


@pytest.mark.parametrize("name", ["regular", "strong", "expert"])
def test_it_reveals_a_plain_hand_that_waits_for_much(name: str):
    game = Game(KAWUXING, "123456s 55z 23456p 9s")
    assert chosen_by(name, observe(game.table, 0)) == "reveal 9s"


@pytest.mark.parametrize("name", ["regular", "strong"])
def test_it_waits_for_its_own_draw_with_a_spare_wild(name: str):
    """王钓: any drawn tile pays twelve points, and the discard only one."""
    game = Game(YONGZHOU, "123456m 234678s 5p", "1p", shown="4p", dealer=1)
    game.play("1 discard 1p")
    seen = observe(game.table, 0)
    assert HU in seen.legal and PASS in seen.legal
    assert chosen_by(name, seen) == "pass"
    assert chosen_by("beginner", seen) == "hu"
