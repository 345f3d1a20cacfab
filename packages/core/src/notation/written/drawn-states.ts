/*
 * The board as it is drawn again after each move, which says nothing that the moves do not say.
 *
 *     Step 1: A left 1
 *     AA...Q                as many lines as the board has rows, each with a cell for each column
 *     .....Q
 *     …
 */
import type { Board } from '../../board/board.ts';
import { labelsOf } from '../parts/labels.ts';

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

/**
 * The states alone, as frames on the lines where they stand, without what is said between them: `Step 1`. Undefined for fewer than two
 * states, and where nothing else stands there.
 */
export function drawnStatesAlone(text: string, board: Board): string | undefined {
  const lines = text.split('\n');
  const states = statesIn(lines, board);
  const drawn = new Map(
    states.flatMap(({ line, rows }) => rows.map((cells, i) => [line + i, cells] as const)),
  );
  const isSaid = lines.some((line, i) => !drawn.has(i) && line.trim() !== '');
  if (states.length < 2 || !isSaid) return undefined;
  const labels = labelsOf(board);
  const frame = (cells: readonly string[]) =>
    cells.map((glyph) => (labels.has(glyph) ? glyph : '-')).join('');
  return lines.map((_, i) => frame(drawn.get(i) ?? [])).join('\n');
}

function statesIn(lines: readonly string[], board: Board): DrawnState[] {
  const labels = labelsOf(board);
  const isCell = (glyph: string): boolean =>
    labels.has(glyph) || EMPTY.has(glyph) || (board.walls.length > 0 && WALLS.includes(glyph));
  const cellsIn = (line = ''): string[] | undefined => {
    const cells = [...line.replace(AROUND, '')];
    return cells.length === board.width && cells.every(isCell) ? cells : undefined;
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
