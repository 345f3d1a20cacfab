// `unjam solve`: what it prints, its options, and the files that -o writes.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { program, records, scratch, seeds } from './command.ts';
import { unjamHere } from './in-process.ts';

const easy = 'XXA...\n..A...\n......\n......';
const unsolvable = 'XXA..\n..A..\n..A..';
const hardest = join(seeds, 'hardest.txt');

describe('solve', () => {
  test('prints the solution, then its length', async () => {
    const { stdout, stderr, status } = await unjamHere(['solve', hardest]);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(
      /^[^\n]*@→\d\n49 moves, 93 steps · shortest in moves, then in steps · [\d,]+ states · [\d.]+ ms\n$/,
    );
    expect((await unjamHere(['solve', hardest, '--metric', 'steps'])).stdout).toMatch(
      /\n\d+ moves, 93 steps · shortest in steps, then in moves · /,
    );
  });

  test('--metric moves,steps gives the fewest steps among the shortest in moves', async () => {
    const { stdout } = await unjamHere(['solve', hardest, '--metric', 'moves,steps']);
    expect(stdout).toMatch(/\n49 moves, 93 steps · shortest in moves, then in steps · /);
    const refused = await unjamHere(['solve', hardest, '--metric', 'steps,moves', '--algorithm', 'bfs']);
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).toMatch(/^unjam: --metric steps,moves; expected --algorithm engine[^\n]*\n$/);
  });

  test('of one board alone the other metric breaks ties; of many the first solution found is given', async () => {
    const [g1] = records(await unjamHere(['solve', join(seeds, 'g1.txt'), '--json']));
    expect(g1).toMatchObject({ metric: 'moves', proved: 'moves,steps', moves: 24, steps: 34 });
    const many = records(await unjamHere(['solve', join(seeds, 'g1.txt'), hardest, '--json']));
    expect(many.map(({ proved, moves }) => [proved, moves])).toEqual([
      ['moves', 24],
      ['moves', 49],
    ]);
    const bySteps = (await unjamHere(['solve', hardest, '--metric', 'steps'])).stdout;
    expect(bySteps).toMatch(/\n49 moves, 93 steps · shortest in steps, then in moves · /);
    const bySearch = (await unjamHere(['solve', hardest, '--algorithm', 'bfs'])).stdout;
    expect(bySearch).toMatch(/\n49 moves, \d+ steps · shortest in moves · /);
  });

  test.each([
    ['--slides', 'unit', 'engine'],
    ['--order', 'forward', 'packed32'],
  ])('%s %s with --algorithm %s is refused', async (option, value, algorithm) => {
    expect(await unjamHere(['solve', easy, option, value, '--algorithm', algorithm])).toEqual({
      status: 2,
      stdout: '',
      stderr: `unjam: ${option} ${value} with --algorithm ${algorithm}; expected a search that takes moves one by one, such as --algorithm bfs\n`,
    });
    expect((await unjamHere(['solve', easy, option, value, '--algorithm', 'bfs'])).status).toBe(0);
  });

  test.each([
    ['extreme', 'unit', 2],
    ['extreme', 'extreme', 0],
    ['significant', 'extreme', 2],
    ['planning', 'extreme', 2],
    ['planning', 'unit', 0],
  ])('--algorithm %s with --slides %s: status %d', async (algorithm, slides, expected) => {
    const { status, stderr } = await unjamHere(['solve', easy, '--algorithm', algorithm, '--slides', slides]);
    expect(status).toBe(expected);
    if (expected === 2) expect(stderr).toContain('chooses its slides itself');
  });

  test('--seed changes nothing for the engine', async () => {
    const { status, stdout } = await unjamHere(['solve', hardest, '--seed', '3']);
    expect([status, stdout.split('\n')[0]]).toEqual([
      0,
      (await unjamHere(['solve', hardest])).stdout.split('\n')[0],
    ]);
  });

  test('--json says what docs/json.md says', async () => {
    const [record, ...others] = records(await unjamHere(['solve', easy, '--json']));
    expect(others).toEqual([]);
    expect(record).toEqual({
      name: 'board',
      board: expect.any(String),
      kind: 'solved',
      limit: null,
      algorithm: 'engine',
      metric: 'moves',
      moves: 2,
      steps: 5,
      optimal: true,
      lowerBound: 2,
      proved: 'moves,steps',
      states: expect.any(Number),
      milliseconds: expect.any(Number),
      solution: expect.any(String),
    });
    expect(records(await unjamHere(['solve', unsolvable, '--json']))[0]).toMatchObject({
      kind: 'unsolvable',
      moves: null,
      steps: null,
      optimal: false,
      solution: null,
    });
  });

  test('--quiet prints only the solution; if there is none, a message goes to standard error', async () => {
    expect(await unjamHere(['solve', easy, '--quiet', '--notation', 'letters'])).toEqual({
      status: 0,
      stdout: 'AD1\nXR4\n',
      stderr: '',
    });
    const none = await unjamHere(['solve', unsolvable, '--quiet']);
    expect(none).toMatchObject({ status: 1, stdout: '' });
    expect(none.stderr).toMatch(/^board: unsolvable: /);
  });

  test('the board in its JSON line is read as the same board', async () => {
    const [record] = records(await unjamHere(['solve', hardest, '--json']));
    const again = records(await unjamHere(['solve', String(record?.board), '--json']))[0];
    expect(again).toMatchObject({ kind: 'solved', moves: 49, board: record?.board });
  });
});

