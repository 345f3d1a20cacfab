// What the bytes of an input may be: text in UTF-8 or UTF-16. Of others one line on standard error says what they are.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scratch } from './command.ts';
import { unjamHere } from './in-process.ts';

describe('UTF-16 as Windows PowerShell writes it', () => {
  const little = Buffer.from('\ufeffXX..\r\n....\r\n', 'utf16le');
  test.each([
    ['little-endian', little],
    ['big-endian', Buffer.from(little).swap16()],
  ])('%s is read, from a file and from standard input, boards and solutions', async (_, bytes) => {
    const folder = scratch();
    writeFileSync(join(folder, 'board.txt'), bytes);
    const solution = Buffer.from('\ufeffX→2\r\n', 'utf16le');
    writeFileSync(join(folder, 'a.sol'), bytes === little ? solution : solution.swap16());
    for (const options of [{ cwd: folder }, { cwd: folder, input: bytes }]) {
      const board = 'input' in options ? '-' : 'board.txt';
      expect(await unjamHere(['solve', board, '--quiet'], options)).toEqual({
        status: 0,
        stdout: 'X→2\n',
        stderr: '',
      });
    }
    expect((await unjamHere(['check', 'board.txt', 'a.sol'], { cwd: folder })).status).toBe(0);
  });

  test('half a character is refused', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'bad.txt'), little.subarray(0, 7));
    expect(await unjamHere(['solve', 'bad.txt'], { cwd: folder })).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^bad\.txt:1:1: the input is not whole UTF-16; expected text\n/),
    });
  });
});

describe('bytes', () => {
  test.each([
    ['a binary file', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1])],
    ['no UTF-8', Buffer.from('..0..A\n# caf\xe9', 'latin1')],
    ['UTF-16 without a mark', Buffer.from('XX..', 'utf16le')],
  ])('%s', async (_, bytes) => {
    const folder = scratch();
    writeFileSync(join(folder, 'bad.txt'), bytes);
    const ended = await unjamHere(['solve', 'bad.txt'], { cwd: folder });
    expect(ended.stderr).toMatch(/^bad\.txt:\d:\d: the input is (?:binary|not UTF-8); expected [^\n]+\n$/);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
  });

  test.each<[string, number[], RegExp]>([
    ['PDF', [...Buffer.from('%PDF-1.3\n')], /a PDF; expected a board as text/],
    ['a spreadsheet', [0x50, 0x4b, 3, 4, 20], /a ZIP archive or a spreadsheet; expected text, such as CSV/],
  ])('%s is named', async (_, bytes, message) => {
    const folder = scratch();
    writeFileSync(join(folder, 'bad.txt'), Buffer.from(bytes));
    const ended = await unjamHere(['solve', 'bad.txt'], { cwd: folder });
    expect(ended.stderr).toMatch(/^bad\.txt:1:1: this [^\n]+\n$/);
    expect(ended.stderr).toMatch(message);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
  });

  test.each([
    ['PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10])],
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['GIF', Buffer.from('GIF89a')],
    ['WebP', Buffer.from('RIFF0000WEBPVP8 ')],
  ])('%s is named where a solution is expected', async (name, bytes) => {
    const folder = scratch();
    writeFileSync(join(folder, 'bad.txt'), bytes);
    expect(await unjamHere(['check', 'XX.A/...A/..../....', 'bad.txt'], { cwd: folder })).toEqual({
      status: 2,
      stdout: '',
      stderr: `bad.txt:1:1: this looks like a ${name} picture; expected text\n`,
    });
  });

  test.each([
    ['bitboards', ['show', 'XX.A/...A/..../....', '--as', 'bitboards'], /the bitboards of a board; expected/],
    [
      'cells',
      ['show', 'XX.A/...A/..../....', '--as', 'cells'],
      /the lists of the cells of a board; expected/,
    ],
  ])('what the command prints as %s is refused as such, in one line', async (_, words, message) => {
    const { stdout: input } = await unjamHere(words);
    const ended = await unjamHere(['solve', '-'], { input });
    expect(ended.stderr).toMatch(/^stdin:1:1: this looks like [^\n]+\n$/);
    expect(ended.stderr).toMatch(message);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
  });

  test('a byte-order mark and all line endings are read', async () => {
    const rows = ['XX.A', '...A', '....', '....'];
    const text = `\ufeff${rows.join('\r\n')}\r\n`;
    expect((await unjamHere(['convert', '-', '--to', 'grid'], { input: text })).stdout).toBe(
      `${rows.join('\n')}\n`,
    );
  });
});
