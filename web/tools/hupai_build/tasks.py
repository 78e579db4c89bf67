"""The commands of build.py."""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import subprocess
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path

from . import browser, node, packages, python_env, serve, shard, single, site, tutorial
from .paths import DIST, ROOT, TESTS, WORK
from .steps import FULL, Trouble, is_full, say, together

TEST_WORKERS = min(4, (os.cpu_count() or 1) + 1)
"""One more than there are cores, since browser tests also wait for frames and for pauses of the game."""
COMPARED = ("rlcard", "open_spiel", "mahjong")
"""Packages whose games the bench compares with ours, if they can be installed."""
PUBLISHED = {"packages": (packages.build, "dist-packages/"), "docs": (packages.docs, "dist-docs/")}
"""The commands that make what is published apart from the site, and the folder that each fills."""
OWN_WORKERS = ("-n", "--numprocesses", "--pdb", "--trace", "no:xdist")


def main(arguments: Sequence[str]) -> int:
    """Run one command; return its exit code. Every expected failure is one line on stderr and exit code 1."""
    if not arguments:
        _parser().print_help(sys.stderr)
        return 2
    options, rest = _parser().parse_known_args(arguments)
    if rest and options.command not in ("test", "mutants"):
        _parser().error(f"unknown argument: {rest[0]}")
    try:
        if options.command == "play":
            return play(options.host, options.port, open_browser=not options.no_open)
        if options.command == "build":
            return build(single_file=options.single, url=options.url)
        if options.command in PUBLISHED:
            return publish(options.command)
        if options.command == "tutorial":
            return teach(options.embed)
        if options.command == "faults":
            return faults(options.names)
        if options.command == "test":
            return test(rest, long=options.long, part=options.shard, fresh=options.fresh)
        if options.command == "mutants":
            return mutants(rest)
        return bench(options.names, as_json=options.json, profile=options.profile, beside=options.beside)
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


