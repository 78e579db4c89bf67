"""The guided first hand: which deal it is, what the guide advises at each decision, and what it says to other answers.

The deal comes from a seed, as every deal does; the seed was chosen so that whoever follows the guide eats a card, makes
a peng and wins. The bots answer as they do at any table. So a hand that follows :data:`OWN` is the same everywhere, and
the guide knows what comes next as long as the actions done are those of ``line``.

Every sentence is a template whose facts the engine gives. :func:`_checked` refuses a deal that a template does not fit.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import hupai
from hupai.session.matches import HUMAN, bot_action
from hupai.table.hand import Hand
from hupai.table.match import Match
from hupai.table.seats import Reader, place_of
from hupai.zipai.as_json.preview import preview_json
from hupai.zipai.cards import Kind, codes, parse_cards
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.state import FLIP
from hupai.zipai.view.hand_layout import columns
from hupai.zipai.view.observation import Observation
from hupai_learn.steps import Json
from hupai_learn.text import YOU, Said, Text, filled, said
from hupai_learn.zipai.table import PLAIN
from hupai_learn.zipai.text import group_of

GAME: Final = PLAIN
SEATS: Final = (HUMAN, "beginner", "beginner")
SEED: Final = "first-hand-600468"
OWN: Final = ("discard 0s", "chi 123b", "discard 1s", "peng", "discard 0b", "hu")
"""What the guide advises, decision by decision."""

READER: Final = Reader(YOU, 3, (None, ("阿凤", "Feng"), ("老唐", "Tang")))
"""The learner, to whom the others have the names that the page shows beside the seats."""

_OPENING: Final[Text] = (
    "目标：所有的牌都成组，至少{least}胡息。你坐庄，先打一张。{card}只有一张，也不在成了的组里：点一下拿起，再点一下打出。",
    "The aim: all your cards in groups, worth {least} huxi or more. As dealer you play first. Your only {card} is in "
    "no finished group: press it once to lift it, once more to play it.",
)
_SPARE: Final[Text] = (
    "拿了桌上的牌，就从手里打一张。{card}只有一张，也不在成了的组里：打它。",
    "Whoever takes a card plays one from the hand. Your only {card} is in no finished group: play it.",
)
_WAIT: Final[Text] = (
    "打{card}就听牌了：“{cards}”里翻出任何一张，不管谁翻的，都能胡。",
    "Play {card}, and you wait: as soon as anybody flips one of {cards}, you can win.",
)
_PENG: Final[Text] = (
    "{from}{how}{card}，你手里有一对。上家、下家的牌都可以碰：多{gained}胡息，一共{huxi}。碰！",
    "{from} {how} {card}, and you hold a pair. A card of either of the others you may peng: {gained} huxi more, {huxi} "
    "in all. Press Peng (碰).",
)
_CHI: Final[Text] = (
    "你的上家{from}{how}{card}，上家的牌可以吃：和手里的{then}凑成{name}，多{gained}胡息，一共{huxi}。吃！",
    "{from}, the player before you, {how} {card}. That you may chi: with {then} it makes {name}, {gained} huxi more, "
    "{huxi} in all. Press Chi (吃).",
)
_HU: Final[Text] = (
    "{from}翻出{card}：你的牌全成了组，{huxi}胡息，{least}就够。胡！",
    "{from} flipped {card}: all your cards are in groups, with {huxi} huxi where {least} are enough. Press Win (胡).",
)
_HU_SELF: Final[Text] = (
    "轮到你翻牌，翻出{card}：你的牌全成了组，{huxi}胡息，{least}就够。胡！",
    "Your turn to flip: {card}. All your cards are in groups, with {huxi} huxi where {least} are enough. Press Win "
    "(胡).",
)
_HOW: Final[dict[bool, Text]] = {True: ("翻出", "flipped"), False: ("打出", "played")}
_LEFT: Final[Text] = (
    "这一步你有自己的打法。接着打就是，“提示”和“为什么”照样能问；要跟着教，就悔回去。",
    "You have gone your own way. Play on, with hint and why to help, or take it back and go with the guide.",
)


class _Decision(NamedTuple):
    """One decision of the learner's: the hand, what the learner sees, and what the advised action leads to."""

    hand: Hand
    seen: Observation
    action: str
    preview: Json


