"""Who deals in 跑胡子 after a 荒庄: the dealer stays, and after three the next seat deals (``deal.next``)."""

from __future__ import annotations

import hupai
from hupai.table.match import Match
from tests.engine.decks import any_but_hu, deal, drained_dealers, ended

GAME = hupai.games["paohuzi"]

READY = "888999b123b123s456b456s67s"
"""5s and 8s fill the run."""


def table(*hands, **chosen):
    """Deal this game."""
    return deal(*hands, game="paohuzi", **chosen)


def test_after_a_drawn_hand_the_dealer_stays_and_after_three_in_a_row_the_next_seat_deals():
    """``deal.next``."""
    rules = GAME.rules()
    for dealer in range(3):
        found = [GAME.next_dealer(rules, dealer, ended(), drawn) for drawn in range(1, 10)]
        assert found == [(dealer + (drawn % 3 == 0)) % 3 for drawn in range(1, 10)]


def passed_on(hands, **options):
    """How far the deal has passed on from the first dealer, before each hand of a match that nobody wins."""
    found = drained_dealers(Match(GAME, GAME.rules(**options), ("a", "b", "c"), hands, "stay"))
    return [(dealer - found[0]) % 3 for dealer in found]


def test_over_a_match_the_deal_passes_on_after_every_third_drawn_hand():
    """``deal.next``: ten hands that nobody wins."""
    assert passed_on(10) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 0]


def test_the_deal_may_pass_on_after_every_drawn_hand():
    """dealer_after_draw next."""
    assert passed_on(4, dealer_after_draw="next") == [0, 1, 2, 0]


class Stacked:
    """The game, but with stacked decks; ``wins`` says in which hands the dealer is dealt a win."""

    def __init__(self, wins):
        self.wins = iter(wins)

    def __getattr__(self, name):
        return getattr(GAME, name)

    def deal(self, rules, *, seed, dealer):
        hands = ["", "", ""]
        won = next(self.wins)
        hands[dealer] = READY if won else ""
        stacked = table(*hands, shown="5s" if won else "", dealer=dealer)
        return GAME.deal(rules, deck=stacked.deck_text, dealer=dealer)


def test_a_win_restarts_the_count_of_drawn_hands():
    """Two drawn hands, a win, then three drawn hands: only after these the deal passes on."""
    wins = (False, False, True, False, False, False, False)
    match = Match(Stacked(wins), GAME.rules(), ("a", "b", "c"), len(wins), "stacked")
    first, found = match.dealer, []
    for won in wins:
        found.append((match.dealer - first) % 3)
        while match.hand.to_act:
            seat = match.hand.to_act[0]
            legal = match.hand.legal(seat)
            match.act(seat, "hu" if won and "hu" in legal else any_but_hu(match.hand, seat))
        assert (match.tally[-1].winners == (match.dealer,)) is won
        if not match.over:
            match.next()
    assert found == [0, 0, 0, 0, 0, 0, 1]