def play(host: str, port: int | None, *, open_browser: bool) -> int:
    """Build the site if needed and serve it until interrupted or terminated."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    site.build()
    server = serve.start(DIST, host=host, port=port)
    try:
        print(f"\n  Hupai is served at {server.url}\n  Ctrl+C stops it.\n", flush=True)
        if open_browser:
            webbrowser.open(server.url)
        server.wait()
    except KeyboardInterrupt:
        print("\nstopped")
    return 0


def build(*, single_file: bool = False, url: str = "") -> int:
    """Write the site to dist/ and, with `single_file`, all of it as one file to dist-single/."""
    ran = single.build(url) if single_file else site.build(url)
    what = "dist/ and dist-single/hupai.html are" if single_file else "dist/ is"
    say(f"{what} ready" if ran else f"{what} up to date")
    return 0


def publish(command: str) -> int:
    """Bring a folder of :data:`PUBLISHED` up to date."""
    make, folder = PUBLISHED[command]
    say(f"{folder} is ready" if make() else f"{folder} is up to date")
    return 0


def teach(embed: str) -> int:
    """Bring the tutorial site up to date."""
    say("dist-site/ is ready" if tutorial.build(embed) else "dist-site/ is up to date")
    return 0


def test(arguments: Sequence[str], *, long: bool = False, part: str | None = None, fresh: bool = False) -> int:
    """Run the tests, on several cores unless the arguments say how."""
    if part is not None:
        shard.parse(part)  # a wrong one is told before anything is built
    together(python_env.for_testing, site.build)
    environment = _testing()
    browser.font()
    if long:
        browser.others()
    alone = any(argument.startswith(OWN_WORKERS) for argument in arguments)
    how = [] if alone else ["-n", str(TEST_WORKERS), "--dist", "worksteal"]
    how += ["--long"] * long + [f"--shard={part}"] * (part is not None) + ["--fresh"] * fresh
    say("running the tests")
    command = [str(python_env.PYTHON), "-m", "pytest", "--durations=10", *how, *arguments]
    with subprocess.Popen(command, cwd=ROOT, env=environment) as running:
        while True:
            with contextlib.suppress(KeyboardInterrupt):  # pytest is interrupted too, and says how far it came
                return running.wait()


def faults(names: Sequence[str]) -> int:
    """Put faults into a copy of the page, one at a time, and see whether the tests notice them."""
    python_env.for_testing()
    environment = _testing()
    browser.font()
    site.build()
    command = [str(python_env.PYTHON), str(TESTS / "faults"), *names]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def mutants(arguments: Sequence[str]) -> int:
    """Count how many small faults in the engine its tests notice."""
    python_env.for_testing()
    python_env.with_package("mutmut")
    command = [str(python_env.PYTHON), str(TESTS / "mutants" / "mutants.py"), *arguments]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def bench(names: Sequence[str], *, as_json: bool, profile: bool = False, beside: str = "") -> int:
    """Measure the engine, or say where its time goes. Standard output has only the rows."""
    with contextlib.redirect_stdout(sys.stderr):
        site.build()
        with contextlib.suppress(Trouble):  # without these packages, the rows that need them are left out
            python_env.for_testing()
        for name in COMPARED:
            with contextlib.suppress(Trouble):
                python_env.with_package(name)
        environment = {**os.environ, **node.environment()}
    how = [*(["--json"] if as_json else []), *(["--profile"] if profile else [])]
    how += [f"--beside={Path(beside).resolve()}"] if beside else []
    command = [str(python_env.PYTHON), str(TESTS / "bench"), *how, *names]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def _testing() -> dict[str, str]:
    """Return the environment of tests.

    What Python compiles is kept, though not among the sources: else each of a hundred processes compiles the engine.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    compiled = {"PYTHONPYCACHEPREFIX": str(WORK / "bytecode")}
    return {**kept, **node.environment(), **compiled, browser.VARIABLE: str(browser.chromium())}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build.py", description="Play, build, test, measure and publish Hupai.")
    names = "play|build|tutorial|packages|docs|test|faults|mutants|bench"
    commands = parser.add_subparsers(dest="command", required=True, metavar=names)
    playing = commands.add_parser("play", help="serve the site here and open it in a browser")
    playing.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    playing.add_argument("--port", type=int, help="port to listen on (default: the first free one)")
    playing.add_argument("--no-open", action="store_true", help="do not open a browser")
    building = commands.add_parser("build", help="write the site to dist/")
    building.add_argument("--single", action="store_true", help="also make one file of it, dist-single/hupai.html")
    building.add_argument("--url", default="", help="address of the finished site: adds pages of lessons with oEmbed")
    teaching = commands.add_parser("tutorial", help="write the tutorial site to dist-site/")
    teaching.add_argument("--embed", default="", help="address of the folder embed/v1 that its pages use")
    commands.add_parser("packages", help="write the Python and npm packages to dist-packages/")
    commands.add_parser("docs", help="write the documentation of the Python package to dist-docs/")
    testing = commands.add_parser("test", help="run the tests; other arguments go to pytest", allow_abbrev=False)
    testing.add_argument("--long", action="store_true", help="run the rest: the long tests, and properties at length")
    testing.add_argument("--shard", metavar="N/M", help="run one of M equal parts, as 2/4")
    testing.add_argument("--fresh", action="store_true", help="with these, run again what has passed already")
    breaking = commands.add_parser("faults", help="put faults into a copy of the page: the tests must notice each")
    breaking.add_argument("names", nargs="*", metavar="NAME", help="beginnings of faults' names (default: all)")
    commands.add_parser("mutants", help="count how many small faults in the engine its tests notice", add_help=False)
    measuring = commands.add_parser("bench", help="measure the engine")
    how = measuring.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="print the rows as JSON")
    how.add_argument("--profile", action="store_true", help="say where the engine's time goes instead")
    measuring.add_argument("--beside", metavar="SITE", default="", help="dist/ of another version, for rows in pairs")
    measuring.add_argument("names", nargs="*", metavar="NAME", help="rows to measure (default: all)")
    return parser
