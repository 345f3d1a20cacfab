"""The blocks of docs/python.md and of the README that use this package print what they say."""

import io
import re
from contextlib import redirect_stdout
from pathlib import Path

import pytest

PAGES = [Path(__file__).parents[2] / "docs" / "python.md", Path(__file__).parents[1] / "README.md"]
BLOCKS = [
    block
    for page in PAGES
    for block in re.findall(r"^```py\n(.*?)^```$", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    if "unjam" in block and "subprocess" not in block
]


def test_there_are_blocks() -> None:
    assert len(BLOCKS) >= 4


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.split("\n")[0])
def test_block(block: str) -> None:
    for name in re.findall(r"^(?:import|from) (\w+)", block, re.MULTILINE):
        pytest.importorskip(name)
    if "load_atlas" in block:
        pytest.importorskip("pyarrow")
    expected = re.findall(r"^ *print\(.*\)  # (.*)$", block, re.MULTILINE)
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(block, "block", "exec"), {"__name__": "__block__"})  # noqa: S102
    assert printed.getvalue().splitlines() == expected
