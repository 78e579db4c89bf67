"""Files as editors, mail and chats leave them: read as they were written, or the surplus line is named."""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import hupai
from hupai.cli import main
from hupai.quiz import made
from hupai.session import match_from_record
from hupai.table.errors import CorruptRecord
from hupai.table.record import format_record, parse_record
from hupai.tournament.entrants import Population
from hupai.tournament.log import format_log, parse_log
from hupai.tournament.presets import plan_named
from hupai.tournament.tournament import Tournament
from tests.engine.amounts import few_or_many

RECORD = (Path(__file__).parents[2] / "fixtures/records/0.1.0-yongzhou-options.record").read_text("utf-8")
QUIZ = """
game = "yongzhou-plain"
[[step]]
ask = "waits"
laid = "ti:0000b wei:222s chi:123b"
cards = "345s345b77s99b"
among = "6789s6789b"
"""

Mangler = Callable[[Random, str], str]


def at_a_line(rng: Random, text: str, what: str) -> str:
    """The text with something between two of its lines."""
    lines = text.split("\n")
    place = rng.randint(0, len(lines))
    return "\n".join([*lines[:place], what, *lines[place:]])


MANGLERS: dict[str, Mangler] = {
    "mark": lambda rng, text: "\ufeff" + text,
    "blank lines before": lambda rng, text: "\n \n" + text,
    "blank lines within": lambda rng, text: at_a_line(rng, text, rng.choice(["", "  ", "\t", "\u200b"])),
    "blanks at ends": lambda rng, text: text.replace("\n", rng.choice([" \n", "\t\n", "\u00a0\n"])),
    "ends of Windows": lambda rng, text: text.replace("\n", "\r\n"),
    "blank lines behind": lambda rng, text: text + "\n\n  \n",
    "no end": lambda rng, text: text.rstrip("\n"),
    "indented": lambda rng, text: "".join(f"  {line}\n" for line in text.splitlines()),
    "quoted": lambda rng, text: "".join(f"> {line}\n" for line in text.splitlines()),
}


def rewritten(text: str) -> str:
    """A record as it is written after it was read."""
    return format_record(parse_record(text))


@pytest.mark.parametrize("mangler", MANGLERS)
def test_a_record_is_read_however_it_was_saved(mangler: str) -> None:
    assert rewritten(MANGLERS[mangler](Random(1), RECORD)) == rewritten(RECORD)


@few_or_many("number", 40, 2_000)
def test_a_record_survives_several_of_them_at_once_or_its_surplus_line_is_named(number: int) -> None:
    rng = Random(number)
    for _ in range(number):
        names = rng.sample(list(MANGLERS), rng.randint(1, 4))
        text = RECORD
        for name in names:
            text = MANGLERS[name](rng, text)
        if rng.random() < 0.7:
            assert rewritten(text) == rewritten(RECORD), names
            continue
        chat = rng.choice(["老唐：你看这一局", "Sent from my phone", "> ok"])
        before = rng.random() < 0.5
        text = f"{chat}\n{text}" if before else f"{text}\n{chat}\n"
        with pytest.raises(CorruptRecord) as refused:
            parse_record(text)
        line = re.split(r"\r\n|\r|\n", text)[(refused.value.position or 0) - 1]
        assert refused.value.code == "surplus_line"
        assert line.strip() == chat == refused.value.facts["line"]


def test_errors_in_a_record_count_the_lines_as_they_lie_there() -> None:
    wrong = "\ufeff\n\n" + RECORD.replace("game yongzhou", "game chess", 1)
    with pytest.raises(CorruptRecord) as refused:
        parse_record(wrong)
    assert (refused.value.code, refused.value.position) == ("bad_sum", len(wrong.rstrip().split("\n")))


@pytest.mark.parametrize("mark", [codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE])
def test_the_command_line_reads_files_with_marks(
    mark: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    encoding = {codecs.BOM_UTF8: "utf-8", codecs.BOM_UTF16_LE: "utf-16-le", codecs.BOM_UTF16_BE: "utf-16-be"}[mark]

    def saved(name: str, text: str) -> str:
        (tmp_path / name).write_bytes(mark + text.encode(encoding))
        return str(tmp_path / name)

    cup = Tournament(plan_named("quick"), Population(), "marks")
    for command in (
        ["replay", saved("a.txt", f"\n{RECORD}")],
        ["quiz", saved("b.toml", QUIZ)],
        ["tournament", "--check", saved("c.txt", f"{format_log(cup)} \n\n"), "--jobs", "1"],
    ):
        assert main(command) == 0, capsys.readouterr().err
    capsys.readouterr()


def test_a_line_behind_a_tournament_is_named() -> None:
    log = format_log(Tournament(plan_named("quick"), Population(), "marks"))
    assert format_log(parse_log("\ufeff\n" + log.replace("\n", " \n"))) == log
    with pytest.raises(CorruptRecord) as refused:
        parse_log(f"{log}哈哈\n")
    assert (refused.value.code, refused.value.facts["line"]) == ("surplus_line", "哈哈")


def test_positions_and_quizzes_are_read_with_marks() -> None:
    game = hupai.games["yongzhou"]
    seen = game.deal(game.rules(), seed="marks").view(0)
    notation = game.family.notation
    text = notation.format_position(seen)
    assert notation.parse_position("\ufeff" + text.replace(" hand:", "\r\n  hand:") + "\n") == seen
    assert made("\ufeff" + QUIZ) == made(QUIZ)


def test_a_match_goes_on_from_a_record_with_blanks() -> None:
    assert match_from_record(MANGLERS["blanks at ends"](Random(2), RECORD)).players
