// What the Parquet files of an atlas say about themselves: pairs of key and value in the footer, which every reader of Parquet shows.
//
//     title    every minimal Rush Hour puzzle of 6x6 with 0 walls      licence       CC0-1.0
//     version  0.1.0                                                   rows_sha256   984d53…
import type { DuckDBConnection } from '@duckdb/node-api';
import { dataLicence, tradeName } from '@unjam/core/catalogue';
import type { AtlasSize } from '../enumerate/row-groups.ts';
import { describeSize, type Manifest } from './manifest.ts';
import type { PuzzleColumn } from './puzzle-columns.ts';
import { listOf } from './sql-paths.ts';

interface FileFacts {
  readonly manifest: Manifest;
  readonly puzzles: number;
  readonly columns: readonly PuzzleColumn[];
  /** The SHA-256 of the rows, as `exportRows` writes them as CSV. */
  readonly rows: string;
  /** Whether the file has only some of the atlas's puzzles. */
  readonly isPart?: boolean;
}

/** The pairs of a file, all as text. */
export function keyValuesOf({ manifest, puzzles, columns, rows, isPart }: FileFacts) {
  const { size, made } = manifest;
  return {
    title: `${isPart ? 'some' : 'every'} minimal Rush Hour puzzle${isPart ? 's' : ''} of ${describeSize(size)}`,
    // of the program that enumerated them; the ratings have a model of their own
    version: made?.unjam.join(', ') ?? 'unknown',
    licence: dataLicence.id,
    rights: tradeName,
    width: String(size.width),
    height: String(size.height),
    min_walls: String(size.minWalls),
    max_walls: String(size.maxWalls),
    puzzles: String(puzzles),
    rows_sha256: rows,
    columns: JSON.stringify(Object.fromEntries(columns.map(({ name, meaning }) => [name, meaning]))),
  };
}

export type KeyValues = ReturnType<typeof keyValuesOf>;

/** Pairs as the setting of DuckDB's `copy`. */
export const keyValueSetting = (pairs: Readonly<Record<string, string>>): string =>
  `kv_metadata {${Object.entries(pairs)
    .map(([key, value]) => `${key}: '${value.replaceAll("'", "''")}'`)
    .join(', ')}}`;

/** The pairs that a file has; none where another program wrote it. */
export async function keyValuesIn(
  connection: DuckDBConnection,
  file: string,
): Promise<ReadonlyMap<string, string>> {
  const answer = await connection.runAndReadAll(
    `select decode(key), decode(value) from parquet_kv_metadata(${listOf([file])})`,
  );
  return new Map(answer.getRowsJS().map(([key, value]) => [String(key), String(value)]));
}

/** The size that a file says it has; undefined if it says none. */
export const sizeIn = (said: ReadonlyMap<string, string>): AtlasSize | undefined =>
  sizeOf({
    width: said.get('width'),
    height: said.get('height'),
    minWalls: said.get('min_walls'),
    maxWalls: said.get('max_walls'),
  });

/** A size from values of any kind; undefined where they are not whole numbers. */
export function sizeOf(values: Readonly<Record<keyof AtlasSize, unknown>>): AtlasSize | undefined {
  const number = (name: keyof AtlasSize) => Number(values[name] ?? Number.NaN);
  const size = {
    width: number('width'),
    height: number('height'),
    minWalls: number('minWalls'),
    maxWalls: number('maxWalls'),
  };
  return Object.values(size).every(Number.isSafeInteger) ? size : undefined;
}
