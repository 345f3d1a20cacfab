// A cell as a pair of numbers: `(4, 2)`, in one word as Prolog has it, `4/2`, or with names, `{ x: 2, y: 4 }`.
import type { Value } from '../values/value.ts';

const WORD_OF_TWO = /^(\d{1,2})\/(\d{1,2})$/;

export const isPair = (value: Value): boolean =>
  (value.kind === 'scalar' && WORD_OF_TWO.test(value.text)) ||
  (value.kind === 'array' &&
    value.items.length === 2 &&
    value.items.every((item) => item.kind === 'scalar' && /^\d{1,2}$/.test(item.text)));

export function pairOf(value: Value): [string, string] {
  const [, one, other] = value.kind === 'scalar' ? (WORD_OF_TWO.exec(value.text) ?? []) : [];
  if (one !== undefined && other !== undefined) return [one, other];
  const [first, second] =
    value.kind === 'array' ? value.items : value.kind === 'object' ? value.entries.map(([, one]) => one) : [];
  const textOf = (item: Value | undefined) => (item?.kind === 'scalar' ? item.text : '');
  return [textOf(first), textOf(second)];
}

/** The names of the two numbers of a cell, `x` and `y`; undefined for a value that does not name them. */
export function namesOfPair(value: Value): readonly [string, string] | undefined {
  if (value.kind !== 'object' || value.entries.length !== 2) return undefined;
  const areNumbers = value.entries.every(([, one]) => one.kind === 'scalar' && /^\d{1,2}$/.test(one.text));
  const [first = '', second = ''] = value.entries.map(([name]) => name);
  const isCell = NAMES.some(([one, other]) => one.test(first) && other.test(second));
  return areNumbers && isCell ? [first, second] : undefined;
}

const [ROW, COLUMN] = [/^(?:r|row|y)$/i, /^(?:c|col|column|x)$/i];
const NAMES = [
  [ROW, COLUMN],
  [COLUMN, ROW],
] as const;
