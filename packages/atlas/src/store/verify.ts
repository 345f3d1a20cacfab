// Verifies an atlas: first every check that needs no enumeration, then samples of puzzles that are solved again and of
// shards that are enumerated again.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Result, solve } from '@unjam/core';
import { at, counted, ok } from '@unjam/core/basics';
import { RowChecker } from '../enumerate/check-rows.ts';
import type { ShardRunner } from '../enumerate/shard.ts';
import { boardOf } from './board-text.ts';
import { sha256 } from './files.ts';
import { type Manifest, readManifest, type ShardEntry } from './manifest.ts';
import { Atlas } from './open-atlas.ts';
import { type AtlasProblem, firstLine, problemAt } from './problem.ts';
import { damagedRatings } from './ratings-manifest.ts';
import { rebuildInTime, sampleOrder } from './rebuild.ts';
import { damageOf } from './shard-checks.ts';
import { ShardReader } from './shard-reader.ts';
import { countsOfRows, differingCount, ShardWriter } from './shard-writer.ts';
import { noteVerified } from './verification.ts';

export interface VerifyOptions {
  /** How many puzzles to solve again, in both metrics; default 100. */
  readonly sample?: number;
  /** Chooses the samples: the same seed gives the same puzzles and shards. */
  readonly seed?: number;
  /** How many shards to enumerate again; default as many as `milliseconds` allow. */
  readonly rebuild?: number;
  /** How long shards may be enumerated again if `rebuild` is not given; default a minute. */
  readonly milliseconds?: number;
  /** Enumerates a shard; without it no shard is enumerated again. */
  readonly run?: ShardRunner;
  /** Whether to note in the manifest which shards were enumerated again, if the atlas is sound; default false. */
  readonly record?: boolean;
  readonly parallel?: number;
  readonly onProgress?: (progress: VerifyProgress) => void;
}

interface VerifyProgress {
  readonly shards: number;
  /** Shards that were read and checked, and those that were enumerated again. */
  readonly checked: number;
  readonly rebuilt: number;
}

export interface VerifyResult {
  readonly manifest: Manifest;
  /** All damage that was found; the atlas is sound if there is none. */
  readonly findings: readonly AtlasProblem[];
  /** Shards whose checksum and rows are right. */
  readonly sound: number;
  /** How many puzzles were solved again, and how many shards enumerated again. */
  readonly solved: number;
  readonly rebuilt: number;
  /**
   * The SHA-256 of all rows, ordered by `canonical`: the same for the same atlas with any number of shards. It hashes
   * the lines of `digestQuery`, one for each row. Undefined if the atlas is damaged.
   */
  readonly digest?: string;
}

/** The lines that the digest of an atlas hashes: one for each row, its columns separated by spaces. */
export const digestQuery = `select concat_ws(' ', canonical, hardest, moves, hardest_in_steps, steps, states,
  array_to_string(histogram, ' '), vehicles, cars, trucks, walls, free_cells, shortest_solutions)
  from puzzles order by canonical`;

/**
 * Verifies an atlas. Every shard must be there with its checksum, have the columns of a shard, rows that can be rows of
 * this shard, and the counts that the manifest states; the files of its ratings must have their checksums. Then a random sample of puzzles is solved again with the engine,
 * and a random sample of shards is enumerated again and compared byte by byte.
 *
 * @param folder - of the atlas
 * @param options - how large the samples are, and what enumerates shards again
 * @returns all damage found; a problem only if the folder holds no atlas, one of another version, or if what was verified
 *   cannot be noted
 */
export async function verifyAtlas(
  folder: string,
  options: VerifyOptions = {},
): Promise<Result<VerifyResult, AtlasProblem>> {
  const { sample = 100, seed = 1, run, rebuild, milliseconds, parallel = 1, onProgress = () => {} } = options;
  const read = readManifest(folder);
  if (!read.ok) return read;
  let manifest = read.value;
  const { finished, shards } = manifest;
  const findings: AtlasProblem[] = [];
  if (finished.length < shards) {
    findings.push({
      code: 'unfinished',
      message: `${folder} is unfinished: ${finished.length} of ${counted(shards, 'shard')}`,
    });
  }
  const sound = await checkShards(folder, manifest, findings, (checked) =>
    onProgress({ shards: finished.length, checked, rebuilt: 0 }),
  );
  try {
    for (const message of await damagedRatings(folder, manifest))
      findings.push({ code: 'damaged-shard', message });
  } catch (thrown) {
    findings.push({ code: 'disk', message: problemAt(folder, thrown) });
  }
  let solved = 0;
  let digest: string | undefined;
  if (sound.length === finished.length && sound.length > 0) {
    const atlas = await Atlas.open(folder);
    if (!atlas.ok) findings.push(atlas.error);
    else {
      solved = await solveSample(atlas.value, sample, seed, findings);
      if (findings.length === 0) digest = await digestOf(atlas.value);
      atlas.value.close();
    }
  }
  let rebuilt = 0;
  const same: number[] = [];
  if (run) {
    const order = sampleOrder(
      sound.map(({ shard }) => shard),
      seed,
    );
    const entries = new Map(sound.map((entry) => [entry.shard, entry]));
    rebuilt = await compareRebuilt(folder, manifest, entries, findings, same, (compare) =>
      rebuildInTime({
        order,
        least: 0,
        ...(rebuild !== undefined && { most: rebuild }),
        ...(milliseconds !== undefined && { milliseconds }),
        parallel,
        run: (shard) => run({ ...manifest.size, shard, shards }),
        compare,
        onRebuilt: (count) =>
          onProgress({ shards: finished.length, checked: finished.length, rebuilt: count }),
      }),
    );
  }
  if (options.record && findings.length === 0 && same.length > 0) {
    const noted = await noteVerified(folder, same);
    if (!noted.ok) return noted;
    manifest = noted.value;
  }
  return ok({
    manifest,
    findings,
    sound: sound.length,
    solved,
    rebuilt,
    ...(digest !== undefined && { digest }),
  });
}

