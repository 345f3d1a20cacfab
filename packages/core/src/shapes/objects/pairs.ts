// A cell as a pair of numbers: `(4, 2)`, or in one word as Prolog has it, `4/2`.
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
  const [first, second] = value.kind === 'array' ? value.items : [];
  const textOf = (item: Value | undefined) => (item?.kind === 'scalar' ? item.text : '');
  return [textOf(first), textOf(second)];
}
