"""Which tiles bring the hand nearer to waiting, or win it: the kinds that hints only count, after each discard."""

from __future__ import annotations

from hupai.mahjong.actions import PASS, Action, format_action, is_discard
from hupai.mahjong.bots.choice_outcomes import improving_tiles, outcome_of
from hupai.mahjong.tiles import codes
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.view.unseen import unseen_copies
from hupai.table.questions import Asking, Sentence
from hupai.table.reason import Reason

MOST = 6
"""The most choices that are spoken of, unless the player points at one."""


def asks(asking: Asking) -> Reason | None:
    """Ask which tiles the counted kinds are, where the hand may still win."""
    seen: Observation = asking.seen
    if not any(seen.tiles) or seen.dead[seen.seat] or not _choices(seen):
        return None
    return Reason("ask_improving", "win.shapes")


def answer(asking: Asking) -> list[Sentence]:
    """Return the tiles after each choice that leaves the hand nearest to waiting, those with most copies first."""
    seen: Observation = asking.seen
    choices = _choices(seen)
    chosen = [asking.about] if asking.about in choices else choices
    away = {action: outcome_of(seen, action).distance for action in chosen}
    least = min([distance for distance in away.values() if distance is not None], default=None)
    if least is None:
        return [Sentence(Reason("improves_never", "win.shapes"))]
    rows = [_sentence(seen, action, least) for action in chosen if away[action] == least]
    rows.sort(key=lambda row: -row[0])
    rest = len(chosen) - len(rows[:MOST])
    others = [Sentence(Reason("improves_others", "win.shapes", {"count": rest}))] if rest else []
    return [*(sentence for _, sentence in rows[:MOST]), *others]


def _choices(seen: Observation) -> list[Action]:
    """Return the choices that leave a hand of thirteen tiles: the discards, or to let a tile pass."""
    discards = [action for action in seen.legal if is_discard(action)]
    return discards or [action for action in seen.legal if action == PASS and seen.live >= 0]


def _sentence(seen: Observation, action: Action, distance: int) -> tuple[int, Sentence]:
    """Return the unseen copies of the tiles after a choice, and the sentence about them."""
    facts: dict[str, object] = {"action": format_action(action)}
    if not distance:
        found = outcome_of(seen, action)
        waits = codes(found.waits)
        reason = Reason("improves_waits", "win.shapes", {**facts, "waits": waits, "left": found.left})
        return found.left, Sentence(reason, waits)
    facts["distance"] = distance
    improving = improving_tiles(seen, unseen_copies(seen), action)
    if improving is None or not improving.kinds:
        return 0, Sentence(Reason("improves_none", "win.shapes", facts))
    tiles = codes(improving.kinds)
    more = {"tiles": tiles, "kinds": len(tiles), "left": improving.left}
    return improving.left, Sentence(Reason("improves_to", "win.shapes", {**facts, **more}), tiles)
