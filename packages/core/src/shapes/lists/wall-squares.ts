/*
 * Walls that a text names beside its vehicles, by the numbers of their squares. What the numbers count is said by the list of
 * the vehicles: the same order of row and column, from 0 or from 1.
 *
 *     "walls": [[1, 4]]                  row 1, column 4, where the vehicles have rows before columns
 *     "obstacles": [{"x": 4, "y": 1}]    column 4, row 1
 *     "walls": [3, 24]                   cells 3 and 24
 */
import type { Square } from '../../basics/place.ts';
import type { WallNumbers } from '../parts/matrix.ts';
import type { Value } from '../values/value.ts';
import type { Layout } from './layouts.ts';

/** The walls on a board; undefined where a number is none of a square on it. */
export function wallSquares(
  walls: readonly WallNumbers[],
  { start, base }: Layout,
  width: number,
  height: number,
): Square[] | undefined {
  const isColumnFirst = start.kind === 'square' && start.column.index < start.row.index;
  const isTurned = start.kind === 'square' && /^x$/i.test(start.row.column.heading ?? '');
  const squares = walls.map((wall): Square => {
    if (wall.kind === 'cell') {
      const cell = wall.cell - base;
      return { row: Math.floor(cell / width), column: ((cell % width) + width) % width };
    }
    if (wall.kind === 'named') {
      const [row, column] = wall.isXY && isTurned ? [wall.column, wall.row] : [wall.row, wall.column];
      return { row: row - base, column: column - base };
    }
    const [row, column] = isColumnFirst ? [wall.second, wall.first] : [wall.first, wall.second];
    return { row: row - base, column: column - base };
  });
  const isOn = ({ row, column }: Square) => row >= 0 && column >= 0 && row < height && column < width;
  return squares.every(isOn) ? squares : undefined;
}

const NUMBER = /^-?\d{1,3}$/;
const numberOf = (value: Value | undefined): number | undefined =>
  value?.kind === 'scalar' && NUMBER.test(value.text) ? Number(value.text) : undefined;

/** The walls in the values behind a key such as `walls`; undefined where they say something else. */
export function wallsIn(value: Value): WallNumbers[] | undefined {
  if (value.kind === 'scalar') return value.text.trim() === '' ? [] : undefined;
  if (value.kind !== 'array') return undefined;
  const numbers = value.items.map(numberOf);
  if (value.items.length > 0 && numbers.every((number) => number !== undefined)) {
    // two numbers that are no cells beyond the second row may be one square as well
    const isPair = numbers.length === 2 && numbers.every((number) => number < 16);
    return isPair ? undefined : numbers.map((cell) => ({ kind: 'cell', cell }));
  }
  const walls = value.items.map(wallIn);
  return walls.every((wall) => wall !== undefined) ? walls : undefined;
}

function wallIn(value: Value): WallNumbers | undefined {
  if (value.kind === 'scalar') return pairOf(/^\(?\s*(\d{1,2})\s*[,; ]\s*(\d{1,2})\s*\)?$/.exec(value.text));
  if (value.kind === 'array') {
    const [first, second] = value.items.map(numberOf);
    return value.items.length === 2 && first !== undefined && second !== undefined
      ? { kind: 'pair', first, second }
      : undefined;
  }
  const entries = value.entries.filter(([name]) => !/^(?:id|type|kind|name|colou?r|#1)$/i.test(name));
  const [only] = entries;
  if (entries.length === 1 && only && only[1].kind !== 'scalar') return wallIn(only[1]);
  if (entries.length !== 2) return undefined;
  const named = (pattern: RegExp) => numberOf(entries.find(([name]) => pattern.test(name))?.[1]);
  const [row, column] = [named(/^(?:row|r)$/i), named(/^(?:column|col|c)$/i)];
  if (row !== undefined && column !== undefined) return { kind: 'named', row, column, isXY: false };
  const [x, y] = [named(/^x$/i), named(/^y$/i)];
  return x !== undefined && y !== undefined ? { kind: 'named', row: y, column: x, isXY: true } : undefined;
}

const pairOf = (match: RegExpExecArray | null): WallNumbers | undefined =>
  match ? { kind: 'pair', first: Number(match[1]), second: Number(match[2]) } : undefined;

const WALL_LINE =
  /^\s*(?:walls?|obstacles?|blocked(?: cells?)?|barriers?|stones?|rocks?)\b\s*(?:at|on|is|are|[:=])?\s*(.*)$/i;

/** The walls that a line of a text names; undefined for other lines, an empty array for numbers that are none. */
export function wallsInLine(text: string): WallNumbers[] | undefined {
  const rest = WALL_LINE.exec(text)?.[1];
  if (rest === undefined || !/\d/.test(rest)) return undefined;
  const pairs = rest.split(/[)\];]+\s*,?\s*|\s{2,}/).filter((part) => part.trim() !== '');
  const found = pairs.map((part) => pairOf(/^[([\s]*(\d{1,2})\s*[,\s]\s*(\d{1,2})\s*$/.exec(part)));
  return found.every((wall) => wall !== undefined) ? found : [];
}
