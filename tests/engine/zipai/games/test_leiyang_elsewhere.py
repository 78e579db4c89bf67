"""The 永州 games have none of the rules that only 耒阳 and 跑胡子 play."""

from __future__ import annotations

import pytest

import hupai
from hupai.bots.base import Budget
from hupai.table.chance import Stream
from hupai.table.errors import InvalidRules
from hupai.zipai.actions import format_action
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.state import PHASE_OPENING
from tests.engine.decks import deal, games_where, offered, play
from tests.rows import each_row

YONGZHOU = ("yongzhou", "yongzhou-plain")
NEUTRAL = {
    "wu_hu": False, "guo_hu": "free", "three_ti_five_kan": False, "ju_shou": False, "fang_wei": False,
    "chi_bian_da_bian": False, "red_times": 2, "dot_times": 3, "black_times": 4, "yi_dian_hong": True,
    "ming_tang": "multiply", "dihu": 0, "haidi": 1, "ka_hu": False, "long_value": 0, "wei_hidden": True,
    "ti_hidden": "off", "dealer_after_draw": "next", "fans_on": "tun", "min_huxi": 15, "win_on_discard": False,
}  # fmt: skip
OWN = ("ju_shou", "fang_wei", "chi_bian_da_bian", "guo_hu", "long_value", "haidi", "wu_hu", "ka_hu", "dihu")
SHARED = ("three_ti_five_kan", "dealer_after_draw", "ming_tang")
"""Options of 耒阳 alone and of 跑胡子 too."""
READY = "888999b123b123s456b456s67s"


@each_row("game", YONGZHOU)
def test_every_special_rule_is_off(game):
    """The 永州 games have all special options off."""
    rules = hupai.games[game].rules()
    assert {name: getattr(rules, name) for name in NEUTRAL} == NEUTRAL


@each_row("game", YONGZHOU)
@each_row("option", [*OWN, *SHARED])
def test_special_rules_cannot_be_switched_on(game, option):
    """The error says that these games have no such option."""
    default = hupai.games["leiyang"].options_of(hupai.games["leiyang"].rules()).get(option, 2)
    with pytest.raises(InvalidRules) as refused:
        hupai.games[game].rules(**{option: default})
    (problem,) = refused.value.facts["problems"]
    assert (problem["code"], problem["option"]) == ("unknown_option", option)


@pytest.mark.parametrize("game", games_where(ju_shou=False))
def test_nobody_raises_a_hand(game):
    """``win.raise`` is a rule of 耒阳字牌."""
    hand = deal("0b", READY, "", apart="0b58s", game=game)
    reason = hand.why_not(1, "raise")
    assert not offered(hand, 1, "raise") and (reason.code, reason.rule) == ("no_raise_here", "turn.opening")


@pytest.mark.parametrize("game", YONGZHOU)
def test_play_has_no_events_or_fields_of_the_special_rules(game):
    """Bots play; no event, phase or field of a view belongs to the special rules."""
    bot = LADDER.named("beginner")
    chance = Stream(game, "elsewhere")
    rules = hupai.games[game].rules()
    for number in range(25):
        hand = hupai.games[game].deal(rules, seed=f"elsewhere {number}", dealer=number % 3)
        while hand.to_act:
            assert hand.table.phase != PHASE_OPENING
            for seat in range(3):
                seen = hand.view(seat)
                assert (seen.above, seen.limits, seen.barred, seen.raised) == (0, (-1,) * 3, (False,) * 3, (False,) * 3)
            seat = hand.to_act[0]
            seen = hand.view(seat)
            action = format_action(bot.decide(seen, seen.legal, Budget(), chance).action)
            if action == "hu" and number % 2:
                action = next(other for other in hand.legal(seat) if other != "hu")
            play(hand, f"{seat} {action}")
        assert not {event.type for event in hand.log} & {"raised", "barred", "limited"}
        assert all(pay.why in ("win", "king") for pay in hand.result.payments)
        if hand.result.win is not None:
            assert hand.result.win.special == "" and hand.result.win.price.huxi_fans == ()
            assert hand.result.win.price.counted == hand.result.win.huxi
