import { type Board, type Metric, replay } from '@unjam/core';
import { labText } from '../language/english/lab.ts';
import { number as format } from '../language/language.ts';
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
  const t = labText();
  const solved = ({ watched }: Runner) => (watched?.result.kind === 'solved' ? watched.result : undefined);
  const length = (runner: Runner, of: Metric) => {
    const found = solved(runner);
    return found ? format(found[of]) : '–';
  };
  const proved = (runner: Runner) => {
    const found = solved(runner);
    if (!found || !replay(board, found.solution).ok) return '–';
    return runner.algorithm.optimalFor.includes(metric) ? t.always : t.notGuaranteed;
  };
  const rows: readonly (readonly [string, (runner: Runner) => string])[] = [
    [t.rows.moves, (runner) => length(runner, 'moves')],
    [t.rows.steps, (runner) => length(runner, 'steps')],
    [t.rows.shortest[metric], proved],
    [t.rows.expanded, ({ watched }) => format(watched?.result.stats.expanded ?? 0)],
    [t.rows.generated, ({ watched }) => format(watched?.result.stats.generated ?? 0)],
    [t.rows.peakFrontier, ({ watched }) => format(watched?.result.stats.peakFrontier ?? 0)],
    [
      t.rows.milliseconds,
      ({ watched }) => format(Number((watched?.result.stats.milliseconds ?? 0).toFixed(1))),
    ],
  ];
  return (
    <table class="race-table">
      <caption class="hidden">{t.resultOfRace}</caption>
      <thead>
        <tr>
          <td />
          {runners.map(({ algorithm }, lane) => (
            <th key={lane} scope="col">
              {t.searches[algorithm.id].title}
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
