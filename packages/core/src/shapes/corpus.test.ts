// Texts in every shape, each with the lengths of its boards in moves and steps. A text that was once read wrongly is kept here.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readShapes } from './read-shapes.ts';
import { drawnTexts } from './testing/corpus/drawn.ts';
import { listedTexts } from './testing/corpus/listed.ts';
import { refusedTexts } from './testing/corpus/refused.ts';
import { valueTexts } from './testing/corpus/values.ts';
import { lengthsIn } from './testing/lengths.ts';

const texts = [refusedTexts, drawnTexts, listedTexts, valueTexts].flatMap((table) => Object.entries(table));

test('arguments of a call are no names of boards', () => {
  const answer = readShapes(textOf('java-class-of-lines.txt'));
  expect(answer.kind === 'read' && answer.boards.map(({ name }) => name)).toEqual([undefined, undefined]);
});

const textOf = (name: string): string => readFileSync(new URL(`corpus/${name}`, import.meta.url), 'utf8');

/** The lengths of the boards of a text as the tables write them: `8/16 unsolvable`. */
function lengthsOf(text: string): string {
  const lengths = lengthsIn(text);
  return typeof lengths === 'string'
    ? lengths
    : (lengths as readonly (string | readonly number[])[])
        .map((length) => (typeof length === 'string' ? length : length.join('/')))
        .join(' ');
}

test.each(texts)('%s', (name, expected) => {
  expect(lengthsOf(textOf(name))).toBe(expected);
});

test('every text of the corpus is in one table', () => {
  expect(readdirSync(new URL('corpus/', import.meta.url)).sort()).toEqual(texts.map(([name]) => name).sort());
});
