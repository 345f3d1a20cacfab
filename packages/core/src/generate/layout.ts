import { checkBoard, checkParts, integer, list, object, oneOf, side } from '../basics/arguments.ts';
import { at } from '../basics/at.ts';
import { CAPITALS, DIGITS, SMALL_LETTERS } from '../basics/letters.ts';
import { type Board, EMPTY, occupancy, primaryOf } from '../board/board.ts';
import { type Cell, cellAt, squareOf } from '../board/cell.ts';
import { squaresOf } from '../board/setup.ts';
import { validate } from '../board/validate.ts';
import { cellsOf, orientations, type Vehicle } from '../board/vehicle.ts';

/** What can be removed from a board: a vehicle other than the primary, or a wall. */
export type Piece =
  | { readonly kind: 'vehicle'; readonly vehicle: Omit<Vehicle, 'label'> }
  | { readonly kind: 'wall'; readonly cell: Cell };

/** A board without labels, whose primary leaves to the right. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly primary: Omit<Vehicle, 'label'>;
  readonly pieces: readonly Piece[];
}

/** The lengths of vehicles that are put on a board. */
const LENGTHS = [2, 3] as const;

const LABELS = [...CAPITALS, ...SMALL_LETTERS, ...DIGITS];
const PRIMARY_LABEL = 'X';

/** The most vehicles that can be told apart, the primary included. */
export const MOST_VEHICLES = LABELS.length + 1;

const vehicleParts = { orientation: oneOf(orientations), lane: integer, offset: integer, length: side };

/**
 * The board of a layout, with vehicles labelled A, B, C ... from the top left and the primary X.
 *
 * @param layout - a board without labels
 *
 * @example
 * boardOfLayout(layoutOf(board)).width // 4
 */
export function boardOf(layout: Layout): Board {
  checkParts(layout, 'layout', { width: side, height: side, primary: object, pieces: list });
  const { width, height, primary, pieces } = layout;
  checkParts(primary, 'layout.primary', vehicleParts);
  for (const [index, piece] of pieces.entries()) {
    const name = `layout.pieces[${index}]`;
    checkParts(piece, name, { kind: oneOf(['vehicle', 'wall']) });
    if (piece.kind === 'wall') checkParts(piece, name, { cell: integer });
    else checkParts(piece.vehicle, `${name}.vehicle`, vehicleParts);
  }
  const squares = (vehicle: Omit<Vehicle, 'label'>) =>
    squaresOf(cellsOf({ ...vehicle, label: '' }, width), width);
  const others = pieces
    .flatMap((piece) => (piece.kind === 'vehicle' ? [piece.vehicle] : []))
    .sort((a, b) => firstCell(a, width) - firstCell(b, width));
  const result = validate({
    width,
    height,
    vehicles: [
      ...others.map((vehicle, i) => ({ label: at(LABELS, i), squares: squares(vehicle) })),
      { label: PRIMARY_LABEL, squares: squares(primary), primary: true },
    ].sort((a, b) => (a.label < b.label ? -1 : 1)),
    walls: pieces.flatMap((piece) => (piece.kind === 'wall' ? [squareOf(piece.cell, width)] : [])),
  });
  if (!result.ok) throw new TypeError(result.error.message);
  return result.value;
}

const firstCell = ({ orientation, lane, offset }: Omit<Vehicle, 'label'>, width: number): Cell =>
  orientation === 'horizontal' ? cellAt(lane, offset, width) : cellAt(offset, lane, width);

/**
 * The layout of a board.
 *
 * @param board - the board
 *
 * @example
 * layoutOf(board).pieces.length // 1
 */
export function layoutOf(board: Board): Layout {
  checkBoard(board);
  const { width, height, vehicles, walls } = board;
  return {
    width,
    height,
    primary: primaryOf(board),
    pieces: [
      ...vehicles.flatMap((vehicle, i): Piece[] =>
        i === board.primary ? [] : [{ kind: 'vehicle', vehicle }],
      ),
      ...walls.map((cell): Piece => ({ kind: 'wall', cell })),
    ],
  };
}

/** Every piece that still fits on the board; none lies in the primary's row. */
export function piecesThatFit(board: Board): { vehicles: Piece[]; walls: Piece[] } {
  const { width, height } = board;
  const row = primaryOf(board).lane;
  const grid = occupancy(board);
  const vehicles: Piece[] = [];
  const orientations = [
    { orientation: 'horizontal', lanes: height, side: width },
    { orientation: 'vertical', lanes: width, side: height },
  ] as const;
  for (const { orientation, lanes, side } of orientations) {
    for (let lane = 0; lane < lanes; lane++) {
      if (orientation === 'horizontal' && lane === row) continue;
      for (const length of LENGTHS) {
        // how many free cells in a row end here
        let free = 0;
        for (let at = 0; at < side; at++) {
          const cell = orientation === 'horizontal' ? cellAt(lane, at, width) : cellAt(at, lane, width);
          free = grid[cell] === EMPTY ? free + 1 : 0;
          if (free < length) continue;
          vehicles.push({ kind: 'vehicle', vehicle: { orientation, lane, offset: at - length + 1, length } });
        }
      }
    }
  }
  const walls = grid.flatMap((piece, cell): Piece[] =>
    piece === EMPTY && Math.floor(cell / width) !== row ? [{ kind: 'wall', cell }] : [],
  );
  return { vehicles, walls };
}
