// The rows of the Parquet file of an atlas, compared with the digest that the file itself states: most damage leaves a file that
// can be read. docs/atlas.md says what the digest is of: the rows as `unjam atlas export FILE --format csv` writes them.
import { createHash } from 'node:crypto';
import { at } from '@unjam/core/basics';
import { type Compressors, type FileMetaData, parquetRead } from 'hyparquet';

const ROWS_A_PIECE = 4096;

/** What is wrong with the rows; undefined where nothing is, and where the file states no digest. */
export async function wrongRows(
  file: ArrayBuffer,
  metadata: FileMetaData,
  compressors: Compressors,
): Promise<string | undefined> {
  const said = new Map((metadata.key_value_metadata ?? []).map(({ key, value }) => [key, value]));
  const [expected, meanings] = [said.get('rows_sha256'), said.get('columns')];
  if (expected === undefined || meanings === undefined) return undefined;
  const names = Object.keys(JSON.parse(meanings));
  const cells = new Map<string, unknown[]>(names.map((name) => [name, []]));
  await parquetRead({
    file,
    metadata,
    columns: names,
    compressors,
    onChunk: ({ columnName, columnData, rowStart }) => {
      const column = cells.get(columnName) ?? [];
      for (let row = 0; row < columnData.length; row++) column[rowStart + row] = columnData[row];
    },
  });
  const columns = [...cells.values()];
  const moves = (cells.get('moves') ?? []).map(Number);
  const boards = (cells.get('board') ?? []).map(String);
  const order = Array.from(moves.keys()).sort(
    (a, b) => at(moves, b) - at(moves, a) || (at(boards, a) < at(boards, b) ? -1 : 1),
  );
  const hash = createHash('sha256').update(`${names.join()}\n`);
  for (let first = 0; first < order.length; first += ROWS_A_PIECE) {
    const rows = order.slice(first, first + ROWS_A_PIECE);
    hash.update(rows.map((row) => `${columns.map((column) => textOf(column[row])).join()}\n`).join(''));
  }
  const found = hash.digest('hex');
  return found === expected ? undefined : `the SHA-256 of its rows is ${found}, the file says ${expected}`;
}

const textOf = (value: unknown): string => (Array.isArray(value) ? `"[${value.join(', ')}]"` : String(value));
