"""Is this a winning hand, and what does it pay? Every reading is tried; the best payment counts (``win.division``).

How this module reads the rules where the sources leave room:

* An own flip that makes 提 or 偎 is laid as such before 胡 is considered (``turn.own_first``): with by="self", two or
  three cards of the winning card's kind in the hand, or a laid 偎 of it, take the winning card; after that everything
  is free. `TAKEN_FIRST` switches this off. An own flip that fits a laid 碰 would be a 跑, but 胡 goes before it
  (``win.before_pao``), so that card is free too (破跑胡).
* A declared king win takes the next flip, whatever it is (``king.call``): nothing is taken first, the ordinary 自摸
  reading of the same cards remains. It may be declared where in one of the forms every one of the twenty kinds would
  reach the minimum (or, where it is open, where 王闯 or 王炸 is); then the best form that the flip completes counts.
  Declared where it may not be: scored as if not declared.
* Four equal cards with kings among them are a 提: a pair in hand and two kings, one card and three, the winning card
  among them or not (``king.groups``). 王炸 is the form in which the card to come is one of these.
* A 臭偎 takes its fourth card from a king only (``king.groups``); its natural fourth was passed (``wei.stale``).
* Payments are compared after the cap, beside a sitter what the winner keeps of them; at equal payment the higher 胡息
  is reported, then what would pay more without the cap.
* Minima of 18 and 21 keep the absolute 囤 scale (``pay.tun``). 点炮 wins only with the option on (``win.discard``);
  the dealer's shown card is won by others only with 地胡 (``win.shown``).
* 三提五坎 (``win.three_five``): three 提 or five 坎 among the dealer's 21 cards win whatever the other cards and the
  minimum; its 胡息 are those of all 提 and 坎, its colour is that of all 21 cards.
"""

from itertools import combinations_with_replacement

from . import second_enumeration
from .cards import KINDS, NAMES, count, kind_of, read
from .growing import ANOTHERS, growth, named
from .melds import QUADS, chi_name, divisions, huxi
from .payment import DEFAULTS, priced, refused

TAKEN_FIRST = True
#: For each form, the one in which one king waits first: its group with the card to come, and what is finished beside
#: it (melds, a quad among them, 将).
FORMS = {
    "wang_diao": ("jiang", ((6, True, 0),)),
    "wang_chuang": ("kan", ((6, False, 0), (5, True, 1))),
    "wang_zha": ("ti", ((5, False, 1),)),
}


def oracle_score(
    game, laid, hand, win, by, options=None, turned=None, declared=False, calls=(), limit=None, above=0, shown=None
):
    """The best result of a hand, `{"wins": False}` if there is none.

    `calls` are circumstances no card shows (`ju_shou`, `haidi`); `limit` the wins 吃边打边 has left (None: all);
    `above` the points per loser that a passed 胡 was worth; `shown` the 亮张 of a win with the deal, if it is known.

    >>> hand = "345s345b77s99b"
    >>> oracle_score("yongzhou-plain", "ti:0000b wei:222s chi:123b", hand, "9b", "other")["pay_each"]
    8
    """
    found = oracle_readings(game, laid, hand, win, by, options, turned, declared, calls, limit, above, shown)
    winning = [result for _, _, result in found if result["refused"] is None]
    return {"wins": True, **max(winning, key=worth)} if winning else {"wins": False}


def oracle_readings(
    game, laid, hand, win, by, options=None, turned=None, declared=False, calls=(), limit=None, above=0, shown=None
):
    """Every finished reading of a hand: (groups, king fan, what it pays or why it may not win)."""
    options = {**DEFAULTS[game], **(options or {})}
    found = []
    for groups, king_fan in finished_hands(laid, hand, win, by, options, declared, shown):
        special = any(name == "loose" for name, _ in groups)
        result = priced(groups, by, win, turned, king_fan, options, calls, special)
        kings = read(hand + win)[1]
        why_not = refused(result, options, limit, above, kings, king_fan)
        found.append((groups, king_fan, {**result, "refused": why_not}))
    return found


