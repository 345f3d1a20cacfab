/*
 * Boards as the labels of a grid that is numbered with its border, each with its cells or with a call that counts them, as the
 * rows that they are:
 *
 *     (('@', (31,)), ('*', (26, 27)), ('Y', (14, 22, 30)), ('|', (0, 1, …)))        | | | | | | | |
 *     N = 8                                                                         | . . . . . Y |
 *     grid((('*', locs(26, 2)), ('Y', locs(14, 3, N))))                             | . * * . . Y @
 *
 * The call goes on by one cell, or by its third number; it says nothing of the border, which goes around all, with the exit on the
 * right in the middle.
 */
import { greatestOf } from '../../basics/many.ts';

const NUMBERS = String.raw`\(\s*((?:\d{1,3}\s*,\s*){0,80}\d{1,3})\s*,?\s*\)`;
const COUNTED = String.raw`(?:locs|locations)\(\s*(\d{1,3})\s*,\s*(\d{1,2})\s*(?:,\s*(\w{1,8})\s*)?\)`;
const ENTRY = new RegExp(String.raw`[([]\s*(["'])(.)\1\s*,\s*(?:${COUNTED}|${NUMBERS})\s*[)\]]`, 'g');
const MAY_BE = /\b(?:locs|locations)\(|["']\|["']\s*,\s*\(/;
const [WALL, EXIT] = ['|', '@'];
const LEAST_SIDE = 5;
const MOST_SIDE = 18;

type Cells = Map<string, readonly number[]>;

/** The rows of the boards in such a text; undefined where some entry is not understood. */
export function numberedCells(text: string): string | undefined {
  if (!MAY_BE.test(text)) return undefined;
  const [, stated] = /\bN\s*=(?:\s*\w+\s*=)?\s*(\d{1,2})\b/.exec(text) ?? [];
  const boards: Cells[] = [];
  const entries = [...text.matchAll(ENTRY)];
  const [step, ...others] = new Set(entries.flatMap(([, , , , , by]) => (by === undefined ? [] : by)));
  const side = Number(stated ?? (others.length === 0 ? step : undefined));
  for (const [, , label = '', first, count, given, listed] of entries) {
    if (boards.length === 0 || boards.at(-1)?.has(label)) boards.push(new Map());
    const by = given === undefined ? 1 : Number(/^\d+$/.test(given) ? given : stated);
    const cells = listed
      ? listed.split(',').map(Number)
      : Array.from({ length: Number(count) }, (_, i) => Number(first) + i * by);
    if (cells.some(Number.isNaN)) return undefined;
    boards.at(-1)?.set(label, cells);
  }
  // a vehicle that is written in another way would be left out
  const left = text.replace(ENTRY, '');
  if (/["'].["']\s*,\s*[([\w]/.test(left) || MAY_BE.test(left.replace(/def\s.*/g, ''))) return undefined;
  const drawn = boards.map((board) => rowsOf(board, side));
  return drawn.length > 0 && drawn.every((rows) => rows !== undefined) ? drawn.join('\n\n') : undefined;
}

function rowsOf(board: Cells, side: number): string | undefined {
  const border = board.get(WALL);
  const width = border ? border.findIndex((cell, i) => cell !== i) - 1 : side;
  if (!width || width < LEAST_SIDE || width > MOST_SIDE) return undefined;
  const height = border ? (greatestOf(border) + 1) / width : width;
  if (!Number.isInteger(height) || board.size < 2) return undefined;
  const cells = Array.from({ length: width * height }, (_, i) =>
    !border && isOutside(i, width, height) ? WALL : '.',
  );
  const exit = board.has(EXIT) || border ? [] : [[EXIT, [(width * height) / 2 - 1]] as const];
  for (const [label, numbers] of [...board, ...exit])
    for (const cell of numbers) {
      const isFree = cells[cell] === '.' || (cells[cell] === WALL && label === EXIT);
      if (!isFree && !(label === WALL && cells[cell] === EXIT)) return undefined;
      cells[cell] = label;
    }
  return Array.from({ length: height }, (_, row) =>
    cells.slice(row * width, (row + 1) * width).join(' '),
  ).join('\n');
}

const isOutside = (cell: number, width: number, height: number): boolean =>
  cell < width || cell >= width * (height - 1) || cell % width === 0 || cell % width === width - 1;
