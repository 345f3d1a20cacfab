import type { DuckDBAppender } from '@duckdb/node-api';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { behindLinks } from './files.ts';
import { keyValueSetting } from './key-values.ts';
import { ParquetTable } from './parquet-table.ts';
import { type AtlasProblem, problemAt } from './problem.ts';

/** A column of a table: its values are text, whole numbers or numbers. */
export interface TableColumn {
  readonly name: string;
  readonly type: 'text' | 'integer' | 'number';
}

/** A row: a value for each column; null where there is none. */
export type TableRow = readonly (string | number | null)[];

const sqlTypes = { text: 'VARCHAR', integer: 'BIGINT', number: 'DOUBLE' } as const;

/**
 * Writes rows as a Parquet file, which appears under its name when it is whole; the same rows give the same bytes.
 *
 * @param path - of the file
 * @param columns - their names and types, in the order of the values of a row
 * @param rows - the rows, in the order of the file
 * @param pairs - what the file says about itself, as key-value metadata
 * @returns the file's SHA-256
 */
export async function writeTable(
  path: string,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  pairs: Readonly<Record<string, string>>,
): Promise<Result<string, AtlasProblem>> {
  try {
    const table = await ParquetTable.open(columns.map(({ name, type }) => [name, sqlTypes[type]]));
    try {
      await table.fill((appender) => {
        for (const row of rows) appendRow(appender, columns, row);
      });
      return ok(await table.write(behindLinks(path), 'parquet_version v2', keyValueSetting(pairs)));
    } finally {
      table.close();
    }
  } catch (thrown) {
    return err({ code: 'disk', message: problemAt(path, thrown) });
  }
}

function appendRow(appender: DuckDBAppender, columns: readonly TableColumn[], row: TableRow): void {
  for (const [index, { type }] of columns.entries()) {
    const value = row[index] ?? null;
    if (value === null) appender.appendNull();
    else if (type === 'text') appender.appendVarchar(String(value));
    else if (type === 'integer') appender.appendBigInt(BigInt(value));
    else appender.appendDouble(Number(value));
  }
  appender.endRow();
}
