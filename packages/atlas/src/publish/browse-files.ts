// Writes the two files beside a published atlas that let a reader answer without loading all of it: the index, with a byte for
// each puzzle and column, and the records, with the board of each puzzle at a place that follows from its number.
// core/catalogue/atlas-files.ts says what is in them.
//
// Source: our own. Guarantee: the same rows give the same bytes.
//
//     moves 3 3 4   vehicles 5 7 6   …      the index: each column is one piece of the file, compressed
//     board rating states | board …         the records: puzzle i begins at i × the length of a record
import { statSync } from 'node:fs';
import {
  type AtlasRecord,
  type AtlasRecordLayout,
  atlasByteColumns,
  atlasIndexColumns,
  atlasThemeColumn,
  packAtlasBoard,
  packedBytes,
  statesClass,
  writeAtlasRecord,
} from '@unjam/core/catalogue';
import { themes } from '@unjam/core/difficulty';
import type { AtlasSize } from '../enumerate/row-groups.ts';
import type { AtlasValues } from '../store/answer-pieces.ts';
import { sha256, writePart } from '../store/files.ts';
import { ParquetTable } from '../store/parquet-table.ts';
import { publishedColumns } from '../store/puzzle-columns.ts';
import { type FileFacts, footerBytes, type Summary } from './published-manifest.ts';

/** The place of a published column in a row. */
const place = (name: string): number => publishedColumns.findIndex((column) => column.name === name);
const places = {
  board: place('board'),
  moves: place('moves'),
  steps: place('steps'),
  states: place('states'),
  vehicles: place('vehicles'),
  trucks: place('trucks'),
  walls: place('walls'),
  rating: place('rating'),
  themes: place('themes'),
};

/** Collects the rows of a published atlas and writes the files for browsing. */
export class BrowseFiles {
  readonly #size: AtlasSize;
  readonly #columns: ReadonlyMap<string, Uint8Array>;
  readonly #records: AtlasRecord[] = [];
  #boardBytes = 1;

  /** @param puzzles - how many rows will be added */
  constructor(size: AtlasSize, puzzles: number) {
    this.#size = size;
    const isByte = (name: string): boolean => atlasByteColumns.some((column) => column === name);
    this.#columns = new Map(
      atlasIndexColumns.map((name) => [
        name,
        new Uint8Array(isByte(name) ? puzzles : Math.ceil(puzzles / 8)),
      ]),
    );
  }

  /** Adds a puzzle: its values in the order of `publishedColumns`. */
  add(values: AtlasValues): void {
    const row = this.#records.length;
    const number = (name: keyof typeof places): number => Number(values[places[name]]);
    const rating = number('rating');
    const states = number('states');
    const bytes = {
      moves: number('moves'),
      steps: number('steps'),
      vehicles: number('vehicles'),
      trucks: number('trucks'),
      walls: number('walls'),
      rating_fives: Math.floor(rating / 5),
      rating_rest: rating % 5,
      states: statesClass(states),
    };
    for (const name of atlasByteColumns) this.#column(name)[row] = bytes[name];
    const own = String(values[places.themes]).split(' ');
    for (const { id } of themes) {
      const bits = this.#column(atlasThemeColumn(id));
      if (own.includes(id)) bits[row >> 3] = (bits[row >> 3] ?? 0) | (1 << (row & 7));
    }
    const board = String(values[places.board]);
    this.#boardBytes = Math.max(this.#boardBytes, packedBytes(packAtlasBoard(board, this.#size.width)));
    this.#records.push({ board, rating, states });
  }

  /** How the records are laid out, once all puzzles were added. */
  get layout(): AtlasRecordLayout {
    const { width, height } = this.#size;
    return { width, height, boardBytes: this.#boardBytes };
  }

  /** The counts from which the charts of all puzzles are drawn. */
  summary(): Summary {
    const moves = this.#column('moves');
    const vehicles = this.#column('vehicles');
    const counts = new Map<number, number>();
    const ratings = new Array<number>(101).fill(0);
    for (const [row, { rating }] of this.#records.entries()) {
      const key = 256 * (moves[row] ?? 0) + (vehicles[row] ?? 0);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      ratings[rating] = (ratings[rating] ?? 0) + 1;
    }
    const byMovesAndVehicles = [...counts]
      .sort(([a], [b]) => a - b)
      .map(([key, count]): [number, number, number] => [key >> 8, key & 255, count]);
    return { byMovesAndVehicles, ratings };
  }

  /**
   * Writes both files under temporary paths.
   *
   * @throws FileError for errors of the disk or the database
   */
  async write(parts: { readonly index: string; readonly records: string }): Promise<{
    readonly index: FileFacts & { readonly footerBytes: number };
    readonly records: FileFacts;
  }> {
    const table = await ParquetTable.open(atlasIndexColumns.map((name) => [name, 'BLOB']));
    try {
      await table.fill((appender) => {
        for (const name of atlasIndexColumns) appender.appendBlob(this.#column(name));
        appender.endRow();
      });
      const indexSha = await table.writePart(parts.index, 'parquet_version v2', 'compression_level 19');
      writePart(parts.records, this.#recordPieces());
      return {
        index: { ...factsOf(parts.index, indexSha), footerBytes: footerBytes(parts.index) },
        records: factsOf(parts.records, await sha256(parts.records)),
      };
    } finally {
      table.close();
    }
  }

  *#recordPieces(): Generator<Uint8Array> {
    const { layout } = this;
    const PIECE = 4096;
    for (let from = 0; from < this.#records.length; from += PIECE) {
      const piece = this.#records.slice(from, from + PIECE).map((record) => writeAtlasRecord(record, layout));
      yield Buffer.concat(piece);
    }
  }

  #column(name: string): Uint8Array {
    const column = this.#columns.get(name);
    if (!column) throw new TypeError(`the index has no column ${name}`);
    return column;
  }
}

const factsOf = (part: string, sha256: string): FileFacts => ({ bytes: statSync(part).size, sha256 });
