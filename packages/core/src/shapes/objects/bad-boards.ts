/*
 * Values in which nothing was found, beside others like them that are boards: each is a board with a mistake, and must not vanish.
 *
 *     [["AA..", ".XX."], ["AA..", "XX"], 7]      the second is a bad board; 7 may be anything
 */
import { LARGEST_SIDE } from '../../board/validate.ts';
import { type Found, isRead } from '../parts/candidate.ts';
import type { Value } from '../values/value.ts';

/**
 * What was found in values. A string without a board that has as many short lines as one that draws a board is a bad board: a mistake in it
 * must not make it vanish.
 */
export function withBadDrawings(values: readonly Value[], found: readonly (readonly Found[])[]): Found[] {
  const heights = values.map((value) => (isText(value) ? heightOf(value.text) : 0));
  const drawn = new Set(heights.filter((height, i) => height > 0 && found[i]?.some(isRead)));
  return values.flatMap((value, i) =>
    found[i]?.length === 0 && drawn.has(heights[i] ?? 0) ? [noBoard(value)] : (found[i] ?? []),
  );
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
    return own.length === 0 && kinds.has(kindOf(value)) ? [noBoard(value)] : own;
  });
}

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
