// The manifest of a published atlas, as `unjam atlas publish` writes it.

import { isAtlasManifest, publishedAtlasVersion } from '@unjam/core/catalogue';
import { isRecord } from '../device/is-record.ts';
import { type FileFacts, ReadingProblem } from './remote-file.ts';

interface PublishedSize {
  readonly width: number;
  readonly height: number;
  readonly minWalls: number;
  readonly maxWalls: number;
}

/** A published atlas: its files and what they hold. */
export interface PublishedAtlas {
  readonly puzzles: number;
  readonly states: number;
  readonly hardest: { readonly moves: number; readonly steps: number };
  readonly size: PublishedSize;
  /** The published table, with all columns. */
  readonly table: FileFacts & { readonly footerBytes: number };
  readonly index: FileFacts & { readonly footerBytes: number };
  readonly records: FileFacts & { readonly boardBytes: number; readonly recordBytes: number };
  /** Moves, vehicles, and how many puzzles have so many. */
  readonly byMovesAndVehicles: readonly (readonly [moves: number, vehicles: number, puzzles: number])[];
  /** How many puzzles have each rating, 0 to 100. */
  readonly ratings: readonly number[];
}

/** Reads a manifest. Throws a ReadingProblem if the text is not a manifest, or is one of another version. */
export function readPublished(text: string, name: string): PublishedAtlas {
  const value = parsed(text);
  if (!isAtlasManifest(value))
    throw new ReadingProblem('damaged', `${name} is not the manifest of a published atlas`);
  if (value.version !== publishedAtlasVersion)
    throw new ReadingProblem(
      'version',
      `${name} has version ${String(value.version)} of published atlases; this app reads version ${publishedAtlasVersion}`,
    );
  const damaged = (): never => {
    throw new ReadingProblem('damaged', `${name} is damaged: parts of the manifest are missing`);
  };
  const record = (found: unknown): Record<string, unknown> => (isRecord(found) ? found : damaged());
  const number = (found: unknown): number =>
    typeof found === 'number' && Number.isSafeInteger(found) && found >= 0 ? found : damaged();
  const file = (name: unknown, { bytes, sha256 }: Record<string, unknown>): FileFacts =>
    typeof name === 'string' && typeof sha256 === 'string'
      ? { name, bytes: number(bytes), sha256 }
      : damaged();
  const list = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : damaged());
  const [size, hardest, index, records, summary] = [
    record(value.size),
    record(value.hardest),
    record(value.index),
    record(value.records),
    record(value.summary),
  ];
  return {
    puzzles: number(value.puzzles),
    states: number(value.states),
    hardest: { moves: number(hardest.moves), steps: number(hardest.steps) },
    size: {
      width: number(size.width),
      height: number(size.height),
      minWalls: number(size.minWalls),
      maxWalls: number(size.maxWalls),
    },
    table: { ...file(value.file, value), footerBytes: number(value.footerBytes) },
    index: { ...file(index.name, index), footerBytes: number(index.footerBytes) },
    records: {
      ...file(records.name, records),
      boardBytes: number(records.boardBytes),
      recordBytes: number(records.recordBytes),
    },
    byMovesAndVehicles: list(summary.byMovesAndVehicles).map((entry) => {
      const [moves, vehicles, puzzles] = list(entry).map(number);
      return [number(moves), number(vehicles), number(puzzles)] as const;
    }),
    ratings: list(summary.ratings).map(number),
  };
}

/** The names of the manifests that a host lists. */
export function readListing(text: string): readonly string[] {
  const value = parsed(text);
  const names = Array.isArray(value) ? value : [];
  return names.filter((name): name is string => typeof name === 'string' && /^[\w.-]+\.json$/.test(name));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
