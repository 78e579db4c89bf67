"""A preview, made from what a seat sees, agrees with the oracles and with what then happens."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from hupai.mahjong.actions import HU, NO_PIAO, PASS, PIAO, Action, discard, is_discard, is_reveal, parse_action, tile_of
from hupai.mahjong.games import kawuxing, yibin, yongzhou
from hupai.mahjong.melds import PENG, Meld
from hupai.mahjong.state import PHASE_TURN, Table
from hupai.mahjong.tiles import code
from hupai.mahjong.turn.machine import step
from hupai.mahjong.turn.turn_offers import allowed_discards
from hupai.mahjong.view.observation import observe
from hupai.mahjong.why.preview import Preview, preview_action
from tests.engine.amounts import few_or_many
from tests.engine.mahjong.hidden_tiles import hide_and_shuffle
from tests.engine.mahjong.tables import Game
from tests.engine.mahjong.turn.test_mahjong_random_play import each_game
from tests.engine.mahjong.why.attempts import play
from tests.engine.mahjong.why.judge import held, waits, wilds_of
from tests.engine.mahjong.why.past import Past
from tests.engine.mahjong.why.trying import hidden_copies, tried
from tests.engine.mahjong.why.win_truths import least_distance

HANDS = 2
"""Hands of each game, and more until a win has been asked about."""
KAWUXING = kawuxing.RULES
YIBIN = replace(yibin.RULES, piao="off")
WAITING = "123p 456p 789p 11s 78s"
"""Thirteen tiles of 卡五星 that wait for 6s and 9s."""


def check_preview(t: Table, seat: int, action: Action, past: Past) -> Preview:
    """Compare a preview with the tiles tried by hand."""
    preview = preview_action(observe(t, seat), action)
    assert (preview.worth is not None) == (action == HU)
    if action in (PIAO, NO_PIAO):
        assert (preview.waits, preview.by_discard, preview.distance) == ((), (), None)
    elif action == HU:
        assert (preview.waits, preview.by_discard, preview.distance) == ((), (), None)
        assert preview.worth == _won(t, seat)
    else:
        _check_waits(t, seat, action, preview, past)
    return preview


def _won(t: Table, seat: int) -> int:
    """What the win is worth when it is carried out."""
    copy = t.clone()
    for other in [other for other in copy.pending if other != seat]:
        if seat in copy.pending and PASS in copy.offers[other]:
            step(copy, other, PASS)
    step(copy, seat, HU)
    return next(won.value.multiplier for won in copy.wins if won.seat == seat)


def _check_waits(t: Table, seat: int, action: Action, preview: Preview, past: Past) -> None:
    after, hidden = tried(t, seat, action), hidden_copies(t, seat)
    if _is_dead(t, seat, action):
        assert (preview.waits, preview.by_discard, preview.distance) == ((), (), None)
        return
    tiles = held(after, seat)
    if len(tiles) % 3 == 2:
        assert preview.waits == ()
        found = {code(kind): [code(wait) for wait in found] for kind, found, _ in preview.by_discard}
        assert found == _by_discard(after, seat, past)
        assert all(left == tuple(hidden[kind] for kind in found) for _, found, left in preview.by_discard)
    else:
        assert preview.by_discard == ()
        expected = waits(after, seat, tiles, past.kinds)
        if is_reveal(action):
            # What the seat holds all of at this moment does not count, the discard included.
            expected = [tile for tile in expected if held(t, seat).count(tile) < 4]
        assert [code(kind) for kind in preview.waits] == expected
        assert preview.left == tuple(hidden[kind] for kind in preview.waits)
    _check_distance(after, seat, preview)


def _is_dead(t: Table, seat: int, action: Action) -> bool:
    kills = t.rules.wild_discard == "dead_hand" and is_discard(action) and code(tile_of(action)) in wilds_of(t)
    return t.dead[seat] or kills


def _by_discard(after: Table, seat: int, past: Past) -> dict[str, list[str]]:
    """The waits after each discard that may follow and leaves some."""
    found = {}
    for kind in allowed_discards(after, seat):
        if not _is_dead(after, seat, discard(kind)):
            then = tried(after, seat, discard(kind))
            if waiting := waits(then, seat, held(then, seat), past.kinds):
                found[code(kind)] = waiting
    return found


def _check_distance(after: Table, seat: int, preview: Preview) -> None:
    """0 where the hand waits, else no nearer and at most one farther than the plainest count."""
    least = least_distance(after, seat, held(after, seat))
    if least is None:
        assert preview.distance is None
    elif preview.waits or preview.by_discard:
        assert preview.distance == 0
    else:
        assert preview.distance is not None and least <= preview.distance <= max(least, 0) + 1
        assert preview.distance > 0


@few_or_many("every", 3, 1)
@each_game
def test_previews_are_what_trying_every_tile_finds(game: Any, every: int) -> None:
    """Whole hands under random options; a part of the decisions, every legal action."""
    met: Counter[str] = Counter()

    def look(t: Table, seat: int, past: Past, rng: Random) -> None:
        sampled = t.phase == PHASE_TURN and HU not in t.offers[seat]
        if seat not in t.pending or (sampled and rng.randrange(8)):
            return
        for action in t.offers[seat]:
            preview = check_preview(t, seat, action, past)
            met["waits"] += bool(preview.waits)
            met["claims"] += bool(preview.by_discard)
            met["worth"] += preview.worth is not None

    for number in range(60):
        play(game, f"preview {number}", look, every=every)
        if number + 1 >= HANDS and met["waits"] > 5 and met["worth"]:
            return
    raise AssertionError(met)


@each_game
def test_a_preview_depends_on_nothing_hidden(game: Any) -> None:
    compared = 0

    def look(t: Table, seat: int, past: Past, rng: Random) -> None:
        nonlocal compared
        if seat not in t.pending or rng.randrange(9):
            return
        other = hide_and_shuffle(t, seat, rng)
        for action in t.offers[seat]:
            assert preview_action(observe(other, seat), action) == preview_action(observe(t, seat), action)
            compared += 1

    for number in range(2):
        play(game, f"hidden preview {number}", look)
    assert compared > 20


# --- single positions ----------------------------------------------------------------------------


def preview_of(game: Game, seat: int, action: str) -> Preview:
    """Return the preview of a legal action."""
    assert action in game.legal(seat)
    return preview_action(observe(game.table, seat), parse_action(action))


def names(kinds: tuple[int, ...]) -> str:
    """Return kinds as a text."""
    return " ".join(map(code, kinds))


def test_a_discard_shows_the_waits_and_how_many_are_left() -> None:
    """A 6s has been discarded, so three are left; a tile of another suit may go."""
    game = Game(KAWUXING, "6s", WAITING, wall="5z").play("0 discard 6s").settle()
    for action in ("discard 5z", "reveal 5z"):
        preview = preview_of(game, 1, action)
        assert (names(preview.waits), preview.left, preview.distance) == ("6s 9s", (3, 4), 0)
    assert preview_of(game, 1, "discard 4p").distance == 1


def test_a_claim_shows_each_discard_that_leaves_the_hand_waiting() -> None:
    game = Game(yongzhou.RULES, "5p", "55p 123m 456m 78m 9s 11s", shown="1z").play("0 discard 5p")
    preview = preview_of(game, 1, "peng")
    assert preview.waits == () and preview.distance == 0
    found = {code(kind): names(waits) for kind, waits, _ in preview.by_discard}
    assert found["9s"] == "3m 6m 9m 2z" and "1m" not in found


def test_a_tile_of_which_all_are_ones_own_is_no_wait() -> None:
    """Four 9s are held: with the discard of another tile the hand waits for nothing that can come."""
    game = Game(KAWUXING, "9999s 123p 456p 777z 6z")
    assert preview_of(game, 0, "discard 6z").waits == () and preview_of(game, 0, "discard 6z").distance == 1
    assert names(preview_of(game, 0, "discard 9s").waits) == "6z"


def test_a_win_shows_its_multiplier_and_that_of_a_discarder_with_one_tile() -> None:
    """``worth.jin_gou_pao``: only the number of the discarder's tiles is seen, and that is enough."""
    rules = replace(YIBIN, jingoupao=1)
    game = Game(rules, "", "123m 456m 789m 123s 5s", "", "9p", shown="1p", wall="5s", dealer=3)
    game.play("3 discard 9p", "0 discard 5s")
    assert preview_of(game, 1, "hu").worth == 2
    t = game.table
    t.hands[0] = [0] * len(t.hands[0])
    t.hands[0][20] = 1
    t.melds[0] = [Meld(PENG, kind) for kind in (3, 4, 21, 22)]
    assert preview_of(game, 1, "hu").worth == 4
    game.act(1, "hu")
    assert t.wins[0].value.multiplier == 4
