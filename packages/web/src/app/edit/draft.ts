// A board in the making: core's Setup, and what an editor does to it. A draft may be illegal in every way; each
// function returns a new one.

import type { Edge, Orientation, Setup, SetupVehicle, Square } from '@unjam/core';
import { orientationOf } from '@unjam/core/board';

/** One thing on the draft, by its place in its list. */
export interface Piece {
  readonly kind: 'vehicle' | 'wall';
  readonly index: number;
}

export const emptyDraft = (width: number, height: number): Setup => ({
  width,
  height,
  vehicles: [],
  walls: [],
  primary: [],
});

export const squaresOfPiece = (draft: Setup, { kind, index }: Piece): readonly Square[] =>
  kind === 'wall' ? draft.walls.slice(index, index + 1) : (draft.vehicles[index]?.squares ?? []);

/** Which way a vehicle lies; a bent one counts as horizontal. */
export const lieOf = (vehicle: SetupVehicle): Orientation => orientationOf(vehicle.squares) ?? 'horizontal';

/** Squares in a line from the first, to the right or down. */
export const lineOf = ({ row, column }: Square, orientation: Orientation, length: number): Square[] =>
  Array.from({ length }, (_, i) =>
    orientation === 'horizontal' ? { row, column: column + i } : { row: row + i, column },
  );

const LABELS = 'ABCDEFGHIJKLMNOPQRSTUVWYZ';

/** The first label that nothing bears. */
export function freeLabel({ vehicles }: Setup): string {
  const taken = new Set(vehicles.map(({ label }) => label));
  const names = [...LABELS, ...[...LABELS].map((letter) => letter.toLowerCase()), ...'0123456789'];
  return names.find((label) => !taken.has(label)) ?? `v${vehicles.length}`;
}

/** Adds a vehicle; the first on an empty draft is the primary. */
export function addVehicle(draft: Setup, squares: readonly Square[]): Setup {
  const first = draft.primary.length === 0;
  const label = first && !draft.vehicles.some(({ label }) => label === 'X') ? 'X' : freeLabel(draft);
  return {
    ...draft,
    vehicles: [...draft.vehicles, { label, squares }],
    primary: first ? [draft.vehicles.length] : draft.primary,
  };
}

export const addWall = (draft: Setup, square: Square): Setup => ({
  ...draft,
  walls: [...draft.walls, square],
});

/** Takes a piece off the board. */
export function remove(draft: Setup, { kind, index }: Piece): Setup {
  if (kind === 'wall') return { ...draft, walls: draft.walls.filter((_, i) => i !== index) };
  return {
    ...draft,
    vehicles: draft.vehicles.filter((_, i) => i !== index),
    primary: draft.primary.flatMap((i) => (i === index ? [] : [i > index ? i - 1 : i])),
  };
}

const withSquares = (draft: Setup, index: number, squares: readonly Square[]): Setup => ({
  ...draft,
  vehicles: draft.vehicles.map((vehicle, i) => (i === index ? { label: vehicle.label, squares } : vehicle)),
});

/** Moves a piece over the board in any direction, over others too. */
export function shift(draft: Setup, { kind, index }: Piece, rows: number, columns: number): Setup {
  const moved = ({ row, column }: Square): Square => ({ row: row + rows, column: column + columns });
  return kind === 'wall'
    ? { ...draft, walls: draft.walls.map((wall, i) => (i === index ? moved(wall) : wall)) }
    : withSquares(draft, index, (draft.vehicles[index]?.squares ?? []).map(moved));
}

/** Exchanges rows and columns of a vehicle about its first square, and pushes it back onto the board. */
export function turn(draft: Setup, index: number): Setup {
  const vehicle = draft.vehicles[index];
  const first = vehicle && firstOf(vehicle.squares);
  if (!vehicle || !first) return draft;
  const orientation = lieOf(vehicle) === 'horizontal' ? 'vertical' : 'horizontal';
  const length = vehicle.squares.length;
  const start = {
    row: orientation === 'vertical' ? clamp(first.row, draft.height - length) : first.row,
    column: orientation === 'horizontal' ? clamp(first.column, draft.width - length) : first.column,
  };
  const turned = withSquares(draft, index, lineOf(start, orientation, length));
  // an exit that the primary no longer meets goes back to the default
  return draft.primary.includes(index) ? withoutExit(turned) : turned;
}

/** Makes a vehicle longer or shorter at its far end, or at its near one where the board ends. */
export function lengthen(draft: Setup, index: number, by: number): Setup {
  const vehicle = draft.vehicles[index];
  const first = vehicle && firstOf(vehicle.squares);
  if (!vehicle || !first) return draft;
  const orientation = lieOf(vehicle);
  const room = orientation === 'horizontal' ? draft.width : draft.height;
  const length = Math.min(room, Math.max(2, vehicle.squares.length + by));
  const start =
    orientation === 'horizontal'
      ? { row: first.row, column: clamp(first.column, draft.width - length) }
      : { row: clamp(first.row, draft.height - length), column: first.column };
  return withSquares(draft, index, lineOf(start, orientation, length));
}

export const makePrimary = (draft: Setup, index: number): Setup =>
  withoutExit({ ...draft, primary: [index] });

export const setExit = (draft: Setup, exit: Edge): Setup => ({ ...draft, exit });

/** Another size; what then lies off the board stays where it is, to be moved or deleted. */
export const resize = (draft: Setup, width: number, height: number): Setup => ({ ...draft, width, height });

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

/** The uppermost, then leftmost place where a vehicle of this length, or a wall (length 1), fits. */
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

/** Whether all of a piece lies off the board: dragged away, it is deleted. */
export const isOutside = (draft: Setup, piece: Piece): boolean =>
  squaresOfPiece(draft, piece).every(
    ({ row, column }) => row < 0 || column < 0 || row >= draft.height || column >= draft.width,
  );

/** The straight line of squares between two corners of a drag, along its longer side. */
export function lineBetween(a: Square, b: Square): Square[] {
  const rows = Math.abs(b.row - a.row);
  const columns = Math.abs(b.column - a.column);
  return columns >= rows
    ? lineOf({ row: a.row, column: Math.min(a.column, b.column) }, 'horizontal', columns + 1)
    : lineOf({ row: Math.min(a.row, b.row), column: a.column }, 'vertical', rows + 1);
}
