"""The same hands as different people write them: in any print and width, in words, with what nobody sees between."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from hupai.registry import family_named, games

SMALL: Final = "一二三四五六七八九十"
BIG: Final = ("壹贰叁肆伍陆柒捌玖拾", "壹貳參肆伍陸柒捌玖拾", "壹贰叄肆伍陸柒捌玖拾")
SUITS: Final = {"m": "mM万萬", "s": "sS条條索", "p": "pP筒餅饼"}
HONOURS: Final = (
    *(("东", "东风", "東", "🀀"), ("南", "南风", "🀁"), ("西", "西風", "🀂"), ("北", "北风", "🀃")),
    *(("白", "白板", "🀆"), ("發", "发财", "🀅"), ("中", "红中", "紅中", "🀄\ufe0f")),
)
NAMES: Final = {
    "ti": ("ti:", "提", "提：", "倾"),
    "pao": ("跑", "PAO:"),
    "wei": ("wei:", "偎", "啸："),
    "chouwei": ("臭偎", "chouwei：", "臭啸"),
    "peng": ("碰", "碰：", "Peng:", "peng: "),
    "chi": ("吃", "chi:", "吃 "),
    "gang": ("杠", "明杠", "放杠", "槓：", "gang:"),
    "angang": ("暗杠", "angang:"),
    "jiagang": ("补杠", "蓄杠", "加槓:", "jiagang:"),
}
SEPARATORS: Final = ("", "", " ", "　", "，", "、", ", ", " · ", "；", "\t", "\u00a0")
UNSEEN: Final = ("\u200b", "\ufeff", "\u2060", "\u00ad", "\u200d")


Hand = tuple[list[tuple[str, list[str]]], list[str], str]
"""Groups on the table, each as its name and its cards, what is held, and the last card."""


def some_hand(rng: Random, game: str, names: Sequence[str]) -> Hand:
    """A hand with no card too often, and one kind at most four times: zipai has a card more for each further quad.

    Each group has three equal cards: readers do not ask what forms one.
    """
    family, deck = games[game].family, games[game].deal(games[game].rules(), seed="any").deck_text
    kinds = [family.notation.format_cards([kind]) for kind in sorted(set(family.notation.parse_cards(deck)))]
    rng.shuffle(kinds)
    groups = [(rng.choice(names), [kinds.pop()] * 3) for _ in range(rng.randint(0, 4))]
    loose = rng.sample(kinds * 3 + kinds[:1], (13 if family.id == "mahjong" else 20) - 3 * len(groups) + 1)
    return groups, loose[1:], loose[0]


class Speller:
    """Writes the cards of a family in one of the ways that people do."""

    def __init__(self, rng: Random, family: str) -> None:
        self.rng = rng
        self.family = family
        self.zipai = family != "mahjong"

    def cards(self, codes: Sequence[str], separators: Sequence[str] = SEPARATORS) -> str:
        """Cards in their order."""
        written, place, sized = "", 0, False
        while place < len(codes):
            number = self.in_one(codes[place:])
            piece = self.run(codes[place : place + number]) if number > 1 else self.card(codes[place])
            written += (self.rng.choice(separators) or ("、" if sized else "")) + piece
            sized = self.zipai and piece[0] in "大小"
            place += number
        return self.disguised(written)

    def in_one(self, codes: Sequence[str]) -> int:
        """How many of the next cards are written with one suit."""
        suits = [code[-1] for code in codes]
        most = next((n for n, suit in enumerate(suits) if suit != suits[0] or suit not in "sbmp"), len(suits))
        return self.rng.randint(2, most) if most > 1 and self.rng.random() < 0.4 else 1

    def run(self, codes: Sequence[str]) -> str:
        """Cards of one suit."""
        suit, digits = codes[0][1], "".join(code[0] for code in codes)
        named = "".join(SMALL["1234567890".index(digit)] for digit in digits)
        if not self.zipai:
            return self.rng.choice((digits, named)) + self.rng.choice(SUITS[suit])
        by_size = "小大"[suit == "b"] + self.rng.choice((digits, named))
        if "10" in digits:  # which is ten only where it stands alone
            return by_size[0] + named
        return self.rng.choice((digits + suit, by_size))

    def groups(self, groups: Sequence[tuple[str, Sequence[str]]]) -> str:
        """Groups, each as its name and its cards."""
        written = [self.rng.choice(NAMES[name]) + self.cards(cards) for name, cards in groups]
        return self.rng.choice([" ", "，", "　", "; "]).join(written)

    def position(self, text: str) -> str:
        """A position, with the cards that are held."""
        words = text.split(" ")
        at = next(nth for nth, word in enumerate(words) if word.startswith("hand:"))
        notation = family_named(self.family).notation
        held = [notation.format_cards([kind]) for kind in notation.parse_cards(words[at].removeprefix("hand:"))]
        words[at] = f"hand:{self.cards(held, ('', '、', '；', '・'))}"
        return self.disguised(" ".join(words))

    def card(self, code: str) -> str:
        """One card."""
        rng = self.rng
        if code == "k":
            return rng.choice("kK王")
        number, suit = code
        if suit == "z":
            return rng.choice((code, *HONOURS[int(number) - 1]))
        nth = "1234567890".index(number)
        if self.zipai:
            sign = (SMALL, rng.choice(BIG))[suit == "b"][nth]
            sized = "小大"[suit == "b"] + rng.choice((SMALL[nth], number))
            return rng.choice((code, code.upper(), sign, sign, sized))
        pictured = chr(0x1F007 + "msp".index(suit) * 9 + nth)
        return rng.choice((f"{rng.choice((number, SMALL[nth]))}{rng.choice(SUITS[suit])}", pictured))

    def disguised(self, text: str) -> str:
        """The text with letters and digits in full width, and with characters that nobody sees."""
        rng = self.rng
        wide = rng.random() < 0.3
        unseen = rng.random() < 0.3
        found = [chr(ord(char) + 0xFEE0) if wide and "!" <= char <= "~" else char for char in text]
        return "".join(char + (rng.choice(UNSEEN) if unseen and rng.random() < 0.3 else "") for char in found)
