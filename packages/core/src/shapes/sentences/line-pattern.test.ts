import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asciiClasses, SmallPattern } from './line-pattern.ts';

const sources: readonly [string, string][] = [
  [String.raw`(?<!\p{L})while(?!\p{L})`, 'iu'],
  [String.raw`(\d{1,2})\s*(?:\p{L}+\s+)?(?:wide|breit)(?!\p{L})`, 'iu'],
  [String.raw`[^\p{L}\p{N}_]+(\p{N}+)`, 'u'],
  [String.raw`[\p{L}\p{M}]{3}|[^\0-\u2fff]{2}`, 'u'],
  [String.raw`[\]\p{L}]x`, 'iu'],
];

describe('a pattern finds the same in a line of ASCII', () => {
  const pieces = ['while', 'WHILE', '6', ' ', '_', 'wide', 'x', ']', 'Z', 'a', '4', '!', '\t', '[', '^'];
  test.each(sources)('%s', (source, flags) => {
    const small = new SmallPattern(source, flags);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
        (line) => {
          const found = new RegExp(source, flags).exec(line);
          expect(small.exec(line)).toEqual(found);
          expect(small.test(line)).toBe(found !== null);
        },
      ),
    );
  });
});

test('other lines are looked at with all letters', () => {
  const small = new SmallPattern(String.raw`(?<!\p{L})exit(?!\p{L})`, 'iu');
  expect([small.test('exit'), small.test('éxit'), small.test('exité'), small.test('→exit')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('all places of a line', () => {
  const small = new SmallPattern(String.raw`\p{L}+`, 'gu');
  expect([...small.all('a bc')].map(([word]) => word)).toEqual(['a', 'bc']);
  expect([...small.all('ä bc')].map(([word]) => word)).toEqual(['ä', 'bc']);
});

test('classes of letters and digits become those of ASCII', () => {
  expect(asciiClasses(String.raw`[^\p{L}\p{N}]\p{L}\p{N}[\p{M}x]`)).toBe(
    String.raw`[^a-zA-Z\d][a-zA-Z]\d[x]`,
  );
});
