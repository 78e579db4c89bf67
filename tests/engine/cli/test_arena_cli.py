"""``hupai arena`` for people and programs: JSON, sentences in two languages, pictures, refusals, Ctrl-C."""

from __future__ import annotations

import json
import math
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hupai.arena import duel
from hupai.arena.ladder_svg import draw_ladder
from tests.engine import arena_players
from tests.engine.arena.test_arena import KEYS, untimed
from tests.rows import each_row

ROOT = Path(__file__).parents[3]
PLAYERS = "tests.engine.arena_players"
SMALL = ["arena", "--candidate", "beginner", "--against", "random", "--deals", "6", "--jobs", "1"]


def test_json_is_the_library_s_answer(run):
    found = json.loads(run(*SMALL, "--json"))
    assert set(found) == KEYS
    assert untimed(found) == untimed(duel("yongzhou", "beginner", "random", 6))
    words = ["--game", "leiyang", "--option", "ju_shou=off", "--seed", "7", "--nodes", "3", "--against-nodes", "2"]
    found = json.loads(run(*SMALL, *words, "--json"))
    both = json.loads(run(*SMALL, "--baseline", "random", "--json"))
    assert set(both["candidate"]) == KEYS - {"seconds"} and both["difference"]["ev"] > 0
    asked = {"options": {"ju_shou": False}, "seed": "7", "nodes": 3, "against_nodes": 2}
    assert untimed(found) == untimed(duel("leiyang", "beginner", "random", 6, **asked))
    assert {key: found[key] for key in asked} == asked


@pytest.mark.parametrize("lang", [pytest.param("zh", marks=pytest.mark.long), "en"])
def test_figures_are_printed_as_sentences(run, lang):
    text = run(*SMALL, "--lang", lang)
    assert ("入门对两个随机，打了 6 副牌" if lang == "zh" else "Beginner against two of Random, 6 deals") in text
    assert ("95% 区间" if lang == "zh" else "95 % interval") in text
    assert ("各算一半" if lang == "zh" else "and count half") in text
    mixed = [*SMALL[:4], "random,beginner", *SMALL[5:]]
    text += run(*mixed, "--lang", lang)
    assert ("对随机和入门" if lang == "zh" else "against Random and Beginner") in text
    sure = [*SMALL, "--deals", "200", "--h1", "0.2"]
    text += run(*sure, "--lang", lang)
    assert ("序贯检验：是 0.2 σ" if lang == "zh" else "Sequential test: 0.2 σ rather") in text
    text += run(*sure[:2], "random", "--against", "beginner", *sure[5:], "--lang", lang)
    assert ("序贯检验：是 0.0 σ" if lang == "zh" else "Sequential test: 0.0 σ rather") in text
    text += run(*SMALL, "--h1", "0.2", "--lang", lang)
    assert ("还分不出" if lang == "zh" else "not decided") in text
    text += run(*SMALL, "--baseline", "random", "--lang", lang)
    assert ("入门比随机平均每局多 +" if lang == "zh" else "points a hand more than Random") in text
    text += run("arena", "--cross", "--bots", "random,beginner", "--mixed", *SMALL[-4:], "--lang", lang)
    assert ("每行是被测的一方" if lang == "zh" else "Rows: the candidate") in text
    assert "{" not in text and "None" not in text


def test_the_cross_table_is_printed_as_json_and_drawn_as_a_picture(run, tmp_path):
    svg, log = tmp_path / "ladder.svg", tmp_path / "log.jsonl"
    words = ["arena", "--cross", "--bots", "random,beginner", "--deals", "6", "--jobs", "1"]
    table = json.loads(run(*words, "--json", "--svg", str(svg), "--log", str(log)))
    assert [(cell["candidate"], cell["against"]) for cell in table["cells"]] == [
        ("random", "beginner"),
        ("beginner", "random"),
    ]
    drawn = svg.read_text("utf-8")
    assert drawn.count("<circle") == 1 and "Beginner against two of Random" in drawn
    again = tmp_path / "again.svg"
    assert run("arena", "--draw", str(log), "--svg", str(again)) == ""
    assert again.read_bytes() == svg.read_bytes()
    run(*SMALL, "--game", "leiyang", "--log", str(log))
    run(*SMALL, "--baseline", "random", "--log", str(log))
    run("arena", "--draw", str(log), "--svg", str(again), "--lang", "zh")
    drawn = again.read_text("utf-8")
    assert drawn.count("<circle") == 3 and "耒阳字牌" in drawn and "入门对两个随机" in drawn
    run(*SMALL, "--option", "kings=4", "--option", "min_huxi=18", "--log", str(log))
    run("arena", "--draw", str(log), "--svg", str(again), "--lang", "zh")
    assert "永州四王扯胡子 (min_huxi=18)" in again.read_text("utf-8")
    assert drawn.index("随机对两个随机") < drawn.index("入门对两个随机") < drawn.index("耒阳字牌")