def worth(result):
    """What brings the winner most first (``win.division``), then the higher 胡息, then what pays more without a cap."""
    return result["brings"], result["huxi"], result["uncapped"]


def oracle_waits(game, laid, hand, options=None):
    """The ordinary cards a hand wins on, with the results; a king holder only by its own flip (``king.self_draw``)."""
    by = "self" if read(hand)[1] else "other"
    found = {}
    for card in NAMES:
        if held(laid, hand)[kind_of(card)] < 4:
            result = oracle_score(game, laid, hand, card, by, options)
            if result["wins"]:
                found[card] = result
    return found


def held(laid, hand):
    """How many natural cards of each kind the player has in hand and laid."""
    return count(read(hand)[0] + [card for _, cards in read_laid(laid) for card in cards])


def read_laid(laid):
    """Laid melds `ti:0000b chi:123s` as groups; a 吃 gets the name of its shape."""
    groups = []
    for word in laid.split():
        name, cards = word.split(":")
        kinds = tuple(sorted(read(cards)[0]))
        groups.append((chi_name(kinds) if name == "chi" else name, kinds))
    return groups


# ---- readings ----


def finished_hands(laid, hand, win, by, options, declared, shown=None):
    """Every finished hand these cards can be read as: (groups, king fan or None)."""
    melds, (kinds, kings) = read_laid(laid), read(hand)
    counts = count(kinds)
    if by in ANOTHERS and (kings or win == "k"):  # ``king.self_draw``
        return
    if (by == "discard" and not options["win_on_discard"]) or (by == "shown" and not options["dihu"]):
        return
    special = by == "deal" and options["three_ti_five_kan"]
    if special and (shown is None or right_cards(melds, counts, shown, options["three_five_cards"])):
        yield from three_or_five(melds, counts)
    card = kind_of(win) if win not in ("", "k") else None
    called = declared and by == "self" and kings and announced(melds, counts, kings, options)
    if called:
        yield from king_readings(melds, counts, kings, win, card)
    if by == "self" and card is not None and not called and TAKEN_FIRST:
        melds, counts, card = taken_first(melds, counts, card)
    for groups in ways(melds, counts, kings + (win == "k"), card, by):
        if is_complete(groups):
            yield groups, None


def three_or_five(melds, counts):
    """三提五坎 (``win.three_five``): three 提 or five 坎 from the deal; the other cards stay loose."""
    quads = [group for group in melds if group[0] == "ti"]
    quads += [("ti", (kind,) * 4) for kind in KINDS if counts[kind] == 4]
    triples = [("kan", (kind,) * 3) for kind in KINDS if counts[kind] == 3]
    if len(quads) >= 3 or len(triples) >= 5:
        loose = tuple(kind for kind in KINDS for _ in range(counts[kind]) if counts[kind] < 3)
        yield (*quads, *triples, ("loose", loose)), None


def right_cards(melds, counts, shown, which):
    """Whether three 提 or five 坎 lie in the cards that ``win.three_five`` names: all, the twenty dealt before the
    shown card, or only all 21 with it."""
    dealt = [counts[kind] for kind in KINDS]
    for _, cards in melds:
        dealt[cards[0]] += len(cards)
    if shown >= 0:
        dealt[shown] -= 1
    without = sum(number == 4 for number in dealt) >= 3 or sum(number == 3 for number in dealt) >= 5
    return which == "all" or without == (which == "dealt")


def taken_first(melds, counts, card):
    """Lay the 提 or 偎 that an own flip makes, before 胡 (``turn.own_first``): the melds, hand, card then left."""
    if counts[card] in (2, 3):
        name = "wei" if counts[card] == 2 else "ti"
        left = [0 if kind == card else counts[kind] for kind in KINDS]
        return melds + [(name, (card,) * (counts[card] + 1))], left, None
    if ("wei", (card,) * 3) in melds:
        grown = [("ti", (card,) * 4) if meld == ("wei", (card,) * 3) else meld for meld in melds]
        return grown, counts, None
    return melds, counts, card


