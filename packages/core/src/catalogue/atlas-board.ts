/*
 * Boards of an atlas as numbers: the board in one line of text, as an atlas writes it, and a whole number of a few bytes.
 * A file with a number of fixed width for each puzzle lets a reader fetch any board of hundreds of thousands by its place.
 *
 * Source: our own. Guarantee: `unpackAtlasBoard` gives the text that was packed, letter by letter, if it is a board as an
 * atlas writes it: cars of two cells, trucks of three, the primary alone on the third row.
 *
 * The cells are read row by row. Each cell that no earlier piece covers is one digit in base 6, the first cell the lowest:
 *
 *     0 free   1 wall   2 car →   3 truck →   4 car ↓   5 truck ↓
 *
 *     o B B
 *     o o C    0 2 | 0 0 4 | 2      covered: the second B, the second A, and the C in the third row
 *     A A C
 */

import { text as aText, check, checkBoard, side } from '../basics/arguments.ts';
import type { Square } from '../basics/place.ts';
import { type Board, mirror, transpose } from '../board/board.ts';
import { squareOf } from '../board/cell.ts';
import type { Setup } from '../board/setup.ts';
import { validate } from '../board/validate.ts';
import { cellsOf as cellsOfVehicle } from '../board/vehicle.ts';

const FREE = 0;
const WALL = 1;
const BASE = 6n;
/** The row of the primary, from 0. */
const PRIMARY_ROW = 2;

/**
 * A board of an atlas as a number.
 *
 * @param text - the board in one line: `o` free, `x` a wall, letters for vehicles
 * @param width - its columns
 *
 * @example
 * packAtlasBoard('EBBBEoCCEAAFDDDF', 4) // 174119n
 */
export function packAtlasBoard(text: string, width: number): bigint {
  check(text, 'text', aText);
  check(width, 'width', side);
  const digits: number[] = [];
  const covered = new Set<number>();
  for (let cell = 0; cell < text.length; cell++) {
    if (covered.has(cell)) continue;
    const letter = text.charAt(cell);
    if (letter === 'o' || letter === 'x') {
      digits.push(letter === 'x' ? WALL : FREE);
      continue;
    }
    const isHorizontal = (cell + 1) % width !== 0 && text.charAt(cell + 1) === letter;
    const by = isHorizontal ? 1 : width;
    let length = 1;
    while (text.charAt(cell + length * by) === letter) covered.add(cell + length++ * by);
    digits.push((isHorizontal ? 0 : 2) + length);
  }
  return digits.reduceRight((sum, digit) => sum * BASE + BigInt(digit), 0n);
}

interface Piece {
  readonly digit: number;
  readonly cell: number;
}

/** The board of a number that `packAtlasBoard` gave, in one line, with its letters in the order of an atlas. */
export function unpackAtlasBoard(packed: bigint, width: number, height: number): string {
  const pieces: Piece[] = [];
  const covered = new Set<number>();
  let rest = packed;
  for (let cell = 0; cell < width * height; cell++) {
    if (covered.has(cell)) continue;
    const digit = Number(rest % BASE);
    rest /= BASE;
    if (digit === FREE) continue;
    pieces.push({ digit, cell });
    for (const other of cellsOf({ digit, cell }, width)) covered.add(other);
  }
  return draw(pieces, width, height);
}

const isVertical = (digit: number): boolean => digit >= 4;

function cellsOf({ digit, cell }: Piece, width: number): number[] {
  if (digit === WALL) return [cell];
  const length = isVertical(digit) ? digit - 2 : digit;
  return Array.from({ length }, (_, i) => cell + i * (isVertical(digit) ? width : 1));
}

/**
 * Letters go to the pieces of the primary's row, to those of the other rows from the top (a wall uses up a letter too), then
 * to the vehicles of the columns from the left.
 */
