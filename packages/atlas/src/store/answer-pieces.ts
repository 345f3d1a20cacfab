// The rows of an answer as plain values, a piece at a time, so that a long answer takes little memory.
import type { DuckDBDataChunk, DuckDBResult, JSDuckDBValueConverter } from '@duckdb/node-api';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { type AtlasProblem, firstLine } from './problem.ts';

/**
 * A value of a query's answer: integers of 64 bits and more are bigint, dates and times ISO 8601, bytes hexadecimal,
 * lists arrays, structures objects.
 */
export type AtlasValue =
  | null
  | boolean
  | number
  | bigint
  | string
  | readonly AtlasValue[]
  | { readonly [key: string]: AtlasValue };

export type AtlasValues = readonly AtlasValue[];

/** A statement that the database does not accept or cannot carry out. */
export const badQuery = (message: string): Result<never, AtlasProblem> => err({ code: 'bad-query', message });

/** The most rows, and about the most characters, of one piece, so that long rows come a few at a time. */
const MOST_ROWS = 2048;
const MOST_TEXT = 1 << 22;
/** Rows of one slice of a vector. A vector keeps every text that it has given; what a slice keeps goes with the slice. */
const SLICE = 32;

/** The rows in their order, up to two thousand at once. A problem is always the last piece. */
export async function* piecesOf(
  result: DuckDBResult,
): AsyncGenerator<Result<readonly AtlasValues[], AtlasProblem>, void> {
  try {
    const { JSDuckDBValueConverter } = await import('@duckdb/node-api');
    let rows: AtlasValues[] = [];
    let text = 0;
    for await (const chunk of result) {
      for (let begin = 0; begin < chunk.rowCount; begin += SLICE) {
        const count = Math.min(SLICE, chunk.rowCount - begin);
        for (const values of rowsOf(chunk, begin, count, JSDuckDBValueConverter)) {
          rows.push(values);
          for (const value of values) if (typeof value === 'string') text += value.length;
          if (rows.length < MOST_ROWS && text < MOST_TEXT) continue;
          yield ok(rows);
          rows = [];
          text = 0;
        }
      }
      if (rows.length > 0) yield ok(rows);
      rows = [];
      text = 0;
    }
  } catch (thrown) {
    yield badQuery(firstLine(thrown));
  }
}

/** Some rows of a chunk, one after the other. */
function* rowsOf(
  chunk: DuckDBDataChunk,
  begin: number,
  count: number,
  convert: typeof JSDuckDBValueConverter,
): Generator<AtlasValues> {
  const vectors = Array.from({ length: chunk.columnCount }, (_, column) =>
    chunk.getColumnVector(column).slice(begin, count),
  );
  for (let row = 0; row < count; row++) {
    yield vectors.map((vector) => plain(convert(vector.getItem(row), vector.type, convert)));
  }
}

/** A value of the database without the library's classes. */
function plain(value: unknown): AtlasValue {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}
