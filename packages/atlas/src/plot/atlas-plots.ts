import { renderSvg } from '@unjam/core';
import { boardOf } from '../store/board-text.ts';
import { describeSize } from '../store/manifest.ts';
import type { AtlasCount, AtlasStats, HardestPuzzle } from '../store/stats.ts';
import { type Bar, barChart } from './bar-chart.ts';

/** A picture of an atlas; `name` is a name for its file, without the ending. */
export interface AtlasPlot {
  readonly name: string;
  readonly svg: string;
}

/**
 * Draws the contents of an atlas as SVG documents: puzzles by each of their counts, and the hardest in each metric.
 *
 * @param stats - what `atlasStats` counted
 */
export function plotAtlas(stats: AtlasStats): AtlasPlot[] {
  const { size } = stats.manifest;
  const plot = (name: string, title: string, across: string, bars: readonly Bar[]): AtlasPlot => ({
    name,
    svg: barChart({ title: `${describeSize(size)}: ${title}`, across, up: 'puzzles', bars }),
  });
  const picture = (name: string, [hardest]: readonly HardestPuzzle[]): AtlasPlot[] => {
    const board = hardest && boardOf(hardest.board, size.width);
    return board ? [{ name, svg: `${renderSvg(board)}\n` }] : [];
  };
  return [
    plot('puzzles-by-moves', 'puzzles by distance in moves', 'moves', barsOf(stats.byMoves)),
    plot('puzzles-by-steps', 'puzzles by distance in steps', 'steps', barsOf(stats.bySteps)),
    plot('puzzles-by-vehicles', 'puzzles by vehicles', 'vehicles', barsOf(stats.byVehicles)),
    plot('puzzles-by-walls', 'puzzles by walls', 'walls', barsOf(stats.byWalls)),
    plot(
      'puzzles-by-cluster-size',
      'puzzles by cluster size',
      'states of the cluster, from this number to less than twice as many',
      barsOf(stats.bySize, (value) => (2 ** value).toString().replace(/\B(?=(\d{3})+$)/g, ',')),
    ),
    ...picture('hardest-in-moves', stats.hardestInMoves),
    ...picture('hardest-in-steps', stats.hardestInSteps),
  ];
}

/** A bar for every value from the least to the greatest, also for values without puzzles. */
function barsOf(counts: readonly AtlasCount[], label: (value: number) => string = String): Bar[] {
  const puzzles = new Map(counts.map((count) => [count.value, count.puzzles]));
  const least = counts[0]?.value ?? 0;
  const greatest = counts.at(-1)?.value ?? -1;
  return Array.from({ length: greatest - least + 1 }, (_, i) => ({
    label: label(least + i),
    count: puzzles.get(least + i) ?? 0,
  }));
}
