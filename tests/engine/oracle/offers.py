"""Whether a table offers 胡, 举手 and the discards after a 吃 exactly when the oracle does.

Greedy and sometimes careless players play a hand and pass half of the wins they are offered. A
second account follows the events alone. At every lying card, after every 提, 偎, 跑 and before the first
discard, exactly the seats whose cards win by the oracle must be offered 胡: with the wins that 吃边打边 has left, and
for more than a passed win.
"""

from dataclasses import dataclass, field
from random import Random

from hupai.bots.base import Budget
from hupai.table.chance import Stream
from hupai.zipai.actions import HU, format_action
from hupai.zipai.bots.beginner import Beginner

from .cards import KINDS, NAMES, kind_of, read
from .chi_bian import oracle_chi_bian
from .claims import Claims, settled
from .hands import laid_text, random_case, written
from .payment import DEFAULTS
from .score import oracle_score

COSTS = ("limited", "barred", "lowered")


@dataclass
class Seat:
    """What the events say about one seat."""

    hand: list = field(default_factory=list)
    kings: int = 0
    melds: list = field(default_factory=list)
    raised: bool = False
    dead: bool = False
    limit: set | None = None
    above: int = 0
    eaten: tuple | None = None

    def take(self, kind, number):
        """Remove cards from the hand."""
        for _ in range(number):
            self.hand.remove(kind)


def ready_deck(rng, game, kings, seats=3):
    """A deck whose hands are as near to a win as the oracle's random hands, if that fits, or full of 坎."""
    left = NAMES * 4 + ["k"] * kings
    hands = []
    while len(hands) < seats:
        case = random_case(rng, game)
        cards = [NAMES[kind] for kind in read(case.hand)[0]] + ["k"] * read(case.hand)[1]
        if rng.random() < 0.05:  # little to discard: here 吃 and 碰 end and 死手 begins
            triples = [name for name in rng.sample(NAMES, 6) if left.count(name) >= 3]
            cards = [name for name in triples for _ in range(3)]
            others = [name for name in left if name not in triples]
            case.laid, cards = "", cards + rng.sample(others, 20 - len(cards))
        rest = list(left)
        if case.laid or len(cards) < 20 or any(cards.count(card) > left.count(card) for card in cards):
            if rng.random() > 0.02:
                continue
            cards = rng.sample(left, 20)
        for card in cards[:20]:
            rest.remove(card)
        left = rest
        hands.append(cards[:20])
    rng.shuffle(left)
    rng.shuffle(hands)
    return "".join(card for cards in [*hands, left] for card in cards)


