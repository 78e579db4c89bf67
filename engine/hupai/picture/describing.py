"""What a picture shows, in words, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from hupai.explain.language import Text
from hupai.explain.wording import JOIN
from hupai.picture.deck import PictureDeck
from hupai.picture.scene import Card, Group, Row

WORDS: Final[Mapping[str, Text]] = {
    "row": ("{label}：{groups}。", "{label}: {groups}."),
    "none": ("没有牌", "no cards"),
    "group": ("{name}（{cards}）", "{name} ({cards})"),
    "down": ("扣着的牌", "face down"),
    "ringed": ("胡的牌是{cards}", "wins with {cards}"),
    "between_rows": ("", " "),
    "between_groups": ("；", "; "),
}


def described(deck: PictureDeck, rows: Sequence[Row], lang: int) -> str:
    """Return the rows in words; ``lang`` is 0 for Chinese, 1 for English."""
    return WORDS["between_rows"][lang].join([_row(deck, row, lang) for row in rows])


def said_of(deck: PictureDeck, row: Row) -> Text:
    """Return the groups of a row in words, in both languages."""
    return row.said or (_groups(deck, row, 0), _groups(deck, row, 1))


def _row(deck: PictureDeck, row: Row, lang: int) -> str:
    groups = said_of(deck, row)[lang] or WORDS["none"][lang]
    return WORDS["row"][lang].format(label=row.label[lang], groups=groups)


def _groups(deck: PictureDeck, row: Row, lang: int) -> str:
    loose = [card for group in row.groups if group.name is None for card in group.cards]
    plain = [card for card in loose if not card.ringed]
    ringed = [card for card in loose if card.ringed]
    parts = [_group(deck, group, group.name, lang) for group in row.groups if group.name]
    if plain:
        parts.append(_cards(deck, plain, lang))
    if ringed:
        words = _cards(deck, ringed, lang)
        parts.append(WORDS["ringed"][lang].format(cards=words) if plain else words)
    return WORDS["between_groups"][lang].join(parts)


def _group(deck: PictureDeck, group: Group, name: Text, lang: int) -> str:
    return WORDS["group"][lang].format(name=name[lang], cards=_cards(deck, group.cards, lang))


def _cards(deck: PictureDeck, cards: Iterable[Card], lang: int) -> str:
    names = [deck.cards[card.code].name[lang] if card.code else WORDS["down"][lang] for card in cards]
    return JOIN["zh" if lang == 0 else "en"].join(names)
