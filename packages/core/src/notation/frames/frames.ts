import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { formatSquare } from '../../basics/place.ts';
import { quote } from '../../basics/quote.ts';
import { ok, type Result } from '../../basics/result.ts';
import { type Board, laneLength, type State, startOf } from '../../board/board.ts';
import { type Cell, squareOf } from '../../board/cell.ts';
import { apply, labelled, type Slide, type Solution } from '../../board/moves.ts';
import { replay } from '../../board/replay.ts';
import { placeAt } from '../../text/place.ts';
import { beginningOf } from '../parts/beginning.ts';
import type { Notation, SolutionReader } from '../parts/notation.ts';
import { refuse } from '../parts/refuse.ts';
import { drawCells, type Legend, legendOf, type Picture, readPictures } from './pictures.ts';

/**
 * Every board from start to end as rows of labels, separated by an empty line: `-` is an empty cell, `x` a wall, or `#`
 * where a vehicle is labelled x. When reading, every glyph of an empty cell in the grid format is one here too, unless
 * it is a label. Source: *Functional playground: solving the Rush Hour game in Haskell*.
 */
export const framesReader: SolutionReader = {
  id: 'frames',
  recognises,
  parse,
};

export const frames: Notation = {
  ...framesReader,
  print(solution, board) {
    const legend = legendOf(board);
    if (!legend.ok) return legend;
    const played = replay(board, solution);
    if (!played.ok) return played;
    const { width, height } = board;
    const pictures = played.value.states.map((state) => {
      const cells = drawCells(board, state, legend.value);
      return Array.from({ length: height }, (_, row) =>
        cells.slice(row * width, (row + 1) * width).join(''),
      ).join('\n');
    });
    return ok(pictures.join('\n\n'));
  },
};

/**
 * Two rows of equal length; asked last, since moves may be as long as each other. Where the board is known, `drawsStart` is asked
 * first, since a row such as `-AL1` looks like a move.
 */
function recognises(text: string): boolean {
  // cells are characters, of which some take two places in a text
  const [row, next] = beginningOf(text)
    .split(/\r\n|\r|\n/, 2)
    .map((line) => [...line.trimEnd()].length);
  return row === next;
}

/** Whether a text begins with the rows of a board as it is written in frames. */
export function drawsStart(text: string, board: Board): boolean {
  const legend = legendOf(board);
  if (!legend.ok) return false;
  const rows = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/\r\n|\r|\n/, board.height);
  const first = readPictures(rows.join('\n'), board, legend.value);
  const [picture] = first.ok ? first.value : [];
  return (
    picture !== undefined &&
    firstDifference(drawCells(board, startOf(board), legend.value), picture) === undefined
  );
}

function parse(text: string, board: Board): Result<Solution, Problem> {
  const legend = legendOf(board);
  if (!legend.ok) return legend;
  const pictures = readPictures(text, board, legend.value);
  if (!pictures.ok) return pictures;
  const [first, ...rest] = pictures.value;
  if (!first) {
    return refuse({
      code: 'empty-input',
      at: { line: 1, column: 1 },
      message: 'no board',
      expected: 'the start',
    });
  }
  let state = startOf(board);
  let drawn = drawCells(board, state, legend.value);
  const wrong = firstDifference(drawn, first);
  if (wrong !== undefined) {
    return refuse({
      code: 'unexpected-character',
      at: placeAt(text, at(first.positions, wrong)),
      message: `the first board is not the start: unexpected ${quote(at(first.cells, wrong))} at ${formatSquare(squareOf(wrong, board.width))}`,
      expected: quote(at(drawn, wrong)),
    });
  }
  const moves: Slide[] = [];
  for (const picture of rest) {
    const move = moveBetween(board, state, drawn, picture, legend.value);
    if (!move) {
      const changed = firstDifference(drawn, picture) ?? 0;
      return refuse({
        code: 'unexpected-character',
        at: placeAt(text, at(picture.positions, changed)),
        message: `board ${moves.length + 2} does not follow from the one before`,
        expected: 'one vehicle at another place in its lane, and everything else unchanged',
        move: moves.length,
      });
    }
    moves.push(move);
    state = apply(state, move);
    drawn = drawCells(board, state, legend.value);
  }
  return ok(labelled(board, moves));
}

function firstDifference(drawn: readonly string[], { cells }: Picture): Cell | undefined {
  const cell = drawn.findIndex((mark, cell) => mark !== cells[cell]);
  return cell === -1 ? undefined : cell;
}

/** The slide that leads from a state to a picture; undefined if no single slide does. */
function moveBetween(
  board: Board,
  state: State,
  drawn: readonly string[],
  picture: Picture,
  legend: Legend,
): Slide | undefined {
  const changed = new Set(drawn.flatMap((mark, cell) => (mark === picture.cells[cell] ? [] : [mark])));
  for (const [index, vehicle] of board.vehicles.entries()) {
    if (!changed.has(vehicle.label)) continue;
    const offset = at(state, index);
    for (let to = 0; to + vehicle.length <= laneLength(board, vehicle); to++) {
      if (to === offset) continue;
      const move = { vehicle: index, by: to - offset };
      const next = drawCells(board, apply(state, move), legend);
      if (firstDifference(next, picture) === undefined) return move;
    }
  }
  return undefined;
}
