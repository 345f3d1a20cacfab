import { describe, expect, test } from 'vitest';
import {
  analyze,
  analyzeAsync,
  type Board,
  explore,
  exploreAsync,
  generate,
  generateAsync,
  hint,
  hintAsync,
  parseBoard,
  rate,
  rateAsync,
  solve,
  solveAsync,
} from '../index.ts';

const board = parseBoard('..0..A/..0..A/XX0.../.RGGY./VR..Y./VR....');
const hard = parseBoard('aaabcd/effbcd/e.@@cd/ggh.../.ih.jj/.ikkll');

/** Without what says how long it took. */
const timeless = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part) => (key === 'milliseconds' ? undefined : part)));

test.each([
  ['solve', () => [solveAsync(hard, { metric: 'steps' }), solve(hard, { metric: 'steps' })]],
  ['hint', () => [hintAsync(board), hint(board)]],
  ['explore', () => [exploreAsync(board, { slice: 0 }), explore(board)]],
  ['analyze', () => [analyzeAsync(board), analyze(board)]],
  ['rate', () => [rateAsync(board), rate(board)]],
  [
    'generate',
    () => [
      generateAsync({ moves: [5, 9], count: 2, seed: 7 }),
      generate({ moves: [5, 9], count: 2, seed: 7 }),
    ],
  ],
] as const)('%sAsync gives what %s gives', async (_, both) => {
  const [later, now] = both();
  expect(timeless(await later)).toEqual(timeless(now));
});

test('a board beyond 8×8 is searched with the engine for it', async () => {
  const rows = ['aaabcd###', 'effbcd###', 'e.@@cd...', 'ggh...###', '.ih.jj###', '.ikkll###'];
  const large = parseBoard([...rows, '#########', '#########', '#########'].join('/'));
  // the generic engine expands 12,665 states
  expect(await solveAsync(large)).toMatchObject({ kind: 'solved', moves: 49, stats: { expanded: 12_387 } });
});

test('progress tells numbers', async () => {
  const seen: number[] = [];
  await solveAsync(hard, { slice: 0, onProgress: ({ expanded }) => seen.push(expanded) });
  expect(seen.length).toBeGreaterThan(0);
  const found: number[] = [];
  const criteria = { moves: [5, 9], count: 2, seed: 7 } as const;
  await generateAsync(criteria, { slice: 0, onProgress: (progress) => found.push(progress.found) });
  expect(found.at(-1)).toBe(2);
});

const work: Readonly<Record<string, (signal: AbortSignal) => Promise<unknown>>> = {
  solveAsync: (signal) => solveAsync(hard, { signal, slice: 0 }),
  exploreAsync: (signal) => exploreAsync(hard, { signal, slice: 0 }),
  analyzeAsync: (signal) => analyzeAsync(hard, { signal, slice: 0 }),
  rateAsync: (signal) => rateAsync(hard, { signal, slice: 0 }),
  hintAsync: (signal) => hintAsync(hard, { signal, slice: 0 }),
  generateAsync: (signal) => generateAsync({ moves: [60, 70], seed: 1 }, { signal, slice: 0 }),
};

test.each(Object.entries(work))('%s ends where its signal aborts, with the reason', async (_, begin) => {
  const controller = new AbortController();
  const ended = begin(controller.signal);
  setImmediate(() => controller.abort(new Error('the page was left')));
  await expect(ended).rejects.toThrow('the page was left');
});

test('a controller is not taken for its signal, which nobody would hear of', async () => {
  const signal = new AbortController() as never;
  const expected = /signal is an object; expected an AbortSignal$/;
  await expect(solveAsync(board, { signal })).rejects.toThrow(expected);
  await expect(exploreAsync(board, { signal })).rejects.toThrow(expected);
  await expect(generateAsync({}, { signal })).rejects.toThrow(expected);
});

describe('a signal that a function cannot see', () => {
  const signal = new AbortController().signal;
  const calls: Readonly<Record<string, (board: Board) => unknown>> = {
    solveAsync: (board) => solve(board, { signal }),
    exploreAsync: (board) => explore(board, { signal }),
    analyzeAsync: (board) => analyze(board, { signal }),
    rateAsync: (board) => rate(board, { signal }),
    hintAsync: (board) => hint(board, { signal }),
    generateAsync: () => generate({}, { signal }),
  };
  test.each(Object.entries(calls))('is refused, and the message names %s', (name, call) => {
    expect(() => call(board)).toThrow(new RangeError(`request.signal cannot end this; use ${name}`));
  });
});
