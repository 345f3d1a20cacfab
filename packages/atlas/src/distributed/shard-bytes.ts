// A shard's result as it is stored in the database: its rows as columns of JSON, compressed.
//
//     [{ moves: 7, states: 16 }, { moves: 6, states: 20 }]   ->   { "moves": [7, 6], "states": [16, 20] }
//
// The values of a column are alike, so columns compress better than rows: to 27 bytes a puzzle of 6×6, three quarters of
// the Parquet file. Results are stored as rows rather than as Parquet, so that `collect` writes the same files as a local
// build.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { AtlasRow } from '../enumerate/atlas-row.ts';
import type { ShardResult } from '../local/shard.ts';

/** The result of one shard, as it is stored. */
export interface ShardBytes {
  /** The SHA-256 of the columns before compression, in hexadecimal: the same rows have the same. */
  readonly sha256: string;
  readonly bytes: Uint8Array;
  readonly puzzles: number;
  /** States in all clusters of the shard. */
  readonly states: number;
  /** States of solvable clusters that were touched. */
  readonly touched: number;
}

/** All columns; the type makes sure that none is missing. */
const names: Readonly<Record<keyof AtlasRow, true>> = {
  canonical: true,
  hardest: true,
  moves: true,
  hardestInSteps: true,
  steps: true,
  states: true,
  histogram: true,
  vehicles: true,
  cars: true,
  trucks: true,
  walls: true,
  freeCells: true,
  shortestSolutions: true,
};
const columnNames = Object.keys(names) as (keyof AtlasRow)[];

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Half the size that the quickest level gives, in a twentieth of the time that the best level takes. */
const QUALITY = 5;

export async function packShard({ rows, touched }: ShardResult): Promise<ShardBytes> {
  const columns = Object.fromEntries(
    columnNames.map((name) => [
      name,
      rows.map((row) => (name === 'shortestSolutions' ? `${row[name]}` : row[name])),
    ]),
  );
  const text = Buffer.from(JSON.stringify(columns));
  return {
    sha256: sha256(text),
    bytes: await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    puzzles: rows.length,
    states: rows.reduce((sum, row) => sum + row.states, 0),
    touched,
  };
}

/** Throws where the bytes are damaged: where they do not give what the checksum and the number of puzzles say. */
export async function unpackShard(
  shard: number,
  { bytes, sha256: expected, puzzles, touched }: ShardBytes,
): Promise<ShardResult> {
  const text = await decompress(bytes);
  if (sha256(text) !== expected) throw new Error(`its SHA-256 is ${sha256(text)}, not ${expected}`);
  const columns = JSON.parse(text.toString()) as Record<string, readonly unknown[]>;
  const rows = Array.from({ length: puzzles }, (_, at) => {
    const row = Object.fromEntries(columnNames.map((name) => [name, columns[name]?.[at]]));
    return { ...row, shortestSolutions: BigInt(row.shortestSolutions as string) } as unknown as AtlasRow;
  });
  return { shard, rows, touched };
}

const sha256 = (text: Uint8Array): string => createHash('sha256').update(text).digest('hex');
