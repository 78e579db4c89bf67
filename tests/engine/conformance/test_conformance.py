"""One suite for every registered game, and for a toy family that nothing else in the program knows.

These tests prove the contracts of ``hupai.table.family``. What only one family has is tested in its own folder.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import hupai
from hupai.arena import duel, simulate
from hupai.bots.base import Budget
from hupai.cli import main
from hupai.registry import add_family, remove_family
from hupai.session import Session, match_from_record
from hupai.session.event_rows import with_changes
from hupai.table.chance import Stream
from hupai.table.errors import EngineError, IllegalAction, InvalidNotation
from hupai.table.game import Game
from hupai.table.hand import Hand
from hupai.table.match import Match
from hupai.table.payments import totals
from hupai.table.record import format_record
from hupai.table.seats import Reader
from tests.engine.amounts import richest
from tests.engine.conformance.toy_family import FAMILY as TOYS
from tests.engine.random_options import drawn_options

HANDS = 2
"""Hands of each game that every test plays."""

GAMES = (*hupai.games, "toy")
Hands = Iterator[Hand]


@pytest.fixture(autouse=True)
def toy_family() -> Iterator[None]:
    add_family(TOYS)
    yield
    remove_family(TOYS.id)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game in turn."""
    return hupai.games[request.param]


@pytest.fixture(params=[*richest(), "toy"])
def rich_game(request: pytest.FixtureRequest) -> Game:
    """One or two games of each family, and with ``--long`` every one."""
    return hupai.games[request.param]


@cache
def played(game_id: str, number: int, *, until: int | None = None) -> Hand:
    """A hand under random options, played at random to its end or for that many actions; whoever takes it leaves it."""
    game, rng = hupai.games[game_id], Stream(f"conformance-{number}", game_id)
    rules = game.rules(**drawn_options(game, rng))
    hand = game.deal(rules, seed=f"{game_id}-{number}", dealer=rng.below(game.family.play.seats(rules)))
    while not hand.over and (until is None or len(hand.actions) < until):
        seat = rng.choice(hand.to_act)
        hand.act(seat, rng.choice(hand.legal(seat)))
    return hand


@pytest.fixture(params=[9, pytest.param(1, marks=pytest.mark.long)])
def positions(game: Game, request: pytest.FixtureRequest) -> Hands:
    """Hands at every ninth decision, or at every one, and at their ends; whoever takes one leaves it as it is."""

    def moments(every: int) -> Hands:
        for number in range(HANDS):
            whole = played(game.id, number)
            hand = whole.after(0)
            for moment, (seat, action) in enumerate(whole.actions):
                if moment % every == number % every:
                    yield hand
                hand.act(seat, action)
            yield hand

    return moments(request.param)


def view_after(view: dict[str, Any], state: dict[str, Any]) -> dict[str, Any]:
    """A client's view after an answer: a whole view, or the previous one with the changes applied."""
    if "view" in state:
        return dict(state["view"])
    for changes in (*(event.get("changes", {}) for event in state["events"]), state["changes"]):
        view = with_changes(view, changes)
    return view


def snapshot(hand: Hand) -> list[Any]:
    """What all seats see, and the log."""
    return [*(hand.view(seat) for seat in range(hand.seats)), list(hand.log), list(hand.actions)]


def test_legal_actions_apply_and_others_are_refused_with_a_reason_and_change_nothing(
    game: Game, positions: Hands
) -> None:
    notation, words = game.family.notation, game.family.vocabulary()
    pool = {action for number in range(HANDS) for _, action in played(game.id, number).actions}
    for hand in positions:
        before = snapshot(hand)
        for seat in range(hand.seats):
            legal = hand.legal(seat)
            assert (not legal) == (seat not in hand.to_act)
            assert all(notation.format_action(notation.parse_action(action)) == action for action in legal)
            for action in sorted(pool - set(legal))[:12]:
                with pytest.raises(IllegalAction) as refused:
                    hand.act(seat, action)
                assert refused.value.facts["rule"] in game.family.rulebook()
                sentence = words.error_sentence(refused.value, reader=Reader(seat, hand.seats))
                assert all(sentence.values()) and refused.value.code not in sentence["en"]
            for action in legal:
                assert hand.why_not(seat, action) is None
        assert snapshot(hand) == before
        for seat in hand.to_act:
            for action in hand.legal(seat)[:3]:
                game.family.play.step(hand.table.clone(), seat, notation.parse_action(action), None)


