"""The table of ``hupai play`` in lines of text: seats, melds, the hand in columns, choices, results."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Any

from hupai.cli.score import score_lines
from hupai.cli.words import say
from hupai.explain.names import label
from hupai.explain.texts import sentence
from hupai.explain.wording import plain_cards, seat_words
from hupai.zipai.cards import IS_RED, parse_card

Json = Mapping[str, Any]
_RED, _PLAIN = "\x1b[31m", "\x1b[0m"
_BLANK = "　"
"""As wide as a character."""


def face(card: str) -> str:
    """Return a card's character, red where the terminal shows colours."""
    shown = plain_cards(card)
    coloured = IS_RED[parse_card(card)] and sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    return f"{_RED}{shown}{_PLAIN}" if coloured else shown


def seat_name(seat: int, you: int, lang: str) -> str:
    """Return a seat's name for the player at ``you``, as a line begins with it."""
    name = seat_words(seat, lang, you)
    return name[:1].upper() + name[1:]


def table_lines(state: Json, lang: str) -> list[str]:
    """Return everybody's laid groups and discards, the wall, and one's own 胡息, 臭牌 and waits."""
    view = state["view"]
    lines = [""]
    for step in (1, 2, 0):
        lines += _seat_lines(state, view["seats"][(view["seat"] + step) % len(view["seats"])], lang)
    huxi = "play.huxi.zero" if state["match"]["options"].get("wu_hu") else "play.huxi"
    lines += [say(lang, "play.wall", wall=view["wall"]), say(lang, huxi, **view["huxi"])]
    if view["above"]:
        lines.append(say(lang, "play.above", points=view["above"]))
    lines += _stale_lines(view, lang)
    if view["waits"]:
        lines.append(say(lang, "play.waits", cards=_row(view["waits"])))
    return lines


def _stale_lines(view: Json, lang: str) -> list[str]:
    """Return one's 臭牌 in a line, none where there are none."""
    cards = {name: _row(view[f"no_{name}"]) for name in ("chi", "peng") if view[f"no_{name}"]}
    key = "play.stale" if len(cards) > 1 else "".join(f"play.stale.{name}" for name in cards)
    return [say(lang, key, **cards)] if cards else []


def _seat_lines(state: Json, seat: Json, lang: str) -> list[str]:
    view, number = state["view"], seat["seat"]
    lines = [
        say(
            lang,
            "play.seat",
            who=seat_name(number, view["seat"], lang),
            dealer=say(lang, "play.dealer") if number == view["dealer"] else "",
            cards=seat["cards"],
            points=state["match"]["scores"][number],
            huxi=seat["huxi"],
        )
    ]
    if seat["melds"]:
        lines.append(say(lang, "play.melds", groups="  ".join(_meld(meld, lang) for meld in seat["melds"])))
    if seat["discards"]:
        lines.append(say(lang, "play.discards", cards=_row(entry["card"] for entry in seat["discards"])))
    lines += [say(lang, f"play.{mark}") for mark in ("raised", "barred", "dead") if seat[mark]]
    if seat["limits"] is not None:
        lines.append(say(lang, "play.limits", wins=seat["limits"]))
    return lines


def _row(cards: Any) -> str:
    return " ".join(map(face, cards)) or "–"


def _meld(meld: Json, lang: str) -> str:
    if None in meld["cards"]:
        return say(lang, "play.hidden", name=label("group_short", meld["kind"])[lang])
    name = label("group_short", meld["scores"] or meld["kind"])[lang]
    return f"{name} {''.join(map(face, meld['cards']))}"


def hand_lines(view: Json, lang: str) -> list[str]:
    """Return the hand in columns, what is asked, and the numbered choices."""
    columns = view["columns"]
    height = max(map(len, columns), default=0)
    lines = [""]
    for row in range(height):
        cells = [face(column[row]) if row < len(column) else _BLANK for column in columns]
        lines.append("    " + " ".join(cells).rstrip())
    lines += ["", _question(view, lang)]
    for number, entry in enumerate(view["legal"], 1):
        what = choice_words(entry, view, lang)
        after = entry.get("waits") if entry["verb"] != "raise" else None
        key = "play.choice.after" if after else "play.choice"
        lines.append(say(lang, key, number=number, what=what, cards=_row(after or ())))
    return lines


