"""Dead cards, dead pairs, locked cards, the two runs, and the dead hand: the sentences of the rule book, one by one."""

from __future__ import annotations

import pytest

from hupai.guihuzi.actions import parse_action
from hupai.guihuzi.as_json.why_rows import why_rows
from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.guihuzi.state import PLAYED, Table
from hupai.guihuzi.turn.machine import _ask_for_discard, _draw
from hupai.guihuzi.why.effects import effects
from hupai.guihuzi.why.preview import waits_of
from hupai.guihuzi.why.refusals import why_no_liu, why_not
from hupai.zipai.cards import codes
from tests.engine.guihuzi.tables import do, lies, offers, table


def refused(t: Table, seat: int, action: str) -> str:
    """Why a seat may not do this, as the English sentence says it."""
    reason = why_not(t, seat, parse_action(action))
    assert reason is not None, (action, offers(t, seat))
    return VOCABULARY.sentence(reason.code, reason.facts)["en"]


def caused(t: Table, seat: int, action: str) -> list[str]:
    """What an action causes, in English."""
    return [VOCABULARY.sentence(each.code, each.facts)["en"] for each in effects(t, seat, parse_action(action))]


def after_passing_five() -> Table:
    """Seat 1 holds 1-3, 3-4 and 6-7 and has let a five go that seat 0 flipped."""
    t = table("88b", "1334467s9b", "99b0s", wall="9b777b")
    lies(t, "5s", 0)
    return do(t, 1, "pass")


def test_a_passed_card_is_dead_and_so_are_the_pairs_that_could_have_eaten_it() -> None:
    t = after_passing_five()
    assert "chi 234s" not in offers(lies(t, "2s", 0), 1)
    assert "chi 123s" in offers(t, 1)  # one and three wait for the two alone
    assert refused(t, 1, "chi 234s") == (
        "三四 is a dead pair: it let small five (五) go, so it may not eat small two (二)."
    )
    assert "chi 678s" not in offers(lies(t, "8s", 0), 1)
    assert offers(lies(t, "5s", 0), 1) == []
    assert refused(t, 1, "chi 345s") == (
        "You let small five (五) go when you could eat it, so eating it is gone for this hand."
    )


def test_a_discard_kills_the_pairs_that_would_eat_it() -> None:
    """With 2-3, 5-6 and 6-8 in the hand a discarded four leaves 6-8 its seven."""
    t = table("23455688s9b", "99b", "11b0s", wall="1b777b")
    _ask_for_discard(t, 0, None)
    assert caused(t, 0, "discard 4s")[1] == (
        "二三, 五六 could eat small four (四); after this discard the pair is dead at its other end too."
    )
    do(t, 0, "discard 4s")
    lies(t, "7s", 0)
    assert offers(t, 0) == ["pass", "chi 678s"]
    assert refused(t, 0, "chi 567s").startswith("五六 is a dead pair: you discarded small four (四)")
    assert offers(lies(t, "1s", 0), 0) == []


def test_a_card_that_a_higher_claim_took_is_not_passed() -> None:
    t = table("88b", "34s99b1b", "55s7799b", wall="1s2s")
    lies(t, "5s", 0)
    do(t, 1, "pass")
    do(t, 2, "peng")
    assert not t.no_chi[1] and not t.dead_pairs[1]


def test_a_passed_peng_or_wai_ends_the_peng_and_leaves_the_wai() -> None:
    t = table("88b", "55s77b", "99b0s", wall="9b444b")
    do(lies(t, "5s", 0), 1, "pass")
    assert refused(lies(t, "5s", 0), 1, "peng") == (
        "You let small five (五) go when it could be laid, so a peng of it is gone for this hand."
    )
    assert "wai" in offers(lies(t, "5s", 1), 1)
    other = table("55s77b", "99b", "11b0s", wall="1b444b")
    do(lies(other, "5s", 0), 0, "pass")
    assert offers(lies(other, "5s", 1), 0) == [] and "wai" in offers(lies(other, "5s", 0), 0)


