"""The sorts of questions. The author gives a hand or a position; what is right, and why, the engine says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hupai.calculators import score, waits
from hupai.explain.language import LANGUAGES, Text
from hupai.picture.parts import PartError, rows_of
from hupai.picture.position import position_rows
from hupai.picture.row_json import row_json
from hupai.puzzles.completion import completion
from hupai.quiz.asked import Asked
from hupai.quiz.words import FIGURES, FOREIGN, MAY, MISSING, NO_LIMIT, NOT_COUNTED, Said, said
from hupai.quiz.words import QUESTIONS as USUAL
from hupai.registry import families, family_named
from hupai.table.errors import InvalidNotation, InvalidRequest
from hupai.table.json_object import Json
from hupai.table.typed_text import typed

SEED: Final = "quiz"
"""Decides the hidden cards of a position. They change no answer: a refusal depends on what its seat sees."""
HAND: Final = ("laid", "cards", "win", "indicator")
_AFTER_THE_FIGURE: Final = ("payment", "pay", "tun")


def read(asked: Asked) -> Json:
    """Something to read before the questions: a hand, groups or a position under a text."""
    scene = _position_scene(asked) if "position" in asked.values else _hand(asked)
    rule = asked.rule() if asked.text("rule", "") else None
    return {"kind": "read", "title": asked.words("title"), "text": asked.words("text"), "scene": scene, "rule": rule}


def may(asked: Asked) -> Json:
    """Whether an action is free, costs something or is forbidden in a position, by the rule that the author names."""
    rule, scene = asked.rule(), _position_scene(asked)
    scene = scene[_own_side(asked.text("position")) :]
    family = asked.game.family
    seen = family.notation.parse_position(asked.text("position"))
    action = family.notation.parse_action(asked.text("action"))
    world = completion(family, seen, SEED, 0)
    words = family.vocabulary()
    refused = family.play.why_not(world, seen.seat, action)
    if refused and refused.rule != rule:
        raise InvalidRequest("quiz_other_rule", step=asked.number, rule=refused.rule, named=rule)
    effects = [] if refused else [one for one in family.play.effects(world, seen.seat, action) if one.rule == rule]
    reasons = [refused] if refused else effects
    verdict = "forbidden" if refused else "costs" if effects else "free"
    why = _joined([words.reason_json(reason)["text"] for reason in reasons]) if reasons else said(NO_LIMIT)
    options = [
        {"text": said(text), "rows": [], "right": name == verdict, "why": why, "rule": rule}
        for name, text in MAY.items()
    ]
    named = {lang: str(words.fact_words("action", asked.text("action"), lang)) for lang in LANGUAGES}
    return {"kind": "choose", **_usual("may", action=named), "scene": scene, "options": options}


def waits_for(asked: Asked) -> Json:
    """Which cards a hand waits for, picked from some."""
    family, deck = asked.game.family, asked.deck
    scene = _hand(asked)
    found = waits(asked.game.id, asked.text("laid", ""), asked.text("cards"), {}, None, **_turned_up(asked))
    right = sorted({row.get("card") or row["tile"] for row in found["waits"]})
    among = family.notation.parse_cards(asked.text("among"))
    shown = [family.notation.format_cards([card]) for card in among]
    if not right or not set(right) <= set(shown) or len(set(shown)) < len(shown):
        raise asked.wrong("among", " ".join(right) or "–")
    notes = {card: _filled(FOREIGN, card=said(deck.cards[card].said)) for card in shown if card not in right}
    answer = {"cards": right, "right": True, "why": None, "rule": None}
    told = {"notes": notes, "missing": said(MISSING), "otherwise": said(MISSING)}
    picked = {"cards": shown, "size": None, "answers": [answer], **told}
    return {"kind": "pick", **_usual("waits"), "scene": scene, **picked}


def figure(asked: Asked) -> Json:
    """How much a win is worth, with the lines that lead to the number."""
    scene, found = _hand(asked), _won(asked)
    name = asked.one_of("figure", tuple(FIGURES))
    if type(found.get(name)) is not int or not 0 <= found[name] <= MOST:
        raise asked.wrong("figure", ", ".join(one for one in FIGURES if type(found.get(one)) is int))
    proof = [row["text"] for row in _lines_to(name, found["lines"])]
    asking = _usual("figure", figure=said(FIGURES[name]))
    return {"kind": "count", **asking, "scene": scene, "answer": found[name], "proof": proof, "rule": None}


def _lines_to(name: str, lines: list[Json]) -> list[Json]:
    """Return the calculator's lines up to the number asked for."""
    if name in ("pay_each", "tun"):
        return lines
    if name == "huxi":
        ends = [at for at, row in enumerate(lines, 1) if row["line"] == name]
        lines = lines[: ends[-1]] if ends else lines
    return [row for row in lines if row["line"] not in _AFTER_THE_FIGURE]


