"""Whether each sentence of a hint, a review or a bot is true: a check for every code, by the oracles and by trying.

Nothing here calls the code that makes the sentences. The real table stands for what the seat sees of it.
"""

from __future__ import annotations

from itertools import product

from hupai.mahjong.actions import (
    CLAIM_GANG,
    HU,
    NO_PIAO,
    PASS,
    PIAO,
    Action,
    is_angang,
    is_discard,
    is_jiagang,
    is_ti,
    tile_of,
)
from hupai.mahjong.melds import MELD_NAMES
from hupai.mahjong.tiles import code
from tests.engine.mahjong.bots import ready_oracle
from tests.engine.mahjong.bots.hint_recounts import (
    Check,
    Said,
    any_tile_wins,
    carried_out,
    copies,
    distance,
    improving,
    laid_suits,
    most,
    multiplier,
    outcomes,
    plays,
    shortest,
    suit_counts,
    takes,
    throws,
    waits_of_revealed,
    wild_name,
)
from tests.engine.mahjong.oracle.tiles import ALL_TILES
from tests.engine.mahjong.why import judge

# --- waits --------------------------------------------------------------------------------------------


def _waits(said: Said) -> bool:
    """The tiles named, or all, are those that the hand waits for; no discard leaves more unseen copies."""
    found = outcomes(said, said.action)
    named = said["discard"] if said.has("discard") else ""
    if named not in found or copies(said, found[named][1]) != said["left"] != 0:
        return False
    if said["left"] != most(said, said.action):
        return False
    if said.has("waits"):
        return bool(said["waits"] == found[named][1])
    return any_tile_wins(said, found[named][1])


def _less(said: Said) -> bool:
    return said.against is not None and most(said, said.against) == said["less"] < said["left"]


def _none_done(said: Said) -> bool:
    return said.against is not None and most(said, said.against) == 0


def _waits_fewer(said: Said) -> bool:
    assert said.against is not None
    mine, theirs = most(said, said.action), most(said, said.against)
    return 0 < said["left"] == mine < theirs == said["more"]


def _waits_gone(said: Said) -> bool:
    return any(waiting for _, waiting in outcomes(said, said.action).values()) and most(said, said.action) == 0


def _worth_more(said: Said) -> bool:
    assert said.against is not None
    return said["multiplier"] == best_worth(said, said.action) > best_worth(said, said.against) == said["less"]


def best_worth(said: Said, action: Action) -> int:
    """The worth of the best win by an own draw, whichever discard follows; 0 if there is none."""
    best = 0
    for t, waiting in outcomes(said, action).values():
        t = t.clone()
        t.wall = t.wall[: t.drawn] + t.wall[-1:] if t.wall_left else [*t.wall, 0]
        tiles = judge.held(t, said.seat)
        for tile in waiting:
            if copies(said, [tile]):
                best = max(best, multiplier(t, said.seat, [*tiles, tile], tile))
    return best


# --- pay ----------------------------------------------------------------------------------------------


def _win(said: Said) -> bool:
    before = len(said.table.payments)
    paid = carried_out(said, HU).payments[before:]
    points = sum(each.points for each in paid if each.payee == said.seat and each.why in ("win", "zimo"))
    return points == said["points"] and said.has("birds") == (said.table.rules.birds > 0)


def _win_now(said: Said) -> bool:
    return said.action == HU and _win(said)


def _win_passed(said: Said) -> bool:
    return said.action != HU and HU in said.table.offers[said.seat] and _win(said)


def _kong(said: Said) -> bool:
    """What the 杠 is paid when it is carried out."""
    t, before = carried_out(said, said.action), said.table
    due = t.due[len(before.due) :] if before.rules.kong_points == "at_end" else t.payments[len(before.payments) :]
    paid = [each for each in due if each.payee == said.seat and each.why in MELD_NAMES]
    kong = said.action == CLAIM_GANG or is_angang(said.action) or is_jiagang(said.action)
    if t.result is None:
        return kong and sum(each.points for each in paid) == said["points"]
    return kong


