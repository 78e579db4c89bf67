"""Places in the documents the rules were taken from, as the rule book cites them: the headings above the place."""

from __future__ import annotations

YONGZHOU = ("永州双王扯胡子规则",)
BASICS = (*YONGZHOU, "一、基本规则")
KING = (*BASICS, "王霸")
KINDS = (*YONGZHOU, "二、牌型介绍")
PLAY = (*YONGZHOU, "玩法规则")
STANDARD = ("跑胡子规则", "二、游戏玩法")
SPECIAL = ("永州扯胡子特殊规则",)
FUGUI = ("富贵互娱-浅谈永州扯胡子游戏的玩法及规则",)
FUGUI_PLAY = (*FUGUI, "二、玩法规则")
LECTURE = ("永州扯胡子规则资料讲解",)
TOURNAMENT = ("2015年永州第一届扯胡子", "参赛办法")
"""Inside S0."""

S1_KINDS = ("组牌规则",)
S1_PLAY = ("牌型规则",)
"""Inside S1."""

S2_BASICS = ("基本规则",)
S2_PLAY = ("规则",)
S2_SCORE = ("计分规则",)
S2_FANS = ("名堂",)
"""Inside S2."""
