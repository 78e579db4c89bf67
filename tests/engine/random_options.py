"""Random options of a game, without contradictions."""

from __future__ import annotations

from hupai.table.chance import Stream
from hupai.table.errors import InvalidRules
from hupai.table.game import Game
from hupai.table.options import Value


def without_conflicts(game: Game, options: dict[str, Value]) -> dict[str, Value]:
    """Return the options with those that contradict others set back to their defaults."""
    chosen = dict(options)
    defaults = {option.name: option.default for option in game.options}
    while True:
        try:
            game.rules(**chosen)
        except InvalidRules as error:
            problems = error.facts["problems"]
            assert all(problem["code"] == "options_conflict" for problem in problems)
            for problem in problems:
                for name in (problem["option"], problem["other"]):
                    chosen[name] = defaults[name]
        else:
            return chosen


def drawn_options(game: Game, chance: Stream) -> dict[str, Value]:
    """Return a random value for every option."""
    return without_conflicts(game, {option.name: chance.choice(option.choices) for option in game.options})
