// The functions that two tables of the documentation name exist: the tasks in the README, and the names for those who know other libraries.
import { readFileSync } from 'node:fs';
import * as core from '@unjam/core';
import * as analysis from '@unjam/core/analysis';
import * as game from '@unjam/core/game';
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