def _kong_at(*when: str) -> Check:
    return lambda said: said.table.rules.kong_points in when and _kong(said)


# --- distance -----------------------------------------------------------------------------------------


def _nearer(said: Said) -> bool:
    assert said.other is not None
    return plays(said) and 0 < said["distance"] == distance(said, said.action) < said["more"] == distance(
        said, said.other
    )


def _improves(said: Said) -> bool:
    near = distance(said, said.action)
    found = improving(said, said.action)
    return near == said["distance"] and near != 0 and found == (said["kinds"], said["left"])


def _improves_more(said: Said) -> bool:
    assert said.other is not None
    if not plays(said) or distance(said, said.other) != said["distance"] or said["left"] <= said["less"]:
        return False
    return _improves(said) and improving(said, said.other) == (said["others"], said["less"])


def _improves_by(said: Said, less: str) -> bool:
    """Both choices leave the hand as near, and so many unseen tiles bring it nearer after each."""
    assert said.other is not None
    near = {distance(said, said.action), distance(said, said.other)}
    mine, theirs = improving(said, said.action)[1], improving(said, said.other)[1]
    return near == {said["distance"]} and (mine, theirs) == (said["left"], said[less])


def _distance(said: Said) -> bool:
    return 0 != said["distance"] == distance(said, said.action)


def _farther(said: Said) -> bool:
    assert said.other is not None
    mine, theirs = distance(said, said.action), distance(said, said.other)
    return theirs is not None and said["distance"] == mine and said["less"] == theirs < said["distance"]


def _cannot_win(said: Said) -> bool:
    return distance(said, said.action) is None


def _stays_able(said: Said) -> bool:
    assert said.other is not None
    return plays(said) and distance(said, said.other) is None and distance(said, said.action) is not None


def _claim_nearer(said: Said) -> bool:
    if not takes(said, said.action):
        return False
    return said["distance"] == distance(said, said.action) < said["more"] == distance(said, PASS)


def _claim_no_nearer(said: Said) -> bool:
    if said.action != PASS or said.other is None or not takes(said, said.other):
        return False
    return said["distance"] == distance(said, said.other) >= said["now"] == distance(said, PASS)


def _claim_bars(said: Said) -> bool:
    if said.action != PASS or said.other is None or not takes(said, said.other):
        return False
    return distance(said, said.other) is None and distance(said, PASS) is not None


# --- single tiles -------------------------------------------------------------------------------------


def _feeds_not(said: Said) -> bool:
    t, to = said.table, said["to"]
    shown = [seat for seat in range(t.seats) if seat != said.seat and t.playing[seat] and t.revealed[seat]]
    waited = {seat: waits_of_revealed(t, seat) for seat in shown}
    return plays(said) and to in shown and said["kept"] in waited[to] and said["tile"] not in waited[to]


def _dropped_before(said: Said) -> bool:
    """A hand that still plays and is neither open nor dead has discarded the one tile and not the other."""
    t, to = said.table, said["to"]
    hidden = to != said.seat and t.playing[to] and not t.revealed[to] and not t.dead[to]
    dropped = [code(tile.kind) for tile in t.rivers[to]]
    return plays(said) and hidden and said["tile"] in dropped and said["kept"] not in dropped


def _keeps_wild(said: Said) -> bool:
    wild = said["kept"] in judge.wilds_of(said.table) and said["name"] == wild_name(said.table)
    return wild and throws(said.other, said["kept"]) and not throws(said.action, said["kept"])


def _drops_suit(said: Said) -> bool:
    """The suit is the shortest; one tile of it is the last, whatever is laid of the others."""
    suit = said["tile"][1]
    if said["count"] == 1 and not said.has("laid"):
        held = suit_counts(said)
        shown = all(held[each] or each in laid_suits(said) for each in held)
        return said.table.rules.two_suits and plays(said) and shown and held[suit] == 1 and suit not in laid_suits(said)
    return plays(said) and shortest(said, suit)


