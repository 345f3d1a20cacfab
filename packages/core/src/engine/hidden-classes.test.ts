// Boards and answers have one hidden class in V8 each. An object that is made by a spread with properties behind it may get a new
// one each time, and then every function that reads such objects is slower, above all in the first second of a program.

import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import { at } from '../basics/at.ts';
import { mirror } from '../board/board.ts';
import { markCandidates } from '../formats/parts/primary.ts';
import { parseBoard } from '../formats/reading/parse-board.ts';
import { solve } from './solve.ts';

setFlagsFromString('--allow-natives-syntax');
const haveOneClass = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: object, b: object) => boolean;

const board = () => parseBoard('XX.A/...A/..../....');

test.each<[string, () => object | undefined]>([
  ['boards', board],
  ['boards that were changed', () => mirror(board())],
  ['answers', () => solve(board())],
  ['primaries of a setup', () => markCandidates([{ label: 'X', squares: [] }])[0]],
])('%s have one hidden class', (_, make) => {
  const all = Array.from({ length: 200 }, () => make() ?? {});
  expect(all.filter((one) => !haveOneClass(one, at(all, 0)))).toEqual([]);
});
