// What the command says about pictures: one line each that says what was found and what to do.
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode, encode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scratch } from '../command.ts';
import { BOARD, drawn } from '../drawn-picture.ts';
import { unjamHere } from '../in-process.ts';

let folder: string;
/** 680 pixels a side, with the grid from 40 to 640. */
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'unjam-'));
  file = await drawn(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('--corners that cannot be right', () => {
  test.each([
    [
      ['40,40', '760,40', '640,640', '40,640'],
      '--corners 760,40 is outside the picture of 680 by 680 pixels; expected a point in it, or at most 68 pixels beside it',
    ],
    [
      ['40,40', '640,40', '640,46', '40,46'],
      'no grid found: these --corners do not fit a board in the picture',
    ],
  ])('%j', async (corners, problem) => {
    expect(await unjamHere(['read', file, '--corners', ...corners])).toEqual({
      status: 2,
      stdout: '',
      stderr: `${file}: ${problem}\n`,
    });
  });
});

describe('an output that is a picture', () => {
  test('that is read is not replaced', async () => {
    expect(await unjamHere(['read', file, '-o', file])).toMatchObject({
      status: 2,
      stderr: `${file}: also an input; expected another output\n`,
    });
  });

  test('is refused, since the board is written as text', async () => {
    const path = join(folder, 'board.jpg');
    expect(await unjamHere(['read', file, '-o', path])).toMatchObject({
      status: 2,
      stderr: `${path}: the result is not a .jpg file; expected a name ending in .txt\n`,
    });
  });
});

test.each([
  ['read', '.txt', []],
  ['show', '.png', ['--overlay']],
  ['solve', '.sol', []],
])(
  'pictures with the same name are refused before anything is written: %s',
  async (command, ending, words) => {
    const inputs = ['a.jpg', 'a.png', 'b.png'].map((name) => join(scratch(), name));
    for (const path of inputs) copyFileSync(file, path);
    const out = join(scratch(), 'out');
    expect(await unjamHere([command, ...inputs, ...words, '-o', out])).toEqual({
      status: 2,
      stdout: '',
      stderr: `${join(out, `a${ending}`)}: the results of ${inputs[0]} and ${inputs[1]} would both have this name; expected inputs with different names\n`,
    });
    expect(existsSync(out)).toBe(false);
  },
);

test.each([
  ['a file', 'a.txt', 'a'],
  ['a word', BOARD, 'board'],
  ['the number of a puzzle', '7', 'jam-7'],
])(
  'a board as text and a picture with the same name are refused before anything is written: %s',
  async (_, board, stem) => {
    const cwd = scratch();
    writeFileSync(join(cwd, 'a.txt'), BOARD);
    copyFileSync(file, join(cwd, `${stem}.png`));
    for (const words of [
      [board, `${stem}.png`],
      [`${stem}.png`, board],
    ]) {
      expect(await unjamHere(['solve', ...words, '-o', 'out'], { cwd })).toEqual({
        status: 2,
        stdout: '',
        stderr: expect.stringMatching(
          new RegExp(
            `^out.${stem}\\.sol: the results of .* and .* would both have this name; expected [^\n]*\n$`,
          ),
        ),
      });
      expect(existsSync(join(cwd, 'out'))).toBe(false);
    }
  },
);

describe('a doubt comes with the command that draws what was seen', () => {
  // a grid that lies beside the cells
  const words = ['--corners', '160,160', '640,40', '640,640', '40,640'];

  test.each([['read'], ['solve'], ['solve', '--json'], ['hint'], ['rate'], ['convert', '--to', 'line']])(
    '%s %s, and status 1',
    async (...command) => {
      const { status, stderr } = await unjamHere([...command, file, ...words]);
      expect(status).toBe(1);
      expect(stderr).toContain(
        `; unjam show ${file} ${words.join(' ')} --overlay -o seen.png shows what was seen\n`,
      );
    },
  );

  test.each(['check', 'review'])(
    'status 1 of %s, although the moves are those of a solution',
    async (command) => {
      const { stdout: solution } = await unjamHere(['solve', file, ...words, '--quiet']);
      const { status, stdout } = await unjamHere([command, file, '-', ...words], { input: solution });
      expect(status).toBe(1);
      expect(stdout).toContain('solves the board');
    },
  );

  test.each(['read', 'solve'])('%s, of standard input', async (command) => {
    const { stderr } = await unjamHere([command, '-', ...words], { input: readFileSync(file) });
    expect(stderr).toMatch(
      /^stdin: not sure .*; unjam show - --corners .* -o seen\.png, given the same picture, /m,
    );
  });

  test('that command itself does not repeat it', async () => {
    const { stderr } = await unjamHere([
      'show',
      file,
      ...words,
      '--overlay',
      '-o',
      join(scratch(), 'seen.png'),
    ]);
    expect(stderr).toMatch(/: not sure of this board \(\d+ %\): [^;]*(; row[^;]*)*\n$/);
  });
});

describe('the board of a picture is drawn where its letters are named', () => {
  const words = ['--corners', '40,40', '640,40', '640,640', '40,640'];
  const run = (command: string, ...more: string[]) => unjamHere([command, file, ...words, ...more]);
  let drawing: string;
  beforeAll(async () => {
    drawing = (await unjamHere(['show', BOARD.replaceAll('A', 'X')])).stdout;
  });

  test('above the solution', async () => {
    const { stdout } = await run('solve');
    expect(stdout).toBe(`${drawing}\n${(await run('solve', '--quiet')).stdout}${lastLineOf(stdout)}`);
  });

  test('above the length of a solution that is written to a file', async () => {
    const { stdout } = await run('solve', '-o', join(scratch(), 'a.sol'));
    expect(stdout).toBe(`${drawing}\n${lastLineOf(stdout)}`);
  });

  test('above a hint, also above each of several', async () => {
    const { stdout } = await run('hint');
    const { hint } = JSON.parse((await run('hint', '--json')).stdout);
    expect(stdout).toBe(`${drawing}\n${hint}\n`);
    const folder = scratch();
    for (const name of ['a.png', 'b.png']) copyFileSync(file, join(folder, name));
    const one = (name: string) => `${drawing}\n${name}: ${hint}\n`;
    expect((await unjamHere(['hint', folder])).stdout).toBe(`${one('a')}\n${one('b')}`);
  });

  test('with an empty line before the hint of a text that follows', async () => {
    const { stdout } = await unjamHere(['hint', file, BOARD]);
    expect(stdout.split('\n\n')).toHaveLength(3);
  });

  test('but not that of a text', async () => {
    for (const command of ['solve', 'hint'])
      expect((await unjamHere([command, BOARD])).stdout).not.toContain('╭');
  });
});

const lastLineOf = (text: string): string => `${text.trimEnd().split('\n').at(-1)}\n`;

/** The picture with red and blue exchanged, as a file of this name. */
function blueOf(picture: string, name: string): string {
  const { width, height, channels, data } = decode(readFileSync(picture));
  for (let i = 0; i < data.length; i += channels) {
    [data[i], data[i + 2]] = [data[i + 2] ?? 0, data[i] ?? 0];
  }
  const path = join(folder, name);
  writeFileSync(path, encode({ width, height, channels, data, depth: 8 }));
  return path;
}

test('a car that is alone on the row of the exit is taken as the red one where nothing is red, and that is said', async () => {
  const alone = blueOf(file, 'alone.png');
  const { status, stdout, stderr } = await unjamHere(['read', alone]);
  expect([status, stdout.split('\n')[2]]).toEqual([0, 'XX..B.']);
  expect(stderr).toContain(
    `${alone}: no red car was seen: the car at row 3, column 1, the only one on the exit's row, is taken as the one that must leave\n`,
  );
  const { confidence, primaryBy } = JSON.parse((await unjamHere(['read', alone, '--json'])).stdout);
  expect(primaryBy).toBe('place');
  expect(confidence).toBeLessThan(0.95);
});

describe('pieces without a red car', () => {
  const seen = ['......', '....B.', 'CCDDB.', '......', '......', '......'];
  let blue: string;
  beforeAll(async () => {
    blue = blueOf(
      await drawn(mkdtempSync(join(folder, 'two-')), '....../....D./XXCCD./....../....../......'),
      'blue.png',
    );
  });
  const problem = () =>
    `${blue}: a grid, but no red car: no piece on it is red enough, and 2 cars stand along the exit's row`;

  test('are printed by read on standard error, as a grid to be completed', async () => {
    const below = "these pieces were seen (put X in place of the red car's letter):";
    expect(await unjamHere(['read', blue])).toEqual({
      status: 2,
      stdout: '',
      stderr: `${[`${problem()}; ${below}`, ...seen].join('\n')}\n`,
    });
  });

  test('may be due to --corners that are given', async () => {
    const { stderr } = await unjamHere(['read', blue, '--corners', '40,40', '640,40', '640,640', '40,640']);
    expect(stderr).toContain(
      `${problem()}; check that these --corners are those of the grid; these pieces were seen (`,
    );
    const solved = await unjamHere(['solve', blue, '--corners', '40,40', '640,40', '640,640', '40,640']);
    expect(solved.stderr).toContain(
      `${problem()}; check that these --corners are those of the grid; unjam show `,
    );
  });

  test('are in JSON too', async () => {
    const { status, stdout } = await unjamHere(['read', blue, '--json']);
    expect([status, JSON.parse(stdout)]).toMatchObject([
      2,
      { name: 'blue', board: null, problem: 'no red car', pieces: seen.join('/') },
    ]);
    expect(JSON.parse(stdout).corners).toHaveLength(4);
  });

  test.each(['solve', 'hint'])('are one line of %s, which says how to see them', async (command) => {
    expect(await unjamHere([command, blue])).toEqual({
      status: 2,
      stdout: '',
      stderr: `${problem()}; unjam show ${blue} --overlay -o seen.png shows what was seen\n`,
    });
  });

  test('are drawn onto the picture by show --overlay, none of them in red and without an exit', async () => {
    const seenPng = join(folder, 'blue-seen.png');
    const { status, stderr } = await unjamHere(['show', blue, '--overlay', '-o', seenPng]);
    expect([status, stderr]).toEqual([2, `${problem()}\n`]);
    const before = decode(readFileSync(blue));
    const after = decode(readFileSync(seenPng));
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    const pixels = Array.from({ length: after.width * after.height }, (_, i) => [
      after.data[i * after.channels] ?? 0,
      after.data[i * after.channels + 1] ?? 0,
    ]);
    expect(pixels.some(([red = 0, green = 0]) => red - green > 150)).toBe(false);
    // the frames of two pieces on light cells
    const dark = pixels.filter(([red = 0, green = 0]) => red < 40 && green < 40).length;
    expect(dark).toBeGreaterThan(1000);
    const { stdout } = await unjamHere(['show', blue, '--overlay', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ name: 'blue', board: null, as: 'overlay' });
  });
});

test('show --illegal draws the board of a picture as it draws others', async () => {
  const words = ['--illegal', '--corners', '40,40', '640,40', '640,640', '40,640'];
  const { stdout } = await unjamHere(['show', file, ...words]);
  expect(stdout).toBe((await unjamHere(['show', BOARD.replaceAll('A', 'X'), '--illegal'])).stdout);
});
