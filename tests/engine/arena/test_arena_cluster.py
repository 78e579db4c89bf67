"""A real Dask cluster on this machine gives the same figures, even if a worker is killed in the middle."""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from hupai.arena import duel, simulate
from hupai.arena.own_bot import own_bot
from hupai.arena.tournaments import play_tournament
from hupai.cli import main
from hupai.jobs import cluster as jobs_cluster
from hupai.jobs import run
from hupai.table.errors import EngineError, InvalidRequest
from hupai.tournament.entrants import Population
from hupai.tournament.log import format_log
from hupai.tournament.presets import plan_named
from hupai.tournament.tournament import Tournament
from tests.engine import arena_players
from tests.engine.arena.test_arena import untimed
from tests.engine.arena_players import Broken, Deadly, survive

ROOT = Path(__file__).parents[3]

# Dask is imported where it is used: it takes half a second, and every process of a test run collects this module.

pytestmark = pytest.mark.long  # each starts processes of a cluster, which nothing else of the engine depends on

ALLOWED = "distributed.scheduler.allowed-failures"
"""How many workers a task may lose before it is abandoned."""


@pytest.fixture(scope="module")
def workers():
    """A scheduler and two worker processes."""
    import dask
    import distributed

    how = {"threads_per_worker": 1, "host": "127.0.0.1", "dashboard_address": ":0", "silence_logs": logging.CRITICAL}
    with dask.config.set({ALLOWED: 1}), distributed.LocalCluster(n_workers=2, **how) as cluster:
        yield cluster


@pytest.fixture
def address(workers):
    """The scheduler's address, once both workers are there."""
    workers.wait_for_workers(2)
    return workers.scheduler_address


def worker_processes(address):
    """Return the workers' processes."""
    import distributed

    with distributed.Client(address, set_as_default=False) as client:
        return set(client.run(os.getpid).values())


def test_a_cluster_gives_the_same_figures(address, capsys):
    asked = ("yongzhou", {}, ["beginner", "random", "random"], 120, "seed")
    assert untimed(simulate(*asked, cluster=address)) == untimed(simulate(*asked))
    duelled = duel("leiyang", "beginner", "random", 12, cluster=address)
    assert untimed(duelled) == untimed(duel("leiyang", "beginner", "random", 12))
    words = ["arena", "--candidate", "beginner", "--against", "random", "--deals", "6", "--cluster", address, "--json"]
    assert main(words) == 0
    assert '"deals": 6' in capsys.readouterr().out
    words = ["tournament", "--preset", "quick", "--bots", "beginner:2,random:1", "--json"]
    champions = []
    for where in (["--cluster", address], ["--jobs", "1"]):
        assert main([*words, *where]) == 0
        champions.append(json.loads(capsys.readouterr().out)["ranking"])
    assert champions[0] == champions[1]


@pytest.mark.parametrize(("preset", "game"), [("quick", "yibin"), ("league", "kawuxing")])
def test_a_cluster_writes_the_log_of_a_tournament_that_this_process_writes(address, preset, game):
    """The same champion, and the same result of every hand, for both families and for three and four seats."""
    population = Population({"beginner": 1, "random": 2})
    here, there = (Tournament(plan_named(preset, game), population, "cluster") for _ in range(2))
    play_tournament(here)
    assert format_log(play_tournament(there, cluster=address)) == format_log(here)


def test_a_worker_killed_in_the_middle_loses_no_deal_and_doubles_none(address, tmp_path):
    """Some of the duel's fifty tasks were done by the killed worker, and it was working on others."""
    before = worker_processes(address)
    killed = []

    def kill(done, total):
        if done >= 24 and not killed:
            killed.append(min(before))
            os.kill(killed[0], signal.SIGKILL)

    ledger = tmp_path / "ledger.jsonl"
    found = duel("yongzhou", "beginner", "random", 100, cluster=address, progress=kill, ledger=ledger)
    assert killed
    assert len(ledger.read_text().splitlines()) == 1 + 50
    assert untimed(found) == untimed(duel("yongzhou", "beginner", "random", 100, jobs=2))


def test_an_error_on_a_worker_is_reported(address):
    with pytest.raises(EngineError, match="bot_failed"):
        duel("yongzhou", "random", Broken(), 4, cluster=address)


def test_workers_import_a_bot_of_the_user_s_own_and_refuse_another_version(address, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    file = tmp_path / "my_cluster_bot.py"
    file.write_text(Path(arena_players.__file__).read_text("utf-8"), "utf-8")
    bot = own_bot("my_cluster_bot:Winner")
    found = duel("yongzhou", bot, "random", 8, cluster=address)
    assert untimed(found) == untimed(duel("yongzhou", bot, "random", 8))
    file.write_text(file.read_text("utf-8") + "# another version\n", "utf-8")
    monkeypatch.delitem(sys.modules, "my_cluster_bot")
    with pytest.raises(EngineError, match="bot_differs"):
        duel("yongzhou", own_bot("my_cluster_bot:Winner"), "random", 8, cluster=address)


def test_a_task_that_kills_every_worker_is_abandoned(address):
    with pytest.raises(EngineError, match="worker_lost"):
        list(run(survive, [Deadly(3)], cluster=address))


@pytest.mark.parametrize("nowhere", ["tcp://127.0.0.1:1", "nonsense", "http://"])
def test_an_unreachable_cluster_is_refused(nowhere, monkeypatch):
    monkeypatch.setattr(jobs_cluster, "TIMEOUT", 0.5)
    with pytest.raises(InvalidRequest, match="no_cluster") as caught:
        duel("yongzhou", "random", "random", 4, cluster=nowhere)
    assert caught.value.facts == {"address": nowhere}


def test_a_cluster_without_workers_is_refused(monkeypatch):
    import distributed

    monkeypatch.setattr(jobs_cluster, "TIMEOUT", 0.5)
    with (
        distributed.LocalCluster(n_workers=0, host="127.0.0.1", dashboard_address=":0") as cluster,
        pytest.raises(InvalidRequest, match="no_workers"),
    ):
        duel("yongzhou", "random", "random", 4, cluster=cluster.scheduler_address)


def test_a_job_survives_the_loss_of_its_scheduler(tmp_path):
    """The ledger holds what was finished, and the same job goes on without the cluster."""
    path = os.pathsep.join([str(ROOT / "engine"), str(ROOT)])
    script = f"import sys; sys.path[:0] = {path.split(os.pathsep)!r}\n" + SCHEDULER
    scheduler = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    ledger = tmp_path / "ledger.jsonl"
    asked = {"game": "yongzhou", "candidate": "beginner", "against": "random", "deals": 60, "ledger": ledger}

    def stop(done, total):
        if done >= 10:
            scheduler.kill()

    try:
        with pytest.raises(EngineError, match="cluster_lost"):
            duel(**asked, cluster=scheduler.stdout.readline().strip(), progress=stop)
    finally:
        scheduler.kill()
        scheduler.wait()
    finished = len(ledger.read_text().splitlines()) - 1
    assert 5 <= finished < 30
    assert untimed(duel(**asked)) == untimed(duel(**{**asked, "ledger": None}))


SCHEDULER = """
import distributed, time
if __name__ == "__main__":
    how = {"protocol": "tcp", "host": "127.0.0.1", "processes": False, "dashboard_address": ":0"}
    with distributed.LocalCluster(n_workers=1, threads_per_worker=1, **how) as cluster:
        print(cluster.scheduler_address, flush=True)
        time.sleep(60)
"""
