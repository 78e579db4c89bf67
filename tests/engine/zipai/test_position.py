"""Positions as text: every observation reads back unchanged, and an impossible text is refused with its place."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from hupai.table.chance import Stream
from hupai.table.errors import EngineError
from hupai.zipai.as_json.preview import preview_json
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.position import format_position, parse_position
from hupai.zipai.position_reader import OPTIONAL, PHASES
from hupai.zipai.view.observation import Observation
from hupai.zipai.view.unseen import unseen_copies
from tests.engine.amounts import examples
from tests.engine.damaged_positions import Damage, check_error, refused
from tests.engine.playing import act
from tests.engine.strategies import any_deal
from tests.engine.zipai_games import games
from tests.rows import each_row


def observations(game_id: str, seed: str) -> Iterator[Observation]:
    """What every seat saw at every decision of a hand played at random, and at its end."""
    hand, chance = any_deal(game_id, seed, "position")
    while True:
        yield from (hand.view(seat) for seat in range(hand.seats))
        if hand.over:
            return
        act(hand, chance)


RARE = (0, 2, 3, 7, 13, 18, 26, 36)
"""Hands with fields that few have; others are asked only if these do not have all of them any more."""


def test_every_observation_reads_back_unchanged_and_every_field_occurs() -> None:
    """One line of ASCII, written the same again, in hands of every game until every field and phase has been read."""
    missing = {*OPTIONAL, *(f"phase:{name}" for name in PHASES.values())}
    for number in (*RARE, *range(1, 200)):
        for game_id in games:
            for seen in observations(game_id, f"fields{number}"):
                text = format_position(seen)
                found = missing & {*text.split(), *(word.partition(":")[0] for word in text.split())}
                if found or number < 1:
                    assert text.isascii() and text.isprintable() and "  " not in text and len(text) < 1000
                    assert parse_position(text) == seen
                    assert format_position(parse_position(text)) == text
                    missing -= found
        if not missing:
            return
    raise AssertionError(missing)


def test_fields_may_come_in_any_order_and_cards_as_people_write_them() -> None:
    """The first field says what the text is; the others may be in any order, and cards may be in 汉字."""
    first, *others = POSITION.split()
    assert parse_position(" ".join([first, *reversed(others)])) == parse_position(POSITION)
    written = POSITION.replace("live:8b", "live:捌").replace("shown:8s", "shown:八")
    assert written != POSITION and parse_position(f"  {written} ") == parse_position(POSITION)


def test_the_example_in_the_documentation_is_a_position() -> None:
    """It is the position that these tests damage."""
    lines = (Path(__file__).parents[3] / "docs" / "positions.md").read_text().split("```")
    example = next(" ".join(block.split()) for block in lines if block.lstrip().startswith("zipai:1"))
    assert example == POSITION == format_position(parse_position(example))


# --- impossible positions -----------------------------------------------------------------------------

POSITION = (
    "zipai:1 game:yongzhou options:xing=gen seat:2 dealer:1 phase:claim turn:1 wall:17 shown:8s cards:14,13,14 "
    "hand:467889s1236780bk melds:peng:333b@1,peng:111s@1/pao:0000s@0,wei:*/chi:55s5b.5b@1,peng:444b@0 "
    "discards:2b,7b!/-/7s!,3s! live:8b@1 no_chi:37s no_peng:37s legal:pass,chi.8s88b,chi.678b.88s8b"
)
"""The example of docs/positions.md."""
HAND = "467889s1236780bk"
MELDS = "peng:333b@1,peng:111s@1/pao:0000s@0,wei:*/chi:55s5b.5b@1,peng:444b@0"


def changed(name: str, value: str | None) -> str:
    """The position with another value in one field; None leaves it out, and a missing field is added."""
    words = [word for word in POSITION.split() if not word.startswith(f"{name}:")]
    return " ".join([*words, f"{name}:{value}"] if value is not None else words)


def melds(old: str, new: str) -> str:
    """The position with one of its melds replaced."""
    assert old in MELDS
    return changed("melds", MELDS.replace(old, new))


WRONG = {
    "no text": ("", "not_a_position"),
    "a link": ("review?game=yongzhou", "not_a_position"),
    "no first field": (POSITION.removeprefix("zipai:1 "), "not_a_position"),
    "endless": (POSITION + " " * 5000, "not_a_position"),
    "another version": (POSITION.replace("zipai:1", "zipai:2"), "position_version"),
    "no version": (POSITION.replace("zipai:1", "zipai:"), "position_version"),
    "unknown field": (f"{POSITION} mood:good", "position_field_unknown"),
    "no field": (f"{POSITION} good", "position_field_unknown"),
    "field twice": (f"{POSITION} seat:1", "position_field_twice"),
    "no hand": (changed("hand", None), "position_field_missing"),
    "no game": (changed("game", None), "position_field_missing"),
    "a character that cannot be seen": (POSITION.replace("seat:2", "seat:2\x00"), "position_character_wrong"),
    "unknown game": (changed("game", "mahjong"), "unknown_game"),
    "unknown option": (changed("options", "colour=red"), "position_options_wrong"),
    "option not allowed": (changed("options", "xing=often"), "position_options_wrong"),
    "options that conflict": (changed("options", "red_to_dot=14,red_to_black=14"), "position_options_wrong"),
    "option without a value": (changed("options", "xing"), "position_field_wrong"),
    "option twice": (changed("options", "xing=gen,xing=off"), "option_twice"),
    "no such seat": (changed("seat", "3"), "position_field_wrong"),
    "seat in letters": (changed("dealer", "east"), "position_field_wrong"),
    "unknown phase": (changed("phase", "lunch"), "position_field_wrong"),
    "number in other digits": (changed("wall", "١٧"), "position_field_wrong"),
    "endless number": (changed("above", "9" * 40), "position_field_wrong"),
    "two seats only": (changed("cards", "14,27"), "position_field_wrong"),
    "seat twice": (changed("dead", "1,1"), "position_field_wrong"),
    "no card": (changed("hand", "467889sz"), "unknown_card"),
    "digits alone": (changed("hand", "467889"), "size_missing"),
    "size alone": (changed("hand", "s"), "size_alone"),
    "no cards": (changed("hand", ""), "position_field_wrong"),
    "two shown cards": (changed("shown", "88s"), "position_field_wrong"),
    "five of a kind": (changed("hand", "444446s1236780bk"), "too_many_copies"),
    "five with the melds": (changed("hand", "467889s1236444bk"), "too_many_copies"),
    "three kings": (changed("hand", "467889s12367bkkk"), "too_many_copies"),
    "a card too few": (changed("wall", "16"), "position_cards_wrong"),
    "a meld too many": (melds("wei:*", "wei:*,wei:*"), "position_cards_wrong"),
    "hand and count": (changed("cards", "13,14,14").replace(HAND, "46788s1236780bk"), "position_fields_conflict"),
    "unknown meld": (melds("wei:*", "kan:222s"), "unknown_meld_kind"),
    "meld without cards": (melds("wei:*", "wei"), "wrong_meld"),
    "unequal peng": (melds("peng:111s@1", "peng:112s@1"), "wrong_meld"),
    "peng of two": (melds("peng:111s@1", "peng:11s@1"), "wrong_meld"),
    "peng of kings": (melds("peng:111s@1", "peng:kkk@1"), "wrong_meld"),
    "peng of one's own": (melds("peng:111s@1", "peng:111s@0"), "wrong_meld"),
    "peng from nobody": (melds("peng:111s@1", "peng:111s"), "wrong_meld"),
    "hidden peng": (melds("peng:111s@1", "peng:*"), "wrong_meld"),
    "wei from another": (melds("peng:444b@0", "wei:444b@0"), "wrong_meld"),
    "chi that is no shape": (melds("chi:55s5b.5b@1", "chi:569s.5s@1"), "wrong_meld"),
    "chi of another card": (melds("chi:55s5b.5b@1", "chi:55s5b.6b@1"), "wrong_meld"),
    "chi without its seat": (melds("chi:55s5b.5b@1", "chi:55s5b.5b"), "wrong_meld"),
    "meld from no seat": (melds("peng:111s@1", "peng:111s@7"), "position_field_wrong"),
    "melds of two seats": (changed("melds", "peng:333b@1/-"), "position_field_wrong"),
    "hidden meld of one's own": (melds("peng:444b@0", "wei:*"), "position_meld_unseen"),
    "hidden meld lies open": (melds("wei:*", "wei:999b@1"), "position_meld_unseen"),
    "open meld is hidden": (melds("pao:0000s@0", "ti:*"), "position_meld_unseen"),
    "discards of two seats": (changed("discards", "2b/3b"), "position_field_wrong"),
    "live without its seat": (changed("live", "8b"), "position_field_wrong"),
    "a king lies": (changed("live", "k@1"), "position_fields_conflict"),
    "nothing to claim": (changed("live", "-@1").replace("wall:17", "wall:18"), "position_fields_conflict"),
    "asked for nothing": (changed("legal", None), "position_fields_conflict"),
    "asked while waiting": (changed("phase", "wait"), "position_fields_conflict"),
    "another's discard": (changed("phase", "discard"), "position_fields_conflict"),
    "full wall": (changed("wall", "90"), "position_cards_wrong"),
    "more kings than there are": (changed("kings", "1,1,1"), "position_fields_conflict"),
    "king wins are called at the end": (changed("declared", "wang_diao"), "position_fields_conflict"),
    "unknown call": (changed("declared", "loudly"), "position_field_wrong"),
    "answered and asked": (changed("answer", "pass"), "position_fields_conflict"),
    "a king is stale": (changed("no_chi", "k"), "position_field_wrong"),
    "stale twice": (changed("no_chi", "33s"), "position_field_wrong"),
    "unknown limit": (changed("limits", "-/green/-"), "position_field_wrong"),
    "no action": (changed("legal", "pass,shout"), "position_field_wrong"),
    "action twice": (changed("legal", "pass,pass"), "position_field_wrong"),
    "cannot eat": (changed("legal", "pass,chi.789s"), "position_action_wrong"),
    "cannot take the pair": (changed("legal", "pass,peng"), "position_action_wrong"),
    "not one's discard": (changed("legal", "pass,discard.4s"), "position_action_wrong"),
    "eats a card that it discarded": (
        changed("discards", "2b,7b!/-/7s!,8b!").replace("no_peng:37s", "no_peng:7s8b"),
        "position_fields_conflict",
    ),
    "eats a banned card": (changed("no_chi", "37s8b"), "position_fields_conflict"),
    "takes a banned card": (
        changed("legal", "pass,peng").replace(HAND, "67889s12367880bk").replace("no_peng:37s", "no_peng:37s8b"),
        "position_fields_conflict",
    ),
    "eaten out of turn": (changed("eaten", "8b.678b"), "position_fields_conflict"),
    "eaten without it": (changed("eaten", "8b.123b"), "position_field_wrong"),
}


@each_row("text, code", WRONG)
def test_an_impossible_position_is_refused(text: str, code: str) -> None:
    """Each case has its own code, its place and a sentence in both languages."""
    error = refused(parse_position, text, VOCABULARY)
    assert error.code == code, error


def test_an_error_has_the_place_of_the_mistake() -> None:
    """The place is an index into the whole text, exact to the character within cards."""
    for text, wrong in (
        (POSITION.replace("467889s1", "467889sx"), "x236780bk"),
        (POSITION.replace("pao:0000s@0", "pao:000s@0"), "pao:000s@0"),
        (POSITION.replace("xing=gen", "xing=often"), "xing=often"),
        (POSITION.replace("7s!,3s!", "7s!,x!"), "x!"),
        (POSITION.replace("turn:1", "turn:9"), "9 wall"),
        (POSITION.replace("no_chi:37s", "no_chi:37s8b"), "pass,chi"),
        (POSITION.replace("chi.8s88b", "chi.888b"), "chi.888b"),
    ):
        error = refused(parse_position, text, VOCABULARY)
        assert text[error.position :].startswith(wrong), error


@cache
def pool() -> tuple[str, ...]:
    """Positions to damage."""
    found = [format_position(seen) for game_id in sorted(games) for seen in observations(game_id, "pool")]
    return (POSITION, *found[::5])


@examples(150, 4000)
@given(number=st.integers(0, 10**9), times=st.integers(1, 3))
def test_damaged_text_is_refused_or_read(number: int, times: int) -> None:
    """Only typed errors are raised, and a text that reads can be written, viewed and previewed."""
    text = Damage(pool(), "0123456789sbk-*!@.,/:=?xZ 王三\x00\n🀄").damaged(Stream(str(number), "damage"), times)
    try:
        seen = parse_position(text)
    except EngineError as error:
        check_error(error, text, VOCABULARY)
        return
    assert parse_position(format_position(seen)) == seen
    assert min(unseen_copies(seen)) >= 0
    for action in seen.legal:
        preview_json(seen, action, None)
