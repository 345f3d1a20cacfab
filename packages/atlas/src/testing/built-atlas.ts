// Small atlases that many tests read: each is built once, and kept until the atlas's code changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enumeratorVersion } from '../enumerate/enumerator-version.ts';
import type { AtlasSize } from '../enumerate/row-groups.ts';
import { runShard } from '../enumerate/shard.ts';
import { buildAtlas, defaultShards } from '../store/build.ts';

const source = fileURLToPath(new URL('..', import.meta.url));
const kept = join(source, '../../../node_modules/.cache/unjam-atlases');

/** The first digits of the SHA-256 of all code of the atlas, and of what of core the enumerator imports. */
const codeDigest = (): string => {
  const hash = createHash('sha256').update(enumeratorVersion());
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.ts$/.test(path) && !/\.test\.ts$|testing/.test(path))
      hash.update(readFileSync(join(source, path)));
  }
  return hash.digest('hex').slice(0, 16);
};
let digest: string | undefined;

/**
 * The folder of a finished atlas. Tests may read it and copy it, and must not write to it. The first test that asks for
 * it builds it; if two ask at the same time, both build it and one result is kept.
 *
 * @example
 * await Atlas.open(await builtAtlas({ width: 5, height: 5, minWalls: 0, maxWalls: 0 }))
 */
export async function builtAtlas(size: AtlasSize, shards: number = defaultShards(size)): Promise<string> {
  digest ??= codeDigest();
  const { width, height, minWalls, maxWalls } = size;
  const folder = join(kept, digest, `${width}x${height}-walls-${minWalls}..${maxWalls}-shards-${shards}`);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const building = mkdtempSync(join(dirname(folder), 'building-'));
  const run = async (task: Parameters<typeof runShard>[0]) => runShard(task);
  const built = await buildAtlas({ size, shards, folder: building, run, parallel: 1 });
  if (!built.ok) throw new Error(built.error.message);
  try {
    renameSync(building, folder);
  } catch (thrown) {
    rmSync(building, { recursive: true });
    // another process was faster
    if (!existsSync(folder)) throw thrown;
  }
  return folder;
}

/**
 * Everything in the folder of an atlas, by name: the same for the same atlas. Leaves out what the manifest says the atlas
 * was made with, which differs between two builds.
 */
export const atlasContent = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => {
        const bytes = readFileSync(join(folder, name));
        if (name !== 'manifest.json') return [name, bytes.toString('base64')];
        try {
          return [name, JSON.stringify({ ...JSON.parse(bytes.toString()), made: undefined })];
        } catch {
          return [name, bytes.toString()];
        }
      }),
  );
