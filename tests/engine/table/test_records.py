"""Records: golden hands replay to the same events, and an edited text is refused with code and line."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hupai.registry import games
from hupai.session import Session, bot_action, match_from_record
from hupai.table.dealing import IN_TURN
from hupai.table.errors import CorruptRecord, EngineError
from hupai.table.match import Match
from hupai.table.record import format_record, parse_record
from tests.engine.amounts import examples
from tests.engine.golden_hands import FOLDER, event_lines
from tests.rows import each_row

GOLDEN = sorted(FOLDER.glob("*.record"))


def sealed(text: str) -> str:
    """Return an edited record with a matching checksum."""
    lines = text.rstrip("\n").split("\n")[:-1]
    total = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    return "\n".join([*lines, f"sum {total}"]) + "\n"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_hand_leads_to_the_same_events(path: Path) -> None:
    """The rules have not changed since the file was written."""
    match = match_from_record(path.read_text())
    assert event_lines(match) == path.with_suffix(".events").read_text().splitlines()


def test_every_seat_deals_in_turn_where_the_record_says_so() -> None:
    game = games["yongzhou"]
    match = Match(game, game.rules(), ["beginner"] * game.seats, 4, "turns", dealing=IN_TURN)
    while not match.over:
        while match.hand.result is None:
            seat = match.hand.to_act[0]
            match.act(seat, bot_action(match, seat))
        if not match.over:
            match.next()
    assert [row.dealer for row in match.tally] == [0, 1, 2, 0]
    text = format_record(match.record("1"))
    assert match_from_record(text).record("1") == match.record("1")
    written = text.split("\n")
    place = written.index("dealing in-turn")
    assert parse_record(text).placed["hands"] == place + 2
    with pytest.raises(CorruptRecord) as refused:
        parse_record(sealed(text.replace("dealing in-turn", "dealing at-will")))
    assert (refused.value.code, refused.value.position) == ("bad_line", place + 1)


def test_every_game_has_golden_hands() -> None:
    """A new game needs golden hands too."""
    assert {parse_record(path.read_text()).game for path in GOLDEN} == set(games)
    assert {path.stem for path in FOLDER.glob("*.events")} == {path.stem for path in GOLDEN}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_record_that_is_read_and_written_is_unchanged(path: Path) -> None:
    """Writing reverses reading; options of later versions are added with what was played before there were any."""
    text = path.read_text()
    read = parse_record(text)
    assert format_record(read) == text
    written = match_from_record(text).record(read.engine)
    later = {option.name: option.unnamed for option in games[read.game].options}
    assert written.options == later | read.options
    written.options, written.rules = read.options, read.rules
    assert format_record(written) == text


@each_row("path", GOLDEN)
@each_row("more", [-1, 1])
def test_a_record_with_the_wrong_number_of_players_is_refused_with_its_line(path: Path, more: int) -> None:
    lines = path.read_text().split("\n")
    place = next(number for number, line in enumerate(lines) if line.startswith("seats "))
    players = lines[place].split()[1:]
    lines[place] = " ".join(["seats", *(players[:-1] if more < 0 else [*players, "random"])])
    with pytest.raises(CorruptRecord) as refused:
        match_from_record(sealed("\n".join(lines)))
    assert (refused.value.code, refused.value.position) == ("wrong_seats", place + 1)
    assert refused.value.facts == {"found": len(players) + more, "expected": len(players)}


RECORD = (FOLDER / "yongzhou-beginners.record").read_text()


def edited(old: str, new: str) -> str:
    """Return the record with one line changed and a matching checksum."""
    assert old in RECORD
    return sealed(RECORD.replace(old, new, 1))


def line_of(start: str) -> str:
    """Return the first line that starts so."""
    return next(line for line in RECORD.splitlines() if line.startswith(start))


BAD = {
    "empty": ("", "not_a_record", ""),
    "something else": ("{}", "not_a_record", "{}"),
    "truncated": (RECORD[: len(RECORD) // 2], "bad_sum", ""),
    "last line gone": ("\n".join(RECORD.splitlines()[:-1]), "bad_sum", "score "),
    "one letter changed": (RECORD.replace("discard", "discord", 1), "bad_sum", "sum "),
    "newer version": (RECORD.replace("hupai-record 1", "hupai-record 2", 1), "unknown_version", "hupai-record 2"),
    "unknown game": (edited("game yongzhou", "game chess"), "unknown_game", "game chess"),
    "field missing": (edited(line_of("rules ") + "\n", ""), "missing_field", "seats "),
    "options no object": (edited(line_of("options "), "options [1]"), "bad_line", "options [1]"),
    "hash of other rules": (edited(line_of("rules "), "rules 0000000000000000"), "wrong_header", "rules 0"),
    "no number of hands": (edited("hands 4", "hands four"), "bad_line", "hands four"),
    "card doubled": (edited(line_of("deck "), line_of("deck ")[:-2] + "1s"), "wrong_deck", "deck "),
    "seal wrong": (edited(line_of("seal "), "seal 00"), "wrong_commitment", "seal 00"),
    "score wrong": (edited(line_of("score "), "score 1 -1 0"), "wrong_score", "hand 1 "),
    "dealer wrong": (edited("hand 2 dealer ", "hand 2 dealer 9 seed x\nhand 2 dealer "), "missing_field", "hand 2 "),
    "unknown word": (edited(line_of("score "), "banana"), "bad_line", "banana"),
    "deck gone at the end": (sealed(RECORD.partition("\ndeck ")[0] + "\nsum"), "missing_field", "sum "),
    "seal gone at the end": (sealed(RECORD.partition("\nseal ")[0] + "\nsum"), "missing_field", "sum "),
    "illegal action": (edited("\n0 discard ", "\n0 discard k\n0 discard "), "illegal_in_record", "0 discard k"),
}


@each_row("text, code, line", BAD)
def test_a_damaged_record_is_refused_with_code_and_line_and_the_session_goes_on(
    text: str, code: str, line: str
) -> None:
    """One typed error, and the running match still runs. Lines are counted from 1, so an editor can jump there."""
    session = Session()
    new = {"do": "new", "game": "yongzhou", "seats": ["human", "random", "random"], "seed": "ab", "hands": 1}
    before = json.loads(session.handle(json.dumps(new)))["result"]["view"]
    answer = json.loads(session.handle(json.dumps({"do": "load", "record": text})))
    assert answer["ok"] is False
    assert answer["error"]["code"] == code
    assert text.split("\n")[answer["error"]["position"] - 1].startswith(line)
    assert answer["error"]["text"]["zh"] and answer["error"]["text"]["en"]
    assert json.loads(session.handle('{"do": "view"}'))["result"]["view"] == before


@given(st.data())
@examples(50)
def test_every_edit_of_a_record_gives_a_typed_error_or_none(data: st.DataObject) -> None:
    """Cut, doubled, swapped or replaced characters, with and without a matching checksum."""
    text = RECORD
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 30))
        with_ = data.draw(st.one_of(st.just(""), st.text(max_size=8), st.just(text[at : at + length] * 2)))
        text = text[:at] + with_ + text[at + length :]
    if data.draw(st.booleans()):
        text = sealed(text)
    try:
        match_from_record(text)
    except EngineError as error:
        assert error.code
