// `unjam export tasks` and JSON lines that go from command to command.
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { records, root, scratch, seeds } from './command.ts';
import { examplesIn, runExample } from './example.ts';
import { unjamHere } from './in-process.ts';

const lines = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('export tasks', () => {
  test('ten puzzles of the catalogue, their answers, and a data card; the same again for the same seed', async () => {
    const file = join(scratch(), 'tasks.jsonl');
    const words = ['export', 'tasks', '--moves', '5..10', '--count', '10', '--seed', '3'];
    expect(await unjamHere([...words, '-o', file])).toEqual({ status: 0, stdout: '', stderr: '' });
    const text = readFileSync(file, 'utf8');
    expect((await unjamHere(words)).stdout).toBe(text);
    const tasks = lines(text);
    expect(tasks).toHaveLength(10);
    for (const task of tasks) {
      expect(task.moves).toBeGreaterThanOrEqual(5);
      expect(task.moves).toBeLessThanOrEqual(10);
      expect(['train', 'validation', 'test']).toContain(task.split);
      expect((task.rows as string[]).join('/')).toMatch(/XX/);
    }
    const [first] = tasks;
    const board = String(first?.board);
    const solutions = Object(first?.solutions);
    for (const [metric, solution] of [
      ['moves', solutions.moves],
      ['steps', solutions.steps],
    ] as const) {
      const checked = records(
        await unjamHere(['check', board, String(solution), '--metric', metric, '--json']),
      )[0];
      expect(checked).toMatchObject({ notation: 'signed', solves: true, optimal: true });
      expect(checked?.shortest).toBe(first?.[metric]);
    }
    const [analyzed] = records(await unjamHere(['analyze', board, '--json']));
    expect(analyzed).toMatchObject({
      states: first?.states,
      rating: first?.rating,
      shortestSolutions: first?.shortestSolutions,
    });
    const card = readFileSync(file.replace(/jsonl$/, 'md'), 'utf8');
    const inCard = ['train', 'validation', 'test'].map((split) =>
      Number(new RegExp(`^- ${split}: (\\d+)$`, 'm').exec(card)?.[1]),
    );
    expect(inCard).toEqual(
      ['train', 'validation', 'test'].map((split) => tasks.filter((task) => task.split === split).length),
    );
    expect(card).toContain('`unjam export tasks --from catalogue --moves 5..10 --count 10 --seed 3');
  });

  test('an atlas: every puzzle and its mirror image have one family, and a family one split', async () => {
    const folder = join(scratch(), 'atlas');
    expect((await unjamHere(['atlas', 'build', '--size', '4x4', '--out', folder])).status).toBe(0);
    const ended = await unjamHere([
      'export',
      'tasks',
      '--from',
      folder,
      '--count',
      '100000',
      '--moves',
      '4..',
    ]);
    expect(ended.status).toBe(3);
    expect(ended.stderr).toMatch(/^unjam: found [\d,]+ of 100,000 puzzles: there are no more\n$/);
    const tasks = lines(ended.stdout);
    const splitsOf = new Map<unknown, Set<unknown>>();
    for (const { family, split } of tasks)
      splitsOf.set(family, new Set([...(splitsOf.get(family) ?? []), split]));
    expect([...splitsOf.values()].every((found) => found.size === 1)).toBe(true);
    // a board of four rows upside down has its primary on another row, which an atlas leaves out
    expect(splitsOf.size).toBe(tasks.length);
    const queried = await unjamHere([
      'atlas',
      'query',
      folder,
      'select count(*) n from puzzles where moves >= 4',
      '--json',
    ]);
    expect(records(queried)[0]?.n).toBe(tasks.length);
  });

  test('an atlas without puzzles', async () => {
    const folder = scratch();
    await unjamHere(['atlas', 'build', '--size', '3x3', '--walls', '3', '--out', 'empty'], { cwd: folder });
    expect(await unjamHere(['export', 'tasks', '--from', 'empty'], { cwd: folder })).toEqual({
      status: 2,
      stdout: '',
      stderr: 'unjam: empty: an atlas without puzzles; expected another\n',
    });
  });

  test.each([
    [['--from', 'nowhere'], /^unjam: [^\n]*nowhere[^\n]*\n$/],
    [['--moves', '900..'], /^unjam: catalogue: no puzzle takes 900\.\. moves; expected another --moves\n$/],
    [['-o', 'card.md'], /^card\.md: expected the name of a file such as tasks\.jsonl/],
  ])('%j is refused', async (words, message) => {
    const ended = await unjamHere(['export', 'tasks', ...words]);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(ended.stderr).toMatch(message);
  });
});

