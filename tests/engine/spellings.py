"""The same hands as different people write them: in any print and width, in words, with what nobody sees between."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

SMALL: Final = "一二三四五六七八九十"
BIG: Final = ("壹贰叁肆伍陆柒捌玖拾", "壹貳參肆伍陸柒捌玖拾", "壹贰叄肆伍陸柒捌玖拾")
SUITS: Final = {"m": "mM万萬", "s": "sS条條索", "p": "pP筒餅饼"}
HONOURS: Final = (
    *(("东", "东风", "東", "🀀"), ("南", "南风", "🀁"), ("西", "西風", "🀂"), ("北", "北风", "🀃")),
    *(("白", "白板", "🀆"), ("發", "发财", "🀅"), ("中", "红中", "紅中", "🀄\ufe0f")),
)
NAMES: Final = {
    "ti": ("ti:", "提", "提："),
    "pao": ("跑", "PAO:"),
    "wei": ("wei:", "偎"),
    "chouwei": ("臭偎", "chouwei："),
    "peng": ("碰", "碰：", "Peng:", "peng: "),
    "chi": ("吃", "chi:", "吃 "),
    "gang": ("杠", "明杠", "槓：", "gang:"),
    "angang": ("暗杠", "angang:"),
    "jiagang": ("补杠", "加槓:", "jiagang:"),
}
SEPARATORS: Final = ("", "", " ", "　", "，", "、", ", ", " · ", "；", "\t", "\u00a0")
UNSEEN: Final = ("\u200b", "\ufeff", "\u2060", "\u00ad", "\u200d")


class Speller:
    """Writes the cards of a family in one of the ways that people do."""

    def __init__(self, rng: Random, family: str) -> None:
        self.rng = rng
        self.zipai = family == "zipai"

    def cards(self, codes: Sequence[str], separators: Sequence[str] = SEPARATORS) -> str:
        """Cards in their order."""
        written = ""
        for code in codes:
            card = self.card(code)
            after_size = self.zipai and written[-2:-1] in tuple("大小")
            between = self.rng.choice(separators)
            written += (between or ("、" if after_size else "")) + card
        return self.disguised(written)

    def groups(self, groups: Sequence[tuple[str, Sequence[str]]]) -> str:
        """Groups, each as its name and its cards."""
        written = [self.rng.choice(NAMES[name]) + self.cards(cards) for name, cards in groups]
        return self.rng.choice([" ", "，", "　", "; "]).join(written)

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
