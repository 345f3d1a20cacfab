import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginningOf, shortened, visible, visibleLine } from './visible.ts';

describe('control characters are escaped', () => {
  test.each([
    ['\u001b[2J', '\\u001b[2J', '\\u001b[2J'],
    ['\u001b]0;title\u0007', '\\u001b]0;title\\u0007', '\\u001b]0;title\\u0007'],
    ['\u009b2J', '\\u009b2J', '\\u009b2J'],
    ['a\rb\bc\u007f', 'a\\u000db\\u0008c\\u007f', 'a\\u000db\\u0008c\\u007f'],
    ['\u202ereversed\u2066', '\\u202ereversed\\u2066', '\\u202ereversed\\u2066'],
    ['one\u2028two\u2029', 'one\\u2028two\\u2029', 'one\\u2028two\\u2029'],
    ['a\tb\nc', 'a\tb\nc', 'a\\u0009b\\u000ac'],
    ['q↓1, Ünïcödé, 車, 👩‍🚒', 'q↓1, Ünïcödé, 車, 👩‍🚒', 'q↓1, Ünïcödé, 車, 👩‍🚒'],
  ])('%j', (text, inText, inLine) => {
    expect(visible(text)).toBe(inText);
    expect(visibleLine(text)).toBe(inLine);
  });
});

test('escaped JSON has the same value', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(JSON.parse(visible(JSON.stringify({ name })))).toEqual({ name });
    }),
  );
});

test.each([
  ['oooo', 'oooo'],
  ['ooooo', 'ooo…'],
  ['oo👩o', 'oo…'],
  ['ooo👩', 'ooo…'],
])('of %j four characters are shown as %j', (text, shown) => {
  expect(beginningOf(text, 4)).toBe(shown);
});

test('a very long word in a line is cut, and the colon or comma that ends it stays', () => {
  expect(shortened(`${'o'.repeat(4095)}: x`)).toHaveLength(4098);
  expect(shortened(`${'o'.repeat(5000)}: x`)).toBe(`${'o'.repeat(99)}…: x`);
});
