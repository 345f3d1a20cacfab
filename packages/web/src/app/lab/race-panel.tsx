import { useSignal } from '@preact/signals';
import { type Metric, replay, type SearchResult } from '@unjam/core';
import { metrics } from '@unjam/core/board';
import { counted, grouped } from '@unjam/core/render';
import { algorithms } from '@unjam/core/search';
import { useEffect, useRef } from 'preact/hooks';
import { Button, Choice, Select } from '../controls.tsx';
import { attempt } from '../game/store.ts';
import { lengthOf } from '../play/optimum.ts';
import { search } from '../solver/solver.ts';

/** The most states that each algorithm may expand. */
const MOST_STATES = 3_000_000;

/** Milliseconds in which the longer bar fills. */
const RACE = 4000;

interface Runner {
  readonly algorithm: string;
  readonly expanded: number;
  readonly result?: SearchResult;
}

/** Two algorithms search the present board. Their bars grow by the same number of states a second. */
export function RacePanel() {
  const { board } = attempt.value;
  const names = useSignal<readonly [string, string]>(['bfs', 'a-star']);
  const metric = useSignal<Metric>('moves');
  const runners = useSignal<readonly Runner[]>([]);
  /** How many states of each algorithm the bars show. */
  const clock = useSignal(0);
  const control = useRef<AbortController | undefined>(undefined);
  const running = runners.value.some(({ result }) => !result);

  useEffect(() => () => control.current?.abort(), []);

  const start = async () => {
    control.current?.abort();
    const racing = new AbortController();
    control.current = racing;
    clock.value = 0;
    runners.value = names.value.map((algorithm) => ({ algorithm, expanded: 0 }));
    const update = (lane: number, part: Partial<Runner>) => {
      if (control.current !== racing) return;
      runners.value = runners.value.map((runner, i) => (i === lane ? { ...runner, ...part } : runner));
    };
    const results = names.value.map(async (algorithm, lane) => {
      const result = await search(board, {
        algorithm,
        lane: 3 + lane,
        request: { metric: metric.value, limit: { states: MOST_STATES } },
        signal: racing.signal,
        onProgress: ({ expanded }) => update(lane, { expanded }),
      });
      update(lane, { result, expanded: result.stats.expanded });
    });
    await Promise.all(results);
    if (control.current === racing) show(racing.signal);
  };

  // the bars show the measured counts, at the same number of states a second for both
  const show = (signal: AbortSignal) => {
    const most = Math.max(...runners.value.map(({ expanded }) => expanded), 1);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      clock.value = most;
      return;
    }
    const begin = performance.now();
    const frame = (time: number) => {
      if (signal.aborted || control.current?.signal !== signal) return;
      clock.value = Math.min(most, (most * Math.max(0, time - begin)) / RACE);
      if (clock.value < most) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };

  const options = algorithms.map(({ id, title }) => ({ value: id, label: title }));
  const most = Math.max(...runners.value.map(({ expanded }) => expanded), 1);
  const over = runners.value.length > 0 && !running && clock.value >= most;
  return (
    <div class="race panel">
      <div class="race-choice">
        <Select
          label="First"
          value={names.value[0]}
          options={options}
          onChange={(id) => {
            names.value = [id, names.value[1]];
          }}
        />
        <Select
          label="Second"
          value={names.value[1]}
          options={options}
          onChange={(id) => {
            names.value = [names.value[0], id];
          }}
        />
        <Choice
          legend="Shortest in"
          name="race-metric"
          value={metric.value}
          options={metrics.map((value) => ({ value, label: value }))}
          onChange={(value) => {
            metric.value = value;
          }}
        />
        {running ? (
          <Button onClick={() => control.current?.abort()}>Cancel</Button>
        ) : (
          <Button kind="main" icon="race" onClick={() => void start()}>
            Race
          </Button>
        )}
      </div>
      {runners.value.map((runner, lane) => {
        const shown = running ? runner.expanded : Math.min(runner.expanded, Math.floor(clock.value));
        const arrived = !running && clock.value >= runner.expanded;
        return (
          <div class="lane" key={lane}>
            <div class="lane-name">
              <strong>{algorithms.find(({ id }) => id === runner.algorithm)?.title}</strong>
              <span>{counted(shown, 'state')}</span>
            </div>
            <svg
              class={`track lane-${lane}`}
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width="100" height="4" class="ground" />
              <rect width={(100 * shown) / most} height="4" class="bar" />
            </svg>
            <p class="muted">{arrived && runner.result ? outcome(runner.result, metric.value) : '\u00a0'}</p>
          </div>
        );
      })}
      <div role="status">{over && <Table runners={runners.value} metric={metric.value} board={board} />}</div>
      {runners.value.length === 0 && (
        <p class="muted">
          Both search this board. The bars grow by the same number of states a second, so the algorithm that
          needs fewer states finishes first. The counts and times in the table are measured.
        </p>
      )}
    </div>
  );
}

function outcome(result: SearchResult, metric: Metric): string {
  switch (result.kind) {
    case 'solved':
      return `Finished: ${lengthOf(result.solution, metric)} ${metric}.`;
    case 'unsolvable':
      return 'Proved that there is no solution.';
    case 'exhausted':
      return 'Found no solution, but there may be one.';
    case 'limit':
      return result.which === 'cancelled' ? 'Stopped.' : `Stopped at its limit of ${result.which}.`;
    case 'refused':
      return `Not possible here: ${result.problem.message}.`;
  }
}

function Table({
  runners,
  metric,
  board,
}: {
  runners: readonly Runner[];
  metric: Metric;
  board: Parameters<typeof replay>[0];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a person without a pointer scrolls it by keys
    <section class="table-scroll" aria-label="Result of the race" tabIndex={0}>
      <table>
        <caption class="hidden">Result of the race</caption>
        <thead>
          <tr>
            <th scope="col">Algorithm</th>
            <th scope="col">Moves</th>
            <th scope="col">Steps</th>
            <th scope="col">Shortest in {metric}</th>
            <th scope="col">Expanded</th>
            <th scope="col">Generated</th>
            <th scope="col">Peak frontier</th>
            <th scope="col">Milliseconds</th>
          </tr>
        </thead>
        <tbody>
          {runners.map(({ algorithm, result }, lane) => {
            const known = algorithms.find(({ id }) => id === algorithm);
            const solution = result?.kind === 'solved' ? result.solution : undefined;
            const proved = solution && replay(board, solution);
            const number = (value: number | undefined) => (value === undefined ? '' : grouped(value));
            return (
              <tr key={lane}>
                <th scope="row">{known?.title}</th>
                <td>{solution ? lengthOf(solution, 'moves') : '–'}</td>
                <td>{solution ? lengthOf(solution, 'steps') : '–'}</td>
                <td>{proved?.ok && known?.optimalFor.includes(metric) ? 'always' : 'not guaranteed'}</td>
                <td>{number(result?.stats.expanded)}</td>
                <td>{number(result?.stats.generated)}</td>
                <td>{number(result?.stats.peakFrontier)}</td>
                <td>{result?.stats.milliseconds.toFixed(1)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
