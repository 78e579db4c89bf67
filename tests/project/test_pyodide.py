"""The engine in the site's Pyodide gives exactly the answers that it gives in CPython."""

from __future__ import annotations

import ast
import gzip
import io
import json
import shutil
import subprocess
import zipfile
from collections.abc import Collection, Sequence
from pathlib import Path
from random import Random

import pytest

from hupai.registry import family_named, games
from hupai.session import Session
from hupai_build import families, node, page_wheel, runtime, wheels
from hupai_build.paths import TOOLS
from tests.engine.facade_client import Client
from tests.in_pyodide import WAYS, ask_here, run_in_pyodide
from tests.project.module_names import imports


class Recorder(Session):
    """A session that records its requests."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def handle(self, text: str) -> str:
        self.asked.append(text)
        return super().handle(text)


def conversation(game: str, hands: int, seed: str) -> list[str]:
    """A whole match through the façade: the human's answers are random, the rest follows."""
    session, rng = Recorder(), Random(seed)
    client = Client(session=session)
    client.ask(do="games")
    seats = ["human", "beginner", "random", "beginner"][: games[game].seats]
    client.ask(do="new", game=game, options={}, seats=seats, hands=hands, seed=seed)
    while client.state["waiting"] != "end":
        if client.state["waiting"] == "bot":
            client.ask(do="advance")
        elif client.state["waiting"] == "next":
            client.ask(do="review", hand=client.state["hand"])
            client.ask(do="next")
        else:
            action = rng.choice(client.view["legal"])["action"]
            if rng.random() < 0.1:
                client.ask(do="hint", seat=0)
                client.ask(do="preview", seat=0, action=action)
                client.ask(do="why_not", seat=0, action="peng")
            client.ask(do="act", seat=0, action=action)
    client.ask(do="save")
    client.ask(do="log")
    client.ask(do="tally")
    client.ask(do="result")
    return [*session.asked, json.dumps({"do": "nonsense"}), "{"]


TOGETHER = """
import json, sys, traceback
from hupai.bots.base import Budget
from hupai.registry import game_named
from hupai.session import Session
from hupai.table.chance import Stream, shuffled
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.cards import full_deck
from hupai.zipai.state import PHASE_OVER
from hupai.zipai.turn.machine import begin, step
from hupai.zipai.view.observation import observe
session = Session()
replies = [session.handle(request) for request in json.loads(input_text)]
chosen = []
for name in LADDER:
    rules, bot = game_named("yongzhou").base, LADDER.named(name)
    table = begin(rules, shuffled(full_deck(rules.kings), "decided"), 0)
    for _ in range(6):
        if table.phase == PHASE_OVER:
            break
        seat = table.pending[0]
        seen = observe(table, seat)
        action = bot.decide(seen, seen.legal, Budget(nodes=40), Stream("decided", "bot")).action
        chosen.append(f"{name} {action}")
        step(table, seat, action)
try:
    raise ValueError("odd")
except ValueError:
    reported = traceback.format_exc().splitlines()[-1]
ordinary = [sys.platform, reported, json.dumps({"柒": [1, None]}, ensure_ascii=False)]
order = [[hash(word) for word in ("hupai", "柒")], list({"a", "b", "c", "d", "e"})]
json.dumps([replies, chosen, ordinary, order])
"""
"""The answers of a session, what every bot decides at the start of a hand, ordinary Python, and the order of sets."""


ONE_OF_EACH_FAMILY = {game.family.id: name for name, game in games.items()}.values()


