import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { enumeratorVersion } from '../enumerate/enumerator-version.ts';

/** The programs and the time that made an atlas. A folder made by several builds or slices lists all of them. */
export interface Provenance {
  readonly unjam: readonly string[];
  readonly enumerator: readonly string[];
  readonly duckdb: readonly string[];
  readonly node: readonly string[];
  /** Processors and cores of the machines that enumerated the shards; empty for atlases of earlier versions. */
  readonly machines: readonly string[];
  /** Elapsed time of all builds, in seconds. */
  readonly seconds: number;
}

/** Shards that one program on one kind of machine has enumerated again, and that had the same bytes. */
export interface Verification {
  readonly enumerator: string;
  readonly node: string;
  /** The processor and how many cores; never a name of the computer. */
  readonly machine: string;
  /** Ascending. */
  readonly shards: readonly number[];
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
    machines: [],
    seconds: 0,
  };
}

/** What shards add to the provenance of an atlas, if they were enumerated on these machines. */
export const enumeratedOn = (machines: readonly string[]): Provenance => ({
  unjam: [],
  enumerator: [],
  duckdb: [],
  node: [],
  machines,
  seconds: 0,
});

/**
 * The processor of this machine and how many cores this program may use. It has no name of the computer in it.
 *
 * @example
 * machineName() // 'AMD EPYC 7763 64-Core Processor, 2 cores'
 */
export function machineName(): string {
  const model = cpus()[0]?.model.replaceAll(/\s+/g, ' ').trim();
  const cores = availableParallelism();
  return `${model || `a processor of type ${process.arch}`}, ${cores} ${cores === 1 ? 'core' : 'cores'}`;
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
    machines: both(one.machines, other.machines),
    seconds: Math.round(10 * (one.seconds + other.seconds)) / 10,
  };
}
