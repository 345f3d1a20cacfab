// Reads a published atlas: columns of its index, records by their places, and details that only the published table has. Each
// part is fetched once, and only when it is needed.

import { type AtlasRecord, readAtlasRecord } from '@unjam/core/catalogue';
import { decompress } from 'fzstd';
import { type Compressors, type FileMetaData, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import type { PublishedAtlas } from './published.ts';
import { type ReadableFile, ReadingProblem } from './remote-file.ts';

/** Records that are at most so many bytes apart are fetched together. */
const GAP = 256;

const compressors: Compressors = { ZSTD: (bytes) => decompress(bytes) };

/** A puzzle in a list. */
export interface ListedPuzzle extends AtlasRecord {
  readonly row: number;
}

/** The details of a puzzle that only the published table has. */
export interface PuzzleDetails {
  readonly id: string;
  readonly moves: number;
  readonly steps: number;
  readonly shortestSolutions: string;
  readonly themes: readonly string[];
}

export interface AtlasFiles {
  readonly table: ReadableFile;
  readonly index: ReadableFile;
  readonly records: ReadableFile;
}

export class AtlasReader {
  readonly atlas: PublishedAtlas;
  readonly #files: AtlasFiles;
  readonly #columns = new Map<string, Promise<Uint8Array>>();
  readonly #records = new Map<number, ListedPuzzle>();
  readonly #footers = new Map<ReadableFile, Promise<FileMetaData>>();

  constructor(atlas: PublishedAtlas, files: AtlasFiles) {
    this.atlas = atlas;
    this.#files = files;
  }

  /** Columns of the index, by their names. */
  async columns(names: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const read = names.map(async (name) => [name, await this.#column(name)] as const);
    return new Map(await Promise.all(read));
  }

  #column(name: string): Promise<Uint8Array> {
    const known = this.#columns.get(name);
    if (known) return known;
    const column = this.#read('index', [name], 0).then((row) => {
      const value = row[name];
      // themes have a bit for each puzzle
      const length = name.startsWith('theme_') ? Math.ceil(this.atlas.puzzles / 8) : this.atlas.puzzles;
      if (value instanceof Uint8Array && value.length === length) return value;
      throw new ReadingProblem('damaged', `${this.atlas.index.name} is damaged: its column ${name}`);
    });
    this.#columns.set(name, column);
    column.catch(() => this.#columns.delete(name));
    return column;
  }

  /** Puzzles by their rows, in the order of `rows`. */
  async puzzles(rows: readonly number[]): Promise<readonly ListedPuzzle[]> {
    const missing = [...new Set(rows)].filter((row) => !this.#records.has(row)).sort((a, b) => a - b);
    await Promise.all(this.#runs(missing).map((run) => this.#fetchRun(run)));
    return rows.map((row) => this.#records.get(row) ?? this.#damaged(this.atlas.records.name));
  }

  /** Rows near each other, first and last of each run. */
  #runs(rows: readonly number[]): { first: number; last: number }[] {
    const runs: { first: number; last: number }[] = [];
    for (const row of rows) {
      const run = runs.at(-1);
      if (run && (row - run.last) * this.atlas.records.recordBytes <= GAP) run.last = row;
      else runs.push({ first: row, last: row });
    }
    return runs;
  }

  async #fetchRun({ first, last }: { first: number; last: number }): Promise<void> {
    const { recordBytes, boardBytes } = this.atlas.records;
    const { width, height } = this.atlas.size;
    const bytes = new Uint8Array(
      await this.#files.records.slice(first * recordBytes, (last + 1) * recordBytes),
    );
    for (let row = first; row <= last; row++) {
      const from = (row - first) * recordBytes;
      const record = readAtlasRecord(bytes.subarray(from, from + recordBytes), { width, height, boardBytes });
      this.#records.set(row, { ...record, row });
    }
  }

  /** The details of a puzzle, from the published table. */
  async details(row: number): Promise<PuzzleDetails> {
    const columns = ['id', 'moves', 'steps', 'shortest_solutions', 'themes'];
    const found = await this.#read('table', columns, row);
    return {
      id: String(found.id),
      moves: Number(found.moves),
      steps: Number(found.steps),
      shortestSolutions: String(found.shortest_solutions),
      themes: String(found.themes).split(' ').filter(Boolean),
    };
  }

  /** One row of a Parquet file. */
  async #read(name: 'index' | 'table', columns: string[], row: number): Promise<Record<string, unknown>> {
    const file = this.#files[name];
    try {
      const rows = await parquetReadObjects({
        file,
        metadata: await this.#footer(name),
        compressors,
        columns,
        rowStart: row,
        rowEnd: row + 1,
        // the index has bytes, not text
        utf8: name === 'table',
      });
      return rows[0] ?? this.#damaged(this.atlas[name].name);
    } catch (thrown) {
      if (thrown instanceof ReadingProblem) throw thrown;
      throw new ReadingProblem('damaged', `${this.atlas[name].name} is damaged: ${String(thrown)}`);
    }
  }

  #footer(name: 'index' | 'table'): Promise<FileMetaData> {
    const file = this.#files[name];
    const known = this.#footers.get(file);
    if (known) return known;
    const footer = parquetMetadataAsync(file, { initialFetchSize: this.atlas[name].footerBytes });
    this.#footers.set(file, footer);
    footer.catch(() => this.#footers.delete(file));
    return footer;
  }

  #damaged(name: string): never {
    throw new ReadingProblem('damaged', `${name} is damaged: a puzzle is missing`);
  }
}
