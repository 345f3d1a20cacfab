import { expect, test } from 'vitest';
import { onOneLine, plain, quote } from './quote.ts';

test.each([
  ['Good\n\nXX..', 'Good\\u000a\\u000aXX..'],
  ['\u001b[2J\u007f\u0085', '\\u001b[2J\\u007f\\u0085'],
  ['a\u2028b\u202ec\u2066', 'a\\u2028b\\u202ec\\u2066'],
  ['Größe 👩‍🚒', 'Größe 👩‍🚒'],
])('%j on one line', (text, line) => {
  expect(onOneLine(text)).toBe(line);
});

test.each([
  ['?', '"?"'],
  ['"', '"\\""'],
  ['\u001b', '"\\u001b"'],
  ['\u202e', '"\\u202e"'],
  ['x'.repeat(20), `"${'x'.repeat(20)}"`],
  ['x'.repeat(100_000), `"${'x'.repeat(20)}…"`],
  ['🚗'.repeat(21), `"${'🚗'.repeat(20)}…"`],
])('%j quoted', (text, quoted) => {
  expect(quote(text)).toBe(quoted);
});

test.each([
  ['A', 'A'],
  ['Größe', 'Größe'],
  ['a b', '"a b"'],
  ['', '""'],
  ['a\nb', '"a\\nb"'],
  ['x'.repeat(21), `"${'x'.repeat(20)}…"`],
])('the name %j', (name, shown) => {
  expect(plain(name)).toBe(shown);
});
