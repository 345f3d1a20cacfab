"""The published atlases: every puzzle of a board size."""

from __future__ import annotations

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
    """
    try:
        import pyarrow.parquet as parquet
    except ImportError as error:
        raise ImportError("load_atlas needs pyarrow: pip install 'unjam[atlas]'") from error
    return parquet.read_table(atlas_path(name), columns=None if columns is None else list(columns))
