import { expect, test } from 'vitest';
import { fold } from './style.ts';

test('a line is broken between words for a terminal, and keeps its indentation', () => {
  const narrow = { isTTY: true, columns: 12 };
  expect(fold('  one two three four', narrow)).toBe('  one two\n  three four');
  expect(fold('a-word-that-is-too-long yes', narrow)).toBe('a-word-that-is-too-long\nyes');
  expect(fold('short', narrow)).toBe('short');
  expect(fold('  one two three four', { isTTY: false, columns: 12 })).toBe('  one two three four');
});