@pytest.mark.parametrize(
    ("played", "ways"),
    [
        pytest.param(games, WAYS, marks=pytest.mark.long, id="every game"),
        pytest.param(ONE_OF_EACH_FAMILY, WAYS[:2], id="a game of each family"),
    ],
)
def test_answers_and_choices_are_the_same_in_cpython_and_in_pyodide_however_it_was_started(
    dist: Path, played: Collection[str], ways: Sequence[str]
) -> None:
    """A hand of each, and the order of sets: what depends on it appears everywhere. The slowest start is long."""
    requests = [request for game in sorted(played) for request in conversation(game, 1, "both-pythons")]
    assert len(requests) > 25 * len(played)
    expected, chosen = ask_here(requests), []
    for way in ways:
        there, *rest = json.loads(run_in_pyodide(TOGETHER, json.dumps(requests), way))
        for request, ours, theirs in zip(requests, expected, there, strict=True):
            assert ours == theirs, (way, request)
        chosen.append(rest)
    assert len(chosen[0][0]) > 10
    assert chosen[0][1] == ["emscripten", "ValueError: odd", '{"柒": [1, null]}']
    assert chosen == [chosen[0]] * len(ways)


def test_a_failure_in_pyodide_is_reported_with_its_message(dist: Path) -> None:
    with pytest.raises(RuntimeError, match="ZeroDivisionError: division by zero"):
        run_in_pyodide("1 / 0", way="snapshot", alone=True)


IMPORT_ALL = """
import importlib, json
given, packed = json.loads(input_text)
missing = set()
for name in packed:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name in given:
            missing.add(f"{name} needs {error.name}")
    except Exception:
        pass  # a module for another system; only missing modules are looked for
json.dumps(sorted(missing))
"""


def opened(archive: Path) -> zipfile.ZipFile:
    """An archive, decompressed if it is compressed as a whole."""
    return zipfile.ZipFile(io.BytesIO(gzip.decompress(archive.read_bytes())) if archive.suffix == ".pack" else archive)


PACKED = (runtime.LIBRARY, runtime.ENGINE)
LATER = [families.packed(later) for later in page_wheel.LATER]
"""The archives of families and parts that a start does not bring."""


def packed_modules(*archives: Path) -> list[str]:
    """The modules in these archives, by default in those that a start needs."""
    return [name for archive in archives or PACKED for name in modules(archive)]


def modules(archive: Path) -> list[str]:
    """The modules in an archive of Python code."""
    with opened(archive) as content:
        paths = [Path(name) for name in content.namelist() if name.endswith((".py", ".pyc"))]
    names = [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths]
    return [name for name in names if not name.endswith("__main__")]


WHOLE = runtime.PYODIDE / "python_stdlib.zip"


def test_no_packed_module_needs_a_module_that_is_left_out(dist: Path) -> None:
    given, packed = [*modules(WHOLE), *ADDED], packed_modules(*PACKED, *LATER)
    assert {name for name in packed if not name.startswith("hupai")} < set(given)
    assert json.loads(run_in_pyodide(IMPORT_ALL, json.dumps([given, packed]))) == []


def test_everything_the_engine_imports_anywhere_is_packed(dist: Path) -> None:
    """Imports inside functions included: there, only a call of that function would fail."""
    library, start = set(modules(WHOLE)) - FROZEN, packed_modules()
    assert imported_in(wheels.page_wheel_of_engine()) & library <= set(start)
    for later in page_wheel.LATER:
        brought = packed_modules(families.packed(later))
        assert imported_in(wheels.family_sources(later)) & library <= {*start, *brought}


def imported_in(archive: Path) -> set[str]:
    """The names of the modules that the modules in an archive of sources import."""
    imported = set()
    with zipfile.ZipFile(archive) as sources:
        for name in (name for name in sources.namelist() if name.endswith(".py")):
            for _, what in imports(ast.walk(ast.parse(sources.read(name)))):
                imported |= {what, what.rpartition(".")[0]}
    return imported


@pytest.mark.parametrize("family", page_wheel.LATER)
def test_the_archive_of_a_family_is_the_family_and_what_it_alone_needs(dist: Path, family: str) -> None:
    """A page restored from a snapshot has no other module of the library at hand; nothing is sent twice."""
    archive = dist / families.shipped()[family]
    packed, start = modules(archive), packed_modules()
    with zipfile.ZipFile(wheels.family_sources(family)) as sources:
        files = sources.namelist()
    code = [name.removesuffix(".py") for name in files if name.endswith(".py")]
    own = {name.removesuffix("/__init__").replace("/", ".") for name in code}
    assert {name for name in packed if name.startswith("hupai.")} == own
    assert not set(packed) & set(start)
    with opened(archive) as content:
        assert not [name for name in content.namelist() if name.endswith(".py")]
        assert {name for name in files if name.endswith(".json")} <= set(content.namelist())