@pytest.mark.parametrize("edit", [{}, {"game": []}, {"low_sigma": "low"}, {"high_sigma": math.inf}, {"cells": 5}])
def test_a_log_that_was_edited_is_not_drawn(refused, run, tmp_path, edit):
    log, svg = tmp_path / "log.jsonl", tmp_path / "ladder.svg"
    run(*SMALL, "--log", str(log))
    start, end = map(json.loads, log.read_text("utf-8").splitlines())
    end["result"] = {**end["result"], **edit} if edit else {"game": end["result"]["game"]}
    log.write_text(f"{json.dumps(start)}\n{json.dumps(end)}\n", "utf-8")
    assert "no log of measurements" in refused("arena", "--draw", str(log), "--svg", str(svg), "--lang", "en")
    assert not svg.exists()


def test_bots_of_a_module_play_wherever_a_bot_is_named(run):
    first, winner = f"{PLAYERS}:First", f"{PLAYERS}:Winner"
    few = ["--deals", "2", "--jobs", "1", "--json"]
    found = json.loads(run("arena", "--candidate", winner, "--against", f"{first},random", *few))
    assert (found["candidate"], found["against"]) == (winner, f"{first},random")
    found = json.loads(run("arena", "--candidate", winner, "--baseline", first, "--against", winner, *few))
    assert found["baseline"]["candidate"] == first and found["candidate"]["ev"] == 0
    found = json.loads(run("arena", "--cross", "--bots", f"{winner},random", *few))
    assert found["bots"] == [winner, "random"]
    text = run("arena", "--candidate", winner, "--against", "random", *few[:-1])
    assert f"{winner} against two of Random" in text


def test_a_bot_in_the_current_folder_plays_in_every_process(tmp_path):
    """``-P`` keeps the current folder off Python's path, as it is for the installed command."""
    text = Path(arena_players.__file__).read_text("utf-8")
    (tmp_path / "my_players.py").write_text(text, "utf-8")
    words = ["--candidate", "my_players:Winner", "--against", "random", "--deals", "8", "--jobs", "2", "--json"]
    command = [sys.executable, "-P", "-m", "hupai", "arena", *words]
    here = {**os.environ, "PYTHONPATH": str(ROOT / "engine")}
    found = json.loads(subprocess.run(command, cwd=tmp_path, env=here, capture_output=True, check=True).stdout)
    expected = duel("yongzhou", arena_players.Winner(), "random", 8)
    assert untimed(found) == {**untimed(expected), "candidate": "my_players:Winner"}


def reports():
    """Figures of a duel, under odd names."""
    figures = [("a", "<b>", 0.5, 0.4, 0.6), ("b", "c&d", -0.1, -0.2, 0.05), ("e", "f", 0.0, 0.0, 0.0)]
    names = ("candidate", "against", "ev_sigma", "low_sigma", "high_sigma")
    return [{"game": '"g"', **dict(zip(names, row, strict=True))} for row in figures]


def test_a_picture_is_reproducible_and_escapes_names():
    drawn = draw_ladder(reports(), title="<title>", scale="σ & more")
    assert drawn == draw_ladder(reports(), title="<title>", scale="σ & more")
    root = ElementTree.fromstring(drawn)
    texts = ["".join(node.itertext()) for node in root.iter() if node.tag.endswith("text")]
    assert "a – <b>" in texts and "b – c&d" in texts and '"g"' in texts and "σ & more" in texts
    assert "+0.500 [+0.400, +0.600]" in texts
    dots = [node.get("class") for node in root.iter() if node.tag.endswith("circle")]
    assert dots == ["dot", "hollow", "hollow"]
    described = next(node.text for node in root.iter() if node.tag.endswith("desc"))
    assert "a – <b>: +0.500 [+0.400, +0.600]" in described


def test_a_picture_places_scores_on_its_scale():
    root = ElementTree.fromstring(draw_ladder(reports(), title="t", scale="s"))
    x = [float(node.get("cx")) for node in root.iter() if node.tag.endswith("circle")]
    ranges = [node for node in root.iter() if node.get("class") == "range"]
    zero = next(float(node.get("x1")) for node in root.iter() if node.get("class") == "zero")
    assert x[1] < x[2] == zero < x[0]
    assert (x[0] - zero) / (zero - x[1]) == pytest.approx(5, rel=0.01)
    assert all(float(line.get("x1")) <= at <= float(line.get("x2")) for line, at in zip(ranges, x, strict=True))
    wide = [{**report, "high_sigma": 30.0, "low_sigma": -30.0} for report in reports()]
    for some in ([], wide):
        ElementTree.fromstring(draw_ladder(some, title="t", scale="s"))