def _question(view: Json, lang: str) -> str:
    live = view["live"]
    if view["phase"] == "claim" and live:
        who = seat_words(live["seat"], lang, view["seat"])
        return say(lang, f"play.live.{live['from']}", who=who, shown=face(live["card"]))
    if view["phase"] == "opening":
        return say(lang, "play.ask.opening", shown=face(view["shown"]))
    return say(lang, "play.ask.declare" if view["phase"] == "declare" else "play.ask.discard")


def choice_words(entry: Json, view: Json, lang: str) -> str:
    """Return one legal action as a choice reads."""
    verb = entry["verb"]
    if verb == "hu" and entry.get("discarder_pays") is not None:
        return say(lang, "play.what.hu.discard", huxi=entry["huxi"], points=entry["discarder_pays"])
    if verb == "discard":
        return f"{label('verb', verb)[lang]} {face(entry['card'])}{_binding_words(entry, lang)}"
    if verb == "pass" or f"play.what.{verb}" not in _WHAT:
        return label("verb", verb)[lang]
    words = {key: entry[key] for key in ("huxi", "pay_each") if key in entry}
    if verb == "chi":
        words["groups"] = " ".join("".join(map(face, meld["cards"])) for meld in entry["melds"])
    if verb == "declare":
        words["name"] = label("call", entry["name"])[lang]
    if verb == "raise":
        words["cards"] = _row(entry["waits"])
    return say(lang, f"play.what.{verb}", **words)


_WHAT = frozenset(f"play.what.{verb}" for verb in ("hu", "peng", "chi", "declare", "raise"))


def _binding_words(entry: Json, lang: str) -> str:
    """Return what a discard binds its seat to, as it stands behind the card."""
    limit = entry["limit"]
    words = ""
    if limit is not None:
        words = say(lang, "play.limit", wins=limit) if limit else say(lang, "play.limit.none")
    return words + (say(lang, "play.bars") if entry["bars"] else "")


def preview_lines(entry: Json, preview: Json, view: Json, lang: str) -> list[str]:
    """Return what a choice leads to: 胡息, what the hand then waits for, and what cannot be undone."""
    lines = [say(lang, "play.effects", what=choice_words(entry, view, lang))]
    if preview["gained"]:
        lines.append(say(lang, "play.gains", huxi=preview["huxi"], gained=preview["gained"]))
    if preview["waits"] or preview["waits_self"]:
        lines.append(_waits_line("play.then", preview, lang))
    for row in preview["waits_by_discard"]:
        lines.append(_waits_line("play.then.discard", row, lang, shown=face(row["discard"])))
    lines += [f"      {effect['text'][lang]}" for effect in preview["effects"]]
    return lines if len(lines) > 1 else [*lines, say(lang, "play.plain")]


def _waits_line(key: str, row: Json, lang: str, **words: Any) -> str:
    """Return what the hand would wait for; cards that win by one's own flip only stand behind the others."""
    line = say(lang, key, cards=_row(row["waits"]), **words)
    return line + (say(lang, "play.then.self", cards=_row(row["waits_self"])) if row["waits_self"] else "")


def result_lines(state: Json, lang: str) -> list[str]:
    """Return how the hand ended: everybody's cards, the itemised score, every payment and its reason."""
    view = state["view"]
    result = view["result"]
    you = view["seat"]
    lines = [""]
    for seat, cards in enumerate(result["hands"]):
        lines.append(f"{seat_name(seat, you, lang)}{_BLANK}{_row(cards)}")
    if result["score"]:
        lines += score_lines(result["score"], lang)
    for line in result["lines"]:
        discarded = result["by"] == "discard" and line["why"] == "win"
        facts = {**line, "why": "discard" if discarded else line["why"]}
        text = sentence("line_payment", facts, you=you)[lang]
        lines.append(say(lang, "score.line", text=text, rule=line["rule"]))
    return lines
