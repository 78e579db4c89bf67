"""The façade: one JSON message in, one out (:class:`Session`), and the matches between a person and bots behind it."""

from hupai.session.facade import Session
from hupai.session.matches import HUMAN, bot_action, match_from_record

__all__ = ["HUMAN", "Session", "bot_action", "match_from_record"]
