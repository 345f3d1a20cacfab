"""The published atlases: every puzzle of a board size."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pyarrow

_package = Path(__file__).resolve().parent
_folders = (
    _package / "_bundled" / "published",
    _package.parents[2] / "packages" / "atlas" / "published",
)


def atlas_path(name: str) -> Path:
    """The Parquet file of a published atlas, ``4x4``, ``5x5`` or ``6x6``; or the file that the name is the path of."""
    named = Path(name)
    if named.suffix == ".parquet":
        return named
    found = [path for folder in _folders for path in sorted(folder.glob("atlas-*.parquet")) if ".index." not in path.name]
    known = {path.stem.removeprefix("atlas-"): path for path in reversed(found)}
    if name not in known:
        if known:
            listed = ", ".join(sorted(known))
            raise FileNotFoundError(f"no atlas {name!r}; this package has {listed}, and a path ends with .parquet")
        raise FileNotFoundError(
            f"no atlas {name!r}: this package was installed without the published atlases. Install the wheel of "
            "python/build_wheel.py, or name the path of a file, such as atlas-6x6.parquet of the npm package @unjam/atlas"
        )
    return known[name]


def _check_digest(path: Path) -> None:
    """Compares a file with the SHA-256 in the manifest beside it, where there is one."""
    manifest = path.with_suffix(".json")
    try:
        stated = json.loads(manifest.read_text(encoding="utf-8"))
    except (FileNotFoundError, json.JSONDecodeError, UnicodeDecodeError):
        return
    if not isinstance(stated, dict) or stated.get("published") != "unjam" or stated.get("file") != path.name:
        return
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    if digest.hexdigest() != stated.get("sha256"):
        raise ValueError(
            f"{path}: its SHA-256 is {digest.hexdigest()}, not {stated.get('sha256')} as {manifest.name} states: "
            "the file is damaged, or another one"
        )


def load_atlas(name: str = "6x6", columns: Sequence[str] | None = None) -> pyarrow.Table:
    """All puzzles of a size, a row each: ``6x6`` has 476,118. docs/atlas.md describes the columns.

    Args:
        name: ``4x4``, ``5x5``, ``6x6``, or the path of a ``.parquet`` file.
        columns: only these, which takes less memory.

    Returns:
        a table of pyarrow; ``.to_pandas()`` makes a data frame of it.

    Raises:
        FileNotFoundError: where there is no such atlas.
        ImportError: without pyarrow.
        ValueError: where the file is not the one that the manifest beside it describes.
    """
    try:
        import pyarrow.parquet as parquet
    except ImportError as error:
        raise ImportError("load_atlas needs pyarrow: pip install 'unjam[atlas]'") from error
    path = atlas_path(name)
    _check_digest(path)
    # pyarrow would take a folder such as `moves=7` above the file for a column
    return parquet.read_table(path, columns=None if columns is None else list(columns), partitioning=None)
