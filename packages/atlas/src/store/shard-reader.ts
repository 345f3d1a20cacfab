import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { type AtlasRow, atlasRowKeys } from '../enumerate/atlas-row.ts';
import { columnName } from '../enumerate/check-rows.ts';
import { type Counts, columns } from './shard-writer.ts';
import { rowsOf } from './sql-paths.ts';

/** Reads the rows of shards. */
export class ShardReader {
  readonly #instance: DuckDBInstance;
  readonly #connection: DuckDBConnection;

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection) {
    this.#instance = instance;
    this.#connection = connection;
  }

  static async open(): Promise<ShardReader> {
    const { DuckDBInstance } = await import('@duckdb/node-api');
    const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
    return new ShardReader(instance, await instance.connect());
  }

  /**
   * Reads one shard.
   *
   * @param path - a Parquet file
   * @throws Error for a file that cannot be read, has other columns than a shard, or lacks a value
   */
  async read(path: string): Promise<AtlasRow[]> {
    const file = rowsOf([path]);
    const found = await this.#connection.runAndReadAll(`describe select * from ${file}`);
    const wrong = wrongColumns(found.getRowsJS().map(([name, type]) => `${name} ${type}`));
    if (wrong !== undefined) throw new Error(wrong);
    const answer = await this.#connection.runAndReadAll(`select * from ${file}`);
    return answer.getRowsJS().map(rowOf);
  }

  /**
   * Counts the rows of one shard, without reading all of them.
   *
   * @param path - a Parquet file
   * @throws Error for a file that cannot be read
   */
  async counts(path: string): Promise<Counts> {
    const answer = await this.#connection.runAndReadAll(
      `select count(*)::double, coalesce(sum(states), 0)::double, coalesce(max(moves), 0)::double,
         coalesce(max(steps), 0)::double from ${rowsOf([path])}`,
    );
    const [puzzles, states, moves, steps] = (answer.getRowsJS()[0]?.map(Number) ?? []) as number[];
    return { puzzles: puzzles ?? 0, states: states ?? 0, moves: moves ?? 0, steps: steps ?? 0 };
  }

  close(): void {
    this.#connection.closeSync();
    this.#instance.closeSync();
  }
}

/**
 * The problem with the columns of a file.
 *
 * @param found - name and type of each
 * @returns a sentence, or undefined if they are the columns of a shard
 */
function wrongColumns(found: readonly string[]): string | undefined {
  const expected = columns.map((column) => column.join(' '));
  const missing = expected.find((column) => !found.includes(column));
  if (missing !== undefined) return `it has no column ${missing}`;
  const more = found.find((column) => !expected.includes(column));
  return more === undefined ? undefined : `it has a column ${more}, which no shard has`;
}

function rowOf(values: readonly unknown[], index: number): AtlasRow {
  const value = (key: keyof AtlasRow): unknown => values[atlasRowKeys.indexOf(key)];
  const wrong = (key: keyof AtlasRow, expected: string) =>
    new Error(`row ${index + 1}: ${columnName(key)} is ${String(value(key))}; expected ${expected}`);
  const text = (key: keyof AtlasRow): string => {
    const found = value(key);
    if (typeof found !== 'string') throw wrong(key, 'a board');
    return found;
  };
  const count = (key: keyof AtlasRow): number => {
    const found = value(key);
    if (typeof found !== 'number') throw wrong(key, 'a count');
    return found;
  };
  const histogram = value('histogram');
  if (!Array.isArray(histogram) || !histogram.every((states) => typeof states === 'number')) {
    throw wrong('histogram', 'counts');
  }
  const shortestSolutions = value('shortestSolutions');
  if (typeof shortestSolutions !== 'bigint') throw wrong('shortestSolutions', 'a count');
  return {
    canonical: text('canonical'),
    hardest: text('hardest'),
    moves: count('moves'),
    hardestInSteps: text('hardestInSteps'),
    steps: count('steps'),
    states: count('states'),
    histogram,
    vehicles: count('vehicles'),
    cars: count('cars'),
    trucks: count('trucks'),
    walls: count('walls'),
    freeCells: count('freeCells'),
    shortestSolutions,
  };
}
