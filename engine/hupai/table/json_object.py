"""JSON objects as Python holds them: what the façade, the families' forms and saved files are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Json = dict[str, Any]
"""A JSON object that may be filled or changed."""

Facts = Mapping[str, Any]
"""The same where it is only read: the facts of an event or a reason, a row of a report."""
