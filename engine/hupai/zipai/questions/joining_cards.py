"""Which cards would finish one more group: the kinds that hints only count, after each choice."""

from __future__ import annotations

from hupai.table.questions import Asking, Sentence
from hupai.table.reason import Reason
from hupai.zipai.actions import CLAIM_PENG, PASS, Action, discarded, format_action, is_chi, is_discard
from hupai.zipai.bots.group_count import GroupCount, groups_after
from hupai.zipai.cards import code, codes, format_cards
from hupai.zipai.state import PHASE_CLAIM, PHASE_DISCARD
from hupai.zipai.view.observation import Observation
from hupai.zipai.view.unseen import unseen_copies

MOST = 6
"""The most choices that are spoken of, unless the player points at one."""


def asks(asking: Asking) -> Reason | None:
    """Ask which cards the counted kinds are, where a card is to be played or claimed."""
    return Reason("ask_joins", "win.shape") if _choices(asking.seen) else None


def answer(asking: Asking) -> list[Sentence]:
    """Return the kinds after each choice, the choice with the most groups and then the most copies first."""
    seen: Observation = asking.seen
    live = unseen_copies(seen)
    rows: dict[GroupCount, list[Action]] = {}
    choices = _choices(seen)
    for action in [asking.about] if asking.about in choices else choices:
        rows.setdefault(groups_after(seen, live, action), []).append(action)
    order = sorted(rows, key=lambda one: (-one.groups, -one.copies))
    named = [(found, actions) for found in order for actions in _together(rows[found])]
    aside = [Sentence(Reason("kings_aside", "king.stand"))] if seen.rules.kings else []
    rest = sum(len(actions) for _, actions in named[MOST:])
    others = [Sentence(Reason("joins_others", "win.shape", {"count": rest}))] if rest else []
    return [*aside, *[_sentence(*row) for row in named[:MOST]], *others]


def _choices(seen: Observation) -> list[Action]:
    """Return the choices that leave a hand to play on with."""
    if seen.phase == PHASE_DISCARD:
        return [action for action in seen.legal if is_discard(action)]
    if seen.phase != PHASE_CLAIM or not seen.wall_left:
        return []
    return [action for action in seen.legal if action in (PASS, CLAIM_PENG) or is_chi(action)]


def _together(actions: list[Action]) -> list[list[Action]]:
    """Return the choices that one sentence names: all discards, or each claim by itself."""
    return [actions] if is_discard(actions[0]) else [[action] for action in actions]


def _sentence(found: GroupCount, actions: list[Action]) -> Sentence:
    """Return the kinds after these choices, which all leave the same ones."""
    facts: dict[str, int | str] = {"groups": found.groups}
    if found.kinds:
        facts |= {"kinds": len(found.kinds), "kept": format_cards(found.kinds), "live": found.copies}
    if is_discard(actions[0]):
        facts["card"] = format_cards(map(discarded, actions))
        if len(actions) > 1:
            facts["choices"] = len(actions)
        reason = Reason("joins_played" if found.kinds else "joins_played_none", "win.shape", facts)
    else:
        facts["action"] = format_action(actions[0])
        if found.discard >= 0:
            facts["then"] = code(found.discard)
        reason = Reason("joins_chosen" if found.kinds else "joins_chosen_none", "win.shape", facts)
    return Sentence(reason, codes(found.kinds))
