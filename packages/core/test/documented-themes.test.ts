// The page about difficulty has every grade and every theme, as the program knows them.
import { readFileSync } from 'node:fs';
import { grades, ratingsOf, themes } from '@unjam/core/difficulty';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../../docs/difficulty.md', import.meta.url), 'utf8');
const [, section = ''] = /^## Grades and themes\n(.*?)^## /ms.exec(page) ?? [];
const rows = section.split('\n').filter((line) => line.startsWith('| `'));

test('all grades and themes', () => {
  expect(rows).toEqual([
    ...grades.map(({ id }) => `| \`${id}\` | ${ratingsOf(id).least} to ${ratingsOf(id).most} |`),
    ...themes.map(({ id, title, meaning }) => `| \`${id}\` | ${title} | ${meaning} |`),
  ]);
});
