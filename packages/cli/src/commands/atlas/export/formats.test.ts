import { expect, test } from 'vitest';
import { formatOfEnding } from './formats.ts';

test.each([
  [undefined, 'line'],
  ['-', 'line'],
  ['hard.txt', 'line'],
  ['hard.csv', 'csv'],
  ['folder/HARD.CSV', 'csv'],
  ['hard.jsonl', 'jsonl'],
  ['hard.parquet', 'parquet'],
])('a file %s is written as %s', (path, format) => {
  expect(formatOfEnding(path)).toBe(format);
});
