"""Readable positions: an observation as plain JSON and back, and whether a table can look like that.

    {"game": "yongzhou-plain", "seat": 0, "phase": "discard", "hand": "123s456b", "melds": ["", "peng:333s<3s@0", ""],
     "discards": ["4b* 5s", "", ""], "wall_left": 7}

A meld is ``kind:cards``, then ``<card@seat`` if a card was claimed from a seat; ``?`` lies face down. A
discard is a card, with ``*`` if it was played from a hand and not flipped. Missing fields have their usual values.
"""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import hupai
from hupai.table.chance import Stream
from hupai.zipai.actions import HU, RAISE, discard, format_action, is_discard, parse_action
from hupai.zipai.cards import KINDS, code, format_cards, parse_card, parse_cards
from hupai.zipai.determinize.evidence import cards_before
from hupai.zipai.determinize.sample import sample
from hupai.zipai.hand.waits import wins_now
from hupai.zipai.hand.win_claim import NO_LIMIT
from hupai.zipai.melds import CHI, GROUP_NAMES, PAO, TI, Meld, meld_cards, meld_huxi, shape_number
from hupai.zipai.rules.ruleset import DEALT, SEATS
from hupai.zipai.state import FLIP, PHASE_DISCARD, PHASE_NAMES, PHASE_OPENING, PLAYED, Table
from hupai.zipai.turn.chi_bian import chi_bian_after
from hupai.zipai.view.observation import WAIT, Observation, observe
from hupai.zipai.view.shown_card import seems_held
from hupai.zipai.view.unseen import hidden_copies
from hupai.zipai.why.preview import own_table

FOLDER = Path(__file__).parents[1] / "fixtures" / "positions"

NOBODY = [False] * SEATS
_PLAIN: dict[str, Any] = {
    "dealer": 0,
    "kings_shown": [0] * SEATS,
    "dead": NOBODY,
    "skips": [0] * SEATS,
    "declared": "",
    "raised": NOBODY,
    "barred": NOBODY,
    "limits": [NO_LIMIT] * SEATS,
    "above": 0,
}
"""Fields that are stored unchanged, with their usual values."""
_CARDS = {"live": -1, "last": -1, "shown": -1, "eaten": -1}
_KINDS = ("no_chi", "no_peng")


def stored() -> list[dict[str, Any]]:
    """Return all positions of the files, in their order."""
    return [position for file in sorted(FOLDER.glob("*.json")) for position in json.loads(file.read_text("utf-8"))]


def read(position: dict[str, Any]) -> Observation:
    """Return the observation that a position describes."""
    rules = hupai.games[position["game"]].rules(**position.get("options", {}))
    seat = position["seat"]
    melds = tuple(tuple(map(_meld, text.split())) for text in position.get("melds", [""] * SEATS))
    hand = [0] * (KINDS + 1)
    for kind in parse_cards(position["hand"]):
        hand[kind] += 1
    plain = {name: position.get(name, usual) for name, usual in _PLAIN.items()}
    plain = {name: tuple(value) if isinstance(value, list) else value for name, value in plain.items()}
    quads = tuple(sum(meld[0] in (TI, PAO) for meld in laid) for laid in melds)
    seen = Observation(
        rules=rules,
        seat=seat,
        phase=PHASE_NAMES.index(position["phase"]),
        turn=position.get("turn", seat),
        hand=tuple(hand),
        legal=tuple(sorted(map(parse_action, position["legal"]))),
        cards=(0, 0, 0),
        melds=melds,
        discards=tuple(tuple(map(_discard, text.split())) for text in position.get("discards", [""] * SEATS)),
        huxi=tuple(sum(meld_huxi(meld) for meld in laid if meld[1] >= 0) for laid in melds),
        quads=quads,
        wall_left=position["wall_left"],
        live_seat=position.get("live_seat", -1),
        live_from=PLAYED if position.get("live_played") else FLIP,
        answer=-1,
        shown_held=False,
        eaten_way=parse_action(position["eaten_way"]) >> 6 if "eaten_way" in position else 0,
        **{name: parse_card(position[name]) if name in position else -1 for name in _CARDS},
        **{name: sum(1 << kind for kind in parse_cards(position.get(name, ""))) for name in _KINDS},
        **plain,
    )
    seen = replace(seen, shown_held=seems_held(seen))
    held = [sum(hand) if other == seat else _held(seen, other) for other in range(SEATS)]
    cards = position.get("cards", held)
    return Observation(**{field.name: getattr(seen, field.name) for field in fields(seen)} | {"cards": tuple(cards)})


