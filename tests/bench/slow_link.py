"""A slow link in front of a server: every answer comes late, and all of them share the bandwidth."""

from __future__ import annotations

import select
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

PIECE = 4096


class Link:
    """Forwards requests to a port and their answers at limited bandwidth; counts the bytes of the answers."""

    def __init__(self, port: int, bits_per_s: float, delay_s: float) -> None:
        self.target = port
        self.bytes_per_s = bits_per_s / 8
        self.delay_s = delay_s
        self.sent = 0
        self._free_at = 0.0
        self._lock = threading.Lock()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def needs_s(self) -> float:
        """Seconds that the bytes sent so far need on this link, counted from the first request."""
        return self.sent / self.bytes_per_s

    def close(self) -> None:
        """Accept no more connections."""
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self.target))
            for side in (near, far):
                side.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=self._up, args=(near, far), daemon=True).start()
            threading.Thread(target=self._down, args=(far, near), daemon=True).start()

    def _up(self, near: socket.socket, far: socket.socket) -> None:
        """Forward requests; the whole delay is on this side."""
        try:
            while asked := near.recv(PIECE):
                time.sleep(self.delay_s)
                far.sendall(asked)
            far.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def _down(self, far: socket.socket, near: socket.socket) -> None:
        through = 0.0
        try:
            while True:
                # What is waiting here already arrived before the last piece was through. The line was then busy all the
                # time, even if this machine reads it late.
                waiting = bool(select.select([far], [], [], 0)[0])
                answered = far.recv(PIECE)
                if not answered:
                    break
                through = self._reserve(len(answered), through if waiting else time.monotonic())
                time.sleep(max(0.0, through - time.monotonic()))
                near.sendall(answered)
            near.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def _reserve(self, size: int, since: float) -> float:
        """Return when bytes that arrived at ``since`` are through; all bytes before them go first."""
        with self._lock:
            self.sent += size
            self._free_at = max(self._free_at, since) + size / self.bytes_per_s
            return self._free_at


@contextmanager
def slow_link(port: int, *, bits_per_s: float, delay_s: float) -> Iterator[Link]:
    """A slow link to a port of this machine."""
    link = Link(port, bits_per_s, delay_s)
    yield link
    link.close()
