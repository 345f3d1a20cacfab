import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the README names every method that a page can call', () => {
  const sources = ['board-element.ts', 'unjam-board.ts'].map(textOf).join('\n');
  const methods = [...sources.matchAll(/^ {2}(?:override )?(?:async )?([a-z]\w+)\(/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'constructor' && !name.endsWith('Callback'));
  expect(methods.length).toBeGreaterThan(5);
  const readme = textOf('../README.md');
  expect(methods.filter((name) => !readme.includes(`\`${name}(`))).toEqual([]);
});
