import { join } from 'node:path';
import { err, ok, type Result } from '@unjam/core';
import { finishPart, withPart } from './files.ts';
import type { Atlas } from './open-atlas.ts';
import { type AtlasProblem, problemAt } from './problem.ts';
import { columns } from './shard-writer.ts';

/** Rows that a reader takes at once: few enough to look up one length of puzzles over a network. */
const ROWS_A_GROUP = 10_240;

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/**
 * Writes an atlas as one Parquet file with all columns, the hardest puzzle first, then by board, in row groups of 10,240
 * rows. The file appears under its name when it is whole.
 *
 * @param path - of the file to write, not inside the atlas
 * @param where - only puzzles for which this SQL condition holds
 * @returns how many puzzles were written
 */
export async function exportParquet(
  atlas: Atlas,
  path: string,
  where = 'true',
): Promise<Result<number, AtlasProblem>> {
  // the condition must be one that the atlas itself answers
  const counted = await atlas.query(`select count(*)::double from puzzles where (${where}\n)`);
  if (!counted.ok) return counted;
  const shards = atlas.manifest.finished.map(({ file }) => text(join(atlas.folder, file)));
  const names = columns.map(([name]) => name).join(', ');
  const { DuckDBInstance } = await import('@duckdb/node-api');
  const instance = await DuckDBInstance.create(':memory:', { preserve_insertion_order: 'true' });
  const connection = await instance.connect();
  try {
    await withPart(path, async (part) => {
      // nothing but the shards can be read, and nothing but the new file written
      await connection.run("set temp_directory = ''");
      await connection.run(`set allowed_paths = [${[...shards, text(part)].join(', ')}]`);
      await connection.run('set enable_external_access = false');
      await connection.run(
        `create view puzzles as select ${names}, hardest as board, hardest_in_steps as board_in_steps
         from read_parquet([${shards.join(', ')}])`,
      );
      await connection.run('set lock_configuration = true');
      await connection.run(
        `copy (select ${names} from puzzles where (${where}\n) order by moves desc, hardest)
         to ${text(part)} (format parquet, compression zstd, row_group_size ${ROWS_A_GROUP})`,
      );
      finishPart(part, path);
    });
    return ok(Number(counted.value.rows[0]?.[0]));
  } catch (thrown) {
    return err({ code: 'bad-query', message: problemAt(path, thrown) });
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
