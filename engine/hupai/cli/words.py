"""The command line's own words: whole lines with named places, in Chinese and English."""

from __future__ import annotations

from typing import Any, Final

from hupai.cli.words_advice import ADVICE_WORDS
from hupai.cli.words_arena import ARENA_WORDS
from hupai.explain.wording import LANGUAGES, fact_words

WORDS: Final[dict[str, tuple[str, str]]] = {
    **ARENA_WORDS,
    **ADVICE_WORDS,
    "score.wins": (
        "胡：{huxi} 胡息，红字 {red} 张。",
        "A win: {huxi} huxi, {red:red card|red cards}.",
    ),
    "score.no": (
        "不能胡：{text}",
        "No win: {text}",
    ),
    "score.line": (
        "  {text}〔{rule}〕",
        "  {text} [{rule}]",
    ),
    "score.discarder": (
        "打牌的一家独付 {points} 分，另一家不付。",
        "Whoever played the card pays {points:point|points} alone, for both.",
    ),
    "score.other": (
        "最好的另一种分法：{groups}",
        "The best other reading: {groups}",
    ),
    "waits.none": (
        "没有听牌。",
        "The hand waits for no card.",
    ),
    "waits.row": (
        "听{card}：{huxi} 胡息，每家付 {pay_each}。",
        "Waits for {card}: {huxi} huxi, each pays {pay_each}.",
    ),
    "waits.row.discard": (
        "听{card}：{huxi} 胡息，打牌的一家独付 {alone}。",
        "Waits for {card}: {huxi} huxi, whoever plays it pays {alone} alone.",
    ),
    "replay.match": (
        "{name}，{hands} 局，座位：{seats}。",
        "{name}, {hands:hand|hands}, seats: {seats}.",
    ),
    "replay.hand": (
        "第 {number} 局，{dealer}号位坐庄",
        "Hand {number}, seat {dealer} deals",
    ),
    "replay.total": (
        "总分：{scores}",
        "Totals: {scores}",
    ),
    "options.row": (
        "{option_id}　{label}：{help}〔{rule}〕",
        "{option_id}  {label}. {help} [{rule}]",
    ),
    "options.value": (
        "    {typed}　{means}",
        "    {typed}  {means}",
    ),
    "options.default": (
        "  * {typed}　{means}",
        "  * {typed}  {means}",
    ),
    "rules.source": (
        "      {title} › {heading}",
        "      {title} › {heading}",
    ),
    "rules.practice": (
        "      通行打法",
        "      common practice",
    ),
    "rules.says": (
        "{place}：{says}",
        "{place}: {says}",
    ),
    "rules.none": (
        "（没有这条规则）",
        "(no such rule)",
    ),
    "rules.same": (
        "{first}和{second}的规则完全一样。",
        "{first} and {second} have the same rules.",
    ),
    "rules.diff": (
        "{first}和{second}有 {count} 处不同：",
        "{first} and {second} differ in {count:rule|rules}:",
    ),
    "rules.side": (
        "    {name}：{text}",
        "    {name}: {text}",
    ),
    "error": (
        "hupai：{text}",
        "hupai: {text}",
    ),
    "error.file": (
        "打不开文件“{path}”：{why}。",
        "The file “{path}” cannot be used: {why}.",
    ),
    "error.output": (
        "写不出结果：{why}。",
        "The answer cannot be written: {why}.",
    ),
    "error.usage": (
        "命令写得不对：{why}。用 hupai --help 看用法。",
        "The command is not right: {why}. See hupai --help.",
    ),
    "play.welcome": (
        "{name}，{hands} 局。? 看选择，? 碰、? 三 问能不能走，h 提示，u 悔一步，q 存盘退出。",
        "{name}, {hands:hand|hands}. ? explains the choices, ? peng or ? 3s asks about one, h hints, u takes back, "
        "q saves and quits.",
    ),
    "play.hand": (
        "—— 第 {hand}/{hands} 局 ——",
        "—— Hand {hand} of {hands} ——",
    ),
    "play.seat": (
        "{who}{dealer}　手里 {cards} 张　{points} 分　亮出 {huxi} 息",
        "{who}{dealer}  {cards:card|cards} in hand  {points} points  {huxi} huxi laid",
    ),
    "play.dealer": (
        "（庄）",
        " (dealer)",
    ),
    "play.raised": (
        "    举手了，胡了加倍",
        "    hand raised: a win counts double",
    ),
    "play.barred": (
        "    放偎，不能再吃、碰",
        "    no more chi or peng (放偎)",
    ),
    "play.limits": (
        "    吃边打边，只能胡{wins}",
        "    may win only with {wins} (吃边打边)",
    ),
    "play.above": (
        "放过了胡：每家付的要多过 {points} 分才能胡",
        "You let a win go: the next must pay more than {points:point|points} from each",
    ),
    "play.dead": (
        "    死手",
        "    dead hand",
    ),
    "play.melds": (
        "    牌组：{groups}",
        "    melds: {groups}",
    ),
    "play.discards": (
        "    面前：{cards}",
        "    in front: {cards}",
    ),
    "play.hidden": (
        "{name}（扣着）",
        "{name} (face down)",
    ),
    "play.wall": (
        "墩上还剩 {wall} 张",
        "{wall:card|cards} left in the wall",
    ),
    "play.huxi": (
        "胡息：亮出 {laid}，手里 {hand}，共 {total}，{min} 起胡",
        "Huxi: {laid} laid, {hand} in hand, {total} in all; {min} needed to win",
    ),
    "play.huxi.zero": (
        "胡息：亮出 {laid}，手里 {hand}，共 {total}，{min} 起胡，或者正好 0",
        "Huxi: {laid} laid, {hand} in hand, {total} in all; {min} needed to win, or exactly none",
    ),
    "play.stale": (
        "臭牌：不能吃 {chi}；不能碰 {peng}",
        "Dead cards: no chi of {chi}; no peng of {peng}",
    ),
    "play.stale.chi": (
        "臭牌：不能吃 {chi}",
        "Dead cards: no chi of {chi}",
    ),
    "play.stale.peng": (
        "臭牌：不能碰 {peng}",
        "Dead cards: no peng of {peng}",
    ),
    "play.waits": (
        "听：{cards}",
        "You win on: {cards}",
    ),
    "play.live.flip": (
        "{who}翻出 {shown}，要不要？",
        "Flipped by {who}: {shown}. Do you want it?",
    ),
    "play.live.discard": (
        "{who}打出 {shown}，要不要？",
        "Played by {who}: {shown}. Do you want it?",
    ),
    "play.ask.discard": (
        "轮到你出牌：",
        "Your turn to discard:",
    ),
    "play.ask.opening": (
        "庄家打第一张牌之前，亮张是 {shown}：",
        "Before the dealer's first card; the shown card is {shown}:",
    ),
    "play.ask.declare": (
        "要不要叫王？",
        "Do you declare the king?",
    ),
    "play.choice": (
        "  {number}　{what}",
        "  {number}  {what}",
    ),
    "play.choice.after": (
        "  {number}　{what}（打出后听 {cards}）",
        "  {number}  {what} (then you win on {cards})",
    ),
    "play.limit": (
        "，只能胡{wins}",
        ", may then win only with {wins}",
    ),
    "play.limit.none": (
        "，什么都不能胡了",
        ", can then win no more",
    ),
    "play.bars": (
        "，放偎",
        ", ends chi and peng (放偎)",
    ),
    "play.what.raise": (
        "举手，听 {cards}",
        "raise the hand, waiting for {cards}",
    ),
    "play.what.hu": (
        "胡：{huxi} 息，每家付 {pay_each}",
        "win (hu): {huxi} huxi, each pays {pay_each}",
    ),
    "play.what.hu.discard": (
        "胡：{huxi} 息，打牌的一家独付 {points}",
        "win (hu): {huxi} huxi, whoever played it pays {points} alone",
    ),
    "play.what.peng": (
        "碰，加 {huxi} 息",
        "peng, {huxi} huxi more",
    ),
    "play.what.chi": (
        "吃 {groups}，加 {huxi} 息",
        "chi {groups}, {huxi} huxi more",
    ),
    "play.what.declare": (
        "叫{name}",
        "declare {name}",
    ),
    "play.prompt": (
        "选几号？ ",
        "Your choice? ",
    ),
    "play.sure": (
        "现在能胡，真的不胡？再选一次就算不胡。",
        "You could win now. Choose the same again to let the win go.",
    ),
    "play.sure.binds": (
        "真的打这张？再选一次就打。",
        "Choose the same again to play it all the same.",
    ),
    "play.rule": (
        "    规则 {rule}：{text}",
        "    Rule {rule}: {text}",
    ),
    "play.bad": (
        "没有这个选择：请写前面的号码、一张牌（如 三 或 3s）、胡碰吃过，或 ? h u q；提、偎、跑会自动进行。",
        "That is no choice: write a number, a card (三 or 3s), hu, peng, chi or pass, or one of ? h u q. Ti, wei and "
        "pao happen by themselves.",
    ),
    "play.ways": (
        "能吃，不止一种吃法：请写号码。",
        "You may, in more ways than one: write a number.",
    ),
    "play.allowed": (
        "这一步可以走。",
        "That is allowed.",
    ),
    "play.effects": (
        "  {what}：",
        "  {what}:",
    ),
    "play.gains": (
        "      胡息 {huxi}（{gained:+}）",
        "      {huxi} huxi ({gained:+})",
    ),
    "play.then": (
        "      听 {cards}",
        "      waits for {cards}",
    ),
    "play.then.discard": (
        "      打 {shown} 听 {cards}",
        "      with {shown} discarded it waits for {cards}",
    ),
    "play.then.self": (
        "，自摸还听 {cards}",
        ", by own flip also {cards}",
    ),
    "play.plain": (
        "      没有别的后果。",
        "      No lasting consequence.",
    ),
    "play.undone": (
        "退回一步。",
        "Taken back.",
    ),
    "play.saved": (
        "存在 {path}。接着打：hupai play --load {path}",
        "Saved to {path}. To go on: hupai play --load {path}",
    ),
    "play.next": (
        "回车发下一局，q 存盘退出。 ",
        "Enter deals the next hand, q saves and quits. ",
    ),
    "play.total": (
        "累计：{rows}",
        "So far: {rows}",
    ),
    "play.final": (
        "打完了。总账：{rows}",
        "The match is over: {rows}",
    ),
    "play.row": (
        "{who} {points}",
        "{who} {points}",
    ),
}
"""Chinese and English by key."""


def say(lang: str, key: str, **facts: Any) -> str:
    """Return the line of that key in ``lang`` with the facts in place."""
    template = WORDS[key][LANGUAGES.index(lang)]
    return template.format(**{name: fact_words(name, value, lang) for name, value in facts.items()})
