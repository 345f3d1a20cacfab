// The folder of an atlas that is being written: one program at a time, and a manifest that lists only intact shards.
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@unjam/core';
import type { AtlasSize } from '../enumerate/row-groups.ts';
import { removeParts, sha256 } from './files.ts';
import {
  describeAtlas,
  emptyManifest,
  isEmptyFolder,
  type Manifest,
  readManifest,
  writeManifest,
} from './manifest.ts';
import { type AtlasProblem, firstLine } from './problem.ts';

/** What the folder contains already. */
export interface OpenedFolder {
  readonly manifest: Manifest;
  /** Names of files that were damaged or missing; the manifest leaves them out. */
  readonly lost: readonly string[];
}

/**
 * Calls `act` with the folder of an atlas, which is made where it does not exist and refused where it holds anything else.
 * Errors of the disk or of a thread become problems; what is finished by then is kept.
 */
export async function inFolder<T>(
  folder: string,
  size: AtlasSize,
  shards: number,
  act: (opened: OpenedFolder) => Promise<Result<T, AtlasProblem>>,
): Promise<Result<T, AtlasProblem>> {
  try {
    mkdirSync(folder, { recursive: true });
    const holder = lock(folder);
    if (holder !== undefined) {
      return err({
        code: 'locked',
        message: `${folder}: process ${holder} is at work there (else remove ${join(folder, LOCK)})`,
      });
    }
    try {
      const opened = await open(folder, size, shards);
      return opened.ok ? await act(opened.value) : opened;
    } finally {
      rmSync(join(folder, LOCK), { force: true });
    }
  } catch (thrown) {
    return err({ code: 'disk', message: `${folder}: ${firstLine(thrown)}; what is finished is kept` });
  }
}

async function open(
  folder: string,
  size: AtlasSize,
  shards: number,
): Promise<Result<OpenedFolder, AtlasProblem>> {
  if (isEmptyFolder(folder, LOCK)) {
    const manifest = emptyManifest(size, shards);
    writeManifest(folder, manifest);
    return ok({ manifest, lost: [] });
  }
  const found = readManifest(folder);
  if (!found.ok) return found;
  const wanted = describeAtlas({ size, shards });
  const there = describeAtlas(found.value);
  if (there !== wanted) {
    return err({ code: 'another-atlas', message: `${folder} holds the atlas of ${there}, not of ${wanted}` });
  }
  removeParts(folder);
  const lost = new Set<string>();
  for (const { file, sha256: expected } of found.value.finished) {
    const path = join(folder, file);
    if (!existsSync(path) || (await sha256(path)) !== expected) lost.add(file);
  }
  const finished = found.value.finished.filter(({ file }) => !lost.has(file));
  return ok({ manifest: { ...found.value, finished }, lost: [...lost] });
}

/** Holds the number of the process that is at work in a folder. */
const LOCK = 'at-work';

/** Locks the folder for this process, or returns the number of the process that has locked it. */
function lock(folder: string): number | undefined {
  const path = join(folder, LOCK);
  for (;;) {
    try {
      const file = openSync(path, 'wx');
      try {
        writeFileSync(file, `${process.pid}\n`);
      } finally {
        closeSync(file);
      }
      return undefined;
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
    }
    const holder = Number(readFileSync(path, 'utf8'));
    if (isAlive(holder)) return holder;
    // it was killed
    rmSync(path, { force: true });
  }
}

function isAlive(id: number): boolean {
  // an earlier process may have had our number: containers use the same ones again
  if (!(id > 0) || id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM';
  }
}
