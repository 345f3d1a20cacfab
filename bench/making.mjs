// Times the exploration of clusters and the generation of puzzles: the time of one call, without a comparison.
import { explore, finishTask, generateTask } from '@unjam/core';

const SEEDS = 20;

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Rows for whole clusters in both metrics, with the medians of some rounds. */
export function exploreRows(works, rounds) {
  return works.map(({ name, boards }) => {
    let states = 0;
    const times = Array.from({ length: rounds + 1 }, () => {
      const started = performance.now();
      states = boards.reduce((sum, board) => sum + explored(board), 0);
      return performance.now() - started;
    }).slice(1);
    process.stderr.write('.');
    const milliseconds = median(times);
    return {
      work: name,
      done: `explored ${boards.length}`,
      ms: milliseconds.toFixed(1),
      states: states.toLocaleString('en'),
      'ns/state': ((milliseconds * 1e6) / states).toFixed(0),
    };
  });
}

function explored(board) {
  const result = explore(board);
  if (result.kind !== 'explored') throw new Error(`a limit: ${result.which}`);
  return result.cluster.states;
}

const requests = [
  { name: '6×6, 15 to 20 moves', moves: { least: 15, most: 20 } },
  { name: '6×6, 30 to 35 moves', moves: { least: 30, most: 35 } },
  { name: '6×6, 45 moves or more', moves: { least: 45, most: 99 }, long: true },
  { name: '6×6, 10 to 20 moves, one way only', moves: { least: 10, most: 20 }, unique: true, long: true },
  { name: '7×7, 15 to 20 moves', width: 7, height: 7, moves: { least: 15, most: 20 }, long: true },
];

/**
 * Rows for one puzzle from each of 20 seeds: the median, the fastest and the slowest seed. The work of a seed is always
 * the same, so its time depends only on the machine; `long` adds the requests that take many seconds for each seed.
 */
export function generateRows(long) {
  // a warm-up, so that the code is compiled before it is timed
  generated({ moves: { least: 15, most: 20 }, seed: 99 });
  return requests
    .filter((criteria) => long || !criteria.long)
    .map(({ name, long: _, ...criteria }) => {
      const made = Array.from({ length: SEEDS }, (_, i) => generated({ ...criteria, seed: i + 1 }));
      const seconds = (of) => (of(...made.map((each) => each.milliseconds)) / 1000).toFixed(3);
      process.stderr.write('.');
      return {
        work: name,
        done: `${made.filter(({ found }) => found).length} of ${SEEDS} seeds`,
        's, median': (median(made.map((each) => each.milliseconds)) / 1000).toFixed(3),
        quickest: seconds(Math.min),
        slowest: seconds(Math.max),
        boards: median(made.map(({ boards }) => boards)).toLocaleString('en'),
        states: median(made.map(({ states }) => states)).toLocaleString('en'),
      };
    });
}

function generated(criteria) {
  const started = performance.now();
  const { kind, work: cost } = finishTask(generateTask(criteria));
  return { found: kind === 'done', milliseconds: performance.now() - started, ...cost };
}