/** Reads every shard; returns the sound ones and adds the damage of the others to the findings. */
async function checkShards(
  folder: string,
  { finished, size, shards }: Manifest,
  findings: AtlasProblem[],
  onChecked: (checked: number) => void,
): Promise<ShardEntry[]> {
  const checker = new RowChecker(size, shards);
  const reader = await ShardReader.open();
  const sound: ShardEntry[] = [];
  try {
    for (const [index, entry] of finished.entries()) {
      const damaged = (await damageOf(folder, entry)) ?? (await wrongContent(folder, entry, reader, checker));
      if (damaged) findings.push(damaged);
      else sound.push(entry);
      onChecked(index + 1);
    }
  } finally {
    reader.close();
  }
  return sound;
}

async function wrongContent(
  folder: string,
  entry: ShardEntry,
  reader: ShardReader,
  checker: RowChecker,
): Promise<AtlasProblem | undefined> {
  const path = join(folder, entry.file);
  const wrong = (what: string): AtlasProblem => ({ code: 'damaged-shard', message: `${path}: ${what}` });
  try {
    const rows = await reader.read(path);
    const found = checker.check(entry.shard, rows);
    if (found !== undefined) return wrong(found);
    const counts = countsOfRows(rows);
    const name = differingCount(counts, entry);
    return name && wrong(`${name} is ${counts[name]}, the manifest says ${entry[name]}`);
  } catch (thrown) {
    return wrong(firstLine(thrown));
  }
}

/** Compares shards that were enumerated again with those of the folder; returns how many, and lists the same ones. */
async function compareRebuilt(
  folder: string,
  { finished }: Manifest,
  entries: ReadonlyMap<number, ShardEntry>,
  findings: AtlasProblem[],
  same: number[],
  rebuild: (compare: Parameters<typeof rebuildInTime>[0]['compare']) => Promise<number>,
): Promise<number> {
  if (finished.length === 0) return 0;
  const aside = mkdtempSync(join(tmpdir(), 'unjam-verify-'));
  const writer = await ShardWriter.open();
  try {
    return await rebuild(async (result) => {
      const { file, puzzles } = await writer.write(aside, result);
      const expected = entries.get(result.shard)?.sha256;
      const isSame = (await sha256(join(aside, file))) === expected;
      rmSync(join(aside, file));
      if (isSame) {
        same.push(result.shard);
        return;
      }
      const path = join(folder, file);
      const message = `${path} differs from what enumerating it again gives, which has ${puzzles} puzzles`;
      findings.push({ code: 'damaged-shard', message });
    });
  } finally {
    writer.close();
    rmSync(aside, { recursive: true, force: true });
  }
}

async function digestOf(atlas: Atlas): Promise<string | undefined> {
  const answer = await atlas.stream(digestQuery);
  if (!answer.ok) return undefined;
  const hash = createHash('sha256');
  for await (const piece of answer.value.pieces) {
    if (!piece.ok) return undefined;
    for (const [line] of piece.value) hash.update(`${String(line)}\n`);
  }
  return hash.digest('hex');
}

async function solveSample(
  atlas: Atlas,
  sample: number,
  seed: number,
  findings: AtlasProblem[],
): Promise<number> {
  const answer = await atlas.query(
    `select hardest, moves, hardest_in_steps, steps from puzzles
     order by hash(hardest, ${Math.trunc(seed)}), hardest limit ${Math.trunc(sample)}`,
  );
  if (!answer.ok) {
    findings.push(answer.error);
    return 0;
  }
  const { width } = atlas.manifest.size;
  for (const row of answer.value.rows) {
    for (const [column, metric] of [
      [0, 'moves'],
      [2, 'steps'],
    ] as const) {
      const text = String(at(row, column));
      const expected = Number(at(row, column + 1));
      const found = distanceOf(text, width, metric);
      if (found === expected) continue;
      const message = `${text} takes ${found ?? 'no'} ${metric}, the atlas says ${expected}`;
      findings.push({ code: 'damaged-shard', message });
    }
  }
  return answer.value.rows.length;
}

/** The distance of a board in the atlas's format; undefined if the text is not a board or has no solution. */
function distanceOf(text: string, width: number, metric: 'moves' | 'steps'): number | undefined {
  const board = boardOf(text, width);
  if (!board) return undefined;
  const result = solve(board, { metric });
  return result.kind === 'solved' ? result[metric] : undefined;
}
