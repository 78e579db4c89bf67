"""The steps of a lesson as plain data: steps to read, to choose, to mark, to pick cards, and to count.

Every step has a title and a text, and may have a scene (rows of drawn groups). A step with a question says of each
answer whether it is right, and why. So the page only compares and shows, and needs no rules. Cards are codes such as
`5b` or `3s`; a family makes the drawn groups. The rule of an answer is one of the lesson's game, or names its game too:
`yibin/wild.fei`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hupai_learn.text import Said, Text, said

Json = dict[str, Any]


def row(label: Text, *piles: Json, live: bool = False, spread: bool = False) -> Json:
    """Return a row of groups with its label. ``live`` draws the face-up card large, ``spread`` each card separately."""
    look = "live" if live else "spread" if spread else "piles"
    return {"label": said(label), "look": look, "piles": list(piles)}


def option(words: Said | None, right: bool, why: Said, rule: str = "", *, piles: Sequence[Json] = ()) -> Json:
    """Return one answer to choose: words, drawn groups, or both."""
    return {"text": words, "piles": list(piles), "right": right, "why": why, "rule": rule or None}


def read(title: Text, zh: str, en: str, *scene: Json, rule: str = "") -> Json:
    """Return a step without a question."""
    return _step("read", title, (zh, en), scene, rule=rule or None)


def with_table(step: Json, frames: Sequence[Json]) -> Json:
    """Return the step with a small table, which shows what happens at the learner's press, frame by frame."""
    return {**step, "table": list(frames)}


def choose(title: Text, zh: str, en: str, options: Sequence[Json], *scene: Json, bare: bool = False) -> Json:
    """Return a step with one right answer. ``bare`` hides the corner numbers, which would give the answer away."""
    if [entry["right"] for entry in options].count(True) != 1:
        raise ValueError(f"{title[1]}: {[(entry['text'], entry['right']) for entry in options]}")
    return _step("choose", title, (zh, en), scene, options=list(options), bare=bare)


def mark(title: Text, zh: str, en: str, options: Sequence[Json], *scene: Json) -> Json:
    """Return a step in which the learner marks all right answers."""
    if {entry["right"] for entry in options} != {True, False}:
        raise ValueError(f"{title[1]}: {[(entry['text'], entry['right']) for entry in options]}")
    return _step("mark", title, (zh, en), scene, options=list(options))


def answer(cards: Sequence[str], right: bool, why: Said, rule: str = "") -> Json:
    """Return an answer of a step with cards to pick: exactly these cards, whether they are right, and why."""
    return {"cards": sorted(cards), "right": right, "why": why, "rule": rule or None}


def pick(
    title: Text,
    zh: str,
    en: str,
    cards: Sequence[str],
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
        (zh, en),
        scene,
        cards=list(cards),
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
    zh: str,
    en: str,
    right: int,
    proof: Sequence[Said],
    *scene: Json,
    rule: str = "",
    asked: Json | None = None,
) -> Json:
    """Return a step that asks for a number. The lines of ``proof`` lead to it and are shown one by one as hints.

    ``asked`` is the question for tests, which compute the number again; the page does not read it.
    """
    return _step("count", title, (zh, en), scene, answer=right, proof=list(proof), rule=rule or None, asked=asked)


def _step(kind: str, title: Text, text: Text, scene: Sequence[Json], **more: Any) -> Json:
    return {"kind": kind, "title": said(title), "text": said(text), "scene": list(scene), **more}
