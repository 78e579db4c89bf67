"""What is measured: one function for each row, with its budget."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

from answers import largest_answer, page_answer_ms
from at_table import hands_at_table
from clock import REPETITIONS, Work, each_s, iterations, median_iterations, times_faster
from cup_in_browser import cup_in_page, longest_task_of_cup
from embed_rows import EMBEDDED
from evening import evening
from in_browser import beside, figure, visit_sent
from in_node import speed_in_pyodide
from mahjong_rows import MAHJONG
from measure import Measure, Row
from page_decisions import MAHJONG_GAME, VARIANTS, thinks_at_most
from presses import press_p95, release_p95
from program_rows import PROGRAM
from since_release import random_hand_since_release
from tournament_rows import TOURNAMENTS
from tutorial_rows import TUTORIAL
from workload import many_kings, met_in_play, near_wins, random_hands, wait_lists, win_checks

from hupai_build import offline
from hupai_build.paths import DIST
from hupai_build.serve import PACKED

IN_FIRST_VIEW = re.compile(r'(?:href|src)="(assets/[^"]+[.](?:js|css))"')
"""The files that the page itself names: its styles, its script and the parts of the script; card faces included."""

BROWSER = "Playwright, Chromium and the bot"


def random_hands_per_s() -> float:
    """Random hands played in a second on this machine."""
    work = random_hands()
    each_s(work)
    return 1 / median(each_s(work) for _ in range(REPETITIONS))


def against_gin_rummy() -> float | None:
    """How many of our random hands fit into one of RLCard's gin rummy; None where RLCard is not installed."""
    try:
        import rlcard
        from rlcard.agents import RandomAgent
    except ImportError:
        return None
    table = rlcard.make("gin-rummy", config={"seed": 1})
    table.set_agents([RandomAgent(table.num_actions) for _ in range(2)])
    theirs = Work(lambda: range(5), lambda _: table.run(is_training=False))
    return times_faster(random_hands(), theirs)


def against_open_spiel() -> float | None:
    """How many of our random hands fit into one of OpenSpiel's gin rummy; None where OpenSpiel is not installed.

    Its rules are C++; only the choices are drawn in Python, as ours are.
    """
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("gin_rummy")
    rng = Random(1)

    def play(_: int) -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))

    return times_faster(random_hands(), Work(lambda: range(50), play))


def transfer(files: Iterable[Path]) -> float:
    """Megabytes that a compressing host sends for these files."""
    sent = 0
    for file in files:
        raw = file.read_bytes()
        sent += len(raw) if file.suffix in PACKED else len(gzip.compress(raw, 6))
    return sent / 1e6


def first_view() -> float:
    """Megabytes until the table is drawn."""
    named = IN_FIRST_VIEW.findall((DIST / "index.html").read_text("utf-8"))
    return transfer(DIST / path for path in ("index.html", "assets/cards.svg", "build.json", *named))


def first_visit() -> float:
    """Megabytes of a first visit: what a hand needs, and what is stored for use without a network."""
    return transfer([*offline.kept_files(DIST), DIST / offline.NAME])


def longest_task() -> float | None:
    """Longest task of the page's own thread in hands played at all speeds: milliseconds on a slower processor."""
    found = hands_at_table()
    return None if found is None else found.longest_task_ms


def layout_shift() -> float | None:
    """The layout shift score of the worst of those hands."""
    found = hands_at_table()
    return None if found is None else found.layout_shift


def evening_growth(what: str) -> float | None:
    """How much more memory there is after a hundred hands than after ten."""
    found = evening()
    return None if found is None else float(getattr(found, what))