test.each([['env'], ['export', 'tasks'], ['check']])(
  'the examples in the help of %s %s',
  async (...words) => {
    const examples = examplesIn((await unjamHere([...words, '--help'])).stdout);
    expect(examples.length).toBeGreaterThan(1);
    const folder = scratch();
    symlinkSync(join(root, 'puzzles'), join(folder, 'puzzles'));
    for (const example of examples)
      expect(await runExample(example, folder)).toMatchObject({ status: 0, stderr: '' });
  },
);

describe('JSON lines go from command to command', () => {
  test.each(['solve', 'rate', 'analyze', 'hint'])(
    '%s --json is read back: names and boards stay',
    async (command) => {
      const first = records(
        await unjamHere(['solve', join(seeds, 'g1.txt'), join(seeds, 'g2.txt'), '--json']),
      );
      const input = first.map((record) => JSON.stringify(record)).join('\n');
      const second = records(await unjamHere([command, '-', '--json'], { input }));
      expect(second.map(({ name, board }) => [name, board])).toEqual(
        first.map(({ name, board }) => [name, board]),
      );
    },
  );

  test('an atlas as csv, jsonl and parquet holds the same puzzles', async () => {
    const folder = join(scratch(), 'atlas');
    expect((await unjamHere(['atlas', 'build', '--size', '4x4', '--out', folder])).status).toBe(0);
    const csv = (await unjamHere(['atlas', 'export', folder, '--format', 'csv'])).stdout
      .trimEnd()
      .split('\n');
    expect(csv[0]).toBe(
      'canonical,hardest,moves,hardest_in_steps,steps,states,histogram,vehicles,cars,trucks,walls,free_cells,shortest_solutions',
    );
    const jsonl = await unjamHere(['atlas', 'export', folder, '--format', 'jsonl']);
    const objects = records(jsonl);
    expect(objects).toHaveLength(csv.length - 1);
    expect(Object.keys(objects[0] ?? {})).toEqual(['board', ...(csv[0] ?? '').split(',')]);
    expect(objects.map(({ canonical }) => canonical)).toEqual(csv.slice(1).map((line) => line.split(',')[0]));
    const solved = records(await unjamHere(['solve', '-', '--json'], { input: jsonl.stdout }));
    expect(solved.map(({ moves }) => moves)).toEqual(objects.map(({ moves }) => moves));
    const parquet = join(folder, '..', 'puzzles.parquet');
    expect(await unjamHere(['atlas', 'export', folder, '--format', 'parquet', '-o', parquet])).toMatchObject({
      status: 0,
      stdout: '',
    });
    expect(readFileSync(parquet).subarray(0, 4).toString()).toBe('PAR1');
  });

  test.each([
    [['--format', 'parquet'], 'unjam: --format parquet is not a text format; expected -o FILE\n'],
    [['--format', 'csv', '--json'], /^unjam: --json with --format csv/],
    [['--format', 'csv', '--where', "hardest = (select '1')) --"], /./],
  ])('atlas export %j is refused', async (words, message) => {
    const folder = join(scratch(), 'atlas');
    expect((await unjamHere(['atlas', 'build', '--size', '4x4', '--out', folder])).status).toBe(0);
    const ended = await unjamHere(['atlas', 'export', folder, ...words]);
    expect(ended.status).toBe(2);
    expect(ended.stderr).toMatch(message);
  });
});
