"""Whether each sentence of a hint, a review or a bot is true: a check for every code, from what the seat saw.

The numbers come from :mod:`tests.engine.hint_recounts`; nothing here calls the code that makes the sentences.
"""

from __future__ import annotations

from hupai.zipai.actions import DECLARE, HU, PASS, RAISE, Action, discard, is_discard
from hupai.zipai.cards import KINDS, KING, parse_cards
from hupai.zipai.state import PHASE_DISCARD
from hupai.zipai.view.observation import Observation
from tests.engine.hint_recounts import (
    Left,
    after,
    best_win_now,
    hidden,
    is_claim,
    laid_huxi,
    meld_text,
    most_waits,
    now,
    options_of,
    taken,
    unseen,
    unseen_waits,
    waits,
    win_now,
)
from tests.engine.hint_truths_cards import (
    Check,
    Said,
    bars,
    claims_of,
    feeds_less,
    gone,
    limits,
    lone,
    may_chi,
    may_peng,
    nearer,
    only_pair,
    plays,
    whole,
)
from tests.engine.oracle.payment import DEFAULTS
from tests.engine.oracle.score import FORMS, announced, read_laid

# --- waits ------------------------------------------------------------------------------------------


def _leads_to_wait(said: Said, card_fact: str = "card", discard_fact: str = "then") -> bool:
    """The cards named are those that the hand wins on, of which a copy is unseen; no discard leaves more copies."""
    named, live = parse_cards(str(said.reason.facts[card_fact])), said.number("live")
    hands = after(said.seen, said.action)
    if discard_fact in said.reason.facts:
        hands = [left for left in hands if left.discard == said.card(discard_fact)]
    return len(hands) == 1 and live > 0 and unseen_waits(said.seen, hands[0]) == (sorted(named), live)


def _can_wait(said: Said) -> bool:
    """With some discard after the claim, the hand waits for these cards."""
    named = (sorted(parse_cards(str(said.reason.facts["cards"]))), said.number("live"))
    hands = after(said.seen, said.action) if _takes_card(said) else []
    return any(unseen_waits(said.seen, left) == named for left in hands)


def _takes_card(said: Said) -> bool:
    """The card named is the lying one, and the choice takes it."""
    return said.card() == said.seen.live and is_claim(said.action)


def _less(said: Said) -> bool:
    """The other choice leaves that many copies at most, fewer than this one."""
    return said.against is not None and most_waits(said.seen, said.against) == said.number("less") < said.number("live")


def _none_done(said: Said) -> bool:
    return said.against is not None and most_waits(said.seen, said.against) == 0


def _own_flip(said: Said) -> bool:
    hands = [now(said.seen)] if said.action < 0 else after(said.seen, said.action)
    return any(set(said.cards()) <= set(waits(said.seen, left)[1]) for left in hands)


def _keeps_waiting(said: Said) -> bool:
    before = unseen_waits(said.seen, now(said.seen))[1]
    return said.action == PASS and _leads_to_wait(said, "cards", "none") and before > 0


def _chances(said: Said) -> bool:
    copies = [most_waits(said.seen, action) for action in said.seen.legal if is_discard(action)]
    return said.number("count") == sum(found > 0 for found in copies) > 0 and said.number("live") == max(copies)


def _seen_waits(said: Said) -> bool:
    kinds = [] if said.seen.phase == PHASE_DISCARD else waits(said.seen, now(said.seen))[0]
    live = unseen(said.seen)
    gone = [kind for kind in kinds if not live[kind]]
    told = parse_cards(str(said.reason.facts.get("gone", "")))
    right = said.cards() == kinds != [] and told == (gone if len(gone) < len(kinds) else [])
    return right and said.number("live") == sum(live[kind] for kind in kinds)


# --- 胡息 and groups ------------------------------------------------------------------------------------


def _gained(seen: Observation, action: Action) -> int:
    """The 胡息 that a claim brings, laid and in the hand."""
    return taken(seen, action).huxi() - now(seen).huxi()


