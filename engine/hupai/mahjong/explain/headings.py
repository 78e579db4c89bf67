"""Places in the documents the rules were taken from, as the rule book cites them: the headings above the place."""

from __future__ import annotations

YONGZHOU = ("永州麻将玩法规则",)
WANG_BA = (*YONGZHOU, "一、王霸玩法定义")
DEALERS = (*YONGZHOU, "二、坐庄规则")
HANDS = (*YONGZHOU, "三、胡牌牌型")
SCORES = (*YONGZHOU, "四、算分")
"""Inside M0."""

K_RULES = ("【规则】",)
K_SCORES = ("【计分规则】",)
K_FLOW = ("【游戏流程】",)
K_HANDS = ("【牌型计分及解释】",)
K_SPECIAL = ("【特殊】",)
"""Inside M3."""

B_TILES = ("游戏用具",)
B_TERMS = ("【游戏术语】",)
B_BASICS = ("【基本规则】",)
B_WIN = ("【和牌规则】",)
B_TING_YONG = ("【特殊规则】", "听用")
B_PIAO = ("【特殊规则】", "飘")
B_FAN = ("【番种番数】",)
"""Inside M4."""
