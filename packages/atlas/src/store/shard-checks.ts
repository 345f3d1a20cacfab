// Whether the file of a shard is the one that the manifest lists, and has the columns of a shard.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { isFile, sha256 } from './files.ts';
import type { ShardEntry } from './manifest.ts';
import type { AtlasProblem } from './problem.ts';
import { columns } from './shard-writer.ts';
import { listOf } from './sql-paths.ts';

/** The problem with the file of a shard that is missing or has a wrong checksum. */
export async function damageOf(
  folder: string,
  { file, sha256: expected }: ShardEntry,
): Promise<AtlasProblem | undefined> {
  const path = join(folder, file);
  if (!existsSync(path)) {
    return { code: 'missing-shard', message: `${path} is missing: build again to restore it` };
  }
  if (!isFile(path)) return { code: 'damaged-shard', message: `${path} is not a regular file` };
  const found = await sha256(path);
  if (found === expected) return undefined;
  const sums = `its SHA-256 is ${found}, the manifest says ${expected}`;
  return { code: 'damaged-shard', message: `${path} is damaged: ${sums}` };
}

/** The schema that a Parquet file of a shard must have. */
const schema = columns.flatMap(([name, type]) =>
  type === 'UINTEGER[]' ? [name, 'list', 'element UINTEGER'] : [`${name} ${type}`],
);

/**
 * The problem with the first of some Parquet files that does not have the columns of a shard, or has rows without a
 * value.
 */
export async function wrongFile(
  connection: DuckDBConnection,
  files: readonly string[],
): Promise<string | undefined> {
  const list = listOf(files);
  const schemas = await connection.runAndReadAll(
    `select file_name, list(name || coalesce(' ' || duckdb_type, '') order by column_id)
     from parquet_schema(${list}) where column_id > 0 group by file_name order by file_name`,
  );
  for (const [file, found] of schemas.getRowsJS()) {
    const names = Array.isArray(found) ? found.map(String) : [];
    const at = schema.findIndex((name, i) => name !== names[i]);
    if (at < 0 && names.length === schema.length) continue;
    const column = names[at < 0 ? schema.length : at] ?? 'nothing';
    return `${String(file)} is not a shard: its columns have ${column} where a shard has ${schema[at] ?? 'no more'}`;
  }
  const nulls = await connection.runAndReadAll(
    `select file_name, path_in_schema from parquet_metadata(${list}) where coalesce(stats_null_count, 1) > 0 limit 1`,
  );
  const [row] = nulls.getRowsJS();
  return row && `${String(row[0])} is not a shard: ${String(row[1])} has no value in some rows`;
}
