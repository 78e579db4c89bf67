"""Addresses on this machine for tests of what happens without a network."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator


@contextlib.contextmanager
def nobody_answers() -> Iterator[str]:
    """Give an address that refuses every connection, as its port is taken but not listened on."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield f"http://127.0.0.1:{taken.getsockname()[1]}/"
