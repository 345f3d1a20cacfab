import { createHash } from 'node:crypto';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { exportRows, HARDEST_FIRST } from './export-rows.ts';
import { behindLinks, finishPart, withPart } from './files.ts';
import { registerAtlasId } from './id-function.ts';
import { keyValueSetting, keyValuesOf } from './key-values.ts';
import { totalsOf } from './manifest.ts';
import { type AtlasProblem, problemAt } from './problem.ts';
import type { PuzzleColumn } from './puzzle-columns.ts';
import type { PuzzleTable } from './puzzle-table.ts';
import { allowedList, pathText } from './sql-paths.ts';

/** Rows that a reader takes at once: few enough to look up one length of puzzles over a network. */
const ROWS_A_GROUP = 10_240;

/**
 * Writes an atlas as one Parquet file with all columns, the hardest puzzle first, then by board, in row groups of 10,240
 * rows. The file appears under its name when it is whole. It says its size, its licence, the meaning of its columns and the digest
 * of its rows, and `openPublished` opens it.
 *
 * @param atlas - the table of an open atlas
 * @param path - of the file to write, not inside the atlas
 * @param where - only puzzles for which this SQL condition holds
 * @returns how many puzzles were written
 */
export async function exportParquet(
  atlas: PuzzleTable,
  path: string,
  where = 'true',
): Promise<Result<number, AtlasProblem>> {
  let file: string;
  try {
    file = behindLinks(path);
  } catch (thrown) {
    return err({ code: 'disk', message: problemAt(path, thrown) });
  }
  // the condition must be one that the atlas itself answers
  const counted = await atlas.query(`select count(*)::double from puzzles where (${where}\n)`);
  if (!counted.ok) return counted;
  const rows = await rowsDigest(atlas, where);
  if (!rows.ok) return rows;
  const { view, manifest } = atlas;
  const puzzles = Number(counted.value.rows[0]?.[0]);
  const isPart = puzzles < totalsOf(manifest).puzzles;
  const facts = keyValuesOf({ manifest, puzzles, columns: view.columns, rows: rows.value, isPart });
  const { DuckDBInstance } = await import('@duckdb/node-api');
  const instance = await DuckDBInstance.create(':memory:', { preserve_insertion_order: 'true' });
  const connection = await instance.connect();
  try {
    await registerAtlasId(connection, manifest.size.width);
    await withPart(file, async (part) => {
      // nothing but the files of the atlas can be read, and nothing but the new file written
      await connection.run("set temp_directory = ''");
      await connection.run(`set allowed_paths = ${allowedList([...view.files, part])}`);
      await connection.run('set enable_external_access = false');
      await connection.run(`create view puzzles as ${view.sql}`);
      await connection.run('set lock_configuration = true');
      const list = view.columns.map(narrowed).join(', ');
      await connection.run(
        `copy (select ${list} from (select * from puzzles where (${where}\n) order by ${HARDEST_FIRST}))
         to ${pathText(part)}
         (format parquet, compression zstd, row_group_size ${ROWS_A_GROUP}, ${keyValueSetting(facts)})`,
      );
      finishPart(part, file);
    });
    return ok(puzzles);
  } catch (thrown) {
    return err({ code: 'disk', message: problemAt(path, thrown) });
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** A column of the view with its type in files. */
const narrowed = ({ name, type }: PuzzleColumn): string =>
  name === 'themes' ? `coalesce(array_to_string(themes, ' '), '') as themes` : `${name}::${type} as ${name}`;

/** The SHA-256 of the rows as `exportRows` writes them as CSV. */
export async function rowsDigest(
  atlas: PuzzleTable,
  where = 'true',
  columns: readonly PuzzleColumn[] = atlas.view.columns,
): Promise<Result<string, AtlasProblem>> {
  const hash = createHash('sha256');
  for await (const piece of exportRows(atlas, 'csv', where, columns)) {
    if (!piece.ok) return piece;
    hash.update(piece.value);
  }
  return ok(hash.digest('hex'));
}
