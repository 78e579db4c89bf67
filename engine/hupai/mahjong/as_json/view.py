"""What a seat sees, as JSON for a page or a terminal. Made from an Observation, so nothing hidden can slip in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hupai.mahjong.actions import is_jiagang
from hupai.mahjong.as_json.legal import legal_json
from hupai.mahjong.as_json.melds import meld_json
from hupai.mahjong.melds import CHI
from hupai.mahjong.notation import parse_tile
from hupai.mahjong.result import WonHand
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.rules.wilds import stands_in, without_wilds
from hupai.mahjong.rules.win_claim import BY_NAMES
from hupai.mahjong.state import PHASE_NAMES, PHASE_OVER
from hupai.mahjong.tiles import RANKS, RED, SUIT_LETTERS, SUITS, Kind, code, codes, held_kinds, kinds_in, suit_of
from hupai.mahjong.view.observation import Observation
from hupai.mahjong.view.own_table import own_table
from hupai.mahjong.view.unseen import unseen_copies
from hupai.mahjong.why.readiness import distance, winning_tiles
from hupai.mahjong.why.refused_wins import wild_name
from hupai.table.events import Event
from hupai.table.hand import Hand
from hupai.table.json_object import Json
from hupai.table.payments import totals
from hupai.table.seats import Reader, Seat

FATE_NAMES: Final = ("lies", "laid", "won")
"""What became of a discard, by :class:`hupai.mahjong.state.Discard`."""


def view_json(seen: Observation, hand: Hand, revealed: bool = False, reader: Reader | None = None) -> Json:
    """Return everything a page needs to draw the seat's table; ``hand`` gives the seal and, at the end, the result.

    ``left`` tells of each tile that the hand waits for, ``unseen`` of every tile, how many copies the seat has not
    seen. ``open`` has all hands where they are ``revealed``, for practice and review; else it is null.
    """
    t = own_table(seen)
    over = seen.phase == PHASE_OVER
    waits = winning_tiles(t, seen.seat)
    unseen = unseen_copies(seen)
    deck = deck_of_rules(seen.rules)
    return {
        "seat": seen.seat,
        "dealer": seen.dealer,
        "phase": PHASE_NAMES[seen.phase] if seen.phase >= 0 else "wait",
        "commitment": hand.commitment,
        "seed": hand.seed if over else None,
        **drawn_json(seen, hand, revealed),
        "legal": [legal_json(seen, t, action, unseen) for action in seen.legal],
        "waits": codes(waits),
        "waited": waited_json(hand, seen.seat) if over else None,
        "left": {code(kind): unseen[kind] for kind in waits},
        "distance": distance(t, seen.seat),
        "missing_suit": _missing_suit(seen) if seen.rules.two_suits else None,
        "unseen": {code(kind): unseen[kind] for kind, copies in enumerate(deck) if copies},
        "result": hand.family.as_json.result(hand, reader) if over else None,
    }


def waited_json(hand: Hand, seat: Seat) -> list[str] | None:
    """Return the tiles that a hand waited for when it ended, before it won; null where it won with those that it was
    dealt."""
    seen = hand.as_it_ended(seat)
    if seen is None:
        return None
    return codes(winning_tiles(own_table(seen), seat))


def drawn_json(seen: Observation, hand: Hand, revealed: bool) -> Json:
    """Return the parts of the view that events change, which are right between decisions too."""
    return {
        **public_json(seen, hand),
        "hand": held_codes(seen.hand, seen.taken),
        "taken": code(seen.taken) if seen.taken >= 0 else None,
        "open": open_json(hand) if revealed else None,
    }


def public_json(seen: Observation, hand: Hand) -> Json:
    """Return what everybody sees, seat or onlooker."""
    return {
        "wall": seen.wall_left,
        "turn": seen.turn,
        "drew": seen.drew,
        "live": live_json(seen),
        "last_discard": last_discard_json(hand.log),
        **wilds_json(seen.rules, seen.turned, seen.wilds),
        "birds": codes(seen.birds),
        "seats": [seat_json(seen, hand, seat) for seat in range(seen.rules.seats)],
        "payments": [payment.facts() for payment in seen.payments],
        "points": list(totals(seen.payments, seen.rules.seats)),
    }


def open_json(hand: Hand) -> list[list[str]]:
    """Return the tiles of all hands."""
    return [held_codes(tiles) for tiles in hand.table.hands]


def held_codes(counts: Sequence[int], taken: Kind = -1) -> list[str]:
    """Return the tiles of a hand one by one, without the one that was just drawn."""
    kinds = held_kinds(counts)
    if taken >= 0:
        kinds.remove(taken)
    return codes(kinds)


def wilds_json(rules: MahjongRules, turned: Sequence[Kind], wilds: Sequence[Kind]) -> Json:
    """Return what names the wilds, which they are, what they are called, and the tile that plays as their own kind."""
    replaced = bool(wilds) and stands_in(rules, wilds[0])
    return {
        "indicator": code(turned[-1]) if turned else None,
        "turned": codes(turned),
        "wilds": codes(wilds),
        "stand_in": code(RED) if replaced else None,
        "wild_name": wild_name(rules) if wilds else None,
    }


def won_json(won: WonHand) -> Json:
    """Return what is drawn of a win before its seat; ``points`` is all that it earned."""
    return {
        "tile": code(won.tile) if won.tile >= 0 else None,
        "by": BY_NAMES[won.by],
        "from": won.source,
        "multiplier": won.value.multiplier,
        "fan": won.value.fan,
        "points": sum(payment.points for payment in won.payments),
    }


def live_json(seen: Observation) -> Json | None:
    """Return the tile that may be claimed or robbed."""
    if seen.live < 0:
        return None
    came = "discard" if seen.robbed < 0 else "jiagang" if is_jiagang(seen.robbed) else "ti"
    return {"tile": code(seen.live), "seat": seen.live_seat, "from": came}


def last_discard_json(log: Sequence[Event]) -> Json | None:
    """Return whose discard was the last and its place in the seat's river; null before the first."""
    laid = [it for it in log if it.type in ("discarded", "robbed")]
    while laid and laid[-1].type == "robbed":
        laid.pop()  # a robbed tile lies in a river too, but nobody discarded it
    if not laid:
        return None
    seat = laid[-1].facts["seat"]
    return {"seat": seat, "index": sum(it.facts["seat"] == seat for it in laid) - 1}


