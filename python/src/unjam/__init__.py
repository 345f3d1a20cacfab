"""Rush Hour puzzles in Python: solve, check, score, rate and make them, and train on them.

A board is text in any format that the command ``unjam`` reads, such as ``"oooAAoBBBoCoXXooCoDDEECoFGGHHoFIIJJo"``. The work is
done by one long-lived process of that command, which comes with the package and needs Node.js 20.19 or later.

>>> import unjam
>>> unjam.solve("XX.A/...A/..../....").solution
'A↓1, X→2'
"""

from ._command import NodeMissing
from ._session import Session, UnjamError
from .atlas import load_atlas
from .marks import Mark, check, check_many, score
from .puzzles import Puzzle, Rating, Solution, generate, rate, render, solve
from .scoring import answer_in, reasoning_gym_score, rush_hour_reward

__version__ = "0.1.0"

__all__ = [
    "Mark",
    "NodeMissing",
    "Puzzle",
    "Rating",
    "Session",
    "Solution",
    "UnjamError",
    "answer_in",
    "check",
    "check_many",
    "generate",
    "load_atlas",
    "rate",
    "reasoning_gym_score",
    "render",
    "rush_hour_reward",
    "score",
    "solve",
]