def announced(melds, counts, kings, options):
    """Whether a king win may be announced (``king.call``).

    In one form each of the twenty kinds has to finish the hand and reach the minimum, the small ones too. Where it is
    open, 王闯 and 王炸 ask for kings beside a finished hand only.
    """
    for waiting, (name, (group, beside)) in enumerate(FORMS.items(), 1):
        rests = finished_beside(melds, counts, kings - waiting, beside)
        if rests and options["wang_chuang"] == "open" and name != "wang_diao":
            return True
        least = min(huxi((group, (kind,) * (waiting + 1))) for kind in KINDS)
        if any(sum(map(huxi, groups)) + least >= options["min_huxi"] for groups in rests):
            return True
    return False


def finished_beside(melds, counts, kings, beside):
    """The divisions in which all cards but the waiting kings are finished; `kings` are the others."""
    if kings < 0:
        return []
    return [groups for groups in ways(melds, counts, kings, None, "self") if shape(groups) in beside]


def king_readings(melds, counts, kings, win, card):
    """王钓, 王闯, 王炸 (``king.call``): declared before the flip, the rest of the hand finished without it.

    One, two or three kings and the flip are so many copies of one card and one more; where the flip is a king too, of
    any card.
    """
    for waiting, (name, (group, beside)) in enumerate(FORMS.items(), 1):
        for groups in finished_beside(melds, counts, kings - waiting, beside):
            if card is not None:
                yield groups + ((group, (card,) * (waiting + 1)),), name
            elif win == "k":
                for kind in KINDS:
                    yield groups + ((group, (kind,) * (waiting + 1)),), name + "_wang"


def shape(groups):
    """Number of melds, whether a quad is among them, number of 将."""
    pairs = sum(1 for name, _ in groups if name == "jiang")
    return len(groups) - pairs, any(name in QUADS for name, _ in groups), pairs


def is_complete(groups):
    """Seven melds without a quad, or six with one and a 将 (``win.shape``)."""
    return shape(groups) in ((7, False, 0), (6, True, 1))


# ---- all the ways of one reading ----


def ways(melds, counts, kings, card, by):
    """Every division of laid melds, hand, winning card and kings into groups, whatever the number of groups.

    `card` is the winning card where it is still free to go anywhere; kings stand for every choice of kinds. With three
    or four of them there are too many choices to try each: the other enumeration lets them complete groups.
    """
    if kings > 2:
        yield from second_enumeration.ways(melds, counts, kings, card, by)
        return
    for standing in combinations_with_replacement(KINDS, kings):
        loose = [0 if counts[kind] >= 3 else counts[kind] for kind in KINDS]
        for kind in standing + ((card,) if card is not None else ()):
            loose[kind] += 1
        for fixed, left in settled(melds, counts, standing, loose, card, by):
            melds_left = 7 - sum(1 for name, _ in fixed if name != "jiang")
            # melds take three cards each, so without a quad among the loose cards a 将 leaves two over
            pairs = 1 if max(left) >= 4 or sum(left) % 3 == 2 else 0
            for rest in divisions(left, melds_left, pairs):
                yield fixed + tuple(named(group, card, by) for group in rest)


def settled(melds, counts, standing, loose, card, by):
    """What is fixed before loose cards are divided: laid melds, 坎 and quads in hand, each grown or not.

    Growth (``king.groups``, ``huxi.last_card``): 坎 and 偎 by the winning card (own flip 提, else 跑) or a king (提);
    臭偎 by a king only; a laid 碰 by the winning card when it is a flip (跑), never by a discard or a king.
    """
    fixed = [(group, growth(group, standing, card, by)) for group in melds]
    for kind in KINDS:
        if counts[kind] == 3:
            group = ("kan", (kind,) * 3)
            fixed.append((group, growth(group, standing, card, by)))
        elif counts[kind] == 4:
            fixed.append((("ti", (kind,) * 4), None))
    choices = [((), loose)]
    for group, grown in fixed:
        bigger = []
        for groups, left in choices:
            bigger.append((groups + (group,), left))
            if grown and left[group[1][0]]:
                smaller = list(left)
                smaller[group[1][0]] -= 1
                bigger.append((groups + (grown,), smaller))
        choices = bigger
    return choices
