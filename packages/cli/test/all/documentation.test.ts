// Every command, query and program in the pages of the documentation is run, as its reader would type it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBoardReader, solve } from '@unjam/core';
import { describe, expect, test } from 'vitest';
import { root } from '../command.ts';
import { testPage } from '../documented.ts';

const pages = [
  ...['docs', 'docs/guide'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
  'puzzles/README.md',
  'packages/cli/README.md',
  'CONTRIBUTING.md',
];

describe.each(pages)('%s', (page) => testPage(page));

const records = readFileSync(join(root, 'docs/records.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, moves, board = '', steps, inSteps = ''] =
      /\| (\d+) \| `(\w+)` \| (\d+) \| `(\w+)` \|$/.exec(line) ?? [];
    return moves === undefined ? [] : [{ moves: Number(moves), board, steps: Number(steps), inSteps }];
  });

test('docs/records.md has records', () => {
  expect(records.length).toBe(18);
});

test.each(records)(
  'record: $moves moves $board, $steps steps $inSteps',
  ({ moves, board, steps, inSteps }) => {
    const length = (text: string, metric: 'moves' | 'steps'): number | undefined => {
      const reader = createBoardReader({ format: 'line' });
      const [read] = [...reader.push(text), ...reader.end()];
      const answer = read?.result.ok ? solve(read.result.value, { metric }) : undefined;
      return answer?.kind === 'solved'
        ? metric === 'moves'
          ? answer.solution.length
          : answer.solution.reduce((sum, { by }) => sum + Math.abs(by), 0)
        : undefined;
    };
    expect(length(board, 'moves')).toBe(moves);
    expect(length(inSteps, 'steps')).toBe(steps);
  },
);

test('docs/citing.md says what CITATION.cff says', () => {
  const citation = readFileSync(join(root, 'CITATION.cff'), 'utf8');
  const [, title] = /^title: "(.*)"$/m.exec(citation) ?? [];
  const [, version] = /^version: (.*)$/m.exec(citation) ?? [];
  const [, author] = /^ {2}- name: (.*)$/m.exec(citation) ?? [];
  const bibtex = readFileSync(join(root, 'docs/citing.md'), 'utf8');
  for (const said of [`{${title}}`, `{${version}}`, `{${author}}`]) expect(bibtex).toContain(said);
});
