import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { relabelPrimary } from '@unjam/core/board';
import { compactText } from '@unjam/core/formats';
import type { AtlasValue, AtlasValues } from './answer-pieces.ts';
import { boardOf } from './board-text.ts';
import type { AtlasProblem } from './problem.ts';
import type { PuzzleColumn } from './puzzle-columns.ts';
import type { PuzzleTable } from './puzzle-table.ts';

/** Formats of text that hold every column of an atlas. */
export const rowFormats = ['csv', 'jsonl'] as const;
export type RowFormat = (typeof rowFormats)[number];

/** The order of exported puzzles: the hardest first, then by board. */
export const HARDEST_FIRST = 'moves desc, board';

/**
 * Writes an atlas with all columns as text, the hardest puzzle first, then by board.
 *
 * - `csv`: a header, then a line for each puzzle (RFC 4180); the histogram is a list in brackets, themes are separated by spaces.
 * - `jsonl`: one object a line with the columns as keys. On boards that are not square `board` is written as every command reads it.
 *
 * Numbers beyond 2^53 are strings of digits in `jsonl`.
 *
 * @param atlas - the table of an open atlas
 * @param format - `csv` or `jsonl`
 * @param where - only puzzles for which this SQL condition holds
 * @param columns - only these; default: all that the table has
 * @returns pieces of text, each of whole lines; a problem is the last piece
 */
export async function* exportRows(
  atlas: PuzzleTable,
  format: RowFormat,
  where = 'true',
  columns: readonly PuzzleColumn[] = atlas.view.columns,
): AsyncGenerator<Result<string, AtlasProblem>, void> {
  const names = columns.map(({ name }) => name);
  const asked = format === 'csv' ? csvLine(names) : names.join(', ');
  const answer = await atlas.stream(
    `select ${asked} from puzzles where (${where}\n) order by ${HARDEST_FIRST}`,
  );
  if (!answer.ok) {
    yield err(answer.error);
    return;
  }
  const { size } = atlas.manifest;
  const write =
    format === 'csv'
      ? ([line]: AtlasValues) => `${line}\n`
      : (row: AtlasValues) => jsonLine(names, row, size.width, size.width === size.height);
  if (format === 'csv') yield ok(`${names.join()}\n`);
  for await (const piece of answer.value.pieces) yield piece.ok ? ok(piece.value.map(write).join('')) : piece;
}

/** A line of CSV as SQL: the database writes it in half the time. No text of an atlas has a comma. */
const csvLine = (names: readonly string[]): string =>
  names
    .map((name) => {
      if (name === 'themes') return `coalesce(array_to_string(themes, ' '), '')`;
      return name === 'histogram' ? `'"' || histogram::varchar || '"'` : `${name}::varchar`;
    })
    .join(` || ',' || `);

function jsonLine(names: readonly string[], row: AtlasValues, width: number, isSquare: boolean): string {
  const values = names.map((name, index): [string, AtlasValue] => {
    const value = row[index] ?? null;
    if (name === 'themes') return [name, value ?? []];
    return [name, name === 'board' && !isSquare ? withRows(String(value), width) : value];
  });
  return `${JSON.stringify(Object.fromEntries(values), (_, value: unknown) => (typeof value === 'bigint' ? exact(value) : value))}\n`;
}

/**
 * A board as every command reads it: one line does not say how many columns a board has that is not square. Rows between slashes
 * do, but in them the red car is X.
 */
function withRows(text: string, width: number): string {
  const board = boardOf(text, width);
  if (!board) return text;
  const named = relabelPrimary(board, 'X');
  return compactText(named.ok ? named.value : board);
}

const exact = (value: bigint): number | string =>
  Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
