"""The steps of a lesson as plain data: steps to read, to choose, to mark, to pick cards, and to count.

Every step has a title and a text, and may have a scene (rows of drawn groups). A step with a question says of each
answer whether it is right, and why. So the page only compares and shows, and needs no rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hupai.zipai.cards import Kind, codes, parse_cards
from hupai_learn.text import Said, Text, group_name, say

Json = dict[str, Any]


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


def row(label: Text, *piles: Json, live: bool = False, spread: bool = False) -> Json:
    """Return a row of groups with its label. ``live`` draws the face-up card large, ``spread`` each card separately."""
    look = "live" if live else "spread" if spread else "piles"
    return {"label": say(label), "look": look, "piles": list(piles)}


def columns(label: Text, cards: Sequence[Sequence[Kind]] | Sequence[Sequence[str]]) -> Json:
    """Return a hand, drawn in columns."""
    names = [[card if isinstance(card, str) else codes([card])[0] for card in column] for column in cards]
    drawn = [{"cards": column, "name": None, "huxi": None, "down": 0, "claimed": None} for column in names]
    return {"label": say(label), "look": "hand", "piles": drawn}


def option(words: Said | None, right: bool, why: Said, rule: str = "", *, piles: Sequence[Json] = ()) -> Json:
    """Return one answer to choose: words, drawn groups, or both."""
    return {"text": words, "piles": list(piles), "right": right, "why": why, "rule": rule or None}


def read(title: Text, text: Text, *scene: Json, rule: str = "") -> Json:
    """Return a step without a question."""
    return _step("read", title, say(text), scene, rule=rule or None)


def choose(title: Text, text: Text, options: Sequence[Json], *scene: Json, bare: bool = False) -> Json:
    """Return a step with one right answer. ``bare`` hides the corner numbers, which would give the answer away."""
    if [entry["right"] for entry in options].count(True) != 1:
        raise ValueError(f"{title[1]}: {[(entry['text'], entry['right']) for entry in options]}")
    return _step("choose", title, say(text), scene, options=list(options), bare=bare)


def mark(title: Text, text: Text, options: Sequence[Json], *scene: Json) -> Json:
    """Return a step in which the learner marks all right answers."""
    if {entry["right"] for entry in options} != {True, False}:
        raise ValueError(f"{title[1]}: {[(entry['text'], entry['right']) for entry in options]}")
    return _step("mark", title, say(text), scene, options=list(options))


def answer(cards: Iterable[Kind], right: bool, why: Said, rule: str = "") -> Json:
    """Return an answer of a step with cards to pick: exactly these cards, whether they are right, and why."""
    return {"cards": sorted(codes(cards)), "right": right, "why": why, "rule": rule or None}


def pick(
    title: Text,
    text: Text,
    cards: str,
    answers: Sequence[Json],
    *scene: Json,
    otherwise: Said | None = None,
    notes: Mapping[str, Said] | None = None,
    missing: Said | None = None,
    ink: bool = True,
    bare: bool = False,
) -> Json:
    """Return a step in which the learner picks some of ``cards``.

    A pick that is none of the ``answers`` is wrong. The note of its first card with a note says why. If no card has a
    note, ``missing`` says why, or ``otherwise`` if there is no ``missing`` or nothing was picked. If all answers have
    the same number of cards and there is no ``missing``, the learner picks that many, else any number. Without ``ink``
    the red cards are drawn like the others.
    """
    right = [entry for entry in answers if entry["right"]]
    if not right or (otherwise or missing) is None:
        raise ValueError(f"{title[1]}: no right answer, or no words for the others")
    sizes = {len(entry["cards"]) for entry in answers}
    return _step(
        "pick",
        title,
        say(text),
        scene,
        cards=codes(parse_cards(cards)),
        size=sizes.pop() if len(sizes) == 1 and missing is None else None,
        answers=list(answers),
        notes=dict(notes or {}),
        missing=missing,
        otherwise=otherwise or missing,
        ink=ink,
        bare=bare,
    )


def count(
    title: Text,
    text: Text,
    right: int,
    proof: Sequence[Said],
    *scene: Json,
    rule: str = "",
    asked: Json | None = None,
) -> Json:
    """Return a step that asks for a number. The lines of ``proof`` lead to it and are shown one by one as hints."""
    return _step("count", title, say(text), scene, answer=right, proof=list(proof), rule=rule or None, asked=asked)


def _step(kind: str, title: Text, text: Said, scene: Sequence[Json], **more: Any) -> Json:
    return {"kind": kind, "title": say(title), "text": text, "scene": list(scene), **more}
