// What stands above a board on one line says its exit.
import { expect, test } from 'vitest';
import { said } from '../../formats/testing/said.ts';

const cells = '...AA......D..XX.D...C..BB.C.....C..';
const slashed = '...AA./.....D/..XX.D/...C../BB.C../...C..';

test.each([
  ['right above', `exit left\n${cells}`],
  ['right above its name', `exit left\nLevel 1\n${cells}`],
  ['above its number', `exit left\n1.\n${slashed}`],
  ['above a name, with blank lines', `The exit is on the left.\n\nLevel 1\n\n${slashed}`],
  ['above rows with blanks around the slashes', `Exit: left\n${slashed.replaceAll('/', ' / ')}`],
])('%s', (_, text) => {
  expect(said(text)).toEqual(['left X']);
});
