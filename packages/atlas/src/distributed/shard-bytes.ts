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
import { at } from '@unjam/core/basics';
import { type AtlasRow, atlasRowKeys } from '../enumerate/atlas-row.ts';
import { columnName } from '../enumerate/check-rows.ts';
import type { ShardResult } from '../enumerate/shard.ts';

/** The result of one shard, as it is stored. */
export interface ShardBytes {
  /** The SHA-256 of run, shard number, counts and uncompressed rows, in hexadecimal. */
  readonly sha256: string;
  readonly bytes: Uint8Array;
  readonly puzzles: number;
  /** States in all clusters of the shard. */
  readonly states: number;
  /** States of solvable clusters that were touched. */
  readonly touched: number;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Half the size that the quickest level gives, in a twentieth of the time that the best level takes. */
const QUALITY = 5;

/** Results are unpacked up to this many times their size: real ones have a tenth of it, whatever the rows. */
const MOST_EXPANSION = 100;
const LEAST_ROOM = 4096;
/** The most bytes of a result, packed or not: those of about 200,000 puzzles. */
export const MOST_BYTES = 1 << 26;

/** Everything that the checksum of a result covers besides its rows. */
type Counted = Pick<ShardBytes, 'puzzles' | 'states' | 'touched'>;

/** The checksum of a result: of its run, its number, its counts and its rows. */
function checksum(
  run: string,
  shard: number,
  { puzzles, states, touched }: Counted,
  text: Uint8Array,
): string {
  const head = JSON.stringify({ run, shard, puzzles, states, touched });
  return createHash('sha256').update(`${head}\n`).update(text).digest('hex');
}

/** The rows of a result as a text, with its counts and its checksum. */
function describeShard(run: string, { shard, rows, touched }: ShardResult) {
  const columns = Object.fromEntries(
    atlasRowKeys.map((name) => [
      name,
      rows.map((row) => (name === 'shortestSolutions' ? `${row[name]}` : row[name])),
    ]),
  );
  const text = Buffer.from(JSON.stringify(columns));
  const states = rows.reduce((sum, row) => sum + row.states, 0);
  const counts = { puzzles: rows.length, states, touched };
  return { text, counts, sha256: checksum(run, shard, counts, text) };
}

/**
 * The checksum that the result of a shard has when it is packed.
 *
 * @param run - the name of the run
 */
export const checksumOf = (run: string, result: ShardResult): string => describeShard(run, result).sha256;

/**
 * Packs the result of a shard.
 *
 * @param run - the name of the run
 * @param result - as `runShard` gives it
 * @throws Error for a shard with more rows than a result can hold
 */
export async function packShard(run: string, result: ShardResult): Promise<ShardBytes> {
  const { text, counts, sha256 } = describeShard(run, result);
  if (text.length > MOST_BYTES) {
    throw new Error(`its rows take ${text.length} bytes, more than ${MOST_BYTES}: submit more shards`);
  }
  const bytes = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return { sha256, bytes, ...counts };
}

/**
 * Unpacks the result of a shard. Anyone who can write to the database can store anything, so the size is bounded, and
 * columns and values are checked.
 *
 * @param run - the name of the run
 * @param shard - its number, which the checksum holds
 * @param stored - as `packShard` made it, perhaps damaged
 * @throws Error where the bytes are damaged, the checksum does not hold, or a column or value is not that of a shard
 */
export async function unpackShard(run: string, shard: number, stored: ShardBytes): Promise<ShardResult> {
  const { bytes, sha256: expected, puzzles, states, touched } = stored;
  if (bytes.length > MOST_BYTES) throw new Error(`it has more than ${MOST_BYTES} bytes`);
  const maxOutputLength = Math.min(MOST_BYTES, LEAST_ROOM + MOST_EXPANSION * bytes.length);
  const text = await decompress(bytes, { maxOutputLength }).catch((thrown: unknown) => {
    const isLarge = thrown instanceof RangeError;
    throw new Error(isLarge ? `it unpacks to more than ${maxOutputLength} bytes` : 'it cannot be unpacked');
  });
  const found = checksum(run, shard, stored, text);
  if (found !== expected) throw new Error(`its SHA-256 is ${found}, not ${expected}`);
  const rows = rowsOf(text.toString(), puzzles);
  const sum = rows.reduce((all, row) => all + row.states, 0);
  if (sum !== states) throw new Error(`it has ${sum} states, not ${states}`);
  return { shard, rows, touched };
}

function rowsOf(text: string, puzzles: number): AtlasRow[] {
  let columns: unknown;
  try {
    columns = JSON.parse(text);
  } catch {
    throw new Error('it holds no JSON');
  }
  if (typeof columns !== 'object' || columns === null) throw new Error('it holds no columns');
  const found = new Map<string, unknown>(Object.entries(columns));
  const column = (name: keyof AtlasRow): readonly unknown[] => {
    const values = found.get(name);
    if (!Array.isArray(values)) throw new Error(`it has no column ${columnName(name)}`);
    if (values.length !== puzzles) {
      throw new Error(`column ${columnName(name)} has ${values.length} values, not ${puzzles}`);
    }
    return values;
  };
  const checked = <T>(name: keyof AtlasRow, expected: string, read: (value: unknown) => T | undefined): T[] =>
    column(name).map((value, index) => {
      const good = read(value);
      if (good !== undefined) return good;
      const shown = (JSON.stringify(value) ?? 'nothing').slice(0, 40);
      throw new Error(`column ${columnName(name)}, row ${index + 1}: ${shown}; expected ${expected}`);
    });
  const texts = (name: keyof AtlasRow) =>
    checked(name, 'a board', (value) => (typeof value === 'string' ? value : undefined));
  const counts = (name: keyof AtlasRow) => checked(name, 'a count', countOf);
  const canonical = texts('canonical');
  const hardest = texts('hardest');
  const moves = counts('moves');
  const hardestInSteps = texts('hardestInSteps');
  const steps = counts('steps');
  const states = counts('states');
  const histogram = checked('histogram', 'counts', (value) =>
    Array.isArray(value) && value.every((count) => countOf(count) !== undefined)
      ? value.map(Number)
      : undefined,
  );
  const vehicles = counts('vehicles');
  const cars = counts('cars');
  const trucks = counts('trucks');
  const walls = counts('walls');
  const freeCells = counts('freeCells');
  const shortestSolutions = checked('shortestSolutions', 'a count', (value) =>
    typeof value === 'string' && /^\d{1,20}$/.test(value) ? BigInt(value) : undefined,
  );
  return canonical.map((text, i) => ({
    canonical: text,
    hardest: at(hardest, i),
    moves: at(moves, i),
    hardestInSteps: at(hardestInSteps, i),
    steps: at(steps, i),
    states: at(states, i),
    histogram: at(histogram, i),
    vehicles: at(vehicles, i),
    cars: at(cars, i),
    trucks: at(trucks, i),
    walls: at(walls, i),
    freeCells: at(freeCells, i),
    shortestSolutions: at(shortestSolutions, i),
  }));
}

const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