MEASURES = [
    Measure("win_check_no_king", "iterations", 100, lambda: iterations(win_checks(met_in_play(0)))),
    Measure("win_check_1_king", "iterations", 400, lambda: iterations(win_checks(met_in_play(1)))),
    Measure("win_check_2_kings", "iterations", 1600, lambda: iterations(win_checks(met_in_play(2)))),
    Measure("win_check_3_kings", "iterations", 6000, lambda: median_iterations(win_checks(many_kings(3)))),
    Measure("win_check_4_kings", "iterations", 6000, lambda: median_iterations(win_checks(many_kings(4)))),
    Measure("all_waits", "iterations", 400, lambda: iterations(wait_lists(met_in_play(0)))),
    Measure("near_win_check_no_king", "iterations", None, lambda: iterations(win_checks(near_wins(0)))),
    Measure("near_win_check_1_king", "iterations", None, lambda: iterations(win_checks(near_wins(1)))),
    Measure("near_win_check_2_kings", "iterations", None, lambda: iterations(win_checks(near_wins(2)))),
    Measure("random_hand", "iterations", 10_000, lambda: iterations(random_hands())),
    Measure("random_hands_per_s", "hands/s", 1500, random_hands_per_s, least=True),
    Measure("random_hand_since_release", "× release", 1.05, random_hand_since_release, needs="git, with all commits"),
    Measure("random_hands_per_gin_rummy", "×", 10, against_gin_rummy, least=True, needs="RLCard"),
    Measure("random_hands_per_open_spiel", "×", None, against_open_spiel, needs="OpenSpiel"),
    *MAHJONG,
    *TOURNAMENTS,
    Measure("pyodide_speed", "× CPython", 0.5, speed_in_pyodide, least=True),
    Measure("first_paint", "s", 0.5, lambda: figure("paint_s"), needs=BROWSER),
    Measure("table_drawn", "s", 0.5, lambda: figure("table_s"), needs=BROWSER),
    Measure("table_drawn_cpu_4x", "s", 1.5, lambda: figure("slowed_table_s"), needs=BROWSER),
    Measure("start_trimmed", "× bare", 0.45, lambda: figure("trimmed"), needs=BROWSER),
    Measure("start_snapshot", "× bare", 0.35, lambda: figure("snapshot"), needs=BROWSER),
    Measure("start_warm", "× bare", 0.2, lambda: figure("warm"), needs=BROWSER),
    Measure("start_warm_s", "s", None, lambda: figure("warm_s"), needs=BROWSER),
    Measure("link_table_drawn", "s", 1.0, lambda: figure("link_table_s"), needs=BROWSER),
    TUTORIAL,
    *EMBEDDED,
    Measure("link_start", "× bytes", 1.15, lambda: figure("link_playable"), needs=BROWSER),
    Measure("phone_paint", "s", None, lambda: figure("phone_paint_s"), needs=BROWSER),
    Measure("phone_lesson", "s", None, lambda: figure("phone_lesson_s"), needs=BROWSER),
    Measure("phone_playable", "s", None, lambda: figure("phone_playable_s"), needs=BROWSER),
    *(
        Measure(f"phone_{what}_beside", "× other", budget, partial(beside, f"phone_{what}_s"), needs="--beside")
        for what, budget in (("paint", None), ("lesson", None), ("playable", 0.75))
    ),
    Measure("memory_100_hands", "× 10 hands", 1.15, lambda: evening_growth("process"), needs=BROWSER),
    Measure("script_heap_100_hands", "× 10 hands", 1.15, lambda: evening_growth("scripts"), needs=BROWSER),
    Measure("longest_task", "ms", 50, longest_task, needs=BROWSER),
    Measure("layout_shift", "score", 0, layout_shift, needs=BROWSER),
    Measure("press_p95", "ms", 50, lambda: press_p95(slowed=False), needs=BROWSER),
    Measure("press_p95_cpu_4x", "ms", 150, lambda: press_p95(slowed=True), needs=BROWSER),
    Measure("release_p95", "ms", 50, lambda: release_p95(slowed=False), needs=BROWSER),
    Measure("release_p95_cpu_4x", "ms", 150, lambda: release_p95(slowed=True), needs=BROWSER),
    Measure("page_regular_p95", "ms", 30, lambda: thinks_at_most("regular", 0.95), needs=BROWSER),
    Measure("page_strong_p95", "ms", 30, lambda: thinks_at_most("strong", 0.95), needs=BROWSER),
    Measure("page_expert_p95", "ms", 1000, lambda: thinks_at_most("expert", 0.95), needs=BROWSER),
    Measure("page_expert_worst", "ms", 1500, lambda: thinks_at_most("expert", 1), needs=BROWSER),
    *(
        Measure(
            f"page_{name}_regular_p95", "ms", 30, partial(thinks_at_most, "regular", 0.95, variant=name), needs=BROWSER
        )
        for name in VARIANTS
    ),
    *(
        Measure(f"page_mahjong_{bot}_p95", "ms", most, partial(thinks_at_most, bot, 0.95, MAHJONG_GAME), needs=BROWSER)
        for bot, most in (("regular", 30), ("strong", 60), ("expert", 1000))
    ),
    Measure("page_cup_2015", "s", 50, cup_in_page, needs=BROWSER),
    Measure("cup_longest_task", "ms", 50, longest_task_of_cup, needs=BROWSER),
    Measure("answer_bytes_hand_1", "bytes", 12_000, lambda: largest_answer(1)),
    Measure("answer_bytes_hand_30", "bytes", 12_000, lambda: largest_answer(30)),
    Measure("page_answer", "ms", None, page_answer_ms, needs=BROWSER),
    Measure("first_view", "MB gzip", 0.1, first_view),
    *PROGRAM,
    Measure("first_visit", "MB gzip", 6, first_visit),
    Measure("visit_sent", "MB", 6, visit_sent, needs=BROWSER),
    Measure("next_visit_ahead", "MB gzip", None, lambda: transfer([DIST / "boot" / "python.snapshot.gz"])),
]


def as_json(rows: Iterable[Row]) -> str:
    """The rows as a JSON list."""
    return json.dumps([asdict(row) for row in rows], ensure_ascii=False, indent=1)


def as_line(row: Row) -> str:
    """A row as a line of text."""
    verdict = {None: "", True: "met", False: "MISSED"}[row.met]
    budget = "" if row.budget is None else f"{row.budget:g}"
    return f"{row.name:<28}{row.value:>10g}  {row.unit:<11}{budget:>8}  {verdict}"
