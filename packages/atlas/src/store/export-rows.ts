import { err, ok, type Result } from '@unjam/core';
import { compactText } from '@unjam/core/formats';
import type { AtlasValue, AtlasValues } from './answer-pieces.ts';
import { boardOf } from './board-text.ts';
import type { Atlas } from './open-atlas.ts';
import type { AtlasProblem } from './problem.ts';
import { columns } from './shard-writer.ts';

/** Formats of text that hold every column of an atlas. */
export const rowFormats = ['csv', 'jsonl'] as const;
export type RowFormat = (typeof rowFormats)[number];

/**
 * Writes an atlas with all columns as text, the hardest puzzle first, then by board.
 *
 * - `csv`: a header, then a line for each puzzle (RFC 4180); the histogram is a list in brackets.
 * - `jsonl`: one object a line, with `board` before the columns: the hardest board as every command reads it.
 *
 * Numbers beyond 2^53 are strings of digits in `jsonl`.
 *
 * @param where - only puzzles for which this SQL condition holds
 * @returns pieces of text, each of whole lines; a problem is the last piece
 */
export async function* exportRows(
  atlas: Atlas,
  format: RowFormat,
  where = 'true',
): AsyncGenerator<Result<string, AtlasProblem>, void> {
  const names = columns.map(([name]) => name);
  const answer = await atlas.stream(
    `select ${names.join(', ')} from puzzles where (${where}\n) order by moves desc, hardest`,
  );
  if (!answer.ok) {
    yield err(answer.error);
    return;
  }
  const { width } = atlas.manifest.size;
  const write = format === 'csv' ? csvLine : (row: AtlasValues) => jsonLine(names, row, width);
  if (format === 'csv') yield ok(`${names.join()}\n`);
  for await (const piece of answer.value.pieces) yield piece.ok ? ok(piece.value.map(write).join('')) : piece;
}

const csvLine = (row: AtlasValues): string =>
  `${row.map((value) => (Array.isArray(value) ? `"[${value.join(', ')}]"` : String(value))).join()}\n`;

function jsonLine(names: readonly string[], row: AtlasValues, width: number): string {
  const values = names.map((name, index): [string, AtlasValue] => [name, row[index] ?? null]);
  const hardest = values.find(([name]) => name === 'hardest')?.[1];
  const board = boardOf(String(hardest), width);
  const record = { ...(board && { board: compactText(board) }), ...Object.fromEntries(values) };
  return `${JSON.stringify(record, (_, value: unknown) => (typeof value === 'bigint' ? exact(value) : value))}\n`;
}

const exact = (value: bigint): number | string =>
  Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
