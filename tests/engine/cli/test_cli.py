"""The command line: what each command prints, in words and as JSON, and how it refuses."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import hupai
from hupai.cli import language, main, score
from hupai.cli.progress import Progress
from hupai.cli.terminal import PlainTerminal
from tests.engine.facade_client import Client
from tests.rows import each_row

WINNING = ["--game", "yongzhou-plain", "--laid", "ti:0000b wei:222s chi:123b", "--hand", "345s345b77s99b"]


@pytest.fixture
def typed(monkeypatch):
    """Let the next command read these lines from standard input."""

    def typed(*lines):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    return typed


def test_it_runs_as_a_module_with_nothing_installed(tmp_path):
    engine = Path(hupai.__file__).parents[1]
    environment = {"PYTHONPATH": str(engine), "PATH": os.environ.get("PATH", ""), "LANG": "C"}
    command = [sys.executable, "-S", "-m", "hupai", "score", *WINNING, "--win", "9b", "--by", "other", "--json"]
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["pay_each"] == 8


def test_score_as_json_equals_the_library_result(run):
    found = json.loads(run("score", *WINNING, "--win", "9b", "--by", "other", "--json"))
    assert found == hupai.score("yongzhou-plain", WINNING[3], WINNING[5], "9b", "other")
    assert {key: found[key] for key in ("wins", "huxi", "red", "tun", "fans", "multiplier", "pay_each")} == {
        "wins": True,
        "huxi": 24,
        "red": 10,
        "tun": 4,
        "fans": [{"id": "red", "times": 2}],
        "multiplier": 2,
        "pay_each": 8,
    }
    assert {"kind": "ti", "cards": "0000b", "kings": 0, "huxi": 12, "where": "laid"} in found["groups"]


def test_score_prints_sentences(run):
    text = run("score", *WINNING, "--win", "玖", "--by", "self", "--lang", "zh")
    assert "27 胡息" in text and "自摸：2番" in text and "每家该付5囤 × 4番 = 20分。〔pay.each〕" in text
    assert "Per loser 5 units × 4 = 20 points. [pay.each]" in run("score", *WINNING, "--win", "9b", "--by", "self")


def test_score_of_a_hand_that_does_not_win(run):
    words = ["score", *WINNING, "--win", "9b", "--by", "other", "--option", "min_huxi=21", "--option", "red_min=11"]
    assert json.loads(run(*words, "--json"))["multiplier"] == 1
    lost = ["score", *WINNING, "--win", "1s", "--by", "other"]
    found = json.loads(run(*lost, "--json"))
    assert found["wins"] is False
    assert found["why"]["code"] == "cards_left_over" and set(found["why"]["text"]) == {"zh", "en"}
    assert run(*lost).startswith("No win: The hand is not complete")


def test_score_takes_the_turned_card_and_switches(run):
    words = ["score", *WINNING, "--win", "9b", "--by", "other", "--option", "xing=fan", "--turned", "8b", "--json"]
    found = json.loads(run(*words))
    assert found["xing"] == {"mode": "fan", "turned": "8b", "value": "9b", "count": 3, "tun_each": 1}
    assert found["pay_each"] == (4 + 3) * 2
    words += ["--option", "win_on_discard=on", "--option", "cap_per_loser=none"]
    assert json.loads(run(*words)) == found
    assert "3 copies at 1 unit each, 3 units more. [xing.value]" in run(*words[:-5])


def test_waits_lists_the_winning_cards(run):
    found = json.loads(run("waits", *WINNING, "--json"))
    assert found == hupai.waits("yongzhou-plain", WINNING[3], WINNING[5])
    assert {"card": "9b", "huxi": 24, "pay_each": 8} in found["waits"]
    assert "Waits for big nine (玖): 24 huxi, each pays 8." in run("waits", *WINNING)
    nothing = ["waits", "--game", "yongzhou-plain", "--hand", "1133557799s2244668800b"]
    assert run(*nothing) == "The hand waits for no card.\n"
    assert run("waits", *WINNING, "--by", "discard") == "The hand waits for no card.\n"
    by_discard = ["waits", *WINNING, "--by", "discard", "--option", "win_on_discard=on"]
    assert json.loads(run(*by_discard, "--json")) == found
    assert "Waits for big nine (玖): 24 huxi, whoever plays it pays 16 alone." in run(*by_discard)


def test_score_and_waits_of_guihuzi_say_each_step_with_its_rule(run):
    hand = ["--game", "yuanjiang", "--laid", "peng:555b peng:888s", "--hand", "270s270b456s123b1s"]
    won = run("score", *hand, "--win", "1s", "--by", "self").splitlines()
    assert won[0] == "A win: 5 xi, 7 red cards." and won[-1] == "  Each loser pays 10 points. [pay.win]"
    assert "  5 xi in all. [win.minimum]" in won
    assert run("score", *hand, "--win", "1s", "--by", "other").startswith("No win: There are 5 xi, but no kan")
    assert run("waits", *hand, "--by", "self") == "Waits for small one (一): 5 xi, each pays 10.\n"
    assert run("waits", *hand) == "The hand waits for no card.\n"
    assert run("waits", *hand, "--by", "self", "--lang", "zh") == "听“一”：5 硬息，每家付 10 分。\n"


def test_a_family_without_words_for_the_terminal_lists_facts(monkeypatch, run):
    """A win, why there is none, and the waits."""
    plain = PlainTerminal(hupai.games["yuanjiang"].family, "en")
    monkeypatch.setattr(score, "terminal_of", lambda family, lang: plain)
    hand = ["--game", "yuanjiang", "--laid", "peng:555b peng:888s", "--hand", "270s270b456s123b1s"]
    won = run("score", *hand, "--win", "1s", "--by", "self").splitlines()
    assert "  wins: true" in won and "  pay_each: 10" in won
    assert "  wins: false" in run("score", *hand, "--win", "1s", "--by", "other").splitlines()
    assert '"card": "1s"' in run("waits", *hand, "--by", "self")
    assert run("waits", *hand) == "  waits: –\n"


def test_simulate_prints_its_figures(run):
    words = ["simulate", "--hands", "20", "--bots", "beginner,random,random", "--seed", "7", "--jobs"]
    found = json.loads(run(*words, "1", "--json"))
    assert found["hands"] == 20 == found["won"] + found["drawn"]
    assert sum(found["wins"]) == found["won"] and found["illegal"] == 0
    assert abs(sum(found["mean_points"])) < 0.001
    rates = {"seconds", "hands_per_second", "decisions_per_second"}
    again = json.loads(run(*words, "2", "--json"))
    assert {key: found[key] for key in set(found) - rates} == {key: again[key] for key in set(again) - rates}
    assert "seat 0, Beginner" in run(*words, "1")
    assert "0号位 入门" in run(*words, "1", "--lang", "zh")


class Screen(io.StringIO):
    """A terminal that keeps what is written to it."""

    def isatty(self):
        return True


def test_the_progress_bar_appears_only_on_a_terminal_and_fits_its_width(monkeypatch):
    for columns in (30, 60, 120):
        screen = Screen()
        monkeypatch.setattr(sys, "stderr", screen)
        monkeypatch.setenv("COLUMNS", str(columns))
        with Progress("zh") as progress:
            progress(1, 4)
            progress(4, 4)
        drawings = screen.getvalue().split("\r\x1b[K")
        assert len(drawings) == 4 and drawings[-1] == ""
        for drawing in drawings:
            assert sum(1 + (ord(char) > 0x2E80) for char in drawing) < max(columns, 40)
        assert "[####" in drawings[2] or columns == 30
    quiet = io.StringIO()
    monkeypatch.setattr(sys, "stderr", quiet)
    with Progress("en") as progress:
        progress(1, 4)
    assert quiet.getvalue() == ""


def record(actions=60, seats=("human", "beginner", "random")):
    """A save of a match after some of its hands."""
    p = Client(game="yongzhou", options={"base_bonus": 1}, seats=list(seats), hands=2, seed="cli")
    for _ in range(actions):
        waiting = p.state["waiting"]
        if waiting == "human":
            p.ask(do="act", seat=0, action=p.view["legal"][-1]["action"])
        elif waiting != "end":
            p.ask(do="next" if waiting == "next" else "advance")
    return p.record


def test_replay_prints_a_saved_match(run, tmp_path, monkeypatch):
    file = tmp_path / "match.txt"
    file.write_text(record(400), encoding="utf-8")
    found = json.loads(run("replay", str(file), "--json"))
    assert found["over"] and len(found["hands"]) == 2 and found["options"]["base_bonus"] == 1
    scores = [sum(column) for column in zip(*(hand["scores"] for hand in found["hands"]), strict=True)]
    assert found["scores"] == scores
    first = found["hands"][0]
    assert first["steps"][0]["action"] is None and first["steps"][0]["events"][0]["cards"]
    assert all(step["action"] for step in first["steps"][1:])
    text = run("replay", str(file), "--lang", "zh")
    assert "第 1 局" in text and "第 2 局" in text and "坐庄，亮张是" in text
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes())))
    assert json.loads(run("replay", "-", "--json")) == found


def test_rules_prints_the_rule_book(run):
    found = json.loads(run("rules", "yongzhou", "--option", "min_huxi=18", "--json"))
    row = next(row for row in found["rules"] if row["id"] == "win.minimum")
    assert "18" in row["text"]["zh"] and "18" in row["text"]["en"]
    assert set(row["sources"][0]) == {"file", "title", "heading", "says"}
    text = run("rules", "yongzhou", "--lang", "zh")
    assert "王不能打出" in text and "永州双王扯胡子规则 › 玩法规则 › 臭牌" in text and "通行打法" in text


def test_rules_diff_prints_the_rules_that_differ(run):
    rows = json.loads(run("rules", "yongzhou", "--diff", "yongzhou-plain", "--json"))["rules"]
    assert {"deck.cards", "king.keep"} <= {row["id"] for row in rows}
    kept = next(row for row in rows if row["id"] == "king.keep")
    assert kept["first"] and kept["second"] is None
    assert "differ in" in run("rules", "yongzhou", "--diff", "yongzhou-plain")
    assert "have the same rules" in run("rules", "yongzhou", "--diff", "yongzhou")


@pytest.mark.parametrize("stream", ["stdin", "stdout", "stderr"])
def test_a_closed_output_causes_no_traceback(stream, refused, run, monkeypatch, capsys):
    monkeypatch.setattr(sys, stream, None)
    if stream == "stdin":
        assert "not a Hupai record" in refused("replay", "-")
    else:
        assert main(["rules", "yongzhou"]) == 0 and main(["rules", "poker"]) == 2
        capsys.readouterr()


REFUSALS = {
    "no command": ([], "required"),
    "unknown command": (["shuffle"], "invalid choice"),
    "unknown flag": (["rules", "yongzhou", "--fast"], "unrecognized"),
    "unknown language": (["rules", "yongzhou", "--lang", "fr"], "invalid choice"),
    "unknown game": (["rules", "mahjong"], "no game with the identifier “mahjong”"),
    "unknown other game": (["rules", "yongzhou", "--diff", "mahjong"], "no game with the identifier “mahjong”"),
    "missing hand": (["score", "--by", "self"], "--hand"),
    "unknown card": (["waits", "--hand", "12x"], "size"),
    "waits for a heavenly win": (["waits", *WINNING, "--by", "deal"], "self, other, discard."),
    "fifth copy turned": (["score", *WINNING, "--win", "9b", "--by", "other", "--turned", "0b"], "big ten"),
    "king turned without kings": (["score", *WINNING, "--win", "9b", "--by", "other", "--turned", "k"], "king"),
    "seed of bytes": (["simulate", "--seed", "\udcff"], "--seed"),
    "seed of bytes to play": (["play", "--seed", "\udcff"], "--seed"),
    "save nowhere": (["play", "--save", "nowhere/at/all.txt"], "nowhere/at/all.txt"),
    "save over a folder": (["play", "--save", "."], "“.”"),
    "fifth copy": (["waits", "--hand", "11111s"], "small one"),
    "wrong number": (["score", "--hand", "123s", "--win", "4s", "--by", "self"], "number of cards"),
    "wrong meld": (["waits", "--laid", "ti:000b", "--hand", "123s"], "“ti:000b”"),
    "unknown meld": (["waits", "--laid", "gang:0000b", "--hand", "123s"], "gang"),
    "two winning cards": (["score", *WINNING, "--win", "99b", "--by", "other"], "Exactly one card"),
    "unknown way": (["score", *WINNING, "--win", "9b", "--by", "luck"], "luck"),
    "no option": (["simulate", "--option", "xing"], "no equals sign"),
    "unknown option": (["simulate", "--option", "speed=3"], "no option called “speed”"),
    "bad value": (["simulate", "--option", "min_huxi=16"], "15, 18, 21"),
    "both wrong": (["simulate", "--option", "min_huxi=16", "--option", "speed=3"], "speed"),
    "contradiction": (
        ["simulate", "--option", "red_to_dot=14", "--option", "red_to_black=15", "--option", "xing=1"],
        "“Bonus cards (xing)” cannot be “1”",
    ),
    "an option twice": (
        ["simulate", "--option", "xing=off", "--option", "xing=gen"],
        "“Bonus cards (xing)” is given twice",
    ),
    "two bots": (["simulate", "--bots", "random,random"], "--bots"),
    "unknown bot": (["simulate", "--bots", "random,random,god"], "no bot called “god”"),
    "no hands": (["simulate", "--hands", "0"], "--hands"),
    "half a hand": (["simulate", "--hands", "0.5"], "--hands"),
    "no jobs": (["simulate", "--jobs", "0"], "--jobs"),
    "no file": (["replay", "nowhere.txt"], "nowhere.txt"),
    "play without bots": (["play", "--bots", "god"], "--bots"),
    "play with people": (["play", "--bots", "human,human"], "3 people"),
    "play with strangers": (["play", "--bots", "god,random"], "god"),
    "play no hands": (["play", "--hands", "0"], "hands"),
    "play unknown game": (["play", "poker"], "no game with the identifier “poker”"),
    "load nothing": (["play", "--load", "nowhere.txt"], "nowhere.txt"),
    "load and choose": (["play", "leiyang", "--load", __file__, "--seed", "s"], "GAME, --seed cannot be given"),
}


@each_row("words, message", REFUSALS)
def test_an_error_is_one_line_and_exit_2(words, message, refused):
    assert message in refused(*words)
    if message.isascii():
        assert refused(*words, "--lang", "zh").startswith("hupai：") or "--lang" in words


def test_damaged_records_are_refused(refused, tmp_path):
    file = tmp_path / "match.txt"
    whole = record()
    spoiled = [
        b"",
        os.urandom(200),
        b"hupai-record 9\n",
        whole[: len(whole) // 2].encode(),
        whole.replace(" pass", " hu", 1).encode(),
        whole.replace("game yongzhou", "game yongzhou-plain").encode(),
    ]
    for data in spoiled:
        file.write_bytes(data)
        assert "record" in refused("replay", str(file))
        assert refused("play", "--load", str(file))


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_a_match_can_be_played_by_always_typing_one(run, typed, lang):
    typed(*["1"] * 400)
    text = run("play", "yongzhou-plain", "--seed", "typed", "--hands", "1", "--lang", lang)
    assert ("打完了。总账：" if lang == "zh" else "The match is over:") in text
    assert "{" not in text and "None" not in text


def test_quitting_saves_the_match_and_loading_continues_it(run, typed, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    typed("1", "1", "q")
    run("play", "--seed", "leave", "--hands", "1")
    saved = (tmp_path / "hupai-1.txt").read_text("utf-8")
    assert saved.startswith("hupai-record")
    typed("q")
    run("play", "--load", "hupai-1.txt", "--save", "again.txt")
    assert (tmp_path / "again.txt").read_text("utf-8") == saved
    typed()
    run("play", "--seed", "another", "--hands", "1")
    assert (tmp_path / "hupai-2.txt").exists() and (tmp_path / "hupai-1.txt").read_text("utf-8") == saved


def test_a_person_can_ask_why_and_take_back(run, typed, tmp_path):
    save = str(tmp_path / "match.txt")
    typed("u", "?", "? 1", "? 王", "h", "h", "99", "chi 3x", "1", "u", "q")
    text = run("play", "--seed", "ask", "--save", save)
    assert "That is allowed." in text and "A king is never discarded" in text
    assert "That is no choice" in text
    assert "The digits need their size" in text
    assert "nothing to take back" in text
    assert "Hint: " in text and "Taken back." in text


def test_cards_may_be_typed_in_several_notations(run, typed, tmp_path):
    save = str(tmp_path / "match.txt")
    cards = [*"一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾", "3s", "q"]
    typed(*cards)
    text = run("play", "--seed", "hanzi", "--save", save, "--lang", "zh")
    assert "你打出" in text or "先选胡、碰、吃或过" in text


@pytest.mark.parametrize(
    ("words", "environment", "expected"),
    [
        (["--lang", "zh"], {"LANG": "en_GB.UTF-8"}, "zh"),
        (["--lang=en"], {"LANG": "zh_CN.UTF-8"}, "en"),
        ([], {"LANG": "zh_CN.UTF-8"}, "zh"),
        ([], {"LANG": "zh_CN.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "de_DE"}, "en"),
        ([], {}, "en"),
    ],
)
def test_the_language_is_the_system_s_unless_an_option_says_otherwise(words, environment, expected, monkeypatch):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(words) == expected
