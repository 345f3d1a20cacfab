// `unjam show --illegal`: boards are drawn as they were read, legal or not.
import { expect, test } from 'vitest';
import { unjamHere } from './in-process.ts';

const show = (text: string) => unjamHere(['show', '--illegal', '-'], { input: text });

test('a board with a bent vehicle and a car alone is drawn', async () => {
  const { status, stdout, stderr } = await show('AAB.\nXXB.\n....\nC.C.\n');
  expect([status, stdout, stderr]).toEqual([0, 'A A B .\nX X B .\n. . . .\nC . C .\n', '']);
});

test.each([
  ['no board', 'hello world\n', /^stdin:1:1: this is not a board in any known format; .+\n$/],
  [
    'rows of several lengths',
    'AAB.\nXX\n',
    'stdin:2:3: row 2 has 2 cells, other rows have 4; expected 4 cells in every row\n',
  ],
])('%s: nothing is drawn, and what is wrong is said', async (_, text, problem) => {
  const { status, stdout, stderr } = await show(text);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(problem);
});

test('of two boards of which one is none the other one is drawn', async () => {
  const { status, stdout, stderr } = await show('AAB.\nXX\n\nAA..\nXX..\n....\n....\n');
  expect(status).toBe(2);
  expect(stdout).toContain('A A . .\nX X . .\n');
  expect(stderr).toMatch(/^stdin:2:3: row 2 has 2 cells/);
});

test('refuses other kinds of pictures, which need a legal board', async () => {
  const { stderr, status } = await unjamHere(['show', '--illegal', 'XXAA/XX..', '--as', 'svg']);
  expect({ stderr, status }).toEqual({
    stderr: 'unjam: --illegal with --as svg; expected --as text\n',
    status: 2,
  });
});
