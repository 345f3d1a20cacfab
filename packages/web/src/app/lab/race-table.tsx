import { type Board, type Metric, replay } from '@unjam/core';
import { grouped } from '@unjam/core/render';
import { lengthOf } from '../play/optimum.ts';
import type { Runner } from './race-lane.tsx';

/** The results of a race: a row a measure, a column a search, which fits a phone. */
export function RaceTable({
  runners,
  metric,
  board,
}: {
  runners: readonly Runner[];
  metric: Metric;
  board: Board;
}) {
  const solutionOf = ({ watched }: Runner) =>
    watched?.result.kind === 'solved' ? watched.result.solution : undefined;
  const length = (runner: Runner, of: Metric) => {
    const solution = solutionOf(runner);
    return solution ? grouped(lengthOf(solution, of)) : '–';
  };
  const proved = (runner: Runner) => {
    const solution = solutionOf(runner);
    if (!solution || !replay(board, solution).ok) return '–';
    return runner.algorithm.optimalFor.includes(metric) ? 'always' : 'not guaranteed';
  };
  const rows: readonly (readonly [string, (runner: Runner) => string])[] = [
    ['Moves', (runner) => length(runner, 'moves')],
    ['Steps', (runner) => length(runner, 'steps')],
    [`Shortest in ${metric}`, proved],
    ['Expanded', ({ watched }) => grouped(watched?.result.stats.expanded ?? 0)],
    ['Generated', ({ watched }) => grouped(watched?.result.stats.generated ?? 0)],
    ['Peak frontier', ({ watched }) => grouped(watched?.result.stats.peakFrontier ?? 0)],
    ['Milliseconds', ({ watched }) => (watched?.result.stats.milliseconds ?? 0).toFixed(1)],
  ];
  return (
    <table class="race-table">
      <caption class="hidden">Result of the race</caption>
      <thead>
        <tr>
          <td />
          {runners.map(({ algorithm }, lane) => (
            <th key={lane} scope="col">
              {algorithm.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {runners.map((runner, lane) => (
              <td key={lane}>{value(runner)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
