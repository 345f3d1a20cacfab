// The manifest of an atlas: its size and every finished shard with its checksum and counts.
//
// An atlas is a folder: `manifest.json`, and `shard-00017.parquet` for each finished shard. Files are written under a
// temporary name and renamed, a shard before the manifest that names it. So the folder is usable after a kill at any
// instant: a shard that is not in the manifest is built again, with the same bytes.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@unjam/core';
import { counted, err, ok } from '@unjam/core/basics';
import { checkOptions } from '../enumerate/enumerate.ts';
import { ATLAS_VERSION } from '../enumerate/enumerator-version.ts';
import type { AtlasSize } from '../enumerate/row-groups.ts';
import { isFile, writeWhole } from './files.ts';
import { type AtlasProblem, firstLine } from './problem.ts';
import type { Provenance, Verification } from './provenance.ts';

export interface ShardEntry {
  readonly shard: number;
  readonly file: string;
  readonly sha256: string;
  readonly puzzles: number;
  /** States in all clusters of the shard. */
  readonly states: number;
  /** The greatest distances, in moves and in steps; 0 if there is no puzzle. */
  readonly moves: number;
  readonly steps: number;
}

export interface Manifest {
  readonly atlas: 'unjam';
  readonly version: number;
  readonly size: AtlasSize;
  readonly shards: number;
  /** Programs, machines and time of the build: this may differ between two builds of the same atlas. */
  readonly made?: Provenance;
  /** Which shards were enumerated again since, with the same bytes. */
  readonly verified?: readonly Verification[];
  /** Ascending by shard. */
  readonly finished: readonly ShardEntry[];
}

export const MANIFEST = 'manifest.json';

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

/**
 * A size in words: `6x6 with 0 to 2 walls`.
 *
 * @param size - columns, rows and the range of walls
 */
export function describeSize({ width, height, minWalls, maxWalls }: AtlasSize): string {
  const walls = minWalls === maxWalls ? counted(maxWalls, 'wall') : `${minWalls} to ${maxWalls} walls`;
  return `${width}x${height} with ${walls}`;
}

/** A text that is equal for two folders exactly if they are parts of one atlas. */
export const describeAtlas = ({ size, shards }: Pick<Manifest, 'size' | 'shards'>): string =>
  `${describeSize(size)} in ${counted(shards, 'shard')}`;

/** Writes the manifest of a folder; its keys are always in the same order. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const { atlas, version, size, shards, made, verified, finished } = manifest;
  const text = JSON.stringify({ atlas, version, size, shards, made, verified, finished }, null, 1);
  writeWhole(join(folder, MANIFEST), `${text}\n`);
}

/**
 * Reads the manifest of a folder that must hold an atlas of this version.
 *
 * @param folder - of the atlas
 */
