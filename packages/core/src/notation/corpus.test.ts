import { expect, test } from 'vitest';
import { corpusBeside } from '../testing/corpus.ts';
import { boardOf } from '../testing/drawn.ts';
import { detectNotation, notations } from './registry.ts';

const board = boardOf(['..A...', '..A..D', 'XXAC.D', '...C.D', '.BBB..', '......']);

/** The notation and the slides of a solution, or its notation and `line:column code` where it is refused. */
function readSolution(text: string): string {
  const notation = detectNotation(text);
  if (!notation) return 'no notation';
  const read = notation.parse(text, board);
  if (read.ok) return `${notation.id} ${read.value.map(({ label, by }) => `${label}${by}`).join(' ')}`;
  const { at, code } = read.error;
  return `${notation.id} ${at?.text?.line}:${at?.text?.column} ${code}`;
}

test.each(corpusBeside(import.meta.url))('a solution with $about', ({ text, gives }) => {
  expect(readSolution(text)).toEqual(gives);
});

test.each(corpusBeside(import.meta.url))('each notation answers a solution with $about', ({ text }) => {
  for (const notation of notations) {
    const read = notation.parse(text, board);
    if (!read.ok)
      expect([notation.id, read.error.code]).toEqual([notation.id, expect.stringMatching(/^[a-z-]+$/)]);
  }
});