def worth(asked: Asked) -> Json:
    """Which of several wins count as something: the hands are drawn, and the engine's lines are the reasons."""
    name, words = asked.text("name"), asked.game.family.vocabulary()
    kind = next((kind for kind in ("fan", "item", "win") if words.has_label(kind, name)), None)
    if kind is None:
        raise asked.wrong("name", "–")
    options = [_worth_option(hand, name) for hand in asked.parts("hands")]
    if len({option["right"] for option in options}) == 1:
        raise asked.wrong("hands", "✓ ✕")
    return {"kind": "mark", **_usual("worth", name=words.label(kind, name)), "scene": [], "options": options}


def _worth_option(hand: Asked, name: str) -> Json:
    found = _won(hand)
    counted = {row["id"] for row in found.get("items") or ()} | set(found.get("names") or ())
    counted |= {row["id"] for row in found.get("fans") or ()}
    right = name in counted
    about = [row for row in found["lines"] if row["line"] not in _AFTER_THE_FIGURE and row["line"] != "group"]
    lines = [row["text"] for row in about if row.get("id") == name or not right]
    lines = lines if right else [said(NOT_COUNTED), *lines]
    rows = _hand(hand)
    hand.check_all_read()
    return {"text": None, "rows": rows, "right": right, "why": _joined(lines), "rule": None}


QUESTIONS: Final[Mapping[str, Callable[[Asked], Json]]] = {
    "read": read,
    "may": may,
    "waits": waits_for,
    "figure": figure,
    "worth": worth,
}
"""The sorts of questions by what an author calls them."""
MOST: Final = 99
"""The largest number that a page asks for."""


def _won(asked: Asked) -> Json:
    """Return the calculator's answer on a winning hand."""
    laid, cards, win, by = asked.text("laid", ""), asked.text("cards"), asked.text("win"), asked.text("by")
    found = score(asked.game.id, laid, cards, win, by, {}, **_turned_up(asked))
    if not found["wins"]:
        raise asked.wrong("win", " ".join(found.get("waits", ())) or "–")
    return found


def _turned_up(asked: Asked) -> Json:
    """Return the tile turned up for the wild, where the author names one."""
    indicator = asked.text("indicator", "")
    return {"indicator": indicator} if indicator else {}


def _hand(asked: Asked) -> list[Json]:
    """Return the rows of a hand."""
    parts = {name: asked.text(name, "") for name in HAND}
    try:
        return [row_json(asked.deck, row) for row in rows_of(asked.deck, parts)]
    except PartError as wrong:
        raise wrong.error.of(asked.game.family.id) from None


def _position_scene(asked: Asked) -> list[Json]:
    """Return the rows of a position, which must be one of the quiz's game."""
    text = asked.text("position")
    read = typed(text).text
    if f" game:{asked.game.id} " not in f" {read} " or read.partition(":")[0].strip() not in families():
        raise asked.wrong("position", f"{asked.game.family.id}:1 game:{asked.game.id} …")
    family = family_named(asked.game.family.id)
    try:
        family.notation.parse_position(text)
        return [row_json(asked.deck, row) for row in position_rows(asked.deck, text)]
    except InvalidNotation as error:
        raise error.of(family.id) from None


def _own_side(position: str) -> int:
    """Return how many rows of a position come before the own side: the other seats and the middle of the table."""
    counts = next(word for word in typed(position).text.split() if word.startswith(("cards:", "tiles:")))
    return counts.count(",") + 1


def _usual(ask: str, **facts: Said) -> Json:
    title, text = USUAL[ask]
    return {"title": said(title), "text": _filled(text, **facts)}


def _filled(template: Text, **facts: Said) -> Said:
    return {
        lang: words.format(**{name: fact[lang] for name, fact in facts.items()})
        for lang, words in said(template).items()
    }


def _joined(texts: list[Said]) -> Said:
    return {"zh": "".join(text["zh"] for text in texts), "en": " ".join(text["en"] for text in texts)}