@pytest.mark.parametrize(
    ("hand", "laid", "told"),
    [
        ("55s77b", "", "After this there is no peng of small five (五); a wai stays."),
        ("555s77b", "", "This is the last small five (五): let go now, it never makes four."),
        ("77b", "wai 5s", "This is the last small five (五): let go now, it never makes four."),
        ("77b", "peng 5s", "This is the last small five (五): let go now, it never makes four."),
    ],
    ids=["wai", "liu of three", "liu of a wai", "piao"],
)
def test_passing_the_own_flip_tells_what_is_let_go(hand: str, laid: str, told: str) -> None:
    assert caused(lies(table(hand, "88b", "99b", laid=(laid,)), "5s", 0), 0, "pass") == [told]


@pytest.mark.parametrize(
    ("hand", "laid", "told"),
    [
        ("55s77b", "", "A liu from the hand needs four of a kind in it, or the fourth card of a wai."),
        ("55s77b", "wai 7b", None),
        ("5555s77b", "", None),
    ],
    ids=["nothing", "fourth of a wai", "four"],
)
def test_why_no_liu_speaks_of_the_hand_where_no_card_lies(hand: str, laid: str, told: str | None) -> None:
    t = table(hand, "88b", "99b", laid=(laid,), wall="12s")
    _ask_for_discard(t, 0, None)
    assert [
        row["reason"] and row["reason"]["text"]["en"] for row in why_rows(t, 0, None)["rows"] if row["verb"] == "liu"
    ] == [told]


def test_why_no_liu_speaks_of_the_lying_card() -> None:
    t = lies(table("55s77b", "88b", "99b"), "5s", 0)
    reason = why_no_liu(t, 0)
    assert reason is not None and VOCABULARY.sentence(reason.code, reason.facts)["en"].startswith(
        "A liu of small five (五) needs three"
    )


@pytest.mark.parametrize(
    ("eaten", "hand", "locked"),
    [("chi 456s", "456677s9b", "47s"), ("chi 270s", "7021s9b", ""), ("chi 123s", "1223s9b", "")],
    ids=["both ends", "two-seven-ten", "an end of the row"],
)
def test_eating_locks_the_card_and_the_other_end(eaten: str, hand: str, locked: str) -> None:
    lying = {"chi 456s": "4s", "chi 270s": "2s", "chi 123s": "3s"}[eaten]
    t = table(hand, "88b", "99b")
    lies(t, lying, 0)
    told = caused(t, 0, eaten)
    do(t, 0, eaten)
    free = {action.split()[1] for action in offers(t, 0) if action.startswith("discard")}
    held = {f"{digit}s" for digit in hand.partition("s")[0]}
    assert {card for card in held - free if t.hands[0]["1234567890".index(card[0])]} == {
        f"{digit}s" for digit in locked.rstrip("s")
    } | ({lying} if t.hands[0]["1234567890".index(lying[0])] else set())
    if locked:
        assert told == ["After this you may not discard small four (四), small seven (七)."]
        assert refused(t, 0, "discard 7s") == (
            "Small seven (七) is locked: after eating small four (四) for 四五六 it may not be discarded in this hand."
        )


def test_the_fourth_of_a_peng_is_locked_and_may_stand_in_a_run() -> None:
    t = table("555s67s9b", "88b", "99b")
    lies(t, "5s", 1)
    do(t, 0, "peng")
    assert "discard 5s" not in offers(t, 0) and "discard 6s" in offers(t, 0)


def test_a_claim_needs_a_discard_or_a_liu_after_it() -> None:
    assert offers(lies(table("34s55s", "88b", "99b"), "5s", 1), 0) == ["pass", "peng"]
    assert offers(lies(table("55s", "88b", "99b"), "5s", 1), 0) == []
    assert offers(lies(table("558888s", "88b", "99b"), "5s", 1), 0) == ["pass", "peng"]


