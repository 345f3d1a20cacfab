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

test('the game of the README is the example with a hint button', () => {
  const [, page] = /```html\n(<!doctype html>.*?)```/s.exec(textOf('../README.md')) ?? [];
  const example = textOf('../../../examples/hint-button.html');
  expect(example.replace('"../node_modules/', '"node_modules/')).toBe(page);
});
