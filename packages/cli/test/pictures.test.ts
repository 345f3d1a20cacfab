// Pictures, animations and cards, through the built command.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { program, records, scratch, seeds } from './command.ts';
import { readGif } from './gif-reader.ts';
import { unjamHere } from './in-process.ts';

const hardest = join(seeds, 'hardest.txt');
const g2 = join(seeds, 'g2.txt');

/** Width and height of a PNG file, after a look at its first bytes. */
function sizeOfPng(bytes: Buffer): [number, number] {
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

const shown = async (words: readonly string[]): Promise<Buffer> => {
  const folder = scratch();
  const file = join(folder, 'picture');
  const ended = await unjamHere(['show', ...words, '-o', `${file}.out`]);
  expect(ended).toEqual({ status: 0, stdout: '', stderr: '' });
  return readFileSync(`${file}.out`);
};

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

describe('pdf', () => {
  /** Widths and heights of the pages, in points. */
  const pagesOf = (pdf: Buffer): string[] =>
    [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
      ([, width, height]) => `${Math.round(Number(width))}×${Math.round(Number(height))}`,
    );
  const nine = readdirSync(seeds).length;

  test.each([
    ['nine a page on A4', [], ['595×842', '595×842']],
    ['nine a page on Letter', ['--paper', 'Letter'], ['612×792', '612×792']],
    ['four a page', ['--per-page', '4'], Array(6).fill('595×842')],
    ['two a page on A5', ['--per-page', '2', '--paper', 'a5'], Array(10).fill('420×595')],
    [
      'solutions at the end, all on one page',
      ['--per-page', '1', '--solutions', 'end'],
      Array(10).fill('595×842'),
    ],
    ['a booklet', ['--title', 'Jams', '--author', 'Me', '--sort', 'difficulty'], ['595×842', '595×842']],
  ])('%s: fronts and backs', async (_, options, pages) => {
    expect(nine).toBe(9);
    const pdf = await shown([seeds, '--as', 'pdf', ...options]);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.subarray(-6).toString()).toBe('%%EOF\n');
    expect(pagesOf(pdf)).toEqual(pages);
    expect(pdf.toString('latin1')).not.toContain('/BaseFont');
    expect(pdf.length).toBeLessThan(250_000);
  });

  const canDraw = spawnSync('pdftoppm', ['-v']).status === 0;
  if (!canDraw) console.warn('SKIPPED: the look at the pages of cards; there is no program pdftoppm');

  test.skipIf(!canDraw)(
    'crop marks are at the edges of the cards, and backs are exactly behind fronts',
    async () => {
      const folder = scratch();
      writeFileSync(join(folder, 'cards.pdf'), await shown([g2, '--as', 'pdf']));
      // a pixel is half a millimetre
      spawnSync('pdftoppm', ['-r', '50.8', '-gray', 'cards.pdf', 'page'], { cwd: folder });
      const dark = [1, 2].map((page) => {
        const image = readFileSync(join(folder, `page-${page}.pgm`));
        const [, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(image.toString('latin1', 0, 40)) ?? [];
        expect([width, height]).toEqual(['421', '595']);
        const pixels = image.subarray(-421 * 595);
        return (x: number, y: number): boolean =>
          [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => (pixels[(y + dy) * 421 + x + dx] as number) < 128));
      });
      // 3 × 63 mm and 3 × 88 mm in the middle of 210 × 297 mm: the first edges at 10.5 mm and 16.5 mm
      for (const isDark of dark) {
        for (const x of [21, 147, 273, 399]) expect([isDark(x, 27), isDark(x, 33)]).toEqual([true, false]);
        for (const y of [33, 209, 385, 561]) expect([isDark(15, y), isDark(21, y)]).toEqual([true, false]);
      }
      // the number of the only card: on its front in the left column, on its back in the right one
      const [front, back] = dark as [(x: number, y: number) => boolean, (x: number, y: number) => boolean];
      expect([front(35, 48), front(35 + 2 * 126, 48)]).toEqual([true, false]);
      expect([back(35, 48), back(35 + 2 * 126, 48)]).toEqual([false, true]);
    },
  );

  test('puzzles and generate print, too; title and author are properties of the file', async () => {
    const folder = scratch();
    const made = async (...words: string[]) => {
      expect(await unjamHere([...words, '-o', 'jams.pdf'], { cwd: folder })).toMatchObject({ status: 0 });
      return readFileSync(join(folder, 'jams.pdf'));
    };
    const puzzles = await made(
      'puzzles',
      '1',
      '2',
      '3',
      '--paper',
      'letter',
      '--title',
      'Three jams',
      '--author',
      'Me',
    );
    expect(pagesOf(puzzles)).toEqual(['612×792', '612×792']);
    expect(puzzles.toString('latin1')).toContain('(Three jams)');
    expect(puzzles.toString('latin1')).toContain('(Me)');
    const generated = await made(
      'generate',
      '--moves',
      '5..8',
      '--count',
      '2',
      '--seed',
      '3',
      '--per-page',
      '1',
      '--as',
      'pdf',
    );
    expect(pagesOf(generated)).toHaveLength(4);
    const only = async (seed: string) => {
      const file = await made('generate', '--from', '6x6', '--moves', '51', '--seed', seed);
      return file.toString('latin1').replaceAll(/\(D:\d+Z\)|\/ID \[.*\]/g, '');
    };
    // the seed is not on the card
    expect(await only('1')).toBe(await only('2'));
    const [record] = records(await unjamHere(['puzzles', '1', '2', '--as', 'pdf', '--json']));
    expect(record).toMatchObject({ as: 'pdf', cards: 2 });
  });

  test.skipIf(!canDraw)('sorted by difficulty, the easiest board is the first', async () => {
    const folder = scratch();
    const front = async (...words: string[]): Promise<string> => {
      writeFileSync(join(folder, 'jams.pdf'), await shown([...words, '--as', 'pdf', '--per-page', '1']));
      spawnSync('pdftoppm', ['-r', '30', '-f', '1', '-l', '1', 'jams.pdf', 'page'], { cwd: folder });
      const [page = ''] = readdirSync(folder).filter((name) => name.endsWith('.ppm'));
      return readFileSync(join(folder, page)).toString('base64');
    };
    const [hard, easy] = [hardest, join(seeds, 'playground.txt')];
    const hardFirst = await front(hard, easy);
    expect(await front(hard, easy, '--sort', 'difficulty')).toBe(await front(easy, hard));
    expect(await front(hard, easy)).toBe(hardFirst);
    expect(await front(easy, hard)).not.toBe(hardFirst);
  });

  test.each([
    [['puzzles', '1', '--paper', 'a5'], 'unjam: --paper without --as pdf; expected it, or -o FILE.pdf'],
    [['generate', '--title', 'Jams'], 'unjam: --title without --as pdf; expected it, or -o FILE.pdf'],
    [['show', g2, '--sort', 'difficulty'], 'unjam: --sort with --as text; expected --as pdf'],
  ])('%j is refused', async (words, problem) => {
    expect(await unjamHere(words)).toEqual({ status: 2, stdout: '', stderr: `${problem}\n` });
  });

  test('boards that cannot be solved are left out', async () => {
    const folder = scratch();
    const ended = await unjamHere(['show', g2, 'XX.A\n...A\n...A\n...A', '--as', 'pdf', '--json'], {
      cwd: folder,
    });
    expect(ended.status).toBe(1);
    expect(ended.stderr).toBe('board: unsolvable: no sequence of moves leads to the exit\n');
    const [record] = records(ended);
    expect(record).toMatchObject({ as: 'pdf', cards: 1 });
    expect(pagesOf(Buffer.from(String(record?.picture), 'base64'))).toHaveLength(2);
  });
});

describe('refusals, in one line', () => {
  test.each([
    [['--as', 'text', '--width', '100'], 'unjam: --width with --as text; expected --as svg, png, gif'],
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

describe('pddl', () => {
  test('has a domain and a problem', async () => {
    const { stdout, status } = await unjamHere(['convert', g2, '--to', 'pddl']);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /\n\(define \(domain unjam\)\n[\s\S]*\n\(define \(problem board\)\n[\s\S]*\)\)\)\n$/,
    );
    const folder = scratch();
    await unjamHere(['convert', seeds, '--to', 'pddl', '-o', folder]);
    expect(readdirSync(folder)).toEqual(readdirSync(seeds).map((file) => `${basename(file, '.txt')}.pddl`));
    expect(readFileSync(join(folder, 'g2.pddl'), 'utf8')).toBe(stdout);
  });

  test('cannot be read', async () => {
    const ended = await unjamHere(['solve', g2, '--format', 'pddl']);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(ended.stderr).toMatch(
      /^unjam: unknown format 'pddl'; expected grid, [a-z, ]*json, [a-z, ]* \(see 'unjam solve --help'\)\n$/,
    );
  });
});
