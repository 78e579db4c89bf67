"""What the table offers (胡, 碰, 吃, 举手, discards after a 吃) and pays is exactly what the oracle says."""

from collections import Counter
from random import Random

import pytest

import hupai
from hupai.zipai.rules.ruleset import MAX_KINGS
from tests.engine.amounts import few_or_many, few_or_parts
from tests.engine.decks import deal
from tests.engine.oracle import oracle_waits
from tests.engine.oracle.choices import BURIED, GAMES, SITTING, duel_options, played_options, sitting_options
from tests.engine.oracle.offers import Watch

#: What every table asks about, and what only one does, and how often forty hands must ask it at least.
ALWAYS = {"hu": 10, "peng": 60, "chi": 120}
MET = {
    **{game: {"chouwei": 1} for game in ("yongzhou", "yongzhou-plain", "paohuzi", "shaoyang")},
    "leiyang": {"chouwei": 1, "raise": 2, "limited": 1, "forbidden": 10, "barred": 1},
}


def watched(game, hands, options=played_options, seed="", always=()):
    """All differences in that many hands, half of them dealt near a win, and how often each thing was offered."""
    rng, asked, wrong = Random(f"offers {game}{seed}"), Counter(), []
    for number in range(hands):
        chosen = {**options(rng, game), **dict(always)}
        dealer = number % chosen.get("seats", 3)
        seen = Watch(hupai.games[game], chosen, f"{seed}{number}", dealer, number % 2 == 1).play()
        asked += Counter(seen.asked) + Counter(seen.claims.asked)
        wrong += seen.wrong
    return wrong, asked


@few_or_many("hands", 40, 500)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_offers_what_the_oracle_offers(game, hands):
    """Hands of greedy and careless players, with random options."""
    wrong, asked = watched(game, hands)
    assert wrong[:3] == []
    for name, least in {**ALWAYS, **MET.get(game, {})}.items():
        assert asked[name] >= least, asked


@few_or_many("hands", 40, 500)
@pytest.mark.parametrize(
    ("game", "options"),
    [*((game, duel_options) for game in BURIED), *((game, sitting_options) for game in SITTING)],
    ids=lambda part: part if isinstance(part, str) else part.__name__.removesuffix("_options"),
)
def test_at_another_number_of_seats_the_table_offers_and_pays_what_the_oracle_says(game, options, hands):
    """The same with two seats, with or without cards laid aside; and with four, of whom one sits."""
    wrong, asked = watched(game, hands, options)
    assert wrong[:3] == []
    for name, least in {**ALWAYS, **MET[game]}.items():
        assert asked[name] >= least * 2 // 3, asked


@few_or_parts(2, 1000)
@pytest.mark.parametrize("options", [duel_options, played_options, sitting_options])
@pytest.mark.parametrize("kings", range(MAX_KINGS + 1))
def test_with_any_number_of_kings_and_seats_the_table_offers_and_pays_what_the_oracle_says(
    kings, options, number, seed
):
    """Yongzhou with no king to four, for two, three and four: the same decisions, step by step."""
    wrong, asked = watched("yongzhou", number, options, f"{kings} kings {seed}", {"kings": kings})
    assert wrong[:3] == [] and asked["chi"]


@pytest.mark.parametrize(
    ("cards", "raises"),
    [
        ("444777s56s111333555888b", True),  # waits for 4s and 7s only, and holds three of each
        ("444777s58s111333555888b", False),
    ],
)
def test_waiting_for_a_last_copy_counts_as_waiting(cards, raises):
    """举手 (``win.raise``): a hand waits as long as it does not hold all copies of a card it waits for."""
    hand = deal("", cards, game="leiyang")
    assert ("raise" in hand.legal(1)) is raises
    seen = {card for card, result in oracle_waits("leiyang", "", cards).items() if result["wins"]}
    assert seen == ({"4s", "7s"} if raises else set())
