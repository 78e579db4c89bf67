"""What the table offers (胡, 碰, 吃, 举手, discards after a 吃) and pays is exactly what the oracle says."""

from collections import Counter
from random import Random

import pytest

import hupai
from tests.engine.decks import deal
from tests.engine.oracle import oracle_waits
from tests.engine.oracle.choices import GAMES, played_options
from tests.engine.oracle.offers import Watch

#: What a game's table asks about, and how often a hundred hands must ask it at least.
MET = {"leiyang": {"raise": 5, "limited": 2, "forbidden": 30, "barred": 2}, "shaoyang": {"barred": 1}}
ALWAYS = {"hu": 40, "peng": 200, "chi": 400, "chouwei": 1}


def watched(game, hands):
    """All differences in that many hands, half of them dealt near a win, and how often each thing was offered."""
    rng, asked, wrong = Random(f"offers {game}"), Counter(), []
    for number in range(hands):
        seen = Watch(hupai.games[game], played_options(rng, game), f"{number}", number % 3, number % 2 == 1).play()
        asked += Counter(seen.asked) + Counter(seen.claims.asked)
        wrong += seen.wrong
    return wrong, asked


@pytest.mark.parametrize("game", GAMES)
def test_the_table_offers_what_the_oracle_offers(game):
    """A hundred hands of greedy and careless players, with random options."""
    wrong, asked = watched(game, 100)
    assert wrong == []
    for name, least in {**ALWAYS, **MET.get(game, {})}.items():
        assert asked[name] >= least, asked


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_table_offers_what_the_oracle_offers_in_five_thousand_hands(game):
    """The same with more hands."""
    wrong, _ = watched(game, 5000)
    assert wrong[:3] == []


@pytest.mark.parametrize(("cards", "raises"), [
    ("444777s56s111333555888b", True),  # waits for 4s and 7s only, and holds three of each
    ("444777s58s111333555888b", False),
])
def test_waiting_for_a_last_copy_counts_as_waiting(cards, raises):
    """举手 (``win.raise``): a hand waits as long as it does not hold all copies of a card it waits for."""
    hand = deal("", cards, game="leiyang")
    assert ("raise" in hand.legal(1)) is raises
    seen = {card for card, result in oracle_waits("leiyang", "", cards).items() if result["wins"]}
    assert seen == ({"4s", "7s"} if raises else set())
