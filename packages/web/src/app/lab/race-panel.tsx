import { useSignal } from '@preact/signals';
import type { Metric } from '@unjam/core';
import { metrics } from '@unjam/core/board';
import { type AlgorithmId, algorithmById, algorithms } from '@unjam/core/search';
import { useEffect, useRef } from 'preact/hooks';
import { commonText } from '../language/english/common.ts';
import { labText } from '../language/english/lab.ts';
import { unitText } from '../language/english/units.ts';
import { attempt } from '../model/store.ts';
import { Choice, Select } from '../parts/choices.tsx';
import { Button } from '../parts/controls.tsx';
import { pageIcons } from '../parts/page-icons.ts';
import { watchSearch } from '../solver/tasks.ts';
import { RaceLane, type Runner } from './race-lane.tsx';
import { RaceTable } from './race-table.tsx';
import '../style/race.css';

/** States that each search shows in a second. */
const speeds = { slow: '3', medium: '20', fast: '150', veryFast: '2000' } as const;
type Speed = (typeof speeds)[keyof typeof speeds];

const isId = (id: string): id is AlgorithmId => algorithmById(id) !== undefined;

/** Two algorithms search the present board. Both show their states at the same speed. */
export function RacePanel() {
  const { board } = attempt.value;
  const names = useSignal<readonly [AlgorithmId, AlgorithmId]>(['bfs', 'a-star']);
  const metric = useSignal<Metric>('moves');
  const speed = useSignal<Speed>('20');
  const started = useSignal(false);
  const runners = useSignal<readonly Runner[]>(readyRunners(names.value));
  /** How many expansions of each algorithm are shown. */
  const clock = useSignal(0);
  const lanes = useRef<HTMLDivElement>(null);
  const control = useRef<AbortController | undefined>(undefined);
  const searching = started.value && runners.value.some(({ watched }) => !watched);
  const most = Math.max(...runners.value.map(({ expanded }) => expanded), 1);
  const over = started.value && !searching && clock.value >= most;

  const winner = firstThere(runners.value, clock.value);

  /** Another choice is another race: what the last one showed is cleared. */
  const clear = () => {
    control.current?.abort();
    control.current = undefined;
    started.value = false;
    clock.value = 0;
    runners.value = readyRunners(names.value);
  };
  useEffect(clear, [board]);
  useEffect(() => () => control.current?.abort(), []);

  // a frame shows as many states as its time allows
  useEffect(() => {
    if (!started.value || searching || over) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      clock.value = most;
      return;
    }
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(time) {
      const passed = Math.max(0, time - last) / 1000;
      last = time;
      clock.value = Math.min(most, clock.value + passed * Number(speed.value));
      if (clock.value < most) frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [started.value, searching, over, speed.value]);

  const start = async () => {
    clear();
    const racing = new AbortController();
    control.current = racing;
    started.value = true;
    lanes.current?.scrollIntoView({ block: 'nearest' });
    const update = (lane: number, part: Partial<Runner>) => {
      if (control.current !== racing) return;
      runners.value = runners.value.map((runner, i) => (i === lane ? { ...runner, ...part } : runner));
    };
    const searches = Promise.all(
      names.value.map(async (algorithm, lane) => {
        const watched = await watchSearch(board, algorithm, metric.value, 3 + lane, {
          signal: racing.signal,
          onProgress: ({ expanded }) => update(lane, { expanded }),
        });
        update(lane, { watched, expanded: watched.result.stats.expanded });
      }),
    );
    // a search that could not be loaded: the page says so
    await searches.catch(() => control.current === racing && clear());
  };

  const t = labText();
  const { shortestIn, metrics: metricNames } = unitText();
  const options = algorithms.map(({ id }) => ({ value: id, label: t.searches[id].title }));
  const choose = (lane: 0 | 1, id: string) => {
    if (!isId(id)) return;
    names.value = lane === 0 ? [id, names.value[1]] : [names.value[0], id];
    clear();
  };
  return (
    <div class="race panel">
      <div class="race-choice">
        <Select label={t.first} value={names.value[0]} options={options} onChange={(id) => choose(0, id)} />
        <Select label={t.second} value={names.value[1]} options={options} onChange={(id) => choose(1, id)} />
        <Choice
          legend={shortestIn}
          name="race-metric"
          value={metric.value}
          options={metrics.map((value) => ({ value, label: metricNames[value] }))}
          onChange={(value) => {
            metric.value = value;
            clear();
          }}
        />
        <Choice
          legend={t.speed}
          name="race-speed"
          value={speed.value}
          options={[
            { value: speeds.slow, label: t.speeds.slow },
            { value: speeds.medium, label: t.speeds.medium },
            { value: speeds.fast, label: t.speeds.fast },
            { value: speeds.veryFast, label: t.speeds.veryFast },
          ]}
          onChange={(value) => {
            speed.value = value;
          }}
        />
        {searching ? (
          <Button onClick={() => control.current?.abort()}>{commonText().cancel}</Button>
        ) : started.value && !over ? (
          <Button
            onClick={() => {
              clock.value = most;
            }}
          >
            {t.skipToEnd}
          </Button>
        ) : (
          <Button kind="main" icon={pageIcons.race} onClick={() => void start()}>
            {t.race}
          </Button>
        )}
      </div>
      <div class="lanes" ref={lanes}>
        {runners.value.map((runner, lane) => (
          <RaceLane
            key={lane}
            board={board}
            runner={runner}
            lane={lane}
            metric={metric.value}
            clock={clock.value}
            wins={winner === lane}
          />
        ))}
      </div>
      <div role="status">
        {over && <RaceTable runners={runners.value} metric={metric.value} board={board} />}
      </div>
      <p class="muted">{t.aboutRace}</p>
    </div>
  );
}

/** The lane of the search that has shown a solution first; undefined until then, and in a dead heat. */
function firstThere(runners: readonly Runner[], clock: number): number | undefined {
  const there = runners.map(({ watched, expanded }) =>
    watched?.result.kind === 'solved' && clock >= expanded ? expanded : Number.POSITIVE_INFINITY,
  );
  const least = Math.min(...there);
  const first = there.filter((expanded) => expanded === least);
  return least < Number.POSITIVE_INFINITY && first.length === 1 ? there.indexOf(least) : undefined;
}

const readyRunners = (names: readonly AlgorithmId[]): Runner[] =>
  names.map((id) => ({ algorithm: algorithmById(id), expanded: 0 }));
