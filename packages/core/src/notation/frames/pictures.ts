import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { type Board, EMPTY, occupancy, type State, vehicleAt, WALL } from '../../board/board.ts';
import { placeAt } from '../../text/place.ts';
import { unknownLabel } from '../parts/labels.ts';
import { refuse } from '../parts/refuse.ts';

const EMPTY_MARK = '-';
/** The glyphs that the grid format reads as empty cells. */
const emptyGlyphs = ['-', '.', 'o', '_', ' '];

/** The characters that pictures of a board use. */
export interface Legend {
  readonly labels: ReadonlySet<string>;
  readonly wall: string;
}

export function legendOf(board: Board): Result<Legend, Problem> {
  const labels = new Set(board.vehicles.map(({ label }) => label));
  const unfit = [...labels].find((label) => [...label].length > 1 || label === EMPTY_MARK);
  if (unfit !== undefined) {
    return err({
      code: 'not-expressible',
      message: `the label ${unfit} cannot stand on a cell of a picture`,
      at: { vehicle: unfit },
      expected: 'labels of one character other than -, or another notation',
    });
  }
  const wall = ['x', '#'].find((mark) => !labels.has(mark));
  if (wall !== undefined) return ok({ labels, wall });
  return board.walls.length === 0
    ? ok({ labels, wall: '' })
    : err({
        code: 'not-expressible',
        message: 'vehicles are labelled x and #, the marks for a wall',
        expected: 'other labels, or another notation',
      });
}

/** The character of every cell, in the order of the cells. */
export const drawCells = (board: Board, state: State, { wall }: Legend): string[] =>
  occupancy(board, state).map((piece) =>
    piece === EMPTY ? EMPTY_MARK : piece === WALL ? wall : vehicleAt(board, piece).label,
  );

/** One picture in the text: the character of each cell, and its position in the text. */
export interface Picture {
  readonly cells: readonly string[];
  readonly positions: readonly number[];
}

/** Divides a text into pictures as high as the board; empty lines stand between them and may stand before and after. */
export function readPictures(text: string, board: Board, legend: Legend): Result<Picture[], Problem> {
  const pictures: Picture[] = [];
  let cells: string[] = [];
  let positions: number[] = [];
  let afterPicture = false;
  for (const { 0: line, index } of text.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g)) {
    const row = line.replaceAll(/^\uFEFF|[\r\n]+$/g, '');
    const start = index + (line.startsWith('\uFEFF') ? 1 : 0);
    const blank = row.trim() === '';
    if (blank && (cells.length === 0 || row.length < board.width)) {
      if (cells.length === 0) {
        afterPicture = false;
        continue;
      }
      return unfinished(text, index, pictures.length, cells.length / board.width, board);
    }
    if (afterPicture) {
      const message = `board ${pictures.length} has more than ${board.height} rows`;
      return refuse({ code: 'ragged-rows', at: placeAt(text, index), message, expected: 'an empty line' });
    }
    const read = readRow(text, row, start, board, legend);
    if (!read.ok) return read;
    cells = [...cells, ...read.value.cells];
    positions = [...positions, ...read.value.positions];
    if (cells.length === board.width * board.height) {
      pictures.push({ cells, positions });
      cells = [];
      positions = [];
      afterPicture = true;
    }
  }
  return cells.length === 0
    ? ok(pictures)
    : unfinished(text, text.length, pictures.length, cells.length / board.width, board);
}

const unfinished = (text: string, position: number, before: number, rows: number, board: Board) =>
  refuse({
    code: 'unfinished',
    at: placeAt(text, position),
    message: `board ${before + 1} ends after row ${rows}`,
    expected: `${board.height} rows`,
  });

function readRow(
  text: string,
  row: string,
  start: number,
  board: Board,
  { labels, wall }: Legend,
): Result<Picture, Problem> {
  const cells: string[] = [];
  const positions: number[] = [];
  let position = start;
  for (const mark of row) {
    if (cells.length === board.width) break;
    if (labels.has(mark) || mark === wall) cells.push(mark);
    else if (emptyGlyphs.includes(mark)) cells.push(EMPTY_MARK);
    else return refuse({ at: placeAt(text, position), ...unknownLabel(mark, board) });
    positions.push(position);
    position += mark.length;
  }
  const rest = text.slice(position, start + row.length);
  if (cells.length === board.width && rest.trim() === '') return ok({ cells, positions });
  return refuse({
    code: 'ragged-rows',
    at: placeAt(text, position),
    message: rest === '' ? `a row of ${cells.length} cells` : `the row continues with ${quote(rest)}`,
    expected: `${board.width} cells`,
  });
}
