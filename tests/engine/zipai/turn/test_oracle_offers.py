"""What the table offers, 胡, 碰, 吃, 举手 and discards after a 吃, and what it pays: exactly what the oracle has."""

from collections import Counter
from random import Random

import pytest

import hupai
from tests.engine.decks import deal
from tests.engine.oracle import oracle_waits
from tests.engine.oracle.choices import GAMES, played_options
from tests.engine.oracle.offers import Watch

#: what a game's table asks about, and how often a hundred hands have to have met it at least
MET = {"leiyang": {"raise": 5, "limited": 2, "forbidden": 30, "barred": 2}, "shaoyang": {"barred": 1}}
ALWAYS = {"hu": 40, "peng": 200, "chi": 400, "chouwei": 1}


def watched(game, hands):
    """Everything that differed in so many hands, half of them dealt near a win, and how often what was offered."""
    rng, asked, wrong = Random(f"offers {game}"), Counter(), []
    for number in range(hands):
        seen = Watch(hupai.games[game], played_options(rng, game), f"{number}", number % 3, number % 2 == 1).play()
        asked += Counter(seen.asked) + Counter(seen.claims.asked)
        wrong += seen.wrong
    return wrong, asked


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_is_what_the_oracle_has(game):
    """A hundred hands of greedy and careless players, with random options."""
    wrong, asked = watched(game, 100)
    assert wrong == []
    for name, least in {**ALWAYS, **MET.get(game, {})}.items():
        assert asked[name] >= least, asked


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_is_what_the_oracle_has_in_five_thousand_hands(game):
    """The same, longer."""
    wrong, _ = watched(game, 5000)
    assert wrong[:3] == []


@pytest.mark.parametrize(("cards", "raises"), [
    ("444777s56s111333555888b", True),  # waits for 4s and 7s alone, of each of which it holds three
    ("444777s58s111333555888b", False),
])
def test_a_wait_for_the_last_copies_is_a_wait(cards, raises):
    """举手 (``win.raise``): a hand waits as long as it does not hold all copies of a card it waits for."""
    hand = deal("", cards, game="leiyang")
    assert ("raise" in hand.legal(1)) is raises
    seen = {card for card, result in oracle_waits("leiyang", "", cards).items() if result["wins"]}
    assert seen == ({"4s", "7s"} if raises else set())
