// An atlas of small boards: queried, counted, exported, damaged and repaired; the examples of its help run in all/atlas.test.ts.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { atlasContent } from '../../atlas/src/testing/built-atlas.ts';
import { atlas, expectRefusal } from './atlas-command.ts';
import { program, records, root, scratch, unjam } from './command.ts';
import { unjamHere } from './in-process.ts';

describe('an atlas', () => {
  let built: string;
  beforeAll(async () => {
    // copied by the tests below
    const { stdout } = spawnSync('mktemp', ['-d'], { encoding: 'utf8' });
    built = stdout.trim();
    await unjamHere(['atlas', 'build', '--size', '4x4', '--shards', '3', '--out', join(built, 'a')]);
    return () => rmSync(built, { recursive: true, force: true });
  });
  const copy = (): string => {
    const folder = scratch();
    cpSync(join(built, 'a'), join(folder, 'a'), { recursive: true });
    return folder;
  };

  test('query prints a table, objects or comma-separated values', async () => {
    const sql =
      'select moves, count(*) as puzzles, max(hardest) as board from puzzles where moves > 5 group by 1 order by 1';
    expect((await atlas(built, 'query', 'a', sql)).stdout.split('\n')).toEqual([
      'moves  puzzles  board',
      '-----  -------  ----------------',
      expect.stringMatching(/^ {4}6 {8}6 {2}[A-Zo]{16}$/),
      '    7        3  EoBBECCCAAoFDDoF',
      '',
    ]);
    expect(records(await atlas(built, 'query', 'a', sql, '--json'))[1]).toEqual({
      moves: 7,
      puzzles: 3,
      board: 'EoBBECCCAAoFDDoF',
    });
    const odd = `select 'a "b", c' as x, null as y, histogram, 18446744073709551615::ubigint as n from puzzles limit 1`;
    expect((await atlas(built, 'query', 'a', odd, '--csv')).stdout).toBe(
      'x,y,histogram,n\n"a ""b"", c",,"[1,2]",18446744073709551615\n',
    );
    expect(records(await atlas(built, 'query', 'a', odd, '--json'))).toEqual([
      { x: 'a "b", c', y: null, histogram: [1, 2], n: '18446744073709551615' },
    ]);
    const boundless = `select 'inf'::double as a, '-inf'::double as b, ['nan'::float] as c, null as d`;
    expect(records(await atlas(built, 'query', 'a', boundless, '--json'))).toEqual([
      { a: 'Infinity', b: '-Infinity', c: ['NaN'], d: null },
    ]);
    expect((await atlas(built, 'query', 'a', 'select moves from puzzles where false')).stdout).toBe(
      'moves\n-----\n',
    );
  });

  test('the queries of docs/atlas.md have answers', async () => {
    const text = readFileSync(join(root, 'docs', 'atlas.md'), 'utf8');
    const queries = [...text.matchAll(/```sql\n(.*?)```/gs)].map(([, sql]) => String(sql));
    expect(queries).toHaveLength(5);
    for (const sql of queries) {
      expect(await atlas(built, 'query', 'a', sql)).toMatchObject({ status: 0, stderr: '' });
    }
  });

  test('a statement comes from a file, or from standard input', async () => {
    const folder = copy();
    writeFileSync(join(folder, 'most.sql'), 'select max(moves) as most\nfrom puzzles');
    expect((await atlas(folder, 'query', 'a', '@most.sql', '--csv')).stdout).toBe('most\n7\n');
    const input = 'select max(steps) as most from puzzles';
    expect(await unjamHere(['atlas', 'query', 'a', '-', '--csv'], { cwd: folder, input })).toEqual({
      ...{ status: 0, stderr: '' },
      stdout: 'most\n10\n',
    });
  });

  test('an answer of many rows is written as it is found, and ends when the reader closes', () => {
    const script = `"${process.execPath}" "${program}" atlas query a "select i, md5(i::varchar) from range(100000000) t(i)" | head -n 4`;
    const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { cwd: built, encoding: 'utf8' });
    expect({ status, stderr, lines: stdout.split('\n').length }).toEqual({ status: 0, stderr: '', lines: 5 });
  });

  test.each([
    [
      'a copy explained over a shard',
      "explain analyze copy (select 1) to 'a/shard-00000.parquet' (format parquet, use_tmp_file false)",
      /read-only: \w+ is not allowed/,
    ],
    ['the name of a file', 'secret.txt', /^secret\.txt: not a statement; expected @secret\.txt for /],
    ['a file that is not there', '@nowhere.sql', /^@nowhere\.sql: no such file; expected @FILE, - or/],
    [
      'an error on the way',
      "select moves, case when moves > 6 then error('so') end from puzzles",
      /^unjam: SQL: .*so$/m,
    ],
    ['a column that there is not', 'select nowhere from puzzles', /^unjam: SQL: Binder Error: /],
    [
      'a wrong word in a file',
      '@secret.txt',
      /^secret\.txt: Parser Error: syntax error at or near "secret"$/m,
    ],
  ])('query refuses %s', async (_, sql, line) => {
    const folder = copy();
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    const before = atlasContent(join(folder, 'a'));
    const ended = await unjamHere(['atlas', 'query', 'a', sql], { cwd: folder });
    expect(ended.stderr).toMatch(line);
    expect(ended.stderr).toMatch(/^[^\n]+\n$/);
    expect(ended.status).toBe(2);
    expect(atlasContent(join(folder, 'a'))).toEqual(before);
    expect(readdirSync(folder)).toEqual(['a', 'secret.txt']);
  });

  test('stats counts, and draws', async () => {
    const folder = copy();
    const { stdout, stderr } = await atlas(folder, 'stats', 'a', '--svg', 'plots', '--hardest', '1');
    expect(stderr).toBe('');
    expect(stdout).toContain('4x4 with 0 walls: 32 puzzles · 514 states · hardest 7 moves, 10 steps\n');
    expect(stdout).toContain('\n    4        8     170  ████████████████████████████████████████\n');
    expect(stdout).toMatch(
      /\nhardest in moves {2}moves {2}steps {2}states\n.*\nEBBBEoCCEAAFDDDF {6}7 {6}\d+ {7}8\n/,
    );
    expect(stdout).toMatch(/\n7 pictures in plots\n$/);
    expect(readdirSync(join(folder, 'plots'))).toEqual([
      'hardest-in-moves.svg',
      'hardest-in-steps.svg',
      'puzzles-by-cluster-size.svg',
      'puzzles-by-moves.svg',
      'puzzles-by-steps.svg',
      'puzzles-by-vehicles.svg',
      'puzzles-by-walls.svg',
    ]);
    const [record] = records(await atlas(folder, 'stats', 'a', '--json', '--hardest', '0'));
    expect(record).toMatchObject({
      puzzles: 32,
      byWalls: [{ value: 0, puzzles: 32, states: 514 }],
      hardestInMoves: [],
    });
    const moves = record?.byMoves as { value: number; puzzles: number }[];
    expect(moves.map(({ value, puzzles }) => `${value}:${puzzles}`).join(' ')).toBe(
      '1:1 2:2 3:7 4:8 5:5 6:6 7:3',
    );
  });

  test('export writes the published format', async () => {
    const folder = copy();
    const { stdout } = await atlas(folder, 'export', 'a', '--format', 'line');
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(32);
    expect(lines[1]).toBe('07 EBBBEoCCEAAFDDDF 8');
    expect(lines[31]).toBe('01 ooooooooAAoooooo 3');
    expect(await atlas(folder, 'export', 'a', '--histogram', '-o', 'all.txt')).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
    expect(readFileSync(join(folder, 'all.txt'), 'utf8').split('\n')[1]).toBe(
      '07 EBBBEoCCEAAFDDDF 8 1,1,1,1,1,1,1,1',
    );
    expect((await atlas(folder, 'export', 'a', '--where', 'moves = 1', '--json', '--histogram')).stdout).toBe(
      '{"moves":1,"board":"ooooooooAAoooooo","states":3,"histogram":[1,2]}\n',
    );
    expectRefusal(
      await atlas(folder, 'export', 'a', '--where', 'moves >', '-o', 'bad.txt'),
      /^unjam: --where: Parser Error: syntax error/,
    );
    for (const format of ['line', 'csv', 'parquet'])
      expectRefusal(
        await atlas(folder, 'export', 'a', '--where', ' ', '--format', format, '-o', 'bad'),
        /^unjam: --where: it is empty; expected a condition, such as "moves > 20"\n$/,
      );
    expect(readdirSync(folder)).toEqual(['a', 'all.txt']);
  });

  test('export writes a board that is not square in rows, as every command reads it', async () => {
    const folder = scratch();
    await atlas(folder, 'build', '--size', '5x3', '--out', 'flat');
    const exported = await atlas(folder, 'export', 'flat', '--format', 'jsonl', '-o', 'flat.jsonl');
    expect(exported).toMatchObject({ status: 0, stderr: '' });
    const rows = readFileSync(join(folder, 'flat.jsonl'), 'utf8').trimEnd().split('\n');
    expect(JSON.parse(rows[0] ?? '')).toMatchObject({ board: '..CBB/..CDE/.XXDE', moves: 7 });
    const solved = records(await unjamHere(['solve', join(folder, 'flat.jsonl'), '--json']));
    expect(solved.map(({ moves }) => moves)).toEqual(rows.map((row) => JSON.parse(row).moves));
  });

  test('verify finds one damaged byte, and build repairs it', async () => {
    const folder = copy();
    expect(await atlas(folder, 'verify', 'a')).toEqual({
      status: 0,
      stdout:
        '4x4 with 0 walls: 32 puzzles · 514 states · hardest 7 moves, 10 steps\n' +
        'no damage: 3 shards right, 32 puzzles solved again, 3 shards enumerated again\n' +
        'digest a697a08b18c211256516da671912de006728ee8a81e13900e856f51db168c93d\n',
      stderr: '',
    });
    const before = atlasContent(join(folder, 'a'));
    const shard = join(folder, 'a', 'shard-00001.parquet');
    const bytes = readFileSync(shard);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 1;
    writeFileSync(shard, bytes);
    expect(await atlas(folder, 'verify', 'a')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^a\/shard-00001\.parquet is damaged: [^\n]+\n$/),
    });
    expectRefusal(await atlas(folder, 'query', 'a', 'select 1'), /^a\/shard-00001\.parquet is damaged: /);
    expectRefusal(await atlas(folder, 'merge', 'a', '--out', 'b'), /^a\/shard-00001\.parquet is damaged: /);
    expectRefusal(await unjamHere(['solve', join(folder, 'a')]), /shard-00001\.parquet is damaged: /);
    const repaired = await atlas(folder, 'build', '--size', '4x4', '--shards', '3', '--out', 'a');
    expect(repaired).toMatchObject({ status: 0 });
    expect(repaired.stderr).toMatch(/^a: shard-00001\.parquet was damaged, empty or missing; [^\n]+\n$/);
    expect(atlasContent(join(folder, 'a'))).toEqual(before);
    expect(await atlas(folder, 'verify', 'a', '--rebuild', '2', '--record')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('2 shards enumerated again, 2 recorded in the manifest\n'),
    });
  });

  test('damaged ratings are said by what reads the atlas without them', async () => {
    const folder = copy();
    await atlas(folder, 'rate', 'a');
    writeFileSync(join(folder, 'a', 'ratings', 'ratings-00001.parquet'), 'x');
    const said =
      'a: no puzzle has a rating: a/ratings/ratings-00001.parquet is damaged: its SHA-256 differs; unjam atlas rate a makes it again\n';
    for (const words of [
      ['stats', 'a'],
      ['export', 'a'],
      ['query', 'a', 'select 1'],
    ]) {
      expect(await atlas(folder, ...words)).toMatchObject({ status: 0, stderr: said });
    }
    rmSync(join(folder, 'a', 'ratings', 'ratings-00002.parquet'));
    expect((await atlas(folder, 'export', 'a')).stderr).toMatch(/again, and 1 more file\n$/);
    await atlas(folder, 'rate', 'a');
    expect(await atlas(folder, 'export', 'a')).toMatchObject({ status: 0, stderr: '' });
  });

  test('a missing shard', async () => {
    const folder = copy();
    rmSync(join(folder, 'a', 'shard-00002.parquet'));
    expect(await atlas(folder, 'verify', 'a')).toMatchObject({ status: 1, stdout: '' });
    for (const words of [
      ['stats', 'a'],
      ['export', 'a'],
      ['query', 'a', 'select 1'],
    ]) {
      expectRefusal(await atlas(folder, ...words), /^a\/shard-00002\.parquet is missing/);
    }
  });

  test('another atlas, another version, something else in the folder', async () => {
    const folder = copy();
    const before = atlasContent(join(folder, 'a'));
    const build = (...words: string[]) => atlas(folder, 'build', '--size', '4x4', ...words);
    expectRefusal(
      await build('--out', 'a'),
      /^a holds the atlas of 4x4 with 0 walls in 3 shards, not of .* in 7 shards$/m,
    );
    expectRefusal(
      await build('--walls', '1', '--shards', '3', '--out', 'a'),
      /^a holds the atlas of .* with 1 wall in 3 shards$/m,
    );
    expect(atlasContent(join(folder, 'a'))).toEqual(before);
    mkdirSync(join(folder, 'mine'));
    writeFileSync(join(folder, 'mine', 'letter.part'), 'mine');
    expectRefusal(await build('--out', 'mine'), /^mine holds no atlas: /);
    expect(atlasContent(join(folder, 'mine'))).toEqual({ 'letter.part': 'bWluZQ==' });
    const manifest = join(folder, 'a', 'manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"version": 1', '"version": 2'));
    expectRefusal(
      await atlas(folder, 'stats', 'a'),
      /^a holds an atlas of version 2, this program knows version 1$/m,
    );
    writeFileSync(manifest, '{"atlas": ');
    expectRefusal(await build('--shards', '3', '--out', 'a'), /^a\/manifest\.json is damaged: /);
  });

  test('where files may not grow, as on a full disk, what is finished is kept', () => {
    const folder = scratch();
    const words = 'atlas build --size 5x5 --shards 12 --out a';
    const script = `ulimit -f 12; "${process.execPath}" "${program}" ${words}`;
    const full = spawnSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' });
    expectRefusal(full, /^a\/shard-\d{5}\.parquet: .*; what is finished is kept$/m);
    expect(unjam(words.split(' '), { cwd: folder }).stdout).toContain(': 1,730 puzzles · 329,603 states · ');
  });
});

test('no other command loads the atlas', () => {
  const objects = (...words: string[]): string[] => {
    const report = `process.on('exit', () => console.error(process.report.getReport().sharedObjects.join('\\n')))`;
    const preload = `data:text/javascript,${encodeURIComponent(report)}`;
    const { stderr } = spawnSync(process.execPath, ['--import', preload, program, ...words], {
      encoding: 'utf8',
    });
    return stderr.split('\n').filter((line) => /duckdb/.test(line));
  };
  expect(objects('solve', 'XXA.../..A.../....../......')).toEqual([]);
  expect(objects('atlas', '--help')).toEqual([]);
});

test('help lists the command', async () => {
  expect((await unjamHere(['--help'])).stdout).toMatch(/^ {2}atlas .*every puzzle/m);
});
