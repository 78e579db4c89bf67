"""The search for golden seeds: what it finds happens in the match, and it counts only matches in which it does."""

from __future__ import annotations

import pytest

from hupai.registry import games
from hupai.table.match import Match
from tests.engine import golden_hands
from tests.engine.golden_hands import happenings, play, seek


def test_a_seed_that_is_found_leads_to_what_was_sought() -> None:
    wanted = {"won:by=discard", "fan:self_draw", "exhausted"}
    seeds, counts = seek("leiyang", wanted, {"long_value": 0}, "beginner", 4, 10)
    assert 0 < len(seeds) < 10 and all(len(seeds) <= counts[word] <= 10 for word in wanted)
    game = games["leiyang"]
    for seed in (f"golden-leiyang-{number}" for number in range(10)):
        match: Match = Match(game, game.rules(long_value=0), ("beginner",) * 3, 4, seed)
        play(match)
        assert (wanted <= happenings(match)) == (seed in seeds)


def test_a_game_of_four_seats_four() -> None:
    seeds, counts = seek("yibin", {"won"}, {}, "random", 1, 1)
    assert counts["won"] == len(seeds)


def test_happenings_are_events_how_they_went_and_fans() -> None:
    game = games["shaoyang"]
    match: Match = Match(game, game.rules(), ("beginner",) * 3, 10, "golden-shaoyang-60")
    play(match)
    found = happenings(match)
    assert {"dealt", "won", "won:by=self", "wei:chou=false", "pao:grew=kan", "fan:black"} <= found
    assert not [word for word in found if word.partition(":")[2].partition("=")[0] in ("seat", "card", "hand", "t")]


def test_the_command_says_that_nothing_was_found(monkeypatch, capsys) -> None:
    words = ["golden_hands", "--seek", "shaoyang", "king", "won", "--tries", "2", "--hands", "1"]
    monkeypatch.setattr("sys.argv", words)
    with pytest.raises(SystemExit) as ended:
        golden_hands.main()
    assert ended.value.code == 1
    printed = capsys.readouterr().out
    assert "king: in 0 of 2 matches" in printed and "seeds with all of it: none" in printed


def test_a_match_that_is_not_there_is_refused(monkeypatch, capsys) -> None:
    monkeypatch.setattr("sys.argv", ["golden_hands", "shaoyang"])
    with pytest.raises(SystemExit):
        golden_hands.main()
    assert "no golden hands: shaoyang" in capsys.readouterr().err


def test_a_new_match_is_written_and_written_anew_alike(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(golden_hands, "FOLDER", tmp_path)
    new = ["--seek", "yibin", "--new", "mine", "--option", "wilds=8", "--bot", "random", "--hands", "1", "a-seed"]
    texts = []
    for words in (new, ["mine"]):
        monkeypatch.setattr("sys.argv", ["golden_hands", *words])
        golden_hands.main()
        texts.append([(tmp_path / f"mine.{kind}").read_text() for kind in ("record", "events")])
    assert texts[0] == texts[1] and '"wilds": 8' in texts[0][0]
