// What tables of the documentation name exists: the tasks in the README, the names for those who know other libraries, the notations.
import { readFileSync } from 'node:fs';
import * as core from '@unjam/core';
import * as analysis from '@unjam/core/analysis';
import * as game from '@unjam/core/game';
import { notationDescriptions, notations } from '@unjam/core/notation';
import { expect, test } from 'vitest';

const names = new Set(Object.keys({ ...core, ...analysis, ...game }));

test.each([
  ['packages/core/README.md', '| to | call |', 11],
  ['docs/comparison.md', '| task | `@unjam/core` |', 15],
])('%s', (file, head, least) => {
  const page = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  const rows = page.slice(page.indexOf(head)).split('\n\n')[0]?.split('\n').slice(2) ?? [];
  expect(rows.length).toBeGreaterThanOrEqual(least);
  const called = rows.flatMap((row) =>
    [...(row.split(' | ')[1] ?? '').matchAll(/`([a-z]\w*)(?:\(.*?\))?`/gi)].map(([, name = '']) => name),
  );
  expect(called.filter((name) => !names.has(name))).toEqual([]);
});

test('the guide for teachers has every notation with its example', () => {
  const page = readFileSync(new URL('../../../docs/guide/teacher.md', import.meta.url), 'utf8');
  const rows = page.slice(page.indexOf('| NAME | a move')).split('\n\n')[0]?.split('\n').slice(2);
  const written = (line: string) => (line === '' ? '' : `\`${line}\``);
  expect(rows).toEqual(
    notations.map(({ id }) => {
      const { title, example } = notationDescriptions[id];
      return `| \`${id}\` | ${title} | ${example.split('\n').map(written).join('<br>')} |`;
    }),
  );
});
