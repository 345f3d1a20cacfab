// The ending of -o says what is written; what is asked for by an option comes first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratch } from './command.ts';
import { unjamHere } from './in-process.ts';

const g2 = 'puzzles/seeds/g2.txt';
const easy = ['generate', '--moves', '5..', '--size', '4x4', '--seed', '1'];

test.each([
  [['solve', g2], 'a.sol', /^\S+[←→↑↓]\d/],
  [['solve', g2], 'a.json', /^\{"name":"g2".*"moves":8,/],
  [['solve', g2], 'a.jsonl', /^\{"name":"g2".*"moves":8,/],
  [['solve', g2], 'a.csv', /^car,move\n/],
  [['solve', g2], 'a.plan', /^\((?:left|right|up|down) v\d/],
  [['solve', g2, '--notation', 'letters'], 'a.csv', /^\S+[LRUD]\d\n/],
  [easy, 'a.txt', /^# \d+ moves/],
  [easy, 'a.jsonl', /^\{"name":"1-1","seed":1,"board":/],
  [easy, 'a.csv', /^car,orientation,col,row,length\n/m],
  [[...easy, '--to', 'json'], 'a.json', /^\{\s+"version": 1,/],
  [['puzzles', '1', '14'], 'a.txt', /^# rating 1, .*\nJam 1\nA\.\.\.\n/],
  [['puzzles', '1', '14'], 'a.jsonl', /^\{"name":"Jam 1",.*\n\{"name":"Jam 14",/],
  [['puzzles', '1', '14'], 'a.line', /^\S{16}\n\S{16}\n$/],
  [['puzzles', '1', '--to', 'grid'], 'a.json', /^# rating 1,/],
  [['harden', g2], 'a.txt', /^(?:[A-Za-z@.]{6}\n){6}$/],
  [['harden', g2], 'a.json', /^\{"name":"g2",.*"kind":"hardened",/],
  [['harden', g2], 'a.csv', /^car,orientation,col,row,length\n/],
  [['convert', g2], 'a.json', /^\{\s+"version": 1,/],
  [['convert', g2], 'a.txt', /^(?:[A-Za-z@.]{6}\n){6}$/],
  [['convert', g2], 'a.line', /^[A-Za-z@o]{36}\n$/],
  [['convert', g2], 'a.jsonl', /^\{"name":"g2","board":"[\w@]{36}","format":"json",/],
  [['convert', g2, '--to', 'line'], 'a.jsonl', /^\{"name":"g2","board":"[\w@]{36}","format":"line",/],
])('%j -o %s', async (words, name, content) => {
  const path = join(scratch(), name);
  const { status, stderr } = await unjamHere([...words, '-o', path]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(readFileSync(path, 'utf8')).toMatch(content);
});

test('a blank line stands between two plans', async () => {
  const path = join(scratch(), 'two.plan');
  await unjamHere(['solve', 'XX.A/...A/..../....', 'XX.B/...B/..../....', '-o', path]);
  expect(readFileSync(path, 'utf8').split('\n\n')).toHaveLength(2);
});

test('read writes what the ending says', async () => {
  const folder = scratch();
  const picture = join(folder, 'a.png');
  await unjamHere(['show', g2, '-o', picture]);
  // a grid that need not be found is read in a third of the time
  const corners = ['--corners', '40,40', '640,40', '640,640', '40,640'];
  for (const [name, content] of [
    ['a.jsonl', /^\{"name":"a","board":"[\w@]{36}","confidence":/],
    ['a.csv', /^car,orientation,col,row,length\n\w,/],
  ] as const) {
    expect((await unjamHere(['read', picture, ...corners, '-o', join(folder, name)])).status).toBe(0);
    expect(readFileSync(join(folder, name), 'utf8')).toMatch(content);
  }
});

test('convert says where other labels would help', async () => {
  const { stderr } = await unjamHere(['convert', g2, '--to', 'prolog']);
  expect(stderr).toMatch(/label @ is not one lower-case letter; expected --relabel all, or json, which /);
});

test('convert --relabel all gives labels that the format can write', async () => {
  const refused = await unjamHere(['convert', 'puzzles/seeds/framed.txt', '--to', 'bandung']);
  expect(refused.status).toBe(2);
  const { stdout } = await unjamHere([
    'convert',
    'puzzles/seeds/framed.txt',
    '--to',
    'bandung',
    '--relabel',
    'all',
  ]);
  expect(stdout).toMatch(/^6 6\n\d+\n(?:[A-Z.]{6}K?\n){6}$/);
  expect((await unjamHere(['solve', '-', '--json'], { input: stdout })).stdout).toContain('"moves":23,');
});

test.each([
  ['solve', '1', '-o'],
  ['convert', '1', '-o'],
  ['export', 'tasks', '-o'],
  ['atlas', 'export', '4x4', '-o'],
  ['atlas', 'build', '--size', '3x3', '--out'],
])('%s %s: an empty path, as of a variable that is not set, is refused', async (...words) => {
  const { status, stderr } = await unjamHere([...words, '']);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringMatching(/^unjam: the path of the output is empty; expected a file or a folder /),
  });
});

test.each([
  ['show', '1', '-o', 'p\uFFFD.svg'],
  ['atlas', 'build', '--size', '3x3', '--out', '\uFFFD'],
])('%s %s %s %s: a name with bytes that are no UTF-8 is not written under another name', async (...words) => {
  const { status, stderr } = await unjamHere(words);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringMatching(/^unjam: the path of the output is not in UTF-8; expected another name /),
  });
});
