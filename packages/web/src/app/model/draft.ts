// A draft is a setup that an editor changes; it may be illegal in any way. Each function returns a new draft.

import type { Edge, Orientation, Setup, SetupVehicle, Square } from '@unjam/core';
import { CAPITALS, DIGITS, SMALL_LETTERS } from '@unjam/core/basics';
import { byLabel, type ExitPlace, markPrimary, orientationOf, primaryIn } from '@unjam/core/board';
import { writeDraft } from '@unjam/core/formats';

/** A vehicle or a wall of a draft, by its index. */
export interface Piece {
  readonly kind: 'vehicle' | 'wall';
  readonly index: number;
}

export const emptyDraft = (width: number, height: number): Setup => ({
  width,
  height,
  vehicles: [],
  walls: [],
});

export const squaresOfPiece = (draft: Setup, { kind, index }: Piece): readonly Square[] =>
  kind === 'wall' ? draft.walls.slice(index, index + 1) : (draft.vehicles[index]?.squares ?? []);

/** The orientation of a vehicle; a bent vehicle counts as horizontal. */
export const draftOrientation = (vehicle: SetupVehicle): Orientation =>
  orientationOf(vehicle.squares) ?? 'horizontal';

/** The squares of a line that starts at a square and goes right or down. */
export const lineOf = ({ row, column }: Square, orientation: Orientation, length: number): Square[] =>
  Array.from({ length }, (_, i) =>
    orientation === 'horizontal' ? { row, column: column + i } : { row: row + i, column },
  );

const LABELS = [...CAPITALS, ...SMALL_LETTERS, ...DIGITS];

/** The first label that no vehicle has. */
function freeLabel({ vehicles }: Setup): string {
  const taken = new Set(vehicles.map(({ label }) => label));
  return LABELS.find((label) => !taken.has(label)) ?? `v${vehicles.length}`;
}

/** Adds a vehicle. Without a primary the new vehicle becomes the primary; an exit that it cannot reach is the default exit again. */
export function addVehicle(draft: Setup, squares: readonly Square[]): Setup {
  const first = !primaryIn(draft);
  const label = first && !draft.vehicles.some(({ label }) => label === 'X') ? 'X' : freeLabel(draft);
  const added = {
    ...draft,
    vehicles: [...draft.vehicles, { label, squares, ...(first && { primary: true }) }],
  };
  const isUpright = orientationOf(squares) === 'vertical';
  const isExitUpright = draft.exit === 'top' || draft.exit === 'bottom';
  return first && isUpright !== isExitUpright ? withoutExit(added) : added;
}

export const addWall = (draft: Setup, square: Square): Setup => ({
  ...draft,
  walls: [...draft.walls, square],
});

/** Deletes a piece. */
export function remove(draft: Setup, { kind, index }: Piece): Setup {
  if (kind === 'wall') return { ...draft, walls: draft.walls.filter((_, i) => i !== index) };
  return { ...draft, vehicles: draft.vehicles.filter((_, i) => i !== index) };
}

const withSquares = (draft: Setup, index: number, squares: readonly Square[]): Setup => ({
  ...draft,
  vehicles: draft.vehicles.map((vehicle, i) => {
    if (i !== index) return vehicle;
    // the place in the text that was read is no longer true
    const { at: _, ...rest } = vehicle;
    return { ...rest, squares };
  }),
});

/** Moves a piece in any direction, also onto other pieces. */
export function shift(draft: Setup, { kind, index }: Piece, rows: number, columns: number): Setup {
  const moved = ({ row, column }: Square): Square => ({ row: row + rows, column: column + columns });
  return kind === 'wall'
    ? { ...draft, walls: draft.walls.map((wall, i) => (i === index ? moved(wall) : wall)) }
    : withSquares(draft, index, (draft.vehicles[index]?.squares ?? []).map(moved));
}

/** Turns a vehicle about its first square; at an edge it is moved so that it stays on the board. */
export function turn(draft: Setup, index: number): Setup {
  const vehicle = draft.vehicles[index];
  const first = vehicle && firstOf(vehicle.squares);
  if (!vehicle || !first) return draft;
  const orientation = draftOrientation(vehicle) === 'horizontal' ? 'vertical' : 'horizontal';
  const length = vehicle.squares.length;
  const start = {
    row: orientation === 'vertical' ? clamp(first.row, draft.height - length) : first.row,
    column: orientation === 'horizontal' ? clamp(first.column, draft.width - length) : first.column,
  };
  const turned = withSquares(draft, index, lineOf(start, orientation, length));
  // the old exit is no longer in the primary's lane: the default exit is
  return vehicle.primary ? withoutExit(turned) : turned;
}

/** Makes a vehicle longer or shorter at its right or lower end; at the edge of the board at its other end. */
export function lengthen(draft: Setup, index: number, by: number): Setup {
  const vehicle = draft.vehicles[index];
  const first = vehicle && firstOf(vehicle.squares);
  if (!vehicle || !first) return draft;
  const orientation = draftOrientation(vehicle);
  const room = orientation === 'horizontal' ? draft.width : draft.height;
  const length = Math.min(room, Math.max(2, vehicle.squares.length + by));
  const start =
    orientation === 'horizontal'
      ? { row: first.row, column: clamp(first.column, draft.width - length) }
      : { row: clamp(first.row, draft.height - length), column: first.column };
  return withSquares(draft, index, lineOf(start, orientation, length));
}