def _lone_tile(said: Said) -> bool:
    others, tile = judge.held(said.table, said.seat), said["tile"]
    if tile not in others:
        return False
    others.remove(tile)
    others, tile = [judge.plays_as(said.table, other) for other in others], judge.plays_as(said.table, tile)
    near = [other for other in others if other[1] == tile[1] and (tile[1] != "z" or other == tile)]
    return plays(said) and not any(abs(int(other[0]) - int(tile[0])) < 3 for other in near)


def _nobody_claims(said: Said) -> bool:
    t, kind = said.table, ALL_TILES.index(said["tile"])
    playing = [seat for seat in range(t.seats) if seat != said.seat and t.playing[seat]]
    return plays(said) and not said.hidden[kind] and not any(t.hands[seat][kind] for seat in playing)


# --- the position -------------------------------------------------------------------------------------


def _owes(said: Said) -> bool:
    return any(map(is_discard, said.table.offers[said.seat]))


def _seen_waits(said: Said) -> bool:
    waiting = ready_oracle.waits(said.table, said.seat)
    if _owes(said) or copies(said, waiting) != said["left"]:
        return False
    return bool(waiting == said["waits"]) if said.has("waits") else any_tile_wins(said, waiting)


def _seen_chances(said: Said) -> bool:
    found = [copies(said, waiting) for waiting in ready_oracle.ready_discards(said.table, said.seat).values()]
    return _owes(said) and said["count"] == len(found) > 0 and said["left"] == max(found)


def _seen_distance(said: Said) -> bool:
    return 0 != said["distance"] == ready_oracle.distance(said.table, said.seat)


def _seen_cannot_win(said: Said) -> bool:
    return said.table.rules.two_suits and {tile[1] for _, tile in judge.laid(said.table, said.seat)} == set("msp")


def _seen_dead(said: Said) -> bool:
    t = said.table
    gone = [code(tile.kind) for tile in t.rivers[said.seat] if code(tile.kind) in judge.wilds_of(t)]
    return t.rules.wild_discard == "dead_hand" and gone != [] and said["name"] == wild_name(t)


def _seen_wilds(said: Said) -> bool:
    wilds = judge.wilds_of(said.table)
    held = sum(tile in wilds for tile in judge.held(said.table, said.seat))
    return said["count"] == held > 0 and said["name"] == wild_name(said.table)


def _seen_copies(said: Said) -> bool:
    return said["tile"] == code(said.table.live) and said["left"] == copies(said, [said["tile"]])


def _seen_revealed(said: Said) -> bool:
    t, seat = said.table, said["from"]
    if seat == said.seat or not t.revealed[seat] or not t.playing[seat]:
        return False
    return bool(said["waits"] == waits_of_revealed(t, seat)) and said["left"] == copies(said, said["waits"])


def _rates(verb: Check) -> Check:
    """A choice that the bot itself rates highest; a tile that is named is the one it is about."""

    def check(said: Said) -> bool:
        best = max(value for _, value in said.ranking)
        return verb(said) and dict(said.ranking)[said.action] == best

    return check


def _lays(action: Action) -> bool:
    return is_angang(action) or is_jiagang(action) or is_ti(action)


_NO_DEAL: Check = lambda said: not any(map(sum, said.table.hands))  # noqa: E731
_VERSUS: dict[str, Check] = {"": lambda said: True, "_more": _less, "_done": _none_done, "_more_done": _less}


def _piao(said: Said, choice: Action) -> bool:
    """The choice fits what the bot expects without 飘, which 飘 doubles."""
    values = dict(said.ranking)
    doubled = not values or (values[PIAO] == 2 * values[NO_PIAO] and (values[NO_PIAO] > 0) == (choice == PIAO))
    return _NO_DEAL(said) and said.action == choice and doubled


