"""Errors in requests, options, records and links of any game: a sentence per error code."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

DEALS: Final[dict[str, Text]] = {
    "unknown_seat": (
        "没有{seat}号位：座位从 0 数起，一共{seats}个。",
        "There is no seat {seat}; seats are counted from 0, and the table has {seats}.",
    ),
    "no_deck": (
        "发牌要有种子或一副排好的牌，两样都没有。",
        "A deal needs a seed or a deck in order, and neither was given.",
    ),
    "wrong_deck": (
        "这副牌不对：张数或种类和这个玩法的一副牌对不上。",
        "The deck is wrong: it is not exactly the cards of this game.",
    ),
}

OPTIONS: Final[dict[str, Text]] = {
    "unknown_option": (
        "没有“{option}”这个选项。可以用：{known}。",
        "This game has no option called “{option}”; its options are {known}.",
    ),
    "value_not_allowed": (
        "选项“{option}”不能是“{value}”。可以用：{allowed}。",
        "The option “{option}” cannot be “{value}”; it can be {allowed}.",
    ),
    "options_conflict": (
        "选项“{option}”（{value}）和“{other}”（{other_value}）互相矛盾。",
        "The options “{option}” ({value}) and “{other}” ({other_value}) contradict each other.",
    ),
    "missing_option": (
        "缺少选项“{option}”。",
        "The option “{option}” is missing.",
    ),
}

REQUESTS: Final[dict[str, Text]] = {
    "unknown_call": (
        "没有“{call}”这种情况。可以用：{known}。",
        "There is no circumstance called “{call}”; it is one of {known}.",
    ),
    "not_json": (
        "收到的不是完整的 JSON，请重新发送。",
        "The message is not valid JSON; please send it again.",
    ),
    "unknown_request": (
        "没有“{do}”这种请求。可以用：{known}。",
        "There is no request called “{do}”; the requests are {known}.",
    ),
    "missing_argument": (
        "这个请求缺少“{name}”。",
        "This request needs “{name}”, and it is missing.",
    ),
    "wrong_argument": (
        "“{name}”的值不对，应该是：{expected}。",
        "The value of “{name}” is wrong; it should be: {expected}.",
    ),
    "quiz_not_toml": (
        "题目文件不是 TOML 写法：{error}。",
        "The file of questions is not TOML: {error}.",
    ),
    "quiz_field_wrong": (
        "第{step}题的“{field}”不对，应该是：{expected}。",
        "In step {step}, “{field}” is wrong; it should be: {expected}.",
    ),
    "quiz_other_rule": (
        "第{step}题：引擎不许这一着是因为规则“{rule}”，不是“{named}”。",
        "Step {step}: the engine refuses the action by the rule “{rule}”, not by “{named}”.",
    ),
    "not_an_option": (
        "选项要写成“名字=值”，“{text}”里没有等号。",
        "An option is written name=value; “{text}” has no equals sign.",
    ),
    "not_with_save": (
        "接着打存档时不能再写 {names}：玩法、选项、局数和种子都在存档里。",
        "A saved match goes on as it began: its game, options, hands and seed are in the save, so {names} cannot be "
        "given.",
    ),
    "several_people": (
        "这一场有{count}个人打，命令行里只能一个人对机器人打；几个人轮流打，请在网页里打开存档。",
        "{count} people play this match, and at the command line one plays against bots. Open it in the page, where "
        "several take turns at one device.",
    ),
    "option_twice": (
        "选项“{option}”写了两次，只能写一次。",
        "The option “{option}” is given twice; give it once.",
    ),
    "no_match": (
        "还没有牌局，请先开一场或读入存档。",
        "There is no match yet; start one or load a save first.",
    ),
    "not_your_seat": (
        "那是别人的位置，牌不能看也不能替打；请用自己的位置。",
        "That seat belongs to somebody else: its cards are hidden and its moves are its own; ask for your own seat.",
    ),
    "nobody_sits": (
        "现在没有人坐在这台设备前：请{turn}先坐下。",
        "Nobody may see a hand now: {turn} has to sit down before the device first.",
    ),
    "not_called": (
        "{turn}现在不用坐下，轮到的不是这个位置。",
        "It is not the turn of {turn} to sit down before the device.",
    ),
    "shared_table": (
        "几个人同用一台设备时，牌要各自盖着，不能摊开练习。",
        "Several people play at this device, so their hands stay hidden; open hands are for practice alone.",
    ),
    "others_decided": (
        "退不回去：在你那一步之后，别人已经作过决定，或者牌已经摊开。",
        "It cannot be taken back: somebody else has decided since, or the cards lie open.",
    ),
    "not_a_bot_turn": (
        "现在不是电脑行动的时候。",
        "No bot owes an answer now.",
    ),
    "hand_not_over": (
        "这一局还没打完，打完才能开下一局。",
        "This hand is not over; finish it before dealing the next one.",
    ),
    "match_over": (
        "这一场已经打完了，请另开一场。",
        "The match is over; start a new one to play on.",
    ),
    "no_such_hand": (
        "没有第{hand}局：这一场发到第{dealt}局。",
        "There is no hand {hand}; the match has dealt {dealt:hand|hands} so far.",
    ),
    "nothing_to_review": (
        "这里面还没有打完的局，打完一局才能复盘。",
        "No hand in it is over yet; there is something to review once one is.",
    ),
    "nothing_to_undo": (
        "没有可以退回的一步：你在这一局还没有作过决定。",
        "There is nothing to take back: you have made no decision in this hand yet.",
    ),
    "unknown_game": (
        "没有代号是“{game}”的玩法。代号有：{known}。",
        "There is no game with the identifier “{game}”; the identifiers are {known}.",
    ),
    "unknown_family": (
        "这里没有“{name}”这一类玩法。可以用：{known}。",
        "There is no family of games called “{name}” here; the families are {known}.",
    ),
    "no_training": (
        "{game}没有可以训练的电脑对手。",
        "{game} has no bots that can be trained.",
    ),
    "no_calculator": (
        "{game}还不能算牌。",
        "{game} has no calculator.",
    ),
    "no_such_match": (
        "没有“{match}”这一场牌：它没有开始，或者已经关掉了。",
        "There is no match “{match}”: it was never begun, or it has been closed.",
    ),
    "too_many_matches": (
        "同时最多 {most} 场牌，请先关掉一场。",
        "At most {most} matches can be open at once; close one first.",
    ),
    "unknown_rule": (
        "{game}没有“{rule}”这条规则。",
        "{game} has no rule called “{rule}”.",
    ),
    "unknown_bot": (
        "没有“{bot}”这种电脑对手。可以用：{known}。",
        "There is no bot called “{bot}”; the bots are {known}.",
    ),
    "bot_module": (
        "导入不了模块“{module}”（{error}）。它要放在当前文件夹里或者已经装好，而且单独导入不出错。",
        "The module “{module}” cannot be imported ({error}). It must lie in the current folder or be installed, and it "
        "must import without an error.",
    ),
    "bot_class": (
        "模块“{module}”里没有“{name}”。冒号后面要写这个模块里的一个类。找到的文件：“{file}”。",
        "The module “{module}” has no “{name}”. Name a class of it after the colon. The file found is “{file}”.",
    ),
    "bot_not_made": (
        "“{bot}”不带参数建不起来（{error}）。这个类要能不带参数直接调用。",
        "“{bot}” cannot be made ({error}). The class must be callable without arguments.",
    ),
    "not_a_bot": (
        "“{bot}”不是电脑对手：要写一个类，它有文本属性 name 和方法 decide。",
        "“{bot}” is no bot. A bot is a class with a text “name” and a method “decide”.",
    ),
    "bot_differs": (
        "这里的模块“{module}”和要测的不是同一个版本，文件是“{file}”。请重启工作进程。",
        "A worker has another version of the module “{module}”, from the file “{file}”. Restart the workers.",
    ),
    "not_together": (
        "{names} 不能一起用。",
        "The arguments {names} cannot be given together.",
    ),
    "not_weights": (
        "这不是机器人的权重文件。要用 hupai train 生成的文件。",
        "This is no file of a bot's weights: use one that hupai train wrote.",
    ),
    "other_features": (
        "这些权重是给另一套特征（{schema}）练的，这里是{expected}：要重新训练。",
        "These weights were made for other features ({schema}, here {expected}): train them again.",
    ),
    "wrong_number": (
        "权重应有{expected}个，这里有{found}个。",
        "There must be {expected} weights; here are {found}.",
    ),
    "wrong_weight": (
        "第{position}个权重（{value}）不是可用的整数。",
        "Weight {position}, {value}, is no whole number that can be used.",
    ),
    "missing_library": (
        "这样运行要先装好 {library}：pip install hupai[{extra}]。",
        "This needs the library {library}: pip install hupai[{extra}].",
    ),
    "no_cluster": (
        "连不上 {address} 的调度器。请看看 dask scheduler 开了没有，地址对不对。",
        "There is no scheduler at {address}; see whether dask scheduler runs and the address is right.",
    ),
    "no_workers": (
        "{address} 的调度器没有工作进程。请在各台机器上开 dask worker。",
        "The scheduler at {address} has no workers; start dask worker on your machines.",
    ),
    "cluster_lost": (
        "和 {address} 的调度器断了。有记账文件的话，同样的命令再运行一次就接着做。",
        "The scheduler at {address} is gone. With a ledger the same command goes on from there.",
    ),
    "worker_lost": (
        "第{task}项任务每次都把工作进程弄没了（可能是内存不够），没法做完。",
        "Task {task} loses its process every time (there may be too little memory), so the work cannot be finished.",
    ),
    "engine_differs": (
        "工作进程的程序和这里的不一样。请在各台机器上装同一个版本。",
        "A worker has another version of this program; install the same one everywhere.",
    ),
    "wrong_ledger": (
        "记账文件“{path}”是另一件任务的：玩法、电脑对手、副数、种子和程序都要一样才能接着做。",
        "The ledger “{path}” belongs to another job: game, bots, number, seed and program have to be the same.",
    ),
    "ledger_in_use": (
        "记账文件“{path}”正被另一个程序写着。",
        "The ledger “{path}” is being written by another run.",
    ),
    "bad_ledger": (
        "文件“{path}”不是记账文件，或者被改过。",
        "The file “{path}” is no ledger, or it was edited.",
    ),
    "bad_log": (
        "文件“{path}”不是日志，或者被改过。",
        "The file “{path}” is no log of measurements, or it was edited.",
    ),
    "sealed_needs_log": (
        "用封存的牌要写明日志文件（--log）：每用一次都要记下来。",
        "Sealed deals need a log file (--log): every look at them is written down.",
    ),
    "bot_failed": (
        "电脑对手 {bot} 出了错（{error}）：玩法 {game}，种子 {seed}，{dealer}号位坐庄，它坐{seat}号位。",
        "The bot {bot} failed ({error}): game {game}, seed {seed}, dealer {dealer}, its seat {seat}.",
    ),
    "internal": (
        "程序内部出了错（{where}）。牌局没有改变，请把存档发给我们。",
        "Something went wrong inside the program ({where}). The match is unchanged; please send us the save.",
    ),
}

RECORDS: Final[dict[str, Text]] = {
    "not_a_record": (
        "这不是胡牌的牌谱。",
        "This is not a Hupai record.",
    ),
    "unknown_version": (
        "牌谱的版本是{version}，这里只读得懂：{known}。",
        "The record has version {version}, and this program reads only {known}.",
    ),
    "missing_field": (
        "牌谱缺少“{field}”这一项，可能不完整。",
        "The record lacks “{field}”; it may be cut short.",
    ),
    "bad_line": (
        "牌谱里有一行看不懂：“{line}”。",
        "The record has a line that makes no sense: “{line}”.",
    ),
    "surplus_line": (
        "这一行不是文件里的内容，请删掉：“{line}”。",
        "This line is not part of the file; delete it: “{line}”.",
    ),
    "bad_sum": (
        "牌谱的校验和不对：内容被改过或不完整。",
        "The record's checksum does not match: it was edited or cut short.",
    ),
    "wrong_commitment": (
        "牌谱里的凭据和种子、牌对不上：内容被改过。",
        "The record's commitment does not fit its seed and deck: it was edited.",
    ),
    "wrong_header": (
        "牌谱写的规则不能用，原因如下。",
        "The rules the record was made under cannot be used, for the following reasons.",
    ),
    "wrong_rules_hash": (
        "规则指纹和写的选项对不上：被改过。",
        "The fingerprint does not fit the options: they were edited.",
    ),
    "wrong_seats": (
        "牌谱里有{found}家，按规则应该有{expected}家。",
        "The record has {found:player|players}, and by the rules the game has {expected}.",
    ),
    "wrong_dealer": (
        "牌谱里这一局由{dealer}号位坐庄，按规则应该是{expected}号位。",
        "The record lets seat {dealer} deal this hand, and by the rules seat {expected} deals.",
    ),
    "unfinished_hand": (
        "牌谱里前一局还没打完，或者局数已满，就开了这一局。",
        "The record begins this hand although the one before is unfinished or the match was over.",
    ),
    "wrong_end": (
        "牌谱里写的这一场的总分，跟按规则算出来的不一样。",
        "The points of the whole match in the record are not those that the rules make of its hands.",
    ),
    "no_hand": (
        "牌谱里一局牌也没有。",
        "The record holds no hand.",
    ),
    "wrong_score": (
        "牌谱里的分数和重打一遍的结果对不上。",
        "The scores in the record are not what replaying it gives.",
    ),
    "illegal_in_record": (
        "牌谱里的{action}在当时不合规则：{reason}",
        "The record says {action} where the rules do not allow it: {reason}",
    ),
}

LINKS: Final[dict[str, Text]] = {
    "not_a_link": (
        "这不是胡牌的链接，或者没有复制完整。",
        "This is not a link to Hupai, or not all of it was copied.",
    ),
    "unknown_link": (
        "看不懂“{kind}”这种链接，可能来自更新的版本。这里看得懂：{known}。",
        "Links of the kind “{kind}” are not known here; it may come from a newer version. Known are {known}.",
    ),
    "link_field_unknown": (
        "链接里的“{field}”看不懂，可能复制错了，也可能来自更新的版本。",
        "The link says “{field}”, which is not known here: a slip in copying, or a newer version.",
    ),
    "link_field_twice": (
        "链接里的“{field}”写了两次。",
        "The link says “{field}” twice.",
    ),
    "link_field_missing": (
        "链接里少了“{field}”，多半没有复制完整。",
        "The link lacks “{field}”; most likely not all of it was copied.",
    ),
    "link_field_wrong": (
        "链接里的“{field}”不能是“{value}”，应该是：{expected}。",
        "In the link, “{field}” cannot be “{value}”; it should be: {expected}.",
    ),
    "link_not_text": (
        "链接里有看不懂的字符，可能在转发时弄坏了。",
        "The link has characters that make no sense; it may have been damaged on its way.",
    ),
    "link_play_wrong": (
        "链接里的第{place}步“{action}”在当时不合规则：{reason}",
        "Step {place} of the link says {action} where the rules do not allow it: {reason}",
    ),
    "link_cut": (
        "链接里的牌只打到第{count}步，没有打完：多半没有复制完整。",
        "The hand in the link stops after {count:step|steps} and is not over; most likely not all of it was copied.",
    ),
}
