/*
 * The board as it is drawn again after each move, which says nothing that the moves do not say.
 *
 *     Step 1: A left 1
 *     AA...Q                as many lines as the board has rows, each with a cell for each column
 *     .....QK               one of them may have a mark of the exit beside it
 *     …
 */
import { at } from '../../basics/at.ts';
import { type Board, isSolved, occupancy } from '../../board/board.ts';
import type { Solution } from '../../board/moves.ts';
import { replay } from '../../board/replay.ts';
import { placeAt } from '../../text/place.ts';
import { type Labels, labelsOf } from '../parts/labels.ts';

const EMPTY = new Set(['.', '-', '_', '·', '0', '*']);
const WALLS: readonly string[] = ['x', '#'];
/** What may stand around a row and between its cells. */
const AROUND = /[\s|│┃║]/gu;

/** A state that is drawn: its first line, and its rows, each a cell for each column. */
interface DrawnState {
  readonly line: number;
  readonly rows: readonly (readonly string[])[];
}

/** The text with blanks in the place of such lines. */
export function withoutDrawnStates(text: string, board: Board): string {
  const lines = text.split('\n');
  for (const { line, rows } of statesIn(lines, board))
    for (let i = line; i < line + rows.length; i++) lines[i] = ' '.repeat((lines[i] ?? '').length);
  return lines.join('\n');
}

/** Whether some lines of a text draw the board. */
export const hasDrawnStates = (text: string, board: Board): boolean =>
  statesIn(text.split('\n'), board).length > 0;

/**
 * In words: `the board in line 2 is not what the moves above it lead to`. Undefined where no drawn state contradicts the moves, or these
 * are illegal, which says enough.
 */
export function contradictedBoard(
  { solution, ends }: { readonly solution: Solution; readonly ends: readonly number[] },
  text: string,
  board: Board,
): string | undefined {
  const drawn = statesIn(text.split('\n'), board);
  if (drawn.length === 0) return undefined;
  const played = replay(board, solution);
  if (!played.ok) return undefined;
  const { states } = played.value;
  const lines = ends.map((end) => placeAt(text, end).line - 1);
  const labels = labelsOf(board);
  const wrong = drawn.find(({ line, rows }) => {
    const state = at(states, Math.min(lines.filter((end) => end < line).length, states.length - 1));
    const cells = occupancy(board, state);
    const isGone = isSolved(board, state);
    return rows.flat().some((glyph, cell) => {
      const vehicle = at(cells, cell);
      const fits = vehicle < 0 ? !labels.has(glyph) : labels.get(glyph)?.includes(vehicle);
      // a car that has left need not be drawn
      return !fits && !(isGone && vehicle === board.primary && !labels.has(glyph));
    });
  });
  return wrong && `the board in line ${wrong.line + 1} is not what the moves above it lead to`;
}

/**
 * The states alone, as frames on the lines where they stand, without what is said between them: `Step 1`. Undefined for fewer than two
 * states, where nothing else stands there, and where a part of what is said looks like another state.
 */
export function drawnStatesAlone(text: string, board: Board): string | undefined {
  const lines = text.split('\n');
  const states = statesIn(lines, board);
  const drawn = new Map(
    states.flatMap(({ line, rows }) => rows.map((cells, i) => [line + i, cells] as const)),
  );
  const said = lines.map((line, i) => (drawn.has(i) ? '' : line.trim()));
  if (states.length < 2 || said.every((line) => line === '') || drawsMore(said, board)) return undefined;
  const labels = labelsOf(board);
  const frame = (cells: readonly string[]) =>
    cells.map((glyph) => (labels.has(glyph) ? glyph : '-')).join('');
  return lines.map((_, i) => frame(drawn.get(i) ?? [])).join('\n');
}

/**
 * Whether some lines look like a state that is not whole or has another size: they have only cells, with a vehicle and an empty cell
 * among them. One line alone has as many cells as the board has columns.
 */
function drawsMore(lines: readonly string[], board: Board): boolean {
  const labels = labelsOf(board);
  const rows = lines.map((line) => {
    const cells = [...line.replace(AROUND, '')];
    return cells.length > 1 && cells.every((glyph) => isCell(glyph, labels, board)) ? cells : [];
  });
  return rows.some((row, i) => {
    const below = rows[i + 1] ?? [];
    const cells = [...row, ...below];
    const areRows = row.length === board.width || (row.length > 0 && below.length > 0);
    return areRows && cells.some((glyph) => labels.has(glyph)) && cells.some((glyph) => EMPTY.has(glyph));
  });
}

const isCell = (glyph: string, labels: Labels, board: Board): boolean =>
  labels.has(glyph) || EMPTY.has(glyph) || (board.walls.length > 0 && WALLS.includes(glyph));

function statesIn(lines: readonly string[], board: Board): DrawnState[] {
  const labels = labelsOf(board);
  const cellsIn = (line = ''): string[] | undefined => {
    const all = [...line.replace(AROUND, '')];
    const cells = all.length === board.width + 1 ? withoutMark(all, labels) : all;
    return cells.length === board.width && cells.every((glyph) => isCell(glyph, labels, board))
      ? cells
      : undefined;
  };
  const states: DrawnState[] = [];
  for (let line = 0; line < lines.length; ) {
    const rows: string[][] = [];
    for (let cells = cellsIn(lines[line]); cells; cells = cellsIn(lines[line + rows.length]))
      rows.push(cells);
    // fewer or more rows may be moves
    if (rows.length === board.height && rows.some((row) => row.some((glyph) => EMPTY.has(glyph))))
      states.push({ line, rows });
    line += Math.max(rows.length, 1);
  }
  return states;
}

/** The cells of a row without the letter or the sign beside it that is no vehicle and marks the exit. */
function withoutMark(cells: readonly string[], labels: Labels): string[] {
  const isMark = (cell: string | undefined) =>
    cell !== undefined && !labels.has(cell) && /^[\p{L}<>=@←→]$/u.test(cell);
  return isMark(cells.at(-1)) ? cells.slice(0, -1) : isMark(cells[0]) ? cells.slice(1) : [...cells];
}
