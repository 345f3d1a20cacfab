import { expect, test } from 'vitest';
import { corpusBeside } from '../testing/corpus.ts';
import { boardOf } from '../testing/drawn.ts';
import { readSolution } from './reading/read-solution.ts';
import { notations } from './registry.ts';

const board = boardOf(['..A...', '..A..D', 'XXAC.D', '...C.D', '.BBB..', '......']);

/** The notation and the slides of a solution, or its notation and `line:column code` where it is refused. */
function readingOf(text: string): string {
  const { notation = 'no notation', result } = readSolution(text, board);
  if (result.ok) return `${notation} ${result.value.map(({ label, by }) => `${label}${by}`).join(' ')}`;
  const { at, code } = result.error;
  return code === 'unknown-format' ? notation : `${notation} ${at?.text?.line}:${at?.text?.column} ${code}`;
}

test.each(corpusBeside(import.meta.url))('a solution with $about', ({ text, gives }) => {
  expect(readingOf(text)).toEqual(gives);
});

test.each(corpusBeside(import.meta.url))('each notation answers a solution with $about', ({ text }) => {
  for (const notation of notations) {
    const read = notation.parse(text, board);
    if (!read.ok)
      expect([notation.id, read.error.code]).toEqual([notation.id, expect.stringMatching(/^[a-z-]+$/)]);
  }
});
