"""Boards in Python: the numbers are those of the command."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import unjam
from unjam import _command
from unjam.atlas import atlas_path

JAM = "XX.A/...A/..../...."  # shortest: A down 1, X right 2
CLASSIC = "oooAAoBBBoCoXXooCoDDEECoFGGHHoFIIJJo"


def test_solve_in_either_metric() -> None:
    moves = unjam.solve(JAM)
    assert (moves.kind, moves.moves, moves.steps, moves.solution) == ("solved", 2, 3, "A↓1, X→2")
    steps = unjam.solve(CLASSIC, metric="steps", notation="signed")
    assert unjam.check(CLASSIC, steps.solution or "", metric="steps").optimal
    stuck = unjam.solve("XX.A/...A/...B/...B")
    assert (stuck.solved, stuck.moves, stuck.solution) == (False, None, None)


@pytest.mark.parametrize(
    ("solution", "legal", "solves", "over", "score"),
    [
        ("A+1 X+2", True, True, 0, 1.0),
        ("A↓1, X→2", True, True, 0, 1.0),
        ("A+1 A-1 A+1 X+2", True, True, 2, 0.5),
        ("A+1", True, False, None, 0.0),
        ("X+2", False, False, None, 0.0),
        ("I do not know.", False, False, None, 0.0),
        ("", False, False, None, 0.0),
    ],
)
def test_check_and_score(solution: str, legal: bool, solves: bool, over: "int | None", score: float) -> None:
    mark = unjam.check(JAM, solution)
    assert (mark.legal, mark.solves, mark.over) == (legal, solves, over)
    assert unjam.score(JAM, solution) == score


def test_many_answers_in_several_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("unjam.marks._MOST_ANSWERS", 2)
    marks = unjam.check_many(
        [(JAM, "A+1 X+2"), {"id": "b", "board": JAM, "solution": "X+2"}, (JAM, None), ("?", "X+1"), (JAM, "A+1 X+2")]
    )
    assert [mark.id for mark in marks] == [0, "b", 2, 3, 4]
    assert [mark.solves for mark in marks] == [True, False, False, False, True]
    assert marks[1].illegal_move == 1 and marks[3].board is None and "board:" in (marks[3].problem or "")


def test_ids_of_answers_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("unjam.marks._MOST_ANSWERS", 2)
    ids = [2**60 + 1, None, "b", None, True]  # those that are no ids get their places
    marks = unjam.check_many([{"id": each, "board": JAM, "solution": "A+1 X+2"} for each in ids])
    assert [mark.id for mark in marks] == [2**60 + 1, 1, "b", 3, 4]


def test_many_long_answers() -> None:
    long = "A+1 A-1 " * 5_000 + "A+1 X+2"  # 120 of them are longer than one request may be
    assert [mark.over for mark in unjam.check_many([(JAM, long)] * 120)] == [10_000] * 120


def test_a_time_limit_that_is_no_time() -> None:
    for seconds in (0, -1, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="time_limit"):
            unjam.solve(JAM, time_limit=seconds)


def test_rate_generate_render() -> None:
    rating = unjam.rate(CLASSIC)
    assert (rating.kind, rating.moves, rating.grade) == ("rated", 15, "intermediate")
    made = unjam.generate(2, moves=(6, 9), size=(5, 5), seed=3)
    assert made == unjam.generate(2, moves=(6, 9), size=(5, 5), seed=3)
    assert [unjam.solve(puzzle.board).moves for puzzle in made] == [puzzle.moves for puzzle in made]
    assert "X──X" in unjam.render(JAM) and unjam.render(JAM, kind="svg").startswith("<svg")


def test_what_is_refused_says_why_and_the_next_request_is_answered() -> None:
    with pytest.raises(unjam.UnjamError, match="board: line 1, column 1: .*; expected"):
        unjam.solve("???")
    for ask in (unjam.solve, unjam.rate):
        with pytest.raises(unjam.UnjamError, match="board null; expected a text"):
            ask(None)  # type: ignore[arg-type]
    with pytest.raises(unjam.UnjamError, match="notation"):
        unjam.solve(JAM, notation="none")
    with pytest.raises(ValueError, match="time_limit 0; expected seconds above 0"):
        unjam.solve(JAM, time_limit=0)
    assert unjam.solve(JAM).moves == 2


def test_a_session_that_ended_is_started_again() -> None:
    from unjam import _session

    _session.shared().close()
    assert unjam.solve(JAM).moves == 2
    with pytest.raises(unjam.UnjamError, match="no-such-file"):
        unjam.Session("no-such-file.txt")


def test_without_node_the_error_says_what_is_needed(tmp_path: Path) -> None:
    env = {**os.environ, "PATH": str(tmp_path), "PYTHONPATH": str(Path(unjam.__file__).parents[1])}
    for name in ("UNJAM_NODE", "UNJAM_COMMAND"):
        env.pop(name, None)
    code = "import unjam\ntry: unjam.solve('XX..')\nexcept unjam.NodeMissing as error: print(error)"
    told = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert told.stdout.startswith("unjam needs Node.js 20.19 or later, and there is no `node` on the PATH: install it")
    old = tmp_path / "node"
    old.write_text("#!/bin/sh\necho v18.2.0\n")
    old.chmod(0o755)
    with pytest.raises(_command.NodeMissing, match="is v18.2.0"):
        _command._node(str(old))


def test_the_atlas() -> None:
    pytest.importorskip("pyarrow")
    table = unjam.load_atlas("6x6", ["board", "moves"])
    assert (table.num_rows, table.column_names) == (476118, ["board", "moves"])
    with pytest.raises(FileNotFoundError, match="no atlas '9x9'; this package has 4x4, 5x5, 6x6"):
        unjam.load_atlas("9x9")


def test_a_damaged_atlas_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    whole = atlas_path("4x4")
    folder = tmp_path / "moves=7"
    folder.mkdir()
    copy = folder / whole.name
    data = bytearray(whole.read_bytes())
    copy.write_bytes(data)
    assert unjam.load_atlas(str(copy)) == unjam.load_atlas("4x4")
    manifest = whole.with_suffix(".json")
    (folder / manifest.name).write_bytes(manifest.read_bytes())
    data[100] ^= 1
    copy.write_bytes(data)
    with pytest.raises(ValueError, match="atlas-4x4.parquet: its SHA-256 is .* as atlas-4x4.json states"):
        unjam.load_atlas(str(copy))


@pytest.mark.parametrize(
    ("act", "message"),
    [
        (lambda: unjam.solve(b"XX.A/...A"), "board is of the type bytes; expected text"),  # type: ignore[arg-type]
        (lambda: unjam.check(JAM, {"A", "B"}), "solution is of the type set; expected text"),  # type: ignore[arg-type]
        (lambda: unjam.check_many(JAM), "answers is 'XX.A/...A/..../....'; expected a list of pairs"),  # type: ignore[arg-type]
        (lambda: unjam.check_many(None), "answers is None; expected a list of pairs"),  # type: ignore[arg-type]
        (lambda: unjam.check_many(["ab"]), r"answers\[0\] is 'ab'; expected a pair"),  # type: ignore[list-item]
        (lambda: unjam.check_many([(JAM, "A+1"), (JAM,)]), r"answers\[1\] is .*; expected a pair"),  # type: ignore[list-item]
        (lambda: unjam.generate(moves=5), "moves is 5; expected two numbers: the least and the most"),  # type: ignore[arg-type]
        (lambda: unjam.generate(size="6x6"), "size is '6x6'; expected two numbers: columns and rows"),  # type: ignore[arg-type]
        (lambda: unjam.generate(size=(4, 4, 4)), "size is .*; expected two numbers"),  # type: ignore[arg-type]
    ],
)
def test_an_argument_of_another_type_is_named(act: Callable[[], object], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        act()


@pytest.mark.parametrize("seconds", ["5", [1], 1j])
def test_a_time_limit_that_is_no_number(seconds: Any) -> None:
    with pytest.raises(ValueError, match="time_limit .*; expected seconds above 0"):
        unjam.solve(JAM, time_limit=seconds)
