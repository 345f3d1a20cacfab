import { constants, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { finishPart, isFile, removeIfPossible, sha256, withPart } from './files.ts';
import { inFolder } from './folder.ts';
import { describeAtlas, type Manifest, readManifest, withShard } from './manifest.ts';
import type { AtlasProblem } from './problem.ts';
import type { Provenance } from './provenance.ts';

/**
 * Merges slices of one atlas: copies their shards into a folder, which may be new or hold some of them already. Every
 * shard is compared with its checksum before it gets its name. Refuses slices of another size, wall range, number of
 * shards or version of the enumerator, and two slices that differ in the same shard.
 */
export async function mergeAtlases(
  slices: readonly string[],
  folder: string,
): Promise<Result<Manifest, AtlasProblem>> {
  const read: { readonly slice: string; readonly manifest: Manifest }[] = [];
  for (const slice of slices) {
    const manifest = readManifest(slice);
    if (!manifest.ok) return manifest;
    read.push({ slice, manifest: manifest.value });
  }
  const [first] = read;
  if (!first) return err({ code: 'bad-range', message: 'there is nothing to merge' });
  for (const { slice, manifest } of read) {
    if (describeAtlas(manifest) === describeAtlas(first.manifest)) continue;
    return err({
      code: 'another-atlas',
      message: `${slice} holds the atlas of ${describeAtlas(manifest)}, not of ${describeAtlas(first.manifest)}`,
    });
  }
  const { size, shards } = first.manifest;
  return inFolder(folder, size, shards, async ({ manifest: found, save }) => {
    const parts = [found, ...read.map(({ manifest }) => manifest)].filter(
      ({ finished }) => finished.length > 0,
    );
    const versions = [...new Set(parts.flatMap(({ made }) => made?.enumerator ?? []))];
    if (versions.length > 1) {
      const message = `the slices hold shards of the enumerators ${versions.join(' and ')}; expected one`;
      return err({ code: 'other-version', message });
    }
    let merged = found;
    const others: Provenance[] = [];
    for (const { slice, manifest } of read) {
      if (manifest.made) others.push(manifest.made);
      const next = await copyShards(slice, manifest, folder, merged, (now) => save(now, others));
      if (!next.ok) return next;
      merged = next.value;
    }
    return ok(merged);
  });
}

async function copyShards(
  slice: string,
  { finished }: Manifest,
  folder: string,
  into: Manifest,
  save: (manifest: Manifest) => Manifest,
): Promise<Result<Manifest, AtlasProblem>> {
  let merged = into;
  for (const entry of finished) {
    const there = merged.finished.find(({ shard }) => shard === entry.shard);
    if (there && there.sha256 !== entry.sha256) {
      return err({
        code: 'damaged-shard',
        message: `${join(slice, entry.file)} differs from the one in ${folder}: one of them is damaged`,
      });
    }
    if (there) continue;
    const path = join(folder, entry.file);
    if (!isFile(join(slice, entry.file))) {
      return err({ code: 'missing-shard', message: `${join(slice, entry.file)} is missing` });
    }
    const isSound = await withPart(path, async (part) => {
      copyFileSync(join(slice, entry.file), part, constants.COPYFILE_EXCL);
      const same = (await sha256(part)) === entry.sha256;
      if (same) finishPart(part, path);
      else removeIfPossible(part);
      return same;
    });
    if (!isSound) {
      return err({
        code: 'damaged-shard',
        message: `${join(slice, entry.file)} is damaged: its SHA-256 differs`,
      });
    }
    merged = save(withShard(merged, entry));
  }
  return ok(merged);
}
