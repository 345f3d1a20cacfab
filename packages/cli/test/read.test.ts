// What `unjam read` finds in a picture, and what it says about other files; all/read.test.ts gives pictures to other commands.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode, encode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { scratch } from './command.ts';
import { BOARD, drawn } from './drawn-picture.ts';
import { unjamHere } from './in-process.ts';

const ANY = 'a JPEG, PNG, WebP or GIF file';
const webp = fileURLToPath(new URL('drawn.webp', import.meta.url));
const bytesOfWebp = readFileSync(webp);
/** The same file, said to show one picture after the other. */
const animated = Buffer.from(bytesOfWebp);
animated[20] = bytesOfWebp.readUInt8(20) | 2;

describe('a picture that unjam drew', () => {
  test('is read', async () => {
    const file = await drawn(scratch());
    const [record] = (await unjamHere(['read', file, '--json'])).stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(record).toMatchObject({ name: 'drawn', board: BOARD.replaceAll('A', 'X'), turns: 0 });
    // from 0.8 on the command counts it as sure
    expect(record.confidence).toBeGreaterThan(0.8);
    // the grid of a picture of 680 pixels, to half a cell
    for (const [index, value] of record.corners.flat().entries()) {
      expect(Math.abs(value - ([40, 40, 640, 40, 640, 640, 40, 640][index] ?? 0))).toBeLessThan(50);
    }
  });
});

test('a picture of two boards gives one of them, says which, and the printed --corners give the other', async () => {
  const file = join(scratch(), 'two.png');
  const one = decode(readFileSync(await drawn(scratch(), BOARD, 300)));
  const [side, channels] = [one.width, one.channels];
  const data = new Uint8Array(2 * side * side * channels);
  for (let row = 0; row < 2 * side; row++) {
    const from = (row >> 1) * side * channels;
    data.set(one.data.subarray(from, from + side * channels), row * side * channels);
  }
  writeFileSync(file, encode({ width: 2 * side, height: side, data, channels, depth: 8 }));
  const { stdout, stderr } = await unjamHere(['read', file, '--json']);
  const [, place] =
    /the one on the (left|right) was read; --corners or a cropped picture gives another/.exec(stderr) ?? [];
  const { corners, others } = JSON.parse(stdout);
  expect(corners[0][0] < side).toBe(place === 'left');
  expect(others).toHaveLength(1);
  const other = place === 'left' ? 'right' : 'left';
  const [, pasted = ''] = new RegExp(`: the board on the ${other}: (--corners .*)\n`).exec(stderr) ?? [];
  const words = pasted.split(' ');
  expect(words.slice(1)).toEqual(others[0].map((point: number[]) => point.join()));
  const second = await unjamHere(['read', file, '--to', 'line', ...words]);
  expect(second).toMatchObject({ stdout: `${BOARD.replaceAll('A', 'X')}\n`, stderr: '' });
});

describe('other kinds of pictures', () => {
  test('the first picture of a film that unjam drew is read', async () => {
    const file = join(scratch(), 'film.gif');
    await unjamHere(['show', BOARD, '--as', 'gif', '--width', '300', '-o', file]);
    const { status, stdout } = await unjamHere(['read', file, '--to', 'line']);
    expect([status, stdout]).toEqual([0, `${BOARD.replaceAll('A', 'X')}\n`]);
  });

  test('a WebP file is read: the board as unjam draws it, saved by Chromium', async () => {
    // a small picture of a nearly empty board, of which the reader may not be sure: exit 1 with the same board
    const { stdout } = await unjamHere(['read', webp, '--to', 'line']);
    expect(stdout).toBe(`${BOARD.replaceAll('A', 'X')}\n`);
  });
});

test('a 7×7 board whose last row and column are empty is not read as the 6×6 board within it', async () => {
  const board = 'ooBCCCoooBDEooXXFDEGoooFooGoooFooHoIIIooHoooooooo';
  const { stdout } = await unjamHere(['read', await drawn(scratch(), board), '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ board });
});

describe('a file that is not a picture of a board', () => {
  const damaged = (kind: string): string => `a ${kind} file that is damaged or cut off`;

  test.each([
    ['cut.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), damaged('PNG')],
    ['cut.jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), damaged('JPEG')],
    ['text.png', Buffer.from('no picture'), `not a picture; expected ${ANY}`],
    ['empty.jpg', new Uint8Array(), `empty; expected ${ANY}`],
    ['phone.jpg', Buffer.from('\0\0\0\x18ftypheic'), `a HEIC or AVIF file; expected ${ANY}`],
    ['cut.gif', Buffer.from('GIF89a'), damaged('GIF')],
    ['empty.gif', Buffer.from('GIF89a\x0a\0\x0a\0\0\0\0;', 'latin1'), damaged('GIF')],
    ['cut.webp', Buffer.from('RIFF0000WEBPVP8X'), damaged('WebP')],
    ['half.webp', bytesOfWebp.subarray(0, 2000), damaged('WebP')],
    ['moving.webp', animated, 'an animated WebP file; expected a single picture'],
  ])('%s gives one line', async (name, bytes, problem) => {
    const folder = scratch();
    writeFileSync(join(folder, name), bytes);
    expect(await unjamHere(['read', name], { cwd: folder })).toEqual({
      status: 2,
      stdout: '',
      stderr: `${name}: ${problem}\n`,
    });
  });

  /** A file that begins with some bytes, the rest zeros. */
  const beginning = (...bytes: readonly (number | string)[]): Buffer =>
    Buffer.concat([
      ...bytes.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.of(part))),
      Buffer.alloc(33),
    ]);

  test.each([
    ['png', beginning('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10)],
    ['gif', beginning('GIF89a', 0x10, 0x27, 0x10, 0x27)],
    // lossy, lossless, and extended
    ['webp', beginning('RIFF0000WEBPVP8 0000000\x9d\x01\x2a', 0x10, 0x27, 0x10, 0x27)],
    ['webp', beginning('RIFF0000WEBPVP8L0000\x2f', 0x0f, 0xe7, 0xc3, 0x09)],
    ['webp', beginning('RIFF0000WEBPVP8X00000000', 0x0f, 0x27, 0, 0x0f, 0x27, 0)],
  ])('a %s file of 100 megapixels is refused before it is decoded', async (ending, bytes) => {
    const folder = scratch();
    const name = `bomb.${ending}`;
    writeFileSync(join(folder, name), bytes);
    const { status, stderr } = await unjamHere(['read', name], { cwd: folder });
    expect([status, stderr]).toEqual([
      2,
      `${name}: a picture of 10000 by 10000 pixels; expected at most 50 megapixels\n`,
    ]);
  });
});
