// Pictures and animations, through the built command.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { program, records, scratch, seeds } from './command.ts';
import { readGif } from './gif-reader.ts';
import { unjamHere } from './in-process.ts';
import { shown } from './shown-picture.ts';

const hardest = join(seeds, 'hardest.txt');
const g2 = join(seeds, 'g2.txt');

/** Width and height of a PNG file, after a look at its first bytes. */
function sizeOfPng(bytes: Buffer): [number, number] {
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('png', () => {
  test.each([
    ['6×6', hardest, [], 680, 680],
    ['as wide as asked', hardest, ['--width', '1200'], 1200, 1200],
    ['small', hardest, ['--width', '16'], 16, 16],
    ['wider than high', 'XX......\n........\n', ['--width', '880'], 880, 280],
  ])('%s', async (_, board, options, width, height) => {
    expect(sizeOfPng(await shown([board, '--as', 'png', ...options]))).toEqual([width, height]);
  });

  test('a wide picture is drawn at its size, not stretched', async () => {
    const [narrow, broad] = [
      await shown([hardest, '--as', 'png', '--width', '340']),
      await shown([hardest, '--as', 'png', '--width', '1360']),
    ];
    // sixteen times the pixels, most of them flat: a stretched picture would hardly be larger than a quarter of that
    expect(broad.length / narrow.length).toBeLessThan(6);
    expect(broad.length / narrow.length).toBeGreaterThan(2);
  });

  test('does not depend on the fonts of the machine', async () => {
    const draw = (environment: NodeJS.ProcessEnv): Buffer => {
      const { stdout } = spawnSync(process.execPath, [program, 'show', hardest, '--as', 'png'], {
        env: { ...process.env, ...environment },
      });
      return stdout;
    };
    const without = { FONTCONFIG_FILE: '/dev/null', FONTCONFIG_PATH: '/nowhere', HOME: '/nowhere' };
    expect(draw(without).equals(draw({}))).toBe(true);
    const letters = (await unjamHere(['show', hardest, '--as', 'svg'])).stdout.match(/<text/g);
    expect(letters).toHaveLength(13);
  });

  test('goes to standard output as bytes and into --json in base64', async () => {
    const { stdout } = spawnSync(process.execPath, [program, 'show', hardest, '--as', 'png']);
    const [record] = records(await unjamHere(['show', hardest, '--as', 'png', '--json']));
    expect(Buffer.from(String(record?.picture), 'base64').equals(stdout)).toBe(true);
    expect(sizeOfPng(stdout)).toEqual([680, 680]);
  });

  test('a folder gets one file for each board', async () => {
    const folder = join(scratch(), 'pictures');
    expect((await unjamHere(['show', seeds, '--as', 'png', '--width', '100', '-o', folder])).status).toBe(0);
    expect(readdirSync(folder)).toEqual(readdirSync(seeds).map((file) => `${basename(file, '.txt')}.png`));
  });
});

test('svg takes a width too', async () => {
  expect((await unjamHere(['show', g2, '--as', 'svg', '--width', '500'])).stdout).toContain(
    'width="500" height="500"',
  );
});

describe('gif', () => {
  test('the whole shortest solution of short and long ones in less than 300 KB each', async () => {
    const folder = join(scratch(), 'films');
    const boards = ['g2', 'hardest', 'report'].map((name) => join(seeds, `${name}.txt`));
    expect(await unjamHere(['show', ...boards, '--as', 'gif', '-o', folder])).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
    const solved = records(await unjamHere(['solve', ...boards, '--metric', 'moves,steps', '--json']));
    expect(readdirSync(folder)).toEqual(solved.map(({ name }) => `${name}.gif`));
    for (const { name, moves, steps } of solved) {
      const bytes = readFileSync(join(folder, `${name}.gif`));
      expect(bytes.length).toBeLessThan(300_000);
      const { width, height, loops, delays, pictures } = readGif(bytes);
      expect([width, height, loops]).toEqual([340, 340, 0]);
      // a picture for the start and several a slide; the start and the end of each slide are shown longer
      expect(delays.filter((delay) => delay > 100)).toHaveLength(Number(moves) + 1);
      expect(delays.length).toBe(1 + 3 * Number(moves) + Number(steps));
      expect(delays.at(-1)).toBe(3000);
      expect(pictures).toHaveLength(delays.length);
    }
  });

  test('ends with the picture of the solved board, with no traces of earlier pictures', async () => {
    const folder = scratch();
    const frames = (
      await unjamHere(['solve', g2, '--metric', 'moves,steps', '--notation', 'frames', '--quiet'])
    ).stdout;
    writeFileSync(join(folder, 'end.txt'), `${frames.trimEnd().split('\n\n').at(-1)}\n`);
    const end = readGif(await shown([join(folder, 'end.txt'), '--as', 'gif']));
    expect(end.pictures).toHaveLength(1);
    const film = readGif(await shown([g2, '--as', 'gif']));
    const [is, shouldBe] = [film.pictures.at(-1), end.pictures[0]] as [Uint8Array, Uint8Array];
    // each has its own palette, so colours differ a little; a vehicle out of place would differ a lot
    let far = 0;
    for (let i = 0; i < is.length; i++) if (Math.abs((is[i] ?? 0) - (shouldBe[i] ?? 0)) > 48) far++;
    expect(far / is.length).toBeLessThan(0.002);
    const start = film.pictures[0] as Uint8Array;
    let moved = 0;
    for (let i = 0; i < is.length; i++) if (Math.abs((is[i] ?? 0) - (start[i] ?? 0)) > 48) moved++;
    expect(moved / is.length).toBeGreaterThan(0.1);
  });

  test('an unsolvable board has no animation: status 1 and no file', async () => {
    const folder = scratch();
    const ended = await unjamHere(['show', 'XX.A\n...A\n...A\n...A', '--as', 'gif', '-o', 'no.gif'], {
      cwd: folder,
    });
    expect(ended).toEqual({
      status: 1,
      stdout: '',
      stderr: 'board: unsolvable: no sequence of moves leads to the exit\n',
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('refusals, in one line', () => {
  test.each([
    [['--as', 'text', '--width', '100'], 'unjam: --width with --as text; expected --as svg, png, gif'],
    [['--slides', 'unit'], 'unjam: --slides with --as text; expected --as moves'],
    [['--as', 'pdf', '--order', 'forward'], 'unjam: --order with --as pdf; expected --as moves'],
    [['--as', 'svg', '--notation', 'words'], 'unjam: --notation with --as svg; expected --as moves, pdf'],
    [['--as', 'png', '--paper', 'a4'], 'unjam: --paper with --as png; expected --as pdf'],
    [['--as', 'gif', '--per-page', '4'], 'unjam: --per-page with --as gif; expected --as pdf'],
    [
      ['--as', 'png', '--width', '8193'],
      'hardest: a picture of 8193 by 8193 pixels; expected at most 8192 a side',
    ],
    [
      ['--as', 'gif', '--width', '4000'],
      'hardest: a picture of 4000 by 4000 pixels; expected at most 2048 a side',
    ],
    [['--as', 'png', '--width', '3'], /^unjam: --width '3'; expected a whole number from 16 up /],
    [['--as', 'pdf', '--per-page', '6'], /^unjam: unknown number of boards '6'.*; expected 1, 2, 4, 9 /],
    [['--as', 'pdf', '--paper', 'a6'], /^unjam: unknown paper 'a6'.*; expected a4, a5, letter /],
    [
      ['--as', 'pdf', '-o', 'cards/'],
      'cards/: all cards go into one file; expected its name, such as cards.pdf',
    ],
    [[seeds, '--as', 'png', '-o', 'one.png'], 'unjam: 10 boards need a folder: -o pictures/'],
    [[seeds, '--as', 'gif'], 'unjam: 10 boards need a folder: -o pictures/'],
    [['--as', 'jpg'], /^unjam: unknown kind of picture 'jpg'.*png/],
  ])('%j', async (options, problem) => {
    const folder = scratch();
    const ended = await unjamHere(['show', hardest, ...options], { cwd: folder });
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(ended.stderr).toMatch(/^[^\n]+\n$/);
    if (typeof problem === 'string') expect(ended.stderr).toBe(`${problem}\n`);
    else expect(ended.stderr).toMatch(problem);
    expect(readdirSync(folder)).toEqual([]);
  });

  const hasScript = spawnSync('script', ['--version']).status === 0;
  if (!hasScript) console.warn('SKIPPED: pictures in a terminal; there is no program script');

  test.skipIf(!hasScript).each(['png', 'gif', 'pdf'])('a %s in a terminal', (as) => {
    const command = `"${process.execPath}" "${program}" show "${hardest}" --as ${as}`;
    const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { encoding: 'utf8' });
    expect(stdout).toBe(`unjam: not writing a ${as.toUpperCase()} to the terminal; use -o FILE\r\n`);
  });
});
