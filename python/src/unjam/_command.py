"""Where the command `unjam` is, and the Node.js that runs it."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from functools import lru_cache
from pathlib import Path

#: The least version of Node.js that the command runs on.
LEAST_NODE = (20, 19)

_package = Path(__file__).resolve().parent
#: The command in a wheel, and in a clone of the project that was built.
_programs = (
    _package / "_bundled" / "bin" / "unjam.js",
    _package.parents[2] / "packages" / "cli" / "bin" / "unjam.js",
)


class NodeMissing(RuntimeError):
    """There is no Node.js that can run the command."""


def command() -> list[str]:
    """The words that start the command.

    ``UNJAM_COMMAND`` replaces them, such as ``npx unjam``; ``UNJAM_NODE`` is the path of another Node.js than that of the PATH.

    Raises:
        NodeMissing: without Node.js, or with one that is too old.
        FileNotFoundError: where the command itself is missing.
    """
    own = os.environ.get("UNJAM_COMMAND")
    if own:
        return shlex.split(own)
    program = next((path for path in _programs if path.exists() and (path.parents[1] / "dist").is_dir()), None)
    if program is None:
        installed = shutil.which("unjam")
        if installed:
            return [installed]
        raise FileNotFoundError(
            "the command unjam is not in this package: build the project (npm ci) or the wheel (python/build_wheel.py), "
            "or set UNJAM_COMMAND"
        )
    return [_node(os.environ.get("UNJAM_NODE")), str(program)]


@lru_cache
def _node(named: str | None) -> str:
    node = named or shutil.which("node")
    wanted = f"unjam needs Node.js {LEAST_NODE[0]}.{LEAST_NODE[1]} or later"
    how = "install it (apt, brew, winget, conda-forge: nodejs), or set UNJAM_NODE to its path"
    if node is None:
        raise NodeMissing(f"{wanted}, and there is no `node` on the PATH: {how}")
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError) as error:
        raise NodeMissing(f"{wanted}, and {node} does not run ({error}): {how}") from error
    found = re.match(r"v(\d+)\.(\d+)", told)
    if not found or (int(found[1]), int(found[2])) < LEAST_NODE:
        raise NodeMissing(f"{wanted}, and {node} is {told}: {how}")
    return node
