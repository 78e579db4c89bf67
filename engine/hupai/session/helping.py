"""Requests for help with the decision a person owes: hints, questions and their answers; nothing changes by them."""

from __future__ import annotations

from hupai.session.advice import EXPLAINED, SEEN, hint_json
from hupai.session.facade import Session
from hupai.session.judging import judgement
from hupai.session.open_match import OpenMatch
from hupai.session.request import Request
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Json
from hupai.table.questions import Asking, Question, Verdict
from hupai.table.reason import Reason


def answer_hint(session: Session, request: Request) -> Json:
    """Say what can be seen, what a judge suggests and why: up to the ``step`` asked for, all three by default."""
    opened = session.open_match(request)
    match, family = opened.match, opened.match.game.family
    seat = session.own_seat(opened, request)
    judge = family.bots.named(request.text("judge", family.bots.strongest())).name
    step = request.integer("step", EXPLAINED, low=SEEN, high=EXPLAINED)
    if not match.hand.legal(seat):
        raise InvalidRequest("not_your_turn", turn=match.hand.table.turn)
    return hint_json(family, match.hand.view(seat), judge, step, session.budget(), session.reader(opened))


def answer_questions(session: Session, request: Request) -> Json:
    """Return the questions that apply to the decision now, each as a reason whose code names it."""
    opened = session.open_match(request)
    words, reader = opened.match.game.family.vocabulary(), session.reader(opened)
    return {"questions": [words.reason_json(asked, reader) for _, asked in _asked(session, request, opened)[1]]}


def answer_answer(session: Session, request: Request) -> Json:
    """Answer one question that applies now: sentences, each with the groups of cards it speaks of."""
    opened = session.open_match(request)
    words, reader = opened.match.game.family.vocabulary(), session.reader(opened)
    asking, known = _asked(session, request, opened)
    code = request.one_of("question", [asked.code for _, asked in known])
    question, asked = next(row for row in known if row[1].code == code)
    says = [{**words.reason_json(row.reason, reader), "cards": list(row.cards)} for row in question.answer(asking)]
    return {"question": words.reason_json(asked, reader), "says": says}


def _asked(session: Session, request: Request, opened: OpenMatch) -> tuple[Asking, list[tuple[Question, Reason]]]:
    """Return who asks, and the questions that apply now; InvalidRequest ``not_your_turn`` where nothing is decided."""
    family, hand = opened.match.game.family, opened.match.hand
    seat = session.own_seat(opened, request)
    judge = family.bots.named(request.text("judge", family.bots.strongest())).name
    if not hand.legal(seat):
        raise InvalidRequest("not_your_turn", turn=hand.table.turn)
    seen = hand.view(seat)
    about = family.notation.parse_action(request.text("about")) if "about" in request else None
    if about is not None and about not in seen.legal:
        raise InvalidRequest("wrong_argument", name="about", expected=", ".join(hand.legal(seat)))

    def verdict() -> Verdict:
        found = judgement(family, seen, judge, session.budget())
        return Verdict(found.judge, found.best, found.second, found.values, found.reasons)

    asking = Asking(seen, hand.decisions_of(seat), about, judge, verdict)
    asked = [(question, question.asks(asking)) for question in family.questions()]
    return asking, [(question, reason) for question, reason in asked if reason is not None]
