// Publishes an atlas as one file with all of its puzzles: sorted, compressed, with ids and ratings.
//
// Source: our own. Guarantee: the same atlas and the same model of ratings give the same bytes. The rows are sorted by
// moves, then steps, then board, so that a reader who wants the puzzles of some length fetches few of the row groups.
//
//     moves  3 3 3 4 4 | 4 5 5 6 7 | 7 7 8 9 9      each row group states its least and its greatest value
import { statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { DuckDBAppender } from '@duckdb/node-api';
import type { Result } from '@unjam/core';
import { counted, err, ok } from '@unjam/core/basics';
import { atlasEndings, cardHead, croissant, dataPackage } from '@unjam/core/catalogue';
import { ratingModel } from '../ratings/rate-boards.ts';
import type { AtlasValues } from '../store/answer-pieces.ts';
import { rowsDigest } from '../store/export-parquet.ts';
import { behindLinks, finishPart, withParts, writePart } from '../store/files.ts';
import { type KeyValues, keyValueSetting, keyValuesOf } from '../store/key-values.ts';
import { type Manifest, totalsOf } from '../store/manifest.ts';
import type { Atlas } from '../store/open-atlas.ts';
import { ParquetTable } from '../store/parquet-table.ts';
import { type AtlasProblem, problemAt } from '../store/problem.ts';
import { publishedColumns } from '../store/puzzle-columns.ts';
import { BrowseFiles } from './browse-files.ts';
import { dataCard } from './data-card.ts';
import { dataSetOf } from './data-set.ts';
import { foreignFile } from './foreign-file.ts';
import { writeListing } from './listing.ts';
import { type FileFacts, footerBytes, publishedManifest } from './published-manifest.ts';

/** Rows of a row group: few enough that one is fetched quickly, enough to compress well. */
const ROW_GROUP = 8192;

export interface PublishResult {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly puzzles: number;
  /** The files beside it: the data card, the manifest, what lets the app answer from a few bytes, and descriptions for programs. */
  readonly card: string;
  readonly manifest: string;
  readonly index: string;
  readonly records: string;
  readonly croissant: string;
  readonly dataPackage: string;
}

export interface PublishProgress {
  readonly puzzles: number;
  readonly written: number;
}

/**
 * Writes a rated atlas into one Parquet file. Beside it are a data card (`.md`), its descriptions in Croissant and as a Data
 * Package, a manifest (`.json`: lengths, checksums, columns, counts) and the two files from which the app answers without
 * loading the whole (browse-files.ts). The folder's list of atlases (`atlases.json`) is written again. The files beside it,
 * which the caller did not name, are replaced only if an earlier publication wrote them.
 *
 * @param atlas - complete, and rated with the model of this program
 * @param file - a path ending in `.parquet`
 * @param onProgress - called with the puzzles that are written; default: nobody is told
 * @returns what was written; a problem if the atlas is not ready or the disk has an error. An error before all files are
 *   written leaves those that were there; one while they get their names leaves whole files, old ones among them, which the same
 *   call replaces
 */
export async function publishAtlas(
  atlas: Atlas,
  file: string,
  onProgress: (progress: PublishProgress) => void = () => {},
): Promise<Result<PublishResult, AtlasProblem>> {
  const wrong = whyNotReady(atlas);
  if (wrong !== undefined) return err({ code: 'unfinished', message: wrong });
  const { puzzles } = totalsOf(atlas.manifest);
  const paths = besideIt(file);
  const { file: _, ...beside } = paths;
  const browse = new BrowseFiles(atlas.manifest.size, puzzles);
  try {
    const foreign = foreignFile(file);
    if (foreign !== undefined) {
      const message = `${foreign}: exists already and is not of a published atlas; expected another name, or remove it first`;
      return err({ code: 'disk', message });
    }
    const real = realPaths(paths);
    const table = await ParquetTable.open(publishedColumns.map(({ name, type }) => [name, type]));
    try {
      const problem = await fill(table, atlas, browse, (written) => onProgress({ puzzles, written }));
      if (problem) return err(problem);
      const rows = await rowsDigest(atlas, 'true', publishedColumns);
      if (!rows.ok) return rows;
      const pairs = keyValuesOf({
        manifest: atlas.manifest,
        puzzles,
        columns: publishedColumns,
        rows: rows.value,
      });
      const facts = await withParts(real, async (parts) => {
        const written = await writeParts(table, atlas.manifest, browse, paths, parts, pairs);
        for (const kind of order) finishPart(parts[kind], real[kind]);
        return written;
      });
      writeListing(dirname(resolve(file)));
      return ok({ file, ...facts, puzzles, ...beside });
    } finally {
      table.close();
    }
  } catch (thrown) {
    return err({ code: 'disk', message: problemAt(file, thrown) });
  }
}

type Kind = 'file' | 'card' | 'manifest' | 'index' | 'records' | 'croissant' | 'dataPackage';
type Paths = Readonly<Record<Kind, string>>;

/**
 * The order in which the files get their names. The manifest is the first: it tells the next publication that the others are not
 * somebody else's.
 */
const order: readonly Kind[] = ['manifest', 'index', 'records', 'croissant', 'dataPackage', 'card', 'file'];

function besideIt(file: string): Paths {
  const stem = file.replace(/\.parquet$/, '');
  return {
    file,
    card: `${stem}${atlasEndings.card}`,
    manifest: `${stem}${atlasEndings.manifest}`,
    index: `${stem}${atlasEndings.index}`,
    records: `${stem}${atlasEndings.records}`,
    croissant: `${stem}${atlasEndings.croissant}`,
    dataPackage: `${stem}${atlasEndings.dataPackage}`,
  };
}

/** Where each of them is written: behind the links that a user has put there. */
function realPaths(paths: Paths): Paths {
  const real = { ...paths };
  for (const kind of order) real[kind] = behindLinks(paths[kind]);
  return real;
}

/** Writes all files under their temporary paths; gives length and checksum of the first. */
async function writeParts(
  table: ParquetTable,
  manifest: Manifest,
  browse: BrowseFiles,
  paths: Paths,
  parts: Paths,
  pairs: KeyValues,
): Promise<FileFacts> {
  const settings = [
    'parquet_version v2',
    'compression_level 19',
    `row_group_size ${ROW_GROUP}`,
    keyValueSetting(pairs),
  ];
  const sha256 = await table.writePart(parts.file, ...settings);
  const facts = { bytes: statSync(parts.file).size, sha256 };
  const whole = { name: basename(paths.file), ...facts };
  const { index, records } = await browse.write(parts);
  const text = publishedManifest({
    manifest,
    model: ratingModel(),
    rowGroup: ROW_GROUP,
    file: { ...whole, footerBytes: footerBytes(parts.file) },
    index: { name: basename(paths.index), ...index },
    records: { name: basename(paths.records), ...records },
    layout: browse.layout,
    summary: browse.summary(),
  });
  const { puzzles } = totalsOf(manifest);
  const row = await table.first('moves desc, board');
  const set = dataSetOf({ ...whole, puzzles, manifest });
  writePart(parts.card, [
    cardHead(set),
    dataCard({ ...whole, rows: pairs.rows_sha256, puzzles, manifest, model: ratingModel(), row }),
  ]);
  writePart(parts.croissant, [croissant(set)]);
  writePart(parts.dataPackage, [dataPackage(set)]);
  writePart(parts.manifest, [text]);
  return facts;
}

/** Appends all puzzles in the order of the published file. */
async function fill(
  table: ParquetTable,
  atlas: Atlas,
  browse: BrowseFiles,
  onWritten: (written: number) => void,
): Promise<AtlasProblem | undefined> {
  const columns = publishedColumns.map(({ name }) =>
    name === 'themes' ? `array_to_string(puzzles.themes, ' ') as themes` : `puzzles.${name}`,
  );
  const answer = await atlas.stream(
    `select ${columns.join(', ')} from puzzles order by puzzles.moves, puzzles.steps, puzzles.board`,
  );
  if (!answer.ok) return answer.error;
  const ids = new Set<string>();
  let problem: AtlasProblem | undefined;
  await table.fill(async (appender) => {
    for await (const piece of answer.value.pieces) {
      if (!piece.ok) {
        problem = piece.error;
        return;
      }
      for (const values of piece.value) {
        const id = String(values[0]);
        if (ids.has(id)) problem = { code: 'damaged-shard', message: `two puzzles have the id ${id}` };
        ids.add(id);
        appendRow(appender, values);
        browse.add(values);
      }
      if (problem) return;
      onWritten(ids.size);
    }
  });
  return problem;
}

function whyNotReady({ folder, manifest, ratingModel: rated }: Atlas): string | undefined {
  const { finished, shards } = manifest;
  if (finished.length < shards) {
    return `${folder} is unfinished: ${finished.length} of ${counted(shards, 'shard')}; build it to its end first`;
  }
  if (rated === undefined) return `${folder} is not rated yet; run: unjam atlas rate ${folder}`;
  if (rated !== ratingModel()) {
    return `${folder} was rated with another model of difficulty; run again: unjam atlas rate ${folder}`;
  }
  return undefined;
}

/** Adds a row of a published file. */
export function appendRow(
  appender: Pick<
    DuckDBAppender,
    'appendVarchar' | 'appendUBigInt' | 'appendUInteger' | 'appendUTinyInt' | 'endRow'
  >,
  values: AtlasValues,
): void {
  for (const [index, { type }] of publishedColumns.entries()) {
    const value = values[index];
    if (type === 'VARCHAR') appender.appendVarchar(String(value));
    else if (type === 'UBIGINT') appender.appendUBigInt(BigInt(String(value)));
    else if (type === 'UINTEGER') appender.appendUInteger(Number(value));
    else appender.appendUTinyInt(Number(value));
  }
  appender.endRow();
}
