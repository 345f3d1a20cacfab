"""A conversation that is interrupted, closed, or shared with a fork answers no request wrongly, and never hangs."""

import os
import signal
import threading

import pytest

import unjam
from unjam._session import Session, UnjamError

JAM = "XX.A/...A/..../...."

posix = pytest.mark.skipif(not hasattr(os, "fork"), reason="signals and forks are those of Unix")


@posix
def test_an_interrupted_request_leaves_no_reply_for_the_next() -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    assert unjam.solve(JAM).moves == 2
    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        with pytest.raises(KeyboardInterrupt):
            unjam.generate(9, moves=(45, 50), time_limit=5)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert unjam.solve(JAM).moves == 2


def test_a_closed_session_says_so() -> None:
    session = Session()
    session.close()
    session.close()
    with pytest.raises(UnjamError, match="the session is closed"):
        session.ask(op="hello")


@posix
def test_a_session_is_not_shared_with_a_fork_and_closes_beside_it() -> None:
    session = Session()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        said = b"answered"
        try:
            session.ask(op="hello")
        except UnjamError:
            said = b"refused"
        os.write(writing, said)
        signal.pause()  # lives on, with the pipes of its parent
        os._exit(0)
    try:
        assert os.read(reading, 100) == b"refused"
        closing = threading.Thread(target=session.close, daemon=True)
        closing.start()
        closing.join(30)
        assert not closing.is_alive()
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(reading)
        os.close(writing)
