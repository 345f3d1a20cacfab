import { readCatalogue } from '@unjam/core/catalogue';
import { expect, test } from 'vitest';
import { figuresOf, medianOf } from './figures.ts';

const read = readCatalogue(
  '# 16 beginner 5 5 17\n..../...x/XX.A/B..A/BCCC\n# 20 beginner 3 5 17\nXX.A/...A/..../....\n# 70 expert 9 9 99\nXX.A../...A../....../......',
);
if (!read.ok) throw new Error(read.error.message);
const [first, second, third] = read.value.map(({ board }) => board);

test('results by grade', () => {
  const result = (moves: number, alone: boolean, seconds: number) => ({
    moves,
    steps: 9,
    alone,
    seconds,
    day: '2026-11-21',
  });
  const figures = figuresOf(read.ok ? read.value : [], {
    [first ?? '']: result(5, true, 30),
    [second ?? '']: result(3, false, 90),
    [third ?? '']: result(11, true, 40),
    'another board': result(1, true, 1),
  });
  expect(figures.filter(({ solved }) => solved > 0)).toEqual([
    { grade: 'beginner', puzzles: 2, solved: 2, alone: 1, fewest: 1, median: 60 },
    { grade: 'expert', puzzles: 1, solved: 1, alone: 1, fewest: 0, median: 40 },
  ]);
});

test.each([
  [[], undefined],
  [[7], 7],
  [[9, 1], 5],
  [[9, 1, 2], 2],
])('the median of %j is %s', (values, median) => {
  expect(medianOf(values)).toBe(median);
});