def write(seen: Observation, options: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the position as JSON; :func:`read` turns it back into the observation."""
    position: dict[str, Any] = {"game": seen.rules.game}
    if options:
        position["options"] = options
    position |= {"seat": seen.seat, "phase": PHASE_NAMES[seen.phase]}
    if seen.turn != seen.seat:
        position["turn"] = seen.turn
    position["hand"] = format_cards(kind for kind, count in enumerate(seen.hand) for _ in range(count))
    position["melds"] = [" ".join(map(_meld_text, laid)) for laid in seen.melds]
    position["discards"] = [
        " ".join(code(kind) + ("*" if source == PLAYED else "") for kind, source in row) for row in seen.discards
    ]
    position |= {name: code(getattr(seen, name)) for name in _CARDS if getattr(seen, name) >= 0}
    if seen.live_seat >= 0:
        position["live_seat"] = seen.live_seat
    if seen.live_from == PLAYED:
        position["live_played"] = True
    position["wall_left"] = seen.wall_left
    if seen.eaten_way:
        position["eaten_way"] = format_action(seen.eaten_way << 6)
    for name in _KINDS:
        if getattr(seen, name):
            position[name] = format_cards(kind for kind in range(KINDS) if getattr(seen, name) >> kind & 1)
    for name, usual in _PLAIN.items():
        value = getattr(seen, name)
        value = list(value) if isinstance(value, tuple) else value
        if value != usual:
            position[name] = value
    held = [seen.cards[s] if s == seen.seat else _held(seen, s) for s in range(SEATS)]
    if list(seen.cards) != held:
        position["cards"] = list(seen.cards)
    position["legal"] = [format_action(action) for action in seen.legal]
    return position


def _held(seen: Observation, seat: int) -> int:
    """Return how many cards a seat holds that owes no discard (``win.shape``)."""
    return DEALT + max(0, seen.quads[seat] - 1) - seen.skips[seat] - cards_before(seen, seat)


def _meld(text: str) -> Meld:
    group, _, rest = text.partition(":")
    cards, _, claim = rest.partition("<")
    number = GROUP_NAMES.index(group)
    if cards == "?":
        return (number, -1, -1, -1)
    kinds = parse_cards(cards)
    what = shape_number(kinds) if number == CHI else kinds[0]
    assert what is not None, text
    card, _, seat = claim.partition("@")
    return (number, what, parse_card(card) if card else -1, int(seat) if seat else -1)


def _meld_text(meld: Meld) -> str:
    group, what, claimed, source = meld
    if what < 0:
        return f"{GROUP_NAMES[group]}:?"
    text = f"{GROUP_NAMES[group]}:{format_cards(meld_cards(meld))}"
    card = code(claimed) if claimed >= 0 else ""
    return f"{text}<{card}@{source}" if source >= 0 else text


def _discard(text: str) -> tuple[int, int]:
    return parse_card(text.rstrip("*")), PLAYED if text.endswith("*") else FLIP


def possible(seen: Observation) -> Table:
    """Return a table on which the seat sees exactly this; AssertionError if the game cannot come to it."""
    others = [other for other in range(SEATS) if other != seen.seat]
    face_down = sum(len(meld_cards(meld)) for other in others for meld in seen.melds[other] if meld[1] < 0)
    live = hidden_copies(seen)
    assert min(live) >= 0, f"too many {[code(kind) for kind, count in enumerate(live) if count < 0]}"
    unseen = seen.wall_left + sum(seen.cards[other] for other in others) + face_down
    assert sum(live) == unseen, f"{sum(live)} cards are unseen, {unseen} places are left for them"
    assert seen.phase != WAIT
    if seen.phase == PHASE_DISCARD:
        chi_bian = chi_bian_after(seen.rules, seen.eaten, seen.eaten_way)
        plays = [discard(k) for k in range(KINDS) if 0 < seen.hand[k] < 3 and not chi_bian.forbidden >> k & 1]
        assert [action for action in seen.legal if is_discard(action)] == plays, "these are not the cards to be played"
        if HU in seen.legal:
            assert wins_now(own_table(seen), seen.seat), "the hand does not win"
    if seen.phase == PHASE_OPENING:
        assert RAISE in seen.legal or HU in seen.legal
    t = sample(seen, Stream("possible", "sample"))
    assert observe(t, seen.seat) == seen
    return t
