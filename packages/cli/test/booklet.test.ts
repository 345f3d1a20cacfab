// Boards and their solutions as cards in one PDF, through the built command.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { records, scratch, seeds } from './command.ts';
import { unjamHere } from './in-process.ts';
import { shown } from './shown-picture.ts';

const hardest = join(seeds, 'hardest.txt');
const g2 = join(seeds, 'g2.txt');

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
const canRead = spawnSync('pdftotext', ['-v']).status === 0;
if (!canDraw || !canRead)
  console.warn(
    'SKIPPED: the look at the pages of cards, or what is read in them; there is no program pdftoppm or pdftotext',
  );

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

test.each([
  ['ja', '渋滞パズル傑作選「達人編」', '髙橋 凜・山﨑 太郎'],
  ['zh', '交通堵塞谜题精选——“大师”篇', '王婷、李昊'],
  ['ar', 'ألغاز المرور الصعبة', 'محمّد الأمين'],
])(
  'in %s, with a title and an author in its letters, without any other package',
  async (language, title, author) => {
    const folder = scratch();
    const words = ['puzzles', '1', '2', '--language', language, '--title', title, '--author', author];
    const ended = await unjamHere([...words, '--title-page', '-o', 'jams.pdf'], { cwd: folder });
    expect(ended).toMatchObject({ status: 0, stderr: '' });
    expect(pagesOf(readFileSync(join(folder, 'jams.pdf')))).toHaveLength(4);
    if (!canRead) return;
    const { stdout } = spawnSync('pdftotext', ['jams.pdf', '-'], { cwd: folder, encoding: 'utf8' });
    // without the marks that say in which direction a part is read
    const lines = stdout
      .replaceAll(/[\u202a-\u202e]/g, '')
      .split(/[\n\f]/)
      .filter((line) => line !== '');
    expect(lines.slice(0, 2)).toEqual([title, author]);
    expect(lines).toContain('Jam 2');
  },
);

test.skipIf(!canRead)(
  'names and solutions can be searched and copied, without the labels of cars',
  async () => {
    const folder = scratch();
    const words = ['--title', 'Jams & more', '--solutions', 'end', '--per-page', '1'];
    writeFileSync(join(folder, 'jams.pdf'), await shown([g2, '--as', 'pdf', ...words]));
    const { stdout } = spawnSync('pdftotext', ['-layout', 'jams.pdf', '-'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const pages = stdout.split('\f').map((page) => page.split(/\s+/).filter(Boolean).join(' '));
    expect(pages).toEqual([
      '1 8 moves g2 beginner Jams & more 1',
      expect.stringMatching(
        /^1 8 moves · 16 steps g2 1( [a-z@][←→↑↓]\d){6} 7( [a-z@][←→↑↓]\d){2} Jams & more 2$/,
      ),
      '',
    ]);
  },
);

test('letters that nothing has are asked for, or printed as boxes', async () => {
  const folder = scratch();
  const printed = (title: string) =>
    unjamHere(['puzzles', '1', '--title', title, '-o', 'jams.pdf'], { cwd: folder });
  expect(await printed('교통 체증')).toMatchObject({
    status: 2,
    stderr:
      'unjam: no letters for "교통체증"; expected a package of fonts that has them: run npm install @fontsource/noto-sans-kr here, then this command again\n',
  });
  expect(readdirSync(folder)).toEqual([]);
  expect(await printed('Jams 🚗')).toMatchObject({
    status: 0,
    stderr: 'unjam: no letters for "🚗": boxes with their numbers are printed\n',
  });
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
