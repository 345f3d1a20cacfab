import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hosts } from './hosts.mjs';

const root = new URL('../../', import.meta.url);

test('docs/hosts.md has each host as it was tried last, and none failed', () => {
  const page = readFileSync(new URL('docs/hosts.md', root), 'utf8');
  const rows = [...page.matchAll(/^\| (?!host |---)(.*) \|$/gm)].map(([, row = '']) => row.split(/ *\| */));
  expect(rows.map(([name, tried, , , said]) => [name, tried, said])).toEqual(
    hosts.map(({ name, tried }) => [name, tried, 'passed']),
  );
});

test('every example of a framework is tried', () => {
  const tried = hosts.map(({ id }) => id);
  const folders = readdirSync(new URL('examples/frameworks', root), { withFileTypes: true });
  const names = folders.filter((each) => each.isDirectory()).map(({ name }) => name);
  expect(names.filter((name) => !tried.includes(name))).toEqual([]);
});
