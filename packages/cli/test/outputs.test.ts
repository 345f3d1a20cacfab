// Outputs of commands: what they may replace, what their endings mean, full disks.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { program, records, root, scratch } from './command.ts';
import { unjamHere } from './in-process.ts';

const easy = 'XXA...\n..A...\n......\n......\n';

describe('an output that would replace an input is refused, before anything is written', () => {
  const boards = () => {
    const folder = scratch();
    mkdirSync(join(folder, 'boards', 'deep'), { recursive: true });
    for (const name of ['g1.txt', 'g2.txt', 'deep/g3.txt']) writeFileSync(join(folder, 'boards', name), easy);
    writeFileSync(join(folder, 'many.txt'), `${easy}\n${easy}`);
    mkdirSync(join(folder, 'drawn'));
    writeFileSync(join(folder, 'drawn', 'many-2.txt'), easy);
    symlinkSync('boards/g1.txt', join(folder, 'link.txt'));
    symlinkSync('boards', join(folder, 'other'));
    return folder;
  };
  const contents = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')])
      .sort();

  test.each([
    ['a folder', ['show', 'boards', '-o', 'boards/'], 'boards/deep/g3.txt'],
    ['the same folder by another name', ['show', 'boards', '-o', 'other'], 'other/deep/g3.txt'],
    ['one file', ['convert', 'boards/g1.txt', '--to', 'grid', '-o', 'boards/g1.txt'], 'boards/g1.txt'],
    ['a link to it', ['harden', 'boards/g1.txt', '-o', 'link.txt'], 'link.txt'],
    ['a file of the folder', ['solve', 'boards', '--json', '-o', 'boards/g2.txt'], 'boards/g2.txt'],
    ['a numbered output', ['show', 'many.txt', 'drawn/many-2.txt', '-o', 'drawn'], 'drawn/many-2.txt'],
    [
      'pictures as cards',
      ['show', 'boards', '--as', 'pdf', '--json', '-o', 'boards/g1.txt'],
      'boards/g1.txt',
    ],
  ])('%s', async (_, words, path) => {
    const folder = boards();
    const before = contents(folder);
    const ended = await unjamHere(words, { cwd: folder });
    expect(ended).toEqual({
      status: 2,
      stdout: '',
      stderr: `${path}: also an input; expected another output\n`,
    });
    expect(contents(folder)).toEqual(before);
  });

  test('a link in the folder to the output of another board is not followed', async () => {
    const folder = boards();
    mkdirSync(join(folder, 'out'));
    symlinkSync('g1.txt', join(folder, 'out', 'g2.txt'));
    const ended = await unjamHere(['show', 'boards/g1.txt', 'boards/g2.txt', '-o', 'out'], { cwd: folder });
    expect(ended).toMatchObject({
      status: 2,
      stderr: 'out/g2.txt: two boards would be written here; expected names of their own\n',
    });
  });

  test('boards among the arguments have numbers for names', async () => {
    const folder = scratch();
    const words = ['XX.A/...A/..../....', '..AA/XX.B/...B/....'];
    expect(
      await unjamHere(['convert', ...words, '--to', 'line', '-o', 'out/'], { cwd: folder }),
    ).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(readdirSync(join(folder, 'out'))).toEqual(['board-1.txt', 'board-2.txt']);
    expect(records(await unjamHere(['solve', ...words, '--json'])).map(({ name }) => name)).toEqual([
      'board-1',
      'board-2',
    ]);
  });

  test('an output that is standard input is refused too', () => {
    const folder = boards();
    const command = `"${process.execPath}" "${program}" show - -o boards/g1.txt < boards/g1.txt`;
    const ended = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
    expect(ended).toMatchObject({ status: 2, stderr: expect.stringMatching(/also an input/) });
    expect(readFileSync(join(folder, 'boards', 'g1.txt'), 'utf8')).toBe(easy);
  });

  test('a file in a folder that holds something else is not replaced, because nobody named it', async () => {
    const folder = boards();
    mkdirSync(join(folder, 'mine'));
    writeFileSync(join(folder, 'mine', '7-1.txt'), 'my precious notes');
    const words = ['generate', '--size', '4x4', '--moves', '3..', '--seed', '7', '-o', 'mine'];
    expect(await unjamHere(words, { cwd: folder })).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'unjam: mine/7-1.txt: exists already and holds something else; expected another folder, or remove it first\n',
    });
    expect(readFileSync(join(folder, 'mine', '7-1.txt'), 'utf8')).toBe('my precious notes');
    for (let time = 0; time < 2; time++)
      expect(await unjamHere(['solve', 'boards', '-o', 'new/'], { cwd: folder })).toMatchObject({
        status: 0,
      });
    // the time that a search took is another one each time
    expect(await unjamHere(['solve', 'boards', '--json', '-o', 'timed/'], { cwd: folder })).toMatchObject({
      status: 0,
    });
    const g1 = join(folder, 'timed', 'g1.json');
    const slower = readFileSync(g1, 'utf8').replace(/"milliseconds":[^,]+/, '"milliseconds":1234.567');
    writeFileSync(g1, slower);
    rmSync(join(folder, 'timed', 'g2.json'));
    expect(await unjamHere(['solve', 'boards', '--json', '-o', 'timed/'], { cwd: folder })).toMatchObject({
      status: 0,
    });
    expect(existsSync(join(folder, 'timed', 'g2.json'))).toBe(true);
    expect(readFileSync(g1, 'utf8')).toBe(slower);
    const other = await unjamHere(['solve', 'boards', '--notation', 'words', '-o', 'new/'], { cwd: folder });
    expect(other).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^new\/\S+\.sol: exists already/),
    });
  });

  test('an output in another folder or with another ending is written', async () => {
    const folder = boards();
    expect(await unjamHere(['show', 'boards', '-o', 'new/'], { cwd: folder })).toMatchObject({ status: 0 });
    expect(
      await unjamHere(['show', 'boards', '--as', 'svg', '-o', 'boards/'], { cwd: folder }),
    ).toMatchObject({
      status: 0,
    });
    expect(readFileSync(join(folder, 'boards', 'g1.txt'), 'utf8')).toBe(easy);
  });
});

