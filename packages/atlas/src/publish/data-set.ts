import { grouped } from '@unjam/core/basics';
import type { DataSet } from '@unjam/core/catalogue';
import { describeSize, type Manifest, totalsOf } from '../store/manifest.ts';
import { publishedColumns } from '../store/puzzle-columns.ts';

/** A published atlas as its descriptions for programs name it. */
export function dataSetOf({
  name,
  bytes,
  sha256,
  puzzles,
  manifest,
}: {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly puzzles: number;
  readonly manifest: Manifest;
}): DataSet {
  const { states, moves, steps } = totalsOf(manifest);
  const size = describeSize(manifest.size);
  return {
    name: `unjam-${name
      .replace(/\.parquet$/, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')}`,
    title: `Every minimal Rush Hour puzzle of ${size}`,
    description:
      `All ${grouped(puzzles)} minimal Rush Hour puzzles of ${size}, with ${grouped(states)} states in their clusters: the hardest boards, ` +
      `their lengths (at most ${moves} moves and ${steps} steps) and how hard they are predicted to be for people.`,
    version: manifest.made?.unjam.at(-1) ?? '0.1.0',
    keywords: ['rush-hour', 'puzzle', 'planning', 'search', 'enumeration'],
    tasks: [],
    columns: publishedColumns.map((column) => ({
      name: column.name,
      type: column.type === 'VARCHAR' ? 'text' : 'integer',
      meaning: column.meaning,
    })),
    key: 'id',
    files: [{ name, format: 'parquet', bytes, sha256, rows: puzzles, split: 'puzzles' }],
  };
}
