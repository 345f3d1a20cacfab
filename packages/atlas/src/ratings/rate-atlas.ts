import { join } from 'node:path';
import type { Result } from '@unjam/core';
import { ok } from '@unjam/core/basics';
import { removeParts } from '../store/files.ts';
import type { FolderLock } from '../store/folder-lock.ts';
import { whileLocked } from '../store/locked-folder.ts';
import { Atlas } from '../store/open-atlas.ts';
import type { AtlasProblem } from '../store/problem.ts';
import {
  RATINGS,
  type RatedShard,
  readRatingsManifest,
  soundRatings,
  writeRatingsManifest,
} from '../store/ratings-manifest.ts';
import { ShardReader } from '../store/shard-reader.ts';
import { type BoardsToRate, type PuzzleRating, ratingModel } from './rate-boards.ts';
import { RatingsWriter } from './ratings-writer.ts';

export interface RateAtlasOptions {
  /** Rates boards, in this thread or in another, and how many calls run at once. */
  readonly run: (boards: BoardsToRate) => Promise<readonly PuzzleRating[]>;
  readonly parallel: number;
  /** Ends the work; ratings finished by then are kept. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: RateAtlasProgress) => void;
}

export interface RateAtlasProgress {
  readonly puzzles: number;
  readonly rated: number;
  /** How many of the rated puzzles were rated before. */
  readonly resumed: number;
  readonly milliseconds: number;
}

export interface RateAtlasResult {
  readonly puzzles: number;
  readonly rated: number;
  readonly model: string;
  /** Whether all shards are rated; false if the signal ended the work. */
  readonly complete: boolean;
}

/** Boards that a thread rates at once: a few seconds of work. */
const PIECE = 100;

/**
 * Rates every puzzle of an atlas: its hardest board in moves. Ratings of another model or of changed shards are
 * computed again. The finished files hold the same bytes even if the work was interrupted any number of times.
 *
 * @param folder - a finished atlas
 * @param options - what rates boards, how many threads, a signal, and who is told of the progress
 * @returns how much is rated; a problem if the folder holds no sound atlas or another program is rating it
 */
export async function rateAtlas(
  folder: string,
  options: RateAtlasOptions,
): Promise<Result<RateAtlasResult, AtlasProblem>> {
  const opened = await Atlas.open(folder);
  if (!opened.ok) return opened;
  const { manifest } = opened.value;
  opened.value.close();
  const ratings = join(folder, RATINGS);
  return whileLocked(ratings, 'what is rated is kept', async (lock) => {
    removeParts(ratings);
    return ok(await rateShards(folder, manifest, options, lock));
  });
}

async function rateShards(
  folder: string,
  manifest: Atlas['manifest'],
  { run, parallel, signal, onProgress = () => {} }: RateAtlasOptions,
  lock: FolderLock,
): Promise<RateAtlasResult> {
  const begun = performance.now();
  const model = ratingModel();
  const before = readRatingsManifest(folder);
  let finished: RatedShard[] = before?.model === model ? await soundRatings(folder, before, manifest) : [];
  const there = new Set(finished.map(({ shard }) => shard));
  const count = (entries: Atlas['manifest']['finished']) =>
    entries.reduce((sum, { puzzles }) => sum + puzzles, 0);
  const puzzles = count(manifest.finished);
  const resumed = count(manifest.finished.filter(({ shard }) => there.has(shard)));
  let rated = resumed;
  const report = () => onProgress({ puzzles, rated, resumed, milliseconds: performance.now() - begun });
  report();
  const reader = await ShardReader.open();
  const writer = await RatingsWriter.open();
  try {
    for (const { shard, file, sha256 } of manifest.finished) {
      if (there.has(shard)) continue;
      if (signal?.aborted) break;
      const rows = await reader.read(join(folder, file));
      const boards = rows.map(({ hardest }) => hardest);
      const ratings = await inPieces(boards, PIECE, parallel, signal, async (piece) => {
        const answers = await run({ width: manifest.size.width, boards: piece });
        rated += answers.length;
        report();
        return answers;
      });
      if (!ratings) break;
      const canonical = rows.map((row) => row.canonical);
      const entry = await writer.write(folder, shard, sha256, canonical, ratings);
      lock.check();
      finished = [...finished, entry].sort((a, b) => a.shard - b.shard);
      writeRatingsManifest(folder, { model, finished });
    }
  } finally {
    reader.close();
    writer.close();
  }
  const done = new Set(finished.map(({ shard }) => shard));
  rated = count(manifest.finished.filter(({ shard }) => done.has(shard)));
  return { puzzles, rated, model, complete: finished.length === manifest.finished.length };
}

/** Calls `act` with pieces of a list, several at once; undefined if the signal came in between. */
async function inPieces<T, R>(
  list: readonly T[],
  size: number,
  parallel: number,
  signal: AbortSignal | undefined,
  act: (piece: readonly T[]) => Promise<readonly R[]>,
): Promise<R[] | undefined> {
  const starts = Array.from({ length: Math.ceil(list.length / size) }, (_, i) => i * size);
  const answers = new Map<number, readonly R[]>();
  const left = starts.values();
  const work = async () => {
    for (const start of left) {
      if (signal?.aborted) return;
      answers.set(start, await act(list.slice(start, start + size)));
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, parallel) }, work));
  if (answers.size < starts.length) return undefined;
  return starts.flatMap((start) => answers.get(start) ?? []);
}
