// Small atlases that a test builds, changes and throws away.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { runShard, type ShardRunner } from '../enumerate/shard.ts';
import { type BuildOptions, buildAtlas } from '../store/build.ts';
import { builtAtlas } from './built-atlas.ts';

/** 4×4 without walls: 32 puzzles. */
export const size = { width: 4, height: 4, minWalls: 0, maxWalls: 0 };

/** Enumerates a shard in this thread. */
export const runHere: ShardRunner = async (task) => runShard(task);

/** Builds the 4×4 atlas in five shards, unless the options say otherwise. */
export const buildSmallAtlas = (folder: string, more: Partial<BuildOptions> = {}) =>
  buildAtlas({ size, shards: 5, folder, run: runHere, parallel: 2, ...more });

/** Puts the finished 4×4 atlas in five shards into a folder that does not exist; it takes a tenth of the time of building it. */
export async function copySmallAtlas(folder: string): Promise<void> {
  cpSync(await builtAtlas(size, 5), folder, { recursive: true });
}

/** A function that gives the present test's own folder, which is removed after the test. */
export function temporaryFolder(): () => string {
  let path = '';
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'unjam-atlas-'));
  });
  afterEach(() => rmSync(path, { recursive: true }));
  return () => path;
}
