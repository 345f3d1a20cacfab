// Random boards for the tests of the reader by shape, and how two boards are compared whatever their labels are.
import { at } from '../../basics/at.ts';
import type { Board } from '../../board/board.ts';
import type { Edge, SetupVehicle } from '../../board/setup.ts';
import { validate } from '../../board/validate.ts';

export type Random = () => number;

export const below = (random: Random, count: number): number => Math.floor(random() * count);
export const oneOf = <T>(random: Random, items: readonly T[]): T => at(items, below(random, items.length));

export interface Wanted {
  readonly walls: boolean;
  /** Whether the primary may lie down, and leave at the left or top. */
  readonly anyPrimary: boolean;
  readonly anyExit: boolean;
  readonly square: boolean;
}

/** A board of 3 to 9 columns and rows, most often 6, the primary labelled `red`, others `v1`, `v2`... */
export function randomBoard(random: Random, { walls, anyPrimary, anyExit, square }: Wanted): Board {
  const side = () => (random() < 0.6 ? 6 : 3 + below(random, 7));
  const width = side();
  const height = square || random() < 0.7 ? width : side();
  const taken = new Set<number>();
  const put = (across: boolean, row: number, column: number, length: number) => {
    const squares = Array.from({ length }, (_, i) =>
      across ? { row, column: column + i } : { row: row + i, column },
    );
    const isFree = squares.every(
      (square) =>
        square.row < height && square.column < width && !taken.has(square.row * width + square.column),
    );
    if (!isFree) return undefined;
    for (const square of squares) taken.add(square.row * width + square.column);
    return squares;
  };
  const across = !anyPrimary || random() < 0.75;
  const length = random() < 0.9 ? 2 : 3;
  const lane = random() < 0.6 ? ((across ? height : width) - 1) >> 1 : below(random, across ? height : width);
  const offset = below(random, (across ? width : height) - length + 1);
  const red = put(across, across ? lane : offset, across ? offset : lane, length);
  const vehicles: SetupVehicle[] = [{ label: 'red', squares: red ?? [], primary: true }];
  const tries = 2 + below(random, width * height);
  // on a full board no glyph is that of an empty cell
  for (let i = 0; i < tries && vehicles.length < 30 && taken.size < width * height - 6; i++) {
    const lies = random() < 0.5;
    const long = random() < 0.65 ? 2 : random() < 0.9 ? 3 : 4;
    const row = below(random, height);
    const column = below(random, width);
    if (lies && across && row === lane) continue;
    const squares = put(lies, row, column, long);
    if (squares) vehicles.push({ label: `v${vehicles.length}`, squares });
  }
  const blocks = [];
  for (let i = 0; walls && i < 3; i++) {
    const [row, column] = [below(random, height), below(random, width)];
    if (random() < 0.3 && put(true, row, column, 1)) blocks.push({ row, column });
  }
  const exits: readonly Edge[] = across ? ['right', 'left'] : ['bottom', 'top'];
  const board = validate({
    width,
    height,
    vehicles,
    walls: blocks,
    exit: at(exits, anyExit && random() < 0.3 ? 1 : 0),
  });
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}

/** Everything about a board but the labels, as one text. */
export function sameAs({ width, height, vehicles, primary, walls, exit }: Board, withPrimary = true): string {
  const placed = vehicles.map(
    ({ orientation, lane, offset, length }, i) =>
      `${orientation[0]}${lane},${offset},${length}${withPrimary && i === primary ? '*' : ''}`,
  );
  return `${width}x${height} ${withPrimary ? exit : ''} ${placed.sort().join(' ')} ${walls.join(',')}`;
}
