// What `verify` notes in a manifest: which shards were enumerated again with the same bytes, by which program, on what.
import type { Result } from '@unjam/core';
import { ok } from '@unjam/core/basics';
import { enumeratorVersion } from '../enumerate/enumerator-version.ts';
import { whileLocked } from './locked-folder.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import type { AtlasProblem } from './problem.ts';
import { machineName, type Verification } from './provenance.ts';

/**
 * Adds shards that this program has enumerated again to the manifest of their atlas, which is read anew.
 *
 * @returns the new manifest; a problem if another program is at work in the folder, or the disk has an error
 */
export function noteVerified(
  folder: string,
  shards: readonly number[],
): Promise<Result<Manifest, AtlasProblem>> {
  return whileLocked(folder, 'the atlas is as it was', async (lock) => {
    const read = readManifest(folder);
    if (!read.ok) return read;
    const own = { enumerator: enumeratorVersion(), node: process.version, machine: machineName(), shards };
    const verified = withVerification(read.value.verified ?? [], own);
    lock.check();
    const manifest = { ...read.value, verified };
    writeManifest(folder, manifest);
    return ok(manifest);
  });
}

/** A list of verifications and one more: the same program on the same machine has one entry. */
function withVerification(before: readonly Verification[], own: Verification): Verification[] {
  const isOwn = ({ enumerator, node, machine }: Verification) =>
    enumerator === own.enumerator && node === own.node && machine === own.machine;
  const shards = new Set([...before.filter(isOwn), own].flatMap((one) => one.shards));
  const joined = { ...own, shards: [...shards].sort((a, b) => a - b) };
  return [...before.filter((one) => !isOwn(one)), joined];
}

/** How many different shards of an atlas were ever enumerated again with the same bytes. */
export const countVerified = ({ verified = [] }: Pick<Manifest, 'verified'>): number =>
  new Set(verified.flatMap(({ shards }) => shards)).size;
