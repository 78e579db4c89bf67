"""A page starts without the modules that only some players need."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import hupai

LATER = {
    *("hupai.zipai.bots.strong", "hupai.zipai.bots.expert", "hupai.bots.search", "hupai.zipai.bots.beliefs"),
    *("hupai.bots.weights", "hupai.zipai.bots.weights", "hupai.zipai.bots.adviser"),
    *("hupai.session.advice", "hupai.session.reviewing", "hupai.session.looking_up", "hupai.session.asking"),
    *("hupai.session.opened_records", "hupai.session.past_positions", "hupai.session.sharing"),
    *("hupai.explain.rulebook", "hupai.zipai.explain.rulebook", "hupai.calculators", "hupai.zipai.calculators"),
    *("hupai.zipai.as_json.score", "hupai.zipai.as_json.result", "hupai.zipai.hand.proof"),
}
"""Hints and reviews, the rule book, scores and links, bots that do not play."""

MAHJONG_LATER = {
    *("hupai.mahjong.as_json.score", "hupai.mahjong.as_json.result"),
    *("hupai.mahjong.calculators", "hupai.mahjong.terminal", "hupai.mahjong.position"),
    "hupai.mahjong.determinize.sample",
    *("hupai.mahjong.explain.rulebook", "hupai.mahjong.explain.texts", "hupai.mahjong.explain.option_names"),
    *("hupai.mahjong.why.refusals", "hupai.mahjong.as_json.preview", "hupai.mahjong.as_json.why_rows"),
}
"""Accounts of won hands, the rule book, calculators, refusals: nobody needs them to be dealt a hand."""

START = """
import json, sys
from hupai.session import Session
session = Session()
def ask(**request):
    answer = json.loads(session.handle(json.dumps(request)))
    assert answer["ok"], answer
ask(do="new", game="yongzhou", options={}, seats=["human", "beginner", "regular"], hands=1, seed="start")
first = [name for name in sys.modules if name.startswith("hupai")]
ask(do="rules")
laid, held = "ti:0000b wei:222s chi:123b", "345s345b77s99b"
ask(do="score", game="yongzhou-plain", laid=laid, hand=held, win="9b", by="other")
then = [name for name in sys.modules if name.startswith("hupai")]
ask(do="new", match="tiles", game="kawuxing", options={}, seats=["human", "beginner", "regular"], hands=1, seed="start")
print(json.dumps([first, then, [name for name in sys.modules if name.startswith("hupai.mahjong")]]))
"""


def test_starting_a_match_does_not_import_what_is_needed_later() -> None:
    assert all(find_spec(name) for name in LATER | MAHJONG_LATER), "one of the names is out of date"
    there = {**os.environ, "PYTHONPATH": str(Path(hupai.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", START], capture_output=True, encoding="utf-8", check=True, env=there)
    first, then, tiles = (set(names) for names in json.loads(done.stdout))
    assert not first & LATER
    assert not [name for name in then if name.startswith("hupai.mahjong")]
    assert "hupai.mahjong.turn.machine" in tiles and not tiles & MAHJONG_LATER
    assert {"hupai.zipai.explain.rulebook", "hupai.zipai.calculators", "hupai.zipai.hand.proof"} <= then
    assert {"hupai.session.facade", "hupai.zipai.turn.machine", "hupai.zipai.as_json.view"} <= first
