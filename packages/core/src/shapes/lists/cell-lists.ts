/*
 * Vehicles that are listed with all of their cells, which become their first and last cell.
 *
 *     P: 1,0 2,0 3,0      first 1,0, last 3,0
 *     Q: b1 b2            first b1, last b2
 */
import { LARGEST_SIDE } from '../../board/validate.ts';

const CELL = /^([A-P])(\d{1,2})$/i;
const SMALL_NUMBER = /^\d{1,2}$/;

/**
 * The first and the last of cells that lie side by side in one row or column, whether they are written from the first to the last or the
 * other way round; undefined for other cells.
 */
export const endsOf = (cells: readonly (readonly [string, string])[]): readonly string[] | undefined =>
  endsInOrder(cells) ?? endsInOrder([...cells].reverse());

function endsInOrder(cells: readonly (readonly [string, string])[]): readonly string[] | undefined {
  const [first, second] = cells;
  const last = cells.at(-1);
  if (!first || !second || !last) return undefined;
  const step = stepBetween(first, second);
  if (step === undefined) return undefined;
  const isLine = cells.every((cell, i) => i === 0 || stepBetween(cells[i - 1] ?? cell, cell) === step);
  return isLine ? [...first, ...last] : undefined;
}

/** Which of two numbers grows by one while the other stays. */
function stepBetween(a: readonly [string, string], b: readonly [string, string]): 0 | 1 | undefined {
  const [first, second] = [Number(b[0]) - Number(a[0]), Number(b[1]) - Number(a[1])];
  if (first === 1 && second === 0) return 0;
  return first === 0 && second === 1 ? 1 : undefined;
}

/** The column and the row of a cell such as `b4`. */
export function numbersOf(cell: string): [string, string] {
  const [, letter = 'a', number = ''] = CELL.exec(cell) ?? [];
  return [String((letter.toLowerCase().codePointAt(0) ?? 0) - 96), number];
}

/**
 * The first and the last number of cells that are counted through the rows; undefined where they do not follow each other.
 *
 * @example
 * runOf(['5', '11', '17']) // the cells below each other on 6 columns: ['5', '17']
 */
export function runOf(cells: readonly string[]): readonly [string, string] | undefined {
  const [first, second] = cells;
  const last = cells.at(-1);
  if (first === undefined || second === undefined || last === undefined) return undefined;
  if (!cells.every((cell) => /^\d{1,3}$/.test(cell))) return undefined;
  const step = Number(second) - Number(first);
  const isRun = cells.every((cell, i) => Number(cell) === Number(first) + i * step);
  return isRun && (step === 1 || (step > 3 && step <= LARGEST_SIDE)) ? [first, last] : undefined;
}

/** The fields of a record with all cells of its vehicle, with its first and last cell instead; undefined for others. */
export function withEnds(fields: readonly string[]): readonly string[] | undefined {
  const { length } = fields;
  const [label = '', first = ''] = fields;
  if (length < 3) return undefined;
  const isNamed = CELL.test(first);
  if (!isNamed && (length % 2 === 0 || !SMALL_NUMBER.test(first))) return undefined;
  const pattern = isNamed ? CELL : SMALL_NUMBER;
  for (let i = 2; i < length; i++) if (!pattern.test(fields[i] ?? '')) return undefined;
  const rest = fields.slice(1);
  if (isNamed) {
    const ends = endsOf(rest.map(numbersOf));
    // the names are kept, because small letters may count from the bottom
    return ends && [label, first, rest.at(-1) ?? ''];
  }
  const cells = Array.from({ length: rest.length / 2 }, (_, i): [string, string] => [
    rest[2 * i] ?? '',
    rest[2 * i + 1] ?? '',
  ]);
  const ends = endsOf(cells);
  return ends && [label, ...ends];
}