REFUSALS = {
    "nothing to do": (["arena"], "--candidate"),
    "two things to do": (["arena", "--cross", "--candidate", "random"], "--candidate"),
    "no opponent": (["arena", "--candidate", "random"], "--against"),
    "three opponents": ([*SMALL, "--against", "random,random,random"], "--against"),
    "unknown candidate": ([*SMALL, "--candidate", "god"], "no bot called “god”"),
    "module that is not there": ([*SMALL, "--candidate", "no_such_module:Bot"], "“no_such_module” cannot be imported"),
    "class that is not there": ([*SMALL, "--candidate", f"{PLAYERS}:Nobody"], "arena_players.py"),
    "class that needs arguments": ([*SMALL, "--against", f"{PLAYERS}:Deadly"], "without arguments"),
    "function instead of a bot": ([*SMALL, "--baseline", f"{PLAYERS}:square"], "arena_players:square” is no bot"),
    "class that is no bot": (["arena", "--cross", "--bots", "random,json:JSONDecoder"], "a method “decide”"),
    "colon without a class": ([*SMALL, "--candidate", "patient:"], "no bot called “patient:”"),
    "unknown opponent": ([*SMALL, "--against", "random,god"], "no bot called “god”"),
    "unknown game": ([*SMALL, "--game", "poker"], "no game with the identifier “poker”"),
    "bad option": ([*SMALL, "--option", "min_huxi=16"], "15, 18, 21"),
    "no deals": ([*SMALL, "--deals", "0"], "--deals"),
    "no jobs": ([*SMALL, "--jobs", "0"], "--jobs"),
    "too many jobs": ([*SMALL, "--jobs", "5000"], "--jobs"),
    "jobs and a cluster": ([*SMALL, "--cluster", "tcp://127.0.0.1:1"], "--cluster"),
    "negative nodes": ([*SMALL, "--nodes", "-1"], "“--nodes”"),
    "negative nodes against": ([*SMALL, "--against-nodes", "-1"], "--against-nodes"),
    "seed of bytes": ([*SMALL, "--seed", "\udcff"], "--seed"),
    "sealed without a log": ([*SMALL, "--sealed"], "--log"),
    "hypotheses crossed": ([*SMALL, "--h0", "0.1", "--h1", "0.1"], "--h1"),
    "a hypothesis that is no number": ([*SMALL, "--h1", "nan"], "--h1"),
    "alpha": ([*SMALL, "--h1", "0.1", "--alpha", "0.5"], "--alpha"),
    "beta": ([*SMALL, "--h1", "0.1", "--beta", "0"], "--beta"),
    "cross against": (["arena", "--cross", "--against", "random"], "--cross"),
    "compare one by one": ([*SMALL, "--baseline", "random", "--h1", "0.1"], "--baseline, --h1"),
    "unknown baseline": ([*SMALL, "--baseline", "god"], "no bot called “god”"),
    "cross of one": (["arena", "--cross", "--bots", "random"], "bots"),
    "draw nothing": (["arena", "--draw", "nowhere.jsonl", "--svg", "x.svg"], "nowhere.jsonl"),
    "draw nowhere": (["arena", "--draw", __file__], "no log of measurements"),
    "log in no folder": ([*SMALL, "--log", "nowhere/at/all.jsonl"], "nowhere/at/all.jsonl"),
    "picture in no folder": ([*SMALL, "--svg", "nowhere/at/all.svg"], "nowhere/at/all.svg"),
    "weights that are no text": ([*SMALL, "--candidate", f"strong@{sys.executable}"], "weights"),
    "ledger in no folder": ([*SMALL, "--ledger", "nowhere/at/all.jsonl"], "nowhere/at/all.jsonl"),
    "a file that is no ledger": ([*SMALL, "--ledger", __file__], "no ledger"),
    "simulate with negative nodes": (["simulate", "--nodes", "-1"], "--nodes"),
}


@each_row("words, message", REFUSALS)
def test_a_refusal_is_one_line(words, message, refused):
    assert message in refused(*words, "--lang", "en")
    assert refused(*words, "--lang", "zh").startswith("hupai：")


def test_ctrl_c_leaves_a_ledger_from_which_the_next_run_continues(tmp_path):
    ledger = tmp_path / "ledger.jsonl"
    command = [sys.executable, "-m", "hupai", "simulate", "--hands", "40000", "--jobs", "2", "--ledger", str(ledger)]
    counts = []
    for _ in range(2):
        process = subprocess.Popen(
            command,
            env={**os.environ, "PYTHONPATH": str(ROOT / "engine")},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        more = (counts[-1] if counts else 0) + 3
        for _ in range(400):
            if ledger.exists() and ledger.read_bytes().count(b"\n") > more:
                break
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=20)
        assert (process.returncode, out, err) == (130, "", "\n")
        done = [json.loads(line)["task"] for line in ledger.read_text().splitlines()[1:]]
        assert len(set(done)) == len(done) >= more
        counts.append(len(done))