def _lacking(seen: Observation) -> int:
    return max(0, seen.rules.min_huxi - now(seen).huxi())


def _huxi(said: Said) -> bool:
    lacking = max(0, _lacking(said.seen) - said.number("huxi"))
    return _huxi_gained(said) and said.number("lacking") == lacking


def _huxi_gained(said: Said) -> bool:
    return _takes_card(said) and said.number("huxi") == _gained(said.seen, said.action) > 0


def _keeps_huxi(said: Said) -> bool:
    if not plays(said) or said.other is None:
        return False
    mine, other = (left.huxi() for choice in (said.action, said.other) for left in after(said.seen, choice))
    return said.number("huxi") == mine - other > 0


def _huxi_way(said: Said) -> bool:
    assert said.other is not None
    more = _gained(said.seen, said.action) - _gained(said.seen, said.other)
    return said.number("huxi") == more > 0


def _other_gains(said: Said, expected: int) -> bool:
    return is_claim(said.other) and said.other is not None and _gained(said.seen, said.other) == expected


def _takes_huxi(said: Said) -> bool:
    seen = said.seen
    before = now(seen)
    kan = sum(6 if kind >= 10 else 3 for kind in range(KINDS) if seen.hand[kind] == 3)
    laid = laid_huxi(taken(seen, said.action).melds) - laid_huxi(before.melds)
    lacking = seen.rules.min_huxi - laid_huxi(before.melds) - kan
    return _takes_card(said) and said.number("huxi") == laid > 0 and said.number("lacking") == lacking > 0


def numbers(seen: Observation, action: Action) -> tuple[int, int, int]:
    """The groups, and the kinds and copies that would finish one more, after the best discard."""
    live = unseen(seen)

    def count(left: Left) -> tuple[int, int, int]:
        kinds = left.missing(seen)
        return left.groups(), sum(live[kind] for kind in kinds), len(kinds)

    groups, copies, kinds = max(count(left) for left in after(seen, action))
    return groups, kinds, copies


def _joins(said: Said) -> bool:
    _, kinds, copies = numbers(said.seen, said.action)
    return (kinds, copies) == (said.number("kinds"), said.number("live")) and copies > 0


def _compared(said: Said) -> bool:
    """Both choices are named as what they are."""
    assert said.other is not None
    if is_discard(said.action):
        return plays(said)
    pairs = {"passed": (PASS, True), "taken": (said.action, False), "way": (said.action, True)}
    action, claims = pairs[said.reason.code.rpartition("_")[2]]
    named = said.card() == said.seen.live and said.action == action and (action == PASS or is_claim(action))
    return named and is_claim(said.other) == claims


def _joins_both(said: Said) -> bool:
    assert said.other is not None
    other = numbers(said.seen, said.other)
    same = other[0] == numbers(said.seen, said.action)[0]
    return _joins(said) and same and other[1:] == (said.number("others"), said.number("less"))


def _groups_both(said: Said) -> bool:
    assert said.other is not None
    mine, other = (numbers(said.seen, choice)[0] for choice in (said.action, said.other))
    return (said.number("groups"), said.number("others")) == (mine, other)


def _more_joins(said: Said) -> bool:
    return _compared(said) and _joins_both(said) and said.number("live") > said.number("less")


def _more_groups(said: Said) -> bool:
    return _compared(said) and _groups_both(said) and said.number("groups") > said.number("others")


# --- wins ---------------------------------------------------------------------------------------------


