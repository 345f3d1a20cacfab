import { expect, test } from 'vitest';
import { letteredParts } from './drawn-parts.ts';

test.each([
  ['arrows', '<->.^\n^XX.v\nv.<>.', 'BBB.C\nDXX.C\nD.EE.'],
  ['arrows with a blank between cells', '< - > . ^\n^ X X . v\nv . < > .', 'B B B . C\nD X X . C\nD . E E .'],
  ['letters of parts', 'abc.x\nxoo.y\nyab..', 'BBB.C\nDoo.C\nDEE..'],
  [
    'a box of bars around arrows',
    '+-----+\n|<->.^|\n|^XX.v|\n|v.<>.|\n+-----+',
    '+-----+\n|BBB.C|\n|DXX.C|\n|D.EE.|\n+-----+',
  ],
  ['a letter that the rows have', '<->.^\n^BB.v\nv.<>.', 'CCC.D\nEBB.D\nE.FF.'],
])('%s become letters', (_, text, lettered) => {
  expect(letteredParts(text)?.text).toBe(lettered);
});

test.each([
  ['an end is missing', '<-..^\n^XX.v\nv.<>.'],
  ['an end belongs to no vehicle', '<->.^\n^XX.v\nv.<>>'],
  ['a vehicle stands in another', '<^>.^\n.vX.v\nv.<>.'],
  ['one vehicle alone', '.....\n.XX.^\n....v'],
  ['an arrow at the exit', '..^..\nXXv..>\n.....'],
  ['vehicles whose letters are names', 'aa.bb\nxx..c\n....c'],
])('%s: no letters', (_, text) => {
  expect(letteredParts(text)).toBeUndefined();
});
