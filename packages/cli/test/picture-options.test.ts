// The options about pictures, pictures from standard input, and what the command says about a picture that lies on its side.
// The corners are given nearly everywhere, since finding them takes most of a reading's time.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseBoard } from '@unjam/core';
import { decode, encode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scratch } from './command.ts';
import { BOARD, drawn } from './drawn-picture.ts';
import { unjamHere } from './in-process.ts';

const LINE = BOARD.replaceAll('A', 'X');
/** The grid of a picture of 680 pixels, as separate words. */
const CORNERS = ['40,40', '640,40', '640,640', '40,640'];
const ANY = 'a JPEG, PNG, WebP or GIF file';

let file: string;
let turned: string;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'unjam-'));
  file = await drawn(folder);
  turned = join(folder, 'turned.png');
  writeFileSync(turned, quarterTurn(readFileSync(file)));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A square picture turned by 90 degrees clockwise. */
function quarterTurn(png: Uint8Array): Uint8Array {
  const { width, height, channels, data, depth } = decode(png);
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++)
        result[(x * height + (height - 1 - y)) * channels + c] = data[(y * width + x) * channels + c] ?? 0;
  return encode({ width: height, height: width, channels, data: result, depth });
}

describe('--corners', () => {
  test.each([
    ['before the file', () => ['--corners', ...CORNERS, file]],
    ['after the file', () => [file, '--corners', ...CORNERS]],
    [
      'twice, of which the last counts',
      () => ['--corners', '1,1', '9,1', '9,9', '1,9', '--corners', ...CORNERS, file],
    ],
    ['as one word, in another order', () => ['--corners', CORNERS.toReversed().join(' '), file]],
  ])('%s', async (_, words) => {
    expect(await unjamHere(['read', '--to', 'line', ...words()])).toMatchObject({
      stdout: `${LINE}\n`,
      stderr: '',
    });
  });

  const expected = 'expected four points such as 12,30 410,28 415,430 9,433';
  test.each([
    [['photo.jpg'], `--corners 'photo.jpg'; ${expected}`],
    [['1,2', 'photo.jpg'], `--corners with 1 point; ${expected}`],
    [['photo.jpg', '--corners', ...CORNERS, '5,5'], `--corners with 5 points; ${expected}`],
    [
      ['1,2', '3,4', '5,6', '7,8'],
      '--corners that do not go round a quadrilateral; expected the corners of the grid',
    ],
  ])('%j is refused', async (words, problem) => {
    const given = words.includes('--corners') ? words : ['--corners', ...words];
    expect(await unjamHere(['hint', ...given])).toEqual({
      status: 2,
      stdout: '',
      stderr: `unjam: ${problem} (see 'unjam hint --help')\n`,
    });
  });

  test.each(['read', 'solve', 'show'])('belong to one picture: %s', async (command) => {
    expect(await unjamHere([command, file, file, '--corners', ...CORNERS])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^unjam: --corners with 2 inputs; expected one picture\n/),
    });
  });
});

describe('--size', () => {
  test.each(['read', 'solve'])('beyond the sizes that are read is refused: %s', async (command) => {
    const { status, stderr } = await unjamHere([command, file, '--size', '6x9']);
    expect([status, stderr]).toEqual([
      2,
      `unjam: --size 6x9; expected 4 to 8 columns and rows (see 'unjam ${command} --help')\n`,
    ]);
  });

  test('is not for a board as text', async () => {
    expect((await unjamHere(['hint', BOARD, '--size', '6x6'])).stderr).toBe(
      `board: a text, but --size is about pictures; expected ${ANY}\n`,
    );
  });

  test('of one number is a square', async () => {
    const { stdout } = await unjamHere([
      'read',
      file,
      '--corners',
      ...CORNERS,
      '--size',
      '6',
      '--to',
      'line',
    ]);
    expect(stdout).toBe(`${LINE}\n`);
    const { stderr } = await unjamHere(['read', file, '--size', '9']);
    expect(stderr).toMatch(/^unjam: --size 9; expected 4 to 8 columns and rows /);
  });

  test('says of which size the board is', async () => {
    // the first four columns and five rows of the drawn board
    const words = ['--corners', '40,40 440,40 440,540 40,540', '--size', '4x5', '--json'];
    const { stdout } = await unjamHere(['read', file, ...words]);
    expect(JSON.parse(stdout)).toMatchObject({ board: '..../..../XX../..../....' });
  });
});

