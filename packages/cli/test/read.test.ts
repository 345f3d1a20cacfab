// What `unjam read` finds in a picture, and what it says about other files; all/read.test.ts gives pictures to other commands.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scratch } from './command.ts';
import { BOARD, drawn } from './drawn-picture.ts';
import { unjamHere } from './in-process.ts';

describe('a picture that unjam drew', () => {
  test('is read', async () => {
    const file = await drawn(scratch());
    const [record] = (await unjamHere(['read', file, '--json'])).stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(record).toMatchObject({ name: 'drawn', board: BOARD.replaceAll('A', 'X'), turns: 0 });
    // the confidence is cautious: wrong readings of hard scenes lower it for all pictures
    expect(record.confidence).toBeGreaterThan(0.85);
    // the grid of a picture of 680 pixels, to half a cell
    for (const [index, value] of record.corners.flat().entries()) {
      expect(Math.abs(value - ([40, 40, 640, 40, 640, 640, 40, 640][index] ?? 0))).toBeLessThan(50);
    }
  });
});

test('a 7×7 board whose last row and column are empty is not read as the 6×6 board within it', async () => {
  const board = 'ooBCCCoooBDEooXXFDEGoooFooGoooFooHoIIIooHoooooooo';
  const { stdout } = await unjamHere(['read', await drawn(scratch(), board), '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ board });
});

describe('a file that is not a picture of a board', () => {
  test.each([
    [
      'cut.png',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
      'a damaged PNG file: its size in pixels is missing',
    ],
    [
      'cut.jpg',
      Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]),
      'a damaged JPEG file: its size in pixels is missing',
    ],
    ['text.png', Buffer.from('no picture'), 'not a picture; expected a JPEG or PNG file'],
    ['moving.gif.png', Buffer.from('GIF89a'), 'a GIF file; expected a JPEG or PNG file'],
    ['empty.jpg', new Uint8Array(), 'not a picture; expected a JPEG or PNG file'],
  ])('%s gives one line', async (name, bytes, problem) => {
    const folder = scratch();
    writeFileSync(join(folder, name), bytes);
    expect(await unjamHere(['read', name], { cwd: folder })).toEqual({
      status: 2,
      stdout: '',
      stderr: `${name}: ${problem}\n`,
    });
  });

  test('a picture of 100 megapixels is refused before it is decoded', async () => {
    const folder = scratch();
    const header = Buffer.alloc(33);
    header.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    header.writeUInt32BE(10_000, 16);
    header.writeUInt32BE(10_000, 20);
    writeFileSync(join(folder, 'bomb.png'), header);
    const { status, stderr } = await unjamHere(['read', 'bomb.png'], { cwd: folder });
    expect([status, stderr]).toEqual([
      2,
      'bomb.png: a picture of 10000 by 10000 pixels; expected at most 50 megapixels\n',
    ]);
  });
});
