import { constants, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { finishPart, isFile, removeIfPossible, sha256, withPart } from './files.ts';
import { inFolder } from './folder.ts';
import {
  describeAtlas,
  MANIFEST,
  type Manifest,
  readManifest,
  type ShardEntry,
  withShard,
} from './manifest.ts';
import { type AtlasProblem, firstLine } from './problem.ts';
import type { Provenance } from './provenance.ts';
import { ShardReader } from './shard-reader.ts';
import { countsOfRows, differingCount } from './shard-writer.ts';

/**
 * Merges slices of one atlas: copies their shards into a folder, which may be new or hold some of them already. Every
 * shard is compared with its checksum, and its rows with the counts of its manifest, before it gets its name. Refuses
 * slices of another size, wall range, number of shards or version of the enumerator, and two slices that differ in the
 * same shard.
 *
 * @param slices - the folders to merge
 * @param folder - where the atlas is to be
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
    const reader = await ShardReader.open();
    try {
      for (const { slice, manifest } of read) {
        if (manifest.made) others.push(manifest.made);
        const next = await copyShards(slice, manifest, folder, merged, reader, (now) => save(now, others));
        if (!next.ok) return next;
        merged = next.value;
      }
    } finally {
      reader.close();
    }
    return ok(merged);
  });
}

async function copyShards(
  slice: string,
  { finished }: Manifest,
  folder: string,
  into: Manifest,
  reader: ShardReader,
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
    if (there) {
      if (!differingCount(there, entry)) continue;
      const message = `${join(slice, MANIFEST)} states other counts of ${entry.file} than ${join(folder, MANIFEST)}: one of them is damaged`;
      return err({ code: 'damaged-manifest', message });
    }
    const path = join(folder, entry.file);
    if (!isFile(join(slice, entry.file))) {
      return err({ code: 'missing-shard', message: `${join(slice, entry.file)} is missing` });
    }
    const damage = await withPart(path, async (part): Promise<AtlasProblem | undefined> => {
      copyFileSync(join(slice, entry.file), part, constants.COPYFILE_EXCL);
      const found = await damageOfCopy(part, slice, entry, reader);
      if (found) removeIfPossible(part);
      else finishPart(part, path);
      return found;
    });
    if (damage) return err(damage);
    merged = save(withShard(merged, entry));
  }
  return ok(merged);
}

/** The problem with the copy of a shard: another checksum, or rows that the manifest of its slice counts otherwise. */
async function damageOfCopy(
  copy: string,
  slice: string,
  entry: ShardEntry,
  reader: ShardReader,
): Promise<AtlasProblem | undefined> {
  const file = join(slice, entry.file);
  if ((await sha256(copy)) !== entry.sha256) {
    return { code: 'damaged-shard', message: `${file} is damaged: its SHA-256 differs` };
  }
  const rows = await reader.read(copy).catch((thrown: unknown) => firstLine(thrown));
  if (typeof rows === 'string') return { code: 'damaged-shard', message: `${file} is damaged: ${rows}` };
  if (!differingCount(countsOfRows(rows), entry)) return undefined;
  const message = `${join(slice, MANIFEST)} is damaged: it states other counts of ${entry.file} than its rows have`;
  return { code: 'damaged-manifest', message };
}