describe('--exit', () => {
  test('at an edge that a grid cannot express gives JSON', async () => {
    const { stdout } = await unjamHere(['read', file, '--corners', ...CORNERS, '--exit', 'left']);
    expect(JSON.parse(stdout)).toMatchObject({ width: 6, exit: 'left', primary: 'X' });
  });

  test('is refused in a format that cannot express it', async () => {
    const words = ['read', file, '--corners', ...CORNERS, '--exit', 'left', '--to', 'grid'];
    expect(await unjamHere(words)).toEqual({
      status: 2,
      stdout: '',
      stderr: `${file}: grid cannot express this board: its exit is at the left; expected json, which can express every board\n`,
    });
  });

  test('turns the picture where the red car can leave there only then', async () => {
    const words = ['read', file, '--corners', ...CORNERS, '--exit', 'bottom', '--json'];
    const { stdout, stderr } = await unjamHere(words);
    const reading = JSON.parse(stdout);
    expect(parseBoard(reading.board).exit).toBe('bottom');
    expect(reading.turns).toBe(1);
    expect(stderr).toBe(`${file}: turned by 90° clockwise so that the exit is at the bottom\n`);
  });
});

describe('a picture from standard input', () => {
  const words = ['--corners', ...CORNERS];
  const from = (...given: string[]) => unjamHere([...given, ...words], { input: readFileSync(file) });

  test('is read', async () => {
    expect(await from('read', '-', '--to', 'line')).toMatchObject({ stdout: `${LINE}\n` });
  });

  test.each(['solve', 'hint'])('goes to %s', async (command) => {
    const { stdout } = await from(command, '-', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ name: 'stdin', board: LINE });
  });

  test('goes to show --overlay', async () => {
    const { stdout } = await from('show', '-', '--overlay', '--json');
    const { name, as, picture } = JSON.parse(stdout);
    expect([name, as, decode(Buffer.from(picture, 'base64')).width]).toEqual(['stdin', 'overlay', 680]);
  });

  test('that is cut off is refused', async () => {
    const input = readFileSync(file).subarray(0, 500);
    expect(await unjamHere(['solve', '-', '--quiet'], { input })).toEqual({
      status: 2,
      stdout: '',
      stderr: 'stdin: a PNG file that is damaged or cut off\n',
    });
  });
});

test('a picture is recognised by its first bytes, whatever the name of its file is', async () => {
  const copy = join(scratch(), 'photo.txt');
  writeFileSync(copy, readFileSync(file));
  const { stdout } = await unjamHere(['convert', copy, '--to', 'line', '--corners', ...CORNERS]);
  expect(stdout).toBe(`${LINE}\n`);
});

describe('a picture that lies on its side', () => {
  const line = 'turned by 90° counterclockwise so that the exit is at the right\n';

  test.each(['read', 'hint'])('is turned, and %s says how', async (command) => {
    const { stderr } = await unjamHere([command, turned, '--corners', ...CORNERS]);
    expect(stderr).toContain(`${turned}: ${line}`);
  });

  test('has the exit where it is in the picture, in red', async () => {
    const seen = join(scratch(), 'seen.png');
    for (const [picture, x, y] of [
      [file, 640, 290],
      [turned, 390, 640],
    ] as const) {
      await unjamHere(['show', picture, '--overlay', '-o', seen, '--corners', ...CORNERS]);
      const { data, width, channels } = decode(readFileSync(seen));
      const at = (y * width + x) * channels;
      const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
      expect(red - Math.max(green, blue)).toBeGreaterThan(150);
    }
  });
});

test('an overlay does not replace the picture in its folder', async () => {
  const folder = join(scratch(), 'photos');
  mkdirSync(folder);
  const photo = join(folder, 'photo.png');
  writeFileSync(photo, 'mine');
  const { status, stderr } = await unjamHere(['show', folder, '--overlay', '-o', folder]);
  expect([status, stderr]).toEqual([2, `${photo}: also an input; expected another output\n`]);
  expect(readFileSync(photo, 'utf8')).toBe('mine');
});

test('--overlay is refused with options of other drawings', async () => {
  expect(await unjamHere(['show', file, '--overlay', '--width', '500', '-o', 'seen.png'])).toMatchObject({
    status: 2,
    stderr: 'unjam: --width with --overlay; expected only one of them\n',
  });
});
