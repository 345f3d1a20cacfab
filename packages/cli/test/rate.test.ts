import { expect, test } from 'vitest';
import { records } from './command.ts';
import { difficulty } from './difficulty.ts';
import { unjamHere } from './in-process.ts';

const unsolvable = 'XXA..\n..A..\n..A..';
const g2 = 'puzzles/seeds/g2.txt';

test('one board is rated in full', async () => {
  const { stdout, stderr, status } = await unjamHere(['rate', g2]);
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^time {6}about \d+ s \(\d+ s to \d+ s\); \d+ % give up \(\d+ % to \d+ %\)$/),
    expect.stringMatching(/^rating {4}\d+ of 100, beginner$/),
    expect.stringMatching(/^why {7}8 moves; all 8 vehicles must move; /),
    expect.stringMatching(/^themes {4}red car moves last, everybody moves/),
  ]);
});

test('for boards unlike those that people were timed on it says that it extrapolates', async () => {
  expect((await unjamHere(['rate', 'puzzles/seeds/hardest.txt'])).stdout).toMatch(
    /\nnote {6}extrapolated: longer than any board that people were timed on\n$/,
  );
});

test('a board of no theme has no line of themes', async () => {
  const { stdout } = await unjamHere(['rate', '...XX/...../.....']);
  expect(stdout.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^time {6}/),
    expect.stringMatching(/^rating {4}/),
    'why       solved already',
  ]);
});

test('several boards give a table', async () => {
  const { stdout, status } = await unjamHere(['rate', 'puzzles/seeds']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^rating +grade +time +from +to +give up +moves +board\n/);
  const rows = [...stdout.matchAll(/^ *(\d+) {2}(\w+) .* (\d+) % +(\d+) {2}(\S+)/gm)];
  expect(rows.map(([, , , , , name]) => name)).toEqual(expect.arrayContaining(['g1', 'g2', 'hardest']));
  expect(rows.find(([, , , , , name]) => name === 'hardest')).toMatchObject({ 2: 'grandmaster', 4: '49' });
  const records = (await unjamHere(['rate', 'puzzles/seeds', '--json'])).stdout.trim().split('\n');
  const givesUp = new Map(records.map((line) => JSON.parse(line)).map((one) => [one.name, one.givesUp]));
  for (const [, , , percent, , name] of rows) expect(percent).toBe(`${Math.round(100 * givesUp.get(name))}`);
});

test('of two boards of which one cannot be read the other has its table', async () => {
  const { stdout, stderr, status } = await unjamHere(['rate', g2, 'XX.\n..']);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^board:2:3: .*\n1 of 2 boards refused\n$/);
  expect(stdout).toMatch(/^rating .*board\n[- ]+\n.* {2}g2\n$/);
});

test('--json says what docs/json.md says', async () => {
  expect(records(await unjamHere(['rate', g2, '--json']))).toEqual([
    {
      name: 'g2',
      board: expect.any(String),
      kind: 'rated',
      limit: null,
      moves: 8,
      ...difficulty,
      reasons: expect.stringMatching(/^8 moves; /),
    },
  ]);
});

test('a board without a solution, and one that reaches the limit', async () => {
  expect(await unjamHere(['rate', unsolvable])).toMatchObject({ status: 1, stdout: 'unsolvable\n' });
  expect(records(await unjamHere(['rate', unsolvable, '--json']))[0]).toMatchObject({
    kind: 'unsolvable',
    rating: null,
  });
  expect(await unjamHere(['rate', 'puzzles/seeds/hardest.txt', '--limit-states', '10'])).toMatchObject({
    status: 3,
    stdout: 'stopped at the limit of states\n',
  });
});
