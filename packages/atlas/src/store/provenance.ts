import { readFileSync } from 'node:fs';
import { enumeratorVersion } from '../enumerate/enumerator-version.ts';

/** The programs and the time that made an atlas. A folder made by several builds or slices lists all of them. */
export interface Provenance {
  readonly unjam: readonly string[];
  readonly enumerator: readonly string[];
  readonly duckdb: readonly string[];
  readonly node: readonly string[];
  /** Elapsed time of all builds, in seconds. */
  readonly seconds: number;
}

const { version: unjam } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The provenance of an atlas that this program begins, with a time of 0. */
export async function ownProvenance(): Promise<Provenance> {
  const { version } = await import('@duckdb/node-api');
  return {
    unjam: [String(unjam)],
    enumerator: [enumeratorVersion()],
    duckdb: [version()],
    node: [process.version],
    seconds: 0,
  };
}

/** The common provenance of two builds or slices. */
export function joinProvenance(one: Provenance | undefined, other: Provenance): Provenance {
  if (!one) return other;
  const both = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])].sort();
  return {
    unjam: both(one.unjam, other.unjam),
    enumerator: both(one.enumerator, other.enumerator),
    duckdb: both(one.duckdb, other.duckdb),
    node: both(one.node, other.node),
    seconds: Math.round(10 * (one.seconds + other.seconds)) / 10,
  };
}
