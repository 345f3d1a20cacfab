// `unjam export tasks` into a folder: what is there already, what is written, and what describes it.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failingIo } from '../../../scripts/failing-io.mjs';
import { testInAll } from '../../../testing/in-all.ts';
import { records, scratch } from './command.ts';
import { unjamHere } from './in-process.ts';

const lines = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('export tasks into a folder', () => {
  test.each([
    ['train.jsonl', []],
    ['test.parquet', ['--as', 'parquet']],
    ['pictures', ['--pictures', 'flat']],
  ])('%s of another is not replaced in a folder that an export did not make', async (name, more) => {
    const folder = scratch();
    const own = name === 'pictures' ? join(folder, name, '00001-flat.png') : join(folder, name);
    mkdirSync(dirname(own), { recursive: true });
    writeFileSync(own, 'my own work\n');
    expect(await unjamHere(['export', 'tasks', '--count', '1', ...more, '-o', `${folder}/`])).toEqual({
      status: 2,
      stdout: '',
      stderr: `${join(folder, name)}: exists already and no data card of unjam is beside it; expected another name than ${folder}/\n`,
    });
    expect(readFileSync(own, 'utf8')).toBe('my own work\n');
    expect(readdirSync(folder)).toEqual([name]);
  });

  test('a new set takes the place of the older one, whose splits and pictures go; other files stay', async () => {
    const folder = join(scratch(), 'set');
    const exportTo = async (...words: string[]) =>
      expect(await unjamHere(['export', 'tasks', ...words, '-o', `${folder}/`])).toMatchObject({ status: 0 });
    await exportTo('--count', '12', '--seed', '5', '--pictures', 'flat');
    writeFileSync(join(folder, 'notes.txt'), 'mine\n');
    await exportTo('--count', '1', '--seed', '5', '--pictures', 'scene', '--as', 'parquet');
    const [part = ''] = readdirSync(folder).filter((name) => name.endsWith('.parquet'));
    expect(readdirSync(folder).sort()).toEqual(
      ['README.md', 'croissant.json', 'datapackage.json', 'notes.txt', 'pictures', part].sort(),
    );
    expect(readdirSync(join(folder, 'pictures'))).toEqual(['00001-scene.png']);
    await exportTo('--count', '1', '--seed', '5');
    expect(readdirSync(folder)).not.toContain('pictures');
    expect(readdirSync(folder)).not.toContain(part);
  });

  test('an export that was interrupted leaves a card that says so, beside which the same command may run', async () => {
    const folder = join(scratch(), 'set');
    const words = [
      'export',
      'tasks',
      '--count',
      '3',
      '--seed',
      '5',
      '--pictures',
      'flat',
      '-o',
      `${folder}/`,
    ];
    const io = failingIo({ under: folder, at: 12, code: 'ENOSPC' });
    const failed = await unjamHere(words);
    io.restore();
    expect([failed.status, failed.stderr]).toEqual([2, expect.stringContaining('no space left')]);
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(
      /^# A set of puzzles that is not whole yet\n\n.*`unjam export tasks --from catalogue .*`, which has not ended: run it again\.\n$/,
    );
    expect(readdirSync(folder)).not.toContain('train.jsonl');
    expect(await unjamHere(words)).toMatchObject({ status: 0 });
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('# 3 Rush Hour puzzles');
  });

  testInAll(
    'the card of an older set does not stay beside a new file that it does not describe',
    async () => {
      const file = join(scratch(), 'tasks.jsonl');
      const exportTo = (seed: string) =>
        unjamHere(['export', 'tasks', '--count', '2', '--seed', seed, '-o', file]);
      const beside = (ending: string) => readFileSync(file.replace(/jsonl$/, ending), 'utf8');
      let replaced = 0;
      for (let at = 1; ; at++) {
        await exportTo('1');
        const older = beside('jsonl');
        const io = failingIo({ under: dirname(file), at, code: 'ENOSPC' });
        await exportTo('2');
        io.restore();
        if (io.calls.length < at) break;
        if (beside('jsonl') === older) continue;
        replaced++;
        if (beside('md').includes('is not whole yet')) continue;
        expect(beside('md')).toContain('--seed 2 ');
        const sha256 = createHash('sha256').update(beside('jsonl')).digest('hex');
        for (const ending of ['croissant.json', 'datapackage.json']) expect(beside(ending)).toContain(sha256);
      }
      expect(replaced).toBeGreaterThan(0);
    },
  );

  test('a folder has a file for each split, and descriptions that name every column and file', async () => {
    const folder = join(scratch(), 'set');
    const words = [
      'export',
      'tasks',
      '--count',
      '12',
      '--seed',
      '5',
      '--pictures',
      'flat,scene',
      '-o',
      `${folder}/`,
    ];
    expect(await unjamHere(words)).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readdirSync(folder).sort()).toEqual(
      [
        'README.md',
        'croissant.json',
        'datapackage.json',
        'pictures',
        'test.jsonl',
        'train.jsonl',
        'validation.jsonl',
      ].sort(),
    );
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const inSplit = (split: string) => lines(read(`${split}.jsonl`));
    const tasks = ['train', 'validation', 'test'].flatMap((split) => {
      expect(new Set(inSplit(split).map((task) => task.split))).toEqual(new Set([split]));
      return inSplit(split);
    });
    expect(tasks).toHaveLength(12);
    const columns = Object.keys(tasks[0] ?? {});
    const described = JSON.parse(read('croissant.json'));
    expect(described).toMatchObject({
      conformsTo: 'http://mlcommons.org/croissant/1.0',
      license: expect.stringContaining('zero/1.0'),
    });
    const packed = JSON.parse(read('datapackage.json'));
    expect(packed.licenses[0].name).toBe('CC0-1.0');
    for (const [index, split] of ['train', 'validation', 'test'].entries()) {
      const content = read(`${split}.jsonl`);
      const sha256 = createHash('sha256').update(content).digest('hex');
      expect(described.distribution[index]).toMatchObject({ contentUrl: `${split}.jsonl`, sha256 });
      expect(described.recordSet[index].field.map(({ name }: { name: string }) => name)).toEqual(columns);
      expect(packed.resources[index]).toMatchObject({
        path: `${split}.jsonl`,
        hash: `sha256:${sha256}`,
        bytes: content.length,
      });
      expect(packed.resources[index].schema.fields.map(({ name }: { name: string }) => name)).toEqual(
        columns,
      );
    }
    const card = read('README.md');
    expect(card).toMatch(/^---\npretty_name: "12 Rush Hour puzzles .*"\nlicense: cc0-1\.0\n/);
    expect(card).toContain('      - split: test\n        path: "test.jsonl"\n');
    for (const column of columns) expect(card).toContain(`| \`${column}\` | `);
    // a reader of pictures finds the board of the task in the flat picture
    const [first] = tasks;
    const [seen] = records(await unjamHere(['read', join(folder, String(first?.picture_flat)), '--json']));
    const plain = (board: unknown) => String(board).replaceAll('/', '').replaceAll('o', '.').length;
    expect(plain(seen?.board)).toBe(plain(first?.board));
    expect(
      readFileSync(join(folder, String(first?.picture_scene)))
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(first?.prompt_picture).not.toContain('drawing');
  });
});