def seat_json(seen: Observation, hand: Hand, seat: Seat) -> Json:
    """Return what lies before a seat, and how it stands."""
    won = next((won for won in seen.wins if won.seat == seat), None)
    lies_open = bool(seen.revealed[seat]) or won is not None
    return {
        "seat": seat,
        "tiles": seen.tiles[seat],
        "melds": _melds_json(seen, hand.log, seat),
        "river": [{"tile": code(kind), "fate": FATE_NAMES[fate]} for kind, fate in seen.rivers[seat]],
        "dead": seen.dead[seat],
        "revealed": seen.revealed[seat],
        "piao": seen.piao[seat] if seen.rules.piao != "off" and any(seen.tiles) else None,
        "playing": seen.playing[seat],
        "open": held_codes(seen.open_hands[seat]) if lies_open else None,
        "waits": codes(kinds_in(seen.open_waits[seat])) if seen.revealed[seat] else None,
        "won": None if won is None else won_json(won),
    }


def _melds_json(seen: Observation, log: Sequence[Event], seat: Seat) -> list[Json]:
    """Return the melds of a seat; which tile of a 吃 was claimed is known from what happened."""
    claimed: list[Kind] = []
    if seen.rules.chi:
        claimed = [parse_tile(it.facts["tile"]) for it in log if it.type == "chi" and it.facts["seat"] == seat]
    found: list[Json] = []
    for meld, source in zip(seen.melds[seat], seen.meld_from[seat], strict=True):
        taken = claimed.pop(0) if meld.group == CHI else -1
        found.append(meld_json(seen.rules, seen.wilds, meld, source, taken))
    return found


def _missing_suit(seen: Observation) -> str | None:
    """Return the letter of the first suit that hand and melds lack, wilds apart; null before the deal."""
    natural, _ = without_wilds(seen.hand, seen.wilds)
    laid = {suit_of(meld.kind) for meld in seen.melds[seen.seat]}
    lacking = [
        SUIT_LETTERS[suit]
        for suit in range(SUITS)
        if suit not in laid and not any(natural[suit * RANKS : (suit + 1) * RANKS])
    ]
    return lacking[0] if lacking and any(seen.tiles) else None
