"""Self-play for training: the features of the positions that each seat reached, and the points the hand brought it."""

from __future__ import annotations

import base64
import zlib
from array import array
from dataclasses import dataclass

from hupai.bots.learning import Learning
from hupai.bots.linear_evaluator import Features
from hupai.bots.self_play import deal, decisions
from hupai.registry import game_named
from hupai.table.chance import Stream, derived_seed
from hupai.table.errors import InvalidRequest
from hupai.table.family import Observation, Rules
from hupai.table.game import Game
from hupai.table.json_object import Facts, Json

Batch = Json
"""The positions of many hands as JSON: ``hands`` is their number; the rest is base64 of compressed arrays.

``features``: the numbers of features, 16 bits each, with the graded ones last in each position. ``sizes``: how many
features each position has. ``amounts``: those of the graded features, 32 bits each, equally many in every position.
``points``: the seat's points of the hand, 32 bits. ``nexts``: how many positions later the same seat's next position of
the hand comes, 0 for none.
"""


@dataclass(frozen=True, slots=True)
class SelfPlayTask:
    """A task: which hands of which game, and who plays them."""

    game: str
    options: Facts
    weights: tuple[int, ...] | None
    """The weights that the players use; None: the teacher plays."""
    teacher: str
    explore: int
    """Random decisions in a thousand."""
    seed: str
    first: int
    count: int


def play_task(task: SelfPlayTask) -> Batch:
    """Play the hands of a task and return their positions."""
    game = game_named(task.game)
    rules, play = game.rules(**task.options), game.family.play
    seats = play.seats(rules)
    player = learning_of(game).learner(task.weights, task.teacher, task.explore)
    features, sizes, nexts = array("H"), array("H"), array("H")
    amounts, points = array("i"), array("i")
    for number in range(task.first, task.first + task.count):
        seed = derived_seed(task.seed, "selfplay", number)
        rng = Stream(seed, "explore")
        table = deal(play, rules, seed, number % seats)
        positions: list[tuple[int, Features]] = []
        for seat, seen in decisions(play, table):
            action, found = player.choose(seen, rng)
            if found is not None:
                positions.append((seat, found))
            play.step(table, seat, action, None)
        following: dict[int, int] = {}
        later: list[int] = []
        for at in range(len(positions) - 1, -1, -1):
            seat = positions[at][0]
            later.append(following.get(seat, at) - at)
            following[seat] = at
        nexts.extend(reversed(later))
        for seat, (held, graded) in positions:
            features.extend(held)
            features.extend([number for number, _ in graded])
            amounts.extend([amount for _, amount in graded])
            sizes.append(len(held) + len(graded))
            points.append(table.result.scores[seat])
    packed = {"features": features, "sizes": sizes, "amounts": amounts, "points": points, "nexts": nexts}
    return {"hands": task.count, **{name: _packed(found) for name, found in packed.items()}}


def learning_of(game: Game) -> Learning[Rules, Observation]:
    """Return how a game's family trains its bots; InvalidRequest ``no_training`` if it does not."""
    if game.family.learning is None:
        raise InvalidRequest("no_training", game=game.id)
    learning: Learning[Rules, Observation] = game.family.learning()
    return learning


def _packed(found: array[int]) -> str:
    return base64.b64encode(zlib.compress(found.tobytes(), 6)).decode("ascii")