def test_a_named_set_of_options_is_one_that_may_be_played_and_names_what_is_unusual(game: Game) -> None:
    for one in game.sets:
        rules, usual = game.rules(**one.options), game.rules()
        assert one.options and all(getattr(rules, name) != getattr(usual, name) for name in one.options), one.name
        assert all(game.family.vocabulary().label("set", one.name).values())
    assert len({json.dumps(one.options, sort_keys=True) for one in game.sets}) == len(game.sets)


def test_a_clone_is_independent_of_its_original(game: Game, positions: Hands) -> None:
    for hand in positions:
        before, copy = snapshot(hand), hand.table.clone()
        while copy.result is None:
            seat = copy.pending[0]
            game.family.play.step(copy, seat, copy.offers[seat][0], None)
        assert snapshot(hand) == before


def test_payments_add_up_to_the_scores_and_the_scores_to_zero(game: Game) -> None:
    for number in range(HANDS):
        result = played(game.id, number).result
        assert totals(result.payments, len(result.scores)) == result.scores
        assert sum(result.scores) == 0
        assert set(result.winners) <= set(range(len(result.scores)))


def test_the_same_deck_and_actions_give_the_same_events(game: Game) -> None:
    for number in range(HANDS):
        hand = played(game.id, number)
        again = game.deal(hand.rules, deck=hand.deck_text, seed=hand.seed, dealer=hand.dealer)
        for seat, action in hand.actions:
            again.act(seat, action)
        assert snapshot(again) == snapshot(hand) and again.result == hand.result


def test_events_are_json_without_secrets_and_have_sentences_in_both_languages(game: Game) -> None:
    words = game.family.vocabulary()
    for number in range(HANDS):
        hand = played(game.id, number)
        for viewer in (None, *range(hand.seats)):
            for event, shown in zip(hand.log, game.family.as_json.events(hand, viewer, 0, None, None), strict=True):
                assert json.loads(json.dumps(shown)) == shown
                if viewer not in (None, event.owner):
                    assert all(shown[name] is None for name in event.secret)
                assert not {"text", "caption", "changes", "why"} & set(event.facts), "the façade adds these"
                reader = None if viewer is None else Reader(viewer, hand.seats)
                sentence = words.narrate(shown, reader=reader)
                assert all(sentence.values()) and "{" not in sentence["zh"] + sentence["en"]


def test_a_sampled_table_looks_the_same_to_its_seat_and_changes_no_bot_decision(game: Game, positions: Hands) -> None:
    rng = Stream("conformance", "sample")
    play = game.family.play
    bots = [game.family.bots[name] for name in game.family.bots if name in ("random", "beginner", "regular")]
    for hand in positions:
        for seat in hand.to_act:
            seen = hand.view(seat)
            other = play.observe(play.sample(seen, rng), seat)
            assert other == seen
            for bot in bots:
                decisions = [bot.decide(each, each.legal, Budget(), Stream("same", "same")) for each in (seen, other)]
                assert decisions[0] == decisions[1] and decisions[0].action in seen.legal


def test_a_position_is_one_line_and_reads_back_unchanged(game: Game, positions: Hands) -> None:
    notation = game.family.notation
    for hand in positions:
        for seat in range(hand.seats):
            seen = hand.view(seat)
            text = notation.format_position(seen)
            assert text.isprintable() and notation.parse_position(text) == seen


