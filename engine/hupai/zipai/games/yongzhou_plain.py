"""永州扯胡子: the same game without kings, 80 cards, no 省 unless asked for (S0 永州扯胡子规则资料讲解)."""

from __future__ import annotations

from dataclasses import replace

from hupai.table.options import Option
from hupai.zipai.games import base as family
from hupai.zipai.games import yongzhou

ID = "yongzhou-plain"

RULES = replace(family.BASE, game=ID)

OPTIONS = (Option("xing", ("off", "fan", "gen"), "off", "xing.when"), *yongzhou.COMMON_OPTIONS)
