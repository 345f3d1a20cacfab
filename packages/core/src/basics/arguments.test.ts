import { describe, expect, test } from 'vitest';
import { finish } from '../algorithm.ts';
import { solveAnytime } from '../anytime/index.ts';
import { played } from '../engine/solve.ts';
import {
  type Board,
  explore,
  formatSolution,
  hint,
  moves,
  rate,
  renderSvg,
  solve,
  tryParseBoard,
} from '../index.ts';
import { algorithms } from '../search/index.ts';
import { boardOf } from '../testing/drawn.ts';

const board = boardOf(['XX.A', '...A', '....']);
// what comes from JSON and addresses has no types
const anything = (value: unknown) => value as never;

describe('an option that there is not, or of another kind, is refused with its name, its value and what was expected', () => {
  test.each<[string, () => unknown, string]>([
    ...['turns', 'Moves', 'move', 'step', ''].map((metric): [string, () => unknown, string] => [
      `metric ${metric}`,
      () => solve(board, anything({ metric })),
      `request.metric is "${metric}"; expected moves or steps`,
    ]),
    [
      'metric null',
      () => solve(board, anything({ metric: null })),
      'request.metric is null; expected moves or steps',
    ],
    [
      'thenBy',
      () => solve(board, anything({ thenBy: 'x' })),
      'request.thenBy is "x"; expected moves or steps',
    ],
    [
      'negative time',
      () => solve(board, { limit: { milliseconds: -1 } }),
      'request.limit.milliseconds is -1; expected a number from 0',
    ],
    [
      'no number',
      () => solve(board, { limit: { states: Number.NaN } }),
      'request.limit.states is NaN; expected a number from 0',
    ],
    [
      'a text',
      () => explore(board, anything({ limit: { states: '3' } })),
      'request.limit.states is "3"; expected a number from 0',
    ],
    [
      'a limit of nothing',
      () => rate(board, anything({ limit: null })),
      'request.limit is null; expected an object',
    ],
    [
      'an unknown option',
      () => hint(board, anything({ timeout: 1 })),
      'request.timeout is unknown; expected limit, signal, metric, thenBy, slides, order, onExpand, seed',
    ],
    [
      'an unknown metric, anytime',
      () => solveAnytime(board, anything({ metric: 'turns' })),
      'request.metric is "turns"; expected moves or steps',
    ],
    [
      'an unknown limit',
      () => solve(board, anything({ limit: { time: 1 } })),
      'request.limit.time is unknown; expected states, milliseconds, memory',
    ],
    [
      'a request that is a list',
      () => solve(board, anything([])),
      'request is a list; expected an object; a state goes into boardAt(board, state)',
    ],
    ['no board', () => solve(anything(undefined)), 'board is undefined; expected a board of parseBoard'],
    [
      'a copy of a board with a side that none has',
      () => solve({ ...board, width: 1e9 }),
      'board.width is 1000000000; expected a whole number from 1 to 16',
    ],
    [
      'a text for a board',
      () => solve(anything('XX.A/...A')),
      'board is "XX.A/...A"; expected a board of parseBoard',
    ],
    [
      'slides',
      () => moves(board, undefined, anything({ slides: 'far' })),
      'options.slides is "far"; expected unit or slide or extreme',
    ],
    [
      'a short state',
      () => moves(board, [1]),
      'state is a list; expected a list of 2 offsets, one for each vehicle',
    ],
    [
      'an offset off the board',
      () => moves(board, [0, 9]),
      'state[1] is 9; expected a whole number from 0 to 2',
    ],
    [
      'a notation',
      () => formatSolution([], board, anything('uci')),
      'notation is "uci"; expected arrows or letters or cells or frames or signed or words or json or pddl or csv',
    ],
    [
      'a format',
      () => tryParseBoard('XX.', anything({ format: 'fen' })),
      'options.format is "fen"; expected json or prolog or cells or framed or drawing or line or grid',
    ],
    [
      'markup',
      () => renderSvg(board, anything({ width: '"><script>' })),
      'options.width is "\\"><script>"; expected a number above 0',
    ],
    [
      'a negative width',
      () => renderSvg(board, { width: -3 }),
      'options.width is -3; expected a number above 0',
    ],
  ])('%s', (_, call, message) => {
    expect(call).toThrow(new RangeError(message));
  });
});

test('an option that is undefined is as one left out', () => {
  expect(solve(board, anything({ metric: undefined, limit: { states: undefined } })).kind).toBe('solved');
});

describe('every search', () => {
  test.each(algorithms.map(({ id, run }) => [id, run] as const))('%s refuses an unknown metric', (_, run) => {
    expect(() => run(board, anything({ metric: 'turns' })).next()).toThrow(
      new RangeError('request.metric is "turns"; expected moves or steps'),
    );
  });
});

test('a copy of a board, as from a worker or from JSON, is a board', () => {
  expect(solve(structuredClone(board)).kind).toBe('solved');
  expect(solve(JSON.parse(JSON.stringify(board)) as Board).kind).toBe('solved');
});

test('a text that is no text is a problem', () => {
  const parsed = tryParseBoard(anything(null));
  expect(parsed.ok ? parsed : parsed.error.message).toBe('the board is null, not a text');
});

test('an answer that does not solve the board is never given', () => {
  const solution = [{ vehicle: 1, label: 'X', by: 2 }];
  const stats = { expanded: 1, generated: 1, peakFrontier: 1, milliseconds: 0 };
  // biome-ignore lint/correctness/useYield: a search that gives a wrong answer at once
  const wrong = (function* () {
    return { kind: 'solved', solution, moves: 1, steps: 2, stats } as const;
  })();
  expect(() => finish(played(board, wrong))).toThrow('internal error: the moves found are not a solution');
});
