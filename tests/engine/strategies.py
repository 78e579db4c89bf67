"""Hypothesis strategies shared by the engine's tests."""

from __future__ import annotations

from hypothesis import strategies as st

from hupai.table.chance import Stream, shuffled
from hupai.table.hand import Hand
from hupai.zipai.actions import CLAIM_PENG, DECLARE, HU, PASS, RAISE, Action, chi, discard
from hupai.zipai.cards import COPIES, KINDS, KING, Kind, full_deck
from hupai.zipai.determinize.constructed_hands import complete_hand, hand_one_short, hand_with_king_call
from hupai.zipai.eating import pack_way
from hupai.zipai.melds import SHAPES
from hupai.zipai.rules.ruleset import ZipaiRules
from tests.engine.playing import LONGEST, played
from tests.engine.random_options import drawn_options, without_conflicts
from tests.engine.zipai_games import games

seeds = st.integers(0, 2**48).map(lambda number: f"{number:x}")
seats = st.integers(0, 2)
"""Any seat of three; at a table of two, take the remainder."""
steps = st.integers(0, 90)


@st.composite
def rules_of(draw: st.DrawFn, game_id: str) -> ZipaiRules:
    """Rules of this game with any options that do not contradict each other."""
    game = games[game_id]
    options = {option.name: draw(st.sampled_from(option.choices)) for option in game.options}
    return game.rules(**without_conflicts(game, options))


def rigged_deck(rules: ZipaiRules, seed: str, hand: str, seat: int = 0) -> list[Kind]:
    """Return a deck that deals one hand made for the purpose: ``waiting``, ``finished``, ``calling`` or ``plain``.

    ``seat`` counts from the dealer. The seed decides the cards. Such hands reach branches of the rules
    that random deals reach once in a thousand times.
    """
    deck = shuffled(full_deck(rules.kings), seed)
    chance = Stream(seed, "rig")
    unseen = [COPIES] * KINDS + [rules.kings]
    cards: list[Kind] | None = None
    for _ in range(50):
        if hand == "waiting":
            cards = hand_one_short(20, unseen, chance, pair=False)
        elif hand == "finished":
            cards = complete_hand(21, unseen, chance, pair=False)
        elif hand == "calling":
            cards = hand_with_king_call(20, unseen, chance, quads=False)
        if cards is not None and all(cards.count(kind) < COPIES for kind in range(KINDS)):
            break
    else:
        return deck
    assert cards is not None
    chance.shuffle(cards)
    rest = list(deck)
    for kind in cards:
        rest.remove(kind)
    start = 20 * (seat % rules.seats)
    dealt = [*rest[:start], *cards[:20], *rest[start:]]
    # The dealer is shown the last card of a finished hand, on which everybody may want to win.
    shown = 20 * rules.seats
    dealt[shown:shown] = cards[20:]
    return dealt


@st.composite
def decks(draw: st.DrawFn, rules: ZipaiRules) -> list[Kind]:
    """A deck: shuffled, or sometimes with a hand that is nearly complete."""
    seed = draw(seeds)
    hand = draw(st.sampled_from(["plain", "plain", "waiting", "finished", "calling"]))
    return rigged_deck(rules, seed, hand, draw(seats)) if hand != "plain" else shuffled(full_deck(rules.kings), seed)


DEALS = ("plain", "plain", "waiting", "finished", "calling")
"""The hands that :func:`any_deal` rigs, and how often."""


def any_deal(game_id: str, seed: str, stream: str) -> tuple[Hand, Stream]:
    """Return a hand with any options and any dealer, sometimes nearly complete, and the random stream to play it."""
    game, chance = games[game_id], Stream(seed, stream)
    rules = game.rules(**drawn_options(game, chance))
    deck = rigged_deck(rules, seed, chance.choice(DEALS), chance.below(3))
    return game.deal(rules, deck=deck, seed=seed, dealer=chance.below(3) % rules.seats), chance


shape_numbers = st.integers(1, len(SHAPES) - 1)
candidate_actions: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([PASS, HU, CLAIM_PENG, DECLARE, RAISE]),
    st.integers(0, KINDS - 1).map(discard),
    st.just(discard(KING)),
    st.lists(shape_numbers, min_size=1, max_size=3).map(lambda numbers: chi(pack_way(numbers))),
)
"""Anything that a person could try, sensible or not."""


@st.composite
def hands(draw: st.DrawFn, game_id: str) -> Hand:
    """A hand of this game that is not over: any options, any cards, any play, at any moment."""
    rules = draw(rules_of(game_id))
    deck, dealer, seed = draw(decks(rules)), draw(seats) % rules.seats, draw(seeds)
    whole = played(games[game_id], rules, deck, dealer, seed, LONGEST)
    stop = draw(st.integers(0, 999)) * len(whole.actions) // 1000
    return played(games[game_id], rules, deck, dealer, seed, stop) if whole.actions else whole
