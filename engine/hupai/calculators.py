"""Is this hand won, what does it pay, what does it wait for: the calculators of every family."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from hupai.registry import game_named
from hupai.table.errors import EngineError, InvalidRequest
from hupai.table.game import Game
from hupai.table.json_object import Facts, Json


def score(
    game: str,
    laid: str,
    hand: str,
    win: str,
    by: str,
    options: Facts | None = None,
    **circumstances: object,
) -> Json:
    """Return whether the hand wins on ``win`` and, proved line by line, what each loser pays (points).

    ``laid`` names laid melds, ``hand`` the cards held without the winning card, ``by`` how that came, all in the
    notation of the game's family; ``options`` are house rules. ``circumstances`` are the family's own: its
    ``Family.circumstances`` names them. Raises InvalidNotation, InvalidRules and InvalidRequest.
    """
    found = game_named(game)
    _check_known(circumstances, found.family.circumstances)
    return _ask(found, found.family.score, found.rules(**(options or {})), laid, hand, win, by, **circumstances)


def waits(
    game: str,
    laid: str,
    hand: str,
    options: Facts | None = None,
    by: str | None = None,
    **circumstances: object,
) -> Json:
    """Return the cards the hand waits for, each with what it would bring; ``by`` says how they are to come.

    ``circumstances`` are the family's own: its ``Family.wait_circumstances`` names them. Raises InvalidNotation,
    InvalidRules and InvalidRequest.
    """
    found = game_named(game)
    _check_known(circumstances, found.family.wait_circumstances)
    return _ask(found, found.family.waits, found.rules(**(options or {})), laid, hand, by, **circumstances)


def _check_known(circumstances: Iterable[str], known: Sequence[str]) -> None:
    """Refuse a circumstance that the family does not have."""
    for name in circumstances:
        if name not in known:
            raise InvalidRequest("wrong_argument", name=name, expected=", ".join(known) or "–")


def _ask(game: Game, calculator: Callable[..., Json] | None, *arguments: object, **more: object) -> Json:
    """Ask a family's calculator; its errors use the family's words."""
    if calculator is None:
        raise InvalidRequest("no_calculator", game=game.id)
    try:
        return calculator(*arguments, **more)
    except EngineError as error:
        raise error.of(game.family.id) from None
