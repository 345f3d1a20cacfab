// The puzzles in the Parquet file of an atlas, read without the database of @unjam/atlas: so the published atlases can be read
// wherever their files are, in a wheel for Python as well.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { atlasEndings, isAtlasManifest } from '@unjam/core/catalogue';
import { decompress } from 'fzstd';
import { type Compressors, type FileMetaData, parquetMetadata, parquetRead } from 'hyparquet';
import { wrongRows } from './published-rows.ts';

/** What is read of the puzzles of an atlas, in its order. */
export interface AtlasTable {
  readonly width: number;
  readonly height: number;
  readonly ids: readonly string[];
  /** Each in one line, as an atlas has it. */
  readonly boards: readonly string[];
  readonly moves: Float64Array;
  readonly steps: Float64Array;
  readonly vehicles: Float64Array;
  /** Undefined where the atlas is not rated. */
  readonly rating: Float64Array | undefined;
}

const needed = ['board', 'moves', 'steps', 'vehicles', 'id'] as const;
const compressors: Compressors = { ZSTD: (bytes) => decompress(bytes) };

/** Reads a file; fails, in one line, where it is damaged or holds no atlas. */
export async function readPublished(path: string): Promise<Result<AtlasTable, string>> {
  const bytes = readFileSync(path);
  const expected = checksumBeside(path);
  if (expected !== undefined) {
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found !== expected)
      return err(`${path} is damaged: its SHA-256 is ${found}, its manifest says ${expected}`);
  }
  try {
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
    const metadata = parquetMetadata(file);
    const wrong = expected === undefined ? await wrongRows(file, metadata, compressors) : undefined;
    return wrong === undefined ? await tableIn(path, file, metadata) : err(`${path} is damaged: ${wrong}`);
  } catch (error) {
    return err(`${path}: cannot be read as Parquet: ${error instanceof Error ? error.message : error}`);
  }
}

async function tableIn(
  path: string,
  file: ArrayBuffer,
  metadata: FileMetaData,
): Promise<Result<AtlasTable, string>> {
  const names = metadata.schema.slice(1).map(({ name }) => name);
  const missing = needed.find((name) => !names.includes(name));
  if (missing) return err(`${path} is not a published atlas: it has no column ${missing}`);
  const count = Number(metadata.num_rows);
  const ids: string[] = [];
  const boards: string[] = [];
  const numbers = {
    moves: new Float64Array(count),
    steps: new Float64Array(count),
    vehicles: new Float64Array(count),
  };
  const rating = names.includes('rating') ? new Float64Array(count) : undefined;
  const columns: Readonly<Record<string, Float64Array>> = { ...numbers, ...(rating && { rating }) };
  await parquetRead({
    file,
    metadata,
    columns: ['id', 'board', ...Object.keys(columns)],
    compressors,
    onChunk: ({ columnName, columnData, rowStart }) => {
      const column = columns[columnName];
      if (column)
        for (let row = 0; row < columnData.length; row++) column[rowStart + row] = Number(columnData[row]);
      else {
        const texts = columnName === 'id' ? ids : boards;
        for (let row = 0; row < columnData.length; row++) texts[rowStart + row] = String(columnData[row]);
      }
    },
  });
  const { width, height } = sizeIn(metadata, boards[0] ?? '');
  if (boards.length > 0 && !(width >= 1 && width <= 16 && height >= 1 && height <= 16))
    return err(`${path}: boards of ${width}×${height} cells; expected 1 to 16 in each direction`);
  const odd = boards.findIndex((board) => board.length !== width * height);
  if (odd >= 0) return err(`${path}: row ${odd + 1} has no board of ${width}×${height} cells`);
  return ok({ width, height, ids, boards, ...numbers, rating });
}

/** The size that a file says it has; without one, that of square boards. */
function sizeIn({ key_value_metadata: pairs = [] }: FileMetaData, board: string) {
  const said = (key: string): number => Number(pairs.find((pair) => pair.key === key)?.value);
  const side = Math.round(Math.sqrt(board.length));
  return { width: said('width') || side, height: said('height') || side };
}

/** The SHA-256 that the manifest beside a file says the file has; undefined if there is none. */
function checksumBeside(path: string): string | undefined {
  const manifest = path.replace(/\.parquet$/, atlasEndings.manifest);
  if (manifest === path) return undefined;
  try {
    const said: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
    if (!isAtlasManifest(said) || said.file !== basename(path)) return undefined;
    return typeof said.sha256 === 'string' ? said.sha256 : undefined;
  } catch {
    // there is no manifest, or it is another file
    return undefined;
  }
}
