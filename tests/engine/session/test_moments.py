"""A finished hand moment by moment: what one seat saw, as a page without an engine goes through it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hupai.cli import main
from hupai.session import match_from_record
from hupai.session.moments import moments_json
from hupai.session.sharing import link_of
from hupai.table.errors import InvalidRequest
from hupai.table.match import Match
from tests.engine.facade_client import new_match

GAMES = ("yongzhou", "leiyang", "yongzhou-mahjong", "kawuxing", "yibin")


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> Match:
    """A match of one finished hand."""
    client = new_match(game=request.param, hands=1, seed="moments")
    while not client.state["over"]:
        client.step()
    return match_from_record(client.record)


def test_every_moment_is_what_the_seat_saw_then(played: Match) -> None:
    past = played.hand_number(1)
    hand = past.after(0)
    views = [[hand.view(seat) for seat in range(played.seats)]]
    for actor, action in past.actions:
        hand.act(actor, action)
        views.append([hand.view(seat) for seat in range(played.seats)])
    for seat in range(played.seats):
        found = moments_json(played, 1, seat)
        assert (found["hupai_moments"], found["game"], found["of"]) == (1, played.game.id, len(past.actions))
        for moment in found["moments"]:
            seen = played.game.family.notation.parse_position(moment["position"])
            assert seen == views[moment["step"]][seat]
            assert moment["text"]["zh"] and moment["text"]["en"]


def test_a_step_has_the_same_number_from_every_seat(played: Match) -> None:
    """The last one is the end of the hand; what a seat did not notice is no moment of its own."""
    found = [[moment["step"] for moment in moments_json(played, 1, seat)["moments"]] for seat in range(played.seats)]
    total = len(played.hand_number(1).actions)
    for steps in found:
        assert steps[0] >= 0 and steps[-1] == total and steps == sorted(set(steps))
    assert set.intersection(*map(set, found)) > {total}


def test_a_part_of_a_hand_has_the_numbers_of_the_whole(played: Match) -> None:
    whole = moments_json(played, 1, 0)
    steps = [moment["step"] for moment in whole["moments"]]
    part = moments_json(played, 1, 0, steps[2], steps[5])
    assert part == {**whole, "moments": whole["moments"][2:6]}
    with pytest.raises(InvalidRequest, match="wrong_argument"):
        moments_json(played, 1, 0, steps[-1] + 1)
    with pytest.raises(InvalidRequest, match="wrong_argument") as refused:
        moments_json(played, 1, played.seats)
    assert refused.value.facts["expected"] == f"0–{played.seats - 1}"


def test_a_hand_that_runs_is_refused() -> None:
    running = match_from_record(new_match(game="leiyang", hands=1, seed="moments").record)
    with pytest.raises(InvalidRequest, match="wrong_argument"):
        moments_json(running, 1, 0)


def test_the_command_prints_them_from_a_record_and_from_a_link(
    played: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    link = link_of(played, 1, 3, 1)
    assert main(["replay", link, "--moments"]) == 0
    assert json.loads(capsys.readouterr().out) == moments_json(played, 1, 1)
    assert main(["replay", link, "--moments", "--seat", "0", "--from", "2", "--to", "9"]) == 0
    assert json.loads(capsys.readouterr().out) == moments_json(played, 1, 0, 2, 9)
    assert main(["replay", link, "--from", "2"]) == 2
    assert "--from needs --moments" in capsys.readouterr().err
