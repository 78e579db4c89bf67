"""What a hand waited for when it ended: worked hands, and everything that the golden matches won."""

from __future__ import annotations

import pytest

from hupai.session import match_from_record
from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.match import Match
from tests.engine.golden_hands import FOLDER

GOLDEN = sorted(file.stem for file in FOLDER.glob("*.record"))


def golden(name: str) -> Match:
    """Return a golden match."""
    return match_from_record((FOLDER / f"{name}.record").read_text("utf-8"))


def view(hand: Hand, seat: int) -> Json:
    """Return what a seat is shown of a hand."""
    found: Json = hand.family.as_json.view(hand.view(seat), hand, False, None)
    return found


@pytest.mark.parametrize(("name", "number", "seat", "held", "waited"), [
    # Lost: the fourth 肆 makes 叁肆伍 of what is left beside the pair.
    ("yongzhou-plain-beginners", 3, 0, "1b 2b 3b 3b 5b 5b 6b 7b 0b 0b", "4b"),
    # Lost: two pairs beside a 跑; each becomes a 碰 or, with the other size, a 吃.
    ("yongzhou-plain-beginners", 3, 2, "8b 8b 0b 0b", "8s 0s 8b 0b"),
    # Won on 陆, for which alone it waited.
    ("yongzhou-plain-beginners", 3, 1, "6b", "6b"),
    # Lost: two pairs, and no four that needs one beside them.
    ("leiyang-beginners", 2, 2, "8s 8s 1b 1b", "1s 8s 1b 8b"),
    # Won: two pairs, of which either may become three.
    ("yuanjiang-beginners", 2, 1, "2s 3s 4s 6s 6s 1b 1b 4b 5b 6b", "6s 1b"),
    # Won on 中: two pairs beside 四五六条 and two kongs.
    ("kawuxing-random", 1, 2, "3s 3s 4s 5s 6s 7z 7z", "3s 7z"),
    # Won on 三饼, between 二 and 四.
    ("kawuxing-random", 2, 1, "5s 6s 7s 1p 1p 2p 4p 8p 8p 8p", "3p"),
])  # fmt: skip
def test_a_hand_says_what_it_waited_for(name: str, number: int, seat: int, held: str, waited: str) -> None:
    seen = view(golden(name).hand_number(number), seat)
    assert seen["hand"] == held.split() and seen["waited"] == waited.split()


@pytest.mark.parametrize("name", GOLDEN)
def test_whoever_won_waited_for_the_card_that_came(name: str) -> None:
    """Unless it was a king, or all was there when the cards were dealt. Nobody is told while the hand runs."""
    match = golden(name)
    for number in range(1, match.number + 1):
        hand = match.hand_number(number)
        for seat in range(hand.seats):
            assert view(hand.after(0), seat)["waited"] is None
            seen = view(hand, seat)
            result = seen["result"]
            if result is None:
                continue
            wins = result.get("wins") or [{"seat": result["winner"], "by": result["by"], "tile": result.get("card")}]
            won = next((win for win in wins if win["seat"] == seat), None)
            if won is None:
                assert (seen["waited"] is None) == (seen.get("sitter") == seat), (number, seat)
            elif won["by"] == "deal":
                assert seen["waited"] is None
            elif won["tile"] != "k":
                assert won["tile"] in seen["waited"], (number, seat)


def test_what_a_loser_waited_for_is_what_it_was_told_last() -> None:
    """At the last card that lay before it, if it did nothing after that."""
    told = 0
    for name in ("leiyang-beginners", "nanxian-beginners", "yongzhou-random"):
        match = golden(name)
        for number in range(1, match.number):
            hand = match.hand_number(number)
            for seat in set(range(hand.seats)) - set(hand.result.winners):
                before = view(hand.after(len(hand.actions) - 1), seat)
                seen = view(hand, seat)
                if (
                    before["hand"] == seen["hand"]
                    and before["seats"][seat] == seen["seats"][seat]
                    and before["phase"] != "discard"
                ):
                    assert set(seen["waited"]) == {*before["waits"], *before["waits_self"]}
                    told += 1
    assert told >= 10
