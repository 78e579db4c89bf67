"""Hypothesis strategies shared by the engine's tests."""

from __future__ import annotations

from hypothesis import strategies as st

from hupai.registry import games
from hupai.zipai.actions import DECLARE, HU, PASS, PENG, Action, chi, discard
from hupai.zipai.cards import KINDS, KING
from hupai.zipai.eating import pack_way
from hupai.zipai.game import ZipaiGame
from hupai.zipai.melds import SHAPES
from hupai.zipai.rules import ZipaiRules

seeds = st.text(alphabet="0123456789abcdef", min_size=1, max_size=12)
seats = st.integers(0, 2)
game_ids = st.sampled_from(sorted(games))


@st.composite
def games_with_rules(draw: st.DrawFn) -> tuple[ZipaiGame, ZipaiRules]:
    """A game and rules with any options that do not contradict each other."""
    game = games[draw(game_ids)]
    options = {option.name: draw(st.sampled_from(option.choices)) for option in game.options}
    dot, black = options["red_to_dot"], options["red_to_black"]
    if dot and black and dot >= black:
        options["red_to_dot"] = 0
    return game, game.rules(**options)


shape_numbers = st.integers(1, len(SHAPES) - 1)
candidate_actions: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([PASS, HU, PENG, DECLARE]),
    st.integers(0, KINDS - 1).map(discard),
    st.just(discard(KING)),
    st.lists(shape_numbers, min_size=1, max_size=3).map(lambda numbers: chi(pack_way(numbers))),
)
"""Anything a person could try, sensible or not."""
