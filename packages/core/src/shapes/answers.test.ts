// What the reader by shape says of each text of the corpus, in full: the boards, how they were read, what else they may be, questions
// and refusals; and of the same texts with errors, as digests. A change of the reader shows here every text that it reads otherwise.
// `npm test` looks at some of them only. Where that is meant, `npx vitest run --project all packages/core/src/shapes/answers.test.ts -u` writes the file again. The texts with
// errors are left to the project `all`.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runsAll, someOr, testInAll } from '../../../../testing/in-all.ts';
import { randomFrom } from '../basics/random.ts';
import { compactText } from '../formats/reading/compact.ts';
import type { ShapeAnswer } from './parts/answer.ts';
import { readShapes } from './read-shapes.ts';
import { damaged } from './testing/damage.ts';

const ERRORS = 3;

const folder = new URL('corpus/', import.meta.url);
const names = readdirSync(folder).sort();
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

/** An answer as JSON, each reading on a line of its own. */
const written = (answer: ShapeAnswer): string =>
  JSON.stringify(answer, (key, value) => (key === 'board' ? compactText(value) : value)).replaceAll(
    '{"board"',
    '\n  {"board"',
  );

/** The digests of the answers to the text with one error each: the same errors, whatever other texts there are. */
function digests(name: string, text: string): string {
  const random = randomFrom(createHash('sha256').update(name).digest().readInt32LE());
  const all = Array.from({ length: ERRORS }, () => {
    const error = damaged(text, random);
    if (!error) return '-';
    return createHash('sha256')
      .update(written(readShapes(error.text)))
      .digest('hex')
      .slice(0, 6);
  });
  return all.join(' ');
}

/** The answer to a text of the corpus, as the file has it. */
const part = (name: string, text: string): string => `## ${name}\n${written(readShapes(text))}\n`;

if (!runsAll)
  test('texts of the corpus are answered as before', () => {
    const before = readFileSync(new URL('answers.txt', import.meta.url), 'utf8').replaceAll(
      /^with errors: .*\n/gm,
      '',
    );
    const parts = before.split(/^(?=## )/m).map((each) => each.trimEnd());
    expect(parts.map((each) => each.split(/## |\n/)[1])).toEqual(names);
    // corpus.test.ts reads every one of them, and compares its boards by their lengths
    for (const name of someOr(200, names)) expect(parts).toContain(part(name, textOf(name)).trimEnd());
  });

testInAll(
  'each text of the corpus is answered as before, and so are the same texts with errors',
  async () => {
    const parts = names.map((name) => {
      const text = textOf(name);
      return `${part(name, text)}with errors: ${digests(name, text)}\n`;
    });
    await expect(parts.join('\n')).toMatchFileSnapshot('answers.txt');
  },
);
