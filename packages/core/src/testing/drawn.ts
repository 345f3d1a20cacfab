import type { Square } from '../basics/place.ts';
import type { Board } from '../board/board.ts';
import { squareOf } from '../board/cell.ts';
import { byLabel, type Edge, type Setup, type SetupVehicle } from '../board/setup.ts';
import { validate } from '../board/validate.ts';

interface DrawnOptions {
  /** The label of the primary; default `X`. */
  readonly primary?: string;
  readonly exit?: Edge;
}

/**
 * A setup from rows with one character for each cell: `.` and `-` are empty, `#` is a wall, everything else is a label.
 * Cells of one label are one vehicle; if both a row and a column hold several of them, they are a horizontal and a
 * vertical vehicle. It shares no code with the formats, so that tests can compare the formats with it.
 */
export function setupOf(rows: readonly string[], { primary = 'X', exit }: DrawnOptions = {}): Setup {
  const squares = new Map<string, Square[]>();
  rows.forEach((text, row) => {
    [...text].forEach((label, column) => {
      squares.set(label, [...(squares.get(label) ?? []), { row, column }]);
    });
  });
  const walls = squares.get('#') ?? [];
  for (const mark of '.-#') squares.delete(mark);
  const vehicles = byLabel(
    [...squares].flatMap(([label, cells]) =>
      vehiclesOf(label, cells).map((vehicle) => ({
        ...vehicle,
        ...(label === primary && { primary: true }),
      })),
    ),
  );
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    vehicles,
    walls,
    ...(exit && { exit }),
  };
}

function vehiclesOf(label: string, squares: readonly Square[]): SetupVehicle[] {
  const row = squares.find((a) => squares.some((b) => b.row === a.row && b.column === a.column + 1))?.row;
  const inRow = squares.filter((square) => square.row === row);
  const rest = squares.filter((square) => square.row !== row);
  const inColumn = rest.length > 1 && rest.every((square) => square.column === rest[0]?.column);
  if (row === undefined || !inColumn) return [{ label, squares }];
  return [
    { label, squares: inRow },
    { label, squares: rest },
  ];
}

/** The legal board that the rows draw; an illegal board is a mistake in the test and throws. */
export function boardOf(rows: readonly string[], options?: DrawnOptions): Board {
  const result = validate(setupOf(rows, options));
  if (result.ok) return result.value;
  throw new Error(result.problems.map(({ message }) => message).join('\n'));
}

/** A setup as Bird lists it: first and last cells, 1 to 41 with a stride of 7, labelled `@`, `a`, `b`... */
export function setupOfPairs(pairs: readonly (readonly [number, number])[]): Setup {
  const square = (cell: number): Square => squareOf(Math.floor(cell / 7) * 6 + (cell % 7) - 1, 6);
  const vehicles = pairs.map(([first, last], index) => {
    const step = last - first < 6 ? 1 : 7;
    const count = (last - first) / step + 1;
    return {
      label: index === 0 ? '@' : String.fromCharCode(96 + index),
      ...(index === 0 && { primary: true }),
      squares: Array.from({ length: count }, (_, i) => square(first + i * step)),
    };
  });
  return { width: 6, height: 6, vehicles, walls: [] };
}
