// Which files of the built command a subcommand loads: what it does not need would be read and compiled at each of its starts.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { someOr } from '../../../testing/in-all.ts';
import { scratch, unjam } from './command.ts';

const LINE = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
/** What reads texts in no format, libraries for pictures, and what recognises pictures. */
const large = ['shapes.js', 'pixels.js', 'see.js', 'more.js'];

/** The names of the files in dist/ that a run loads: Node writes down what it did in each. */
function loadedBy(words: readonly string[]): string[] {
  const folder = scratch();
  const { status } = unjam(words, { env: { ...process.env, NODE_V8_COVERAGE: folder } });
  expect(status).toBe(0);
  return readdirSync(folder)
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).result)
    .filter(({ url }: { url: string }) => url.includes('/cli/dist/'))
    .map(({ url }: { url: string }) => basename(url));
}

/** The commands that read boards do so in one way. */
const commands = someOr(5, [
  ['solve', LINE],
  ['show', LINE],
  ['convert', LINE, '--to', 'rows'],
  ['rate', LINE],
  ['hint', LINE],
  ['check', 'XXA/..A/...', 'A↓1, X→1'],
  ['review', 'XXA/..A/...', 'A↓1, X→1'],
  ['daily', '2026-01-01'],
  ['generate', '--moves', '4', '--seed', '1'],
]);
test.each(commands)('%s loads nothing for pictures and for texts in no format', (...words) => {
  const loaded = loadedBy(words);
  expect(loaded).toContain('shared.js');
  expect(loaded.filter((name) => large.includes(name))).toEqual([]);
});

test('a text in no format loads what reads it, and nothing for pictures', () => {
  const loaded = loadedBy(['show', '[["X","X","."],[".",".","."]]']);
  expect(loaded.filter((name) => large.includes(name))).toEqual(['shapes.js']);
});