def test_at_most_two_runs_are_eaten_and_a_two_seven_ten_is_free() -> None:
    laid = ("chi 123s 1s, chi 456s 4s",)
    t = lies(table("78s70b9b", "88b", "99b", laid=laid), "9s", 0)
    assert offers(t, 0) == []
    assert refused(t, 0, "chi 789s") == "A player eats at most 2 runs without xi, and that is reached."
    assert offers(lies(table("70b9b", "88b", "99b", laid=laid), "2b", 0), 0) == ["pass", "chi 270b"]
    assert offers(lies(table("78s9b", "88b", "99b", laid=laid, eat_limit=0), "9s", 0), 0) == ["pass", "chi 789s"]


def test_a_hand_without_a_discard_is_dead_and_its_flips_lie_for_the_others() -> None:
    t = table("55s", "44s9b", "99b", wall="44s7b")
    lies(t, "5s", 0)
    assert caused(t, 0, "wai")[-1].startswith("This leaves nothing to discard")
    do(t, 0, "wai")
    assert t.dead[0]
    lies(t, "4s", 0)
    assert offers(t, 0) == [] and "peng" in offers(t, 1)
    assert refused(t, 0, "hu") == "This hand is dead: it claims no card and cannot win any more."


def test_a_discard_is_never_won_and_the_last_card_is_neither_eaten_nor_laid_as_a_peng() -> None:
    ready = ("peng 5b, peng 8s, wai 9b, peng 1b, peng 4s",)
    hand = "333s6s"
    assert offers(lies(table("1b", hand, "99b", laid=("", *ready)), "6s", 0, PLAYED), 1) == []
    assert offers(lies(table("1b", hand, "99b", laid=("", *ready)), "6s", 0), 1) == ["pass", "hu"]
    last = table("1b", "66s45s", "99b", wall="6s")
    _draw(last, 0, None)
    assert last.result is not None and last.result.winner is None


def test_who_flips_comes_first_with_groups_and_then_the_win_goes_round() -> None:
    """The drawer's wai beats another's win; a win beats a peng, and a peng a chi."""
    ready = "peng 5b, peng 8s, wai 9b, peng 1b, peng 4s"
    t = table("66s7b", "333s6s", "1b", laid=("", ready), wall="2s")
    lies(t, "6s", 0)
    assert offers(t, 0) == ["pass", "wai"] and offers(t, 1) == ["pass", "hu"]
    do(t, 1, "hu")
    assert t.result is None  # the drawer is still asked
    do(t, 0, "wai")
    assert t.result is None and t.pending == [0]


def test_a_liu_takes_the_place_of_a_discard() -> None:
    t = table("5555s7b", "88b", "99b", wall="12s")
    _ask_for_discard(t, 0, None)
    assert offers(t, 0) == ["discard 5s", "discard 7b", "liu 5s"]
    do(t, 0, "liu 5s")
    assert t.turn != 0 and not any(t.hands[0][:5])
    assert refused(table("5555s7b", "88b", "99b"), 0, "liu 5s") == (
        "The liu of small five (五) from the hand takes the place of a discard that is owed."
    )


def test_a_win_needs_something_besides_five_xi() -> None:
    t = table("270s270b456s123b1s", "88b", "99b", laid=("peng 5b, peng 8s",))
    lies(t, "1s", 1)
    assert "hu" not in offers(t, 0)
    assert refused(t, 0, "hu").startswith("There are 5 xi, but no kan")
    assert "hu" in offers(lies(t, "1s", 0), 0)


@pytest.mark.parametrize(
    ("hand", "waits"),
    [("333s27s270b456s11b", (["3s", "0s", "1b"], [])), ("270s270b456s123b1s", ([], ["1s"]))],
    ids=["anybody's flip", "own flip only"],
)
def test_a_card_stands_once_among_what_a_hand_waits_for(hand: str, waits: tuple[list[str], list[str]]) -> None:
    some, own = waits_of(table(hand, "88b", "99b", laid=("peng 5b, peng 8s",)), 0)
    assert (codes(some), codes(own)) == waits