describe('-o', () => {
  const many = `One\n${easy}\n\nTwo\n${easy}\n`;

  test('a folder gets a file for each board, named after its input', async () => {
    const folder = scratch();
    mkdirSync(join(folder, 'in', 'deep'), { recursive: true });
    writeFileSync(join(folder, 'in', 'one.txt'), easy);
    writeFileSync(join(folder, 'in', 'deep', 'two.txt'), many);
    writeFileSync(join(folder, 'in', 'no.txt'), unsolvable);
    const ended = await unjamHere(['solve', 'in', '--notation', 'letters', '-o', 'out'], { cwd: folder });
    expect(ended).toMatchObject({ status: 1, stderr: '' });
    const files = readdirSync(join(folder, 'out'), { recursive: true }).map(String).sort();
    expect(files).toEqual(['deep', 'deep/two-1.sol', 'deep/two-2.sol', 'one.sol']);
    expect(readFileSync(join(folder, 'out', 'one.sol'), 'utf8')).toBe('AD1\nXR4\n');
  });

  test('a file gets all solutions', async () => {
    const folder = scratch();
    await unjamHere(['solve', '-', '--notation', 'letters', '-o', 'all.sol'], { cwd: folder, input: many });
    expect(readFileSync(join(folder, 'all.sol'), 'utf8')).toBe('AD1\nXR4\n\nAD1\nXR4\n');
    await unjamHere(['solve', '-', '--json', '-o', 'all.json'], { cwd: folder, input: many });
    expect(readFileSync(join(folder, 'all.json'), 'utf8').trimEnd().split('\n')).toHaveLength(2);
    expect(readdirSync(folder).sort()).toEqual(['all.json', 'all.sol']);
  });

  test('two inputs with the same name do not overwrite each other', async () => {
    const folder = scratch();
    for (const name of ['a', 'b']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'A00.txt'), easy);
    }
    const ended = await unjamHere(['solve', 'a', 'b', '-o', 'out'], { cwd: folder });
    expect(ended.status).toBe(2);
    expect(ended.stderr).toBe('out/A00.sol: two boards would be written here; expected names of their own\n');
  });

  test('a file that cannot be written gives one line', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'file'), 'here');
    const ended = await unjamHere(['solve', easy, '-o', 'file/out.sol'], { cwd: folder });
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(ended.stderr).toMatch(/^file\/out\.sol: cannot be written: [^\n]+; expected a folder[^\n]+\n$/);
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('here');
  });

  test('a device is written directly', () => {
    const command = `"${process.execPath}" "${program}" solve "${easy}" --quiet -o /dev/stdout | cat`;
    expect(spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stdout).toBe('A↓1, X→4\n');
  });
});
