// The examples in comments that are one expression with its value, as in `primaryOf(board).label // 'X'`, have that value. Pages of the
// API reference show them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import * as core from '@unjam/core';
import * as board from '@unjam/core/board';
import * as formats from '@unjam/core/formats';
import * as game from '@unjam/core/game';
import * as notation from '@unjam/core/notation';
import * as search from '@unjam/core/search';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What examples speak of: a board of two vehicles, A above the way of the red car X. */
const small = core.parseBoard('XX.A/...A/..../....');
const names: Readonly<Record<string, unknown>> = {
  ...core,
  ...board,
  ...game,
  ...notation,
  ...formats,
  ...search,
  board: small,
  setup: board.boardToSetup(small),
  game: game.beginGame(small),
};

const files = execFileSync(
  'git',
  ['ls-files', 'src/board', 'src/formats', 'src/game', 'src/notation', 'src/search'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => /^[^.]*\.ts$/.test(file));

/** These speak of other boards, or of an answer that the line does not have. */
const others = /^(?:endAtExit|moves|const|readSolution|scoreLeniently|formatSolution)\b/;

const examples = files.flatMap((file) =>
  [...readFileSync(root + file, 'utf8').matchAll(/\* @example\n \* (.*?) \/\/ (.*)\n \*\//g)].flatMap(
    ([, code = '', value = '']) => (others.test(code) ? [] : { file, code, value }),
  ),
);

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(40);
});

test.each(examples)('$file: $code', ({ code, value }) => {
  const found: unknown = new Function(...Object.keys(names), `return ${code}`)(...Object.values(names));
  expect(inspect(found, { breakLength: Number.POSITIVE_INFINITY })).toBe(value);
});