def _both(one: Check, other: Check) -> Check:
    return lambda said: one(said) and other(said)


CHECKS: dict[str, Check] = {
    **{
        f"bot_waits{any_tile}{name}": _both(_waits, check)
        for any_tile, (name, check) in product(("", "_any"), _VERSUS.items())
    },
    "bot_waits_fewer": _waits_fewer,
    "bot_waits_gone": _waits_gone,
    "bot_piao_dealer": lambda said: _piao(said, PIAO) and said.seat == said.table.dealer,
    "bot_piao_other": lambda said: _piao(said, NO_PIAO) and said.seat != said.table.dealer,
    "bot_piao_doubles": lambda said: _NO_DEAL(said) and said.action in (PIAO, NO_PIAO),
    "bot_win_pays": _win_now,
    "bot_waits_for_more": _win_passed,
    "bot_worth_more": _worth_more,
    "bot_worth_more_done": _worth_more,
    "bot_feeds_not": _feeds_not,
    "bot_dropped_before": _dropped_before,
    "bot_keeps_wild": _keeps_wild,
    "bot_stays_able": _stays_able,
    "bot_drops_suit": _drops_suit,
    "bot_drops_suit_laid": _drops_suit,
    "bot_nearer": _nearer,
    "bot_improves_more": _improves_more,
    "bot_improves_other": _improves_more,
    "bot_improves": _improves,
    "bot_improves_same": lambda said: _improves_by(said, "left"),
    "bot_improves_fewer": lambda said: said["left"] < said["more"] and _improves_by(said, "more"),
    "bot_distance": _distance,
    "bot_farther": _farther,
    "bot_cannot_win": _cannot_win,
    "bot_lone_tile": _lone_tile,
    "bot_nobody_claims": _nobody_claims,
    "bot_claim_nearer": _claim_nearer,
    "bot_claim_no_nearer": _claim_no_nearer,
    "bot_claim_bars": _claim_bars,
    "bot_kong_pays": _kong_at("at_once", "sichuan"),
    "bot_kong_pays_later": _both(_kong_at("at_end"), lambda said: said.table.rules.kong_on_draw == "keep"),
    "bot_kong_pays_if_won": _both(_kong_at("at_end"), lambda said: said.table.rules.kong_on_draw == "void"),
    "seen_no_tiles": _NO_DEAL,
    "seen_dead": _seen_dead,
    "seen_cannot_win": _seen_cannot_win,
    "seen_lacks_suit": lambda said: (
        said.table.rules.two_suits and not suit_counts(said)[said["suit"]] and said["suit"] not in laid_suits(said)
    ),
    "seen_three_suits": lambda said: shortest(said, said["suit"]),
    "seen_three_suits_laid": lambda said: shortest(said, said["suit"]),
    "seen_distance": _seen_distance,
    "seen_waits": _seen_waits,
    "seen_waits_any": _seen_waits,
    "seen_chances": _seen_chances,
    "seen_wilds": _seen_wilds,
    "seen_copies": _seen_copies,
    "seen_revealed": _seen_revealed,
    "seen_won": lambda said: said["from"] in [won.seat for won in said.table.wins],
    "seen_wall": lambda said: said["count"] == said.table.wall_left,
    "bot_wins": lambda said: said.action == HU and HU in said.table.offers[said.seat],
    "bot_plays_low": lambda said: said.action == NO_PIAO,
    "bot_rates_discard": _rates(lambda said: throws(said.action, said["tile"])),
    "bot_rates_pass": _rates(lambda said: said.action == PASS),
    "bot_rates_laying": _rates(lambda said: _lays(said.action) and code(tile_of(said.action)) == said["tile"]),
    "bot_rates_claim": _rates(lambda said: takes(said, said.action)),
}
"""The check of each sentence."""


def is_true(said: Said) -> bool:
    """Whether the sentence holds."""
    return bool(CHECKS[said.reason.code](said))
