// The examples of docs/json.md are what the commands print: the same keys in the same order, and the same values where
// the example gives them in full.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';
import { unjamHere } from './in-process.ts';

const text = readFileSync(join(root, 'docs/json.md'), 'utf8');

/** The first JSON example below a heading, or below a sentence. */
function exampleBelow(place: string): string {
  const [, example] = text.slice(text.indexOf(place)).match(/```json\n(.*?)\n```/s) ?? [];
  if (!text.includes(place) || example === undefined) throw new Error(`no example below ${place}`);
  return example;
}

/** The outermost keys of an object that may be shortened by …, with the text of each value. */
function keysIn(example: string): [key: string, value: string][] {
  const parts: string[] = [];
  let [depth, quoted, part] = [0, false, ''];
  for (const character of example.slice(1, -1)) {
    if (character === '"') quoted = !quoted;
    if (!quoted && '[{'.includes(character)) depth++;
    if (!quoted && ']}'.includes(character)) depth--;
    if (character === ',' && depth === 0 && !quoted) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part].map((each) => {
    const [, key = each, value = ''] = /^"(\w+)":(.*)$/s.exec(each) ?? [];
    return [key, value];
  });
}

/** Values that differ from run to run. */
const varying = ['milliseconds'];

/** Tasks are JSON without being asked. */
const isJson = (words: readonly string[]): boolean => words[0] === 'export' || words.includes('--json');

const g2 = 'puzzles/seeds/g2.txt';
test.each([
  ['## solve', ['solve', g2]],
  ['## hint', ['hint', g2]],
  ['## check', ['check', 'puzzles/seeds/report.txt', 'YU3 GR1 0D3 XR4']],
  [
    'With `--verifier reasoning-gym`',
    ['check', 'GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo', 'F+1 K+1 M-1', '--verifier', 'reasoning-gym'],
  ],
  [
    '## grade',
    [
      'grade',
      ...[
        '--instances',
        '1',
        '--seed',
        'our secret',
        '--size',
        '6x6',
        '--moves',
        '8..16',
        '--to',
        'csv',
        '--json',
      ],
      ...['--', process.execPath, 'examples/students/ada.mjs', '{file}'],
    ],
  ],
  ['## analyze', ['analyze', g2]],
  ['## rate', ['rate', g2]],
  ['## generate', ['generate', '--moves', '20..25', '--seed', '7']],
  ['## export tasks', ['export', 'tasks', '--moves', '5..10', '--count', '1', '--seed', '3']],
  ['## puzzles', ['puzzles', '1997']],
])('the example below %s', async (place, words) => {
  const [line = ''] = (await unjamHere(isJson(words) ? words : [...words, '--json'])).stdout.split('\n');
  const printed = Object.entries(JSON.parse(line));
  const shown = keysIn(exampleBelow(place));
  expect(shown.map(([key]) => key)).toEqual(printed.map(([key]) => key));
  const full = shown.filter(([key, value]) => !value.includes('…') && !varying.includes(key));
  expect(full.length).toBeGreaterThan(5);
  expect(full).toEqual(
    printed
      .filter(([key]) => full.some(([name]) => name === key))
      .map(([key, value]) => [key, JSON.stringify(value)]),
  );
});
