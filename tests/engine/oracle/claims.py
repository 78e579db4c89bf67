"""Which 碰 and 吃 a lying card allows, from records of its own of passed cards, 放偎 and skipped discards."""

from .cards import KINDS, NAMES, kind_of, read
from .chi_bian import oracle_chi_bian
from .choices import PLAYED
from .eating import oracle_eatings
from .payment import beside_sitter


class Claims:
    """Follows the events of a watched hand; says what each seat may claim of the lying card."""

    def __init__(self, watch):
        self.watch = watch
        self.number = number = len(watch.seats)
        self.no_chi, self.no_peng = [set() for _ in watch.seats], [set() for _ in watch.seats]
        self.barred, self.quads, self.skips = [False] * number, [0] * number, [0] * number
        self.window, self.said = {}, {}
        self.asked = {"peng": 0, "chi": 0, "barred": 0, "chouwei": 0, "both": 0}

    # ---- the events ----

    def note(self, event):
        """Update the records; called after the cards have moved."""
        name, seat = event["t"], event.get("seat")
        kind = kind_of(event["card"]) if event.get("card") in NAMES else None
        if name in ("chi", "peng", "pao", "unclaimed"):
            self.settle(name, seat, kind)
        if name in ("ti", "pao"):
            self.quads[seat] += 1
            self.skips[seat] += self.quads[seat] > 1
        elif name == "skip":
            self.skips[seat] -= 1
        elif name == "discarded":
            self.no_chi[seat].add(kind)
            self.no_peng[seat].add(kind)
        elif name == "wei":
            self.asked["chouwei"] += event["chou"]
            if event["chou"] != (kind in self.no_peng[seat]):
                self.watch.wrong.append(f"偎 of {NAMES[kind]}: 臭 {event['chou']}, passed {self.no_peng[seat]}")

    def bars(self, event):
        """放偎 (``past.fang_wei``): whether another seat has laid this discard's kind as 偎; a 臭偎 does not count."""
        kind, seat = kind_of(event["card"]), event["seat"]
        plays = self.watch.options.get("fang_wei", PLAYED.get(self.watch.game, {}).get("fang_wei", (False,))[0])
        others = [other for number, other in enumerate(self.watch.seats) if number != seat]
        hit = any(("wei", (kind,) * 3) in other.melds for other in others)
        if not plays or not hit or self.barred[seat]:
            return False
        self.barred[seat] = True
        self.asked["barred"] += 1
        return True

    def settle(self, name, taker, kind):
        """过张 (``past.chi``, ``past.peng``): mark the seats that let the card go, unless a higher claim took it."""
        for seat, (peng, ways, rank) in self.window.items():
            went_by = name == "unclaimed" or (name == "chi" and rank < self.window[taker][2])
            chi_lost, peng_lost = bool(ways) and went_by, peng and name in ("unclaimed", "chi")
            if self.watch.options.get("guo_zhang") == "both" and self.said.get(seat) == "pass":
                self.asked["both"] += chi_lost != peng_lost
                chi_lost = peng_lost = chi_lost or peng_lost
            if chi_lost:
                self.no_chi[seat].add(kind)
            if peng_lost:
                self.no_peng[seat].add(kind)
        self.window = {}

    # ---- what may be claimed ----

    def pao_seat(self, kind, actor, flip):
        """The seat that must 跑 the card (``pao.compulsory``): with a 坎 or 偎, on a flip with a 碰 too; else None."""
        for number, seat in enumerate(self.watch.seats):
            triple = number != actor and (seat.hand.count(kind) == 3 or ("wei", (kind,) * 3) in seat.melds)
            if triple or (flip and ("peng", (kind,) * 3) in seat.melds):
                return number
        return None

    def is_open(self, number, kind):
        """Whether everybody sees three of the kind before the seat (``pao.compulsory``)."""
        melds = self.watch.seats[number].melds
        wei_open = not self.watch.options.get("wei_hidden", self.watch.game not in ("leiyang", "shaoyang"))
        return ("peng", (kind,) * 3) in melds or (wei_open and ("wei", (kind,) * 3) in melds)

    def discards_left(self, number, counts, eaten):
        """Whether a discard remains, or none is owed because one is free (``chi.discard``, ``quad.skip``)."""
        if self.skips[number]:
            return True
        loose = [kind for kind in KINDS if 0 < counts[kind] < 3]
        if eaten and self.watch.options.get("chi_bian_da_bian", self.watch.game == "leiyang"):
            red_too = self.watch.options.get("chi_bian_red", True)
            loose = [kind for kind in loose if oracle_chi_bian(*eaten, kind, red_too) != set()]
        return bool(loose)

    def may_peng(self, number, kind):
        """碰 with a pair (``peng.pair``), unless it was passed, is barred, or leaves nothing to discard."""
        seat = self.watch.seats[number]
        if seat.dead or self.barred[number] or kind in self.no_peng[number] or seat.hand.count(kind) != 2:
            return False
        return self.discards_left(number, [0 if k == kind else seat.hand.count(k) for k in KINDS], None)

    def chi_ways(self, number, kind):
        """Every way of eating the card that leaves a discard (``chi.discard``)."""
        seat = self.watch.seats[number]
        if seat.dead or self.barred[number] or kind in self.no_chi[number]:
            return set()
        counts, ways = [seat.hand.count(k) for k in KINDS], set()
        for way in oracle_eatings(counts, kind):
            left = [counts[k] + (k == kind) - sum(meld.count(k) for meld in way) for k in KINDS]
            if self.discards_left(number, left, (kind, list(way))):
                ways.add(tuple(sorted(way)))
        return ways

    def compare(self, event, winners, stopped):
        """Compare what every seat is offered with what the rules give it; `winners` may 胡."""
        kind, actor, flip = kind_of(event["card"]), event["seat"], event["t"] == "flipped"
        pao = self.pao_seat(kind, actor, flip)
        silent = (pao is not None and (not winners or self.is_open(pao, kind))) or (flip and self.watch.wall == 0)
        following = (actor + 1) % self.number
        if following == self.watch.sitter:
            following = (following + 1) % self.number
        eaters = [actor, following] if flip else [following]
        self.window, self.said = {}, {}
        for number in range(self.number):
            out = silent or number == pao
            peng = not out and number != actor and self.may_peng(number, kind)
            ways = self.chi_ways(number, kind) if not out and number in eaters else set()
            if peng or ways:
                self.window[number] = peng, ways, eaters.index(number) if number in eaters else 0
            found = self.offered(number) if stopped else (False, set())
            if found != (peng, ways):
                self.watch.wrong.append(
                    f"{self.watch.game} {self.watch.options} {event}: seat {number} may {found}, "
                    f"oracle {peng}, {ways}; passed {self.no_chi}, {self.no_peng}, {self.barred}"
                )
            self.asked["peng"] += peng
            self.asked["chi"] += bool(ways)

    def offered(self, number):
        """碰 and the ways of 吃 among what a seat is offered."""
        legal = self.watch.hand.legal(number)
        ways = {
            tuple(sorted(tuple(sorted(read(meld)[0])) for meld in action.split()[1:]))
            for action in legal
            if action.startswith("chi")
        }
        return "peng" in legal, ways


