// What apps draw over a board: the arrow of a hint or of a move, rings around vehicles, dots where a vehicle can go.
import { hsl } from './colours.mjs';

/**
 * Paints what apps draw over a board: the arrow of a hint or of a move, rings around vehicles, dots where a vehicle can go.
 * The grid begins at `x`, `y`.
 */
export function paintMarks(random, painter, { pieces, rows }, x, y, cell) {
  const colour = hsl(random.between(0, 360), random.between(0.5, 1), random.between(0.3, 0.85));
  const around = random.pick([undefined, [255, 255, 255], [20, 24, 30]]);
  const { row, column, length, horizontal } = random.pick(pieces);
  const [bx, by] = [x + column * cell, y + row * cell];
  const [w, h] = horizontal ? [length * cell, cell] : [cell, length * cell];
  if (random.chance(0.5)) painter.ring(bx, by, w, h, cell * 0.2, cell * random.between(0.04, 0.1), colour);
  const ahead = random.chance(0.5);
  const cells = freeCells(rows, { row, column, length, horizontal }, ahead);
  if (random.chance(0.3))
    for (const one of cells)
      painter.disc(x + (one.column + 0.5) * cell, y + (one.row + 0.5) * cell, cell * 0.2, colour, 0.9);
  if (random.chance(0.2)) return;
  // from the front or the middle of the vehicle to where it goes, or a short arrow on the vehicle itself
  const sign = ahead ? 1 : -1;
  const middle = horizontal ? column + length / 2 : row + length / 2;
  const from = middle + sign * random.pick([0, length / 2, length / 2 - 0.3]);
  const to = from + sign * Math.max(random.between(0.5, 1), random.whole(0, cells.length));
  const across = (horizontal ? row : column) + 0.5;
  const point = (along, side) =>
    horizontal
      ? { x: x + along * cell, y: y + (across + side) * cell }
      : { x: x + (across + side) * cell, y: y + along * cell };
  const head = random.between(0.18, 0.3);
  const thick = random.between(0.03, 0.1);
  const arrow = (more, fill) => {
    const shaft = thick + more;
    const [a, b] = [point(from, -shaft), point(to - sign * head * 0.6, shaft)];
    painter.rounded(
      Math.min(a.x, b.x),
      Math.min(a.y, b.y),
      Math.abs(a.x - b.x),
      Math.abs(a.y - b.y),
      shaft * cell,
      fill,
    );
    painter.triangle(
      point(to + sign * more * 1.5, 0),
      point(to - sign * (head + more), -head - more),
      point(to - sign * (head + more), head + more),
      fill,
    );
  };
  if (around) arrow(random.between(0.03, 0.08), around);
  arrow(0, colour);
}

/** The empty cells in front of a piece, `ahead` to the right or downwards, else to the left or upwards. */
function freeCells(rows, { row, column, length, horizontal }, ahead) {
  const found = [];
  for (let by = ahead ? length : -1; ; by += ahead ? 1 : -1) {
    const one = horizontal ? { row, column: column + by } : { row: row + by, column };
    if (rows[one.row]?.[one.column] !== '.') return found;
    found.push(one);
  }
}