function draw(pieces: readonly Piece[], width: number, height: number): string {
  const rowOf = ({ cell }: Piece): number => Math.floor(cell / width);
  const isPrimary = (piece: Piece): boolean => piece.digit === 2 && rowOf(piece) === PRIMARY_ROW;
  const rank = (piece: Piece): number => {
    if (isVertical(piece.digit)) return width * height * (1 + (piece.cell % width)) + rowOf(piece);
    return rowOf(piece) === PRIMARY_ROW ? piece.cell - width * height : piece.cell;
  };
  const cells = new Array<string>(width * height).fill('o');
  let letter = 'A'.charCodeAt(0) + 1;
  for (const piece of [...pieces].sort((a, b) => rank(a) - rank(b))) {
    const label = isPrimary(piece) ? 'A' : String.fromCharCode(letter++);
    for (const cell of cellsOf(piece, width)) cells[cell] = piece.digit === WALL ? 'x' : label;
  }
  return cells.join('');
}

/**
 * The board of a text as an atlas writes it, whose primary is A; undefined if the text is not a board.
 *
 * @param text - the board as an atlas has it
 * @param width - columns of the board
 *
 * @example
 * const puzzle = atlasBoardOf('EBBBEoCCEAAFDDDF', 4);
 * if (puzzle) console.log(primaryOf(puzzle).label); // A
 */
export function atlasBoardOf(text: string, width: number): Board | undefined {
  check(text, 'text', aText);
  check(width, 'width', side);
  const board = validate(setupOf(text, width));
  return board.ok ? board.value : undefined;
}

function setupOf(text: string, width: number): Setup {
  const pieces = new Map<string, Square[]>();
  for (const [cell, mark] of [...text].entries()) {
    const squares = pieces.get(mark) ?? [];
    squares.push(squareOf(cell, width));
    pieces.set(mark, squares);
  }
  const walls = pieces.get('x') ?? [];
  const vehicles = [...pieces].flatMap(([label, squares]) =>
    'ox'.includes(label) ? [] : [{ label, squares, primary: label === 'A' }],
  );
  return { width, height: text.length / width, vehicles, walls };
}

/**
 * A board as an atlas writes it: with the exit at the right and the primary on the third row, turned and mirrored if need be.
 *
 * @returns undefined if no turn brings the primary to the third row, or the board has vehicles that no atlas has
 */
export function atlasTextOf(board: Board): string | undefined {
  const turned = turnedForAtlas(board);
  const { width, height, vehicles, walls, primary } = turned;
  if (vehicles[primary]?.lane !== PRIMARY_ROW || vehicles[primary]?.length !== 2) return undefined;
  if (vehicles.some(({ length }) => length !== 2 && length !== 3)) return undefined;
  const pieces: Piece[] = [
    ...walls.map((cell) => ({ digit: WALL, cell })),
    ...vehicles.map((vehicle) => ({
      digit: vehicle.length + (vehicle.orientation === 'vertical' ? 2 : 0),
      cell: Math.min(...cellsOfVehicle(vehicle, width)),
    })),
  ];
  return draw(pieces, width, height);
}

/**
 * The same puzzle with the exit at the right and, where a mirror image allows it, the primary on the third row. Where the third row is
 * the middle one, a board and its mirror image are two puzzles, and the board is only turned.
 *
 * @param board - the board
 *
 * @example
 * formatBoard(turnedForAtlas(mirror(board))) // 'XXoAoooAoooooooo'
 */
export function turnedForAtlas(board: Board): Board {
  checkBoard(board);
  const sideways = board.exit === 'top' || board.exit === 'bottom' ? transpose(board) : board;
  const right = sideways.exit === 'left' ? mirror(sideways) : sideways;
  const lane = right.vehicles[right.primary]?.lane ?? 0;
  const across = right.height - 1 - lane;
  // one transposition or one mirror image so far: with another one it is a turn
  const isMirrored = board.exit === 'left' || board.exit === 'bottom';
  return across === PRIMARY_ROW && (lane !== PRIMARY_ROW || isMirrored) ? upsideDown(right) : right;
}

/** The other board of an atlas that is the same puzzle, where the third row is the middle one; undefined where it is not. */
export function twinInAtlas(board: Board): Board | undefined {
  return board.height === 2 * PRIMARY_ROW + 1 ? upsideDown(board) : undefined;
}

const upsideDown = (board: Board): Board => transpose(mirror(transpose(board)));
