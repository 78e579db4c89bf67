"""Rows of a picture as JSON, as the page's script draws them: a mark that a card does not have is left out."""

from __future__ import annotations

from dataclasses import asdict

from hupai.picture.deck import PictureDeck
from hupai.picture.describing import said_of
from hupai.picture.scene import Group, Row
from hupai.table.json_object import Json


def row_json(deck: PictureDeck, row: Row) -> Json:
    """Return a row with its groups in words."""
    groups = [_group(group) for group in row.groups]
    return {"label": row.label, "groups": groups, "small": row.small, "said": said_of(deck, row)}


def _group(group: Group) -> Json:
    cards = [{name: value for name, value in asdict(card).items() if name == "code" or value} for card in group.cards]
    return {"cards": cards, "name": group.name, "apart": group.apart, "worth": group.worth}
