// The manifest of an atlas: its size and every finished shard with its checksum and counts.
//
// An atlas is a folder: `manifest.json`, and `shard-00017.parquet` for each finished shard. Files are written under a
// temporary name and renamed, a shard before the manifest that names it. So after a kill at any instant the folder can
// be used: a shard that is not in the manifest is built again, to the same bytes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@unjam/core';
import type { AtlasSize } from '../enumerate/row-groups.ts';
import { writeWhole } from './files.ts';
import { type AtlasProblem, firstLine } from './problem.ts';

/** The version of what shards hold: raised when the same options would give other bytes. */
export const ATLAS_VERSION = 1;

export interface ShardEntry {
  readonly shard: number;
  readonly file: string;
  readonly sha256: string;
  readonly puzzles: number;
  /** States in all clusters of the shard. */
  readonly states: number;
  /** The greatest distances, in moves and in steps; 0 where there is no puzzle. */
  readonly moves: number;
  readonly steps: number;
}

export interface Manifest {
  readonly atlas: 'unjam';
  readonly version: number;
  readonly size: AtlasSize;
  readonly shards: number;
  /** Ascending. */
  readonly finished: readonly ShardEntry[];
}

const MANIFEST = 'manifest.json';

export const emptyManifest = (
  { width, height, minWalls, maxWalls }: AtlasSize,
  shards: number,
): Manifest => ({
  atlas: 'unjam',
  version: ATLAS_VERSION,
  size: { width, height, minWalls, maxWalls },
  shards,
  finished: [],
});

export const shardFile = (shard: number): string => `shard-${String(shard).padStart(5, '0')}.parquet`;

export function withShard(manifest: Manifest, entry: ShardEntry): Manifest {
  const others = manifest.finished.filter(({ shard }) => shard !== entry.shard);
  return { ...manifest, finished: [...others, entry].sort((a, b) => a.shard - b.shard) };
}

/** The counts of all finished shards together. */
export const totalsOf = ({ finished }: Manifest) => ({
  puzzles: finished.reduce((sum, { puzzles }) => sum + puzzles, 0),
  states: finished.reduce((sum, { states }) => sum + states, 0),
  moves: finished.reduce((most, { moves }) => Math.max(most, moves), 0),
  steps: finished.reduce((most, { steps }) => Math.max(most, steps), 0),
});

export function describeSize({ width, height, minWalls, maxWalls }: AtlasSize): string {
  const walls = minWalls === maxWalls ? counted(maxWalls, 'wall') : `${minWalls} to ${maxWalls} walls`;
  return `${width}x${height} with ${walls}`;
}

/** Two folders are parts of one atlas where this is equal. */
export const describeAtlas = ({ size, shards }: Pick<Manifest, 'size' | 'shards'>): string =>
  `${describeSize(size)} in ${counted(shards, 'shard')}`;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export function writeManifest(folder: string, manifest: Manifest): void {
  writeWhole(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** Reads the manifest of a folder that must hold an atlas of this version. */
export function readManifest(folder: string): Result<Manifest, AtlasProblem> {
  let text: string;
  try {
    text = readFileSync(join(folder, MANIFEST), 'utf8');
  } catch (thrown) {
    return err({ code: 'not-an-atlas', message: `${folder} holds no atlas: ${firstLine(thrown)}` });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (thrown) {
    return err({
      code: 'not-an-atlas',
      message: `${join(folder, MANIFEST)} is damaged: ${firstLine(thrown)}`,
    });
  }
  if (!isObject(value) || value.atlas !== 'unjam') {
    return err({
      code: 'not-an-atlas',
      message: `${join(folder, MANIFEST)} is not the manifest of an atlas`,
    });
  }
  if (value.version !== ATLAS_VERSION) {
    return err({
      code: 'other-version',
      message: `${folder} holds an atlas of version ${value.version}, this program knows version ${ATLAS_VERSION}`,
    });
  }
  if (!isManifest(value)) {
    return err({
      code: 'not-an-atlas',
      message: `${join(folder, MANIFEST)} is damaged: entries are missing`,
    });
  }
  return ok(value);
}

/** Whether a folder has no files except those of these names, so that an atlas may be built there. */
export const isEmptyFolder = (folder: string, ...names: readonly string[]): boolean =>
  readdirSync(folder).every((name) => names.includes(name));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areCounts = (object: Record<string, unknown>, names: readonly string[]): boolean =>
  names.every((name) => Number.isSafeInteger(object[name]) && (object[name] as number) >= 0);

function isManifest(value: object): value is Manifest {
  if (!isObject(value) || !isObject(value.size) || !Array.isArray(value.finished)) return false;
  return (
    areCounts(value, ['shards']) &&
    areCounts(value.size, ['width', 'height', 'minWalls', 'maxWalls']) &&
    value.finished.every(
      (entry) =>
        isObject(entry) &&
        areCounts(entry, ['shard', 'puzzles', 'states', 'moves', 'steps']) &&
        entry.file === shardFile(entry.shard as number) &&
        typeof entry.sha256 === 'string',
    )
  );
}
