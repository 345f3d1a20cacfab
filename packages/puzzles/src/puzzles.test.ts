import { parseBoard, solve, tryParseBoard } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { allFormats } from '@unjam/core/formats';
import { expect, test } from 'vitest';
import { allPuzzles, boardOfPuzzle, dailyPuzzle, findPuzzles, puzzleById, puzzleOf } from './index.ts';

test('all puzzles, easiest first, with what is known of them', () => {
  const puzzles = allPuzzles();
  expect(puzzles).toHaveLength(2000);
  expect(puzzles[0]).toEqual({
    id: 'p-0ejdznq',
    number: 1,
    board: 'AoooABBBXXoCoooC',
    rating: 1,
    grade: 'beginner',
    moves: 5,
    steps: 7,
    states: 8,
    themes: ['one-way', 'forced'],
    width: 4,
    height: 4,
    vehicles: 4,
    walls: 0,
  });
  expect(puzzles.map(({ rating }) => rating)).toEqual(
    puzzles.map(({ rating }) => rating).sort((a, b) => a - b),
  );
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(2000);
  expect(allPuzzles()).toBe(puzzles);
});

test('nobody can change the list that all callers share', () => {
  const first = at(allPuzzles(), 0);
  expect(() => Object.assign(first, { moves: 4 })).toThrow(TypeError);
  expect(() => (allPuzzles() as unknown[]).push(first)).toThrow(TypeError);
  expect(() => (first.themes as string[]).push('decoy')).toThrow(TypeError);
});

test.each([
  ['p-0uwnfs1', 2000],
  ['p-0000000', undefined],
  ['', undefined],
])('the puzzle with the id %j has number %j', (id, number) => {
  expect(puzzleById(id)?.number).toBe(number);
});

test('a puzzle by its id or by its day; an unknown one is undefined', () => {
  expect(puzzleOf('p-0uwnfs1')?.number).toBe(2000);
  expect(puzzleOf('2026-11-29')).toBe(dailyPuzzle('2026-11-29'));
  for (const unknown of ['p-0000000', '2026-02-31', 'today', '', 5, null])
    expect(puzzleOf(unknown as never)).toBe(undefined);
});

test('links to puzzles and to the puzzle of a day are read', () => {
  const read = (text: string) => tryParseBoard(text, { formats: allFormats(boardOfPuzzle) });
  expect(read('#1/play/2026-11-29')).toMatchObject({
    ok: true,
    value: parseBoard(dailyPuzzle('2026-11-29').board),
  });
  expect(read('#1/play/p-0ejdznq')).toMatchObject({ ok: true, value: parseBoard('AoooABBBXXoCoooC') });
  for (const text of ['#1/play/2026-02-31', '#1/play/today', '#1/play/p-zzzzzzz', '#1/play/lesson-1'])
    expect(read(text).ok).toBe(false);
  expect(boardOfPuzzle(5 as never)).toBe(undefined);
});

test.each([
  ['2026-11-23', 140, 'beginner'],
  ['2026-11-29', 1846, 'grandmaster'],
])('the puzzle of %s has number %i and is for a %s', (date, number, grade) => {
  expect(dailyPuzzle(date)).toMatchObject({ number, grade });
});

test('without a date it is that of today', () => {
  expect(allPuzzles()).toContain(dailyPuzzle());
});

test.each([
  [{ grade: 'expert', theme: 'decoy', moves: [20, 25] }, 9],
  [{ moves: 60 }, 1],
  [{ size: { width: 4, height: 5 }, walls: { least: 1, most: 2 } }, 85],
  [{ grade: 'beginner', moves: 60 }, 0],
  [{}, 2000],
] as const)('%j: %i puzzles', (criteria, count) => {
  const found = findPuzzles(criteria);
  expect(found).toHaveLength(count);
  const all = new Set(allPuzzles());
  expect(found.filter((puzzle) => !all.has(puzzle))).toEqual([]);
});

test('every measure of a puzzle that was found is as asked, and its board is solved in its moves', () => {
  for (const { board, grade, themes, moves } of findPuzzles({
    grade: 'expert',
    theme: 'decoy',
    moves: [20, 25],
  })) {
    expect([grade, themes.includes('decoy')]).toEqual(['expert', true]);
    expect(moves).toBeGreaterThanOrEqual(20);
    expect(moves).toBeLessThanOrEqual(25);
    expect(solve(parseBoard(board))).toMatchObject({ kind: 'solved', moves });
  }
});

test.each([
  [{ grade: 'hard' }, /^criteria\.grade is "hard"; expected beginner or/],
  [{ theme: 'x' }, /^criteria\.theme is "x"; expected red-back or/],
  [{ moves: [9, 3] }, /^moves: 9\.\.3 runs backwards; expected moves: 3\.\.9$/],
  [
    { moves: '3' },
    /^criteria\.moves is "3"; expected a number such as 20, or a range such as \[20, 25\], \{ least: 20 \} or \{ most: 25 \}$/,
  ],
  [{ size: { width: 9, height: 9 } }, /of size 9x9; expected 4x4, 4x5, 5x5, 5x6, 6x5, 6x6$/],
  [{ size: '6x6' }, /^criteria\.size is "6x6"; expected an object such as { width: 6, height: 6 }$/],
  [{ moves: { least: 3, max: 9 } }, /^criteria\.moves is an object; expected a number such as 20/],
  [{ mov: 3 }, /^criteria\.mov is unknown; expected grade, theme,/],
  [null, /^criteria is null; expected an object$/],
])('%j is refused', (criteria, message) => {
  expect(() => findPuzzles(criteria as never)).toThrow(RangeError);
  expect(() => findPuzzles(criteria as never)).toThrow(message);
});

test('a Date stands for its day in local time', () => {
  expect(dailyPuzzle(new Date(2026, 10, 29, 23, 59))).toBe(dailyPuzzle('2026-11-29'));
});

test('a Date without a time is called so', () =>
  expect(() => dailyPuzzle(new Date('today'))).toThrow(/^date is "Invalid Date"; expected /));

test.each([
  [new Date(2026, 10, 29, 23, 59), '2026-11-29'],
  [new Date(2024, 1, 29), '2024-02-29'],
  [new Date(9999, 11, 31, 12), '9999-12-31'],
  [new Date(new Date(2000, 0, 1).setFullYear(44, 2, 15)), '0044-03-15'],
  [new Date(new Date(2000, 0, 1).setFullYear(0)), '0000-01-01'],
])('the day of %s', (date, day) => {
  expect(dailyPuzzle(date)).toBe(dailyPuzzle(day));
});
test.each([-44, 10_000])('a Date in the year %i is refused', (year) => {
  const date = new Date(new Date(2000, 0, 1).setFullYear(year));
  expect(() => dailyPuzzle(date)).toThrow(`date is "${date.toDateString()} `);
});
test.each(['2026-02-30', 'today', 5, new Date(Number.NaN)])('the date %j is refused', (date) => {
  expect(() => dailyPuzzle(date as never)).toThrow(RangeError);
  expect(() => dailyPuzzle(date as never)).toThrow(
    /^date is .*; expected a day that exists, such as 2026-11-21, or a Date$/,
  );
});
