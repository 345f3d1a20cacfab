// Ranges of whole numbers: as a caller writes them, and what is wrong with one.
import { check, checkParts, type Kind, number } from '../basics/arguments.ts';
import type { Problem } from '../basics/errors.ts';

/** A range of whole numbers, both ends included. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/**
 * A span as a caller may write it: `20`, `[20, 25]` or `{ least: 20, most: 25 }`; 20 or more is `[20, Infinity]` or `{ least: 20 }`, and
 * 25 or fewer `[0, 25]` or `{ most: 25 }`.
 */
export type SpanLike =
  | number
  | { readonly least: number; readonly most?: number }
  | { readonly least?: number; readonly most: number }
  | readonly [least: number, most: number];

/** Any whole number from 0 up; its end is that of every open range. */
export const ANY: Span = { least: 0, most: Number.MAX_SAFE_INTEGER };

/**
 * A number or a range with both its ends.
 *
 * @param range - as a caller writes it; undefined for none
 * @returns undefined for none
 *
 * @example
 * spanOf([10, 25]) // { least: 10, most: 25 }
 */
export function spanOf(range: SpanLike | undefined): Span | undefined {
  if (range === undefined) return range;
  check(range, 'range', span);
  const [least, most] = endsOf(range) as readonly [number, number];
  return { least, most: Math.min(most, ANY.most) };
}

/** A number or a range, as in `SpanLike`. */
export const span: Kind = (value) => {
  const ends = endsOf(value);
  return (
    !(ends.length === 2 && ends.every((end) => typeof end === 'number')) &&
    'a number such as 20, or a range such as [20, 25], { least: 20 } or { most: 25 }'
  );
};

/** Both ends of a number or a range; not two numbers for anything else, such as an object with a key that a range does not have. */
function endsOf(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value, value];
  if (Array.isArray(value)) return value;
  const { least, most, ...others } = Object(value);
  const none = (least ?? most) === undefined || Object.keys(others).length > 0;
  return none ? [] : [least ?? 0, most ?? Infinity];
}

/**
 * Whether a number is in a range, its ends included.
 *
 * @param value - a measure of a board
 * @param span - the range, both ends included
 *
 * @example
 * isWithin(20, { least: 10, most: 25 }) // true
 */
export function isWithin(value: number, span: Span): boolean {
  check(value, 'value', number);
  checkParts(span, 'span', { least: number, most: number });
  return value >= span.least && value <= span.most;
}

/** What is wrong with a number or a range, and what was expected. */
export type SpanProblem = Pick<Problem, 'message' | 'expected'>;

/** The problem with a range of a measure that goes from 0 to `to`. An open end, ANY.most, is always allowed. */
export function spanProblem(what: string, { least, most }: Span, to: number): SpanProblem | undefined {
  const found = most === ANY.most ? `${least} or more` : `${least}..${most}`;
  const fits = (value: number) => Number.isInteger(value) && value >= 0 && value <= to;
  if (!fits(least) || !(fits(most) || most === ANY.most)) {
    const range = to === ANY.most ? '0 up' : `0 to ${to}`;
    return { message: `${what}: ${found}`, expected: `whole numbers from ${range}` };
  }
  if (least > most)
    return { message: `${what}: ${found} runs backwards`, expected: `${what}: ${most}..${least}` };
  return undefined;
}
