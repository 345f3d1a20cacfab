// `unjam export tasks` and JSON lines that go from command to command.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseBoard, solve } from '@unjam/core';
import { decompress } from 'fzstd';
import { parquetReadObjects } from 'hyparquet';
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
  test.each([
    ['signed', / \+ to the right or down, - to the left or up, such as B-1 X\+2\. Write nothing else\.$/],
    ['letters', /in order, and nothing else, as in this example:\n\nAL1\nQD3\nXR4$/],
    ['cells', / 1 to 6, and the second 8 to 13\. An answer looks like this:\n\n\[\('A',1\),\('Q',27\)\]$/],
    ['pddl', / The cell r2c3 is in row 2 and column 3\. An answer looks like this:\n\n\(left v1-a r1c2 /],
    ['frames', /; - is an empty cell there, and x a wall\. /],
    ['csv', / a negative one to the left or up\. An answer looks like this:\n\ncar,move\n/],
  ])('the prompt says how answers are written as %s', async (id, end) => {
    const words = ['export', 'tasks', '--count', '1', '--moves', '3..6', '--notation', id];
    const [task] = lines((await unjamHere(words)).stdout);
    expect(task?.prompt).toMatch(end);
    const check = ['check', String(task?.board), '-', '--json'];
    const { status, stdout } = await unjamHere(check, { input: String(task?.answer) });
    expect([status, JSON.parse(stdout)]).toMatchObject([0, { notation: id, optimal: true }]);
  });

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
      expect(task.board).toMatch(/^[A-Z#./]*XX[A-Z#./]*$/);
      expect(task.prompt).toContain(`\n\n${String(task.board).replaceAll('/', '\n')}\n\n`);
      // one value in every column, and no lists or objects
      expect(Object.keys(task)).toEqual(Object.keys(tasks[0] ?? {}));
      for (const value of Object.values(task)) expect(['string', 'number']).toContain(typeof value);
    }
    const [first] = tasks;
    const board = String(first?.board);
    for (const [metric, solution] of [
      ['moves', first?.answer],
      ['steps', first?.answer_in_steps],
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
      shortestSolutions: { moves: first?.shortest_solutions, steps: first?.shortest_solutions_in_steps },
    });
    const card = readFileSync(file.replace(/jsonl$/, 'md'), 'utf8');
    const inCard = ['train', 'validation', 'test'].map((split) =>
      Number(new RegExp(`^- ${split}: (\\d+)$`, 'm').exec(card)?.[1]),
    );
    expect(inCard).toEqual(
      ['train', 'validation', 'test'].map((split) => tasks.filter((task) => task.split === split).length),
    );
    expect(card).toContain('`unjam export tasks --from catalogue --moves 5..10 --count 10 --seed 3');
    expect(card).toMatch(/Drawn from the [\d,]+ puzzles there that have the number of moves asked for\./);
    // the card is published: it names no folder of this machine
    expect(card).not.toContain(dirname(file));
    expect(card).toContain(` -o ${basename(file)}\``);
  });

  test('a set does not take the data card of another one', async () => {
    const folder = scratch();
    const words = ['export', 'tasks', '--moves', '5..5', '--count', '1', '-o'];
    expect((await unjamHere([...words, 'notes.jsonl'], { cwd: folder })).status).toBe(0);
    const card = readFileSync(join(folder, 'notes.md'), 'utf8');
    expect(await unjamHere([...words, 'notes.parquet'], { cwd: folder })).toMatchObject({
      status: 2,
      stderr:
        'notes.md: describes notes.jsonl, which is there; expected another name than notes.parquet, whose data card would replace it\n',
    });
    expect(readFileSync(join(folder, 'notes.md'), 'utf8')).toBe(card);
    rmSync(join(folder, 'notes.jsonl'));
    expect((await unjamHere([...words, 'notes.parquet'], { cwd: folder })).status).toBe(0);
  });

  test('the data card replaces an earlier one, and no other file', async () => {
    const folder = scratch();
    const card = join(folder, 'notes.md');
    const words = ['export', 'tasks', '--moves', '5..5', '-o', 'notes.jsonl'];
    writeFileSync(card, 'my precious notes\n');
    expect(await unjamHere([...words, '--count', '1'], { cwd: folder })).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'notes.md: exists already and is not a data card of unjam, which would be written here; expected another name than notes.jsonl\n',
    });
    expect(readFileSync(card, 'utf8')).toBe('my precious notes\n');
    expect(readdirSync(folder)).toEqual(['notes.md']);
    rmSync(card);
    for (const count of ['1', '2']) {
      expect((await unjamHere([...words, '--count', count], { cwd: folder })).status).toBe(0);
      expect(readFileSync(card, 'utf8')).toContain(`--count ${count} `);
    }
  });

  test.skipIf(process.platform === 'win32')('a pipe cannot take a set', async () => {
    const pipe = join(scratch(), 'tasks.jsonl');
    execFileSync('mkfifo', [pipe]);
    expect(await unjamHere(['export', 'tasks', '--count', '1', '-o', pipe])).toEqual({
      status: 2,
      stdout: '',
      stderr: `${pipe}: no file and no folder; expected one of them, or no -o for standard output\n`,
    });
    expect(readdirSync(dirname(pipe))).toEqual(['tasks.jsonl']);
  });

  test('boards on which walls touch, or whose first cell is one, are read back', async () => {
    const words = ['export', 'tasks', '--from', '5x5', '--count', '40'];
    const { stdout, stderr } = await unjamHere(words);
    const tasks = lines(stdout);
    expect([tasks.length, stderr]).toEqual([40, '']);
    // a wall beside another, or below it
    expect(tasks.some(({ board }) => /##|#.{5}#/.test(String(board)))).toBe(true);
    for (const { board, walls, moves, answer } of tasks) {
      const read = parseBoard(String(board));
      expect(read.walls.length).toBe(walls);
      const solved = solve(read);
      expect(solved.kind === 'solved' && solved.solution.length).toBe(moves);
      expect(String(answer).split(' ')).toHaveLength(Number(moves));
    }
    expect(parseBoard('#..A/...A/XX../....').walls).toEqual([0]);
  });

  test('Parquet has the same rows as JSON lines', async () => {
    const folder = scratch();
    const words = ['export', 'tasks', '--from', '5x5', '--count', '7', '-o'];
    for (const name of ['tasks.jsonl', 'deep/tasks.parquet'])
      expect(await unjamHere([...words, name], { cwd: folder })).toMatchObject({ status: 0, stderr: '' });
    const rows = await parquetReadObjects({
      file: new Uint8Array(readFileSync(join(folder, 'deep/tasks.parquet'))).buffer,
      compressors: { ZSTD: (input) => decompress(input) },
    });
    const numbers = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
      ),
    );
    expect(numbers).toEqual(lines(readFileSync(join(folder, 'tasks.jsonl'), 'utf8')));
    expect(rows[0]?.name).toMatch(/^a-[0-9a-z]{10}$/);
  });

  test('many tasks, which threads make, begin with the few that one thread makes', async () => {
    const tasks = (count: string) => unjamHere(['export', 'tasks', '--from', '5x5', '--count', count]);
    const [few, many] = [await tasks('10'), await tasks('130')];
    expect([few.status, many.status, many.stderr]).toEqual([0, 0, '']);
    expect(many.stdout.startsWith(few.stdout)).toBe(true);
    expect(lines(many.stdout)).toHaveLength(130);
  });

  test('an atlas: every puzzle of enough moves, each of a family of its own', async () => {
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
    // a board of four rows upside down has its primary on another row, which an atlas leaves out
    expect(new Set(tasks.map(({ family }) => family)).size).toBe(tasks.length);
    const queried = await unjamHere([
      'atlas',
      'query',
      folder,
      'select count(*) n from puzzles where moves >= 4',
      '--json',
    ]);
    expect(records(queried)[0]?.n).toBe(tasks.length);
  });

  test('an atlas with puzzles that are images of others: both are in one split', async () => {
    const folder = join(scratch(), 'twins');
    await unjamHere(['atlas', 'build', '--size', '4x5', '--walls', '0', '--out', folder]);
    const tasks = lines((await unjamHere(['export', 'tasks', '--from', folder, '--count', '1000'])).stdout);
    const twins = [...new Set(tasks.map(({ family }) => family))]
      .map((family) => tasks.filter((task) => task.family === family))
      .filter((found) => found.length > 1);
    expect({ tasks: tasks.length, twins: twins.length }).toEqual({ tasks: 145, twins: 68 });
    for (const found of twins) {
      const [first, second, ...others] = found;
      expect(others).toEqual([]);
      expect(first?.board).not.toBe(second?.board);
      expect(first?.split).toBe(second?.split);
      expect([first?.moves, first?.states]).toEqual([second?.moves, second?.states]);
    }
    expect(new Set(twins.map(([first]) => first?.split))).toEqual(new Set(['train', 'validation', 'test']));
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
    [['--as', 'parquet'], /^unjam: --as parquet without -o; expected -o FILE or -o FOLDER\/\n$/],
    [['--pictures', 'flat'], /^unjam: --pictures without -o/],
    [['-o', 'card.json'], /^card\.json: expected the name of a file such as tasks\.jsonl/],
    [['-o', 'card.md'], /^card\.md: expected the name of a file such as tasks\.jsonl/],
  ])('%j is refused', async (words, message) => {
    const ended = await unjamHere(['export', 'tasks', ...words]);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(ended.stderr).toMatch(message);
  });
});

// those of check: examples-in-help.test.ts
test.each([['env'], ['export', 'tasks']])('the examples in the help of %s %s', async (...words) => {
  const examples = examplesIn((await unjamHere([...words, '--help'])).stdout);
  expect(examples.length).toBeGreaterThan(1);
  const folder = scratch();
  symlinkSync(join(root, 'puzzles'), join(folder, 'puzzles'));
  for (const example of examples)
    expect(await runExample(example, folder)).toMatchObject({ status: 0, stderr: '' });
});

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
});
