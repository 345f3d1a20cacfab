import { join } from 'node:path';
import type { DuckDBListType } from '@duckdb/node-api';
import type { AtlasRow } from '../enumerate/atlas-row.ts';
import type { ShardResult } from '../enumerate/shard.ts';
import { type ShardEntry, shardFile } from './manifest.ts';
import { ParquetTable } from './parquet-table.ts';

/** The columns of the atlas: name and SQL type. AtlasRow describes them. */
export const columns = [
  ['canonical', 'VARCHAR'],
  ['hardest', 'VARCHAR'],
  ['moves', 'UTINYINT'],
  ['hardest_in_steps', 'VARCHAR'],
  ['steps', 'UTINYINT'],
  ['states', 'UINTEGER'],
  ['histogram', 'UINTEGER[]'],
  ['vehicles', 'UTINYINT'],
  ['cars', 'UTINYINT'],
  ['trucks', 'UTINYINT'],
  ['walls', 'UTINYINT'],
  ['free_cells', 'UTINYINT'],
  ['shortest_solutions', 'UBIGINT'],
] as const;

/** Writes shards as Parquet files, one at a time. The bytes of a file depend only on its rows. */
export class ShardWriter {
  readonly #table: ParquetTable;
  readonly #counts: DuckDBListType;

  private constructor(table: ParquetTable, counts: DuckDBListType) {
    this.#table = table;
    this.#counts = counts;
  }

  static async open(): Promise<ShardWriter> {
    const table = await ParquetTable.open(columns);
    const { LIST, UINTEGER } = await import('@duckdb/node-api');
    return new ShardWriter(table, LIST(UINTEGER));
  }

  /**
   * Writes a shard into a folder.
   *
   * @throws errors of the disk or the database; the folder is then unchanged, except for a temporary file
   */
  async write(folder: string, { shard, rows }: ShardResult): Promise<ShardEntry> {
    const file = shardFile(shard);
    await this.#table.fill((appender) => {
      for (const row of rows) {
        appender.appendVarchar(row.canonical);
        appender.appendVarchar(row.hardest);
        appender.appendUTinyInt(row.moves);
        appender.appendVarchar(row.hardestInSteps);
        appender.appendUTinyInt(row.steps);
        appender.appendUInteger(row.states);
        appender.appendList(row.histogram, this.#counts);
        for (const count of countsOf(row)) appender.appendUTinyInt(count);
        appender.appendUBigInt(row.shortestSolutions);
        appender.endRow();
      }
    });
    const checksum = await this.#table.write(join(folder, file), 'row_group_size 122880');
    return { shard, file, sha256: checksum, ...countsOfRows(rows) };
  }

  close(): void {
    this.#table.close();
  }
}

/** What the manifest says of the rows of a shard. */
export type Counts = Pick<ShardEntry, 'puzzles' | 'states' | 'moves' | 'steps'>;

/** The counts of a shard's rows that the manifest lists. */
export const countsOfRows = (rows: readonly AtlasRow[]): Counts => ({
  puzzles: rows.length,
  states: rows.reduce((sum, row) => sum + row.states, 0),
  moves: rows.reduce((most, row) => Math.max(most, row.moves), 0),
  steps: rows.reduce((most, row) => Math.max(most, row.steps), 0),
});

/** The first count that differs; undefined if all are equal. */
export const differingCount = (one: Counts, other: Counts): keyof Counts | undefined =>
  (['puzzles', 'states', 'moves', 'steps'] as const).find((name) => one[name] !== other[name]);

const countsOf = ({ vehicles, cars, trucks, walls, freeCells }: AtlasRow): number[] => [
  vehicles,
  cars,
  trucks,
  walls,
  freeCells,
];
