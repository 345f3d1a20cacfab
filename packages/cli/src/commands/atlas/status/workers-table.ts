import type { WorkerResidual } from '@unjam/atlas/distributed';
import { grouped } from '@unjam/core/basics';
import { type Column, table } from '../../../output/table.ts';
import { visibleLine } from '../../../terminal/visible.ts';

/** The most workers that are listed; the others are counted. */
const MOST_LISTED = 16;
/** Beyond this a residual is named: honest workers are beyond it about once in 16,000. */
const ODD = 4;

/**
 * How the shards of each machine compare with those of all: the ones that differ most come first.
 *
 * @param workers - of a run, as `statusOfRun` gives them
 */
export function workersTable(workers: readonly WorkerResidual[]): string {
  const columns: Column[] = [
    { title: 'machine', side: 'left' },
    { title: 'shards', side: 'right' },
    { title: 'puzzles', side: 'right' },
    { title: 'per million states', side: 'right' },
    { title: 'residual', side: 'right' },
  ];
  const size = ({ residual = 0 }: WorkerResidual) => Math.abs(residual);
  const rows = workers
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, MOST_LISTED)
    .map(({ worker, shards, puzzles, density, residual }) => [
      visibleLine(worker),
      grouped(shards),
      grouped(puzzles),
      density.toFixed(1),
      residual === undefined ? '' : `${residual < 0 ? '-' : '+'}${Math.abs(residual).toFixed(1)}`,
    ]);
  const odd = workers.filter((worker) => size(worker) > ODD);
  const notes = odd.map(
    ({ worker, residual = 0 }) =>
      `\n${visibleLine(worker)} found far ${residual < 0 ? 'fewer' : 'more'} puzzles than the others: collect --rebuild enumerates shards again`,
  );
  const more =
    workers.length > MOST_LISTED ? `\nand ${grouped(workers.length - MOST_LISTED)} more machines` : '';
  return `${table(columns, rows, false)}${more}${notes.join('')}`;
}