class Watch:
    """Plays one hand and compares; `wrong` holds the differences, `asked` counts the offers."""

    def __init__(self, game, options, seed, dealer=0, ready=False):
        self.rules = {**DEFAULTS[game.id], **options}
        players = min(self.rules["seats"], 3)
        deck = ready_deck(Random(seed), game.id, self.rules["kings"], players) if ready else None
        self.hand = game.deal(game.rules(**options), seed=seed, deck=deck, dealer=dealer)
        self.game, self.options, self.dealer = game.id, options, dealer
        self.chance = Stream(seed, "offers")
        self.seats = [Seat() for _ in range(self.rules["seats"])]
        # 坐醒 (``deal.sitter``): of four, the one opposite the dealer is dealt nothing and has no turn.
        self.sitter = (dealer + 2) % 4 if len(self.seats) == 4 else None
        self.wall = 80 + self.rules["kings"] - 20 * players - 1 - self.rules["buried"]
        self.wrong, self.asked = [], {"hu": 0, "raise": 0, "limited": 0, "forbidden": 0}
        self.claims, self.lowering = Claims(self), 0
        self.read_to, self.last, self.flip, self.won = 0, None, None, None
        self.called, self.announced = False, None

    def play(self):
        """Play the hand to its end."""
        while True:
            self.follow()
            if self.hand.over:
                return self
            seat = self.chance.choice(self.hand.to_act)
            if self.hand.view(seat).above != self.seats[seat].above:
                self.wrong.append(f"{self.game} {self.options}: seat {seat} must exceed {self.seats[seat].above}")
            offers = list(self.hand.table.offers[seat])
            legal = self.hand.legal(seat)
            wins = "hu" in legal
            if wins and len(offers) > 1 and self.chance.below(2):
                offers.remove(HU)
            eats = [offer for offer in offers if format_action(offer).startswith("chi")]
            if eats and self.chance.below(2):
                action = self.chance.choice(eats)
            elif not self.seats[seat].eaten and self.chance.below(4):
                action = Beginner().decide(self.hand.view(seat), offers, Budget(), self.chance).action
            else:
                action = self.chance.choice(offers)
            self.claims.said[seat] = format_action(action)
            self.hand.act(seat, action)
            if wins and action != HU:
                self.pass_by(seat)

    # ---- the events ----

    def follow(self):
        """Take in the new events; a seat that is asked after them is asked about the last one."""
        log = self.hand.events_for(None)
        for place in range(self.read_to, len(log)):
            event = log[place]
            self.note(event)
            self.claims.note(event)
            last = place == len(log) - 1
            following = "" if last else log[place + 1]["t"]
            if event["t"] == "discarded" and self.claims.bars(event) != any(
                later["t"] == "barred" for later in log[place + 1 : place + 3]
            ):
                self.wrong.append(f"{self.game} {self.options} {event}: 放偎 differs, {log[place : place + 3]}")
            if event["t"] not in COSTS:  # these come between a discard and the seats that are asked about it
                asked_about = event
            if following not in COSTS:
                self.compare(asked_about, following, last and not self.hand.over)
        self.read_to = len(log)
        if self.lowering:
            self.wrong.append(f"{self.game} {self.options}: lowered events are missing or repeated: {log[-4:]}")
            self.lowering = 0

    def note(self, event):
        """Update the account."""
        kind = kind_of(event["card"]) if event.get("card") in NAMES else None
        seat = self.seats[event["seat"]] if event.get("seat") is not None else None
        name = event["t"]
        self.announced = None
        if self.called and name in ("flipped", "king", "wei", "ti"):
            self.announced = self.score(event["seat"], event["card"], "self", declared=True)["wins"]
        self.called = name == "declared"
        if name == "dealt":
            seat.hand, seat.kings = read("".join(event["cards"]))
        elif name == "shown":
            self.shown = kind
            seat.hand += [kind] if kind is not None else []
            seat.kings += kind is None
        elif name in ("chi", "peng", "wei", "ti", "pao"):
            self.wall -= name == "wei" or (name == "ti" and not event["start"])  # a card laid at once has one event
            self.lay(name, event, kind, seat)
        elif name == "discarded":
            seat.take(kind, 1)
            self.pay_for(seat, kind)
        elif name in ("flipped", "king"):
            self.wall -= 1
            seat.kings += name == "king"
        elif name == "dead":
            seat.dead = True
            self.lower(seat)
        elif name == "skip":
            self.lower(seat)
            seat.eaten = None  # 吃边打边 is about the discard after the 吃, and this seat makes none
        elif name == "lowered":
            self.lowering -= 1
        elif name == "raised":
            seat.raised = True
        elif name == "limited" and set(event["wins"]) != self.played(seat.limit):
            self.wrong.append(f"limited to {event['wins']}, oracle {seat.limit}")
        elif name == "won":
            self.won = event
        elif name == "settled":
            expected = settled(self, self.won, self.hand.result.win)
            if list(event["scores"]) != expected:
                self.wrong.append(f"{self.game} {self.options} {self.won}: {event}, oracle {expected}")
        if name in ("flipped", "discarded"):
            self.flip = name == "flipped"

    def lower(self, seat):
        """举手 ends with the first card taken without winning (``win.raise``): on its discard, or if none follows."""
        if self.rules["ju_shou_kept"]:
            return
        self.lowering += seat.raised
        seat.raised = False

    def lay(self, name, event, kind, seat):
        """Move cards from a hand to the table."""
        if name == "chi":
            melds = [tuple(sorted(read(cards)[0])) for cards in event["melds"]]
            seat.hand.append(kind)
            for cards in melds:
                for card in cards:
                    seat.hand.remove(card)
            seat.melds += [("chi", cards) for cards in melds]
            seat.eaten = kind, melds
            return
        grown = event.get("grew")
        if name == "ti" and event["start"]:
            seat.take(kind, 4)
        elif grown in ("wei", "peng"):
            seat.melds.remove((grown, (kind,) * 3))
        else:
            seat.take(kind, {"peng": 2, "wei": 2, "ti": 3, "pao": 3}[name])
        name = "chouwei" if event.get("chou") else name
        seat.melds.append((name, (kind,) * (4 if name in ("ti", "pao") else 3)))

    def played(self, wins):
        """The named wins among these that the options have; the others cannot be won with."""
        switches = {"dot": "yi_dian_hong", "wu_hu": "wu_hu", "ka_hu": "ka_hu"}
        return {name for name in wins if name not in switches or self.rules[switches[name]]}

    def pay_for(self, seat, kind):
        """Note what the discard costs: 举手, and 吃边打边 by the oracle's own table."""
        self.lower(seat)
        if seat.eaten and self.options.get("chi_bian_da_bian", self.game == "leiyang"):
            left = oracle_chi_bian(*seat.eaten, kind, self.options.get("chi_bian_red", True))
            if left is not None:
                seat.limit = left if seat.limit is None else seat.limit & left
                self.asked["limited"] += 1
                if not left:
                    self.wrong.append(f"a forbidden discard was played: {NAMES[kind]} after {seat.eaten}")
        seat.eaten = None

    # ---- what the oracle says ----

    def score(self, number, win, by, declared=False):
        """The oracle's result for a seat as it is now."""
        seat = self.seats[number]
        if seat.dead:
            return {"wins": False}
        calls = (["ju_shou"] if seat.raised else []) + (["haidi"] if self.wall == 0 and by in ("self", "other") else [])
        return oracle_score(
            self.game,
            laid_text(seat.melds),
            written(seat.hand, seat.kings),
            win,
            by,
            self.options,
            declared=declared,
            calls=calls,
            limit=seat.limit,
            above=seat.above,
            shown=self.shown_card() if by == "deal" else None,
        )

    def shown_card(self):
        """The 亮张 as a kind, -1 for a king."""
        return -1 if self.shown is None else self.shown

    def compare(self, event, following, stopped):
        """Compare who may win now with who was offered it."""
        name, number = event["t"], event.get("seat")
        if self.announced is not None:  # an announced king win takes this card, unless an open 王闯 lacks 胡息
            if self.announced != (following == "won"):
                self.wrong.append(f"{self.game} {self.options} {event}: announced, then {following}")
            if self.announced:
                return
        if self.called or following == "won":
            return
        expected, everybody = {}, range(len(self.seats))
        if name == "flipped":
            expected = {
                seat: self.score(seat, event["card"], "self" if seat == number else "other") for seat in everybody
            }
        elif name == "discarded":
            expected = {seat: self.score(seat, event["card"], "discard") for seat in everybody if seat != number}
        elif name == "king" or (name in ("wei", "ti") and not event.get("start")):
            expected = {number: self.score(number, "", "self")}
        elif name == "pao":  # No 胡 after a 跑 of a discard (``win.after_quad``).
            by = "self" if event["from"] == number else "other"
            expected = {number: self.score(number, "", by)} if self.flip else {}
        elif name == "shown" or (name == "ti" and event.get("start")) or name in ("raised", "skip"):
            self.compare_opening(stopped)
            return
        elif stopped and name not in ("chi", "peng", "unclaimed", "declared", "dead"):
            self.wrong.append(f"asked after {event}")
            return
        offered = {seat for seat in self.hand.to_act if "hu" in self.hand.legal(seat)} if stopped else set()
        self.differ(event, {seat for seat, result in expected.items() if result["wins"]}, offered)
        if name in ("flipped", "discarded"):
            self.claims.compare(event, {seat for seat, result in expected.items() if result["wins"]}, stopped)
        if stopped and name == "chi":
            self.compare_discards(number)
        self.last = expected

    def differ(self, event, expected, offered):
        """Note a difference; count what agrees."""
        if expected != offered:
            books = [
                (laid_text(seat.melds), written(seat.hand, seat.kings), seat.limit, seat.above) for seat in self.seats
            ]
            self.wrong.append(f"{self.game} {self.options} {event}: 胡 to {offered}, oracle {expected}; {books}")
        self.asked["hu"] += len(offered)

    def compare_discards(self, number):
        """After a 吃 every loose card that is not forbidden may be played, and no other."""
        seat = self.seats[number]
        loose = {kind for kind in KINDS if 0 < seat.hand.count(kind) < 3}
        if self.options.get("chi_bian_da_bian", self.game == "leiyang"):
            forbidden = {
                kind
                for kind in loose
                if oracle_chi_bian(*seat.eaten, kind, self.options.get("chi_bian_red", True)) == set()
            }
            loose -= forbidden
            self.asked["forbidden"] += len(forbidden)
        offered = {kind_of(action.split()[1]) for action in self.hand.legal(number)}
        if offered != loose:
            self.wrong.append(f"{self.game} {self.options} after {seat.eaten}: may discard {offered}, oracle {loose}")

    def compare_opening(self, stopped):
        """Compare 天胡, 地胡 and 举手 with the oracle."""
        if not stopped:
            return
        others = [seat for seat in range(len(self.seats)) if seat != self.dealer]
        for number in self.hand.to_act:
            legal = self.hand.legal(number)
            expected = (
                {"hu": self.score(number, "", "deal")["wins"]}
                if number == self.dealer
                else {"hu": self.wins_shown(number), "raise": self.waits(number)}
            )
            for what, wins in expected.items():
                if wins != (what in legal):
                    self.wrong.append(f"{self.game} {self.options} opening: seat {number} {what} {wins}, {legal}")
                self.asked[what] += what in legal
        if self.hand.table.phase == 4:  # the opening: a seat that is not asked has nothing to answer
            for number in others:
                if number not in self.hand.to_act and (self.wins_shown(number) or self.waits(number)):
                    self.wrong.append(f"{self.game} {self.options} opening: seat {number} not asked")
        self.last = {
            self.dealer: self.score(self.dealer, "", "deal"),
            **{number: self.score(number, NAMES[self.shown], "shown") for number in others if self.shown is not None},
        }

    def wins_shown(self, number):
        """地胡: not on a card that made the dealer's 提."""
        if self.shown is None or not self.rules["dihu"] or self.shown not in self.seats[self.dealer].hand:
            return False
        return self.score(number, NAMES[self.shown], "shown")["wins"]

    def waits(self, number):
        """举手: a seat that is not the dealer and would win on some card of which it does not hold all four."""
        if self.game != "leiyang" or not self.options.get("ju_shou", True) or number == self.dealer:
            return False
        seat = self.seats[number]
        held = seat.hand + [card for _, cards in seat.melds for card in cards]
        return any(
            self.score(number, NAMES[kind], by)["wins"]
            for kind in KINDS
            if held.count(kind) < 4
            for by in ("self", "other")
        )

    def pass_by(self, number):
        """过胡: the next win must pay more if the rule is on."""
        if self.options.get("guo_hu", "more" if self.game == "leiyang" else "free") == "more":
            self.seats[number].above = max(self.seats[number].above, self.last[number]["pay_each"])
