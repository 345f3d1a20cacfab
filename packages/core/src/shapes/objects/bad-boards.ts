/*
 * Values in which nothing was found, beside others like them that are boards: each is a board with a mistake, and must not vanish.
 *
 *     [["AA..", ".XX."], ["AA..", "XX"], 7]      the second is a bad board; 7 may be anything
 */
import { LARGEST_SIDE } from '../../board/validate.ts';
import { type Found, isRead } from '../parts/candidate.ts';
import type { Value } from '../values/value.ts';

/**
 * What was found in values. A string without a board that has as many short lines as one that draws a board is a bad board, and so is an
 * array of as many rows, most of them as long as there: a mistake in it must not make it vanish.
 */
export function withBadDrawings(values: readonly Value[], found: readonly (readonly Found[])[]): Found[] {
  const sizes = values.map(sizeOf);
  const drawn = new Set(sizes.filter((size, i) => size !== undefined && found[i]?.some(isRead)));
  return values.flatMap((value, i) =>
    found[i]?.length === 0 && drawn.has(sizes[i]) ? [noBoard(value)] : (found[i] ?? []),
  );
}

/** What drawings of one size have in common; undefined for what draws nothing. */
function sizeOf(value: Value): string | undefined {
  if (isText(value)) {
    const height = heightOf(value.text);
    return height > 0 ? `${height} lines` : undefined;
  }
  if (value.kind !== 'array' || value.items.length < LEAST_ROWS) return undefined;
  const lengths = value.items.map((item) => (isText(item) ? item.text.length : 0));
  const [usual, count] = mostOf(lengths);
  return usual > 0 && count > lengths.length / 2 ? `${lengths.length} rows of ${usual}` : undefined;
}

/** Fewer strings are no rows of a board. */
const LEAST_ROWS = 3;

/** The number that occurs most often, and how often. */
function mostOf(numbers: readonly number[]): [number, number] {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
}

/** The number of lines from the first to the last that is not blank; 0 for a text with a line that is too long for a row. */
function heightOf(text: string): number {
  const lines = text.split('\n');
  const written = lines.map((line) => line.trim() !== '');
  return lines.some((line) => line.length > LONGEST_ROW)
    ? 0
    : written.lastIndexOf(true) - written.indexOf(true) + 1;
}

/** Twice as many characters as a row of the largest board has cells. */
const LONGEST_ROW = 2 * LARGEST_SIDE;

/** What was found in values of one pack: one in which nothing was found is a bad board, if another of its kind is one. */
export function withBad(values: readonly Value[], found: readonly (readonly Found[])[]): Found[] {
  const kinds = new Set(values.flatMap((value, i) => (found[i]?.some(isRead) ? [kindOf(value)] : [])));
  return values.flatMap((value, i) => {
    const own = found[i] ?? [];
    const isBad = own.length === 0 && kinds.has(kindOf(value)) && !areLabels(value, values);
    return isBad ? [noBoard(value)] : own;
  });
}

/** Whether a list has each vehicle of the rows beside it by its name, as a call that solves them is given: `[[a, a], [x, x]], [a, x]`. */
function areLabels(list: Value, values: readonly Value[]): boolean {
  const labels = textsIn(list);
  if (new Set(labels).size !== labels.length) return false;
  return values.some((rows) => {
    const cells = rows.kind === 'array' ? new Set(rows.items.flatMap(textsIn)) : new Set();
    return rows !== list && labels.length > 0 && labels.every((label) => cells.has(label));
  });
}

/** The texts of a list of texts; none of another one. */
const textsIn = (list: Value): readonly string[] =>
  list.kind === 'array' && list.items.every(({ kind }) => kind === 'scalar')
    ? list.items.map((item) => (item.kind === 'scalar' ? item.text : ''))
    : [];

/** What a value may be; values of one kind beside each other are boards of one pack. */
export const kindOf = (value: Value): string =>
  value.kind !== 'scalar'
    ? value.kind
    : value.text.includes('\n') || value.text.length > 24
      ? 'rows'
      : 'text';

/** The keys of an object, which boards of one pack have in common. */
export const keysOf = (value: Value | undefined): string =>
  value?.kind === 'object' ? value.entries.map(([name]) => name).join('\n') : '';

/** A value among boards that is none, and not like one. */
export const noBoard = (value: Value, name?: string): Found => ({
  line: value.at.line,
  ...(name !== undefined && { name }),
  looksLike: 'one of several boards',
  candidates: [],
  almost: {
    says: '',
    cost: 20,
    problem: {
      code: 'unknown-format',
      message: 'nothing in it draws a board or lists its vehicles',
      expected: 'a board, as the others',
      at: { text: value.at },
    },
  },
});

/** Whether a value is a text between quotes. */
export const isText = (value: Value): value is Value & { kind: 'scalar' } =>
  value.kind === 'scalar' && value.quoted;
