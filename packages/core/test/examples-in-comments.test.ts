// The examples in comments that are one expression with its value, as in `primaryOf(board).label // 'X'`, have that value. Pages of the
// API reference show them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import * as core from '@unjam/core';
import * as analysis from '@unjam/core/analysis';
import * as board from '@unjam/core/board';
import * as catalogue from '@unjam/core/catalogue';
import * as difficulty from '@unjam/core/difficulty';
import * as formats from '@unjam/core/formats';
import * as game from '@unjam/core/game';
import * as generate from '@unjam/core/generate';
import * as notation from '@unjam/core/notation';
import * as picture from '@unjam/core/picture';
import * as render from '@unjam/core/render';
import * as search from '@unjam/core/search';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What examples speak of: a board of two vehicles, A above the way of the red car X. */
const small = core.parseBoard('XX.A/...A/..../....');
const names: Readonly<Record<string, unknown>> = {
  ...analysis,
  ...catalogue,
  ...difficulty,
  ...generate,
  ...picture,
  ...render,
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
  [
    ...[
      'ls-files',
      'src/algorithm.ts',
      'src/analysis',
      'src/board',
      'src/catalogue',
      'src/difficulty',
      'src/engine',
    ],
    ...['src/formats', 'src/game', 'src/generate', 'src/notation', 'src/picture', 'src/render', 'src/search'],
  ],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => /^[^.]*\.ts$/.test(file));

/** These speak of other boards, of an answer that the line does not have, or of what no entry point exports. */
const others = /^(?:endAtExit|moves|const|unpackAtlasBoard|readSolution|scoreLeniently|formatSolution)\b/;

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
