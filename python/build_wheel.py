"""Builds the wheel of the package `unjam` with the built command and the published atlases in it, and tries it in a fresh environment.

    python3 python/build_wheel.py [--out dist]

Needs hatchling (pip install hatchling==1.32.4), Node.js, and a built project (npm ci).
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

PYTHON = Path(__file__).resolve().parent
PROJECT = PYTHON.parent
COMMAND = PROJECT / "packages" / "cli"
ATLASES = PROJECT / "packages" / "atlas" / "published"

#: What is tried of the installed wheel, outside the project.
TRIAL = """
import unjam
from unjam import _command
assert "_bundled" in _command.command()[1], _command.command()
assert unjam.solve("XX.A/...A/..../....").solution == "A↓1, X→2"
assert unjam.score("XX.A/...A/..../....", "A+1 X+2") == 1
assert unjam.generate(1, moves=(5, 8), size=(5, 5), seed=3)
assert unjam.atlas.atlas_path("6x6").stat().st_size > 1e7
with unjam.Session("6x6") as session:
    assert session.hello["puzzles"] == 476_118, session.hello
print("the wheel works: unjam", unjam.__version__, "with the command", unjam.Session().hello["version"])
"""


def copy_command(bundled: Path) -> None:
    """Copies what npm would publish of the command, without its documentation, and the atlases."""
    manifest = json.loads((COMMAND / "package.json").read_text())
    for pattern in ["package.json", "LICENSE", *manifest["files"]]:
        if pattern in ("dist/docs", "dist/examples", "dist/puzzles", "dist/unjam.1"):
            continue
        found = sorted(COMMAND.glob(pattern))
        if not found:
            raise SystemExit(f"packages/cli/{pattern} is missing; build the project first: npm ci")
        for path in found:
            to = bundled / path.relative_to(COMMAND)
            to.parent.mkdir(parents=True, exist_ok=True)
            (shutil.copytree if path.is_dir() else shutil.copy)(path, to)
    (bundled / "published").mkdir()
    # each table with its manifest, which has its checksum, and the list of the manifests
    for manifest_of in json.loads((ATLASES / "atlases.json").read_text()):
        shutil.copy(ATLASES / manifest_of, bundled / "published")
        shutil.copy((ATLASES / manifest_of).with_suffix(".parquet"), bundled / "published")
    shutil.copy(ATLASES / "atlases.json", bundled / "published")


def build(out: Path) -> Path:
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / "python"
        unwanted = shutil.ignore_patterns("__pycache__", "_bundled", "dist", "build", ".*_cache")
        shutil.copytree(PYTHON, source, ignore=unwanted)
        copy_command(source / "src" / "unjam" / "_bundled")
        # hatchling passes over what a .gitignore names, if there is one
        (source / ".gitignore").unlink(missing_ok=True)
        words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out.resolve())]
        subprocess.run(words, cwd=source, check=True)
    return max(out.glob("unjam-*.whl"), key=lambda path: path.stat().st_mtime)


def try_out(wheel: Path) -> None:
    """Installs the wheel alone into a new environment, and solves a board there."""
    with tempfile.TemporaryDirectory() as scratch:
        venv.create(scratch, with_pip=True)
        python = Path(scratch) / ("Scripts" if os.name == "nt" else "bin") / "python"
        pip = [str(python), "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", str(wheel)]
        subprocess.run(pip, check=True)
        env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "UNJAM_COMMAND")}
        subprocess.run([str(python), "-c", TRIAL], cwd=scratch, env=env, check=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=PYTHON / "dist")
    wheel = build(parser.parse_args().out)
    print(f"{wheel}: {wheel.stat().st_size / 1e6:.1f} MB")
    try_out(wheel)
