// The folder of an atlas that is being written: one program at a time, and a manifest that lists only intact shards.
import { lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { RowChecker } from '../enumerate/check-rows.ts';
import type { AtlasSize } from '../enumerate/row-groups.ts';
import { isFile, isPart, removeParts, sha256 } from './files.ts';
import { isClaim } from './folder-lock.ts';
import { whileLocked } from './locked-folder.ts';
import {
  describeAtlas,
  emptyManifest,
  isBegunManifest,
  MANIFEST,
  type Manifest,
  readManifest,
  type ShardEntry,
  shardFile,
  withShard,
  writeManifest,
} from './manifest.ts';
import { type AtlasProblem, firstLine } from './problem.ts';
import { joinProvenance, ownProvenance, type Provenance } from './provenance.ts';
import { RATINGS } from './ratings-manifest.ts';
import { ShardReader } from './shard-reader.ts';
import { differingCount, ShardWriter } from './shard-writer.ts';

/** An opened folder and what it contains already. */
export interface OpenedFolder {
  readonly manifest: Manifest;
  /** Names of files that were damaged or missing; the manifest does not list them. */
  readonly lost: readonly string[];
  /**
   * Writes the manifest, with its own provenance and that of other atlases that its shards were copied from.
   *
   * @throws Error if another program has taken the folder over
   */
  readonly save: (manifest: Manifest, others?: readonly Provenance[]) => Manifest;
}

/** The lock file of earlier versions. */
const OLD_LOCK = 'at-work';
const SHARD = /^shard-(\d{5,})\.parquet$/;

/**
 * Calls `act` with the folder of an atlas, which is made if it does not exist and refused if it holds anything else.
 * Errors of the disk or of a thread become problems; shards finished by then are kept.
 */
export async function inFolder<T>(
  folder: string,
  size: AtlasSize,
  shards: number,
  act: (opened: OpenedFolder) => Promise<Result<T, AtlasProblem>>,
): Promise<Result<T, AtlasProblem>> {
  return whileLocked(folder, 'what is finished is kept', async (lock) => {
    const opened = await open(folder, size, shards);
    if (!opened.ok) return opened;
    const { manifest, lost } = opened.value;
    const own = await ownProvenance();
    const begun = performance.now();
    const before = manifest.made;
    const save: OpenedFolder['save'] = (now, others = []) => {
      lock.check();
      const seconds = (performance.now() - begun) / 1000;
      const made = others.reduce(joinProvenance, joinProvenance(before, { ...own, seconds }));
      const saved = { ...now, made };
      writeManifest(folder, saved);
      return saved;
    };
    return act({ manifest, lost, save });
  });
}

async function open(
  folder: string,
  size: AtlasSize,
  shards: number,
): Promise<Result<Pick<OpenedFolder, 'manifest' | 'lost'>, AtlasProblem>> {
  const isOurs = (name: string) =>
    isClaim(name) || isPart(name) || name === RATINGS || isOldLock(folder, name);
  const names = readdirSync(folder).filter((name) => !isOurs(name));
  const found = readManifest(folder);
  if (!found.ok) {
    if (!isLost(folder, names)) return found;
    removeLeftovers(folder);
    return adoptShards(folder, size, shards, names);
  }
  const wanted = describeAtlas({ size, shards });
  const there = describeAtlas(found.value);
  if (there !== wanted) {
    return err({ code: 'another-atlas', message: `${folder} holds the atlas of ${there}, not of ${wanted}` });
  }
  removeLeftovers(folder);
  const lost = new Set<string>();
  for (const { file, sha256: expected } of found.value.finished) {
    const path = join(folder, file);
    if (!isFile(path) || (await sha256(path)) !== expected) lost.add(file);
  }
  const finished = found.value.finished.filter(({ file }) => !lost.has(file));
  const wrong = await wrongCounts(folder, finished);
  if (wrong) return err(wrong);
  return ok({ manifest: { ...found.value, finished }, lost: [...lost] });
}

/** The problem with the first of some shards whose rows the manifest counts otherwise. */
async function wrongCounts(
  folder: string,
  finished: readonly ShardEntry[],
): Promise<AtlasProblem | undefined> {
  if (finished.length === 0) return undefined;
  const reader = await ShardReader.open();
  try {
    for (const entry of finished) {
      const path = join(folder, entry.file);
      const counts = await reader.counts(path).catch((thrown: unknown) => firstLine(thrown));
      if (typeof counts === 'string')
        return { code: 'damaged-shard', message: `${path} is damaged: ${counts}` };
      const name = differingCount(counts, entry);
      if (name === undefined) continue;
      const message = `${join(folder, MANIFEST)} is damaged: it says ${entry[name]} ${name} of ${entry.file}, which has ${counts[name]}; remove it, and the next build makes it again`;
      return { code: 'damaged-manifest', message };
    }
  } finally {
    reader.close();
  }
  return undefined;
}

/** Whether a file is the lock of an earlier version, which held the number of a process. */
function isOldLock(folder: string, name: string): boolean {
  const path = join(folder, name);
  if (name !== OLD_LOCK || !lstatSync(path).isFile() || lstatSync(path).size > 10) return false;
  return /^\d{0,9}\n?$/.test(readFileSync(path, 'utf8'));
}

/** Removes what earlier programs left in the folder of an atlas. */
function removeLeftovers(folder: string): void {
  removeParts(folder);
  for (const name of readdirSync(folder)) if (isOldLock(folder, name)) rmSync(join(folder, name));
}

/**
 * Whether a folder without a readable manifest is empty, or holds an atlas whose manifest was lost or was being written
 * when the program was killed.
 */
function isLost(folder: string, names: readonly string[]): boolean {
  if (!names.every((name) => name === MANIFEST || SHARD.test(name))) return false;
  if (!names.includes(MANIFEST)) return true;
  if (!isFile(join(folder, MANIFEST))) return false;
  const text = readFileSync(join(folder, MANIFEST), 'utf8');
  // a complete manifest of something else, or of another version, is not overwritten
  return isBegunManifest(text) && !isJson(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a manifest for the shards in a folder. A shard is adopted if it can be read and all of its rows can be rows of
 * this shard. It is written again, so that its bytes are exactly those of its rows. Shards without rows are enumerated
 * again, because nothing in them says which atlas they belong to.
 */
async function adoptShards(
  folder: string,
  size: AtlasSize,
  shards: number,
  names: readonly string[],
): Promise<Result<Pick<OpenedFolder, 'manifest' | 'lost'>, AtlasProblem>> {
  let manifest = emptyManifest(size, shards);
  const files = names.filter((name) => SHARD.test(name)).sort();
  if (files.length === 0) {
    writeManifest(folder, manifest);
    return ok({ manifest, lost: [] });
  }
  const another = (file: string, why: string) =>
    err({
      code: 'another-atlas' as const,
      message: `${join(folder, file)} is not a shard of ${describeAtlas(manifest)}: ${why}; remove it to build it again`,
    });
  const lost = [MANIFEST];
  const checker = new RowChecker(size, shards);
  const reader = await ShardReader.open();
  const writer = await ShardWriter.open();
  try {
    for (const file of files) {
      const shard = Number(SHARD.exec(file)?.[1]);
      if (shard >= shards || file !== shardFile(shard)) return another(file, `there are ${shards}`);
      if (!isFile(join(folder, file))) return another(file, 'it is not a regular file');
      const rows = await reader.read(join(folder, file)).catch(() => undefined);
      const wrong = rows && checker.check(shard, rows);
      if (wrong !== undefined) return another(file, wrong);
      if (rows && rows.length > 0) {
        manifest = withShard(manifest, await writer.write(folder, { shard, rows, touched: 0 }));
      } else lost.push(file);
    }
  } finally {
    reader.close();
    writer.close();
  }
  writeManifest(folder, manifest);
  return ok({ manifest, lost });
}
