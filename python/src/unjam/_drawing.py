"""A board as a picture of pixels, drawn with numpy alone."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

#: Pixels of a cell, and of the gap around a vehicle.
CELL, GAP = 48, 4

_TRAY = (38, 44, 54)
_FLOOR = (233, 229, 219)
_LINE = (214, 208, 194)
_GOAL = (246, 208, 202)
_WALL = (96, 99, 104)
_RED = (216, 39, 30)
#: Of the other vehicles by their slots, as in the pictures of the command.
_PAINTS = (
    (61, 124, 201), (237, 191, 63), (70, 160, 103), (141, 108, 201), (116, 191, 230),
    (162, 122, 88), (39, 148, 143), (165, 197, 83), (65, 86, 143), (217, 196, 155),
    (116, 134, 154), (134, 211, 179), (122, 70, 114), (195, 177, 230), (140, 141, 63),
)  # fmt: skip

_WALL_CELL = 255


def picture(cells: NDArray[np.uint8], goal: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Pixels of a board, rows × columns × red, green, blue.

    Args:
        cells: for each cell 0, slot + 1, or 255 for a wall.
        goal: 1 where the red car must stand.
    """
    height, width = cells.shape
    image = np.full((CELL * height + 2 * GAP, CELL * width + 2 * GAP, 3), _TRAY, np.uint8)

    def fill(top: int, left: int, bottom: int, right: int, colour: tuple[int, int, int], margin: int) -> None:
        image[
            GAP + CELL * top + margin : GAP + CELL * bottom - margin,
            GAP + CELL * left + margin : GAP + CELL * right - margin,
        ] = colour

    for (row, column), piece in np.ndenumerate(cells):
        if piece != _WALL_CELL:
            fill(row, column, row + 1, column + 1, _LINE, 0)
            fill(row, column, row + 1, column + 1, _GOAL if goal[row, column] else _FLOOR, 1)
        else:
            fill(row, column, row + 1, column + 1, _WALL, 1)
    for piece in np.unique(cells):
        if piece in (0, _WALL_CELL):
            continue
        rows, columns = np.nonzero(cells == piece)
        colour = _RED if piece == 1 else _PAINTS[(int(piece) - 2) % len(_PAINTS)]
        fill(rows.min(), columns.min(), rows.max() + 1, columns.max() + 1, colour, GAP)
    return image
