import { type AtlasCount, type AtlasStats, atlasStats, type HardestPuzzle, plotAtlas } from '@unjam/atlas';
import { counted, grouped, ok } from '@unjam/core/basics';
import type { ExitStatus } from '../../../exit-status.ts';
import { bar } from '../../../output/bars.ts';
import { jsonLine } from '../../../output/json-line.ts';
import { type Column, table } from '../../../output/table.ts';
import { writePictures } from '../../../output/write-pictures.ts';
import { print } from '../../../terminal/standard.ts';
import { atlasRecord, summaryOf } from '../summary.ts';
import { withPuzzles } from '../with-atlas.ts';

export interface StatsInputs {
  readonly hardest: number;
  readonly svg?: string;
  readonly json?: true;
}

/** Prints the counts of an atlas, and draws them if asked to. */
export function stats(folder: string, { hardest, svg, json }: StatsInputs): Promise<ExitStatus> {
  return withPuzzles(folder, async (atlas) => {
    const found = await atlasStats(atlas, Math.max(hardest, 1));
    if (!found.ok) return found;
    const shown = hardest > 0 ? found.value : { ...found.value, hardestInMoves: [], hardestInSteps: [] };
    await print(json ? jsonLine(recordOf(folder, shown)) : `${describe(shown)}\n`);
    if (svg === undefined) return ok(undefined);
    const drawn = writePictures(svg, plotAtlas(found.value));
    if (!drawn.ok) return drawn;
    if (!json) await print(`\n${counted(drawn.value, 'picture')} in ${svg}\n`);
    return ok(undefined);
  });
}

function recordOf(folder: string, { manifest, ...counts }: AtlasStats) {
  const { byMoves, bySteps, byVehicles, byWalls, bySize, hardestInMoves, hardestInSteps } = counts;
  return {
    ...atlasRecord(folder, manifest),
    byMoves,
    bySteps,
    byVehicles,
    byWalls,
    byClusterSize: bySize.map(({ value, ...rest }) => ({ value: 2 ** value, ...rest })),
    hardestInMoves,
    hardestInSteps,
  };
}

const describe = (found: AtlasStats): string =>
  [
    summaryOf(found.manifest),
    countTable('moves', found.byMoves),
    countTable('steps', found.bySteps),
    countTable('vehicles', found.byVehicles),
    ...(found.byWalls.length > 1 ? [countTable('walls', found.byWalls)] : []),
    countTable('cluster size', found.bySize, sizeRange),
    ...hardestTable('moves', found.hardestInMoves),
    ...hardestTable('steps', found.hardestInSteps),
  ].join('\n\n');

const sizeRange = (value: number): string =>
  value === 0 ? '1' : `${grouped(2 ** value)}–${grouped(2 ** (value + 1) - 1)}`;

function countTable(
  title: string,
  counts: readonly AtlasCount[],
  name: (value: number) => string = grouped,
): string {
  const largest = Math.max(...counts.map(({ puzzles }) => puzzles));
  const columns: Column[] = [
    { title, side: 'right' },
    { title: 'puzzles', side: 'right' },
    { title: 'states', side: 'right' },
    { title: '', side: 'left' },
  ];
  const rows = counts.map(({ value, puzzles, states }) => [
    name(value),
    grouped(puzzles),
    grouped(states),
    bar(puzzles, largest),
  ]);
  return table(columns, rows, false);
}

function hardestTable(metric: string, puzzles: readonly HardestPuzzle[]): string[] {
  if (puzzles.length === 0) return [];
  const columns: Column[] = [
    { title: `hardest in ${metric}`, side: 'left' },
    ...['moves', 'steps', 'states'].map((title): Column => ({ title, side: 'right' })),
  ];
  const rows = puzzles.map(({ board, moves, steps, states }) => [
    board,
    grouped(moves),
    grouped(steps),
    grouped(states),
  ]);
  return [table(columns, rows, false)];
}
