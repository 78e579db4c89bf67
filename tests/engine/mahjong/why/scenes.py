"""Scenes as in ``tests.engine.scenes``, at a table of mahjong, that say why something may not be done.

``1 may not peng: no_pair claim.peng tile=5p`` names the code and the rule of the refusal, and if need be its facts.
"""

from __future__ import annotations

from functools import partial

from hupai.mahjong.actions import parse_action
from hupai.mahjong.why.refusals import why_no_chi, why_not
from tests.engine import scenes
from tests.engine.mahjong.tables import Game
from tests.engine.mahjong.why.attempts import Speaker

dealt = scenes.lazily(Game)


def _refused(game: Game, seat: str, action: str, code: str, rule: str, facts: str | None) -> None:
    t = game.table
    reason = why_no_chi(t, int(seat)) if action == "chi" else why_not(t, int(seat), parse_action(action))
    assert reason is not None, f"{seat} {action} is allowed"
    Speaker(game.rules).check(reason)
    scenes.same((reason.code, reason.rule), f"{code} {rule}")
    if facts:
        scenes.same_facts([dict(reason.facts)], facts)


STEPS: scenes.Steps = [
    (r"(\d) may not (.+?): (\w+) (\S+)(?: (.+))?", _refused),
    *scenes.OFFERS,
    (r"asked (.+)", lambda game, seats: scenes.same(game.table.pending, seats)),
    (r"(settle|drain)", lambda game, step: getattr(game, step)()),
    (r"to (\d)", lambda game, seat: game.to_turn(int(seat))),
    (r"(\d .+)", lambda game, line: game.play(line)),
]

play_scene = partial(scenes.play_scene, steps=STEPS)
