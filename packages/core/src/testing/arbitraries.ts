import fc from 'fast-check';
import { at } from '../basics/at.ts';
import type { Square } from '../basics/place.ts';
import type { Board } from '../board/board.ts';
import { cellAt } from '../board/cell.ts';
import { byLabel, type SetupVehicle } from '../board/setup.ts';
import { LARGEST_SIDE, SMALLEST_SIDE, validate } from '../board/validate.ts';
import { orientations } from '../board/vehicle.ts';

interface ArbitraryBoardOptions {
  /** Default: 2 to 16, small ones more often. */
  readonly width?: number;
  readonly height?: number;
  /** The longest side if no size is given; default 16. */
  readonly longestSide?: number;
  /** Default: true. */
  readonly walls?: boolean;
  /** Whether the exit may lie at the left or top; default true. */
  readonly anyExit?: boolean;
  /** The longest vehicle, from 2; default 5. */
  readonly longestVehicle?: number;
  /** The labels to choose from, each for one horizontal and one vertical vehicle at most; default `labels`. */
  readonly labels?: fc.Arbitrary<string>;
  /** The label of the primary; it should not be one of `labels`. */
  readonly primary?: string;
  /** Whether vehicles may stand in another order than that of their labels; default false. */
  readonly anyOrder?: boolean;
  /** The most vehicles that are tried; default four times the longer side. */
  readonly mostVehicles?: number;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789@'];

/** Every label that a one-character format may meet. */
export const letterLabels: fc.Arbitrary<string> = fc.constantFrom(...letters);

/** Mostly single letters, but also longer labels and labels beyond ASCII. */
export const labels: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: letterLabels },
  {
    weight: 1,
    arbitrary: fc.constantFrom('v12', 'red', 'é', '漢', '🚗', '#', '.', '-', '|', '"', '\\', 'A1'),
  },
);

/** Legal boards of every kind that `validate` accepts; they shrink towards fewer and smaller vehicles. */
export function legalBoards(options: ArbitraryBoardOptions = {}): fc.Arbitrary<Board> {
  const longest = options.longestSide ?? LARGEST_SIDE;
  const longestVehicle = options.longestVehicle ?? 5;
  const side = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: SMALLEST_SIDE, max: Math.min(6, longest) }) },
    { weight: 4, arbitrary: fc.constant(Math.min(6, longest)) },
    { weight: 2, arbitrary: fc.integer({ min: SMALLEST_SIDE, max: longest }) },
  );
  const size = fc.record({
    width: options.width === undefined ? side : fc.constant(options.width),
    height: options.height === undefined ? side : fc.constant(options.height),
  });
  return size.chain(({ width, height }) => {
    const row = fc.nat({ max: height - 1 });
    const column = fc.nat({ max: width - 1 });
    const piece = fc.record({
      label: options.labels ?? labels,
      orientation: fc.constantFrom(...orientations),
      row,
      column,
      length: fc.oneof(
        { weight: 2, arbitrary: fc.integer({ min: 2, max: Math.min(3, longestVehicle) }) },
        { weight: 1, arbitrary: fc.integer({ min: 2, max: longestVehicle }) },
      ),
    });
    return fc
      .record({
        pieces: fc.array(piece, {
          minLength: 1,
          maxLength: options.mostVehicles ?? 4 * Math.max(width, height),
          size: 'max',
        }),
        walls: fc.array(fc.record({ row, column }), { maxLength: options.walls === false ? 0 : 4 }),
        primary: fc.nat(),
        farExit: options.anyExit === false ? fc.constant(false) : fc.boolean(),
        sorted: options.anyOrder ? fc.boolean() : fc.constant(true),
      })
      .map((drawn) => place({ width, height, label: options.primary, ...drawn }));
  });
}

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly (Square & { label: string; orientation: string; length: number })[];
  readonly walls: readonly Square[];
  readonly primary: number;
  readonly label: string | undefined;
  readonly farExit: boolean;
  readonly sorted: boolean;
}

/** Places each piece that still fits; the primary is moved and shortened until it fits. */
function place({ width, height, pieces, walls, primary, label, farExit, sorted }: Drawn): Board {
  const taken = new Set<number>();
  const names = new Set<string>();
  const placed: SetupVehicle[] = [];
  for (const piece of pieces) {
    const { orientation } = piece;
    const across = orientation === 'horizontal';
    const side = across ? width : height;
    const first = placed.length === 0;
    const length = first ? Math.min(piece.length, side) : piece.length;
    const offset = Math.min(across ? piece.column : piece.row, first ? side - length : side);
    const squares = Array.from({ length }, (_, i) =>
      across ? { row: piece.row, column: offset + i } : { row: offset + i, column: piece.column },
    );
    const cells = squares.map((square) => cellAt(square.row, square.column, width));
    const name = `${orientation} ${piece.label}`;
    if (offset + length > side || names.has(name) || cells.some((cell) => taken.has(cell))) continue;
    names.add(name);
    for (const cell of cells) taken.add(cell);
    placed.push({ label: piece.label, squares });
  }
  const blocks = walls.filter(({ row, column }) => {
    const cell = cellAt(row, column, width);
    return !taken.has(cell) && taken.add(cell);
  });
  const red = at(placed, primary % placed.length);
  const named = { ...red, ...(label !== undefined && { label }), primary: true };
  const labelled = placed.map((vehicle) => (vehicle === red ? named : vehicle));
  const vehicles = sorted ? byLabel(labelled) : labelled;
  const [a, b] = named.squares;
  const far = a?.row === b?.row ? ('left' as const) : ('top' as const);
  const result = validate({
    width,
    height,
    vehicles,
    walls: blocks,
    ...(farExit && { exit: far }),
  });
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
  return result.value;
}