/**
 * Makes a vehicle the primary. It exchanges labels with the primary before, or with X: most formats tell the primary by its
 * label.
 */
export function makePrimary(draft: Setup, index: number): Setup {
  const { vehicles } = draft;
  const red = primaryIn(draft) ?? vehicles.find(({ label }) => label === 'X');
  const before = red ? vehicles.indexOf(red) : -1;
  const labels = new Map([
    [before, vehicles[index]?.label],
    [index, vehicles[before]?.label ?? 'X'],
  ]);
  const exchanged = vehicles.map((vehicle, i) => ({ ...vehicle, label: labels.get(i) ?? vehicle.label }));
  return withoutExit({ ...draft, vehicles: markPrimary(exchanged, (_, i) => i === index) });
}

/** The exit of a draft; without one the default exit, which depends on the orientation of the primary. */
export function exitOf(draft: Setup): Edge {
  const vehicle = primaryIn(draft);
  return draft.exit ?? (!vehicle || draftOrientation(vehicle) === 'horizontal' ? 'right' : 'bottom');
}

/** Where the exit is; without a primary there is none. */
export function exitPlace(draft: Setup): ExitPlace | undefined {
  const primary = primaryIn(draft);
  const first = primary?.squares[0];
  if (!primary || !first) return undefined;
  return { edge: exitOf(draft), lane: draftOrientation(primary) === 'horizontal' ? first.row : first.column };
}

export const setExit = (draft: Setup, exit: Edge): Setup => ({ ...draft, exit });

/** The draft with its vehicles in the order of their labels, which is their order on a board that was read from a text. */
export const inLabelOrder = (draft: Setup): Setup => ({ ...draft, vehicles: byLabel(draft.vehicles) });

/** A draft as text, whatever the order of its vehicles and walls, and with the default exit if it names none. */
export const draftText = (draft: Setup): string =>
  writeDraft({
    ...inLabelOrder(draft),
    walls: draft.walls.toSorted((a, b) => a.row - b.row || a.column - b.column),
    exit: exitOf(draft),
  });

/** The pieces that do not fit on a board of a size. */
export const outsiders = (draft: Setup, width: number, height: number): readonly Piece[] =>
  [
    ...draft.vehicles.map((_, index): Piece => ({ kind: 'vehicle', index })),
    ...draft.walls.map((_, index): Piece => ({ kind: 'wall', index })),
  ].filter(
    (piece) =>
      !squaresOfPiece(draft, piece).every(
        ({ row, column }) => row >= 0 && column >= 0 && row < height && column < width,
      ),
  );

/** Changes the size of the board and removes the pieces that do not fit. */
export function resize(draft: Setup, width: number, height: number): Setup {
  // from the last to the first, so that indexes stay right
  const kept = outsiders(draft, width, height).toReversed().reduce(remove, draft);
  return { ...kept, width, height };
}

function withoutExit({ exit: _, ...draft }: Setup): Setup {
  return draft;
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

const firstOf = (squares: readonly Square[]): Square | undefined =>
  squares.length === 0
    ? undefined
    : {
        row: Math.min(...squares.map(({ row }) => row)),
        column: Math.min(...squares.map(({ column }) => column)),
      };

/** The topmost, then leftmost free place for a vehicle of this length, or for a wall (length 1). */
export function freePlace(draft: Setup, length: number): Square[] | undefined {
  const taken = new Set(
    [...draft.vehicles.flatMap(({ squares }) => squares), ...draft.walls].map(
      ({ row, column }) => `${row} ${column}`,
    ),
  );
  for (let row = 0; row < draft.height; row++) {
    for (let column = 0; column < draft.width; column++) {
      for (const orientation of ['horizontal', 'vertical'] as const) {
        const line = lineOf({ row, column }, orientation, length);
        const fits = line.every(
          (square) =>
            square.row < draft.height &&
            square.column < draft.width &&
            !taken.has(`${square.row} ${square.column}`),
        );
        if (fits) return line;
      }
    }
  }
  return undefined;
}

/** Whether a piece is completely outside the board. */
export const isOutside = (draft: Setup, piece: Piece): boolean =>
  squaresOfPiece(draft, piece).every(
    ({ row, column }) => row < 0 || column < 0 || row >= draft.height || column >= draft.width,
  );

/** The line of squares that a drag from one square to another draws, along its longer side. */
export function lineBetween(a: Square, b: Square): Square[] {
  const rows = Math.abs(b.row - a.row);
  const columns = Math.abs(b.column - a.column);
  return columns >= rows
    ? lineOf({ row: a.row, column: Math.min(a.column, b.column) }, 'horizontal', columns + 1)
    : lineOf({ row: Math.min(a.row, b.row), column: a.column }, 'vertical', rows + 1);
}
