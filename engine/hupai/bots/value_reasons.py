"""Reasons made of numbers: what a choice is expected to bring, and how a search supports it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from hupai.bots.search import Candidate
from hupai.table.family import Action
from hupai.table.reason import Reason


def about_equal(margin: int, noise: int) -> bool:
    """Whether chance alone may be what lies between two values, both in thousandths of a point."""
    return 0 <= margin <= noise and noise > 0


def expected_value(ranking: Sequence[tuple[Action, int]], rule: str, noise: int = 0) -> Reason:
    """Return the expected value of the best choice in thousandths of a point, and its margin over the next best one.

    The best comes first. Another one may be valued as high; then there is no margin to speak of. Nor is there one that
    is within the ``noise``: then the two are about equal.
    """
    best, *others = [value for _, value in ranking]
    margin = best - max(others, default=best)
    if others and about_equal(margin, noise):
        return Reason("bot_value_equal", rule, {"thousandths": best, "margin": margin, "noise": noise})
    return Reason("bot_value", rule, {"thousandths": best, **({"margin": margin} if margin > 0 else {})})


def missed_value(best: int, done: int, rule: str) -> Reason:
    """Return the expected value of the best choice in thousandths of a point, and its margin over the choice made.

    The choice made may be valued as high or higher: then there is no margin to speak of.
    """
    found = {"thousandths": best}
    if done >= best:
        return Reason("bot_value", rule, found)
    return Reason("bot_value_done", rule, {**found, "margin": best - done})


def favouring_first(
    reasons: tuple[Reason, ...], against: Collection[str], rated: Callable[[], Reason]
) -> tuple[Reason, ...]:
    """Return the reasons with those that speak for the choice first.

    ``against`` are the codes of facts that speak for the other choice. Where nothing else was found, ``rated`` comes
    first: by the bot's own reckoning it is worth most.
    """
    favouring = [reason for reason in reasons if reason.code not in against]
    if len(favouring) == len(reasons):
        return reasons
    return (*(favouring or [rated()]), *[reason for reason in reasons if reason.code in against])


def search_support(worlds: int, ahead: int, rule: str) -> Reason:
    """Return how many worlds were tried, and in what share of them the choice did at least as well as the second.

    ``ahead`` is the number of those worlds.
    """
    return Reason("bot_searched", rule, {"worlds": worlds, "share": 100 * ahead // max(1, worlds)})


def with_search_support(reasons: tuple[Reason, ...], rated: Sequence[Candidate], rule: str) -> tuple[Reason, ...]:
    """Return the reasons, and how the search supports the first candidate beside the second if it tried both.

    A choice may be the best because it now and then wins much more, and still do worse in most worlds. Then nothing is
    said of their share, which would be no reason for the choice.
    """
    if len(rated) < 2 or not rated[1].results:
        return reasons
    best, second = rated[0], rated[1]
    worlds = min(len(best.results), len(second.results))
    ahead = best.not_behind(second)
    return (*reasons, search_support(worlds, ahead, rule)) if 2 * ahead >= max(1, worlds) else reasons