def test_an_engine_without_a_family_says_which_games_it_has(dist: Path) -> None:
    """Before a family has come, its games are unknown and nothing fails. Afterwards they are played, as above."""
    asked = """import json
from hupai.session import Session
session = Session()
asked = [{"do": "games"}, {"do": "new", "game": input_text, "seats": ["human"]}]
json.dumps([json.loads(session.handle(json.dumps(one))) for one in asked])
"""
    game = family_named(page_wheel.APART[0]).games[0].id
    listed, refused = json.loads(run_in_pyodide(asked, game, "snapshot", alone=True))
    assert {row["family"] for row in listed["result"]["games"]} == {"zipai"}
    assert refused["error"]["code"] == "unknown_game"


FROZEN = {"abc", "codecs", "importlib.util", "io", "os", "stat", "site", "zipimport"}
"""Modules of the library that are built into the interpreter."""

ADDED = {"_prepared"}
"""Our own module beside the library's."""

UNREAD = {"encodings.ascii", "encodings.latin_1"}
"""Packed modules that neither the start nor a match loads: an error may need them."""

RESTORES = "API.restoreSnapshot=function(t){"
"""Where the runtime begins to restore a snapshot."""

READ = """
import json, sys
exec(input_text)
json.dumps(list(sys.modules))
"""


def test_every_module_that_is_packed_has_a_use(dist: Path) -> None:
    """A module that nothing loads is left out, or listed here with a reason: bytes are slow on slow links."""
    read = set(json.loads(run_in_pyodide(READ, (TOOLS / "warm.py").read_text("utf-8"), alone=True)))
    unread = {name for name in packed_modules() if name not in read}
    assert unread <= UNREAD, sorted(unread - UNREAD)


def test_packed_modules_are_compiled_and_the_rest_is_as_shipped(dist: Path) -> None:
    for name in ("python", "engine"):
        with opened(dist / "boot" / f"{name}.pack") as content:
            assert not [name for name in content.namelist() if name.endswith(".py")]
    assert (dist / "pyodide" / "python_stdlib.zip").read_bytes() == WHOLE.read_bytes()


def take_snapshot(folder: Path, made: Path) -> subprocess.CompletedProcess[str]:
    """Take a snapshot of the runtime in a folder."""
    command = [str(node.node()), str(TOOLS / "snapshot.mjs"), str(folder), *map(str, PACKED), str(made)]
    return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=300, check=False)


@pytest.mark.long
def test_the_same_sources_give_the_same_snapshot(dist: Path, tmp_path: Path) -> None:
    """Else every build would be another version, which players fetch anew."""
    made = tmp_path / "python.snapshot"
    assert take_snapshot(runtime.PYODIDE, made).returncode == 0
    assert made.read_bytes() == runtime.SNAPSHOT.read_bytes()


@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        pytest.param(
            *("makeMemorySnapshot", "takeMemorySnapshot", "makeMemorySnapshot is not a function"),
            marks=pytest.mark.long,
            id="missing",
        ),
        pytest.param(RESTORES, f"{RESTORES}throw new Error('moved');", "moved", id="different"),
    ],
)
def test_a_snapshot_for_another_runtime_stops_the_build(
    dist: Path, tmp_path: Path, old: str, new: str, answer: str
) -> None:
    """Its private interface is missing or different. Players never get a broken snapshot."""
    folder = tmp_path / "pyodide"
    shutil.copytree(runtime.PYODIDE, folder, ignore=shutil.ignore_patterns("*.map", "*.d.ts"))
    glue = folder / "pyodide.asm.mjs"
    text = glue.read_text("utf-8")
    assert old in text
    glue.write_text(text.replace(old, new), "utf-8")
    made = tmp_path / "python.snapshot"
    done = take_snapshot(folder, made)
    assert done.returncode == 1
    assert answer in done.stderr
    assert not made.exists()
