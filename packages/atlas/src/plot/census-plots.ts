import type { CensusState } from '../census/census-file.ts';
import type { AtlasPlot } from './atlas-plots.ts';
import { barChart } from './bar-chart.ts';

/**
 * Draws a census as SVG documents: states and clusters by distance, by the rules of the atlas and by the wide ones.
 *
 * @param census - its size and its counts, complete or not
 */
export function plotCensus({ width, height, counts }: CensusState): AtlasPlot[] {
  const plot = (name: string, title: string, across: string, up: string, values: readonly number[]) => ({
    name: `census-${name}`,
    svg: barChart({
      title: `${width}×${height}: ${title}`,
      across,
      up,
      bars: values.map((count, distance) => ({ label: String(distance), count })),
    }),
  });
  const distance = 'distance to the nearest solved state, in moves';
  const farthest = 'distance of the farthest state, in moves';
  const { atlas, wide } = counts;
  return [
    plot('states', 'solvable states by distance', distance, 'states', atlas.states),
    plot('clusters', 'solvable clusters by farthest state', farthest, 'clusters', atlas.clusters),
    plot('states-wide', 'solvable states by distance, wide rules', distance, 'states', wide.states),
    plot('clusters-wide', 'clusters by farthest state, wide rules', farthest, 'clusters', wide.clusters),
  ];
}
