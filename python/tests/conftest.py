"""The package is tested from its sources where it is not installed."""

import sys
from pathlib import Path

try:
    import unjam  # noqa: F401
except ImportError:
    sys.path.insert(0, str(Path(__file__).parents[1] / "src"))
