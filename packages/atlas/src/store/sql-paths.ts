// Paths as DuckDB takes them: of these files, whatever their names.
//
// By itself DuckDB takes a name for a pattern ([ab], *, ?), for the home of the user (~), for an address (file:) or for a value of
// a column (the folder moves=7), and would read or write other files.
import { isAbsolute } from 'node:path';

/** A path that is neither below the home of the user nor an address. */
const plain = (path: string): string => (!isAbsolute(path) && /^~|^\w+:/.test(path) ? `./${path}` : path);

/**
 * A pattern that one path alone matches. DuckDB takes a backslash in a pattern for a slash, so it finds no file whose path has one
 * and one of these characters, where a backslash is part of a name.
 */
const pattern = (path: string): string => plain(path).replace(/[[*?]/g, '[$&]');

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const listed = (texts: readonly string[]): string => `[${texts.map(quoted).join(', ')}]`;

/** The path of a file that is written. */
export const pathText = (path: string): string => quoted(plain(path));

/** A list of files that are read. */
export const listOf = (paths: readonly string[]): string => listed(paths.map(pattern));

/** The rows of Parquet files. */
export const rowsOf = (paths: readonly string[]): string =>
  `read_parquet(${listOf(paths)}, hive_partitioning = false)`;

/** A list of files for `allowed_paths`, which is compared with a pattern, and then with the files that match it. */
export const allowedList = (paths: readonly string[]): string =>
  listed([...new Set(paths.flatMap((path) => [plain(path), pattern(path)]))]);
