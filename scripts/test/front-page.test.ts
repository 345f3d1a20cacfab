// The front page of the documentation: a path for each kind of reader, a live board, and the picture of the app.
import { readdirSync, readFileSync } from 'node:fs';
import { parseBoard, rate } from '@unjam/core';
import { expect, test } from 'vitest';

const page = readFileSync('docs/welcome.md', 'utf8');

test('the site begins with it, and the README has a page of its own', () => {
  const menu = readFileSync('scripts/docs/pages.mjs', 'utf8');
  expect(menu).toContain("file('index', 'Unjam', 'docs/welcome.md')");
  expect(menu).toContain("'README.md'),");
});

test('it leads to every guide', () => {
  const guides = readdirSync('docs/guide').map((name) => `guide/${name}`);
  const links = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
  expect(links).toEqual(expect.arrayContaining([...guides, 'python.md', 'datasets.md', 'pictures/app.png']));
});

test('its board can be played, and is as long and as hard as it says', () => {
  const [, text = ''] = /<unjam-board board="([^"]+)" interactive>/.exec(page) ?? [];
  const rated = rate(parseBoard(text));
  const found = rated.kind === 'rated' ? [rated.rating.moves, rated.rating.seconds.value] : [];
  expect(page).toContain(
    `takes ${found[0]} moves, and half of all players are\npredicted to need a minute and a half`,
  );
  expect(Math.abs(Number(found[1]) - 90)).toBeLessThan(8);
});