def _taken(seen: Observation) -> int | None:
    """Return what the seat takes in all if it wins now, less what it hands on to a sitter; None if it does not win."""
    best, rules = best_win_now(seen), seen.rules
    if best is None:
        return None
    taken: int = best["pay_each"] * (min(rules.seats, 3) - 1)
    if rules.seats < 4:
        return taken
    if rules.sitter_dealer_share and not best["bonus"] and seen.seat == seen.dealer:
        return taken - int(best["pay_each"])
    own = rules.sitter_share == "winner"
    got = int(best["bonus"]) // 2 if own else 2 * int(best["bonus"])
    if not own and best["capped"]:
        got = max(0, best["pay_each"] - best["tun"] * best["multiplier"])
    kept = taken - got if own or best["capped"] else taken
    full = best["capped"] or best["pay_each"] + (0 if own else int(best["bonus"])) == rules.cap_per_loser
    return kept - max(0, rules.cap_per_loser // 3 - got) if rules.sitter_floor and full else kept


def _pays(said: Said) -> bool:
    told = ("xing" in said.reason.facts) == (said.seen.rules.xing == "fan")
    return told and said.number("points") == _taken(said.seen)


def _may_call(said: Said) -> bool:
    (left,) = after(said.seen, said.action if is_discard(said.action) else PASS)
    return _call_of(said.seen, left)


def _leads_to_call(said: Said) -> bool:
    """With some discard after a claim, the hand may announce that king win, and then wins on any card."""
    waiting = list(FORMS).index(str(said.reason.facts["name"])) + 1
    lefts = [left for left in after(said.seen, said.action) if left.hand[KING] >= waiting]
    return any(_call_of(said.seen, left) for left in lefts)


def _call_of(seen: Observation, left: Left) -> bool:
    options = {**DEFAULTS[seen.rules.game], **options_of(seen)}
    melds = read_laid(" ".join(map(meld_text, left.melds)))
    return seen.hand[KING] > 0 and announced(melds, left.hand[:KINDS], left.hand[KING], options)


def _raises(said: Said) -> bool:
    waiting = waits(said.seen, now(said.seen))[0] != []
    return waiting and said.action == RAISE and RAISE in said.seen.legal and said.seen.rules.ju_shou


# --- a bot's own reckoning ------------------------------------------------------------------------------


def _rated_best(said: Said) -> bool:
    values = dict(said.ranking)
    return values[said.action] == max(values.values())


def _value(said: Said) -> bool:
    values = dict(said.ranking)
    best = values.pop(said.action)
    margin = int(str(said.reason.facts.get("margin", 0)))
    return said.number("thousandths") == best and best - margin == max(values.values(), default=best)


def _value_equal(said: Said) -> bool:
    return _value(said) and 0 <= said.number("margin") <= said.number("noise")


def _value_done(said: Said) -> bool:
    values = dict(said.ranking)
    assert said.other is not None
    best, done = values[said.action], values[said.other]
    return said.number("thousandths") == best == max(values.values()) and said.number("margin") == best - done > 0


def _threat(said: Said) -> bool:
    seen, other = said.seen, said.number("from")
    melds = list(seen.melds[other])
    return other != seen.seat and said.number("count") == len(melds) and said.number("huxi") == laid_huxi(melds)


CHECKS: dict[str, Check] = {
    "bot_wins": lambda said: said.action == HU and win_now(said.seen)[0],
    "bot_win_pays": lambda said: said.action == HU and _pays(said),
    "bot_waits_for_more": lambda said: said.action != HU and _pays(said),
    "bot_declares": lambda said: said.action == DECLARE and _may_call(said),
    "bot_announces_nothing": lambda said: DECLARE in said.seen.legal and said.action != DECLARE,
    "bot_waits_for_king": lambda said: said.action != HU and win_now(said.seen)[0] and _may_call(said),
    "bot_raises": _raises,
    "bot_random": lambda said: not said.ranking,
    "bot_rates_discard": lambda said: plays(said) and _rated_best(said),
    "bot_rates_pass": lambda said: said.action == PASS and said.seen.live >= 0 and _rated_best(said),
    "bot_rates_claim": lambda said: _takes_card(said) and _rated_best(said),
    "bot_value": _value,
    "bot_value_equal": _value_equal,
    "bot_value_done": _value_done,
    "bot_waits": _leads_to_wait,
    "bot_waits_more": lambda said: _leads_to_wait(said) and said.number("less") > 0 and _less(said),
    "bot_waits_done": lambda said: _leads_to_wait(said) and _none_done(said),
    "bot_waits_more_done": lambda said: _leads_to_wait(said) and said.number("less") > 0 and _less(said),
    "bot_own_flip": _own_flip,
    "bot_plays_to_wait": lambda said: said.action == discard(said.card()) and _leads_to_wait(said, "cards", "none"),
    "bot_keeps_waiting": _keeps_waiting,
    "bot_takes_to_wait": _can_wait,
    "bot_plays_to_call": lambda said: said.action == discard(said.card()) and _leads_to_call(said),
    "bot_keeps_call": lambda said: said.action == PASS and _leads_to_call(said),
    "bot_takes_to_call": lambda said: _takes_card(said) and _leads_to_call(said),
    "bot_takes_huxi": _takes_huxi,
    "bot_stays_free": bars,
    "bot_stays_unlimited": limits,
    "bot_keeps_jiang": only_pair,
    "bot_lone_card": lone,
    "bot_partners_gone": gone,
    "bot_keeps_group": lambda said: (
        plays(said) and whole(said.seen, said.card("kept")) and not whole(said.seen, said.card())
    ),
    "bot_nearer": nearer,
    "bot_feeds_nobody": lambda said: plays(said) and not claims_of(said.seen, said.card()),
    "bot_feeds_peng": lambda said: plays(said) and "peng" not in claims_of(said.seen, said.card()) and may_peng(said),
    "bot_feeds_chi": lambda said: plays(said) and "chi" not in claims_of(said.seen, said.card()) and may_chi(said),
    "bot_feeds_less": feeds_less,
    "bot_huxi": _huxi,
    "bot_more_huxi": lambda said: _huxi_gained(said) and _lacking(said.seen) == 0,
    "bot_keeps_huxi": _keeps_huxi,
    "bot_keeps_pair": lambda said: (
        plays(said) and said.seen.hand[said.card("kept")] == 2 and said.seen.hand[said.card()] == 1
    ),
    "bot_huxi_way": _huxi_way,
    "bot_no_huxi": lambda said: _other_gains(said, 0) and said.number("lacking") == _lacking(said.seen),
    "bot_loses_huxi": lambda said: said.number("huxi") > 0 and _other_gains(said, -said.number("huxi")),
    "bot_last_copy": lambda said: said.card() == said.seen.live and hidden(said.seen)[said.seen.live] == 0,
    "bot_joins": _joins,
    "bot_joins_same": lambda said: _joins_both(said) and said.number("live") == said.number("less"),
    "bot_joins_fewer": lambda said: _joins_both(said) and said.number("live") < said.number("less"),
    "bot_groups": lambda said: numbers(said.seen, said.action)[0] == said.number("groups") > 0,
    "bot_groups_fewer": lambda said: _groups_both(said) and said.number("groups") < said.number("others"),
    **{f"bot_joins_{pair}": _more_joins for pair in ("played", "passed", "taken", "way")},
    **{f"bot_groups_{pair}": _more_groups for pair in ("played", "passed", "taken", "way")},
    "seen_huxi": lambda said: (
        said.number("huxi") == now(said.seen).huxi()
        and said.number("min") == said.seen.rules.min_huxi
        and said.number("lacking") == _lacking(said.seen)
    ),
    "seen_no_huxi": lambda said: (
        said.seen.rules.wu_hu and now(said.seen).huxi() == 0 and said.number("min") == said.seen.rules.min_huxi
    ),
    "seen_waits": _seen_waits,
    "seen_waits_partly": _seen_waits,
    "seen_own_flip": _own_flip,
    "seen_chances": _chances,
    "seen_copies": lambda said: said.number("live") == unseen(said.seen)[said.card()] and said.card() == said.seen.live,
    "seen_jiang": lambda said: said.number("count") == list(said.seen.hand[:KINDS]).count(2),
    "seen_threat": _threat,
    "seen_raised": lambda said: said.number("from") in said.raised,
    "seen_wall": lambda said: said.number("count") == said.seen.wall_left,
}
"""For every code, the condition under which its sentence is true."""


def is_true(said: Said) -> bool:
    """Whether the sentence is true; KeyError for a code without a check."""
    return CHECKS[said.reason.code](said)
