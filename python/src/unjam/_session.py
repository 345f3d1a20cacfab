"""A conversation with one process of ``unjam env``: its protocol is docs/env.md of the project."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import threading
from typing import IO, Any

from ._command import command
from ._messages import short

#: The protocol that this package speaks, and the revision of it that it needs.
PROTOCOL, REVISION = 1, 2

#: Bytes of the pipe from the command, where the system allows it: the most that Linux gives every user.
_PIPE = 1 << 20

#: Seconds until a process that was told to end is killed.
_PATIENCE = 2

Reply = dict[str, Any]


class UnjamError(ValueError):
    """The command refused a request, or could not be started; the message says what is wrong and what was expected."""


class Session:
    """One process of ``unjam env``. Threads may share it: requests are sent one after the other.

    Args:
        words: arguments of the command: files, folders, boards, an atlas, options.

    Raises:
        UnjamError: where the command does not start, with what it said.
    """

    def __init__(self, *words: str) -> None:
        self._lock = threading.Lock()
        self._owner = os.getpid()
        self._said = tempfile.TemporaryFile()
        self._process = subprocess.Popen(
            [*command(), "env", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._said
        )
        _widen(self._process.stdout)
        self.hello: Reply = self.ask(op="hello")
        spoken = (self.hello["protocol"], self.hello.get("revision", 1))
        if spoken[0] != PROTOCOL or spoken[1] < REVISION:
            self.close()
            raise UnjamError(
                f"the command speaks protocol {spoken[0]}, revision {spoken[1]}; "
                f"expected {PROTOCOL}, revision {REVISION} or later: update unjam"
            )

    def ask(self, **request: Any) -> Reply:
        """Sends a request and returns its reply.

        Raises:
            UnjamError: for a request that is refused.
        """
        return self.exchange(request)[0]

    def exchange(self, request: Reply, payload: bytes = b"") -> tuple[Reply, bytearray]:
        """Sends a request, and the bytes that belong to it; returns the reply and the bytes that follow it.

        Raises:
            UnjamError: for a request that is refused, and where the process has ended or belongs to the parent of a fork.
            TypeError: for an argument that JSON cannot hold.
        """
        if self._owner != os.getpid():
            raise UnjamError("this session belongs to the process that started it; a fork must start its own")
        if payload:
            request = {**request, "bytes": len(payload)}
        line = _line_of(request)
        with self._lock:
            try:
                reply, data = self._converse(line + payload)
            except UnjamError:
                raise
            except BaseException:
                # interrupted before the whole reply was read: what is left of it must not answer the next request
                self._process.kill()
                self._process.wait()
                raise
        if "error" in reply:
            # what a session asked before is nothing to whoever reads the message
            raise UnjamError(reply["error"].split(": ", 1)[-1] if reply["error"].startswith("line ") else reply["error"])
        return reply, data

    def _converse(self, request: bytes) -> tuple[Reply, bytearray]:
        sink, source = self._process.stdin, self._process.stdout
        assert sink is not None and source is not None
        if self._said.closed:
            raise UnjamError("the session is closed")
        try:
            sink.write(request)
            sink.flush()
        except (BrokenPipeError, ValueError):
            raise UnjamError(self._last_words()) from None
        answer = source.readline()
        if not answer.endswith(b"\n"):
            raise UnjamError(self._last_words())
        reply: Reply = json.loads(answer)
        data = bytearray(reply.get("bytes", 0))
        if data and source.readinto(data) != len(data):  # type: ignore[attr-defined]
            raise UnjamError(self._last_words())
        return reply, data

    def _last_words(self) -> str:
        """What the command wrote before it ended."""
        status = self._process.wait()
        return self.said() or f"the command ended with status {status}"

    def said(self) -> str:
        """What the command wrote to standard error so far, such as which of its inputs it could not read."""
        self._said.seek(0)
        return self._said.read().decode(errors="replace").strip()

    @property
    def is_ours(self) -> bool:
        """Whether this process started it: a fork must not share the pipes of its parent."""
        return self._owner == os.getpid() and self._process.poll() is None

    def close(self) -> None:
        """Ends the process; closing again does nothing."""
        if self._owner != os.getpid():
            return
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None and not pipe.closed:
                try:
                    pipe.close()
                except BrokenPipeError:
                    pass
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:  # a fork of ours that lives on still holds the pipe, so its end never comes
            self._process.kill()
            self._process.wait()
        self._said.close()

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if hasattr(self, "_process"):
            self.close()


def _line_of(request: Reply) -> bytes:
    try:
        return _json(request).encode() + b"\n"
    except (TypeError, ValueError, RecursionError):
        for name, value in request.items():
            try:
                _json(value)
            except (TypeError, RecursionError):
                raise TypeError(f"{name} is of the type {type(value).__name__}; expected text, numbers, or lists of them") from None
            except ValueError:
                raise ValueError(f"{name} is {short(value)}; expected finite numbers") from None
        raise


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), allow_nan=False, default=_number)


def _number(value: Any) -> Any:
    """The number in a scalar of numpy."""
    if hasattr(value, "item") and getattr(value, "ndim", None) == 0:
        return value.item()
    raise TypeError


def _widen(pipe: IO[bytes] | None) -> None:
    """Lets a pipe hold the reply to a whole batch, so that neither side waits for the other in the middle of it."""
    try:
        import fcntl

        if pipe is not None:
            fcntl.fcntl(pipe.fileno(), fcntl.F_SETPIPE_SZ, _PIPE)
    except (ImportError, AttributeError, OSError):
        pass  # not Linux, or more than this user may have: the usual size is slower and works


_shared: Session | None = None
_starting = threading.Lock()


def _forget_lock() -> None:
    """In a fork: a thread of the parent that held the lock does not exist, and would never give it back."""
    global _starting
    _starting = threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_lock)


def shared() -> Session:
    """The session of all functions of this package, started by the first of them."""
    global _shared
    with _starting:
        if _shared is None or not _shared.is_ours:
            _shared = Session()
        return _shared
