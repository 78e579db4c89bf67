"""Drawn groups of character cards, and answers of such cards, from cards in the family's notation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hupai.zipai.cards import Kind, codes, parse_cards
from hupai_learn import steps
from hupai_learn.steps import Json
from hupai_learn.text import Said, Text, said
from hupai_learn.zipai.text import group_name


def pile(cards: str, kind: str = "", huxi: int | None = None, *, down: int = 0, claimed: int = -1) -> Json:
    """Return one drawn group: its cards from the top, its name, its 胡息.

    The first ``down`` cards lie face down. ``claimed`` is the index of the card that was taken from the table.
    """
    kinds = parse_cards(cards)
    return {
        "cards": codes(kinds),
        "name": group_name(kind) if kind else None,
        "huxi": huxi,
        "down": down,
        "claimed": claimed if claimed >= 0 else None,
    }


def columns(label: Text, cards: Sequence[Sequence[Kind]] | Sequence[Sequence[str]]) -> Json:
    """Return a hand, drawn in columns."""
    names = [[card if isinstance(card, str) else codes([card])[0] for card in column] for column in cards]
    drawn = [{"cards": column, "name": None, "huxi": None, "down": 0, "claimed": None} for column in names]
    return {"label": said(label), "look": "hand", "piles": drawn}


def answer(cards: Iterable[Kind], right: bool, why: Said, rule: str = "") -> Json:
    """Return an answer of a step with cards to pick."""
    return steps.answer(codes(cards), right, why, rule)


def pick(title: Text, zh: str, en: str, cards: str, answers: Sequence[Json], *scene: Json, **more: Any) -> Json:
    """Return a step in which the learner picks some of ``cards``; ``more`` is what :func:`steps.pick` takes."""
    return steps.pick(title, zh, en, codes(parse_cards(cards)), answers, *scene, **more)
