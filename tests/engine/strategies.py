"""Hypothesis strategies shared by the engine's tests."""

from __future__ import annotations

from hypothesis import strategies as st

from hupai.registry import games
from hupai.table.chance import Stream, shuffled
from hupai.table.errors import InvalidRules
from hupai.zipai.actions import DECLARE, HU, PASS, PENG, RAISE, Action, chi, discard
from hupai.zipai.arranged import calling, finished, one_short
from hupai.zipai.cards import COPIES, KINDS, KING, Kind, full_deck
from hupai.zipai.eating import pack_way
from hupai.zipai.game import ZipaiGame
from hupai.zipai.melds import SHAPES
from hupai.zipai.options import Value
from hupai.zipai.rules import ZipaiRules

seeds = st.text(alphabet="0123456789abcdef", min_size=1, max_size=12)
seats = st.integers(0, 2)
game_ids = st.sampled_from(sorted(games))
steps = st.integers(0, 90)


def without_conflicts(game: ZipaiGame, options: dict[str, Value]) -> dict[str, Value]:
    """Return the options with those that contradict others set back to their defaults, whatever the game's are."""
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


def drawn_options(game: ZipaiGame, chance: Stream) -> dict[str, Value]:
    """Return options drawn at random, contradictions taken out."""
    return without_conflicts(game, {option.name: chance.choice(option.choices) for option in game.options})


@st.composite
def rules_of(draw: st.DrawFn, game_id: str) -> ZipaiRules:
    """Rules of this game, with any options that do not contradict each other."""
    game = games[game_id]
    options = {option.name: draw(st.sampled_from(option.choices)) for option in game.options}
    return game.rules(**without_conflicts(game, options))


@st.composite
def games_with_rules(draw: st.DrawFn) -> tuple[ZipaiGame, ZipaiRules]:
    """A game and rules of it with any options."""
    game_id = draw(game_ids)
    return games[game_id], draw(rules_of(game_id))


def rigged_deck(rules: ZipaiRules, seed: str, hand: str, seat: int = 0) -> list[Kind]:
    """Return a deck that deals one hand made for the purpose: ``waiting``, ``finished``, ``calling`` or ``plain``.

    ``seat`` counts from the dealer. Which cards is up to the seed; a made hand is a quarter of a miracle, so
    that whole branches of the rules are reached that random deals reach once in a thousand times.
    """
    deck = shuffled(full_deck(rules.kings), seed)
    chance = Stream(seed, "rig")
    unseen = [COPIES] * KINDS + [rules.kings]
    cards: list[Kind] | None = None
    for _ in range(50):
        if hand == "waiting":
            cards = one_short(20, unseen, chance, pair=False)
        elif hand == "finished":
            cards = finished(21, unseen, chance, pair=False)
        elif hand == "calling":
            cards = calling(20, unseen, chance, quads=False)
        if cards is not None and all(cards.count(kind) < COPIES for kind in range(KINDS)):
            break
    else:
        return deck
    assert cards is not None
    chance.shuffle(cards)
    rest = list(deck)
    for kind in cards:
        rest.remove(kind)
    start = 20 * seat
    dealt = [*rest[:start], *cards[:20], *rest[start:]]
    if len(cards) > 20:
        # The last card of a finished hand is shown to the dealer, where everybody may want it.
        shown = dealt.index(cards[20], 60) if cards[20] in dealt[60:] else 60
        dealt[60], dealt[shown] = dealt[shown], dealt[60]
    return dealt


@st.composite
def decks(draw: st.DrawFn, rules: ZipaiRules) -> list[Kind]:
    """A deck: shuffled, or now and then with a hand that is nearly done."""
    seed = draw(seeds)
    hand = draw(st.sampled_from(["plain", "plain", "waiting", "finished", "calling"]))
    return rigged_deck(rules, seed, hand, draw(seats)) if hand != "plain" else shuffled(full_deck(rules.kings), seed)


shape_numbers = st.integers(1, len(SHAPES) - 1)
candidate_actions: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([PASS, HU, PENG, DECLARE, RAISE]),
    st.integers(0, KINDS - 1).map(discard),
    st.just(discard(KING)),
    st.lists(shape_numbers, min_size=1, max_size=3).map(lambda numbers: chi(pack_way(numbers))),
)
"""Anything a person could try, sensible or not."""
