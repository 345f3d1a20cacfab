// What is said beside moves: told to be left out, or refused where it may change its move or the order of moves.
import { expect, test } from 'vitest';
import { boardOf } from '../../testing/drawn.ts';
import { readSolution } from '../reading/read-solution.ts';
import { classic, read } from './testing/read.ts';

test.each([
  ['A left 1 (scrap that)', '"(scrap that)" in line 1 is left out'],
  ['A left 1 (blocked)\nQ down 3 – the lane is free', '"(blocked)" in line 1 and 1 more are left out'],
  ['A left 1 because it is the only one', '"because it is the on…" in line 1 is left out'],
])('%j: a remark that may be about its move is told to be left out', (text, said) => {
  const { result, how } = readSolution(`${text}\nX right 1`, classic);
  expect(result.ok && result.value[0]).toEqual({ vehicle: 0, label: 'A', by: -1 });
  expect(how).toBe(`label, direction, cells; ${said}`);
});

test.each([
  ['how often it is made', 'Q down 1 (three times)', '1:11 unexpected "three"'],
  ['how often it is made, in one word', 'Q down 1 (twice)', '1:11 unexpected "twice"'],
  ['how often it is made, behind a dash', 'Q down 1 – three times', '1:12 unexpected'],
  ['how often it is made, in German', 'Q runter 1 (dreimal)', '1:13 unexpected "dreimal"'],
  ['that it was wrong', 'A left 1 which was a mistake', '1:10 unexpected "which"'],
  ['that it does not work', 'A left 1 (does not work)', '1:11 unexpected "does"'],
  ['that it is not needed', "A left 1 (it isn't needed)", '1:14 unexpected "isn'],
  ['what is done instead', 'A left 1 – useless', '1:12 unexpected'],
])('a remark that says %s is not left out', (_, text, expected) => {
  expect(read(`${text}\nX right 1`).slice(0, expected.length)).toBe(expected);
});

test('a number of cells may stand in brackets', () => {
  expect(read('Q down (three)\nX right (four)')).toBe('Q3 X4 solved');
  expect(read('Q down (three cells)\nX right (four cells)')).toBe('Q3 X4 solved');
});

test.each([
  ['how often', '3 times Q down 1, 4 times X right 1', '1:19 unexpected "4"'],
  ['how often, with a sign', '3 * (Q down 1), 4 * (X right 1)', '1:17 unexpected "4"'],
  ['that the line above stands again', 'Q down 1\n"\nX right 1', '2:1 unexpected'],
  ['which goes first, by after', 'A left 1 after Q down 3', '1:10 unexpected "after"'],
  ['which goes first', 'Q down 3, A left 1 first', '1:20 unexpected "first"'],
  ['which goes first, in front', 'A left 1, first Q down 3', '1:11 unexpected "first"'],
  ['which goes first, in Spanish', 'A izquierda 1 después de Q abajo 3', '1:15 unexpected "después"'],
  ['to which row', 'Q down to 3\nA left 1', '1:8 unexpected "to"'],
  ['that a move is no code', '// A left 1\nQ down 3', '1:1 unexpected "//"'],
  ['that a call is no code', '# move("A", "left", 1)\nmove("Q", "down", 3)', '1:1 unexpected "#"'],
  ['that a move is no code, in C', '/* A left 1 */\nQ down 3', '1:1 unexpected "/*"'],
])('words that say %s are not skipped', (_, text, expected) => {
  expect(read(text).slice(0, expected.length)).toBe(expected);
});

test('the same words where they say nothing are skipped', () => {
  expect(read('First A left 1.\nAfter that Q down 3.\nX right 4')).toBe('A-1 Q3 X4 solved');
  expect(read('A left 1 first, then Q down 3, X right 4')).toBe('A-1 Q3 X4 solved');
  expect(read('After A left 1, Q down 3\nX right 4')).toBe('A-1 Q3 X4 solved');
  expect(read('3 times Q down\n4 times X right')).toBe('Q3 X4 solved');
  expect(read('# Solution\nA left 1\nQ down 3\nX right 4')).toBe('A-1 Q3 X4 solved');
});

test('a heading that says where vehicles go is told', () => {
  const { how } = readSolution('| Car | Direction | To |\n|---|---|---|\n| Q | down | 3 |', classic);
  expect(how).toContain('line 1 ("| Car | Direction | …") is not a move');
});

test('a choice of cells is no move of a vehicle called o', () => {
  const board = boardOf(['.oo..q', '.....q', 'xx...q', '......', '......', '......'], { primary: 'x' });
  expect(read('o ← 1\nq ↓ 3 or 2\nx → 4', board)).toMatch(/^2:7 unexpected "or"/);
  expect(read('ol1, or 2, qd 3', board)).toBe('o-1 o2 q3');
});

test.each([
  ['2. A left 1\n1. Q down 3', 'in line 1 the number 2 comes first'],
  ['1. Q down 1\n2. A left 1\n\n1. Q down 2', 'in line 4 the number 1 follows 2'],
  ['1. A left 1\n2. Q down 1\n2. Q down 2', 'in line 3 the number 2 follows 2'],
  ['3: A left 1\n4: Q down 3', 'in line 1 the number 3 comes first'],
  ['Step 1: A left 1\nStep 3: Q down 3', 'in line 2 the number 3 follows 1'],
])('%j: numbers that do not count up are told', (text, said) => {
  expect(readSolution(text, classic).how).toBe(`label, direction, cells; ${said}`);
});

test.each([
  ['1. A left 1\n2. Q down 1\n3. Q down 2'],
  ['1. A left 1\n1. Q down 1\n1. Q down 2'],
  ['0: A left 1\n1: Q down 3'],
])('%j: numbers that count up, or are all the same, need no word', (text) => {
  expect(readSolution(text, classic).how).toBe('label, direction, cells');
});

test.each([
  ['A left 1\n<answer>Q down 3, X right 4</answer>', 'line 1 has moves before <answer>'],
  ['<answer>A left 1</answer>\n<answer>Q down 3, X right 4</answer>', 'line 1 has moves before <answer>'],
  ['A left 1\nQ down 1\n\\boxed{Q down 2, X right 4}', 'line 1 has moves before \\boxed'],
  ['<answer>A left 1, Q down 3</answer> X right 4', 'line 1 has moves behind </answer>'],
  ['A left 1\n#### Q down 3, X right 4', 'line 1 has moves before ####'],
])('%j: moves before the mark of an answer are told', (text, said) => {
  expect(readSolution(text, classic).how?.split('; ').at(-1)).toBe(said);
});

test.each([
  ['<answer>A left 1\nQ down 3</answer>'],
  ['\\boxed{A left 1, Q down 3}'],
  ['#### Step 1: A left 1\n#### Step 2: Q down 3'],
])('%j: moves in an answer need no word', (text) => {
  expect(readSolution(text, classic).how).toBe('label, direction, cells');
});