describe('the ending of an output decides its kind', () => {
  test.each([
    ['x.png', '\x89PNG'],
    ['x.svg', '<svg'],
    ['x.gif', 'GIF89a'],
    ['x.pdf', '%PDF-'],
    ['x.txt', '╭'],
    ['x.out', '╭'],
  ])('%s', async (file, begins) => {
    const folder = scratch();
    writeFileSync(join(folder, 'a.txt'), easy);
    expect(await unjamHere(['show', 'a.txt', '-o', file], { cwd: folder })).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
    const encoding = begins === '╭' ? 'utf8' : 'latin1';
    expect(readFileSync(join(folder, file)).toString(encoding).startsWith(begins)).toBe(true);
  });

  test.each([
    [['show', 'a.txt', '--as', 'png', '-o', 'x.jpg'], /^x\.jpg: .*expected a name ending in \.png$/],
    [['show', 'a.txt', '--as', 'text', '-o', 'x.png'], /^x\.png: .*expected a name ending in \.txt$/],
    [
      ['show', 'a.txt', '-o', 'x.jpg'],
      /^x\.jpg: no kind of picture .*expected \.svg, \.png, \.gif or \.pdf$/,
    ],
    [['show', 'a.txt', '--json', '-o', 'x.png'], /^x\.png: .*expected a name ending in \.json$/],
    [['solve', 'a.txt', '-o', 'x.PDF'], /^x\.PDF: .*expected a name ending in \.sol$/],
    [
      ['show', 'a.txt', 'a.txt', '--as', 'png', '-o', 'one.png'],
      /^unjam: 2 boards need a folder: -o pictures\/$/,
    ],
  ])('%j is refused', async (words, message) => {
    const folder = scratch();
    writeFileSync(join(folder, 'a.txt'), easy);
    const ended = await unjamHere(words, { cwd: folder });
    expect(ended.stderr.trimEnd()).toMatch(message);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(readdirSync(folder)).toEqual(['a.txt']);
  });
});

test('a temporary file does not follow a planted link', async () => {
  const folder = scratch();
  writeFileSync(join(folder, 'a.txt'), easy);
  writeFileSync(join(folder, 'precious'), 'precious');
  // the name that the temporary file once had
  symlinkSync('precious', join(folder, `.out.sol.${process.pid}.part`));
  expect(await unjamHere(['solve', 'a.txt', '-o', 'out.sol'], { cwd: folder })).toMatchObject({ status: 0 });
  expect(readFileSync(join(folder, 'precious'), 'utf8')).toBe('precious');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toHaveLength(1);
});

describe('a full disk is an error of the output, with status 2', () => {
  test.each([
    [
      'standard output',
      '> /dev/full',
      'unjam: standard output: cannot be written: no space left on device; expected a disk with more room\n',
    ],
    [
      '-o',
      '-o /dev/full',
      '/dev/full: cannot be written: no space left on device; expected a disk with more room\n',
    ],
  ])('%s', (_, output, stderr) => {
    const command = `"${process.execPath}" "${program}" solve puzzles/seeds --quiet ${output}`;
    expect(spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' })).toMatchObject({
      status: 2,
      stderr,
    });
  });
});