def settled(watch, won, win):
    """Points of each seat when a hand ends (the ``pay.`` rules): the win, 龙, and at a 黄庄 the kings.

    A discard is paid by its player for every loser; every laid 提 takes its points from each opponent; each king costs
    its holder for everyone with fewer.
    """
    if watch.sitter is not None:
        return settled_with_sitter(watch, won, win)
    everybody = range(len(watch.seats))
    points = [0 for _ in everybody]
    pay_each = win.price.pay_each if won else 0

    def pay(payer, payee, number):
        points[payer] -= number
        points[payee] += number

    pairs = [(payer, payee) for payer in everybody for payee in everybody if payer != payee]
    long = watch.options.get("long_value", 1 if watch.game == "leiyang" else 0)
    for payer, payee in pairs:
        for name, cards in watch.seats[payee].melds:
            if name == "ti":
                pay(payer, payee, long * (2 if cards[0] >= 10 else 1))
        if won and payee == won["seat"]:
            pay(won["from"] if won["by"] == "discard" else payer, payee, pay_each)
        if not won and watch.rules["kings"]:
            more = watch.seats[payer].kings - watch.seats[payee].kings
            pay(payer, payee, max(more, 0) * watch.options.get("king_draw_penalty", 5))
    return points


def settled_with_sitter(watch, won, win):
    """Points of four of whom one sits, by the formulas of the book (``pay.sitter``, ``pay.kings``)."""
    rules, points = watch.options, [0, 0, 0, 0]
    playing = [seat for seat in range(4) if seat != watch.sitter]
    if not won:
        each = rules.get("king_draw_penalty", 5) if watch.rules["kings"] else 0
        held = [seat.kings for seat in watch.seats]
        if rules.get("sitter_huangzhuang", "none") == "none":
            for seat in playing:
                points[seat] = each * sum(held[other] - held[seat] for other in playing)
            return points
        for seat in playing:
            more = held[seat] - held[watch.dealer]
            points[seat] -= each * (2 * more if more > 0 else more)
            points[watch.dealer] += each * more
            points[watch.sitter] += each * max(more, 0)
        return points
    losers = [seat for seat in playing if seat != won["seat"]]
    bonus = win.xing * watch.rules["xing_value"] * win.price.multiplier
    deals = won["seat"] == watch.dealer
    paid, share, taken = beside_sitter(win.price.tun, bonus, win.price.multiplier, watch.rules, deals)
    for seat in losers:
        points[seat] = -paid
    if won["by"] == "discard":
        points = [2 * -paid if seat == won["from"] else 0 for seat in range(4)]
    points[won["seat"]], points[watch.sitter] = taken, share
    return points