def test_text_that_is_no_position_is_refused_with_a_typed_error(game: Game) -> None:
    notation = game.family.notation
    whole = notation.format_position(played(game.id, 0, until=2).view(0))
    for text in ("", "x", whole[: len(whole) // 2], whole + " x", whole.replace("a", "?"), "🀄" * 40):
        if text != whole:
            with pytest.raises(InvalidNotation):
                notation.parse_position(text)


def test_views_and_results_are_json(game: Game, positions: Hands) -> None:
    for hand in positions:
        for seat in range(hand.seats):
            view = game.family.as_json.view(hand.view(seat), hand, False, None)
            assert json.loads(json.dumps(view)) == view
            assert view["seat"] == seat
            assert [entry["action"] for entry in view["legal"]] == hand.legal(seat)
        for form in (game.family.as_json.result, game.family.as_json.summary):
            assert (form(hand, None) is None) == (not hand.over)


def test_a_match_goes_on_unchanged_after_it_was_saved_and_loaded(rich_game: Game) -> None:
    """Of two matches that are played alike, one is read anew from its record again and again."""
    rng = Stream("conformance", "record")
    rules = rich_game.rules(**drawn_options(rich_game, rng))
    seats = rich_game.family.play.seats(rules)
    match, again = (Match(rich_game, rules, ["random"] * seats, 3, "conformance") for _ in range(2))
    while not match.over:
        if match.hand.over:
            match.next()
            again.next()
            assert 0 <= match.dealer < seats
        if len(match.hand.actions) % 10 == match.number - 1:
            text = format_record(again.record(hupai.__version__))
            again = match_from_record(text)
            assert format_record(again.record(hupai.__version__)) == text
            assert snapshot(again.hand) == snapshot(match.hand) and again.tally == match.tally
        seat = match.hand.to_act[0]
        action = rng.choice(match.hand.legal(seat))
        assert [event.facts for event in match.act(seat, action)] == [event.facts for event in again.act(seat, action)]
    assert again.over and again.tally == match.tally


def test_a_match_can_be_restored_to_any_checkpoint(rich_game: Game) -> None:
    match = Match(rich_game, rich_game.rules(), ["random"] * rich_game.seats, 3, "restored")
    rng, points = Stream("conformance", "restore"), []
    while not match.over:
        if len(match.hand.actions) % 9 == 0:
            points.append((match.checkpoint(), format_record(match.record("x"))))
        if match.hand.over:
            match.next()
        seat = match.hand.to_act[0]
        match.act(seat, rng.choice(match.hand.legal(seat)))
    for point, text in reversed(points):
        match.restore(point)
        assert format_record(match.record("x")) == text


def test_the_usual_rules_are_the_ones_that_the_options_default_to(game: Game) -> None:
    assert game.rules() == game.base


def test_every_name_and_rule_that_a_page_shows_has_words_in_both_languages(game: Game) -> None:
    words, book = game.family.vocabulary(), game.family.rulebook()
    assert words.label("game", game.id) and words.label("game_about", game.id)
    for option in game.options:
        assert option.rule in book
        assert words.option_row(option)["choices"]
        assert option.default in option.choices and game.options_of(game.rules())[option.name] == option.default
        # The length of a match is a scale, shown as one.
        assert option.choices[0] == option.default or option.name == "hands_per_session"
    assert book.rows(game.rules())
    for bot in game.family.bots:
        assert words.label("bot", bot) and words.label("bot_about", bot)


def test_a_whole_match_can_be_played_through_the_facade(game: Game) -> None:
    session = Session()

    def ask(**request: Any) -> Any:
        answer = json.loads(session.handle(json.dumps(request)))
        assert answer["ok"], answer
        return answer["result"]

    seats = ["human", *["random"] * (game.seats - 1)]
    state = ask(do="new", match="one", game=game.id, seats=seats, hands=2, seed="facade")
    view, undone, decisions = state["view"], False, 0
    while state["waiting"] != "end":
        if state["waiting"] == "bot":
            state = ask(do="advance", match="one")
        elif state["waiting"] == "next":
            state = ask(do="next", match="one")
        else:
            action = view["legal"][0]["action"]
            if decisions % 3 == 0:
                ask(do="why", match="one")
                ask(do="preview", match="one", action=action)
                ask(do="hint", match="one", step=2, judge="random")
            decisions += 1
            state = ask(do="act", match="one", action=action)
            if state["can_undo"] and not undone:
                record = ask(do="save", match="one")
                undone, before = True, ask(do="undo", match="one")
                assert before["view"]["legal"][0]["action"] == action
                ask(do="load", match="two", **record)
                state = ask(do="act", match="one", action=action)
        view = view_after(view, state)
        assert view == ask(do="view", match="one")["view"]
    record = ask(do="save", match="one")["record"]
    assert [row["hand"] for row in ask(do="tally", match="one")["tally"]] == [1, 2]
    assert ask(do="result", match="one", hand=1)["result"]
    review = ask(do="review", record=record, hand=1, judge="random")
    assert review["steps"] and all("text" in event for step in review["steps"] for event in step["events"])
    link = ask(do="link", record=record, hand=1, step=2)["link"]
    assert ask(do="read", link=link)["hand"] == 1
    assert ask(do="moment", record=record, hand=1, step=1)["view"]["seat"] == 0
    assert {each["match"] for each in ask(do="matches")["matches"]} >= {"one"}
    ask(do="close", match="one")
    assert not json.loads(session.handle('{"do": "view", "match": "one"}'))["ok"]


def test_an_unknown_player_keeps_its_name_and_a_default_bot_plays_for_it(rich_game: Game) -> None:
    session = Session()
    players = ["human", *["my-bot@2"] * (rich_game.seats - 1)]
    match = Match(rich_game, rich_game.rules(), players, 1, "stand-in")
    record = format_record(match.record(hupai.__version__))
    state = json.loads(session.handle(json.dumps({"do": "load", "record": record})))["result"]
    assert state["setup"]["seats"] == list(match.players)
    assert json.loads(session.handle('{"do": "save"}'))["result"]["record"] == record
    assert set(state["setup"]["plays"][1:]) <= set(rich_game.family.bots)
    view = state["view"]
    while state["waiting"] != "end":
        asked = state["waiting"] == "human"
        request = {"do": "act", "action": view["legal"][0]["action"]} if asked else {"do": "advance"}
        state = json.loads(session.handle(json.dumps(request)))["result"]
        view = view_after(view, state)
    saved = json.loads(session.handle('{"do": "save"}'))["result"]["record"]
    assert "my-bot@2" in saved and match_from_record(saved).over


def test_the_arena_plays_it_and_a_bot_against_itself_scores_zero(game: Game) -> None:
    report = duel(game.id, "random", "random", 3)
    assert report["ev"] == 0 and report["illegal"] == 0
    found = simulate(game.id, {}, ["random"] * game.seats, 4, "1")
    assert found["hands"] == 4 and sum(found["mean_points"]) == pytest.approx(0)


def test_the_arena_seats_as_many_players_as_the_options_say() -> None:
    for seats in (2, 3, 4):
        report = duel("toy", "random", "random", 2, options={"seats": seats})
        assert report["ev"] == 0 and report["won"] + report["lost"] + report["drawn"] == 2 * seats
        assert len(simulate("toy", {"seats": seats}, ["random"] * seats, 2, "1")["wins"]) == seats


def test_the_command_line_knows_it(rich_game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = rich_game
    match = Match(game, game.rules(), ["random"] * game.seats, 1, "line")
    while not match.over:
        match.act(match.hand.to_act[0], match.hand.legal(match.hand.to_act[0])[0])
    file = tmp_path / "match.record"
    file.write_text(format_record(match.record(hupai.__version__)), "utf-8")
    alone = ("--jobs", "1")
    for langs, *words in (
        *([("zh en", command, game.id) for command in ("rules", "options")] if game.id == "toy" else []),
        ("zh en", "replay", str(file)),
        ("en", "review", str(file), "--judge", "random"),
        ("zh", "simulate", "--game", game.id, "--hands", "2", "--bots", ",".join(["random"] * game.seats), *alone),
        ("en", "arena", "--game", game.id, "--candidate", "random", "--against", "random", "--deals", "1", *alone),
    ):
        for lang in langs.split():
            assert main([*words, "--lang", lang]) == 0, words
            assert capsys.readouterr().out
        assert main([*words, "--json"]) == 0
        json.loads(capsys.readouterr().out)


def test_a_person_can_play_it_in_a_terminal(rich_game: Game, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    typed = ["?", "h", "u", "1", "?1", "? 1", "nonsense", *["1"] * 2000]
    bots = ",".join(["random"] * (rich_game.seats - 1))
    for lang, end in (("en", "The match is over"), ("zh", "打完了")):
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed)))
        assert main(["play", rich_game.id, "--bots", bots, "--hands", "1", "--seed", "typed", "--lang", lang]) == 0
        out, err = capsys.readouterr()
        assert end in out and "{" not in out and err == ""


def test_an_unregistered_family_is_unknown() -> None:
    assert "toy" in hupai.games
    match = Match(hupai.games["toy"], hupai.games["toy"].rules(), ["random"] * 3, 1, "gone")
    text = format_record(match.record(hupai.__version__))
    remove_family(TOYS.id)
    try:
        assert "toy" not in hupai.games
        with pytest.raises(hupai.CorruptRecord) as refused:
            match_from_record(text)
        assert refused.value.code == "unknown_family"
        with pytest.raises(EngineError):
            hupai.registry.family_named("toys")
    finally:
        add_family(TOYS)
