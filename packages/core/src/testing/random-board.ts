// Random boards of one size, full enough that a search of all their states may end, for tests that need many large ones.

import { randomFrom } from '../basics/random.ts';
import type { Board } from '../board/board.ts';
import type { SetupVehicle } from '../board/setup.ts';
import { validate } from '../board/validate.ts';

/** So many vehicles in a row found no place: the board is full. */
const FAILURES = 12;

/** A board of `side` × `side`, the primary at the left end of its row; the same for the same seed. */
export function randomBoard(side: number, seed: number): Board {
  const random = randomFrom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const taken = new Set<number>();
  const vehicles: SetupVehicle[] = [];
  const put = (across: boolean, lane: number, offset: number, length: number): boolean => {
    const squares = Array.from({ length }, (_, i) =>
      across ? { row: lane, column: offset + i } : { row: offset + i, column: lane },
    );
    const cells = squares.map(({ row, column }) => row * side + column);
    if (cells.some((cell) => taken.has(cell))) return false;
    for (const cell of cells) taken.add(cell);
    vehicles.push({ label: `v${vehicles.length}`, squares, primary: vehicles.length === 0 });
    return true;
  };
  const home = (side - 1) >> 1;
  put(true, home, 0, 2);
  for (let failures = 0; failures < FAILURES; ) {
    const across = random() < 0.5;
    const length = 2 + below(2);
    const lane = below(side);
    // another vehicle in the primary's row would shut it in
    if (across && lane === home) continue;
    failures = put(across, lane, below(side - length + 1), length) ? 0 : failures + 1;
  }
  const board = validate({
    width: side,
    height: side,
    vehicles,
    walls: [],
    exit: 'right',
  });
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}
