// The file of a published atlas, opened for reading.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { err, ok, type Result } from '@unjam/core';
import { isFile, sha256 } from '../store/files.ts';
import { type AtlasProblem, firstLine } from '../store/problem.ts';
import { type Database, listOf, openDatabase, PuzzleTable, wideList } from '../store/puzzle-table.ts';
import { publishedColumns } from './columns.ts';

/**
 * Opens the file of a published atlas: the view `puzzles` has the columns of the file. If its manifest lies beside it, the file
 * is compared with the checksum there.
 *
 * @param file the path of the Parquet file
 */
export async function openPublished(file: string): Promise<Result<PuzzleTable, AtlasProblem>> {
  const expected = checksumOf(file);
  if (expected !== undefined) {
    const found = await sha256(file);
    if (found !== expected)
      return damaged(`${file} is damaged: its SHA-256 is ${found}, its manifest says ${expected}`);
  }
  try {
    const database = await openDatabase([file]);
    const missing = await missingColumn(database, file);
    if (missing !== undefined) {
      database.instance.closeSync();
      return err({
        code: 'not-an-atlas',
        message: `${file} is not a published atlas: it has no column ${missing}`,
      });
    }
    const columns = wideList(publishedColumns.map(({ name, type }) => [name, type] as const));
    await database.connection.run(
      `create view puzzles as select ${columns} from read_parquet(${listOf([file])})`,
    );
    return ok(new PuzzleTable(database));
  } catch (thrown) {
    return damaged(`${file}: ${firstLine(thrown)}`);
  }
}

const damaged = (message: string): Result<never, AtlasProblem> => err({ code: 'damaged-shard', message });

/** The checksum of a published file, from the manifest beside it; undefined if there is no manifest of this file. */
function checksumOf(file: string): string | undefined {
  const path = file.replace(/\.parquet$/, '.json');
  if (path === file || !isFile(path)) return undefined;
  try {
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    return manifest?.file === basename(file) && typeof manifest.sha256 === 'string'
      ? manifest.sha256
      : undefined;
  } catch {
    return undefined;
  }
}

/** The first column of a published atlas, with its type, that a file does not have. */
async function missingColumn({ connection }: Database, file: string): Promise<string | undefined> {
  const answer = await connection.runAndReadAll(
    `select name || ' ' || duckdb_type from parquet_schema(${listOf([file])}) where column_id > 0`,
  );
  const found = new Set(answer.getRowsJS().map(([column]) => String(column)));
  return publishedColumns.map(({ name, type }) => `${name} ${type}`).find((column) => !found.has(column));
}
