// Publishes an atlas as one file with all of its puzzles: sorted, compressed, with ids and ratings.
//
// Source: our own. Guarantee: the same atlas and the same model of ratings give the same bytes. The rows are sorted by
// moves, then steps, then board, so that a reader who wants the puzzles of some length fetches few of the row groups.
//
//     moves  3 3 3 4 4 | 4 5 5 6 7 | 7 7 8 9 9      each row group states its least and its greatest value
import { statSync } from 'node:fs';
import type { DuckDBAppender } from '@duckdb/node-api';
import { err, ok, type Result } from '@unjam/core';
import { atlasId } from '@unjam/core/catalogue';
import { ratingModel } from '../ratings/rate-boards.ts';
import type { AtlasValues } from '../store/answer-pieces.ts';
import { writeWhole } from '../store/files.ts';
import { totalsOf } from '../store/manifest.ts';
import type { Atlas } from '../store/open-atlas.ts';
import { ParquetTable } from '../store/parquet-table.ts';
import { type AtlasProblem, firstLine } from '../store/problem.ts';
import { publishedColumns } from './columns.ts';
import { dataCard } from './data-card.ts';

/** Rows of a row group: few enough that one is fetched quickly, enough to compress well. */
export const ROW_GROUP = 8192;

export interface PublishResult {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly puzzles: number;
  /** The files beside it: the data card and the manifest. */
  readonly card: string;
  readonly manifest: string;
}

export interface PublishProgress {
  readonly puzzles: number;
  readonly written: number;
}

/**
 * Writes a rated atlas into one Parquet file, with a data card (`.md`) and a manifest (`.json`: bytes, checksum, columns)
 * beside it.
 *
 * @param atlas - complete, and rated with the model of this program
 * @param file - a path ending in `.parquet`
 * @returns what was written; a problem, and no new file, if the atlas is not ready or the disk has an error
 */
export async function publishAtlas(
  atlas: Atlas,
  file: string,
  onProgress: (progress: PublishProgress) => void = () => {},
): Promise<Result<PublishResult, AtlasProblem>> {
  const wrong = whyNotReady(atlas);
  if (wrong !== undefined) return err({ code: 'unfinished', message: wrong });
  const columns = publishedColumns.map(({ from, name }) => `${from} as ${name}`).join(', ');
  const answer = await atlas.stream(
    `select ${columns} from puzzles order by puzzles.moves, puzzles.steps, puzzles.hardest, canonical`,
  );
  if (!answer.ok) return answer;
  const { puzzles } = totalsOf(atlas.manifest);
  const ids = new Set<string>();
  try {
    const table = await ParquetTable.open(publishedColumns.map(({ name, type }) => [name, type]));
    try {
      let problem: AtlasProblem | undefined;
      await table.fill(async (appender) => {
        for await (const piece of answer.value.pieces) {
          if (!piece.ok) {
            problem = piece.error;
            return;
          }
          for (const [canonical, ...values] of piece.value) {
            const id = atlasId(atlas.manifest.size.width, String(canonical));
            if (ids.has(id)) problem = { code: 'damaged-shard', message: `two puzzles have the id ${id}` };
            ids.add(id);
            appendRow(appender, [id, ...values]);
          }
          if (problem) return;
          onProgress({ puzzles, written: ids.size });
        }
      });
      if (problem) return err(problem);
      const row = await table.first('moves desc, board');
      const sha256 = await table.write(
        file,
        'parquet_version v2',
        'compression_level 19',
        `row_group_size ${ROW_GROUP}`,
      );
      const bytes = statSync(file).size;
      const facts = { file, bytes, sha256, puzzles, manifest: atlas.manifest, model: ratingModel() };
      const card = beside(file, '.md');
      const manifest = beside(file, '.json');
      writeWhole(card, dataCard({ ...facts, row }));
      writeWhole(manifest, publishedManifest(facts));
      return ok({ file, bytes, sha256, puzzles, card, manifest });
    } finally {
      table.close();
    }
  } catch (thrown) {
    return err({ code: 'disk', message: `${file}: ${firstLine(thrown)}` });
  }
}

const beside = (file: string, ending: string): string => file.replace(/\.parquet$/, ending);

function whyNotReady({ folder, manifest, ratingModel: rated }: Atlas): string | undefined {
  const { finished, shards } = manifest;
  if (finished.length < shards) {
    return `${folder} is unfinished: ${finished.length} of ${shards} shards; build it to its end first`;
  }
  if (rated === undefined) return `${folder} is not rated yet; run: unjam atlas rate ${folder}`;
  if (rated !== ratingModel()) {
    return `${folder} was rated with another model of difficulty; run again: unjam atlas rate ${folder}`;
  }
  return undefined;
}

function appendRow(appender: DuckDBAppender, values: AtlasValues): void {
  for (const [index, { type }] of publishedColumns.entries()) {
    const value = values[index];
    if (type === 'VARCHAR') appender.appendVarchar(String(value));
    else if (type === 'UBIGINT') appender.appendUBigInt(BigInt(String(value)));
    else if (type === 'UINTEGER') appender.appendUInteger(Number(value));
    else appender.appendUTinyInt(Number(value));
  }
  appender.endRow();
}

interface PublishedFacts {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly puzzles: number;
  readonly manifest: Atlas['manifest'];
  readonly model: string;
}

/** What a reader needs before it reads: a file's length, so that it can ask for ranges without asking for the length. */
const publishedManifest = ({ file, bytes, sha256, puzzles, manifest, model }: PublishedFacts): string =>
  `${JSON.stringify(
    {
      published: 'unjam',
      version: 1,
      file: file.replace(/^.*[\\/]/, ''),
      bytes,
      sha256,
      puzzles,
      size: manifest.size,
      rowGroup: ROW_GROUP,
      ratings: model,
      columns: publishedColumns.map(({ name, type }) => ({ name, type })),
    },
    null,
    1,
  )}\n`;