export function readManifest(folder: string): Result<Manifest, AtlasProblem> {
  // a variable of a shell that is not set does not mean the present folder
  if (folder === '') return err({ code: 'not-an-atlas', message: 'the path of the atlas is empty' });
  const path = join(folder, MANIFEST);
  let text: string;
  try {
    if (existsSync(path) && !isFile(path)) throw new Error(`${MANIFEST} is not a regular file`);
    text = readFileSync(path, 'utf8');
  } catch (thrown) {
    const why = !existsSync(folder)
      ? 'there is no such file or folder'
      : isFile(folder)
        ? 'it is a file; expected the folder of `unjam atlas build`'
        : !existsSync(path)
          ? `it has no ${MANIFEST}`
          : firstLine(thrown);
    if (isFile(path)) return err({ code: 'disk', message: `${path}: ${why}` });
    return err({ code: 'not-an-atlas', message: `${folder} holds no atlas: ${why}` });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (thrown) {
    return err({ code: 'damaged-manifest', message: `${path} is damaged: ${firstLine(thrown)}` });
  }
  if (!isObject(value) || value.atlas !== 'unjam') {
    return err({ code: 'not-an-atlas', message: `${path} is not the manifest of an atlas` });
  }
  if (value.version !== ATLAS_VERSION) {
    return err({
      code: 'other-version',
      message: `${folder} holds an atlas of version ${JSON.stringify(value.version)}, this program knows version ${ATLAS_VERSION}`,
    });
  }
  const wrong = wrongPart(value);
  if (wrong !== undefined) return err({ code: 'damaged-manifest', message: `${path} is damaged: ${wrong}` });
  return ok(manifestOf(value));
}

/** Whether a text is the beginning of a manifest, as a full disk may leave it. */
export const isBegunManifest = (text: string): boolean =>
  MANIFEST_BEGINNING.startsWith(text.slice(0, MANIFEST_BEGINNING.length));

const MANIFEST_BEGINNING = '{\n "atlas": "unjam"';

type Unknown = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object. */
export const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const countOf = (value: unknown): number => (isCount(value) ? value : Number.NaN);

/** What is wrong with a manifest, or undefined. */
function wrongPart({ size, shards, finished }: Unknown): string | undefined {
  if (!isObject(size)) return 'it has no size';
  for (const name of ['width', 'height', 'minWalls', 'maxWalls']) {
    if (!isCount(size[name])) return `size.${name} is not a count`;
  }
  if (!isCount(shards)) return 'shards is not a count';
  try {
    checkOptions({ ...sizeOf(size), shard: 0, shards });
  } catch (thrown) {
    return firstLine(thrown);
  }
  if (!Array.isArray(finished)) return 'it has no list of finished shards';
  let before = -1;
  for (const [index, entry] of finished.entries()) {
    const where = `finished[${index}]`;
    if (!isObject(entry)) return `${where} is not a shard`;
    for (const name of ['shard', 'puzzles', 'states', 'moves', 'steps']) {
      if (!isCount(entry[name])) return `${where}.${name} is not a count`;
    }
    const shard = countOf(entry.shard);
    if (shard >= shards) return `${where} is shard ${shard}, but there are ${shards}`;
    if (shard === before) return `${where} is shard ${shard} again`;
    if (shard < before) return `${where} is shard ${shard}, after shard ${before}`;
    if (entry.file !== shardFile(shard)) return `${where}.file is not ${shardFile(shard)}`;
    if (typeof entry.sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(entry.sha256)) {
      return `${where}.sha256 is not a SHA-256`;
    }
    before = shard;
  }
  return undefined;
}

const sizeOf = (size: Unknown): AtlasSize => ({
  width: countOf(size.width),
  height: countOf(size.height),
  minWalls: countOf(size.minWalls),
  maxWalls: countOf(size.maxWalls),
});

/** How an atlas was made, from a JSON value, without unknown keys. */
export function madeOf(made: Unknown): Provenance {
  const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  return {
    unjam: texts(made.unjam),
    enumerator: texts(made.enumerator),
    duckdb: texts(made.duckdb),
    node: texts(made.node),
    machines: texts(made.machines),
    seconds: typeof made.seconds === 'number' ? made.seconds : 0,
  };
}

/** A manifest made from a checked value, without unknown keys. */
function manifestOf({ size, shards, finished, made, verified }: Unknown): Manifest {
  const entries = (Array.isArray(finished) ? finished : []).filter(isObject);
  return {
    atlas: 'unjam',
    version: ATLAS_VERSION,
    size: sizeOf(isObject(size) ? size : {}),
    shards: countOf(shards),
    ...(isObject(made) && { made: madeOf(made) }),
    ...(Array.isArray(verified) && {
      verified: verified.filter(isObject).map(({ enumerator, node, machine, shards: again }) => ({
        enumerator: String(enumerator),
        node: String(node),
        machine: String(machine),
        shards: Array.isArray(again) ? again.filter(isCount) : [],
      })),
    }),
    finished: entries.map((entry) => ({
      shard: countOf(entry.shard),
      file: String(entry.file),
      sha256: String(entry.sha256),
      puzzles: countOf(entry.puzzles),
      states: countOf(entry.states),
      moves: countOf(entry.moves),
      steps: countOf(entry.steps),
    })),
  };
}
