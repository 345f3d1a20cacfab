// The manifest of a published atlas: what a reader needs before it reads the other files. It has their lengths, so that a
// reader can ask for parts of them at once.
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import {
  type AtlasRecordLayout,
  atlasIndexColumns,
  atlasManifestMark,
  atlasRecordBytes,
  publishedAtlasVersion,
} from '@unjam/core/catalogue';
import { type Manifest, totalsOf } from '../store/manifest.ts';
import { FileError } from '../store/problem.ts';
import { publishedColumns } from '../store/puzzle-columns.ts';

export interface FileFacts {
  readonly bytes: number;
  readonly sha256: string;
}

interface PublishedFile extends FileFacts {
  readonly name: string;
}

/** Counts of all puzzles. */
export interface Summary {
  /** Moves, vehicles, and how many puzzles have so many; ascending. */
  readonly byMovesAndVehicles: readonly (readonly [moves: number, vehicles: number, puzzles: number])[];
  /** How many puzzles have each rating from 0 to 100. */
  readonly ratings: readonly number[];
}

interface PublishedFacts {
  readonly manifest: Manifest;
  readonly model: string;
  readonly rowGroup: number;
  readonly file: PublishedFile & { readonly footerBytes: number };
  readonly index: PublishedFile & { readonly footerBytes: number };
  readonly records: PublishedFile;
  readonly layout: AtlasRecordLayout;
  readonly summary: Summary;
}

/** The manifest as text. */
export function publishedManifest({
  manifest,
  model,
  rowGroup,
  file: { name, ...file },
  index,
  records,
  layout,
  summary,
}: PublishedFacts): string {
  const { puzzles, states, moves, steps } = totalsOf(manifest);
  const value = {
    ...atlasManifestMark,
    version: publishedAtlasVersion,
    file: name,
    ...file,
    puzzles,
    states,
    hardest: { moves, steps },
    size: manifest.size,
    rowGroup,
    ratings: model,
    made: manifest.made,
    // how many shards were enumerated again, not which
    verified: manifest.verified?.map((one) => ({ ...one, shards: one.shards.length })),
    shards: manifest.shards,
    columns: publishedColumns.map(({ name, type }) => ({ name, type })),
    index: { ...index, columns: atlasIndexColumns },
    records: { ...records, boardBytes: layout.boardBytes, recordBytes: atlasRecordBytes(layout) },
  };
  // the counts on one line: they are long
  const text = JSON.stringify(value, null, 1).replace(/\n\}$/, '');
  return `${text},\n "summary": ${JSON.stringify(summary)}\n}\n`;
}

/** The length in bytes of a Parquet file's footer, which says where the columns are; its last eight bytes included. */
export function footerBytes(path: string): number {
  const TAIL = 8;
  const tail = Buffer.alloc(TAIL);
  try {
    const file = openSync(path, 'r');
    try {
      readSync(file, tail, 0, TAIL, statSync(path).size - TAIL);
    } finally {
      closeSync(file);
    }
  } catch (thrown) {
    throw new FileError(path, thrown);
  }
  return tail.readUInt32LE(0) + TAIL;
}
