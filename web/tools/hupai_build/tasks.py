"""The commands of build.py."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import webbrowser
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path

from . import browser, node, packages, python_env, serve, shard, single, site
from .paths import DIST, ROOT, TESTS, WORK
from .steps import FULL, Trouble, is_full, say, together

TEST_WORKERS = min(4, os.cpu_count() or 1)
"""As many as there are cores. A browser has processes of its own: with one test more at a time all take longer."""
COMPARED = ("rlcard", "open_spiel", "mahjong")
"""Packages whose games the bench compares with ours, if they can be installed."""
OWN_WORKERS = ("-n", "--numprocesses", "--pdb", "--trace", "no:xdist")


def main(arguments: Sequence[str]) -> int:
    """Run one command; return its exit code. Every expected failure is one line on stderr and exit code 1."""
    parser = _parser()
    if not arguments:
        parser.print_help(sys.stderr)
        return 2
    options, rest = parser.parse_known_args(arguments)
    options.rest = rest
    if rest and options.run not in (test, mutants):
        parser.error(f"unknown argument: {rest[0]}")
    try:
        return int(options.run(options))
    except Trouble as trouble:
        print(f"build.py: {trouble}", file=sys.stderr)
        return 1
    except OSError as error:
        if not is_full(error):
            raise
        print(f"build.py: {FULL}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nstopped")
        return 130


def play(options: Namespace) -> int:
    """Build the site if needed and serve it until interrupted or terminated."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    site.build()
    server = serve.start(DIST, host=options.host, port=options.port)
    try:
        print(f"\n  Hupai is served at {server.url}\n  Ctrl+C stops it.\n", flush=True)
        if not options.no_open:
            webbrowser.open(server.url)
        server.wait()
    except KeyboardInterrupt:
        print("\nstopped")
    return 0


def build(options: Namespace) -> int:
    """Write the site to dist/ and, with `--single`, all of it as one file to dist-single/."""
    if options.single:
        return _made("dist/ and dist-single/hupai.html are", single.build(options.url))
    return _made("dist/ is", site.build(options.url))


def test(options: Namespace) -> int:
    """Run the tests, on several cores unless the arguments say how."""
    if options.shard is not None:
        shard.parse(options.shard)  # a wrong one is told before anything is built
    together(python_env.for_testing, site.build)
    environment = _testing()
    browser.font()
    if options.long:
        browser.others()
    alone = any(argument.startswith(OWN_WORKERS) for argument in options.rest)
    how = [] if alone else ["-n", str(TEST_WORKERS), "--dist", "worksteal"]
    how += ["--long"] * options.long + ["--fresh"] * options.fresh
    how += [f"--shard={options.shard}"] * (options.shard is not None)
    say("running the tests")
    command = [str(python_env.PYTHON), "-m", "pytest", "--durations=10", *how, *options.rest]
    with subprocess.Popen(command, cwd=ROOT, env=environment) as running:
        while True:
            with contextlib.suppress(KeyboardInterrupt):  # pytest is interrupted too, and says how far it came
                return running.wait()


def faults(options: Namespace) -> int:
    """Put faults into a copy of the page, one at a time, and see whether the tests notice them."""
    python_env.for_testing()
    environment = _testing()
    browser.font()
    site.build()
    return _run_python(TESTS / "faults", *options.names, environment=environment)


def mutants(options: Namespace) -> int:
    """Count how many small faults in the engine its tests notice."""
    python_env.for_testing()
    python_env.with_package("mutmut")
    return _run_python(TESTS / "mutants" / "mutants.py", *options.rest)


def bench(options: Namespace) -> int:
    """Measure the engine, or say where its time goes. Standard output has only the rows."""
    with contextlib.redirect_stdout(sys.stderr):
        site.build()
        with contextlib.suppress(Trouble):  # without these packages, the rows that need them are left out
            python_env.for_testing()
        for name in COMPARED:
            with contextlib.suppress(Trouble):
                python_env.with_package(name)
        environment = {**os.environ, **node.environment()}
    how = ["--json"] * options.json + ["--profile"] * options.profile
    how += [f"--beside={Path(options.beside).resolve()}"] if options.beside else []
    return _run_python(TESTS / "bench", *how, *options.names, environment=environment)


def _made(what: str, ran: list[str]) -> int:
    """Say whether something had to be made; return the exit code of a success."""
    say(f"{what} ready" if ran else f"{what} up to date")
    return 0


def _run_python(*arguments: str | Path, environment: Mapping[str, str] | None = None) -> int:
    """Run something in the project's Python; return its exit code."""
    command = [str(python_env.PYTHON), *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def _testing() -> dict[str, str]:
    """Return the environment of tests.

    What Python compiles is kept, though not among the sources: else each of a hundred processes compiles the engine.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    compiled = {"PYTHONPYCACHEPREFIX": str(WORK / "bytecode")}
    return {**kept, **node.environment(), **compiled, browser.VARIABLE: str(browser.chromium())}


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="build.py", description="Play, build, test, measure and publish Hupai.")
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play", help="serve the site here and open it in a browser")
    playing.set_defaults(run=play)
    playing.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    playing.add_argument("--port", type=int, help="port to listen on (default: the first free one)")
    playing.add_argument("--no-open", action="store_true", help="do not open a browser")
    building = commands.add_parser("build", help="write the site to dist/")
    building.set_defaults(run=build)
    building.add_argument("--single", action="store_true", help="also make one file of it, dist-single/hupai.html")
    building.add_argument("--url", default="", help="address of the finished site: adds pages of lessons with oEmbed")
    teaching = commands.add_parser("tutorial", help="write the tutorial site to dist-site/")
    teaching.set_defaults(run=lambda options: _made("dist-site/ is", packages.tutorial(options.embed)))
    teaching.add_argument("--embed", default="", help="address of the folder embed/v1 that its pages use")
    packing = commands.add_parser("packages", help="write the Python and npm packages to dist-packages/")
    packing.set_defaults(run=lambda _: _made("dist-packages/ is", packages.build()))
    telling = commands.add_parser("docs", help="write the documentation of the Python package to dist-docs/")
    telling.set_defaults(run=lambda _: _made("dist-docs/ is", packages.docs()))
    testing = commands.add_parser("test", help="run the tests; other arguments go to pytest", allow_abbrev=False)
    testing.set_defaults(run=test)
    testing.add_argument("--long", action="store_true", help="run the rest: the long tests, and properties at length")
    testing.add_argument("--shard", metavar="N/M", help="run one of M equal parts, as 2/4")
    testing.add_argument("--fresh", action="store_true", help="with these, run again what has passed already")
    breaking = commands.add_parser("faults", help="put faults into a copy of the page: the tests must notice each")
    breaking.set_defaults(run=faults)
    breaking.add_argument("names", nargs="*", metavar="NAME", help="beginnings of faults' names (default: all)")
    counting = commands.add_parser("mutants", help="count the faults that the engine's tests notice", add_help=False)
    counting.set_defaults(run=mutants)
    measuring = commands.add_parser("bench", help="measure the engine")
    measuring.set_defaults(run=bench)
    how = measuring.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="print the rows as JSON")
    how.add_argument("--profile", action="store_true", help="say where the engine's time goes instead")
    measuring.add_argument("--beside", metavar="SITE", default="", help="dist/ of another version, for rows in pairs")
    measuring.add_argument("names", nargs="*", metavar="NAME", help="rows to measure (default: all)")
    return parser