def guided_hand() -> Json:
    """Return the guided hand: its set-up, all actions of the line, and what is said at each of one's own decisions.

    A step has ``at`` (how many actions were done before it), the advised ``action``, its ``text``, and by ``others``
    what each other answer costs.
    """
    game = hupai.games[GAME]
    match = Match(game, game.rules(), SEATS, 1, SEED)
    advised = iter(OWN)
    steps: list[Json] = []
    while match.hand.result is None:
        if YOU not in match.hand.to_act:
            seat = match.hand.to_act[0]
            match.act(seat, bot_action(match, seat))
            continue
        decision = _decision(match.hand, next(advised))
        steps.append(_step(decision, opening=not steps))
        match.act(YOU, decision.action)
    if next(advised, None) is not None or match.hand.result.scores[YOU] <= 0:
        raise ValueError(f"the guided hand does not end as it should: {match.hand.events_for(None)[-3:]}")
    line = [f"{seat} {action}" for seat, action in match.hand.actions]
    return {"game": GAME, "seats": list(SEATS), "seed": SEED, "line": line, "steps": steps, "left": said(_LEFT)}


def _decision(hand: Hand, action: str) -> _Decision:
    seen = hand.view(YOU)
    return _Decision(hand, seen, action, _preview(hand, seen, action))


def _preview(hand: Hand, seen: Observation, action: str) -> Json:
    return preview_json(seen, hand.family.notation.parse_action(action), READER)


def _step(decision: _Decision, *, opening: bool) -> Json:
    others = [action for action in decision.hand.legal(YOU) if action != decision.action]
    return {
        "at": len(decision.hand.actions),
        "action": decision.action,
        "text": _checked(decision, opening=opening),
        "others": {action: _other(decision, action) for action in others},
    }


def _checked(decision: _Decision, *, opening: bool) -> Said:
    """Return the sentence of the advised action; ValueError if it would not be true here."""
    verb, _, cards = decision.action.partition(" ")
    if verb == "discard":
        return _discard(decision, cards, opening=opening)
    seen, preview = decision.seen, decision.preview
    facts: dict[str, Any] = {
        "from": seen.live_seat,
        "card": codes([seen.live])[0],
        "gained": preview["gained"],
        "huxi": preview["huxi"],
        "least": seen.rules.min_huxi,
    }
    flipped = seen.live_from == FLIP
    if verb == "hu":
        _must(decision, flipped and preview["huxi"] >= seen.rules.min_huxi)
        return _said(_HU_SELF if seen.live_seat == YOU else _HU, facts)
    _must(decision, preview["gained"] > 0 and not preview["forced"])
    if verb == "peng":
        _must(decision, seen.hand[seen.live] == 2)
        return _said(_PENG, facts, flipped)
    kinds = parse_cards(cards)
    name = group_of(kinds)
    _must(decision, name is not None and place_of(seen.live_seat, YOU, len(SEATS)) == "previous")
    kinds.remove(seen.live)
    return _said(_CHI, {**facts, "then": "".join(codes(kinds)), "name": name and name[0]}, flipped)


def _discard(decision: _Decision, card: str, *, opening: bool) -> Said:
    """Return what is said of the advised discard: what the hand then waits for or, before that, that it is spare."""
    seen, preview = decision.seen, decision.preview
    if preview["waits"]:
        return _said(_WAIT, {"card": card, "cards": "".join(preview["waits"])})
    (kind,) = parse_cards(card)
    _must(decision, seen.hand[kind] == 1 and not _finished(seen.hand, kind))
    return _said(_OPENING if opening else _SPARE, {"card": card, "least": seen.rules.min_huxi})


def _finished(hand: Any, kind: Kind) -> bool:
    """Whether the column of this card is a finished group, as the hand is laid out."""
    column = next(cards for cards in columns(hand) if kind in cards)
    return len(column) >= 3 and (len(set(column)) == 1 or group_of(sorted(column)) is not None)


def _other(decision: _Decision, action: str) -> Said | None:
    """Return what another answer costs for the rest of the hand, in the engine's words; None if nothing lasting."""
    effects = _preview(decision.hand, decision.seen, action)["effects"]
    return effects[0]["text"] if effects else None


def _must(decision: _Decision, true: bool) -> None:
    if not true:
        raise ValueError(f"the guide would say something untrue about {decision.action}")


def _said(text: Text, facts: dict[str, Any], flipped: bool = False) -> Said:
    """Return a sentence with its facts in words."""
    zh, en = (template.replace("{how}", word) for template, word in zip(text, _HOW[flipped], strict=True))
    return filled(VOCABULARY, READER, (zh, en), facts)
