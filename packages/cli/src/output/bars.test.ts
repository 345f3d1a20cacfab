import { expect, test } from 'vitest';
import { bars } from './bars.ts';

test('a line for each count, the longest 40 characters', () => {
  expect(bars([1, 0, 40, 20]).split('\n')).toEqual([
    `0  █ 1`,
    '1  0',
    `2  ${'█'.repeat(40)} 40`,
    `3  ${'█'.repeat(20)} 20`,
  ]);
});

test('every count above 0 has a visible bar', () => {
  expect(bars([1, 100_000]).split('\n')[0]).toBe('0  ▏ 1');
});

test('many counts are combined into ranges with the same total', () => {
  const lines = bars(Array(94).fill(3)).split('\n');
  expect(lines).toHaveLength(24);
  expect(lines[0]).toMatch(/^ {2}0–3 {2}█+ 12$/);
  expect(lines.at(-1)).toMatch(/^92–93 {2}█+ 6$/);
});
