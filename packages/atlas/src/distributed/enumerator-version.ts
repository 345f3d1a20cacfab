import { createHash } from 'node:crypto';
import { binary } from '../enumerate/wasm/enumerate.wasm.ts';
import { ATLAS_VERSION } from '../store/manifest.ts';

/**
 * Must be the same for all workers of a run: the version of the atlas, and the first digits of the SHA-256 of the
 * compiled enumerator.
 */
export const enumeratorVersion = `${ATLAS_VERSION}-${createHash('sha256').update(binary).digest('hex').slice(0, 12)}`;
