"""A whole hand of 沅江 or 南县 a second time, from the rule book: who is asked what, and who pays whom in the end."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from tests.engine.guihuzi.oracle import Card, Laid, is_run, is_seven, prices, read, written, written_all


class TableOracle:
    """A hand in progress. Each seat keeps what it passed as the book says it, not as sets of bits."""

    def __init__(self, game: str, options: dict[str, Any], deck: str, dealer: int) -> None:
        self.game, self.options, self.dealer = game, options, dealer
        self.seats = options["seats"]
        cards = read(deck)
        self.hands: list[list[Card]] = [[] for _ in range(self.seats)]
        for step in range(self.seats):
            count = 20 if step == 0 else 19
            self.hands[(dealer + step) % self.seats], cards = cards[:count], cards[count:]
        self.wall, self.buried = cards[: len(cards) - options["buried"]], cards[len(cards) - options["buried"] :]
        self.face_down: list[list[Card]] = [[] for _ in range(self.seats)]
        self.laid: list[list[Laid]] = [[] for _ in range(self.seats)]
        self.no_eat: list[set[Card]] = [set() for _ in range(self.seats)]
        self.no_peng: list[set[Card]] = [set() for _ in range(self.seats)]
        self.no_fragment: list[set[frozenset[Card]]] = [set() for _ in range(self.seats)]
        self.locked: list[set[Card]] = [set() for _ in range(self.seats)]
        self.dead = [False] * self.seats
        self.discarded = [0] * self.seats
        self.flipped_any = False
        self.scores: list[int] | None = None
        self.asked: dict[int, list[str]] = {}
        self.answers: dict[int, str] = {}
        self.lying: tuple[Card, int, bool] | None = None
        self.opening = True
        for seat in range(self.seats):
            if self.wins(seat, None, "deal") and (seat == dealer or self.nine(seat)):
                self.asked[seat] = ["hu", "pass"]
        if not self.asked:
            self.owe(dealer)

    def nine(self, seat: int) -> bool:
        pairs = sum(count // 2 for count in Counter(self.hands[seat]).values())
        return self.game == "yuanjiang" and self.options["jiuduiban"] and pairs >= 9

    def wins(self, seat: int, card: Card | None, by: str) -> list[int]:
        hand = [*self.hands[seat], *([card] if card else [])]
        return prices(
            self.game, self.options, hand, self.laid[seat], card, by,
            last=by != "deal" and not self.wall, untouched=not self.discarded[seat],
        )  # fmt: skip

    # --- answers -----------------------------------------------------------------------------------

    def act(self, seat: int, action: str) -> None:
        if self.lying is None and not self.opening:
            self.asked = {}
            self.play(seat, action)
            return
        self.answers[seat] = action
        del self.asked[seat]
        if self.opening:
            if self.asked:
                return
            self.opening = False
            for step in range(self.seats):
                winner = (self.dealer + step) % self.seats
                if self.answers.get(winner) == "hu":
                    self.end(winner, max(self.wins(winner, None, "deal")))
                    return
            self.owe(self.dealer)
            return
        self.settle_claims()

    def play(self, seat: int, action: str) -> None:
        word, _, text = action.partition(" ")
        if word == "hu":
            self.end(seat, max(self.wins(seat, None, "wai")))
        elif word == "pass":
            self.no_discard(seat)
        elif word == "liu":
            self.lay_liu(seat, read(text)[0])
            self.draw((seat + 1) % self.seats)
        else:
            (card,) = read(text)
            self.hands[seat].remove(card)
            self.discarded[seat] += not (seat == self.dealer and not self.flipped_any and not self.played)
            self.played = True
            self.let_go(seat, card)
            self.no_peng[seat].add(card)
            self.offer(card, seat, flipped=False)

    played = False

    def let_go(self, seat: int, card: Card) -> None:
        """The card is dead for eating, and so is every two-card fragment that could have eaten it."""
        self.no_eat[seat].add(card)
        for one, two in combinations(sorted(set(self.hands[seat])), 2):
            if is_run((one, two, card)) or is_seven((one, two, card)):
                self.no_fragment[seat].add(frozenset((one, two)))

    def lay_liu(self, seat: int, card: Card) -> None:
        if self.hands[seat].count(card) == 4:
            self.face_down[seat] += [card] * 4
        self.hands[seat] = [each for each in self.hands[seat] if each != card]
        self.laid[seat] = [group for group in self.laid[seat] if group[:2] != ("wai", (card,) * 3)]
        self.laid[seat].append(("liu", (card,) * 4, None))

    # --- owing a discard ---------------------------------------------------------------------------

    def owe(self, seat: int, *, after_wai: bool = False) -> None:
        self.lying = None
        self.opening = False
        offers = []
        if self.wall:
            offers = [f"discard {written(card)}" for card in set(self.hands[seat]) if card not in self.locked[seat]]
            offers += [f"liu {written(card)}" for card in self.liu_of(self.hands[seat], seat)]
        wins = after_wai and bool(self.wins(seat, None, "wai"))
        if not offers and not wins:
            self.no_discard(seat)
            return
        self.asked = {seat: [*offers, *(["hu"] if wins else []), *(["pass"] if not offers else [])]}

    def liu_of(self, hand: list[Card], seat: int) -> list[Card]:
        wai = [cards[0] for word, cards, _ in self.laid[seat] if word == "wai"]
        return [card for card, count in Counter(hand).items() if count == 4 or card in wai]

    def no_discard(self, seat: int) -> None:
        self.dead[seat] = bool(self.wall)
        self.draw((seat + 1) % self.seats)

    # --- a card lies -------------------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        if not self.wall:
            self.scores = [0] * self.seats
            self.asked = {}
            return
        self.flipped_any = True
        self.offer(self.wall.pop(0), seat, flipped=True)

    def offer(self, card: Card, seat: int, *, flipped: bool) -> None:
        self.lying = card, seat, flipped
        self.answers = {}
        self.asked = {}
        for other in range(self.seats):
            found = [] if self.dead[other] else [*self.claims(other, card, seat, flipped)]
            if found:
                self.asked[other] = [*found, "pass"]
        self.offered = {each: list(found) for each, found in self.asked.items()}
        self.settle_claims()

    def claims(self, seat: int, card: Card, lies_at: int, flipped: bool) -> list[str]:
        own, last = seat == lies_at, flipped and not self.wall
        held = self.hands[seat].count(card)
        found = []
        if flipped and self.wins(seat, card, "self" if own else "other"):
            found.append("hu")
        if own and flipped:
            groups = [(word, cards[0]) for word, cards, _ in self.laid[seat]]
            found += ["wai"] if held in (2, 3) else []
            found += [f"liu {written(card)}"] if held == 3 or ("wai", card) in groups else []
            piao = self.game == "yuanjiang" and self.options["piao"]
            found += ["piao"] if piao and ("peng", card) in groups and not last else []
        may_peng = held >= 2 and card not in self.no_peng[seat] and not own and not last
        if may_peng and self.can_discard(seat, [card, card], {card}):
            found.append("peng")
        eats = (own and flipped) or seat == (lies_at + 1) % self.seats
        if eats and not last and card not in self.no_eat[seat]:
            runs = sum(word == "chi" and is_run(cards) for word, cards, _ in self.laid[seat])
            for pair in combinations(sorted(set(self.hands[seat]) - {card}), 2):
                run = is_run((*pair, card))
                if not run and not is_seven((*pair, card)):
                    continue
                limit = self.options["eat_limit"]
                if frozenset(pair) in self.no_fragment[seat] or (run and limit and runs >= limit):
                    continue
                if self.can_discard(seat, list(pair), self.locks(pair, card)):
                    found.append(f"chi {written_all((*pair, card))}")
        return found

    def locks(self, pair: Any, card: Card) -> set[Card]:
        others = [(card[0], number) for number in range(1, 11)]
        ends = {each for each in others if is_run((*pair, card)) and each not in pair and is_run((*pair, each))}
        return {card, *ends}

    def can_discard(self, seat: int, taken: list[Card], locks: set[Card]) -> bool:
        left = self.hands[seat][:]
        for card in taken:
            left.remove(card)
        return any(card not in self.locked[seat] | locks for card in left) or bool(self.liu_of(left, seat))

    def order(self, seat: int, action: str) -> tuple[int, int]:
        assert self.lying
        word = action.split()[0]
        ranks = {"wai": 0, "liu": 0, "piao": 0, "hu": 1, "peng": 2, "chi": 3, "pass": 9}
        return ranks[word], (seat - self.lying[1]) % self.seats

    def settle_claims(self) -> None:
        assert self.lying
        claims = sorted((self.order(seat, action), seat, action) for seat, action in self.answers.items())
        best = claims[0] if claims and claims[0][2] != "pass" else ((9, 9), -1, "")
        if any(min(self.order(seat, action) for action in found if action != "pass") < best[0] for seat, found in self.asked.items()):  # fmt: skip  # noqa: E501
            return
        self.asked = {}
        card, source, _ = self.lying
        for seat in self.answers:
            could = [action for action in self.offered[seat] if self.order(seat, action) < best[0] and action != "pass"]
            if any(action.split()[0] in ("peng", "wai", "liu", "piao") for action in could):
                self.no_peng[seat].add(card)
            if any(action.startswith("chi") for action in could):
                self.let_go(seat, card)
        if best[1] < 0:
            self.lying = None
            self.draw((source + 1) % self.seats)
        else:
            self.carry_out(best[1], best[2], card, source)

    def carry_out(self, seat: int, action: str, card: Card, source: int) -> None:
        word, _, text = action.partition(" ")
        hand = self.hands[seat]
        if word == "hu":
            self.end(seat, max(self.wins(seat, card, "self" if seat == source else "other")))
            return
        self.lying = None
        if word in ("liu", "piao"):
            if word == "liu":
                self.lay_liu(seat, card)
            else:
                at = next(at for at, group in enumerate(self.laid[seat]) if group[:2] == ("peng", (card,) * 3))
                self.laid[seat][at] = ("piao", (card,) * 4, card)
            self.draw((seat + 1) % self.seats)
            return
        if word == "chi":
            cards = tuple(read(text))
            pair = [each for each in cards if each != card]
            for each in pair:
                hand.remove(each)
            self.laid[seat].append(("chi", cards, card))
            self.locked[seat] |= self.locks(pair, card)
        else:
            hand.remove(card)
            hand.remove(card)
            self.laid[seat].append((word, (card,) * 3, card))
            self.locked[seat].add(card)
        self.owe(seat, after_wai=word == "wai")

    def end(self, winner: int, each: int) -> None:
        self.asked = {}
        self.scores = [-each] * self.seats
        self.scores[winner] = each * (self.seats - 1)
